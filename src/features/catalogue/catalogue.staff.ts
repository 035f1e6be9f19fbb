/**
 * The catalogue as staff edit it: lists, one record with its drafts, publishing and scheduling, previews, earlier revisions,
 * order in the list and removal.
 */
import { z } from 'zod';
import {
  mayEditCatalogue,
  mayPublishCatalogue,
  mayPublishRecord,
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
import { defineRecordCall, readForm } from './catalogue-form.staff.ts';
import { listOf, wholeList } from '../../platform/api/fields.ts';
import { inBoth, type StaffCall } from '../staff/staff-call.ts';
import { refuseStaff } from '../staff/staff-failures.ts';
import { instant, isoOf } from '../../platform/api/instant.ts';

const revision = z.string().min(1).max(100);
const done = z.object({ success: z.literal(true) });
const isDone = { ok: true, status: 200, body: { success: true } } as const;
const doneExample = { success: true } as const;

const refusePrices = (prices: readonly string[]) =>
  refuseStaff('needs-price-right', {
    fields: Object.fromEntries(prices.map((path) => [path, 'needs-price-right'])),
  });

const publishRecord = defineRecordCall({
  id: 'publishRecord',
  group: 'catalogue',
  method: 'POST',
  path: '/api/staff/catalogue/{kind}/records/{slug}/publication',
  summary: 'Publish a draft now, or at a time to come',
  description:
    'What is missing is told in `fields`. A draft that changes a price is published by owner or finance alone; `fields` says which.',
  may: mayPublishCatalogue,
  mayTouch: mayPublishRecord,
  schema: z.strictObject({ revision, at: z.iso.datetime('not-a-date').optional() }),
  example: { revision: wholeExample.revision, at: '2026-12-05T08:00:00Z' },
  answer200: {
    when: 'It is on the pages, or waits for its time.',
    schema: z.object({ publishedAt: instant.nullable().meta({ description: 'Null: it waits.' }) }),
    example: { publishedAt: null },
  },
  refusals: ['not-found', 'changed-meanwhile', 'incomplete', 'needs-price-right'],
  async answer({ academy }, { kind, slug, value, staff }) {
    const at = value.at && { at: new Date(value.at) };
    const name = { kind, slug, revision: value.revision, staff };
    const result = await academy.staff.publishRecord({ ...name, ...at });
    if (result.ok) return { ok: true, status: 200, body: { publishedAt: isoOf(result.publishedAt) } };
    switch (result.reason) {
      case 'unknown-record':
        return refuseStaff('not-found');
      case 'past':
        return refuseStaff('bad-fields', { fields: { at: 'in-the-past' } });
      case 'incomplete':
        return refuseStaff('incomplete', { fields: refuseShape(result.missing).fields ?? {} });
      case 'needs-price-right':
        return refusePrices(result.prices);
      case 'changed-meanwhile':
        return refuseStaff('changed-meanwhile', {
          detail: { by: result.by, at: result.at.toISOString() },
        });
    }
  },
});

const unscheduleRecord = defineRecordCall({
  id: 'unscheduleRecord',
  group: 'catalogue',
  method: 'DELETE',
  path: '/api/staff/catalogue/{kind}/records/{slug}/publication/{revision}',
  summary: 'Make a draft again of what waits for its time',
  may: mayPublishCatalogue,
  mayTouch: mayPublishRecord,
  schema: z.strictObject({}),
  example: {},
  answer200: { when: 'It is a draft again.', schema: done, example: doneExample },
  refusals: ['not-found', 'too-late'],
  async answer({ academy }, { kind, slug, params, staff }) {
    const name = { kind, slug, revision: params['revision'] ?? '', staff };
    return (await academy.staff.unscheduleRecord(name)) ? isDone : refuseStaff('too-late');
  },
});

const dropDraft = defineRecordCall({
  id: 'dropDraft',
  group: 'catalogue',
  method: 'DELETE',
  path: '/api/staff/catalogue/{kind}/records/{slug}/draft/{revision}',
  summary: 'Put a draft away; what is published stays',
  may: mayEditCatalogue,
  mayTouch: mayWriteRecord,
  schema: z.strictObject({}),
  example: {},
  answer200: { when: 'There is no draft any more.', schema: done, example: doneExample },
  refusals: ['not-found', 'too-late'],
  async answer({ academy }, { kind, slug, params, staff }) {
    const name = { kind, slug, revision: params['revision'] ?? '', staff };
    return (await academy.staff.dropDraft(name)) ? isDone : refuseStaff('too-late');
  },
});

const restoreRevision = defineRecordCall({
  id: 'restoreRevision',
  group: 'catalogue',
  method: 'POST',
  path: '/api/staff/catalogue/{kind}/records/{slug}/restoration',
  summary: 'Make a draft of an earlier revision',
  description: 'What is a draft now must be put away first; `detail` says whose it is.',
  may: mayEditCatalogue,
  mayTouch: mayWriteRecord,
  schema: z.strictObject({ revision }),
  example: { revision: wholeExample.revision },
  answer200: { when: 'It is a draft.', schema: saved, example: savedExample },
  refusals: ['not-found', 'draft-there'],
  async answer({ academy }, { kind, slug, value, staff }) {
    const made = await academy.staff.restoreRevision({ kind, slug, ...value, staff });
    if (made.ok) return { ok: true, status: 200, body: savedOf(made) };
    if (made.reason === 'wrong-shape') return refuseShape(made.faults);
    if (made.reason === 'unknown-revision') return refuseStaff('not-found');
    return refuseStaff('draft-there', { detail: { by: made.by, at: made.at.toISOString() } });
  },
});

const removeRecord = defineRecordCall({
  id: 'removeRecord',
  group: 'catalogue',
  method: 'DELETE',
  path: '/api/staff/catalogue/{kind}/records/{slug}',
  summary: 'Take a record from the pages; its history stays',
  description:
    'What somebody’s page or letter is made from stays: `detail` counts what needs it. What has a price, and a campaign, needs the right to set prices; `fields` says which.',
  may: mayEditCatalogue,
  mayTouch: mayWriteRecord,
  schema: z.strictObject({}),
  example: {},
  answer200: { when: 'It is gone.', schema: done, example: doneExample },
  refusals: ['not-found', 'still-needed', 'needs-price-right'],
  async answer({ academy }, { kind, slug, staff }) {
    const result = await academy.staff.removeRecord({ kind, slug, staff });
    if (result.ok) return isDone;
    if (result.reason === 'unknown-record') return refuseStaff('not-found');
    if (result.reason === 'needs-price-right') return refusePrices(result.prices);
    if (result.reason === 'settings-stay') return refuseStaff('still-needed');
    const detail = Object.fromEntries(result.needs.map(({ what, count }) => [what, count]));
    return refuseStaff('still-needed', { detail });
  },
});

const moveRecord = defineRecordCall({
  id: 'moveRecord',
  group: 'catalogue',
  method: 'PUT',
  path: '/api/staff/catalogue/{kind}/records/{slug}/position',
  summary: 'Put a published record in another place on the pages, at once',
  may: mayEditCatalogue,
  mayTouch: mayWriteRecord,
  schema: z.strictObject({ position: z.number().int().min(1).max(10_000) }),
  example: { position: 1 },
  answer200: { when: 'It stands there.', schema: done, example: doneExample },
  refusals: ['not-found'],
  async answer({ academy }, { kind, slug, value, staff }) {
    const isMoved = await academy.staff.moveRecord({ kind, slug, ...value, staff });
    return isMoved ? isDone : refuseStaff('not-found');
  },
});

const setOnSale = defineRecordCall({
  id: 'setOnSale',
  group: 'catalogue',
  method: 'PUT',
  path: '/api/staff/catalogue/{kind}/records/{slug}/sale',
  summary: 'Close a course for sale at once, or open it again',
  description:
    'Closed, it takes no new orders: its page stays with the waitlist, orders that wait for payment can be paid until they expire, and whoever has the course keeps it.',
  may: mayPublishCatalogue,
  mayTouch: mayPublishRecord,
  schema: z.strictObject({ isOpen: z.boolean() }),
  example: { isOpen: false },
  answer200: { when: 'It is so from now on.', schema: done, example: doneExample },
  refusals: ['not-found', 'too-late'],
  async answer({ academy }, { kind, slug, value, staff }) {
    if (kind !== 'course') return refuseStaff('not-found');
    return (await academy.staff.setOnSale({ slug, ...value, staff })) ? isDone : refuseStaff('too-late');
  },
});

const openPreview = defineRecordCall({
  id: 'openPreview',
  group: 'catalogue',
  method: 'POST',
  path: '/api/staff/catalogue/{kind}/records/{slug}/preview',
  summary: 'A link to the very page with this revision in its place, for half an hour',
  may: maySeeCatalogue,
  schema: z.strictObject({ revision }),
  example: { revision: wholeExample.revision },
  answer200: {
    when: 'Whoever has the link sees it until then.',
    schema: z.object({ paths: inBoth, until: instant }),
    example: {
      paths: {
        en: '/courses/ecommerce-mastery-virtual?preview=…',
        ar: '/ar/courses/ecommerce-mastery-virtual?preview=…',
      },
      until: '2026-11-21T11:30:00.000Z',
    },
  },
  refusals: ['not-found'],
  async answer({ academy }, { kind, slug, value, staff }) {
    const link = await academy.staff.previewLink({ kind, slug, ...value, staff });
    if (!link.ok) return refuseStaff('not-found');
    const { en, ar } = link.paths;
    return { ok: true, status: 200, body: { paths: { en, ar }, until: link.until.toISOString() } };
  },
});

const publicationCalls: readonly StaffCall[] = [
  publishRecord,
  unscheduleRecord,
  dropDraft,
  restoreRevision,
  removeRecord,
  moveRecord,
  setOnSale,
  openPreview,
];

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
