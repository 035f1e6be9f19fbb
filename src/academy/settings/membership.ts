/** The membership of the community as it is sold: its name on orders, e-mails and receipts. Its price is a setting. */
import type { Localised } from '../../catalogue/courses/course.ts';
import { inEach, type Locale } from '../../platform/i18n/locale.ts';
import { addDays, addMonths, formatDay } from '../../platform/time/calendar-date.ts';
import type { AcademySettings } from './settings.ts';

export const membership: { slug: string; name: Localised<string> } = {
  slug: 'clarity-community',
  name: {
    en: 'Clarity Community + Live Calls + Support Group',
    ar: 'مجتمع وضوح + لقاءات مباشرة + مجموعة دعم',
    fr: 'Communauté Clarté + rencontres en direct + groupe de soutien',
  },
};

const lengths: Record<number, Localised<string>> = {
  1: { en: '1 month', ar: 'شهر', fr: '1 mois' },
  12: { en: '1 year', ar: 'سنة', fr: '1 an' },
};

/** As an order names it: with its length, where it has one. */
export const membershipName = (months: number | null | undefined): Localised<string> => {
  const { name } = membership;
  const length = lengths[months ?? 0];
  return length === undefined ? name : inEach((one) => `${name[one]} (${length[one]})`);
};

type Prices = Pick<
  AcademySettings,
  'membershipPriceCentimes' | 'membershipMonthCentimes' | 'membershipYearCentimes'
>;

/** What it costs for so many months, or for good, in centimes of MAD; null where it is not offered for so long. */
export function membershipPrice(settings: Prices, months: number | undefined): number | null {
  if (months === undefined) return settings.membershipPriceCentimes;
  const { membershipMonthCentimes: month, membershipYearCentimes: year } = settings;
  return (months === 1 ? month : months === 12 ? year : null) ?? null;
}

/** The lengths on offer with their prices, for good first. */
export const membershipOffers = (settings: Prices) =>
  [undefined, 1, 12].flatMap((months) => {
    const centimes = membershipPrice(settings, months);
    return centimes === null ? [] : [{ months, centimes }];
  });

/** For how many days a month may be given back, where the policy of the community allows more: else it could be had for nothing. */
const mostRefundDaysOfMonth = 7;

/** For how many days from the payment a membership may be given back. */
export const membershipRefundDays = (communityDays: number, months: number | undefined): number =>
  months === 1 ? Math.min(communityDays, mostRefundDaysOfMonth) : communityDays;

/** A paid membership for a time. Days are 'YYYY-MM-DD' in Morocco. `takenBackOn`: when a refund ended it. */
export type Term = { paidOn: string; months: number; takenBackOn: string | null };

/**
 * The last day of each of somebody's terms, in the order they were paid. One begins on the day it is paid, or where the one before
 * ends if that still runs; one that was taken back keeps the days that had passed. Months that follow each other are counted from
 * their first day: from 31 January two months lead to 31 March.
 */
export function endsOf(terms: readonly Term[]): string[] {
  let run = { from: '', months: 0, end: '' };
  return terms.map(({ paidOn, months, takenBackOn }) => {
    const before = run.end >= paidOn ? run : { from: paidOn, months: 0, end: paidOn };
    const sum = before.months + months;
    const end = addMonths(before.from, sum);
    const isWhole = takenBackOn === null || takenBackOn >= end;
    if (isWhole) run = { from: before.from, months: sum, end };
    else run = takenBackOn > before.end ? { from: takenBackOn, months: 0, end: takenBackOn } : before;
    return end;
  });
}

/** The reminders that a membership ends, in their order: a week before, on its last day, and on the last day of grace. */
export type Ending = 'week' | 'day' | 'grace';

/** Which reminder is due on a day; 'over' after the days of grace, null more than a week before. */
export function endingOn(today: string, endsOn: string, graceDays: number): Ending | 'over' | null {
  const closesOn = addDays(endsOn, graceDays);
  if (today > closesOn) return 'over';
  if (today < endsOn) return today < addDays(endsOn, -7) ? null : 'week';
  return today === closesOn && today > endsOn ? 'grace' : 'day';
}

/** The last day of a membership and the last one of its grace, as people read them. */
export function endingDays(
  endsOn: string,
  { membershipGraceDays = 0 }: Pick<AcademySettings, 'membershipGraceDays'>,
  locale: Locale,
): { ends: string; closesOn: string } {
  const closes = addDays(endsOn, membershipGraceDays);
  return { ends: formatDay(endsOn, locale), closesOn: formatDay(closes, locale) };
}

/** As members call it: what comes with it follows a plus. */
export const shortName = (name: string): string => name.split(' + ')[0] ?? name;

/** A member whose access to the community was checked. */
export type Viewer = {
  memberId: string;
  /** Staff: may write announcements, and are marked as the team. */
  isTeam: boolean;
  /** The last day of a membership for a time, 'YYYY-MM-DD' in Morocco; left out where it has no end. */
  endsOn?: string;
};
