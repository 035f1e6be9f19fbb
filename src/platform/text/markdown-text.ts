/** A text in Markdown of any origin: whether the site parses it at all, where a link in it may lead, and how long it is. */
import { languages } from '../i18n/languages.ts';
import { cutText } from './typed-text.ts';
import { type Locale, pathIn } from '../i18n/locale.ts';

export type LinkTarget = { href: string; external: boolean };

/** Characters that browsers drop or change in an address, so that it would lead elsewhere than it shows. */
const deceptive = /[\s\p{Cc}\\]/u;

/**
 * The target of a link in a text: a page of the site by its path ('/courses', in the page's language), an anchor of the
 * page ('#part-2'), the web, a mailbox, a telephone. Null for any other address ('javascript:', 'data:', '//host').
 */
export function linkTarget(address: string, locale: Locale): LinkTarget | null {
  if (address === '' || deceptive.test(address)) return null;
  if (address.startsWith('#')) return { href: address, external: false };
  if (address.startsWith('/'))
    return address.startsWith('//') ? null : { href: pathIn(locale, address), external: false };
  if (/^(?:mailto|tel):/i.test(address)) return { href: address, external: false };
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? { href: address, external: true } : null;
}

/** About three times the longest article, in characters. */
const longest = 24_000;
/** The parser pairs signs of emphasis with each other: its work grows with the square of their number. */
const mostStars = 2_500;
/** Quotes and lists that begin within one line of each other: the parser's work grows with their cube. */
const nestedLine = /^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])){9}/m;

/** Whether the parser can read a text quickly. A few pages of a hostile text would keep the server busy for minutes. */
export function isTame(text: string): boolean {
  if (text.length > longest || nestedLine.test(text)) return false;
  return (text.match(/[*_]/g)?.length ?? 0) <= mostStars;
}

/** Counts words in any script, without signs between them. */
export const countWords = (body: string): number =>
  body.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Minutes of reading, at least one: fewer words in Arabic, where each carries more. */
export const readingMinutes = (body: string, locale: Locale): number =>
  Math.max(1, Math.round(countWords(body) / languages[locale].wordsAMinute));

/** A heading, picture, quote, list, table or code. A paragraph may well begin with bold words or a number. */
const startsOtherwise = /^(?:#{1,6}\s|!\[|>|[-*+]\s|\d{1,9}[.)]\s|\||`{3})/u;

/** Most characters of a summary. */
export const summaryLength = 160;

/**
 * The beginning of a text in Markdown as plain words: its first paragraph that is none of heading, picture or list, or all of it
 * where there is none.
 */
export function summaryOf(body: string): string {
  const paragraph = body.split(/\n\s*\n/u).find((part) => !startsOtherwise.test(part.trim())) ?? body;
  const plain = paragraph
    .replace(/^[ \t]*(?:#{1,6}|[-*+>]|\d{1,9}[.)])[ \t]+/gmu, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/[*_`\\]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  if (plain.length <= summaryLength) return plain;
  const cut = cutText(plain, summaryLength - 1);
  return `${cutText(cut, Math.max(cut.lastIndexOf(' '), 100))}…`;
}
