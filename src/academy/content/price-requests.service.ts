/** Requests to approve a price, each beside the draft it is about. Who changes no row came second. */
import type { RecordName } from './revisions.service.ts';
import { and, eq } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { priceRequests } from './revisions.table.ts';
import type { RecordKind } from '../../admin/records/record-kinds.ts';

const ofRecord = ({ kind, slug }: RecordName) =>
  and(eq(priceRequests.kind, kind), eq(priceRequests.slug, slug));

export async function readPriceRequest(db: Handle, name: RecordName): Promise<PriceRequest | null> {
  const [row] = await db.select().from(priceRequests).where(ofRecord(name));
  return row ?? null;
}

type Asking = Pick<PriceRequest, 'kind' | 'slug' | 'note' | 'askedBy' | 'askedAt'>;

/** In place of an earlier one of the record. */
export async function writePriceRequest(tx: Handle, asking: Asking): Promise<void> {
  const row = { ...asking, state: 'waiting', decidedBy: null, decidedAt: null, reason: '' } as const;
  await tx
    .insert(priceRequests)
    .values(row)
    .onConflictDoUpdate({ target: [priceRequests.kind, priceRequests.slug], set: row });
}

type Decision = { state: 'approved' | 'refused' | 'ended'; by: string; at: Date; reason?: string };

/** False when none waits any more. */
export async function settlePriceRequest(
  tx: Handle,
  name: RecordName,
  { state, by, at, reason = '' }: Decision,
): Promise<boolean> {
  const rows = await tx
    .update(priceRequests)
    .set({ state, decidedBy: by, decidedAt: at, reason })
    .where(and(ofRecord(name), eq(priceRequests.state, 'waiting')))
    .returning({ slug: priceRequests.slug });
  return rows.length === 1;
}

/** A draft got another address. */
export async function movePriceRequest(tx: Handle, { kind, slug }: RecordName, to: string): Promise<void> {
  await tx.delete(priceRequests).where(ofRecord({ kind, slug: to }));
  await tx.update(priceRequests).set({ slug: to }).where(ofRecord({ kind, slug }));
}

/** The requests about records of a kind, by the addresses of these. */
export async function readPriceRequestsOf(db: Handle, kind: RecordKind): Promise<Map<string, PriceRequest>> {
  const rows = await db.select().from(priceRequests).where(eq(priceRequests.kind, kind));
  return new Map(rows.map((row) => [row.slug, row]));
}

export type PriceRequest = typeof priceRequests.$inferSelect;
