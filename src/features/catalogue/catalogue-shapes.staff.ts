/** Records of the catalogue in the shapes of the staff API: rows of a list, one for editing, its form and its history. */
import { z } from 'zod';
import type { RecordFault } from './record-fault.ts';
import type {
  RecordForEditing,
  RecordInList,
  RecordRemoved,
  RevisionInHistory,
} from './read-records.service.ts';
import { inBoth } from '../staff/staff-call.ts';
import { refuseStaff } from '../staff/staff-failures.ts';
import { instant, isoOf } from '../../platform/api/instant.ts';

const openTo = (more: z.ZodRawShape = {}) =>
  z.object({ by: z.string().meta({ description: 'An address of the staff.' }), ...more }).nullable();

export const recordRow = z.object({
  slug: z.string(),
  title: inBoth.meta({ description: 'What it is called; empty in a language that it lacks.' }),
  position: z.number().int().nullable().meta({ description: 'On the pages, from 1; null: not published.' }),
  isPublished: z.boolean(),
  isSample: z
    .boolean()
    .meta({ description: 'It came with the sample academy, and nobody published it since.' }),
  isComingSoon: z.boolean().meta({ description: 'A course that takes a waiting list, not orders.' }),
  isUnlisted: z.boolean().meta({ description: 'Only whoever has the address finds it.' }),
  isClosedForSale: z.boolean(),
  priceCentimes: z.number().int().nullable().meta({ description: 'Centimes of MAD; null: it has none.' }),
  day: z.string().nullable().meta({ description: 'The day it is known by, on Morocco’s clock.' }),
  updatedAt: instant.nullable(),
  draft: openTo({ at: instant }),
  scheduled: openTo({ publishAt: instant }),
  faults: z.number().int().meta({ description: 'How many things it lacks before it may be published.' }),
});
export type RecordRow = {
  slug: string;
  title: { en: string; ar: string };
  position: number | null;
  isPublished: boolean;
  isSample: boolean;
  isComingSoon: boolean;
  isUnlisted: boolean;
  isClosedForSale: boolean;
  priceCentimes: number | null;
  day: string | null;
  updatedAt: string | null;
  draft: { by: string; at: string } | null;
  scheduled: { by: string; publishAt: string } | null;
  faults: number;
};

type Loose = Record<string, unknown>;
const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const textAt = (holder: unknown, ...keys: string[]): string => {
  if (!isLoose(holder)) return '';
  const found = keys.map((key) => holder[key]).find((value) => typeof value === 'string' && value !== '');
  return typeof found === 'string' ? found : '';
};

/** A campaign is listed by its text, the settings by the academy's name. */
export function titleOf(record: object): { en: string; ar: string } {
  const { words, siteName } = record as Loose;
  const side = (locale: 'en' | 'ar') =>
    textAt(isLoose(words) ? words[locale] : null, 'name', 'title', 'text') || textAt(siteName, locale);
  return { en: side('en'), ar: side('ar') };
}

const dayOf = (record: object): string | null =>
  textAt(record, 'heldOn', 'publishedOn', 'openUntil', 'startsOn', 'effectiveOn') || null;

/** Fields are named one by one, so that nothing internal gets into the API. */
export function rowOf(listed: RecordInList): RecordRow {
  const { slug, position, isPublished, isSample, draft, scheduled, faults, record } = listed;
  const { priceCentimes: price, comingSoon, unlisted, closedForSale } = record as Loose;
  return {
    slug,
    title: titleOf(record),
    position,
    isPublished,
    isSample,
    isComingSoon: comingSoon === true,
    isUnlisted: unlisted === true,
    isClosedForSale: closedForSale === true,
    priceCentimes: typeof price === 'number' ? price : null,
    day: dayOf(record),
    updatedAt: isoOf(listed.updatedAt),
    draft: draft && { by: draft.by, at: draft.at.toISOString() },
    scheduled: scheduled && { by: scheduled.by, publishAt: scheduled.publishAt.toISOString() },
    faults,
  };
}

export const rowExample: RecordRow = {
  slug: 'ecommerce-mastery-virtual',
  title: { en: 'E-commerce mastery', ar: 'إتقان التجارة الإلكترونية' },
  position: 1,
  isPublished: true,
  isSample: false,
  isComingSoon: false,
  isUnlisted: false,
  isClosedForSale: false,
  priceCentimes: 240_000,
  day: null,
  updatedAt: '2026-11-21T10:00:00.000Z',
  draft: { by: 'editor@example.com', at: '2026-11-21T11:00:00.000Z' },
  scheduled: null,
  faults: 0,
};

export const removedRow = z.object({
  slug: z.string(),
  title: inBoth.meta({ description: 'What it was called last.' }),
  by: z.string().meta({ description: 'An address of the staff; `academy` for what none of them did.' }),
  at: instant,
});
export type RemovedRow = z.output<typeof removedRow>;
export const removedOf = ({ slug, by, at, record }: RecordRemoved): RemovedRow => ({
  slug,
  title: titleOf(record),
  by,
  at: at.toISOString(),
});

