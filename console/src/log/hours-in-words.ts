/** An expert's hours as the log keeps them: '1 540-720' is Monday from 9 to 12, '2026-12-24 closed null-null' a day off. */
import { dayOf, formatTags, type ConsoleLocale } from '../locale.ts';
import { wordOf } from '../words/word-of.ts';
import type { ConsoleWords } from '../words/words.ts';

type Say = Pick<ConsoleWords, 'hours'> & { locale: ConsoleLocale };

const clock = (minutes: string): string =>
  `${Math.floor(Number(minutes) / 60)}:${String(Number(minutes) % 60).padStart(2, '0')}`;

/** 1 is Monday, as was the first of January 2024. */
const weekdayOf = (number: string, locale: ConsoleLocale): string =>
  new Intl.DateTimeFormat(formatTags[locale], { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, 0, Number(number))),
  );

const span = (from: string, until: string) => `\u2066${clock(from)}–${clock(until)}\u2069`;

function oneInWords(text: string, { hours, locale }: Say): string {
  const [, weekday, from = '', until = ''] = /^([1-7]) (\d+)-(\d+)$/.exec(text) ?? [];
  if (weekday !== undefined) return `${weekdayOf(weekday, locale)} ${span(from, until)}`;
  const [, day, kind = '', begin, end] =
    /^(\d{4}-\d\d-\d\d) (\w+) (?:(\d+)-(\d+)|null-null)$/.exec(text) ?? [];
  if (day === undefined) return text;
  const times = begin !== undefined && end !== undefined ? ` ${span(begin, end)}` : '';
  return `${dayOf(day, locale)}: ${wordOf(hours.kinds, kind) ?? kind}${times}`;
}

export const hoursInWords = (text: string, say: Say): string =>
  text
    .split(', ')
    .map((one) => oneInWords(one, say))
    .join(say.locale === 'ar' ? '، ' : ', ');
