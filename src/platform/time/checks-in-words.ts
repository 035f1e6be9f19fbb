/**
 * When staff look for transfers, as the end of a sentence: 'twice a day, before 12:00 and before 18:00, Monday to Saturday'.
 */
import { languages } from '../i18n/languages.ts';
import { weekdayName } from './calendar-date.ts';
import { weekPartOf, type CheckHours, type WeekPart } from './check-hours.ts';
import { type Locale, inEach } from '../i18n/locale.ts';

/** The words of one language. */
export type CheckWords = {
  /** For one time a day, two, three and so on. */
  readonly often: readonly string[];
  before: (times: string) => string;
  allDays: string;
  allBut: (day: string) => string;
  fromTo: (first: string, last: string) => string;
  everyOne: (day: string) => string;
  onTwo: (days: string) => string;
  onSome: (days: string) => string;
  comma: string;
};

/** As many times a day as there are words for; settings take no more. */
export const mostChecksADay = 6;

const lists = inEach((locale) => new Intl.ListFormat(languages[locale].dates));

function daysInWords({ kind, days }: WeekPart, words: CheckWords, locale: Locale): string {
  const names = days.map((day) => weekdayName(day, locale));
  const [first = '', last = ''] = names;
  if (kind === 'all') return words.allDays;
  if (kind === 'but') return words.allBut(first);
  if (kind === 'run') return words.fromTo(first, last);
  if (names.length === 1) return words.everyOne(first);
  const all = lists[locale].format(names);
  return names.length === 2 ? words.onTwo(all) : words.onSome(all);
}

/** Two times each get their own 'before'; more share one. */
function timesInWords(times: readonly string[], { before }: CheckWords, locale: Locale): string {
  const list = lists[locale];
  const inOrder = [...times].sort();
  return inOrder.length <= 2 ? list.format(inOrder.map(before)) : before(list.format(inOrder));
}

/** Times are Moroccan. */
export function checksInWords(checks: CheckHours, words: CheckWords, locale: Locale): string {
  const days = daysInWords(weekPartOf(checks.days), words, locale);
  const times = timesInWords(checks.times, words, locale);
  // A single day a week comes first, and once a week needs no 'once a day'.
  if (checks.days.length === 1) return [days, times].join(words.comma);
  return [words.often[checks.times.length - 1] ?? '', times, days].join(words.comma);
}
