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

type Try = { key: string; limit: Limit };

/**
 * Counts one try under each key, until a window's share is used up: false then, and what comes after is not counted. One statement:
 * tries at once are all counted. Every key is another one; calls that share keys name them in the same order.
 */
async function mayTry(db: Handle, counted: readonly [Try, ...Try[]], now: Date): Promise<boolean> {
  const over = sql`${tries.endsAt} <= ${now.toISOString()}::timestamptz`;
  const nameOf = (at: number) => sql.identifier(`try_${at}`);
  const most = (at: number) => sql`${counted[at]?.limit.most ?? 0}::integer`;
  const steps = counted.map(({ key, limit }, at) => {
    const endsAt = new Date(now.getTime() + limit.windowMs).toISOString();
    const whenFree = at > 0 ? sql` from ${nameOf(at - 1)} where used <= ${most(at - 1)}` : sql``;
    return sql`${nameOf(at)} as (
      insert into ${tries} (key, used, ends_at) select ${key}::text, 1, ${endsAt}::timestamptz${whenFree}
      on conflict (key) do update set
        used = case when ${over} then 1 else least(${tries.used}, 1000000) + 1 end,
        ends_at = case when ${over} then excluded.ends_at else ${tries.endsAt} end
      returning used)`;
  });
  const last = counted.length - 1;
  const { rows } = await db.execute(
    sql`with ${sql.join(steps, sql`, `)} select used from ${nameOf(last)} where used <= ${most(last)}`,
  );
  return rows.length > 0;
}

type Named = { signer: Signer; clock: () => Date };
type LimitName = keyof typeof databaseLimits;

/** `who` as it is kept with the count. */
function keyOf({ signer }: Named, { key, keyed }: NamedLimit, who: string): string {
  return key + (keyed ? signer(keyed, Buffer.from(who)).toString('base64url') : who);
}

/** Counts one; false when the share of `who` is used up. */
export const countOne = (named: Named, db: Handle, name: LimitName, who: string): Promise<boolean> =>
  countEach(named, db, [name, who]);

/** Counts one of each, until one is refused. */
export function countEach(
  named: Named,
  db: Handle,
  ...[first, ...more]: readonly [[LimitName, string], ...[LimitName, string][]]
): Promise<boolean> {
  const tryOf = ([name, who]: [LimitName, string]): Try => {
    const limit = databaseLimits[name];
    return { key: keyOf(named, limit, who), limit };
  };
  return mayTry(db, [tryOf(first), ...more.map(tryOf)], named.clock());
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
type Counted = { about: string; limit: Limit };

/**
 * True when every limit allows it. Counting stops at the first that refuses: the caller's limits and short windows come first, so
 * that a refused try does not count against the person it is about. `about` is stored as a keyed hash.
 */
export function countTries(
  { database, secret, clock }: Counting,
  [first, ...more]: readonly [Counted, ...Counted[]],
): Promise<boolean> {
  const keyed = ({ about, limit }: Counted): Try => ({
    key: createHmac('sha256', secretNow(secret)).update(about).digest('base64url'),
    limit,
  });
  return mayTry(database.db, [keyed(first), ...more.map(keyed)], clock());
}
