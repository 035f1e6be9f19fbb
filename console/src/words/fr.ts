/** The console in French: its words by area, and react-admin's own. */
import * as catalogue from './catalogue/fr.ts';
import * as community from './community/fr.ts';
import * as content from './content/fr.ts';
import * as frame from './frame/fr.ts';
import * as log from './log/fr.ts';
import * as money from './money/fr.ts';
import * as orders from './orders/fr.ts';
import * as people from './people/fr.ts';
import * as requests from './requests/fr.ts';
import * as teaching from './teaching/fr.ts';
import type { ConsoleWords } from './en.ts';

const spaced = (text: string): string =>
  text
    .replaceAll(/ (?=[:;!?»])/g, '\u202f')
    .replaceAll('« ', '«\u202f')
    .replaceAll(/(\d) %/g, '$1\u202f%');

/**
 * French sets a narrow no-break space before : ; ! ? and %, and within « ». The words are typed with plain spaces; this
 * replaces them in words of any depth, also in what functions return.
 */
export function withFrenchSpaces<T>(words: T): T {
  if (typeof words === 'string') return spaced(words) as T;
  if (typeof words === 'function')
    return ((...told: unknown[]): unknown => withFrenchSpaces(words(...told) as unknown)) as T;
  if (Array.isArray(words)) return words.map((one: unknown) => withFrenchSpaces(one)) as T;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([name, value]: [string, unknown]) => [name, withFrenchSpaces(value)]),
  ) as T;
}

export { default as admin } from 'ra-language-french';

export const words: ConsoleWords = withFrenchSpaces({
  ...catalogue,
  ...community,
  ...content,
  ...frame,
  ...log,
  ...money,
  ...orders,
  ...people,
  ...requests,
  ...teaching,
});
