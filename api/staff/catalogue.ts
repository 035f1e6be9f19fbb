/** The catalogue as the office writes it: what there is, one record for editing, its form, drafts. */
import { z } from 'zod';
import type { ReferredTo } from '../../domain/catalogue/field-meta.ts';
import { recordForm, type FormField } from '../../domain/catalogue/record-form.ts';
import type { RecordKind } from '../../domain/catalogue/record-kinds.ts';
import { mayEditCatalogue, maySeeCatalogue, mayWriteRecord } from '../../domain/staff/who-may.ts';
import {
  faultOf,
  kindIn,
  recordRow,
  recordWhole,
  refuseShape,
  revisionOf,
  revisionRow,
  rowExample,
  rowOf,
  saved,
  savedExample,
  titleOf,
  wholeExample,
  wholeOf,
} from './catalogue-shapes.ts';
import { publicationCalls } from './catalogue-publication.ts';
import { listOf } from './query.ts';
import { defineStaffCall, type StaffCall } from './staff-call.ts';
import { refuseStaff } from './staff-failures.ts';

const listRecords = defineStaffCall({
  id: 'listRecords',
  group: 'catalogue',
  method: 'GET',
  path: '/api/staff/catalogue/{kind}',
  summary: 'All records of a kind, in the order of the pages; what is not published comes last',
  may: maySeeCatalogue,
  schema: z.object({}),
  example: {},
  answer200: {
    when: 'All of them.',
    schema: listOf(recordRow),
    example: { rows: [rowExample], total: 1, hasNext: false },
  },
  refusals: ['not-found'],
  async answer({ academy }, { params }) {
    const kind = kindIn(params);
    if (kind === null) return refuseStaff('not-found');
    const rows = (await academy.staff.listRecords({ kind })).map(rowOf);
    return { ok: true, status: 200, body: { rows, total: rows.length, hasNext: false } };
  },
});

const referred = z.array(z.object({ slug: z.string(), title: z.object({ en: z.string(), ar: z.string() }) }));
const field = z.looseObject({
  path: z.string(),
  widget: z.string(),
  group: z.string(),
  required: z.boolean(),
  nullable: z.boolean(),
});
/** Slugs that a field may name, with what each is called. */
export type Referred = Partial<Record<ReferredTo, { slug: string; title: { en: string; ar: string } }[]>>;
export type RecordFormTold = { kind: RecordKind; fields: FormField[]; choices: Referred };

const kindsReferred = { trainers: 'trainer', courses: 'course', services: 'service' } as const;

const refersIn = (fields: readonly FormField[]): ReferredTo[] =>
  fields.flatMap(({ refersTo, fields: inside = [], item }) => [
    ...(refersTo ? [refersTo] : []),
    ...refersIn(inside),
    ...(item ? refersIn([item]) : []),
  ]);

const readForm = defineStaffCall({
  id: 'readRecordForm',
  group: 'catalogue',
  method: 'GET',
  path: '/api/staff/catalogue/{kind}/form',
  summary: 'The fields of a kind: where each stands, what it takes, and what it may name',
  may: maySeeCatalogue,
  schema: z.object({}),
  example: {},
  answer200: {
    when: 'There is such a kind.',
    schema: z.object({
      kind: z.string(),
      fields: z.array(field),
      choices: z.record(z.string(), referred),
    }),
    example: {
      kind: 'trainer',
      fields: [{ path: 'course', widget: 'choice', group: 'facts', required: false, nullable: true }],
      choices: { courses: [{ slug: rowExample.slug, title: rowExample.title }] },
    },
  },
  refusals: ['not-found'],
  async answer({ academy }, { params }) {
    const kind = kindIn(params);
    if (kind === null) return refuseStaff('not-found');
    const { fields } = recordForm(kind);
    const choices: Referred = {};
    for (const name of new Set(refersIn(fields))) {
      const records = await academy.staff.listRecords({ kind: kindsReferred[name] });
      choices[name] = records
        .filter(({ isPublished }) => isPublished)
        .map(({ slug, record }) => ({ slug, title: titleOf(record) }));
    }
    return { ok: true, status: 200, body: { kind, fields, choices } satisfies RecordFormTold };
  },
});

const readRecord = defineStaffCall({
  id: 'readRecord',
  group: 'catalogue',
  method: 'GET',
  path: '/api/staff/catalogue/{kind}/records/{slug}',
  summary: 'One record for editing: its draft if there is one, otherwise what is published',
  may: maySeeCatalogue,
  schema: z.object({}),
  example: {},
  answer200: { when: 'There is such a record.', schema: recordWhole, example: wholeExample },
  refusals: ['not-found'],
  async answer({ academy }, { params }) {
    const kind = kindIn(params);
    const slug = params['slug'] ?? '';
    const found = kind && (await academy.staff.recordForEditing({ kind, slug }));
    return found ? { ok: true, status: 200, body: wholeOf(found) } : refuseStaff('not-found');
  },
});

