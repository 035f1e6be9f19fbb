/** The address of what pages never had may still be changed; nobody outside knows it. */
import { and, eq } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { openRecord, type OpenRecord } from './open-record.store.ts';
import type { RecordProblem } from './record-fault.ts';
import { catalogueRevisions } from './revisions.table.ts';

/** Null published: pages have it not, and never had it. */
export const hasFreeAddress = ({ row, published }: Pick<OpenRecord, 'row' | 'published'>): boolean =>
  row === null && published === null;

export type DraftRenamed = { ok: true; found: OpenRecord } | { ok: false; problem: RecordProblem };

/** The draft with its past under another address. In the transaction of `openRecord`, which `found` comes from. */
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
  await tx
    .update(catalogueRevisions)
    .set({ slug })
    .where(and(eq(catalogueRevisions.kind, kind), eq(catalogueRevisions.slug, found.slug)));
  // What once had this address is what it follows.
  const basedOn = there.published?.id ?? null;
  return { ok: true, found: { ...there, open: { ...open, slug, basedOn } } };
}
