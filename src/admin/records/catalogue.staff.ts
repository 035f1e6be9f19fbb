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
} from '../../academy/staff/who-may.ts';
import {
  historyLine,
  historyLineOf,
  recordRow,
  recordWhole,
  refuseIncomplete,
  refuseShape,
  recordStates,
  removedRowOf,
  rowOf,
  saved,
  savedOf,
  wholeOf,
} from './catalogue-shapes.staff.ts';
import { kindIn, readForm, revision, single } from './catalogue-form.staff.ts';
import { done, instant, isDone, wholeListOf } from '../../platform/api/fields.ts';
import { locales } from '../../platform/i18n/locale.ts';
import { inEachLanguage, staffCall } from '../../academy/staff/staff-call.ts';
import { refuseStaff } from '../../academy/staff/staff-failures.ts';

const refusePrices = (prices: readonly string[]) =>
  refuseStaff('needs-price-right', {
    fields: Object.fromEntries(prices.map((path) => [path, 'needs-price-right'])),
  });

const publishRecord = staffCall({
  path: 'catalogue/{kind}/records/{slug}/publication',
  summary: 'Publish a draft now, or at a time to come',
  description:
    'What is missing is told in `fields`. A draft that changes a price is published by owner or finance alone; `fields` says which.',
  may: mayPublishCatalogue,
  input: z.strictObject({ revision, at: z.iso.datetime('not-a-date').optional() }),
  output: z.object({ publishedAt: instant.nullable().meta({ description: 'Null: it waits.' }) }),
  refusals: ['not-found', 'changed-meanwhile', 'incomplete', 'needs-price-right'],
  async run({ academy, params, staff }, value) {
    const kind = kindIn(params, staff, mayPublishRecord);
    if (typeof kind !== 'string') return kind;
    const { slug } = params;
    const at = value.at && { at: new Date(value.at) };
    const name = { kind, slug, revision: value.revision, staff };
    const result = await academy.staff.publishRecord({ ...name, ...at });
    if (result.ok) return { publishedAt: result.publishedAt };
    switch (result.reason) {
      case 'unknown-record':
        return refuseStaff('not-found');
      case 'past':
        return refuseStaff('bad-fields', { fields: { at: 'in-the-past' } });
      case 'incomplete':
        return refuseIncomplete(result.missing);
      case 'needs-price-right':
        return refusePrices(result.prices);
      case 'changed-meanwhile':
        return refuseStaff('changed-meanwhile', {
          detail: { by: result.by, at: result.at.toISOString() },
        });
    }
  },
});

const unscheduleRecord = staffCall({
  method: 'DELETE',
  path: 'catalogue/{kind}/records/{slug}/publication/{revision}',
  summary: 'Make a draft again of what waits for its time',
  may: mayPublishCatalogue,
  input: z.strictObject({}),
  output: done,
  refusals: ['not-found', 'too-late'],
  async run({ academy, params, staff }) {
    const kind = kindIn(params, staff, mayPublishRecord);
    if (typeof kind !== 'string') return kind;
    const { slug } = params;
    const name = { kind, slug, revision: params.revision, staff };
    return (await academy.staff.unscheduleRecord(name)) ? isDone : refuseStaff('too-late');
  },
});

const dropDraft = staffCall({
  method: 'DELETE',
  path: 'catalogue/{kind}/records/{slug}/draft/{revision}',
  summary: 'Put a draft away; what is published stays',
  may: mayEditCatalogue,
  input: z.strictObject({}),
  output: done,
  refusals: ['not-found', 'too-late'],
  async run({ academy, params, staff }) {
    const kind = kindIn(params, staff, mayWriteRecord);
    if (typeof kind !== 'string') return kind;
    const { slug } = params;
    const name = { kind, slug, revision: params.revision, staff };
    return (await academy.staff.dropDraft(name)) ? isDone : refuseStaff('too-late');
  },
});

const restoreRevision = staffCall({
  path: 'catalogue/{kind}/records/{slug}/restoration',
  summary: 'Make a draft of an earlier revision',
  description: 'What is a draft now must be put away first; `detail` says whose it is.',
  may: mayEditCatalogue,
  input: z.strictObject({ revision }),
  output: saved,
  refusals: ['not-found', 'draft-there'],
  async run({ academy, params, staff }, value) {
    const kind = kindIn(params, staff, mayWriteRecord);
    if (typeof kind !== 'string') return kind;
    const { slug } = params;
    const made = await academy.staff.restoreRevision({ kind, slug, ...value, staff });
    if (made.ok) return savedOf(made);
    if (made.reason === 'wrong-shape') return refuseShape(made.faults);
    if (made.reason === 'unknown-revision') return refuseStaff('not-found');
    return refuseStaff('draft-there', { detail: { by: made.by, at: made.at.toISOString() } });
  },
});

