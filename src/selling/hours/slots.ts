/**
 * When an expert can be booked. Hours are clock times in Morocco, bookings are instants: the platform's time zone data
 * converts them, including the hour back in Ramadan and forward after it.
 */
import type { expertDays } from './bookings.table.ts';
import {
  addDays,
  dateInMorocco,
  onMoroccoClock,
  timeZone,
  weekdayOf,
} from '../../platform/time/calendar-date.ts';

/** Minutes after midnight on the clock of Morocco; weekday 1 is Monday. */
export type WeeklyHours = { weekday: number; fromMinute: number; untilMinute: number };

/** A single day that is not like its weekday. Of several 'open' lines all hold; one 'closed' closes the day. */
export type SpecialDay = Omit<typeof expertDays.$inferSelect, 'id' | 'expert'>;

export type SlotSettings = { bufferMinutes: number; noticeHours: number; horizonDays: number };
export type Span = { startsAt: Date; endsAt: Date };

export type Availability = {
  hours: readonly WeeklyHours[];
  days: readonly SpecialDay[];
  settings: SlotSettings;
};

type Asked = Availability & {
  /** Consultations that are held or booked. */
  taken: readonly Span[];
  /** How long the consultation is. */
  minutes: number;
  now: Date;
  /** Only slots from `from` on and before `until`. */
  from: Date;
  until: Date;
};

/** Consultations begin at the full and the half hour after an expert's hours begin. */
const gridMinutes = 30;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

type Window = { fromMinute: number; untilMinute: number };

/** Hours that touch or overlap are joined: a consultation may run from one into the other. */
function joined(windows: readonly Window[]): Window[] {
  const whole: Window[] = [];
  for (const { fromMinute, untilMinute } of windows.toSorted((a, b) => a.fromMinute - b.fromMinute)) {
    const last = whole.at(-1);
    if (last && fromMinute <= last.untilMinute) last.untilMinute = Math.max(last.untilMinute, untilMinute);
    else whole.push({ fromMinute, untilMinute });
  }
  return whole;
}

/** The hours of a date ('YYYY-MM-DD' in Morocco): those of its weekday, unless the day has its own. */
export function hoursOn(date: string, { hours, days }: Pick<Availability, 'hours' | 'days'>): Window[] {
  const special = days.filter(({ onDate }) => onDate === date);
  if (special.some(({ kind }) => kind === 'closed')) return [];
  if (special.length > 0)
    return joined(
      special.flatMap(({ fromMinute, untilMinute }) =>
        fromMinute === null || untilMinute === null ? [] : [{ fromMinute, untilMinute }],
      ),
    );
  const weekday = weekdayOf(date);
  return joined(hours.filter((one) => one.weekday === weekday));
}

/**
 * The instant at which clocks in Morocco show so many minutes after midnight; null for a time that is skipped when clocks go
 * forward. Of a time that occurs twice, the first.
 */
function instantAt(date: string, minute: number): Date | null {
  const wall = Temporal.PlainDate.from(date).toPlainDateTime({
    hour: Math.floor(minute / 60),
    minute: minute % 60,
  });
  const zoned = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  return zoned.toPlainDateTime().equals(wall) ? new Date(zoned.epochMilliseconds) : null;
}

const offsetAt = (instant: Date): number => onMoroccoClock(instant).offsetNanoseconds;

/** Whether no clock change falls into it. */
const runsEvenly = ({ startsAt, endsAt }: Span): boolean =>
  offsetAt(startsAt) === offsetAt(new Date(endsAt.getTime() - 1));

function startsOn(date: string, minutes: number, availability: Availability): Span[] {
  const spans: Span[] = [];
  for (const { fromMinute, untilMinute } of hoursOn(date, availability)) {
    for (let minute = fromMinute; minute + minutes <= untilMinute; minute += gridMinutes) {
      const startsAt = instantAt(date, minute);
      if (startsAt === null) continue;
      const span = { startsAt, endsAt: new Date(startsAt.getTime() + minutes * minuteMs) };
      if (runsEvenly(span)) spans.push(span);
    }
  }
  return spans;
}

/** Whether two consultations of one expert are closer than the buffer. */
export const collide = (one: Span, other: Span, bufferMinutes: number): boolean => {
  const gap = bufferMinutes * minuteMs;
  return (
    one.startsAt.getTime() < other.endsAt.getTime() + gap &&
    other.startsAt.getTime() < one.endsAt.getTime() + gap
  );
};

/** Instants at which a consultation can begin, in order. */
export function slotsOf({ taken, minutes, now, from, until, ...availability }: Asked): Date[] {
  const { bufferMinutes, noticeHours, horizonDays } = availability.settings;
  const earliest = Math.max(from.getTime(), now.getTime() + noticeHours * hourMs);
  const lastDay = addDays(dateInMorocco(now), horizonDays);
  const slots: Date[] = [];
  for (let date = dateInMorocco(new Date(earliest)); date <= lastDay; date = addDays(date, 1)) {
    for (const span of startsOn(date, minutes, availability)) {
      const start = span.startsAt.getTime();
      if (start < earliest) continue;
      if (start >= until.getTime()) return slots;
      if (!taken.some((other) => collide(span, other, bufferMinutes))) slots.push(span.startsAt);
    }
  }
  return slots;
}

/** Whether a consultation is within the hours as they are now. */
export const isWithinHours = (span: Span, availability: Pick<Availability, 'hours' | 'days'>): boolean => {
  const begins = onMoroccoClock(span.startsAt);
  const fromMinute = begins.hour * 60 + begins.minute;
  const untilMinute = fromMinute + (span.endsAt.getTime() - span.startsAt.getTime()) / minuteMs;
  return hoursOn(begins.toPlainDate().toString(), availability).some(
    (window) => window.fromMinute <= fromMinute && untilMinute <= window.untilMinute,
  );
};
