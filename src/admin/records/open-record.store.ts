/** A record with its drafts: opened for a change, renamed, published or removed, in the caller's transaction. */
import type { Handle } from '../../platform/db/handle.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { mergeRecords } from './record-changes.ts';
import {
  deleteRow,
  lockRow,
  type RecordRow,
  writeRow,
} from '../../academy/content/published-rows.service.ts';
import { isSlug, sameText } from '../../platform/records/record.ts';
import type { RecordProblem } from '../../platform/records/record-fault.ts';
import {
  insertRevision,
  moveRevision,
  moveRevisions,
  readCurrent,
  readRevision,
  type RecordName,
  type Revision,
} from '../../academy/content/revisions.service.ts';

/**
 * Every change of a record begins here: its row is locked, and changes made outside the drafts are merged into them first.
 */
export type OpenRecord = RecordName & {
  /** What is published; null for a record that is not. */
  row: RecordRow | null;
  published: Revision | null;
  /** The draft or the scheduled revision. */
  open: Revision | null;
  /**
   * Fields that were published since the open revision was begun and that it sets to another value; empty when it may be
   * published.
   */
  clashes: string[];
};

type Signing = { at: Date; uuid: () => string };

const withoutPosition = (record: object | null): string => {
  const { position: _position, ...rest } = (record ?? {}) as { position?: number };
  return record === null ? '' : sameText(rest);
};

/**
 * Records are also changed without a revision: by a command, the job that puts a course on sale, the sample of the first
 * start. Such a change becomes a revision here, so that an older draft cannot undo it unseen.
 */
async function adopt(
  tx: Handle,
  name: RecordName,
  row: RecordRow | null,
  { at, uuid }: Signing,
): Promise<Awaited<ReturnType<typeof readCurrent>>> {
  const current = await readCurrent(tx, name);
  const { published } = current;
  if (withoutPosition(row?.record ?? null) === withoutPosition(published?.record ?? null)) return current;
  const since = row?.updatedAt ?? at;
  if (published) await moveRevision(tx, published.id, ['published'], { state: 'replaced' });
  await insertRevision(tx, {
    id: uuid(),
    ...name,
    record: row?.record ?? null,
    state: 'published',
    madeBy: 'academy',
    madeAt: since,
    publishedAt: since,
    basedOn: published?.id ?? null,
    note: published === null && row?.sample === 'sample' ? 'delivered' : 'adopted',
  });
  return readCurrent(tx, name);
}

type Current = Pick<OpenRecord, 'open' | 'published' | 'clashes'>;

/**
 * Merges what was published since a draft was begun into a new draft, so that a form that still shows the old one is
 * refused.
 */
async function carryOver(
  tx: Handle,
  { open, published }: { open: Revision; published: Revision },
  { uuid }: Signing,
): Promise<Current> {
  const base = open.basedOn === null ? null : await readRevision(tx, open.basedOn);
  if (!base?.record || !open.record || !published.record) return { open, published, clashes: [''] };
  const merged = mergeRecords(base.record, open.record, published.record);
  if (!merged.ok) return { open, published, clashes: merged.clashes };
  const next: Revision = {
    ...open,
    id: uuid(),
    record: merged.record,
    basedOn: published.id,
    note: 'merged',
  };
  await moveRevision(tx, open.id, [open.state], { state: 'dropped', publishAt: null });
  await insertRevision(tx, next);
  return { open: next, published, clashes: [] };
}

/** Call it first in a transaction: the row stays locked until the end of it. */
export async function openRecord(tx: Handle, name: RecordName, signing: Signing): Promise<OpenRecord> {
  const { kind, slug } = name;
  if (!isSlug(slug)) return { kind, slug, row: null, published: null, open: null, clashes: [] };
  const row = await lockRow(tx, kind, slug);
  const { open, published } = await adopt(tx, { kind, slug }, row, signing);
  const isBehind = open !== null && published !== null && open.basedOn !== published.id;
  const current = isBehind
    ? await carryOver(tx, { open, published }, signing)
    : { open, published, clashes: [] };
  return { kind, slug, row, ...current };
}

/**
 * The record is no longer a sample. `unfinished`: languages that readers are not shown. False when somebody else was first. The caller raises the version of the content, last
 * of all.
 */
export async function publishOpen(
  tx: Handle,
  found: OpenRecord,
  { at, by, unfinished }: { at: Date; by: string; unfinished: readonly Locale[] },
): Promise<boolean> {
  const { kind, slug, row, open, published } = found;
  if (!open?.record) return false;
  const isFirst = await moveRevision(tx, open.id, [open.state], { state: 'dropped' });
  if (!isFirst) return false;
  if (published) await moveRevision(tx, published.id, ['published'], { state: 'replaced' });
  const { record } = open;
  const asPublished = { state: 'published', publishAt: null, publishedBy: by, publishedAt: at } as const;
  await moveRevision(tx, open.id, ['dropped'], { ...asPublished, record });
  await writeRow(tx, kind, { slug, record, at, before: row, unfinished });
  return true;
}

type Removing = { at: Date; by: string; uuid: () => string; leavesDraft: boolean };

/**
 * Removes the record from the pages. Its history stays, and any revision can be made a draft again. `leavesDraft`: what is left is a
 * draft, the open one or else one of what was published.
 */
export async function publishRemoval(
  tx: Handle,
  { kind, slug, open, published }: OpenRecord,
  { at, by, uuid, leavesDraft }: Removing,
): Promise<void> {
  if (kind === 'settings' || kind === 'legal')
    throw new Error('An academy without settings or pages of law cannot be open.');
  const removal = uuid();
  const made = { kind, slug, madeBy: by, madeAt: at, note: 'removed' } as const;
  const draft = { state: 'draft', publishedBy: null, basedOn: removal } as const;
  const ended = leavesDraft ? draft : ({ state: 'dropped' } as const);
  if (open) await moveRevision(tx, open.id, [open.state], { ...ended, publishAt: null });
  if (published) await moveRevision(tx, published.id, ['published'], { state: 'replaced' });
  await insertRevision(tx, {
    id: removal,
    ...made,
    record: null,
    state: 'published',
    publishedBy: by,
    publishedAt: at,
    basedOn: published?.id ?? null,
  });
  if (leavesDraft && !open && published)
    await insertRevision(tx, { id: uuid(), ...made, ...draft, record: published.record });
  await deleteRow(tx, kind, slug);
}

/** Whether the record was never published, so that no link leads to it. */
export const hasFreeAddress = ({ row, published }: Pick<OpenRecord, 'row' | 'published'>): boolean =>
  row === null && published === null;

type DraftRenamed = { ok: true; found: OpenRecord } | { ok: false; problem: RecordProblem };

/** Moves a draft and its history to another slug, in the transaction of the `openRecord` that returned `found`. */
export async function renameDraft(
  tx: Handle,
  found: OpenRecord,
  slug: string,
  signing: Parameters<typeof openRecord>[2],
): Promise<DraftRenamed> {
  const { kind, open } = found;
  if (open === null || !hasFreeAddress(found)) return { ok: false, problem: 'slug-stays' };
  const there = await openRecord(tx, { kind, slug }, signing);
  if (there.row || there.open) return { ok: false, problem: 'slug-taken' };
  await moveRevisions(tx, found, slug);
  // What was once published under this slug becomes its base.
  const basedOn = there.published?.id ?? null;
  return { ok: true, found: { ...there, open: { ...open, slug, basedOn } } };
}
