/** How long ago, in the words of the language: '3 hours ago', 'قبل 3 ساعات'. */
import { formatTags, type ConsoleLocale } from '../locale.ts';

const minuteMs = 60_000;
const units = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

export function agoOf(iso: string, locale: ConsoleLocale, now = Date.now()): string {
  const minutes = Math.max(1, Math.floor((now - Date.parse(iso)) / minuteMs));
  const [unit, size] = units.find((one) => minutes >= one[1]) ?? units[2];
  return new Intl.RelativeTimeFormat(formatTags[locale]).format(-Math.floor(minutes / size), unit);
}
