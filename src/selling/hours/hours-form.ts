/** The form in which an expert's hours are set: read as a whole, or refused with the problem of each field. */
import type { SpecialDay, WeeklyHours } from './slots.ts';

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** Names of the fields: the `row`-th hours of a weekday, and the `row`-th single day. */
export const hourField = (edge: 'from' | 'until', weekday: number, row: number): string =>
  `${edge}-${weekday}-${row}`;
export const dayField = (part: 'date' | 'kind' | 'from' | 'until', row: number): string =>
  `day-${part}-${row}`;

export const mostHoursOfDay = 6;
export const mostDays = 60;

export const limits = {
  bufferMinutes: { least: 0, most: 120 },
  noticeHours: { least: 1, most: 336 },
  horizonDays: { least: 1, most: 180 },
} as const;
type Limited = keyof typeof limits;

export type HoursProblem = 'time' | 'order' | 'date' | 'past' | 'link' | 'number';
export type ReadHours =
  | {
      ok: true;
      value: {
        hours: WeeklyHours[];
        days: SpecialDay[];
        settings: Record<Limited, number> & { meetingUrl: string };
      };
    }
  /** By the name of the field. */
  | { ok: false; problems: Record<string, HoursProblem> };

/** Minutes after midnight of 'HH:MM'; '24:00' is the end of the day. Null for anything else. */
export function minuteOf(text: string): number | null {
  const found = /^([01]?\d|2[0-4]):([0-5]\d)(?::\d\d)?$/.exec(text.trim());
  if (!found) return null;
  const minute = Number(found[1]) * 60 + Number(found[2]);
  return minute <= 1_440 ? minute : null;
}

/** 'HH:MM' for a field of a form; the end of the day is its last minute there. */
export const timeOf = (minute: number): string => {
  const shown = Math.min(minute, 1_439);
  return `${String(Math.floor(shown / 60)).padStart(2, '0')}:${String(shown % 60).padStart(2, '0')}`;
};

const isDate = (text: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  try {
    return Temporal.PlainDate.from(text).toString() === text;
  } catch {
    return false;
  }
};

type Typed = Record<string, string | undefined>;
type Window = { fromMinute: number; untilMinute: number };

/** The hours in two fields; null when both are empty. 23:59 means the end of the day. */
function windowIn(
  typed: Typed,
  from: string,
  until: string,
  problems: Record<string, HoursProblem>,
): Window | null {
  const [first = '', last = ''] = [typed[from]?.trim(), typed[until]?.trim()];
  if (first === '' && last === '') return null;
  const fromMinute = minuteOf(first);
  const read = minuteOf(last);
  if (fromMinute === null) problems[from] = 'time';
  if (read === null) problems[until] = 'time';
  if (fromMinute === null || read === null) return null;
  const untilMinute = read === 1_439 ? 1_440 : read;
  if (untilMinute > fromMinute) return { fromMinute, untilMinute };
  problems[until] = 'order';
  return null;
}

/** A past day is refused, since it would be stored and never shown; one without a date is refused when it has times. */
function dayProblem(typed: Typed, row: number, today: string): HoursProblem | null {
  const onDate = typed[dayField('date', row)]?.trim() ?? '';
  if (onDate !== '') return !isDate(onDate) ? 'date' : onDate < today ? 'past' : null;
  const times = [typed[dayField('from', row)], typed[dayField('until', row)]];
  return times.some((time) => (time?.trim() ?? '') !== '') ? 'date' : null;
}

function daysIn(typed: Typed, today: string, problems: Record<string, HoursProblem>): SpecialDay[] {
  const days: SpecialDay[] = [];
  for (let row = 0; row < mostDays; row += 1) {
    const onDate = typed[dayField('date', row)]?.trim() ?? '';
    const problem = dayProblem(typed, row, today);
    if (problem !== null) problems[dayField('date', row)] = problem;
    if (onDate === '' || problem !== null) continue;
    if (typed[dayField('kind', row)] === 'open') {
      const window = windowIn(typed, dayField('from', row), dayField('until', row), problems);
      if (window) days.push({ onDate, kind: 'open', ...window });
      else problems[dayField('from', row)] ??= 'time';
    } else days.push({ onDate, kind: 'closed', fromMinute: null, untilMinute: null });
  }
  return days;
}

/** '' for none. Only https, because the link is sent in e-mails. */
function linkIn(text: string, problems: Record<string, HoursProblem>): string {
  if (text === '') return '';
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === 'https:' && url.username === '' && text.length <= 500 && !/\s/.test(text))
    return text;
  problems['meetingUrl'] = 'link';
  return '';
}

/** `today`: 'YYYY-MM-DD' in Morocco. */
export function readHours(typed: Typed, today: string): ReadHours {
  const problems: Record<string, HoursProblem> = {};
  const hours: WeeklyHours[] = [];
  for (const weekday of weekdays)
    for (let row = 0; row < mostHoursOfDay; row += 1) {
      const [from, until] = [hourField('from', weekday, row), hourField('until', weekday, row)];
      const window = windowIn(typed, from, until, problems);
      if (window) hours.push({ weekday, ...window });
    }
  const days = daysIn(typed, today, problems);
  const meetingUrl = linkIn(typed['meetingUrl']?.trim() ?? '', problems);
  const numberIn = (name: Limited): number => {
    const text = typed[name]?.trim() ?? '';
    const value = /^\d{1,4}$/.test(text) ? Number(text) : -1;
    const { least, most } = limits[name];
    if (value < least || value > most) problems[name] = 'number';
    return value;
  };
  const settings = {
    meetingUrl,
    bufferMinutes: numberIn('bufferMinutes'),
    noticeHours: numberIn('noticeHours'),
    horizonDays: numberIn('horizonDays'),
  };
  return Object.keys(problems).length > 0
    ? { ok: false, problems }
    : { ok: true, value: { hours, days, settings } };
}
