/** Folds names that look the same to a reader, so that no two members can be confused. */
import { foldForSearch } from '../../platform/text/fold-for-search.ts';

/** Cyrillic and Greek letters that look like Latin ones, lower case. */
const drawnAlike: Record<string, string> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
};

/** Without spaces and signs; a capital I after a small letter reads as an l. Folding twice changes nothing. */
export const foldName = (name: string): string =>
  foldForSearch(name.replace(/(?<=\p{Ll})I/gu, 'l'))
    .replaceAll(' ', '')
    .replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => drawnAlike[letter] ?? letter);

/** Names reserved for the academy's own account, in either language. */
const academyNames = new Set(['Derb', 'درب'].map(foldName));

export const isAcademyName = (folded: string): boolean => academyNames.has(folded);
