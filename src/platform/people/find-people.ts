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
export const matchesWord = (searched: PgColumn | SQL, word: string): SQL =>
  sql`(${or(...foldsOf(word).map((fold) => sql`strpos(${searched}, (select ${fold})) > 0`))})`;

/** In SQL: what a word is looked for by, any of which is enough; null where it stands for nothing. */
function foldsOf(word: string): SQL[] {
  const asTyped = sql`nullif(fold_for_search(${word}), '')`;
  if (!/^[^\p{N}@]*\p{L}[^\p{N}@]*$/u.test(word)) return [asTyped];
  const vowelsApart = sql`substring(consonants_of(spelled_alike(fold_for_search(${word}))) from '^[[<]''?[^]>'']{3,}[]>]$')`;
  return [asTyped, sql`spelling_to_find(${word})`, sql`consonants_to_find(${word})`, vowelsApart];
}

/** Of a text with letters every word occurs, in any order; digits are together. Undefined for an empty text. */
export function matchesTyped(searched: PgColumn | SQL, typed: string): SQL | undefined {
  const text = typedText(typed);
  if (text === '') return undefined;
  return and(...wordsOf(text).map((word) => matchesWord(searched, word)));
}

const wordsOf = (text: string): string[] =>
  /\p{L}/u.test(text) ? text.split(/\s+/u).slice(0, mostWords) : [text];

/** Signs that are left of a word in any fold of it: at least so many. */
const signsIn = (word: string): number =>
  word
    .normalize('NFKD')
    .replaceAll('\u0640', '')
    .match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/**
 * Whether a text has every three neighbouring signs of its word, as the index `threes_of(…)` of its column knows them: true wherever
 * the word is found, and nearly nowhere else. The index is asked for it beside the question itself, and of one word alone: without
 * the index it is dear. Any of them is enough; empty for a word too short to have three, which is then looked for in every row.
 */
export const holdsThreesOf = (searched: PgColumn, word: string): SQL[] =>
  signsIn(word) < 3 ? [] : foldsOf(word).map((fold) => sql`threes_of(${searched}) @> threes_of(${fold})`);

/** As `matchesTyped`, of a column with such an index: the longest word is looked up in it, and what it finds is looked at. */
export const findsTyped = (searched: PgColumn, typed: string): SQL | undefined =>
  and(or(...holdsThreesOf(searched, longestWord(typed))), matchesTyped(searched, typed));

export const longestWord = (typed: string): string =>
  wordsOf(typedText(typed)).reduce((one, other) => (signsIn(other) > signsIn(one) ? other : one), '');

/** A coarse filter: it lets through addresses that contain this one. `naming` decides whose a row is. */
export const holds = (column: PgColumn, text: string): SQL =>
  sql`position(${text.toLowerCase()} in lower(coalesce(${column}::text, ''))) > 0`;
