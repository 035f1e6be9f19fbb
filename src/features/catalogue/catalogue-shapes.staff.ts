/** Records of the catalogue in the shapes of the staff API: rows of a list, one for editing, its form and its history. */
import { isLoose, type Loose, textAt, titleOf } from './record-title.ts';
import { z } from 'zod';
import { type RecordFault, recordProblems } from './record-fault.ts';
import type {
  RecordForEditing,
  RecordInList,
  RecordRemoved,
  RevisionInHistory,
} from './read-records.service.ts';
import { inBoth } from '../staff/staff-call.ts';
import { refuseStaff } from '../staff/staff-failures.ts';
import { instant } from '../../platform/api/instant.ts';

const by = z.string().meta({ description: 'An address of the staff.' });

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
  hasInstalments: z.boolean().meta({ description: 'Its price is also paid in parts.' }),
  day: z.string().nullable().meta({ description: 'The day it is known by, on Morocco’s clock.' }),
  updatedAt: instant.nullable(),
  draft: z.object({ by, at: instant }).nullable(),
  scheduled: z.object({ by, publishAt: instant }).nullable(),
  faults: z.number().int().meta({ description: 'How many things it lacks before it may be published.' }),
});

const dayOf = (record: object): string | null =>
  textAt(record, 'heldOn', 'publishedOn', 'openUntil', 'startsOn', 'effectiveOn') || null;

export function rowOf({ record, ...listed }: RecordInList) {
  const { priceCentimes: price, instalments, comingSoon, unlisted, closedForSale } = record as Loose;
  return {
    ...listed,
    title: titleOf(record),
    isComingSoon: comingSoon === true,
    isUnlisted: unlisted === true,
    isClosedForSale: closedForSale === true,
    priceCentimes: typeof price === 'number' ? price : null,
    hasInstalments: isLoose(instalments),
    day: dayOf(record),
  };
}

export const removedRow = z.object({
  slug: z.string(),
  title: inBoth.meta({ description: 'What it was called last.' }),
  by: z.string().meta({ description: 'An address of the staff; `academy` for what none of them did.' }),
  at: instant,
});
export const removedOf = ({ record, ...removed }: RecordRemoved) => ({ ...removed, title: titleOf(record) });

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

export const wholeOf = (found: RecordForEditing): z.input<typeof recordWhole> => ({
  ...found,
  record: found.record as Loose,
  title: titleOf(found.record),
  published: found.published && { ...found.published, record: found.published.record as Loose },
  missing: found.missing.map(faultOf),
  priced: [...found.priced],
});

const revisionNotes = [
  'delivered',
  'adopted',
  'merged',
  'restored',
  'removed',
  'missed',
] as const satisfies readonly RevisionInHistory['note'][];

const revisionStates = [
  'draft',
  'scheduled',
  'published',
  'replaced',
  'dropped',
] as const satisfies readonly RevisionInHistory['state'][];

export const revisionRow = z.object({
  revision: z.string(),
  state: z.enum(revisionStates),
  isRemoval: z.boolean().meta({ description: 'From then on there was no such record.' }),
  madeBy: z.string(),
  madeAt: instant,
  publishAt: instant.nullable(),
  publishedBy: z.string().nullable(),
  publishedAt: instant.nullable(),
  note: z.enum(revisionNotes).nullable(),
});

export const revisionOf = ({ record: was, ...one }: RevisionInHistory) => ({
  ...one,
  isRemoval: was === null,
});

export const saved = z.object({ revision: z.string(), missing: z.array(fault) });
export const savedOf = (kept: { revision: string; missing: readonly RecordFault[] }) => ({
  revision: kept.revision,
  missing: kept.missing.map(faultOf),
});

/** Names every field that cannot be saved, with its problem. */
export const refuseShape = (faults: readonly RecordFault[]) =>
  refuseStaff('bad-fields', { fields: Object.fromEntries(faults.map((one) => [one.path, one.problem])) });
