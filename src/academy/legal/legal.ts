/** The three legal pages, each with its versions. */
import { z } from 'zod';
import type { Localised } from '../../catalogue/courses/course.ts';
import { isSlug, languagesOf } from '../../platform/records/record.ts';
import {
  apart,
  choice,
  day,
  filled,
  group,
  inLanguages,
  list,
  longText,
  slug,
  text,
  withProblem,
  twice,
} from '../../platform/records/record-fields.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import type { PolicyValues } from './policy-values.ts';
import type { RecordFault, RecordProblem } from '../../platform/records/record-fault.ts';

export const legalSlugs = ['privacy-policy', 'terms-and-conditions', 'cookie-policy'] as const;
export type LegalSlug = (typeof legalSlugs)[number];

export const isLegalSlug = (slug: string): slug is LegalSlug => legalSlugs.some((one) => one === slug);

/** How an academy may be set up: a point may appear on the page in one of these cases only. */
export const legalCases = [
  'cards',
  'no-cards',
  'mail',
  'applications',
  'unnamed-applications',
  'purchases',
  'unnamed-purchases',
  'messages',
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

/** One version of a legal page, without its text. */
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

const point = group({
  text: longText(2_000),
  only: choice(legalCases).nullable(),
});

const block = group({
  text: longText(4_000, { mayStayEmpty: true }),
  points: list(point, 40),
  shows: choice(legalTables).nullable(),
});

const section = group({
  heading: text(120),
  id: text(40).refine(
    (typed) => typed === '' || isSlug(typed),
    withProblem('bad-slug', 'must be small letters'),
  ),
  blocks: list(block, 30, { leastItems: 1 }),
});

/** What the record of a legal page must be; `legalRules` checks it before it is published. */
export const legalSchema = z.strictObject({
  slug: slug().refine(isLegalSlug, withProblem('bad-slug', 'must be one of the pages of law')),
  version: filled(6, { group: 'dates' }).refine(
    (typed) => /^\d{1,3}\.\d{1,2}$/.test(typed),
    withProblem('bad-version', 'must be a number like 2.1'),
  ),
  effectiveOn: day(),
  words: inLanguages(
    group({
      title: text(120),
      lead: longText(600),
      change: longText(600),
      sections: list(section, 40, { leastItems: 1 }).refine(
        (sections) => apart(String)(sections.map(({ id }) => id).filter((id) => id !== '')),
        twice,
      ),
      description: longText(160, { group: 'seo' }),
    }),
  ),
});

const faultIf = (broken: boolean, path: string, problem: RecordProblem): RecordFault[] =>
  broken ? [{ path, problem }] : [];

/** The promises of the settings, which every legal page may name in braces. */
const promises: Record<keyof PolicyValues, true> = {
  courseDays: true,
  courseDaysAlone: true,
  courseRight: true,
  shopDays: true,
  shopDaysAlone: true,
  communityDays: true,
  communityDaysAlone: true,
  monthDays: true,
  graceDays: true,
  workshopHours: true,
  consultationHours: true,
  paidBack: true,
  accessHours: true,
  orderExpiry: true,
  transferCheck: true,
  agencies: true,
  email: true,
  platform: true,
};

/** What one page names beside them. */
const ownNames: Record<LegalSlug, readonly string[]> = {
  'privacy-policy': [
    'paidOrder',
    'unpaidOrder',
    'application',
    'jobApplication',
    'broadcast',
    'forgedNotification',
    'cards',
    'applications',
    'purchases',
  ],
  'terms-and-conditions': [],
  'cookie-policy': ['days', 'knownDays'],
};
const linked = new Set(['email', 'privacy', 'terms', 'cookies']);

const nameIn = /\{([^{}]*)\}/g;
const linkIn = /\]\(([^()]*)\)/g;

const textsOf = ({ text, points }: LegalBlock): string[] => [text, ...points.map((point) => point.text)];
const found = (texts: readonly string[], pattern: RegExp): string[] =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));

const isBlank = (text: string): boolean => !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
const isEmpty = ({ text, points, shows }: LegalBlock): boolean =>
  isBlank(text) && points.length === 0 && shows === null;

