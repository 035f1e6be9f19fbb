/** Every change of a record begins here: its row is held, and what happened beside the drafts is taken into them first. */
import type { Handle } from '../../platform/db/handle.ts';
import { mergeRecords, sameText } from './merge-records.ts';
import { lockRow, type RecordRow } from './record-rows.store.ts';
import {
  insertRevision,
  moveRevision,
  readCurrent,
  readRevision,
  type RecordName,
  type Revision,
} from './revisions.store.ts';
import { isSlug } from './slug.ts';

export type OpenRecord = RecordName & {
  /** What pages show; null for a record that is not published. */
  row: RecordRow | null;
  published: Revision | null;
  /** A draft, or one that waits for its time. */
  open: Revision | null;
  /** Fields that were published since the open one was begun, and that it changes another way; empty when it may be published. */
  clashes: string[];
};

type Signing = { at: Date; uuid: () => string };

const withoutPlace = (record: object | null): string => {
  const { position: _position, ...rest } = (record ?? {}) as { position?: number };
  return record === null ? '' : sameText(rest);
};

/**
 * The row counts, whoever wrote it: a command, the clock that puts a course on sale, the sample of the first start. What no
 * revision tells becomes one, so that a draft from before it cannot undo it unseen.
 */
async function adopt(
  tx: Handle,
  name: RecordName,
  row: RecordRow | null,
  { at, uuid }: Signing,
): Promise<Awaited<ReturnType<typeof readCurrent>>> {
  const current = await readCurrent(tx, name);
  const { published } = current;
  if (withoutPlace(row?.record ?? null) === withoutPlace(published?.record ?? null)) return current;
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

/** Carries a draft over to what was published since it was begun, as another draft: a form that still shows the old one is told. */
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

/** Call it first in a transaction: the row is held until the end of it. */
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
