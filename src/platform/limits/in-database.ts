/** Limits on tries in a window of time, counted in the database: a restart or a second process resets nothing. */
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { createHmac } from 'node:crypto';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Signer } from '../signed-token.ts';
import type { Database } from '../db/database.ts';
import type { Handle } from '../db/handle.ts';
import { type AcademySecret, secretNow } from '../secret.ts';
import { instant } from '../time/instant.ts';
import { databaseLimits, type Limit, type NamedLimit } from './limits.ts';

/** The key is a keyed hash, or names nobody. The table is named after its first use, tries to sign in. */
export const tries = pgTable(
  'sign_in_limits',
  {
    key: text('key').primaryKey(),
    used: integer('used').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [index('sign_in_limits_ends').on(t.endsAt)],
);

/** Counts one try under the key; false when the window's share is used up. One statement: tries at once are all counted. */
async function mayTry(db: Handle, key: string, { most, windowMs }: Limit, now: Date): Promise<boolean> {
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

type Named = { signer: Signer; clock: () => Date };
type LimitName = keyof typeof databaseLimits;

/** `who` as it is kept with the count. */
function keyOf({ signer }: Named, { key, keyed }: NamedLimit, who: string): string {
  return key + (keyed ? signer(keyed, Buffer.from(who)).toString('base64url') : who);
}

/** Counts one; false when the share of `who` is used up. */
export function countOne(named: Named, db: Handle, name: LimitName, who: string): Promise<boolean> {
  const limit = databaseLimits[name];
  return mayTry(db, keyOf(named, limit, who), limit, named.clock());
}

/** Whether `countOne` would return true; counts nothing. */
export async function isBelowLimit(named: Named, db: Handle, name: LimitName, who: string): Promise<boolean> {
  const limit = databaseLimits[name];
  const [row] = await db
    .select({ used: tries.used })
    .from(tries)
    .where(and(eq(tries.key, keyOf(named, limit, who)), gt(tries.endsAt, named.clock())));
  return (row?.used ?? 0) < limit.most;
}

/** Deletes windows that are over. */
export async function removeOldTries(db: Handle, now: Date): Promise<void> {
  await db.delete(tries).where(lte(tries.endsAt, now));
}

type Counting = { database: Pick<Database, 'db'>; secret: AcademySecret; clock: () => Date };

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
    const key = createHmac('sha256', secretNow(secret)).update(about).digest('base64url');
    if (!(await mayTry(database.db, key, limit, now))) return false;
  }
  return true;
}