export const fault = z.object({
  path: z.string().meta({ description: 'Where: `words.ar.title`.' }),
  problem: z.string(),
  limit: z.number().nullable(),
});
export type Fault = { path: string; problem: RecordFault['problem']; limit: number | null };
export const faultOf = ({ path, problem, limit }: RecordFault): Fault => ({
  path,
  problem,
  limit: limit ?? null,
});

/** The fields of a record depend on its kind; `GET /catalogue/{kind}/form` describes them. */
const record = z.looseObject({}).meta({ description: 'As the form of its kind describes it.' });

export const recordWhole = z.object({
  revision: z.string(),
  state: z.enum(['draft', 'scheduled', 'published']),
  record,
  title: inBoth,
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
  priced: z
    .array(z.string())
    .meta({ description: 'All fields of a price: who sets prices may change them.' }),
  learners: z
    .object({
      here: z.number().int().meta({ description: 'Who has a seat in our own classroom.' }),
      waiting: z.number().int().meta({ description: 'Who waits for a code of another platform.' }),
    })
    .nullable()
    .meta({ description: 'Of a course; null of every other kind.' }),
  unproven: z
    .object({ claims: z.array(z.string()), registration: z.array(inBoth), quotes: z.array(z.string()) })
    .meta({
      description:
        'Of the settings: figures without a source, registrations without a number. Of a course: who is quoted in words of the sample academy.',
    }),
});
export type RecordWhole = Omit<z.output<typeof recordWhole>, 'missing'> & { missing: Fault[] };

export const wholeOf = (found: RecordForEditing): RecordWhole => ({
  revision: found.revision,
  state: found.state,
  record: found.record as Loose,
  title: titleOf(found.record),
  madeBy: found.madeBy,
  madeAt: found.madeAt.toISOString(),
  publishAt: isoOf(found.publishAt),
  note: found.note,
  isSample: found.isSample,
  hasFreeAddress: found.hasFreeAddress,
  published: found.published && {
    revision: found.published.revision,
    record: found.published.record as Loose,
    by: found.published.by,
    at: isoOf(found.published.at),
  },
  missing: found.missing.map(faultOf),
  clashes: [...found.clashes],
  prices: [...found.prices],
  priced: [...found.priced],
  learners: found.learners && { here: found.learners.here, waiting: found.learners.waiting },
  unproven: {
    claims: [...found.unproven.claims],
    registration: found.unproven.registration.map((label) => ({ ...label })),
    quotes: [...found.unproven.quotes],
  },
});

export const wholeExample: RecordWhole = {
  revision: '0c1f8a5e-6f0e-4c2c-9a39-8b1d3b9f7a10',
  state: 'draft',
  record: { slug: 'ecommerce-mastery-virtual', priceCentimes: 240_000 },
  title: rowExample.title,
  madeBy: 'editor@example.com',
  madeAt: '2026-11-21T11:00:00.000Z',
  publishAt: null,
  note: null,
  isSample: false,
  hasFreeAddress: true,
  published: null,
  missing: [{ path: 'words.ar.name', problem: 'missing-in-arabic', limit: null }],
  clashes: [],
  prices: ['priceCentimes'],
  priced: ['priceCentimes', 'instalments'],
  learners: { here: 40, waiting: 0 },
  unproven: { claims: [], registration: [], quotes: ['Hind'] },
};

export const revisionRow = z.object({
  revision: z.string(),
  state: z.string(),
  isRemoval: z.boolean().meta({ description: 'From then on there was no such record.' }),
  madeBy: z.string(),
  madeAt: instant,
  publishAt: instant.nullable(),
  publishedBy: z.string().nullable(),
  publishedAt: instant.nullable(),
  note: z.string().nullable(),
});
export type RevisionRow = Omit<z.output<typeof revisionRow>, 'state' | 'note'> &
  Pick<RevisionInHistory, 'state' | 'note'>;

export const revisionOf = (one: RevisionInHistory): RevisionRow => ({
  revision: one.revision,
  state: one.state,
  isRemoval: one.record === null,
  madeBy: one.madeBy,
  madeAt: one.madeAt.toISOString(),
  publishAt: isoOf(one.publishAt),
  publishedBy: one.publishedBy,
  publishedAt: isoOf(one.publishedAt),
  note: one.note,
});

export const saved = z.object({ revision: z.string(), missing: z.array(fault) });
export type Saved = { revision: string; missing: Fault[] };
export const savedExample: Saved = { revision: wholeExample.revision, missing: wholeExample.missing };
export const savedOf = (kept: { revision: string; missing: readonly RecordFault[] }): Saved => ({
  revision: kept.revision,
  missing: kept.missing.map(faultOf),
});

/** Names every field that cannot be saved, with its problem. */
export const refuseShape = (faults: readonly RecordFault[]) =>
  refuseStaff('bad-fields', { fields: Object.fromEntries(faults.map((one) => [one.path, one.problem])) });
