/** A cohort in words of one language: on cards, pages, in the checkout and in e-mails. All times are Moroccan. */
import { languages } from '../../platform/i18n/languages.ts';
import { isAtOwnPace, type Course } from './course.ts';
import { count, formatNumber } from '../../platform/i18n/count.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { dateInMorocco, daysBetween, hasPassed, writeDate } from '../../platform/time/calendar-date.ts';
import { joinableUntil, type CohortOnOffer } from './cohort.ts';
import { meetingsOf } from './meetings.ts';
import { cohortWords } from './cohort.words.ts';

/** A date without its year means the next one. */
const daysWithoutYear = 300;

type Schedule = Pick<CohortOnOffer, 'startsOn' | 'weekdays' | 'startsAt' | 'weeks' | 'minutes'>;

/** 'Monday 4 January'; with its year where another could be meant, and where it may be read at any time (`now` is null). */
export function formatStart(date: string, locale: Locale, now: Date | null): string {
  const away = now === null ? Infinity : Math.abs(daysBetween(dateInMorocco(now), date));
  const form = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(away > daysWithoutYear ? { year: 'numeric' as const } : {}),
    timeZone: 'UTC',
  } as const;
  return writeDate(new Date(`${date}T00:00:00Z`), form, locale).replaceAll(/[،,]/gu, '');
}

/** 'Tuesdays 20:30', 'Mondays and Thursdays 20:30'; empty for a cohort without live sessions. */
export function formatMeetings(
  { weekdays, startsAt }: Pick<Schedule, 'weekdays' | 'startsAt'>,
  locale: Locale,
): string {
  const words = cohortWords[locale];
  const days = [...weekdays].sort((one, other) => one - other).map((day) => words.weekdays[day - 1] ?? '');
  return days.length === 0 ? '' : words.meets(words.everyWeek(days), startsAt);
}

/** '5 January' */
export const dayAndMonth = (date: string, locale: Locale): string =>
  writeDate(new Date(`${date}T00:00:00Z`), { day: 'numeric', month: 'long', timeZone: 'UTC' }, locale);

/** With the day of its first meeting, where that is another than its start and still to come. */
function meetsIn(cohort: Schedule, locale: Locale, now: Date): Pick<CohortView, 'meets' | 'meetsInMorocco'> {
  const words = cohortWords[locale];
  const meets = formatMeetings(cohort, locale);
  const [first] = meetingsOf(cohort);
  if (first === undefined) return { meets, meetsInMorocco: meets };
  const day = dateInMorocco(first);
  const isTold = day !== cohort.startsOn && !hasPassed(day, now);
  const unparted = dayAndMonth(day, locale).replaceAll(' ', '\u00a0');
  const told = (text: string) => (isTold ? words.first(text, unparted) : text);
  return { meets: told(meets), meetsInMorocco: told(words.inMorocco(meets)) };
}

/** '40 seats' while all are free, '17 of 40 seats left', 'Full'; null without a limit. */
export function formatSeats(
  { seats, seatsLeft }: Pick<CohortOnOffer, 'seats' | 'seatsLeft'>,
  locale: Locale,
): string | null {
  const words = cohortWords[locale];
  if (seats === null || seatsLeft === null) return null;
  if (seatsLeft === 0) return words.full;
  if (seatsLeft === seats) return count(seats, words.seats, locale);
  return words.seatsLeft(formatNumber(seatsLeft, locale), formatNumber(seats, locale));
}

/** '12 live sessions, 90 minutes each'; empty without any. */
export function formatSessions(cohort: Schedule, locale: Locale): string {
  const words = cohortWords[locale];
  const sessions = meetingsOf(cohort).length;
  if (sessions === 0) return '';
  return `${count(sessions, words.sessions, locale)}${languages[locale].comma}${count(cohort.minutes, words.minutes, locale)}`;
}

export type CohortView = {
  id: string;
  /** 'Starts Monday 4 January', 'Began Monday 4 January'. */
  starts: string;
  /** 'Monday 4 January'. */
  day: string;
  /** 'Tuesdays 20:30, first on 5 January'; empty without live sessions. */
  meets: string;
  /** 'Tuesdays 20:30 (Moroccan time), first on 5 January' */
  meetsInMorocco: string;
  /** '12 live sessions, 90 minutes each'; empty without any. */
  sessions: string;
  seats: string | null;
  isFull: boolean;
  /** Of one that has begun: until when somebody new may join. */
  joinUntil: string | null;
};

export function viewCohort(cohort: CohortOnOffer, locale: Locale, now: Date): CohortView {
  const words = cohortWords[locale];
  const day = formatStart(cohort.startsOn, locale, now);
  const hasBegun = hasPassed(cohort.startsOn, now);
  return {
    id: cohort.id,
    day,
    starts: hasBegun ? words.began(day) : words.starts(day),
    ...meetsIn(cohort, locale, now),
    sessions: formatSessions(cohort, locale),
    seats: formatSeats(cohort, locale),
    isFull: cohort.seatsLeft === 0,
    joinUntil: hasBegun ? words.joinUntil(formatStart(joinableUntil(cohort), locale, now)) : null,
  };
}

/**
 * When an order's group begins and meets, for its pages and e-mails, worded so that it stays true whenever it is read. For a
 * recorded `course` taught here: that it is taken at one's own pace.
 */
export function cohortRows(
  cohort: Pick<Schedule, 'startsOn' | 'weekdays' | 'startsAt'> | null,
  locale: Locale,
  course: Pick<Course, 'taughtAt' | 'courseType'> | null = null,
): { label: string; value: string }[] {
  const words = cohortWords[locale];
  if (cohort === null)
    return course && isAtOwnPace(course) ? [{ label: words.facts.begins, value: words.ownPace }] : [];
  const meets = formatMeetings(cohort, locale);
  return [
    { label: words.facts.start, value: formatStart(cohort.startsOn, locale, null) },
    ...(meets === '' ? [] : [{ label: words.facts.live, value: words.inMorocco(meets) }]),
  ];
}