const removeRecord = staffCall({
  method: 'DELETE',
  path: 'catalogue/{kind}/records/{slug}',
  summary: 'Take a record from the pages; its history stays',
  description:
    'What somebody’s page or e-mail is made from stays: `detail` counts what needs it. What has a price, and a campaign, needs the right to set prices; `fields` says which.',
  may: mayEditCatalogue,
  input: z.strictObject({}),
  output: done,
  refusals: ['not-found', 'still-needed', 'needs-price-right'],
  async run({ academy, params, staff }) {
    const kind = kindIn(params, staff, mayWriteRecord);
    if (typeof kind !== 'string') return kind;
    const { slug } = params;
    const result = await academy.staff.removeRecord({ kind, slug, staff });
    if (result.ok) return isDone;
    if (result.reason === 'unknown-record') return refuseStaff('not-found');
    if (result.reason === 'needs-price-right') return refusePrices(result.prices);
    if (result.reason === 'settings-stay') return refuseStaff('still-needed');
    const detail = Object.fromEntries(result.needs.map(({ what, count }) => [what, count]));
    return refuseStaff('still-needed', { detail });
  },
});

const moveRecord = staffCall({
  method: 'PUT',
  path: 'catalogue/{kind}/records/{slug}/position',
  summary: 'Put a published record in another place on the pages, at once',
  may: mayEditCatalogue,
  input: z.strictObject({ position: z.number().int().min(1).max(10_000) }),
  output: done,
  refusals: ['not-found'],
  async run({ academy, params, staff }, value) {
    const kind = kindIn(params, staff, mayWriteRecord);
    if (typeof kind !== 'string') return kind;
    const { slug } = params;
    const isMoved = await academy.staff.moveRecord({ kind, slug, ...value, staff });
    return isMoved ? isDone : refuseStaff('not-found');
  },
});

const setOnSale = staffCall({
  method: 'PUT',
  path: 'catalogue/{kind}/records/{slug}/sale',
  summary: 'Close a course for sale at once, or open it again',
  description:
    'Closed, it takes no new orders: its page stays with the waitlist, orders that wait for payment can be paid until they expire, and whoever has the course keeps it.',
  may: mayPublishCatalogue,
  input: z.strictObject({ isOpen: z.boolean() }),
  output: done,
  refusals: ['not-found', 'too-late'],
  async run({ academy, params, staff }, value) {
    const kind = kindIn(params, staff, mayPublishRecord);
    if (typeof kind !== 'string') return kind;
    const { slug } = params;
    if (kind !== 'course') return refuseStaff('not-found');
    return (await academy.staff.setOnSale({ slug, ...value, staff })) ? isDone : refuseStaff('too-late');
  },
});

const copyRecord = staffCall({
  path: 'catalogue/{kind}/records/{slug}/copy',
  summary: 'Begin a draft with the contents of another record',
  may: mayEditCatalogue,
  input: z.strictObject({}),
  output: z.object({ slug: z.string().meta({ description: 'The address of the copy.' }) }),
  refusals: ['not-found'],
  async run({ academy, params, staff }) {
    const kind = kindIn(params, staff, (who, one) => !single.has(one) && mayWriteRecord(who, one));
    if (typeof kind !== 'string') return kind;
    const { slug } = params;
    return (await academy.staff.copyRecord({ kind, slug, staff })) ?? refuseStaff('not-found');
  },
});

const openPreview = staffCall({
  path: 'catalogue/{kind}/records/{slug}/preview',
  summary: 'A link to the very page with this revision in its place, for half an hour',
  may: maySeeCatalogue,
  input: z.strictObject({ revision }),
  output: z.object({ paths: inEachLanguage, until: instant }),
  refusals: ['not-found'],
  async run({ academy, params, staff }, value) {
    const kind = kindIn(params, staff);
    if (typeof kind !== 'string') return kind;
    const { slug } = params;
    const link = await academy.staff.previewLink({ kind, slug, ...value, staff });
    return link.ok ? link : refuseStaff('not-found');
  },
});

const publicationCalls = [
  publishRecord,
  unscheduleRecord,
  dropDraft,
  restoreRevision,
  removeRecord,
  moveRecord,
  setOnSale,
  copyRecord,
  openPreview,
] as const;

const listRecords = staffCall({
  method: 'GET',
  path: 'catalogue/{kind}',
  summary: 'All records of a kind, in the order of the pages; what is not published comes last',
  description:
    'What was taken from the pages is left out, unless `show` or a search asks for it: then the last removed comes first.',
  may: maySeeCatalogue,
  input: z.object({
    search: z.string().max(100).default('').meta({ description: 'In the name or the address.' }),
    show: z
      .enum(['', ...recordStates, 'samples'])
      .default('')
      .meta({ description: 'Left out: all.' }),
    lacks: z
      .enum(['', ...locales])
      .default('')
      .meta({ description: 'Only those that are not whole in this language.' }),
  }),
  output: wholeListOf(recordRow),
  refusals: ['not-found'],
  async run({ academy, params, staff }, { search, show, lacks }) {
    const kind = kindIn(params, staff);
    if (typeof kind !== 'string') return kind;
    const wanted = search.trim().toLowerCase();
    const isSought = show === '' && wanted !== '';
    const there = show === 'archived' ? [] : await academy.staff.listRecords({ kind });
    const removed = show === 'archived' || isSought ? await academy.staff.listRemoved({ kind }) : [];
    const rows = [...there.map((one) => rowOf(kind, one)), ...removed.map((one) => removedRowOf(kind, one))];
    return {
      rows: rows.filter(
        (row) =>
          (show === '' || (show === 'samples' ? row.isSample : row.state === show)) &&
          (lacks === '' || row.languages[lacks] !== 'whole') &&
          [row.slug, ...Object.values(row.title)].some((text) => text.toLowerCase().includes(wanted)),
      ),
    };
  },
});

