/**
 * Reads a record as a form or a file sends it, and reports what it still lacks before it may be published. Prices are
 * centimes of MAD, days those of Morocco.
 */
import { z } from 'zod';
import { picturesNamedIn } from '../../platform/files/picture.ts';
import { type FoundPart, partKey, partsOf } from '../../catalogue/shop/bundle.ts';
import type { Product } from '../../catalogue/shop/product.ts';
import { legalRules, type LegalText } from '../../academy/legal/legal.ts';
import { type KnownSlugs, missingWords, unfilled, withoutPrice } from './missing-words.ts';
import type { RecordFault, RecordProblem } from '../../platform/records/record-fault.ts';
import { recordForm } from './record-form.ts';
import { type RecordKind, type RecordOf, recordSchemas } from './record-kinds.ts';
import { inAllLanguages, languagesOf, saysCopy } from '../../platform/records/record.ts';
import { type Locale, locales, spokenIn } from '../../platform/i18n/locale.ts';
import { common as wordsAr } from '../../academy/frame/words.ar.ts';
import { common as wordsEn } from '../../academy/frame/words.en.ts';
import { common as wordsFr } from '../../academy/frame/words.fr.ts';
import {
  barNeed,
  barRoom,
  letterWidth,
  linesOnPhone,
  entryLinks,
  mostFooterLines,
} from '../../academy/frame/links.ts';
import { entriesIn, type MenuEntry } from '../../academy/settings/arrangement.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import { sampleFieldsOf } from '../../academy/settings/earlier-settings.ts';
import { totalOfTerms } from '../../catalogue/courses/instalment-terms.ts';

/** What must hold between the fields of a record. `before`: what is published, where the record is compared with it. */
type Rule<K extends RecordKind> = (
  record: RecordOf[K],
  today: string | undefined,
  before?: RecordOf[K],
) => RecordFault[];

const faultIf = (broken: boolean, path: string, problem: RecordProblem, limit?: number): RecordFault[] =>
  broken ? [{ path, problem, ...(limit !== undefined && { limit }) }] : [];

/** Without `today` no date counts as passed. */
const passed = (path: string, date: string | null, today: string | undefined): RecordFault[] =>
  faultIf(date !== null && today !== undefined && date < today, path, 'in-the-past');

/** The placeholders that a course's page fills in. */
const filledIn = new Set(['{price}', '{daysToDecide}', '{paidBackWithin}', '{accessHours}']);

