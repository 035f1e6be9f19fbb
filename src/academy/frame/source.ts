/**
 * Which link led somebody here: the 'utm' words in its address. They are kept only of visitors who agreed to the counting of
 * visits, in a cookie from their first such link on, and name a site, a way and a campaign, never a person.
 */
import { agreedToCounting } from '../../platform/http/consent-cookie.ts';

/** The words, folded; a word that the link lacks is empty. */
export type Source = { source: string; medium: string; campaign: string };

export const noSource: Source = { source: '', medium: '', campaign: '' };
/** All those beyond what is counted apart. */
export const otherSource: Source = { source: 'other', medium: '', campaign: '' };

const longestWord = 40;

/** An address of somebody, or a telephone of Morocco. */
function namesSomebody(word: string): boolean {
  const joined = word.replace(/[^\p{L}\p{N}@]+/gu, '');
  return /@|%40/.test(word) || /(?<!\d)(?:(?:00)?212|0)[5-7]\d{8}(?!\d)/.test(joined);
}

/** Small letters, digits, dots, hyphens and underscores, 40 at most; empty for what may name somebody. */
export function foldWord(typed: string): string {
  const plain = typed.slice(0, 200).normalize('NFKC').toLowerCase().normalize('NFKC');
  const joined = plain.replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-').replace(/^-+/, '');
  // By whole letters, without the code that cuts other texts: the public script stays within its weight.
  const word = [...joined].slice(0, longestWord).join('').replace(/-+$/, '');
  return [plain, word].some(namesSomebody) ? '' : word;
}

/** What an address's query names; null where it names no source. */
export function sourceIn(query: string): Source | null {
  const asked = new URLSearchParams(query);
  const [source, medium, campaign] = ['source', 'medium', 'campaign'].map((name) =>
    foldWord(asked.get(`utm_${name}`) ?? ''),
  );
  return source ? { source, medium: medium ?? '', campaign: campaign ?? '' } : null;
}

const thirtyDays = 30 * 24 * 60 * 60;

const attributes = (isHttps: boolean): string => `Path=/; SameSite=Lax${isHttps ? '; Secure' : ''}`;

/** The value for `document.cookie` that keeps the source of an address's query; null where it names none. */
export function sourceCookie(query: string, isHttps: boolean): string | null {
  const found = sourceIn(query);
  if (found === null) return null;
  const words = Object.entries(found).filter(([, word]) => word !== '');
  const kept = new URLSearchParams(words.map(([name, word]) => [`utm_${name}`, word]));
  return `source=${kept.toString()}; Max-Age=${thirtyDays}; ${attributes(isHttps)}`;
}

/** Deletes the cookie of the source, for `document.cookie` and Set-Cookie. */
export const withoutSource = (isHttps: boolean): string => `source=; Max-Age=0; ${attributes(isHttps)}`;

export const hasSource = (cookies: string): boolean => /(?:^|;\s*)source=[^;]/.test(cookies);

/**
 * The source of a visit, by its Cookie header and the query of its address: the first link counts, which the cookie keeps.
 * Null without one, and for whoever did not agree to counting.
 */
export function sourceOfVisit(cookies: string | null | undefined, query = ''): Source | null {
  if (!agreedToCounting(cookies)) return null;
  const [, kept = ''] = /(?:^|;\s*)source=([^;]*)/.exec(cookies ?? '') ?? [];
  return sourceIn(kept.slice(0, 1_000)) ?? sourceIn(query.slice(0, 2_000));
}

/** What an order keeps of the visits before it. */
export const countedAs = (cookies: string | null | undefined) => ({
  agreedToCounting: agreedToCounting(cookies),
  source: sourceOfVisit(cookies),
});
