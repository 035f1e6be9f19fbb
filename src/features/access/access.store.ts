/** What confirmed orders opened: one entitlement per order, and a code from the item's pool. */
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { enrolments } from '../cohorts/cohorts.table.ts';
import type { Deed } from '../orders/order.ts';
import { accessCodes, entitlements } from './access.table.ts';
import { mayUseSamples } from '../payments/real-money.store.ts';

export type Entitlement = {
  grantedAt: Date;
  servedAt: Date | null;
  /** Not told while it is paused. */
  code: string | null;
  /** Since when a part of the price is overdue. */
  pausedAt: Date | null;
  /** It has a seat in the academy's own classroom, and needs no code. */
  isClassroom: boolean;
};

/** What an order opened; null when nothing yet, or when it was taken back. */
export async function findEntitlement(db: Handle, orderId: string): Promise<Entitlement | null> {
  const [row] = await db
    .select({
      grantedAt: entitlements.grantedAt,
      servedAt: entitlements.servedAt,
      pausedAt: entitlements.pausedAt,
      code: accessCodes.code,
      enrolment: enrolments.id,
    })
    .from(entitlements)
    .leftJoin(accessCodes, eq(accessCodes.orderId, entitlements.orderId))
    .leftJoin(enrolments, eq(enrolments.orderId, entitlements.orderId))
    .where(and(eq(entitlements.orderId, orderId), isNull(entitlements.revokedAt)));
  if (!row) return null;
  const { enrolment, ...found } = row;
  return { ...found, code: row.pausedAt === null ? row.code : null, isClassroom: enrolment !== null };
}

/** `takenBackAt`: since when the order no longer opens anything; `pausedAt`: since when a part of the price is overdue. */
export type HandedOut = { code: string; at: Date | null; takenBackAt: Date | null; pausedAt: Date | null };

/** The code that an order was given, also when it is no longer shown to its buyer: the partner does not hear of that. */
export async function findHandedOut(db: Handle, orderId: string): Promise<HandedOut | null> {
  const [row] = await db
    .select({
      code: accessCodes.code,
      at: accessCodes.takenAt,
      takenBackAt: entitlements.revokedAt,
      pausedAt: entitlements.pausedAt,
    })
    .from(accessCodes)
    .innerJoin(entitlements, eq(entitlements.orderId, accessCodes.orderId))
    .where(eq(accessCodes.orderId, orderId));
  return row ?? null;
}

/**
 * Holds an item's pool until the transaction ends: grants and newly added codes go through here one after another.
 * Without it a grant that finds the pool empty and codes added in the same moment would not see each other, and somebody
 * would wait beside a free code. Always the last lock taken.
 */
export async function lockPool(tx: Handle, itemSlug: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pool:${itemSlug}`}, 0))`);
}

/** True for the first caller only: the order's unique row is what 'exactly once' rests on. `isServed`: it waits for no code. */
export async function insertEntitlement(
  tx: Handle,
  orderId: string,
  itemSlug: string,
  deed: Deed,
  { isServed = false } = {},
): Promise<boolean> {
  const servedAt = isServed ? deed.at : null;
  const rows = await tx
    .insert(entitlements)
    .values({ id: deed.uuid(), orderId, itemSlug, grantedAt: deed.at, servedAt, revokedAt: null })
    .onConflictDoNothing({ target: entitlements.orderId })
    .returning({ id: entitlements.id });
  return rows.length === 1;
}

/**
 * Gives the pool's oldest free code to an order and marks its entitlement served. Null when the pool has none, or only
 * invented ones where real money can come in.
 */