/** Placeholders that no page fills in: readers would see their braces. */
function namesIn(value: unknown, path: string): RecordFault[] {
  if (typeof value === 'string') {
    const names = value.match(/\{[^{}]*\}/g) ?? [];
    return faultIf(
      names.some((name) => !filledIn.has(name)),
      path,
      'unknown-name',
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => namesIn(each, `${path}.${key}`));
}

const course: Rule<'course'> = (record) => {
  const { priceCentimes: price, instalments, words } = record;
  return [
    ...withoutPrice('course', record),
    ...faultIf(price === 0 && !!instalments, 'instalments', 'free-with-price'),
    // Paying in parts may cost more than paying at once; less would be a typing mistake.
    ...faultIf(
      price !== null && price > 0 && !!instalments && totalOfTerms(instalments) < price,
      'instalments',
      'below-price',
      (price ?? 0) - (instalments ? totalOfTerms(instalments) : 0),
    ),
    // The comparison begins with that line.
    ...languagesOf(record).flatMap((locale) =>
      faultIf(
        !!record.comparesWith && !words[locale].forWhom,
        `words.${locale}.forWhom`,
        missingWords[locale],
      ),
    ),
    // A page that promises a consultation has to link to it.
    ...faultIf(record.consultation && !record.consultationService, 'consultationService', 'required'),
    ...languagesOf(record).flatMap((locale) => [
      ...namesIn(words[locale].longDescription, `words.${locale}.longDescription`),
      ...namesIn(words[locale].faq, `words.${locale}.faq`),
    ]),
  ];
};

const product: Rule<'product'> = ({ priceCentimes, isFree, files }) => [
  ...faultIf(files === null, 'files', 'required'),
  ...faultIf(!isFree && priceCentimes === 0, 'priceCentimes', 'required'),
  ...faultIf(isFree && priceCentimes > 0, 'isFree', 'free-with-price'),
];

/** Whether a picture in a Markdown text has no description for those who cannot see it. */
const hasSilentPicture = (body: string): boolean => /!\[\s*\](?:\(|\[)/u.test(body);

const bundle: Rule<'bundle'> = (record) => [
  ...faultIf(partsOf(record).length < 2, 'courses', 'too-few', 2),
  ...faultIf(record.priceCentimes === 0, 'priceCentimes', 'required'),
];

/** Parts that cannot be given, beside the field; and a price that saves nothing. */
function faultsOfParts(record: RecordOf['bundle'], known: NonNullable<Known['parts']>): RecordFault[] {
  const parts = (['courses', 'products'] as const).flatMap((field) =>
    partsOf({ courses: [], products: [], [field]: record[field] }).map((part, at) => ({
      path: `${field}.${at}`,
      found: known.get(partKey(part)),
    })),
  );
  const alone = parts.reduce((sum, { found }) => sum + (found?.listCentimes ?? 0), 0);
  return [
    ...parts.flatMap(({ path, found }) => (found?.problem ? [{ path, problem: found.problem }] : [])),
    ...faultIf(
      parts.every(({ found }) => found) && record.priceCentimes >= alone,
      'priceCentimes',
      'above-parts',
    ),
  ];
}

const post: Rule<'post'> = ({ publishedOn, updatedOn, words }) => [
  ...faultIf(updatedOn !== null && updatedOn < publishedOn, 'updatedOn', 'ends-before-start'),
  ...languagesOf({ words }).flatMap((locale) =>
    faultIf(hasSilentPicture(words[locale].body), `words.${locale}.body`, 'missing-alt'),
  ),
];

const job: Rule<'job'> = ({ postedOn, openUntil, pay }, today) => [
  ...faultIf(openUntil !== null && openUntil < postedOn, 'openUntil', 'ends-before-start'),
  ...passed('openUntil', openUntil, today),
  ...faultIf(pay.toCentimes < pay.fromCentimes, 'pay.toCentimes', 'out-of-range', pay.fromCentimes),
  ...faultIf(pay.toCentimes === 0, 'pay.toCentimes', 'required'),
];

const campaign: Rule<'campaign'> = ({ startsAt, endsAt }, today) => [
  ...faultIf(Date.parse(endsAt) <= Date.parse(startsAt), 'endsAt', 'ends-before-start'),
  ...passed('endsAt', dateInMorocco(new Date(endsAt)), today),
];

const navigation = { en: wordsEn.navigation, ar: wordsAr.navigation, fr: wordsFr.navigation };

/** By how many letters the titles are too long for the bar of a wide screen, or for the footer of a phone. */
function withoutRoom(record: RecordOf['settings'], locale: Locale): RecordFault[] {
  const titlesOf = (entries: readonly MenuEntry[]) =>
    entryLinks(entries, { words: navigation[locale], locale, pathname: '/' });
  const over = barNeed(titlesOf(record.menu ?? []), inAllLanguages(record), locale) - barRoom.wide;
  const footer = titlesOf((record.footerGroups ?? []).flatMap(({ links }) => links));
  return [
    ...faultIf(!!record.menu && over > 0, 'menu', 'no-room', Math.ceil(over / letterWidth[locale])),
    ...faultIf(linesOnPhone(footer, locale) > mostFooterLines, 'footerGroups', 'no-room'),
  ];
}

const arrangement = (record: RecordOf['settings']): RecordFault[] => {
  const { homeSections, menu, footerGroups } = record;
  const emptied = Object.entries({ homeSections, menu, footerGroups })
    .filter(([, list]) => list?.length === 0)
    .map(([path]) => path);
  const groups = (footerGroups ?? []).flatMap(({ links }, index) =>
    links.length === 0 ? [`footerGroups.${index}.links`] : [],
  );
  const spoken = spokenIn(record);
  const named = { ...record, siteName: inAllLanguages(record.siteName) };
  const [first = locales[0]] = spoken;
  const own = entriesIn(record).filter(({ entry }) => entry.page === 'ownLink');
  return [
    ...[...emptied, ...groups].map((path) => ({ path, problem: 'none-left' }) as const),
    ...own.flatMap(({ path, entry: { link, title } }) => [
      ...faultIf(link === '', `${path}.link`, 'required'),
      ...faultIf(
        locales.every((locale) => !title[locale]),
        `${path}.title.${first}`,
        missingWords[first],
      ),
    ]),
    ...spoken.flatMap((locale) => withoutRoom(named, locale)),
  ];
};

const settings: Rule<'settings'> = (record) => [
  ...arrangement(record),
  // No account at all is allowed; the sample's is not.
  ...sampleFieldsOf(record).map((path) => ({ path, problem: 'still-sample' }) as const),
  // 0 days is a value that nobody has chosen yet.
  ...faultIf(record.refundPolicy.paidBackWithinDays === 0, 'refundPolicy.paidBackWithinDays', 'required'),
];

/** Without `today` no date counts as passed. */
const recordRules: { [K in RecordKind]: Rule<K> } = {
  course,
  workshop: ({ heldOn }, today) => passed('heldOn', heldOn, today),
  product,
  bundle,
  trainer: () => [],
  post,
  job,
  service: ({ priceCentimes }) => faultIf(priceCentimes === 0, 'priceCentimes', 'required'),
  campaign,
  legal: legalRules,
  settings,
};

export type RecordReading<K extends RecordKind> =
  | { ok: true; record: RecordOf[K] }
  | { ok: false; faults: RecordFault[] };

const at = (given: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[step] : undefined,
    given,
  );

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

const wrongTypes: Record<string, RecordProblem> = { number: 'not-a-number', int: 'not-a-number' };
const wrongFormats: Record<string, RecordProblem> = {
  date: 'not-a-date',
  datetime: 'not-a-date',
  email: 'bad-email',
};

type Issue = z.core.$ZodIssue;
type Sized = Extract<Issue, { code: 'too_big' | 'too_small' }>;

function sizeProblem({ code, origin }: Sized): RecordProblem {
  const isBig = code === 'too_big';
  if (origin === 'string') return isBig ? 'too-long' : 'too-short';
  if (origin === 'array') return isBig ? 'too-many' : 'too-few';
  return 'out-of-range';
}

function problemOf(issue: Issue, value: unknown): RecordProblem {
  if (isEmpty(value)) return 'required';
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'int' && typeof value === 'number') return 'not-whole';
      return wrongTypes[issue.expected] ?? 'wrong-type';
    case 'too_big':
    case 'too_small':
      return sizeProblem(issue);
    case 'invalid_format':
      return wrongFormats[issue.format] ?? 'bad-format';
    case 'invalid_value':
      return 'not-a-choice';
    case 'custom':
      return (issue.params?.['problem'] as RecordProblem | undefined) ?? 'bad-format';
    default:
      return 'wrong-type';
  }
}

function faultsOf(issue: Issue, given: unknown): RecordFault[] {
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...issue.path, key].join('.'), problem: 'unknown-key' }));
  const problem = problemOf(issue, at(given, issue.path));
  if (problem === 'required') return [{ path, problem }];
  if (issue.code === 'too_big') return [{ path, problem, limit: Number(issue.maximum) }];
  if (issue.code === 'too_small') return [{ path, problem, limit: Number(issue.minimum) }];
  return [{ path, problem }];
}

