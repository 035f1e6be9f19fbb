/** The moment at which pages change: the row, its revision and the one before it, in the caller's transaction. */
import type { Handle } from '../../platform/db/handle.ts';
import type { OpenRecord } from './open-record.store.ts';
import { deleteRow, writeRow } from './record-rows.store.ts';
import { insertRevision, moveRevision } from './revisions.store.ts';

/** The record is a sample no more. False when somebody was first. The caller raises the version of the content, last of all. */
export async function publishOpen(
  tx: Handle,
  found: OpenRecord,
  { at, by }: { at: Date; by: string },
): Promise<boolean> {
  const { kind, slug, row, open, published } = found;
  if (!open?.record) return false;
  const isFirst = await moveRevision(tx, open.id, [open.state], { state: 'dropped' });
  if (!isFirst) return false;
  if (published) await moveRevision(tx, published.id, ['published'], { state: 'replaced' });
  const told = { state: 'published', publishAt: null, publishedBy: by, publishedAt: at } as const;
  await moveRevision(tx, open.id, ['dropped'], told);
  await writeRow(tx, kind, { slug, record: open.record, at, before: row });
  return true;
}

/** Takes the record from the pages; its history stays, and any of it can be made a draft again. */
export async function publishRemoval(
  tx: Handle,
  { kind, slug, open, published }: OpenRecord,
  { at, by, uuid }: { at: Date; by: string; uuid: () => string },
): Promise<void> {
  if (kind === 'settings' || kind === 'legal')
    throw new Error('An academy without settings or pages of law cannot be open.');
  if (open) await moveRevision(tx, open.id, [open.state], { state: 'dropped', publishAt: null });
  if (published) await moveRevision(tx, published.id, ['published'], { state: 'replaced' });
  await insertRevision(tx, {
    id: uuid(),
    kind,
    slug,
    record: null,
    state: 'published',
    madeBy: by,
    madeAt: at,
    publishedBy: by,
    publishedAt: at,
    basedOn: published?.id ?? null,
    note: 'removed',
  });
  await deleteRow(tx, kind, slug);
}
