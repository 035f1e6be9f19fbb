/** Days of Morocco as a chart and its table write them. */
import { formatTags, type ConsoleLocale } from '../locale.ts';
import type { Bar, Span } from './fold-days.ts';

/** A day is a day everywhere: its noon in UTC is written in UTC. */
const write = (day: string, locale: ConsoleLocale, form: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(formatTags[locale], { ...form, timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

export const shortDay = (day: string, locale: ConsoleLocale): string =>
  write(day, locale, { day: 'numeric', month: 'short' });

export const wholeDay = (day: string, locale: ConsoleLocale): string =>
  write(day, locale, { day: 'numeric', month: 'long', year: 'numeric' });

/** Under a bar. */
export const tickOf = ({ to }: Bar, span: Span, locale: ConsoleLocale): string =>
  span === 'month' ? write(to, locale, { month: 'short' }) : shortDay(to, locale);

/** What a bar stands for in a row of a table, whose heading says the years. */
export function spanInRow({ from, to }: Bar, span: Span, locale: ConsoleLocale): string {
  if (from === to) return shortDay(to, locale);
  return span === 'month'
    ? write(to, locale, { month: 'short', year: 'numeric' })
    : `${shortDay(from, locale)} – ${shortDay(to, locale)}`;
}

/** What a bar stands for, in full. */
export function spanTold({ from, to }: Bar, span: Span, locale: ConsoleLocale): string {
  if (from === to) return wholeDay(to, locale);
  return span === 'month'
    ? write(to, locale, { month: 'long', year: 'numeric' })
    : `${shortDay(from, locale)} – ${wholeDay(to, locale)}`;
}
