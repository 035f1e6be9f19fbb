/**
 * The academy's promises in numbers, from its settings, as every sentence about them is filled: none is typed anywhere else.
 */
import { membershipRefundDays } from '../settings/membership.ts';
import type { AcademySettings } from '../settings/settings.ts';
import { agencyNames, firstAgencies } from '../settings/payees.ts';
import { checksInWords, type CheckWords } from '../../platform/time/checks-in-words.ts';
import { count, type CountForms } from '../../platform/i18n/count.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { dateInMorocco, formatDate } from '../../platform/time/calendar-date.ts';
import type { Course } from '../../catalogue/courses/course.ts';
import type { Order } from '../../selling/orders/order.ts';

/** How a language counts days and hours. */
export type LengthForms = {
  /** After a preposition: 'within 2 days', 'خلال يومين'. */
  days: CountForms;
  /** Without one: 'you have 2 days', 'لكِ يومان'. */
  daysAlone: CountForms;
  /** After a preposition. */
  hours: CountForms;
  /** From when the days of the right to change one's mind count, after them. */
  since: {
    payment: string;
    /** Of any course: of one sold by groups their first session counts too. */
    course: string;
    beginning: (day: string) => string;
  };
  /** When staff look for transfers. */
  checks: CheckWords;
};

/** Names ending in `Alone` are for where no preposition goes before. */
export function policyValues(settings: AcademySettings, forms: LengthForms, locale: Locale) {
  const policy = settings.refundPolicy;
  const days = (n: number) => count(n, forms.days, locale);
  const daysAlone = (n: number) => count(n, forms.daysAlone, locale);
  const hours = (n: number) => count(n, forms.hours, locale);
  return {
    courseDays: days(policy.courseDays),
    courseDaysAlone: daysAlone(policy.courseDays),
    courseRight: `${days(policy.courseDays)} ${forms.since.course}`,
    shopDays: days(policy.shopDays),
    shopDaysAlone: daysAlone(policy.shopDays),
    communityDays: days(policy.communityDays),
    communityDaysAlone: daysAlone(policy.communityDays),
    monthDays: days(membershipRefundDays(policy.communityDays, 1)),
    graceDays: days(settings.membershipGraceDays ?? 0),
    workshopHours: hours(policy.workshopHoursBefore),
    consultationHours: hours(policy.consultationHoursBefore),
    paidBack: days(policy.paidBackWithinDays),
    accessHours: hours(settings.accessWithinHours),
    orderExpiry: days(settings.orderExpiryDays),
    transferCheck: checksInWords(settings.transferChecks, forms.checks, locale),
    agencies: agencyNames(settings.cashAgency ?? { agencies: firstAgencies }, locale),
    email: settings.email,
    platform: new URL(settings.learningPlatformUrl).hostname,
  };
}

/** From when the right to change one's mind about a course counts, on pages that sell it. */
export const sinceOfCourse = ({ courseType }: Pick<Course, 'courseType'>, { since }: LengthForms): string =>
  courseType === 'live' ? since.course : since.payment;

/** The same right of one order, after a preposition: '7 days from your payment'. `paidAt`: null while it is not paid. */
export function rightInWords(
  order: Pick<Order, 'refundDays' | 'itemKind' | 'beginsOn'>,
  settings: Pick<AcademySettings, 'refundPolicy'>,
  { paidAt, forms, locale }: { paidAt: Date | null; forms: LengthForms; locale: Locale },
): string {
  const { since: words } = forms;
  const days = count(refundDaysOf(order, settings), forms.days, locale);
  const since =
    paidAt === null
      ? words[order.beginsOn === null ? 'payment' : 'course']
      : sinceInWords(rightSince(order, dateInMorocco(paidAt)), forms, locale);
  return `${days} ${since}`;
}

export const sinceInWords = ({ what, on }: Since, { since }: LengthForms, locale: Locale): string =>
  what === 'payment' ? since.payment : since.beginning(formatDate(on, locale));

export type PolicyValues = ReturnType<typeof policyValues>;

/** Days from the payment, as promised when the order was placed; orders from before this was kept have today's. */
export const refundDaysOf = (
  { refundDays, itemKind }: Pick<Order, 'refundDays' | 'itemKind'>,
  { refundPolicy }: Pick<AcademySettings, 'refundPolicy'>,
): number => {
  if (refundDays !== null) return refundDays;
  if (itemKind === 'membership') return refundPolicy.communityDays;
  return itemKind === 'product' ? refundPolicy.shopDays : refundPolicy.courseDays;
};

/** 'YYYY-MM-DD' in Morocco. 'payment' also where what was bought had begun by then. */
export type Since = { what: 'payment' | 'beginning'; on: string };

/**
 * The right to change one's mind is counted from the later of two days: of the payment, and of the beginning of what was
 * bought, so that nobody has to decide about a course before they have seen it.
 */
export const rightSince = ({ beginsOn }: Pick<Order, 'beginsOn'>, paidOn: string): Since =>
  beginsOn !== null && beginsOn > paidOn
    ? { what: 'beginning', on: beginsOn }
    : { what: 'payment', on: paidOn };

/** The settings as they were promised to this order: a policy that changed since does not touch it. Older orders have today's. */
export const promisedTo = (
  { refundDays }: Pick<Order, 'refundDays'>,
  settings: AcademySettings,
): AcademySettings =>
  refundDays === null
    ? settings
    : { ...settings, refundPolicy: { ...settings.refundPolicy, courseDays: refundDays } };