export async function takeCode(
  tx: Handle,
  orderId: string,
  itemSlug: string,
  { at, isPractice }: Deed,
): Promise<string | null> {
  const isWanted = (await mayUseSamples(tx, isPractice)) ? undefined : eq(accessCodes.isSample, false);
  const oldest = tx
    .select({ id: accessCodes.id })
    .from(accessCodes)
    .where(and(eq(accessCodes.itemSlug, itemSlug), isNull(accessCodes.orderId), isWanted))
    .orderBy(asc(accessCodes.isSample), asc(accessCodes.addedAt), asc(accessCodes.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await tx
    .update(accessCodes)
    .set({ orderId, takenAt: at })
    .where(and(eq(accessCodes.id, oldest), isNull(accessCodes.orderId)))
    .returning({ code: accessCodes.code });
  if (!taken) return null;
  await tx.update(entitlements).set({ servedAt: at }).where(eq(entitlements.orderId, orderId));
  return taken.code;
}

/** Orders that wait for a code, the longest waiting first. */
export async function findWaiting(tx: Handle, itemSlug: string): Promise<{ orderId: string }[]> {
  return tx
    .select({ orderId: entitlements.orderId })
    .from(entitlements)
    .where(
      and(eq(entitlements.itemSlug, itemSlug), isNull(entitlements.servedAt), isNull(entitlements.revokedAt)),
    )
    .orderBy(asc(entitlements.grantedAt), asc(entitlements.id));
}

/** Adds codes to a pool; known ones are skipped. Returns how many were new. */
export async function insertCodes(
  tx: Handle,
  itemSlug: string,
  codes: readonly string[],
  deed: Deed,
): Promise<number> {
  let added = 0;
  // PostgreSQL takes 65,535 parameters in one statement.
  for (let start = 0; start < codes.length; start += 1_000) {
    const rows = codes
      .slice(start, start + 1_000)
      .map((code) => ({ id: deed.uuid(), itemSlug, code, addedAt: deed.at }));
    const inserted = await tx
      .insert(accessCodes)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: accessCodes.id });
    added += inserted.length;
  }
  return added;
}

/** Codes nobody has yet, the oldest first. */
export const readUnusedCodes = (db: Handle, itemSlug: string, most: number) =>
  db
    .select({
      id: accessCodes.id,
      code: accessCodes.code,
      addedAt: accessCodes.addedAt,
      isSample: accessCodes.isSample,
    })
    .from(accessCodes)
    .where(and(eq(accessCodes.itemSlug, itemSlug), isNull(accessCodes.orderId)))
    .orderBy(asc(accessCodes.addedAt), asc(accessCodes.code))
    .limit(most);

/** Takes unused codes out of a pool that is held: those with these ids, the invented ones, or all. What somebody has stays. */
export async function deleteUnusedCodes(
  tx: Handle,
  itemSlug: string,
  which: readonly string[] | 'samples' | 'all',
): Promise<{ removed: number; samples: number }> {
  const meant =
    which === 'all'
      ? undefined
      : which === 'samples'
        ? eq(accessCodes.isSample, true)
        : inArray(accessCodes.id, [...which]);
  const gone = await tx
    .delete(accessCodes)
    .where(and(eq(accessCodes.itemSlug, itemSlug), isNull(accessCodes.orderId), meant))
    .returning({ isSample: accessCodes.isSample });
  return { removed: gone.length, samples: gone.filter(({ isSample }) => isSample).length };
}

/** `free`: nobody has them yet, `samples` of them invented. */
export type PoolCount = { itemSlug: string; free: number; samples: number; taken: number; waiting: number };

/** Every pool that has codes or somebody waiting, by its item's slug. */
export async function countPools(db: Handle): Promise<PoolCount[]> {
  const codes = await db
    .select({
      itemSlug: accessCodes.itemSlug,
      free: sql<number>`count(*) filter (where ${accessCodes.orderId} is null)`.mapWith(Number),
      samples:
        sql<number>`count(*) filter (where ${accessCodes.orderId} is null and ${accessCodes.isSample})`.mapWith(
          Number,
        ),
      taken: sql<number>`count(${accessCodes.orderId})`.mapWith(Number),
    })
    .from(accessCodes)
    .groupBy(accessCodes.itemSlug);
  const waiting = await db
    .select({ itemSlug: entitlements.itemSlug, waiting: sql<number>`count(*)`.mapWith(Number) })
    .from(entitlements)
    .where(and(isNull(entitlements.servedAt), isNull(entitlements.revokedAt)))
    .groupBy(entitlements.itemSlug);
  const pools = new Map(codes.map((row) => [row.itemSlug, { ...row, waiting: 0 }]));
  for (const row of waiting)
    pools.set(row.itemSlug, {
      ...(pools.get(row.itemSlug) ?? { itemSlug: row.itemSlug, free: 0, samples: 0, taken: 0 }),
      waiting: row.waiting,
    });
  return [...pools.values()].sort((a, b) => (a.itemSlug < b.itemSlug ? -1 : 1));
}
