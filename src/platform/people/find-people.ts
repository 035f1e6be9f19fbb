/** How staff find people by what they type: a name in another spelling, or in the other script, is found as well. */
import { and, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { cutText, oneLine } from '../text/typed-text.ts';

/** Longer texts are cut: nobody searches for a paragraph, and the work stays bounded. */
const longest = 100;
const mostWords = 8;

/** Cleaned and cut; '' narrows nothing. An address is also copied as the link of a web page has it. */
export const typedText = (typed: string): string =>
  cutText(oneLine(typed).replace(/^mailto:([^?]*).*$/iu, '$1'), longest);

/**
 * Whether a word occurs; one of which nothing is left once it is folded occurs nowhere. `searched` is what the database's
 * `search_text_of` made, which stores each name as it is, in one spelling and by its consonants. A word with a digit or an @ is a
 * number, a code or an address: those have one spelling. A word of three consonants or more finds a name whose vowels are written
 * otherwise, 'kadri' Kadiri; of fewer it would find nearly every name.
 */
export function matchesWord(searched: PgColumn | SQL, word: string): SQL {
  const asTyped = sql`strpos(${searched}, nullif(fold_for_search(${word}), '')) > 0`;
  if (!/^[^\p{N}@]*\p{L}[^\p{N}@]*$/u.test(word)) return asTyped;
  const asHeard = (fold: SQL): SQL => sql`strpos(${searched}, (select ${fold})) > 0`;
  const vowelsApart = sql`substring(consonants_of(spelled_alike(fold_for_search(${word}))) from '^[[<]''?[^]>'']{3,}[]>]$')`;
  return sql`(${or(
    asTyped,
    asHeard(sql`spelling_to_find(${word})`),
    asHeard(sql`consonants_to_find(${word})`),
    asHeard(vowelsApart),
  )})`;
}

/** Of a text with letters every word occurs, in any order; digits are together. Undefined for an empty text. */
export function matchesTyped(searched: PgColumn | SQL, typed: string): SQL | undefined {
  const text = typedText(typed);
  if (text === '') return undefined;
  const words = /\p{L}/u.test(text) ? text.split(/\s+/u).slice(0, mostWords) : [text];
  return and(...words.map((word) => matchesWord(searched, word)));
}