/** One fault per field: the first found is the first to correct. */
function oncePerPath(faults: RecordFault[]): RecordFault[] {
  const first = new Map<string, RecordFault>();
  for (const fault of faults) if (!first.has(fault.path)) first.set(fault.path, fault);
  return [...first.values()];
}

/** Forms send null for a field that is left out, and an empty text for an empty one: both mean no value. */
function withoutBlanks({ shape }: { shape: z.ZodRawShape }, given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  const entries = Object.entries(given).flatMap(([key, value]: [string, unknown]) => {
    const field = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (field === undefined || !isEmpty(value)) return [[key, value]];
    if (z.safeParse(field, null).success) return [[key, null]];
    return field instanceof z.ZodOptional ? [] : [[key, value]];
  });
  return Object.fromEntries(entries);
}

/**
 * The record in its right shape, with tidied texts; a draft may lack words in either language. Money is centimes of MAD,
 * days are those of Morocco. Otherwise every field that is wrong.
 */
export function readRecord<K extends RecordKind>(kind: K, given: unknown): RecordReading<K> {
  const result = recordSchemas[kind].safeParse(withoutBlanks(recordSchemas[kind], given));
  if (result.success) return { ok: true, record: result.data as RecordOf[K] };
  return { ok: false, faults: oncePerPath(result.error.issues.flatMap((issue) => faultsOf(issue, given))) };
}

