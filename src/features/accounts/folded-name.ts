/** Names as a reader takes them for one another: two members whose names look the same could not be told apart. */
import { foldForSearch } from '../catalogue/fold-for-search.ts';

/** Cyrillic and Greek letters that are drawn as Latin ones, lower case. */
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

/** Without spaces and signs; a capital I behind a small letter is read as an l. Folding twice changes nothing. */
export const foldName = (name: string): string =>
  foldForSearch(name.replace(/(?<=\p{Ll})I/gu, 'l'))
    .replaceAll(' ', '')
    .replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => drawnAlike[letter] ?? letter);

/** The academy's own account is called so, to readers of either language. */
const academyNames = new Set(['Derb', 'درب'].map(foldName));

export const isAcademyName = (folded: string): boolean => academyNames.has(folded);