const record = z.looseObject({});

const createRecord = defineStaffCall({
  id: 'createRecord',
  group: 'catalogue',
  method: 'POST',
  path: '/api/staff/catalogue/{kind}',
  summary: 'Begin a record: a draft that nobody sees before it is published',
  may: mayEditCatalogue,
  schema: z.strictObject({ slug: z.string().trim(), record }),
  example: { slug: 'sewing-for-beginners', record: { domain: 'fashion' } },
  answer200: { when: 'It is kept as a draft.', schema: saved, example: savedExample },
  refusals: ['not-found', 'slug-taken'],
  async answer({ academy }, { params, value, staff }) {
    const kind = kindIn(params);
    if (kind === null) return refuseStaff('not-found');
    if (!mayWriteRecord(staff, kind) || kind === 'settings') return refuseStaff('not-allowed');
    const made = await academy.staff.createRecord({ kind, ...value, staff });
    if (made.ok) {
      const { revision, missing } = made;
      return { ok: true, status: 200, body: { revision, missing: missing.map(faultOf) } };
    }
    if (made.reason === 'wrong-shape') return refuseShape(made.faults);
    if (made.reason === 'bad-slug') return refuseStaff('bad-fields', { fields: { slug: 'bad-slug' } });
    return refuseStaff('slug-taken');
  },
});

const saveDraft = defineStaffCall({
  id: 'saveDraft',
  group: 'catalogue',
  method: 'PUT',
  path: '/api/staff/catalogue/{kind}/records/{slug}/draft',
  summary: 'Save what is written; words may still be missing',
  description:
    '`basedOn` is the revision that was read. When somebody saved meanwhile, `detail` says who (`by`) and when (`at`).',
  may: mayEditCatalogue,
  schema: z.strictObject({ record, basedOn: z.string().max(100) }),
  example: { record: { priceCentimes: 240_000 }, basedOn: wholeExample.revision },
  answer200: { when: 'It is kept as the draft.', schema: saved, example: savedExample },
  refusals: ['not-found', 'changed-meanwhile', 'is-scheduled'],
  async answer({ academy }, { params, value, staff }) {
    const kind = kindIn(params);
    if (kind === null) return refuseStaff('not-found');
    if (!mayWriteRecord(staff, kind)) return refuseStaff('not-allowed');
    const kept = await academy.staff.saveDraft({ kind, slug: params['slug'] ?? '', ...value, staff });
    if (kept.ok)
      return {
        ok: true,
        status: 200,
        body: { revision: kept.revision, missing: kept.missing.map(faultOf) },
      };
    if (kept.reason === 'wrong-shape') return refuseShape(kept.faults);
    if (kept.reason === 'unknown-record') return refuseStaff('not-found');
    return refuseStaff(kept.reason, { detail: { by: kept.by, at: kept.at.toISOString() } });
  },
});

const readHistory = defineStaffCall({
  id: 'readRecordHistory',
  group: 'catalogue',
  method: 'GET',
  path: '/api/staff/catalogue/{kind}/records/{slug}/history',
  summary: 'What a record was, the newest first',
  may: maySeeCatalogue,
  schema: z.object({}),
  example: {},
  answer200: {
    when: 'The newest 200 revisions.',
    schema: listOf(revisionRow),
    example: {
      rows: [
        {
          revision: wholeExample.revision,
          state: 'published',
          isRemoval: false,
          madeBy: 'editor@example.com',
          madeAt: '2026-11-21T11:00:00.000Z',
          publishAt: null,
          publishedBy: 'owner@example.com',
          publishedAt: '2026-11-21T12:00:00.000Z',
          note: null,
        },
      ],
      total: 1,
      hasNext: false,
    },
  },
  refusals: ['not-found'],
  async answer({ academy }, { params }) {
    const kind = kindIn(params);
    if (kind === null) return refuseStaff('not-found');
    const rows = await academy.staff.recordHistory({ kind, slug: params['slug'] ?? '' });
    return {
      ok: true,
      status: 200,
      body: { rows: rows.map(revisionOf), total: rows.length, hasNext: false },
    };
  },
});

export const catalogueCalls: readonly StaffCall[] = [
  listRecords,
  readForm,
  readRecord,
  createRecord,
  saveDraft,
  readHistory,
  ...publicationCalls,
];