/** What is alike in all languages, and what a correction leaves as it is: all but the wording. */
const outlineOf = ({ id, blocks }: LegalSection): string =>
  JSON.stringify([
    id,
    blocks.map(({ text, points, shows }) => [!isBlank(text), points.map(({ only }) => only), shows]),
    [...found(blocks.flatMap(textsOf), nameIn)].sort(),
    [...found(blocks.flatMap(textsOf), linkIn)].sort(),
  ]);

const outlines = (record: LegalText, locale: Locale): string =>
  JSON.stringify(record.words[locale].sections.map(outlineOf));

const sectionsPath = (locale: Locale): string => `words.${locale}.sections`;

function unlike(record: LegalText): RecordFault[] {
  const [first, ...others] = languagesOf(record);
  if (first === undefined) return [];
  const sectionsIn = (locale: Locale) => record.words[locale].sections.map(outlineOf);
  const wanted = sectionsIn(first);
  return others.flatMap((locale) => {
    const own = sectionsIn(locale);
    return Array.from({ length: Math.max(own.length, wanted.length) }, (_, index) =>
      faultIf(own[index] !== wanted[index], `${sectionsPath(locale)}.${index}`, 'unlike-english'),
    ).flat();
  });
}

function inText(record: LegalText, locale: Locale): RecordFault[] {
  const names = new Set([...Object.keys(promises), ...(ownNames[record.slug as LegalSlug] ?? [])]);
  return record.words[locale].sections.flatMap(({ blocks }, at) =>
    blocks.flatMap((block, index) => {
      const path = `${sectionsPath(locale)}.${at}.blocks.${index}`;
      const texts = textsOf(block);
      return [
        ...faultIf(isEmpty(block), path, 'required'),
        ...faultIf(
          found(texts, nameIn).some((name) => !names.has(name)),
          path,
          'unknown-name',
        ),
        ...faultIf(
          found(texts, linkIn).some((name) => !linked.has(name)),
          path,
          'unknown-link',
        ),
      ];
    }),
  );
}

/** Who receives data depends on how the academy is set up: each case has its sentence on the privacy page, once. */
function cases({ slug, words }: LegalText, locale: Locale): RecordFault[] {
  const named = words[locale].sections
    .flatMap(({ blocks }) => blocks.flatMap(({ points }) => points.map(({ only }) => only)))
    .filter((only) => only !== null)
    .sort();
  const wanted = slug === 'privacy-policy' ? [...legalCases].sort() : [];
  return faultIf(named.join() !== wanted.join(), sectionsPath(locale), 'cases-incomplete');
}

/** A typo is corrected under the same number; any other change is a new version, which nobody agrees to before its day. */
function againstFormer(record: LegalText, today: string | undefined, before: LegalText): RecordFault[] {
  const order = compareVersions(record.version, before.version);
  if (order < 0) return faultIf(true, 'version', 'version-too-low');
  if (order > 0) {
    const earliest = today !== undefined && today > before.effectiveOn ? today : before.effectiveOn;
    return faultIf(record.effectiveOn < earliest, 'effectiveOn', 'effect-too-early');
  }
  const kept = languagesOf(before);
  const both = languagesOf(record).filter((locale) => kept.includes(locale));
  const isSame = both.every((locale) => outlines(record, locale) === outlines(before, locale));
  return faultIf(!isSame || record.effectiveOn !== before.effectiveOn, 'version', 'needs-new-version');
}

/**
 * What must hold before a legal page is published: all its languages have the same content, every name is one that the page fills
 * in, and a change of more than the wording has a new version number and a day that is still to come. `before`: what the pages
 * show; without it nothing is compared.
 */
export const legalRules = (
  record: LegalText,
  today: string | undefined,
  before: LegalText | undefined,
): RecordFault[] => [
  ...(before ? againstFormer(record, today, before) : []),
  ...languagesOf(record).flatMap((locale) => [...inText(record, locale), ...cases(record, locale)]),
  ...unlike(record),
];
