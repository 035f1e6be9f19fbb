/** Periods of whole days as Morocco counts them. */
import { addDays, daysBetween } from './calendar-date.ts';
import { instantInMorocco } from './morocco-clock.ts';

/** 'YYYY-MM-DD' in Morocco, both included. */
export type Period = { from: string; to: string };

/** Every day of it, the first one first. */
export const daysOf = ({ from, to }: Period): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));

/** The instants at which its days begin, and the one at which the last one ends: one more than there are days. */
export const midnightsOf = ({ from, to }: Period): Date[] =>
  [...daysOf({ from, to }), addDays(to, 1)].map((day) => instantInMorocco(day, '00:00'));

/** Its first instant, and the first one after it. */
export const boundsOf = ({ from, to }: Period): { begins: Date; ends: Date } => ({
  begins: instantInMorocco(from, '00:00'),
  ends: instantInMorocco(addDays(to, 1), '00:00'),
});

const isDay = (text: string): boolean => {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // The thirtieth of February is no day, and is not taken for the second of March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

/** Whether both are days, in order, and no more than so many with both. */
export const isPeriod = ({ from, to }: Period, mostDays: number): boolean =>
  isDay(from) && isDay(to) && from <= to && daysBetween(from, to) < mostDays;
