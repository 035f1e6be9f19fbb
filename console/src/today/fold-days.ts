/** Days as the bars of a chart: a day each, or more of them where a phone could not tell them apart. */
import type { SalesAnswer } from '../../../src/features/today/today.staff.ts';

type Day = SalesAnswer['days'][number];

export type Span = 'day' | 'week' | 'month';
/** `from` and `to`: 'YYYY-MM-DD', both included. Amounts in centimes of MAD. */
export type Bar = {
  from: string;
  to: string;
  paid: number;
  centimes: number;
  refunds: number;
  backCentimes: number;
};

export const spanOf = (days: number): Span => (days <= 31 ? 'day' : days <= 100 ? 'week' : 'month');

const daysOfWeek = 7;

/** Weeks end today, so that the last one is whole; months are those of the calendar. */
function keyOf(span: Span, day: Day, place: number, all: number): string {
  if (span === 'month') return day.day.slice(0, 7);
  return span === 'day' ? day.day : String(Math.floor((all - 1 - place) / daysOfWeek));
}

export function foldDays(days: readonly Day[], span: Span): Bar[] {
  const bars = new Map<string, Bar>();
  for (const [place, day] of days.entries()) {
    const key = keyOf(span, day, place, days.length);
    const bar = bars.get(key) ?? {
      from: day.day,
      to: day.day,
      paid: 0,
      centimes: 0,
      refunds: 0,
      backCentimes: 0,
    };
    bars.set(key, bar);
    bar.to = day.day;
    bar.paid += day.paid;
    bar.centimes += day.amountCentimes;
    bar.refunds += day.refunds;
    bar.backCentimes += day.refundedCentimes;
  }
  return [...bars.values()];
}

/** A round distance between lines, so that about so many of them reach over the highest bar. */
export function stepFor(most: number, lines: number): number {
  const rough = Math.max(most / lines, 1);
  const ten = 10 ** Math.floor(Math.log10(rough));
  const leading = [1, 2, 2.5, 5, 10].find((one) => one * ten >= rough) ?? 10;
  return leading * ten;
}
