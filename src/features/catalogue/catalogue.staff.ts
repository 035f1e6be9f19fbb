/** The catalogue as the office writes it: what there is, one record for editing, drafts. */
import { z } from 'zod';
import {
  mayEditCatalogue,
  mayPublishCatalogue,
  maySeeCatalogue,
  mayWritePrices,
  mayWriteRecord,
} from '../staff/who-may.ts';
import {
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
  savedOf,
  wholeExample,
  wholeOf,
} from './catalogue-shapes.staff.ts';
import { readForm } from './catalogue-form.staff.ts';
import { publicationCalls } from './catalogue-publication.staff.ts';
import { listOf, wholeList } from '../../platform/api/query.ts';
import { defineRecordCall } from './record-call.staff.ts';
import type { StaffCall } from '../staff/staff-call.ts';
import { refuseStaff } from '../staff/staff-failures.ts';

const listRecords = defineRecordCall({
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
    example: wholeList([rowExample]),
  },
  refusals: ['not-found'],
  async answer({ academy }, { kind }) {
    const rows = (await academy.staff.listRecords({ kind })).map(rowOf);
    return { ok: true, status: 200, body: wholeList(rows) };
  },
});

const listRemoved = defineRecordCall({
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
    example: wholeList([
      {
        slug: rowExample.slug,
        title: rowExample.title,
        by: 'owner@example.com',
        at: '2026-11-21T12:00:00.000Z',
      },
    ]),
  },
  refusals: ['not-found'],
  async answer({ academy }, { kind }) {
    const rows = (await academy.staff.listRemoved({ kind })).map(removedOf);
    return { ok: true, status: 200, body: wholeList(rows) };
  },
});

const readRecord = defineRecordCall({
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
  async answer({ academy }, { kind, slug }) {
    const found = await academy.staff.recordForEditing({ kind, slug });
    return found ? { ok: true, status: 200, body: wholeOf(found) } : refuseStaff('not-found');
  },
});

const record = z.looseObject({});

const createRecord = defineRecordCall({
  id: 'createRecord',
  group: 'catalogue',
  method: 'POST',
  path: '/api/staff/catalogue/{kind}',
  summary: 'Begin a record: a draft that nobody sees before it is published',
  may: mayEditCatalogue,
  mayTouch: (who, kind) => kind !== 'settings' && mayWriteRecord(who, kind),
  schema: z.strictObject({ slug: z.string().trim(), record }),
  example: { slug: 'sewing-for-beginners', record: { domain: 'fashion' } },
  answer200: { when: 'It is kept as a draft.', schema: saved, example: savedExample },
  refusals: ['not-found', 'slug-taken'],
  async answer({ academy }, { kind, value, staff }) {
    const made = await academy.staff.createRecord({ kind, ...value, staff });
    if (made.ok) return { ok: true, status: 200, body: savedOf(made) };
    if (made.reason === 'wrong-shape') return refuseShape(made.faults);
    if (made.reason === 'bad-slug') return refuseStaff('bad-fields', { fields: { slug: 'bad-slug' } });
    return refuseStaff('slug-taken', { fields: { slug: 'slug-taken' } });
  },
});

const saveDraft = defineRecordCall({
  id: 'saveDraft',
  group: 'catalogue',
  method: 'PUT',
  path: '/api/staff/catalogue/{kind}/records/{slug}/draft',
  summary: 'Save what is written; words may still be missing',
  description:
    '`basedOn` is the revision that was read. When somebody saved meanwhile, `detail` says who (`by`) and when (`at`). `address` is another slug, for what pages never had. Who sets prices may change those, and nothing else.',
  may: mayPublishCatalogue,
  mayTouch: (who, kind) => mayWriteRecord(who, kind) || mayWritePrices(who, kind),
  schema: z.strictObject({
    record,
    basedOn: z.string().max(100),
    address: z.string().trim().max(100).optional(),
  }),
  example: { record: { priceCentimes: 240_000 }, basedOn: wholeExample.revision },
  answer200: { when: 'It is kept as the draft.', schema: saved, example: savedExample },
  refusals: ['not-found', 'changed-meanwhile', 'is-scheduled'],
  async answer({ academy }, { kind, slug, value, staff }) {
    const { address, ...draft } = value;
    const kept = await academy.staff.saveDraft({
      kind,
      slug,
      ...draft,
      ...(address !== undefined && { address }),
      staff,
    });
    if (kept.ok) return { ok: true, status: 200, body: savedOf(kept) };
    if (kept.reason === 'wrong-shape') return refuseShape(kept.faults);
    if (kept.reason === 'unknown-record') return refuseStaff('not-found');
    if (kept.reason === 'prices-only') return refuseStaff('not-allowed');
    return refuseStaff(kept.reason, { detail: { by: kept.by, at: kept.at.toISOString() } });
  },
});

const readHistory = defineRecordCall({
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
    example: wholeList([
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
    ]),
  },
  refusals: ['not-found'],
  async answer({ academy }, { kind, slug }) {
    const rows = (await academy.staff.recordHistory({ kind, slug })).map(revisionOf);
    return { ok: true, status: 200, body: wholeList(rows) };
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
