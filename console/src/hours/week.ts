/** Hours while they are edited, and which bookings they cover. Everything on Morocco's clock. */
import { dayInMorocco, typedMoment } from '../morocco.ts';
import { type ConsoleLocale, formatTags } from '../locale.ts';
import type { DoneOf } from '../api.ts';

type HoursWhole = DoneOf<'GET hours/{expert}'>;

/** 1 is Monday; 1 January 2024 was one. */
export const weekdayName = (weekday: number, locale: ConsoleLocale): string =>
  new Intl.DateTimeFormat(formatTags[locale], { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, 0, weekday)),
  );

const two = (n: number): string => String(n).padStart(2, '0');
/** '10:00' */
export const timeOf = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

export type WeeklyTimes = HoursWhole['hours'][number];
export type SpecialDay = HoursWhole['days'][number];
export type Booked = HoursWhole['coming'][number];

/** As typed in the fields. */
export type Draft = {
  hours: WeeklyTimes[];
  days: SpecialDay[];
  meetingUrl: string;
  bufferMinutes: string;
  noticeHours: string;
  horizonDays: string;
};
export type Window = { from: number; until: number };

/** The part of a day that is drawn, widened by open times outside it. */
export const usual: Window = { from: 7 * 60, until: 21 * 60 };

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const dayMinutes = 1_440;

export const draftOf = (read: HoursWhole): Draft => ({
  hours: read.hours,
  days: read.days,
  meetingUrl: read.meetingUrl,
  bufferMinutes: String(read.bufferMinutes),
  noticeHours: String(read.noticeHours),
  horizonDays: String(read.horizonDays),
});

/** Text that is no number becomes one that does not fit. */
const numberIn = (text: string): number => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : -1);

export const bodyOf = (draft: Draft, seen: string | null) => ({
  ...draft,
  meetingUrl: draft.meetingUrl.trim(),
  bufferMinutes: numberIn(draft.bufferMinutes),
  noticeHours: numberIn(draft.noticeHours),
  horizonDays: numberIn(draft.horizonDays),
  seen,
});

/** Minutes after midnight. 23:59 counts as the end of the day, which a time field cannot hold. Null while it is typed. */
export function minuteOf(time: string): number | null {
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  if (hour === undefined || minute === undefined) return null;
  const minutes = Number(hour) * 60 + Number(minute);
  return minutes === dayMinutes - 1 ? dayMinutes : minutes;
}

/** Merges times that touch or overlap; incomplete ones are ignored. */
export function joined(times: readonly { from: string; until: string }[]): Window[] {
  const windows = times.flatMap(({ from: first, until: last }) => {
    const [from, until] = [minuteOf(first), minuteOf(last)];
    return from === null || until === null || until <= from ? [] : [{ from, until }];
  });
  const whole: Window[] = [];
  for (const { from, until } of windows.sort((a, b) => a.from - b.from)) {
    const last = whole.at(-1);
    if (last && from <= last.until) last.until = Math.max(last.until, until);
    else whole.push({ from, until });
  }
  return whole;
}

export const windowsOf = (weekday: number, { hours }: Draft): Window[] =>
  joined(hours.filter((one) => one.weekday === weekday));

/** 1 is Monday. */
const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

function windowsOn(date: string, draft: Draft): Window[] {
  const special = draft.days.filter((day) => day.date === date);
  if (special.some(({ kind }) => kind === 'closed')) return [];
  return special.length > 0 ? joined(special) : windowsOf(weekdayOf(date), draft);
}

/** The day of the booking in Morocco, 'YYYY-MM-DD'. */
export const dateOf = (iso: string): string => dayInMorocco(new Date(iso));

/** 'HH:MM' in Morocco. */
export const clockAt = (iso: string): string => typedMoment(new Date(iso)).slice(11);

export function isOutside({ startsAt, endsAt }: Booked, draft: Draft): boolean {
  const from = minuteOf(clockAt(startsAt)) ?? 0;
  const until = from + (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
  return !windowsOn(dateOf(startsAt), draft).some((open) => open.from <= from && until <= open.until);
}
