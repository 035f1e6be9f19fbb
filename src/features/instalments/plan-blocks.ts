/** What letters about an order say of the plan it belongs to. */
import { formatMad } from '../../platform/money/money.ts';
import { pathIn } from '../../platform/i18n/locale.ts';
import { formatDate } from '../../platform/time/calendar-date.ts';
import { type Block, type Fact, type LetterContext, paragraph, wordsFor } from '../emails/letter.ts';
import type { PlanFacts } from './plan-facts.service.ts';

export type AboutPlan = LetterContext & { plan: PlanFacts };

export const money = ({ order }: LetterContext, centimes: number): string =>
  formatMad(centimes, order.locale);

export const day = ({ order }: LetterContext, date: string): string => formatDate(date, order.locale);

/** The page with all parts. */
export const planUrl = ({ order, publicOrigin, plan }: AboutPlan): string =>
  `${publicOrigin}${pathIn(order.locale, `/orders/${plan.depositToken}/instalments`)}`;

/** Which part of which whole an amount is; nothing for an order that is paid at once. */
export function planRows(context: LetterContext): Fact[] {
  const { plan } = context;
  if (!plan) return [];
  const { rows } = wordsFor(context).instalments;
  return [
    { label: rows.part, value: rows.partOf(plan.number, plan.of) },
    { label: rows.whole, value: money(context, plan.totalCentimes) },
    { label: rows.left, value: money(context, plan.leftAfterCentimes) },
  ];
}

/** In the letter that opens the course: what is still to be paid, and when. */
export function restToPay(context: LetterContext): Block[] {
  const { plan } = context;
  if (!plan || plan.next === null) return [];
  const { instalments: words } = wordsFor(context);
  return [
    paragraph(words.rest(money(context, plan.leftCentimes), day(context, plan.next.dueOn))),
    { kind: 'link', label: words.openPlan, href: planUrl({ ...context, plan }) },
  ];
}
