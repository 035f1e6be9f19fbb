/** The catalogue as the office writes it: what there is, one record for editing, drafts. */
import { z } from 'zod';
import { mayEditCatalogue, maySeeCatalogue, mayWriteRecord } from '../../domain/staff/who-may.ts';
import {
  faultOf,
  kindIn,
  recordRow,
  recordWhole,
  refuseShape,
  removedOf,
  removedRow,
  revisionOf,
  revisionRow,
  rowExample,
  rowOf,
  saved,
  savedExample,
  wholeExample,
  wholeOf,
} from './catalogue-shapes.ts';
import { readForm } from './catalogue-form.ts';
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

const listRemoved = defineStaffCall({
  id: 'listRemovedRecords',
  group: 'catalogue',
  method: 'GET',
  path: '/api/staff/catalogue/{kind}/removed',
  summary: 'What was taken from the pages, the last first; its history can make a draft of it again',
  may: maySeeCatalogue,
  schema: z.object({}),
  example: {},
  answer200: {
    when: 'All of them.',
    schema: listOf(removedRow),
    example: {
      rows: [
        {
          slug: rowExample.slug,
          title: rowExample.title,
          by: 'owner@example.com',
          at: '2026-11-21T12:00:00.000Z',
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
    const rows = (await academy.staff.listRemoved({ kind })).map(removedOf);
    return { ok: true, status: 200, body: { rows, total: rows.length, hasNext: false } };
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
    return refuseStaff('slug-taken', { fields: { slug: 'slug-taken' } });
  },
});

const saveDraft = defineStaffCall({
  id: 'saveDraft',
  group: 'catalogue',
  method: 'PUT',
  path: '/api/staff/catalogue/{kind}/records/{slug}/draft',
  summary: 'Save what is written; words may still be missing',
  description:
    '`basedOn` is the revision that was read. When somebody saved meanwhile, `detail` says who (`by`) and when (`at`). `address` is another slug, for what pages never had.',
  may: mayEditCatalogue,
  schema: z.strictObject({
    record,
    basedOn: z.string().max(100),
    address: z.string().trim().max(100).optional(),
  }),
  example: { record: { priceCentimes: 240_000 }, basedOn: wholeExample.revision },
  answer200: { when: 'It is kept as the draft.', schema: saved, example: savedExample },
  refusals: ['not-found', 'changed-meanwhile', 'is-scheduled'],
  async answer({ academy }, { params, value, staff }) {
    const kind = kindIn(params);
    if (kind === null) return refuseStaff('not-found');
    if (!mayWriteRecord(staff, kind)) return refuseStaff('not-allowed');
    const { address, ...draft } = value;
    const kept = await academy.staff.saveDraft({
      kind,
      slug: params['slug'] ?? '',
      ...draft,
      ...(address !== undefined && { address }),
      staff,
    });
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
  listRemoved,
  readForm,
  readRecord,
  createRecord,
  saveDraft,
  readHistory,
  ...publicationCalls,
];
