/** The facts about a course paid in parts for its e-mails, read when the e-mail is sent. */
import type { Handle } from '../../platform/db/handle.ts';
import { findEntitlement } from '../access/access.service.ts';
import { lastDayOf, nextPart, paidOf, statusOfPart } from '../instalments/instalment-plan.ts';
import { findPlanOf, type KeptPart } from '../instalments/instalment-plans.service.ts';
import { grantsAccess, type Order } from '../orders/order.ts';
import { findOrder } from '../orders/orders.service.ts';
import { dateInMorocco, formatDate } from '../../platform/time/calendar-date.ts';
import { formatMad } from '../../platform/money/money.ts';
import { pathIn } from '../../platform/i18n/locale.ts';
import {
  type EmailContext,
  paragraph,
  wordsFor,
  type Block,
  type Fact,
} from '../../academy/emails/email-content.ts';
import { leftAfter } from '../../catalogue/courses/instalment-terms.ts';

/** Centimes of MAD; days as 'YYYY-MM-DD' in Morocco. */
export type PlanFacts = {
  /** Which part the e-mail's order is; 1 is the deposit. */
  number: number;
  of: number;
  course: string;
  totalCentimes: number;
  leftCentimes: number;
  /** Once the part of the e-mail, and all before it, are paid. */
  leftAfterCentimes: number;
  /** The part that is to be paid next; null when nothing is. */
  next:
    | (Pick<KeptPart, 'number' | 'amountCentimes'> & { dueOn: string; lastDay: string; isChecked: boolean })
    | null;
  isPaused: boolean;
  depositToken: string;
  today: string;
};

/** Null for an order without a plan. */
export async function readPlanFacts(db: Handle, order: Order, now: Date): Promise<PlanFacts | null> {
  if (order.itemKind !== 'course' && order.itemKind !== 'instalment') return null;
  const plan = await findPlanOf(db, order.id);
  const deposit = plan && (await findOrder(db, plan.orderId));
  if (!plan || !deposit) return null;
  const today = dateInMorocco(now);
  const number = plan.parts.find(({ orderId }) => orderId === order.id)?.number ?? 1;
  const next = grantsAccess(deposit.status) ? nextPart(plan) : null;
  return {
    number,
    of: plan.parts.length + 1,
    course: deposit.description,
    totalCentimes: plan.totalCentimes,
    leftCentimes: plan.totalCentimes - paidOf(plan, grantsAccess(deposit.status)),
    leftAfterCentimes: leftAfter(plan, number),
    next:
      next === null || next.dueOn === null
        ? null
        : {
            number: next.number,
            amountCentimes: next.amountCentimes,
            dueOn: next.dueOn,
            lastDay: lastDayOf(next.dueOn, plan.graceDays),
            isChecked: statusOfPart(plan, next, today) === 'checked',
          },
    isPaused: ((await findEntitlement(db, plan.orderId))?.pausedAt ?? null) !== null,
    depositToken: deposit.token,
    today,
  };
}

/** What e-mails about an order need of the plan it belongs to. */
export type AboutPlan = EmailContext & { plan: PlanFacts };

export const money = ({ order }: EmailContext, centimes: number): string => formatMad(centimes, order.locale);

export const day = ({ order }: EmailContext, date: string): string => formatDate(date, order.locale);

/** The page with all parts. */
export const planUrl = ({ order, publicOrigin, plan }: AboutPlan): string =>
  `${publicOrigin}${pathIn(order.locale, `/orders/${plan.depositToken}/instalments`)}`;

/** Which part of which whole an amount is; nothing for an order that is paid at once. */
export function planRows(context: EmailContext): Fact[] {
  const { plan } = context;
  if (!plan) return [];
  const { rows } = wordsFor(context).instalments;
  return [
    // As the pages call it: the parts are what follows.
    { label: plan.number === 1 ? rows.first : rows.part, value: rows.partOf(plan.number, plan.of) },
    { label: rows.whole, value: money(context, plan.totalCentimes) },
    // Of a part that was not found nothing is said as if it had been.
    ...(context.order.status === 'Rejected'
      ? []
      : [{ label: rows.left, value: money(context, plan.leftAfterCentimes) }]),
  ];
}

/** In the e-mail that opens the course: what is still to be paid, and when. */
export function restToPay(context: EmailContext): Block[] {
  const { plan } = context;
  if (!plan || plan.next === null) return [];
  const { instalments: words } = wordsFor(context);
  return [
    paragraph(words.rest(money(context, plan.leftCentimes), day(context, plan.next.dueOn))),
    { kind: 'link', label: words.openPlan, href: planUrl({ ...context, plan }) },
  ];
}
