/** What the page of a plan tells, in words: how it stands, every part with its day, and what can be done. */
import { announcedDaysBefore, type PartStanding, termsOf, totalOfTerms } from '../instalment-plan.ts';
import { canReopen, hasReceipt, isPayable } from '../../orders/order.ts';
import { formatMad } from '../../../platform/money/money.ts';
import { count } from '../../../platform/i18n/count.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { dateInMorocco, formatDate } from '../../../platform/time/calendar-date.ts';
import type { Words } from '../../../words.ts';
import type { PlanPartView, PlanView } from '../instalments.service.ts';
import type { Links } from '../../site/links.ts';
import type { BadgeTone } from '../../../platform/ui/badge.tsx';
import type { CourseOnOffer } from '../../catalogue/read-catalogue.service.ts';

/** How a course can be paid in parts, said before it is ordered: every amount, and when. */
export type InParts = {
  /** Centimes of MAD. */
  depositCentimes: number;
  title: string;
  rows: { when: string; amount: string }[];
  totalCentimes: number;
  terms: string;
};

/** Null for a course that is paid at once. */
export function inPartsOf(
  { course, offer }: CourseOnOffer,
  say: Pick<Words, 'instalments' | 'refunds'>,
  locale: Locale,
): InParts | null {
  const terms = termsOf(course);
  if (terms === null || offer === null) return null;
  const { choice } = say.instalments;
  const money = (centimes: number) => formatMad(centimes, locale);
  const days = (n: number) => count(n, say.refunds.days, locale);
  return {
    depositCentimes: terms.depositCentimes,
    title: count(terms.parts.length + 1, choice.parts, locale),
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

/** One line near the price: 'or 900 MAD now and 3 × 500 MAD'. */
export function mentionOfParts(
  { course, offer }: CourseOnOffer,
  { mention }: Words['instalments'],
  locale: Locale,
): string | null {
  const terms = termsOf(course);
  if (terms === null || offer === null) return null;
  const money = (centimes: number) => formatMad(centimes, locale);
  const deposit = money(terms.depositCentimes);
  const [first, ...others] = terms.parts;
  if (first === undefined) return null;
  const areEqual = others.every(({ amountCentimes }) => amountCentimes === first.amountCentimes);
  if (!areEqual) return mention.other(deposit, money(totalOfTerms(terms) - terms.depositCentimes));
  const amount = money(first.amountCentimes);
  return others.length === 0
    ? mention.one(deposit, amount)
    : mention.equal(deposit, terms.parts.length, amount);
}

type Telling = { say: Pick<Words, 'instalments' | 'refunds'>; links: Links; locale: Locale };

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

const tones: Record<PartStanding, BadgeTone> = {
  paid: 'success',
  ended: 'plain',
  checked: 'info',
  waiting: 'plain',
  coming: 'plain',
  due: 'warning',
  grace: 'warning',
  late: 'error',
};

/** How the whole plan stands, the most pressing first. */
export function standingOfPlan(plan: PlanView): keyof Words['instalments']['page']['standing'] {
  if (plan.endedAt !== null) return 'ended';
  if (plan.completedAt !== null) return 'completed';
  const next = plan.parts.find(({ number }) => number === plan.next);
  if (next === undefined) return 'waiting';
  if (plan.pausedAt !== null) return next.standing === 'checked' ? 'pausedChecked' : 'paused';
  if (next.standing === 'checked' || next.standing === 'due' || next.standing === 'grace')
    return next.standing;
  return 'running';
}

function standingText(plan: PlanView, { say, locale }: Telling): string {
  const { standing } = say.instalments.page;
  const kind = standingOfPlan(plan);
  if (kind === 'running') return standing.running(formatMad(plan.leftCentimes, locale));
  if (kind !== 'grace') return standing[kind];
  const lastDay = plan.parts.find(({ number }) => number === plan.next)?.lastDay ?? null;
  return standing.grace(lastDay === null ? '' : formatDate(lastDay, locale));
}

const day = (date: string, locale: Locale): string => formatDate(date, locale);

function whenOf(part: PlanPartView, { say, locale }: Telling): string {
  const { page } = say.instalments;
  if (part.paidAt !== null) return page.paidOn(day(dateInMorocco(part.paidAt), locale));
  if (part.dueOn !== null) return page.dueOn(day(part.dueOn, locale));
  return page.afterFirst(count(part.afterDays, say.refunds.days, locale));
}

function partOnPage(plan: PlanView, part: PlanPartView, telling: Telling): PartOnPage {
  const { say, links, locale } = telling;
  const { page } = say.instalments;
  const { standing, order } = part;
  const amount = formatMad(part.amountCentimes, locale);
  const isNext = part.number === plan.next && standing !== 'checked';
  const isBegun = order !== null && (isPayable(order.status) || canReopen(order.status));
  return {
    number: part.number,
    title: page.part(part.number, plan.parts.length + 1),
    amount,
    when: whenOf(part, telling),
    state: page.states[standing],
    tone: tones[standing],
    isPaid: standing === 'paid',
    pay: isNext ? (isBegun ? page.payOn(amount) : page.pay(amount)) : null,
    hint: isNext && standing === 'coming' ? page.early : null,
    order: order && { number: order.number, href: links.order(order.token) },
    receipt:
      order !== null && part.paidAt !== null && hasReceipt(order.status) ? links.receipt(order.token) : null,
  };
}

function depositOnPage(plan: PlanView, { say, links, locale }: Telling): PartOnPage {
  const { page } = say.instalments;
  const { deposit } = plan;
  const isPaid = deposit.status === 'Payment Confirmed';
  const standing = isPaid ? 'paid' : plan.endedAt === null ? 'open' : 'ended';
  const amount = formatMad(deposit.amountCentimes, locale);
  return {
    number: 1,
    title: page.deposit,
    amount,
    when:
      deposit.paidAt === null
        ? say.instalments.choice.now
        : page.paidOn(day(dateInMorocco(deposit.paidAt), locale)),
    state: page.states[standing],
    tone: isPaid ? 'success' : standing === 'open' ? 'warning' : 'plain',
    isPaid,
    pay: null,
    hint: null,
    order: { number: deposit.number, href: links.order(deposit.token) },
    receipt: hasReceipt(deposit.status) ? links.receipt(deposit.token) : null,
  };
}

export function planPage(plan: PlanView, telling: Telling) {
  const { say, locale } = telling;
  const { page } = say.instalments;
  const money = (centimes: number) => formatMad(centimes, locale);
  return {
    course: plan.deposit.description,
    kind: standingOfPlan(plan),
    paidOf: page.of(money(plan.paidCentimes), money(plan.totalCentimes)),
    text: standingText(plan, telling),
    parts: [depositOnPage(plan, telling), ...plan.parts.map((part) => partOnPage(plan, part, telling))],
    figures: [
      { label: page.whole, value: money(plan.totalCentimes) },
      { label: page.paidSoFar, value: money(plan.paidCentimes) },
      ...(plan.endedAt === null ? [{ label: page.left, value: money(plan.leftCentimes) }] : []),
    ],
    rules: [
      page.ruleByHand,
      page.ruleReminder(count(announcedDaysBefore, say.refunds.days, locale)),
      ...(plan.graceDays > 0 ? [page.ruleGrace(count(plan.graceDays, say.refunds.days, locale))] : []),
      page.ruleAfterLast,
    ],
    isOver: plan.endedAt !== null || plan.completedAt !== null,
  };
}

export type PlanOnPage = ReturnType<typeof planPage>;
