/** The page of a plan in words: its status, every part with its day, and what can be done. */
import { announcedDaysBefore, type PartStatus } from '../instalment-plan.ts';
import { canReopen, hasReceipt, isPayable } from '../../orders/order.ts';
import { formatMad } from '../../../platform/money/money.ts';
import { count } from '../../../platform/i18n/count.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { dateInMorocco, formatDate } from '../../../platform/time/calendar-date.ts';
import type { Words } from '../../../words.ts';
import type { PlanPartView, PlanView } from '../../checkout/instalments.service.ts';
import type { Links } from '../../../academy/frame/links.ts';
import type { BadgeTone } from '../../../platform/ui/badge.tsx';
import {
  type InstalmentTerms,
  totalOfTerms,
  equalPart,
} from '../../../catalogue/courses/instalment-terms.ts';

/** How a course can be paid in parts, shown before that is chosen: every amount, and when. */
export type InParts = {
  /** Centimes of MAD. */
  depositCentimes: number;
  title: string;
  /** '900 MAD now, then 3 × 500 MAD.' */
  line: string;
  rows: { when: string; amount: string }[];
  totalCentimes: number;
  terms: string;
};

export function inPartsOf(
  terms: InstalmentTerms,
  t: Pick<Words, 'instalments' | 'refunds'>,
  locale: Locale,
): InParts {
  const { choice } = t.instalments;
  const equal = equalPart(terms);
  const money = (centimes: number) => formatMad(centimes, locale);
  const days = (n: number) => count(n, t.refunds.days, locale);
  return {
    depositCentimes: terms.depositCentimes,
    title: count(terms.parts.length + 1, choice.parts, locale),
    line:
      equal === null
        ? choice.unequal(money(terms.depositCentimes), money(totalOfTerms(terms) - terms.depositCentimes))
        : terms.parts[0] && terms.parts.length === 1
          ? choice.one(money(terms.depositCentimes), money(equal), days(terms.parts[0].afterDays))
          : choice.equal(money(terms.depositCentimes), terms.parts.length, money(equal)),
    rows: [
      { when: choice.now, amount: money(terms.depositCentimes) },
      ...terms.parts.map(({ afterDays, amountCentimes }) => ({
        when: choice.after(days(afterDays)),
        amount: money(amountCentimes),
      })),
    ],
    totalCentimes: totalOfTerms(terms),
    terms: terms.graceDays > 0 ? choice.terms(days(terms.graceDays)) : choice.termsWithoutGrace,
  };
}

/** What paying at once costs as the page shows it, centimes of MAD; `byCode`: with a coupon, which no plan takes. */
export type AtOnce = { centimes: number; byCode: boolean };

/** How the parts together compare with paying at once; null where they are less. */
export function compareParts(
  { totalCentimes }: Pick<InParts, 'totalCentimes'>,
  { centimes, byCode }: AtOnce,
  words: Words['instalments']['choice'],
  locale: Locale,
): string | null {
  const more = totalCentimes - centimes;
  if (more === 0) return words.same;
  if (more < 0) return null;
  return (byCode ? words.dearerByCode : words.dearer)(formatMad(more, locale));
}

type InLocale = { t: Pick<Words, 'instalments' | 'refunds'>; links: Links; locale: Locale };

export type PartOnPage = {
  number: number;
  title: string;
  amount: string;
  when: string;
  state: string;
  tone: BadgeTone;
  isPaid: boolean;
  /** The label of the button that pays it; only on the one part that can be paid now. */
  pay: string | null;
  hint: string | null;
  order: { number: string; href: string } | null;
  receipt: string | null;
};

const tones: Record<PartStatus, BadgeTone> = {
  paid: 'success',
  ended: 'plain',
  checked: 'info',
  waiting: 'plain',
  coming: 'plain',
  due: 'warning',
  grace: 'warning',
  late: 'error',
};

/** The status of the whole plan, the most pressing first. */
export function statusOfPlan(plan: PlanView): keyof Words['instalments']['page']['status'] {
  if (plan.endedAt !== null) return 'ended';
  if (plan.completedAt !== null) return 'completed';
  const next = plan.parts.find(({ number }) => number === plan.next);
  if (next === undefined) return 'waiting';
  if (plan.pausedAt !== null) return next.status === 'checked' ? 'pausedChecked' : 'paused';
  if (next.status === 'checked' || next.status === 'due' || next.status === 'grace') return next.status;
  return 'running';
}

