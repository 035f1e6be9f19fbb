/** The pages of law: three there are, and each has versions. */
import type { Localised } from '../courses/course.ts';

export const legalSlugs = ['privacy-policy', 'terms-and-conditions', 'cookie-policy'] as const;
export type LegalSlug = (typeof legalSlugs)[number];

export const isLegalSlug = (slug: string): slug is LegalSlug => legalSlugs.some((one) => one === slug);

/** How an academy may be set up: a point may stand on the page in one of these cases alone. */
export const legalCases = [
  'cards',
  'no-cards',
  'mail',
  'applications',
  'unnamed-applications',
  'purchases',
  'unnamed-purchases',
] as const;
export type LegalCase = (typeof legalCases)[number];

/** What the academy fills in by itself: who the company is, until when money comes back, every cookie. */
export const legalTables = ['identity', 'refunds', 'cookies'] as const;

/** A paragraph, points beneath it, and a table beneath those; what is empty is not there. */
export type LegalBlock = {
  text: string;
  points: { text: string; only: LegalCase | null }[];
  shows: (typeof legalTables)[number] | null;
};

export type LegalSection = {
  /** What links to it: '#refunds'. The same in both languages. */
  id: string;
  heading: string;
  blocks: LegalBlock[];
};

export type LegalWords = {
  title: string;
  lead: string;
  /** What this version changed, in a line. */
  change: string;
  /** For search engines, at most 160 characters. */
  description: string;
  sections: LegalSection[];
};

export type LegalText = {
  slug: string;
  /** '2.1'. */
  version: string;
  /** From when it holds: a day of Morocco, 'YYYY-MM-DD'. */
  effectiveOn: string;
  words: Localised<LegalWords>;
};

/** One version of a page of law, without its text. */
export type LegalVersion = { version: string; effectiveOn: string; change: Localised<string> };

const orderOf = (version: string): number => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major * 1_000 + minor;
};

/** Above 0 when the first is the higher: '2.10' is higher than '2.9'. */
export const compareVersions = (one: string, other: string): number => orderOf(one) - orderOf(other);

/** All there were, the newest first: those that are kept with their text, and the ones from before that. */
export function allVersions<V extends { version: string }>(kept: readonly V[], before: readonly V[]): V[] {
  const oldest = kept.at(-1);
  return [...kept, ...before.filter((one) => !oldest || compareVersions(one.version, oldest.version) < 0)];
}
