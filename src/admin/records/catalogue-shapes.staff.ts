/** Records of the catalogue in the shapes of the staff API: rows of a list, one for editing, its form and its history. */
import type { Localised } from '../../catalogue/courses/course.ts';
import { z } from 'zod';
import { type RecordFault, recordProblems } from '../../platform/records/record-fault.ts';
import type { HistoryLine, RecordForEditing, RecordInList, RecordRemoved } from './read-records.service.ts';
import { historyActs } from './record-history.ts';
import { statesIn } from './missing-words.ts';
import { type LanguageState, titleOf } from '../../platform/records/record.ts';
import { pageOfRecord, type RecordKind } from './record-kinds.ts';
import { pathIn, inEach } from '../../platform/i18n/locale.ts';
import { inEachLanguage } from '../../academy/staff/staff-call.ts';
import { refuseStaff } from '../../academy/staff/staff-failures.ts';
import { instant } from '../../platform/api/fields.ts';
import { type InstalmentTerms, termsOf } from '../../catalogue/courses/instalment-terms.ts';

const by = z.string().meta({ description: 'An address of the staff.' });

/** What a list may be narrowed to. 'changed': published, and a draft waits; 'archived': it was published and taken from the pages. */
export const recordStates = ['draft', 'scheduled', 'published', 'changed', 'archived'] as const;

const languages = z
  .object(inEach(() => z.enum(['whole', 'partly', 'none'] satisfies LanguageState[])))
  .meta({ description: 'How far it is written in each; readers are shown what is whole.' });

const pages = inEachLanguage
  .nullable()
  .meta({ description: 'The paths of the page that shows it; null: it is on none.' });

const campaign = z.object({ name: inEachLanguage, percent: z.number().int() }).nullable().meta({
  description: 'Takes its share off the price now, on the site; of a course only.',
});

export const recordRow = z.object({
  slug: z.string(),
  state: z.enum(recordStates),
  languages,
  pages,
  title: inEachLanguage.meta({ description: 'What it is called; empty in a language that it lacks.' }),
  position: z.number().int().nullable().meta({ description: 'On the pages, from 1; null: not published.' }),
  isPublished: z.boolean(),
  isSample: z
    .boolean()
    .meta({ description: 'It came with the sample academy, and nobody published it since.' }),
  isComingSoon: z.boolean().meta({ description: 'A course that takes a waiting list, not orders.' }),
  isUnlisted: z.boolean().meta({ description: 'Only whoever has the address finds it.' }),
  isClosedForSale: z.boolean(),
  priceCentimes: z.number().int().nullable().meta({ description: 'Centimes of MAD; null: it has none.' }),
  campaign,
  instalments: z
    .object({
      depositCentimes: z.number().int(),
      parts: z.array(z.object({ afterDays: z.number().int(), amountCentimes: z.number().int() })),
      graceDays: z.number().int(),
    })
    .nullable()
    .meta({ description: 'How its price is also paid in parts; centimes of MAD.' }),
  version: z.string().nullable().meta({ description: 'Of a legal text; null of all else.' }),
  day: z.string().nullable().meta({ description: 'The day it is known by, on Morocco’s clock.' }),
  updatedAt: instant.nullable(),
  draft: z.object({ by, at: instant }).nullable(),
  scheduled: z.object({ by, publishAt: instant }).nullable(),
  removed: z
    .object({ by: z.string(), at: instant })
    .nullable()
    .meta({ description: '`by`: an address of the staff; `academy` for what none of them did.' }),
  faults: z.number().int().meta({ description: 'How many things it lacks before it may be published.' }),
});

type Loose = Record<string, unknown>;
const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const dayOf = (record: object): string | null => {
  const fields = record as Loose;
  const days = ['heldOn', 'publishedOn', 'openUntil', 'startsOn', 'effectiveOn'].map((name) => fields[name]);
  return days.find((day): day is string => typeof day === 'string' && day !== '') ?? null;
};

const pagesOf = (kind: RecordKind, slug: string): Localised<string> => {
  const path = pageOfRecord(kind, slug);
  return inEach((one) => pathIn(one, path));
};

const stateOf = ({ isPublished, draft, scheduled }: RecordInList) => {
  if (scheduled !== null) return 'scheduled';
  if (!isPublished) return 'draft';
  return draft === null ? 'published' : 'changed';
};

/** Of a draft perhaps nothing yet, or half of it. */
const termsIn = (typed: unknown): InstalmentTerms | null =>
  isLoose(typed) && Array.isArray(typed['parts']) ? termsOf({ instalments: typed as InstalmentTerms }) : null;

export function rowOf(kind: RecordKind, { record, ...listed }: RecordInList): z.input<typeof recordRow> {
  const { priceCentimes: price, instalments, comingSoon, unlisted, closedForSale, version } = record as Loose;
  const title = titleOf(record);
  return {
    ...listed,
    state: stateOf({ record, ...listed }),
    title,
    pages: listed.isPublished ? pagesOf(kind, listed.slug) : null,
    removed: null,
    isComingSoon: comingSoon === true,
    isUnlisted: unlisted === true,
    isClosedForSale: closedForSale === true,
    priceCentimes: typeof price === 'number' ? price : null,
    instalments: termsIn(instalments),
    version: typeof version === 'string' ? version : null,
    day: dayOf(record),
  };
}

