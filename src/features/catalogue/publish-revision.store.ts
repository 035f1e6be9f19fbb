/** The moment at which pages change: the row, its revision and the one before it, in the caller's transaction. */
import type { Handle } from '../../platform/db/handle.ts';
import type { OpenRecord } from './open-record.store.ts';
import type { RecordKind } from './record-kinds.ts';
import { deleteRow, writeRow, type RecordRow } from './record-rows.store.ts';
import { saysSampleWords } from './sample-words.ts';
import { insertRevision, moveRevision, readDelivered } from './revisions.store.ts';

/** Of settings and pages of law the owner answers for every word by publishing them. */
const answeredFor = new Set<RecordKind>(['settings', 'legal']);

/** It stays the sample while any of those words stand in it, and is the sample again when they were brought back. */
async function sampleOf(tx: Handle, { kind, slug, row, open }: OpenRecord): Promise<RecordRow['sample']> {
  const mayBe = row?.sample === 'sample' || open?.note === 'restored';
  if (!open?.record || answeredFor.has(kind) || !mayBe) return 'own';
  const delivered = await readDelivered(tx, { kind, slug });
  return delivered && saysSampleWords(open.record, delivered) ? 'sample' : 'own';
}

/** False when somebody was first. The caller raises the version of the content, last of all. */
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
  await writeRow(tx, kind, { slug, record: open.record, sample: await sampleOf(tx, found), at, before: row });
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
