/** The catalogue as the office sees it: what is published, what is being written, what it was. */
import type { Handle } from '../db/handle.ts';
import { findWaiting } from '../domain/access/access.store.server.ts';
import { openRecord } from '../domain/catalogue/open-record.store.server.ts';
import { isAdvice } from '../domain/catalogue/record-fault.ts';
import { missingIn, type Known } from '../domain/catalogue/record-faults.ts';
import { pricedFieldsOf, pricesThatDiffer } from '../domain/catalogue/record-prices.ts';
import { readKnown, readRows, type RecordRow } from '../domain/catalogue/record-rows.store.server.ts';
import {
  readOpenOf,
  readRemovedOf,
  readRevisions,
  type Revision,
} from '../domain/catalogue/revisions.store.server.ts';
import { hasFreeAddress } from '../domain/catalogue/rename-draft.store.server.ts';
import { settingsToEdit, type KeptSettings } from '../domain/catalogue/earlier-settings.ts';
import type { RecordKind } from '../domain/catalogue/record-kinds.ts';
import { isSlug } from '../domain/catalogue/slug.ts';
import { countLearners } from '../src/features/cohorts/cohorts.service.ts';
import type {
  RecordForEditing,
  RecordInList,
  RecordRemoved,
  RevisionInHistory,
  StaffCatalogueVerbs,
} from './catalogue-verbs.ts';
import type { FlowContext } from './flow-context.ts';

type Name = Parameters<StaffCatalogueVerbs['recordForEditing']>[0];

const mostRevisions = 200;

/** Settings that were kept before something was added to them are completed. */
const shaped = (kind: RecordKind, record: object): object =>
  kind === 'settings' ? settingsToEdit(record as KeptSettings) : record;

type Standing = { row: RecordRow | null; open: Revision | null };

function inList(kind: RecordKind, known: Known, { row, open }: Standing): RecordInList {
  const pages = row && shaped(kind, row.record);
  const written = open?.record ?? pages ?? {};
  const waits = open?.state === 'scheduled' && open.publishAt !== null ? open.publishAt : null;
  return {
    slug: row?.slug ?? open?.slug ?? '',
    position: row?.position ?? null,
    isPublished: row !== null,
    isSample: row?.sample === 'sample',
    updatedAt: row?.updatedAt ?? null,
    record: pages ?? written,
    draft: open?.state === 'draft' ? { revision: open.id, by: open.madeBy, at: open.madeAt } : null,
    scheduled:
      open && waits ? { revision: open.id, by: open.publishedBy ?? open.madeBy, publishAt: waits } : null,
    faults: missingIn(kind, written, known).filter((fault) => !isAdvice(fault)).length,
  };
}

export async function listRecords(
  { database: { db }, clock }: FlowContext,
  { kind }: { kind: RecordKind },
): Promise<RecordInList[]> {
  const [rows, drafts, known] = await Promise.all([
    readRows(db, kind),
    readOpenOf(db, kind),
    readKnown(db, clock()),
  ]);
  const draftOf = (slug: string) => drafts.find((draft) => draft.slug === slug) ?? null;
  const there = new Set(rows.map(({ slug }) => slug));
  return [
    ...rows.map((row) => inList(kind, known, { row, open: draftOf(row.slug) })),
    ...drafts.filter(({ slug }) => !there.has(slug)).map((open) => inList(kind, known, { row: null, open })),
  ];
}

export async function listRemoved(
  { database: { db } }: FlowContext,
  { kind }: { kind: RecordKind },
): Promise<RecordRemoved[]> {
  const removed = await readRemovedOf(db, kind);
  return removed.map(({ record, ...told }) => ({ ...told, record: record ?? {} }));
}

const readLearners = async (db: Handle, slug: string): Promise<RecordForEditing['learners']> => ({
  here: await countLearners(db, slug),
  waiting: (await findWaiting(db, slug)).length,
});

export async function recordForEditing(
  { database, clock, uuid }: FlowContext,
  { kind, slug }: Name,
): Promise<RecordForEditing | null> {
  // In a transaction: what was changed beside the drafts gets its revision, so that there is one to begin from.
  const found = await database.transaction((tx) => openRecord(tx, { kind, slug }, { at: clock(), uuid }));
  const { row, open, published, clashes } = found;
  const shown = open ?? published;
  if (!shown?.record) return null;
  const record = shaped(kind, shown.record);
  const publishedRecord = row && published?.record && shaped(kind, published.record);
  const known = await readKnown(database.db, clock());
  return {
    revision: shown.id,
    state: open ? (open.state === 'scheduled' ? 'scheduled' : 'draft') : 'published',
    record,
    madeBy: shown.madeBy,
    madeAt: shown.madeAt,
    publishAt: shown.publishAt,
    note: shown.note,
    isSample: row?.sample === 'sample',
    hasFreeAddress: hasFreeAddress(found),
    published: publishedRecord
      ? { revision: published.id, record: publishedRecord, by: published.madeBy, at: published.publishedAt }
      : null,
    missing: missingIn(kind, record, known),
    clashes,
    prices: pricesThatDiffer(kind, row?.record ?? null, shown.record),
    priced: pricedFieldsOf(kind),
    learners: kind === 'course' ? await readLearners(database.db, slug) : null,
  };
}

export async function recordHistory(
  { database: { db } }: FlowContext,
  { kind, slug }: Name,
): Promise<RevisionInHistory[]> {
  if (!isSlug(slug)) return [];
  const revisions = await readRevisions(db, { kind, slug }, mostRevisions);
  return revisions.map(({ id, kind: _kind, slug: _slug, basedOn: _basedOn, ...told }) => ({
    revision: id,
    ...told,
  }));
}
