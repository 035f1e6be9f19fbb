/** Limits on tries in a window of time, counted in the database: a restart or a second process resets nothing. */
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { createHmac } from 'node:crypto';
import type { Handle } from '../../platform/db/handle.ts';
import { tries } from './staff.table.ts';
import type { Database } from '../../platform/db/database.ts';

export type Limit = { most: number; windowMs: number };

/** Counts one try under the key; false when the limit is reached. One statement, so that simultaneous tries are all counted. */
export async function mayTry(
  db: Handle,
  key: string,
  { most, windowMs }: Limit,
  now: Date,
): Promise<boolean> {
  const endsAt = new Date(now.getTime() + windowMs);
  const over = sql`${tries.endsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(tries)
    .values({ key, used: 1, endsAt })
    .onConflictDoUpdate({
      target: tries.key,
      set: {
        used: sql`case when ${over} then 1 else least(${tries.used}, 1000000) + 1 end`,
        endsAt: sql`case when ${over} then excluded.ends_at else ${tries.endsAt} end`,
      },
    })
    .returning({ used: tries.used });
  return (row?.used ?? most + 1) <= most;
}

/** Whether `mayTry` would allow it; counts nothing. */
export async function isFree(
  db: Handle,
  key: string,
  { most }: Pick<Limit, 'most'>,
  now: Date,
): Promise<boolean> {
  const [row] = await db
    .select({ used: tries.used })
    .from(tries)
    .where(and(eq(tries.key, key), gt(tries.endsAt, now)));
  return (row?.used ?? 0) < most;
}

/** Deletes windows that are over. */
export async function removeOldTries(db: Handle, now: Date): Promise<void> {
  await db.delete(tries).where(lte(tries.endsAt, now));
}

type Counting = { database: Pick<Database, 'db'>; secret: string; clock: () => Date };

/**
 * True when every limit allows it. Counting stops at the first that refuses: the caller's limits and short windows come first, so
 * that a refused try does not count against the person it is about. `about` is stored as a keyed hash.
 */
export async function countTries(
  { database, secret, clock }: Counting,
  counted: readonly { about: string; limit: Limit }[],
): Promise<boolean> {
  const now = clock();
  for (const { about, limit } of counted) {
    const key = createHmac('sha256', secret).update(about).digest('base64url');
    if (!(await mayTry(database.db, key, limit, now))) return false;
  }
  return true;
}