/** As it was last. */
export function removedRowOf(kind: RecordKind, { slug, record, by, at }: RecordRemoved) {
  const was = {
    position: null,
    isPublished: false,
    isSample: false,
    campaign: null,
    draft: null,
    scheduled: null,
    languages: statesIn(record, []),
    faults: 0,
  };
  const row = rowOf(kind, { slug, record, updatedAt: at, ...was });
  return { ...row, state: 'archived' as const, removed: { by, at } };
}

const fault = z.object({
  path: z.string().meta({ description: 'Where: `words.ar.title`.' }),
  problem: z.enum(recordProblems),
  limit: z.number().nullable(),
});
const faultOf = (one: RecordFault) => ({ ...one, limit: one.limit ?? null });

/** The fields of a record depend on its kind; `GET /catalogue/{kind}/form` describes them. */
const record = z.looseObject({}).meta({ description: 'As the form of its kind describes it.' });

export const recordWhole = z.object({
  revision: z.string(),
  state: z.enum(['draft', 'scheduled', 'published']),
  record,
  title: inEachLanguage,
  languages,
  pages,
  madeBy: z.string(),
  madeAt: instant,
  publishAt: instant.nullable(),
  note: z.string().nullable(),
  isSample: z.boolean(),
  hasFreeAddress: z.boolean().meta({ description: 'Pages never had it: its slug may still be changed.' }),
  published: z
    .object({ revision: z.string(), record, by: z.string(), at: instant.nullable() })
    .nullable()
    .meta({ description: 'Null while it is not on the pages.' }),
  missing: z.array(fault),
  clashes: z.array(z.string()).meta({
    description: 'Fields that were published since the draft was begun, and that it says otherwise.',
  }),
  prices: z.array(z.string()).meta({ description: 'Fields of a price that the draft changes.' }),
  campaign,
  learners: z
    .object({
      here: z.number().int().meta({ description: 'Who has a seat in our own classroom.' }),
      waiting: z.number().int().meta({ description: 'Who waits for a code of another platform.' }),
    })
    .nullable()
    .meta({ description: 'Of a course; null of every other kind.' }),
  modules: z
    .object({
      begun: z.number().int().meta({ description: 'With published lessons.' }),
      published: z.number().int().meta({ description: 'Published as a whole.' }),
      of: z.number().int().meta({ description: 'In the classroom or announced by the record.' }),
    })
    .nullable()
    .meta({ description: 'Of a course that is taught here; null of all else.' }),
  unproven: z
    .object({
      claims: z.array(z.string()),
      registration: z.array(inEachLanguage),
      quotes: z.array(z.string()),
    })
    .meta({
      description:
        'Of the settings: figures without a source, registrations without a number. Of a course: who is quoted in words of the sample academy.',
    }),
});

export const wholeOf = (
  { kind, slug }: { kind: RecordKind; slug: string },
  found: RecordForEditing,
): z.input<typeof recordWhole> => ({
  ...found,
  record: found.record as Loose,
  title: titleOf(found.record),
  languages: statesIn(found.record, found.missing),
  pages: found.published && pagesOf(kind, slug),
  published: found.published && { ...found.published, record: found.published.record as Loose },
  missing: found.missing.map(faultOf),
});

export const historyLine = z.object({
  act: z.enum(historyActs),
  by: z.string().meta({ description: 'An address of the staff; `academy` for what none of them did.' }),
  at: instant,
  restores: z
    .object({ revision: z.string(), title: inEachLanguage })
    .nullable()
    .meta({ description: 'What can be made a draft again; null: nothing, or a newer line says it.' }),
});

export const historyLineOf = ({ restores, ...line }: HistoryLine) => ({
  ...line,
  restores: restores && { revision: restores.id, title: titleOf(restores.record ?? {}) },
});

export const saved = z.object({ revision: z.string(), missing: z.array(fault) });
export const savedOf = (kept: { revision: string; missing: readonly RecordFault[] }) => ({
  revision: kept.revision,
  missing: kept.missing.map(faultOf),
});

const problemsOf = (faults: readonly RecordFault[]) =>
  Object.fromEntries(faults.map((one) => [one.path, one.problem]));

/** Names every field that cannot be saved, with its problem. */
export function refuseShape(faults: readonly RecordFault[]) {
  const usedBy = faults.find((one) => one.usedBy)?.usedBy;
  return refuseStaff('bad-fields', {
    fields: problemsOf(faults),
    ...(usedBy && { detail: { usedBy: usedBy.en, usedByInArabic: usedBy.ar } }),
  });
}

/** Names every field that is missing, or wrong, for publishing. */
export const refuseIncomplete = (missing: readonly RecordFault[]) =>
  refuseStaff('incomplete', { fields: problemsOf(missing) });
