/**
 * What must hold before a page of law is published: both languages say the same, every name is one that the page fills in,
 * and whoever changes more than a word gives it another number and a day that is still to come.
 */
import { locales, type Locale } from '../../platform/i18n/locale.ts';
import {
  compareVersions,
  legalCases,
  type LegalBlock,
  type LegalSection,
  type LegalSlug,
  type LegalText,
} from './legal.ts';
import type { PolicyValues } from './policy-values.ts';
import type { RecordFault, RecordProblem } from '../catalogue/record-fault.ts';

const tell = (broken: boolean, path: string, problem: RecordProblem): RecordFault[] =>
  broken ? [{ path, problem }] : [];

/** The promises of the settings, which every page of law may name in braces. */
const promises: Record<keyof PolicyValues, true> = {
  courseDays: true,
  courseDaysAlone: true,
  shopDays: true,
  shopDaysAlone: true,
  communityDays: true,
  communityDaysAlone: true,
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

/** What one language has and the other has not is told at its own place. */
const isHalfWritten = (one: LegalSection, other: LegalSection): boolean => {
  const wordsOf = ({ id, blocks }: LegalSection) => [id, ...blocks.flatMap(textsOf)].map(isBlank);
  const [ours, theirs] = [wordsOf(one), wordsOf(other)];
  return ours.length === theirs.length && ours.some((blank, index) => blank !== theirs[index]);
};

/** What is alike in both languages, and what a correction leaves as it is: all but the words. */
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

function unlike({ words }: LegalText): RecordFault[] {
  return words.en.sections.flatMap((english, index) => {
    const arabic = words.ar.sections[index];
    const differs =
      arabic !== undefined && !isHalfWritten(english, arabic) && outlineOf(arabic) !== outlineOf(english);
    return tell(differs, `${sectionsPath('ar')}.${index}`, 'unlike-english');
  });
}

function inText(record: LegalText, locale: Locale): RecordFault[] {
  const names = new Set([...Object.keys(promises), ...(ownNames[record.slug as LegalSlug] ?? [])]);
  return record.words[locale].sections.flatMap(({ blocks }, at) =>
    blocks.flatMap((block, index) => {
      const path = `${sectionsPath(locale)}.${at}.blocks.${index}`;
      const texts = textsOf(block);
      const other = record.words[locale === 'en' ? 'ar' : 'en'].sections[at]?.blocks[index];
      return [
        ...tell(isEmpty(block) && other !== undefined && isEmpty(other), path, 'required'),
        ...tell(
          found(texts, nameIn).some((name) => !names.has(name)),
          path,
          'unknown-name',
        ),
        ...tell(
          found(texts, linkIn).some((name) => !linked.has(name)),
          path,
          'unknown-link',
        ),
      ];
    }),
  );
}

/** Who receives data is told by how the academy is set up: each case has its sentence on the privacy page, once. */
function cases({ slug, words }: LegalText, locale: Locale): RecordFault[] {
  const named = words[locale].sections
    .flatMap(({ blocks }) => blocks.flatMap(({ points }) => points.map(({ only }) => only)))
    .filter((only) => only !== null)
    .sort();
  const wanted = slug === 'privacy-policy' ? [...legalCases].sort() : [];
  return tell(named.join() !== wanted.join(), sectionsPath(locale), 'cases-incomplete');
}

/** A slip is mended under the same number; whatever else changes is a version of its own, which nobody has agreed to before its day. */
function againstFormer(record: LegalText, today: string | undefined, before: LegalText): RecordFault[] {
  const order = compareVersions(record.version, before.version);
  if (order < 0) return tell(true, 'version', 'version-too-low');
  if (order > 0) {
    const earliest = today !== undefined && today > before.effectiveOn ? today : before.effectiveOn;
    return tell(record.effectiveOn < earliest, 'effectiveOn', 'effect-too-early');
  }
  const isSame = locales.every((locale) => outlines(record, locale) === outlines(before, locale));
  return tell(!isSame || record.effectiveOn !== before.effectiveOn, 'version', 'needs-new-version');
}

/** `before`: what the pages show; without it nothing is compared. */
export const legalRules = (
  record: LegalText,
  today: string | undefined,
  before: LegalText | undefined,
): RecordFault[] => [
  ...(before ? againstFormer(record, today, before) : []),
  ...locales.flatMap((locale) => [...inText(record, locale), ...cases(record, locale)]),
  ...unlike(record),
];