/** What exists beside the record. What is not given is not checked. */
export type Known = KnownSlugs & {
  /** Today in Morocco, 'YYYY-MM-DD'. */
  today?: string;
  /** What a bundle may hold, by `partKey`. */
  parts?: ReadonlyMap<string, FoundPart>;
  /** Ids of the library. */
  pictures?: ReadonlySet<string>;
  /** Who owns a product's file: slugs of products, by path. Published products count before drafts. */
  files?: ReadonlyMap<string, string>;
  /** The published legal texts, by slug: a new one is compared with them. */
  legal?: ReadonlyMap<string, LegalText>;
};

/** A file that one product sells must not be handed out by another. */
function filesOfOthers(record: object, owners: ReadonlyMap<string, string>): RecordFault[] {
  const { slug, files } = record as Partial<Product>;
  const isAnothers = (path: string) => (owners.get(path) ?? slug) !== slug;
  return Object.values(files ?? {}).some(({ path }) => isAnothers(path))
    ? [{ path: 'files', problem: 'file-of-another' }]
    : [];
}

/** Where a record shows a picture that is no longer in the library. */
function lostPictures(value: unknown, path: string, there: ReadonlySet<string>): RecordFault[] {
  if (typeof value === 'string')
    return picturesNamedIn(value).some((id) => !there.has(id)) ? [{ path, problem: 'lost-picture' }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    lostPictures(each, path === '' ? key : `${path}.${key}`, there),
  );
}

/** The compiler cannot see that rule and record are of one kind when the kind is only known at run time. */
const brokenIn = <K extends RecordKind>(kind: K, record: RecordOf[K], { today, legal }: Known) => {
  const before = kind === 'legal' ? legal?.get((record as LegalText).slug) : undefined;
  return recordRules[kind](record, today, before as RecordOf[K] | undefined);
};

/** Names that still say they are of a copy. */
function namesOfCopy(record: object): RecordFault[] {
  const { words } = record as { words?: Partial<Record<string, Record<string, unknown>>> };
  return locales.flatMap((locale) =>
    ['name', 'title'].flatMap((key) => {
      const name = words?.[locale]?.[key];
      return faultIf(typeof name === 'string' && saysCopy(name), `words.${locale}.${key}`, 'still-copy');
    }),
  );
}

/**
 * What must be filled in or corrected before the record may be published; empty when it may be. A record in a wrong shape,
 * as one saved long ago, is reported as by `readRecord`. With `today`, dates that have passed are reported too; that is
 * advice (`isAdvice`), since a past event may be corrected.
 */
export function missingIn(kind: RecordKind, given: object, known: Known = {}): RecordFault[] {
  const reading = readRecord(kind, given);
  if (!reading.ok) return reading.faults;
  const { record } = reading;
  return oncePerPath([
    ...unfilled(recordForm(kind).fields, { path: '', value: record }, known),
    ...brokenIn(kind, record, known),
    ...namesOfCopy(record),
    ...(known.pictures ? lostPictures(record, '', known.pictures) : []),
    ...(known.parts && kind === 'bundle' ? faultsOfParts(record as RecordOf['bundle'], known.parts) : []),
    ...(known.files && kind === 'product' ? filesOfOthers(record, known.files) : []),
  ]);
}