const readRecord = staffCall({
  method: 'GET',
  path: 'catalogue/{kind}/records/{slug}',
  summary: 'One record for editing: its draft if there is one, otherwise what is published',
  may: maySeeCatalogue,
  input: z.object({}),
  output: recordWhole,
  refusals: ['not-found'],
  async run({ academy, params, staff }) {
    const kind = kindIn(params, staff);
    if (typeof kind !== 'string') return kind;
    const { slug } = params;
    const found = await academy.staff.recordForEditing({ kind, slug });
    return found ? wholeOf({ kind, slug }, found) : refuseStaff('not-found');
  },
});

const record = z.looseObject({});

const createRecord = staffCall({
  path: 'catalogue/{kind}',
  summary: 'Begin a record: a draft that nobody sees before it is published',
  description: 'A price is given by who sets prices alone; `fields` says which.',
  may: mayEditCatalogue,
  input: z.strictObject({ slug: z.string().trim(), record }),
  output: saved,
  refusals: ['not-found', 'slug-taken', 'needs-price-right'],
  async run({ academy, params, staff }, value) {
    const kind = kindIn(params, staff, (who, kind) => kind !== 'settings' && mayWriteRecord(who, kind));
    if (typeof kind !== 'string') return kind;
    const made = await academy.staff.createRecord({ kind, ...value, staff });
    if (made.ok) return savedOf(made);
    if (made.reason === 'wrong-shape') return refuseShape(made.faults);
    if (made.reason === 'needs-price-right') return refusePrices(made.prices);
    if (made.reason === 'bad-slug') return refuseStaff('bad-fields', { fields: { slug: 'bad-slug' } });
    return refuseStaff('slug-taken', { fields: { slug: 'slug-taken' } });
  },
});

const saveDraft = staffCall({
  method: 'PUT',
  path: 'catalogue/{kind}/records/{slug}/draft',
  summary: 'Save what is written; words may still be missing',
  description:
    '`basedOn` is the revision that was read. When somebody saved meanwhile, `detail` says who (`by`) and when (`at`). `address` is another slug, for what pages never had. Finance may change prices, and nothing else; who may not set them may change anything else: `fields` says which price differs.',
  may: mayPublishCatalogue,
  input: z.strictObject({
    record,
    basedOn: z.string().max(100),
    address: z.string().trim().max(100).optional(),
  }),
  output: saved,
  refusals: ['not-found', 'changed-meanwhile', 'is-scheduled', 'needs-price-right'],
  async run({ academy, params, staff }, value) {
    const kind = kindIn(params, staff, (who, kind) => mayWriteRecord(who, kind) || mayWritePrices(who, kind));
    if (typeof kind !== 'string') return kind;
    const { slug } = params;
    const { address, ...draft } = value;
    const kept = await academy.staff.saveDraft({
      kind,
      slug,
      ...draft,
      ...(address !== undefined && { address }),
      staff,
    });
    if (kept.ok) return savedOf(kept);
    if (kept.reason === 'wrong-shape') return refuseShape(kept.faults);
    if (kept.reason === 'unknown-record') return refuseStaff('not-found');
    if (kept.reason === 'needs-price-right') return refusePrices(kept.prices);
    if (kept.reason === 'prices-only') return refuseStaff('not-allowed');
    return refuseStaff(kept.reason, { detail: { by: kept.by, at: kept.at.toISOString() } });
  },
});

const readHistory = staffCall({
  method: 'GET',
  path: 'catalogue/{kind}/records/{slug}/history',
  summary: 'What was done to a record, the newest first',
  may: maySeeCatalogue,
  input: z.object({}),
  output: wholeListOf(historyLine),
  refusals: ['not-found'],
  async run({ academy, params, staff }) {
    const kind = kindIn(params, staff);
    if (typeof kind !== 'string') return kind;
    const { slug } = params;
    return { rows: (await academy.staff.recordHistory({ kind, slug })).map(historyLineOf) };
  },
});

export const catalogueCalls = [
  listRecords,
  readForm,
  readRecord,
  createRecord,
  saveDraft,
  readHistory,
  ...publicationCalls,
] as const;