function statusText(plan: PlanView, { t, locale }: InLocale): string {
  const { status } = t.instalments.page;
  const kind = statusOfPlan(plan);
  if (kind === 'running') return status.running(formatMad(plan.leftCentimes, locale));
  if (kind !== 'grace') return status[kind];
  const lastDay = plan.parts.find(({ number }) => number === plan.next)?.lastDay ?? null;
  return status.grace(lastDay === null ? '' : formatDate(lastDay, locale));
}

const day = (date: string, locale: Locale): string => formatDate(date, locale);

function whenOf(part: PlanPartView, { t, locale }: InLocale): string {
  const { page } = t.instalments;
  if (part.paidAt !== null) return page.paidOn(day(dateInMorocco(part.paidAt), locale));
  if (part.dueOn !== null) return page.dueOn(day(part.dueOn, locale));
  return page.afterFirst(count(part.afterDays, t.refunds.days, locale));
}

function partOnPage(plan: PlanView, part: PlanPartView, inLocale: InLocale): PartOnPage {
  const { t, links, locale } = inLocale;
  const { page } = t.instalments;
  const { status, order } = part;
  const amount = formatMad(part.amountCentimes, locale);
  const isNext = part.number === plan.next && status !== 'checked';
  const isBegun = order !== null && (isPayable(order.status) || canReopen(order.status));
  return {
    number: part.number,
    title: page.part(part.number, plan.parts.length + 1),
    amount,
    when: whenOf(part, inLocale),
    state: page.states[status],
    tone: tones[status],
    isPaid: status === 'paid',
    pay: isNext ? (isBegun ? page.payOn(amount) : page.pay(amount)) : null,
    hint: isNext && status === 'coming' ? page.early : null,
    order: order && { number: order.number, href: links.order(order.token) },
    receipt:
      order !== null && part.paidAt !== null && hasReceipt(order.status) ? links.receipt(order.token) : null,
  };
}

function depositOnPage(plan: PlanView, { t, links, locale }: InLocale): PartOnPage {
  const { page } = t.instalments;
  const { deposit } = plan;
  const isPaid = deposit.status === 'Payment Confirmed';
  const status = isPaid ? 'paid' : plan.endedAt === null ? 'open' : 'ended';
  const amount = formatMad(deposit.amountCentimes, locale);
  return {
    number: 1,
    title: page.deposit,
    amount,
    when:
      deposit.paidAt === null
        ? t.instalments.choice.now
        : page.paidOn(day(dateInMorocco(deposit.paidAt), locale)),
    state: page.states[status],
    tone: isPaid ? 'success' : status === 'open' ? 'warning' : 'plain',
    isPaid,
    pay: null,
    hint: null,
    order: { number: deposit.number, href: links.order(deposit.token) },
    receipt: hasReceipt(deposit.status) ? links.receipt(deposit.token) : null,
  };
}

export function planPage(plan: PlanView, inLocale: InLocale) {
  const { t, locale } = inLocale;
  const { page } = t.instalments;
  const money = (centimes: number) => formatMad(centimes, locale);
  return {
    course: plan.deposit.description,
    kind: statusOfPlan(plan),
    paidOf:
      plan.paidCentimes === 0
        ? page.none(money(plan.totalCentimes))
        : page.of(money(plan.paidCentimes), money(plan.totalCentimes)),
    text: statusText(plan, inLocale),
    parts: [depositOnPage(plan, inLocale), ...plan.parts.map((part) => partOnPage(plan, part, inLocale))],
    figures: [
      { label: page.whole, value: money(plan.totalCentimes) },
      { label: page.paidSoFar, value: money(plan.paidCentimes) },
      ...(plan.endedAt === null ? [{ label: page.left, value: money(plan.leftCentimes) }] : []),
    ],
    rules: [
      page.ruleByHand,
      page.ruleReminder(count(announcedDaysBefore, t.refunds.days, locale)),
      ...(plan.graceDays > 0 ? [page.ruleGrace(count(plan.graceDays, t.refunds.days, locale))] : []),
      page.ruleAfterLast,
    ],
    isOver: plan.endedAt !== null || plan.completedAt !== null,
  };
}

export type PlanOnPage = ReturnType<typeof planPage>;
