/** What a line of a list is about, in few words. */
import { valueAt } from './draft.ts';

/** What names a line, whatever order its fields are kept in. */
const naming = ['title', 'question', 'name', 'label'];
const rankOf = (key: string): number => (naming.includes(key) ? naming.indexOf(key) : naming.length);

/** Its name, or the first text in it. */
function firstText(value: unknown, side: 'en' | 'ar'): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const words = valueAt(value, side) ?? valueAt(value, `words.${side}`) ?? valueAt(value, `label.${side}`);
  if (typeof words === 'string') return words;
  const texts = Object.entries(typeof words === 'object' && words !== null ? words : value)
    .filter(([key]) => key !== 'id')
    .toSorted(([one], [other]) => rankOf(one) - rankOf(other))
    .map(([, text]: [string, unknown]) => text)
    .filter((text) => typeof text === 'string' && text !== '') as string[];
  // A number alone says little.
  const [first = '', next = ''] = texts;
  return first.length > 3 ? first : [first, next].filter(Boolean).join(' · ');
}

/** At most so many signs. */
const most = 90;

export function titleOfLine(value: unknown, side: 'en' | 'ar'): string {
  const title = firstText(value, side);
  return title.length > most ? `${title.slice(0, most)}…` : title;
}
