/** How names are compared when people search, so that accents, case and common Arabic spelling variants do not matter. */

import { cutText, withoutMarks } from './typed-text.ts';

/** Longer searches are cut, so that the work stays bounded. */
export const longestSearch = 100;

const letters: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ئ: 'ي',
  ة: 'ه',
  ؤ: 'و',
  ک: 'ك',
};

const digit = (sign: string): string => String((sign.codePointAt(0) ?? 0) & 0xf);

/**
 * Lower case, without accents, Arabic vowel signs and tatweel; hamza carriers, alif maqsura and ta marbuta as their plain
 * letters; Arabic digits as Latin ones; everything that is neither letter nor digit as one space. Folding twice changes
 * nothing.
 */
export function foldForSearch(text: string): string {
  return (
    withoutMarks(text)
      // Compatibility forms first (presentation forms of Arabic, full-width Latin), composed so that hamza carriers are one sign.
      .normalize('NFKC')
      .replace(/[أإآٱىیئةؤک]/gu, (letter) => letters[letter] ?? letter)
      .normalize('NFKD')
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[\p{M}\u0640]/gu, '')
      .replace(/[\u0660-\u0669\u06f0-\u06f9]/gu, digit)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  );
}

/**
 * The same without the spaces between its words: hyphens, dashes, spaces and nothing are one, so that 'ecommerce' is 'E-Commerce'.
 * Between digits they part two numbers.
 */
export const foldTogether = (text: string): string =>
  foldForSearch(text).replace(/ (?!\p{N})|(?<!\p{N}) /gu, '');

/** A shorter word would be found across the ends of others. */
const fewestAcross = 5;

/** Whether every word searched for occurs in one of the names. An empty search finds everything. */
export function foundIn(names: readonly string[], searched: string): boolean {
  const words = foldForSearch(cutText(searched, longestSearch)).split(' ').filter(Boolean);
  if (words.length === 0) return true;
  return names.some((name) => {
    const folded = foldForSearch(name);
    const together = foldTogether(name);
    return words.every(
      (word) => folded.includes(word) || (word.length >= fewestAcross && together.includes(word)),
    );
  });
}
