/**
 * How a learner's words are looked for in her lessons, on the server and in what her phone keeps: folded as everywhere, Arabic words
 * with and without their article, the last word by its beginning.
 */
import { foldForSearch, foldTogether, longestSearch } from '../../platform/text/fold-for-search.ts';
import { cutText } from '../../platform/text/typed-text.ts';

type Word = { begins: RegExp; isWhole: RegExp };
export type Search = readonly Word[];

/** Fewer signs would be found nearly everywhere. */
const shortestWord = 2;
/** An earlier word of fewer signs is looked for as it stands. */
const shortestBeginning = 4;

/** The article with what is written to it; a text has letters before a word that mean 'and', 'in', 'for', too. */
const article = /^(?:[وف]?[بكل]?ال|[وف]?لل)(?=\p{L}{2})/u;
const before = '(?:[وف]?[بكل]?ال|[وف]?لل|[وفبكل])?';

/** Letters with what belongs to them, and what is written together by hyphens. */
const token = /[\p{L}\p{N}\p{M}\u0640\u200c\u200d]+(?:[-\u2010\u2011][\p{L}\p{N}\p{M}]+)*/gu;
const isJoined = (one: string): boolean => /[-\u2010\u2011]/.test(one);

/** The words of a search, folded; null where it has none of two signs. Only the first hundred signs are looked at. */
export function readSearch(typed: string): Search | null {
  const joined = cutText(typed, longestSearch).replace(token, (one) =>
    isJoined(one) ? foldTogether(one) : one,
  );
  const words = foldForSearch(joined)
    .split(' ')
    .filter((word) => word.length >= shortestWord);
  if (words.length === 0) return null;
  return words.map((word, place) => {
    const isArabic = /\p{Script=Arabic}/u.test(word);
    const found = `(?:^| )${isArabic ? before : ''}${word.replace(article, '')}`;
    const isWhole = new RegExp(`${found}(?= |$)`, 'u');
    const isBeginning = place === words.length - 1 || word.length >= shortestBeginning;
    return { isWhole, begins: isBeginning ? new RegExp(found, 'u') : isWhole };
  });
}

/** A text as it is looked through: folded, words with hyphens in one piece too. */
export const foldedText = (text: string): string => {
  const joined = (text.match(token) ?? []).filter(isJoined).map(foldTogether);
  return [foldForSearch(text), ...joined].join(' ');
};

/**
 * How well a folded text answers, from 0; null where it does not. A word may also stand in its title, but one at least in the text
 * itself; words as they stand count.
 */
export function answers(search: Search, folded: string, title = ''): number | null {
  const isHere = search.some(({ begins }) => begins.test(folded));
  if (!isHere || !search.every(({ begins }) => begins.test(folded) || begins.test(title))) return null;
  return search.filter(({ isWhole }) => isWhole.test(folded)).length;
}

/** A line in pieces, with what was found in it. */
export type Line = readonly { text: string; isHit: boolean }[];

const longestLine = 150;
/** So much before the first hit. */
const lead = 40;

/** The line of a text around its first hit, cut between words; the whole of a short one. */
export function lineOf(text: string, search: Search): Line {
  const hits = [...text.matchAll(token)].filter(([one]) => {
    const folded = [foldForSearch(one), foldTogether(one)];
    return search.some(({ begins }) => folded.some((form) => begins.test(form)));
  });
  const first = hits[0]?.index ?? 0;
  const isLong = text.length > longestLine;
  const gaps = [...text.matchAll(/\s+/gu)].map(({ index, 0: gap }) => ({
    from: index,
    to: index + gap.length,
  }));
  const begin =
    isLong && first > lead ? (gaps.find(({ to }) => to >= first - lead && to <= first)?.to ?? first) : 0;
  const last = begin + longestLine;
  const shortest = first + (hits[0]?.[0].length ?? cutText(text, longestLine).length);
  const end =
    text.length <= last
      ? text.length
      : (gaps.findLast(({ from }) => from > first && from <= last)?.from ?? shortest);
  const pieces: { text: string; isHit: boolean }[] = begin > 0 ? [{ text: '… ', isHit: false }] : [];
  let at = begin;
  for (const { 0: one, index } of hits) {
    if (index + one.length > end) break;
    pieces.push({ text: text.slice(at, index), isHit: false }, { text: one, isHit: true });
    at = index + one.length;
  }
  pieces.push({ text: `${text.slice(at, end)}${end < text.length ? ' …' : ''}`, isHit: false });
  return pieces.filter((piece) => piece.text !== '');
}
