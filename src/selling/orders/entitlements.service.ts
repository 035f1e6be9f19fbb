/** What an order opened, as it is written. */
import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import type { AuditContext } from './order.ts';
import { accessCodes, entitlements } from './access.table.ts';
import type { PlatformTodo } from './access-codes.ts';
import { orders } from './orders.table.ts';
import { type Ending, endsOf } from '../../academy/settings/membership.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';

/**
 * Locks an item's stock of codes until the transaction ends, so that grants and new codes take turns. Without it a grant that
 * finds no code and codes added at the same moment would miss each other, and somebody would wait beside a free code. Always
 * the last lock taken.
 */
export async function lockStock(tx: Handle, itemSlug: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pool:${itemSlug}`}, 0))`);
}

/**
 * Null for all callers but the first: the order's unique row guarantees 'exactly once'. `isServed`: it waits for no code; `rightsOwed`:
 * what comes with it cannot be granted yet. `isInParts`: the order is the deposit of a plan. `isAgain`: an earlier confirmation
 * was taken back, and what it had opened is opened again.
 */
export async function insertEntitlement(
  tx: Handle,
  orderId: string,
  itemSlug: string,
  action: AuditContext,
  { isServed = false, rightsOwed = false } = {},
): Promise<{ isInParts: boolean; isAgain: boolean } | null> {
  const servedAt = isServed ? action.at : null;
  const isInParts = sql<boolean>`exists (select 1 from instalment_plans where order_id = ${orderId})`;
  const id = action.uuid();
  const fresh = { grantedAt: action.at, servedAt, revokedAt: null, rightsOwed };
  const [granted] = await tx
    .insert(entitlements)
    .values({ id, orderId, itemSlug, ...fresh })
    .onConflictDoUpdate({
      target: entitlements.orderId,
      set: { ...fresh, pausedAt: null },
      setWhere: isNotNull(entitlements.revokedAt),
    })
    .returning({ id: entitlements.id, isInParts });
  return granted ? { isInParts: granted.isInParts, isAgain: granted.id !== id } : null;
}

/** A code works at the learning platform until staff end or pause it there. A task cancels its opposite that nobody did yet. */
const opposite = { pause: 'resume', resume: 'pause' } as const;

/** In the transaction that closes or opens access here. Does nothing for orders without a code or with a sample code. */
export async function noteTodo(tx: Handle, orderId: string, what: PlatformTodo, at: Date): Promise<void> {
  const { platformTodo } = entitlements;
  const next =
    what === 'end'
      ? sql`'end'`
      : sql`case when ${platformTodo} = ${opposite[what]} then null else ${what}::text end`;
  const handedOut = tx
    .select({ one: sql`1` })
    .from(accessCodes)
    .where(and(eq(accessCodes.orderId, orderId), eq(accessCodes.isSample, false)));
  await tx
    .update(entitlements)
    .set({ platformTodo: next, platformTodoAt: at })
    .where(and(eq(entitlements.orderId, orderId), exists(handedOut)));
}

/** Nothing is owed any more to people whose data was erased. */
export async function forgetOwed(tx: Handle, orderIds: readonly string[]): Promise<void> {
  await tx
    .update(entitlements)
    .set({ rightsOwed: false })
    .where(inArray(entitlements.orderId, [...orderIds]));
}

/** Adds codes to a stock; known ones are skipped. Returns how many were new. */
export async function insertCodes(
  tx: Handle,
  itemSlug: string,
  codes: readonly string[],
  action: AuditContext,
): Promise<number> {
  let added = 0;
  // PostgreSQL takes 65,535 parameters in one statement.
  for (let start = 0; start < codes.length; start += 1_000) {
    const rows = codes
      .slice(start, start + 1_000)
      .map((code) => ({ id: action.uuid(), itemSlug, code, addedAt: action.at }));
    const inserted = await tx
      .insert(accessCodes)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: accessCodes.id });
    added += inserted.length;
  }
  return added;
}

/** Removes unused codes of a locked stock: those with these ids, the sample ones, or all. Codes in use stay. */
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

/** False when a colleague was first, or something else is to be done by now. */
export async function tickTodo(
  tx: Handle,
  { orderNumber, what }: { orderNumber: string; what: PlatformTodo },
): Promise<boolean> {
  const order = tx.select({ id: orders.id }).from(orders).where(eq(orders.number, orderNumber));
  const ticked = await tx
    .update(entitlements)
    .set({ platformTodo: null, platformTodoAt: null })
    .where(and(inArray(entitlements.orderId, order), eq(entitlements.platformTodo, what)))
    .returning({ id: entitlements.id });
  return ticked.length > 0;
}

/** Access is opened again: the code that was handed over, which staff let work again at the platform; null without one. */
export async function resumeCode(tx: Handle, orderId: string, at: Date): Promise<string | null> {
  const [kept] = await tx
    .select({ code: accessCodes.code })
    .from(accessCodes)
    .where(eq(accessCodes.orderId, orderId));
  if (!kept) return null;
  await markServed(tx, orderId, at);
  await noteTodo(tx, orderId, 'resume', at);
  return kept.code;
}

/** What they waited for is theirs. */
export const markServed = (tx: Handle, orderId: string, at: Date) =>
  tx.update(entitlements).set({ servedAt: at }).where(eq(entitlements.orderId, orderId));

/** The oldest unused code of a locked stock is taken by the order; null without one. `samples`: a sample code may be. */
export async function takeOldestCode(
  tx: Handle,
  { itemSlug, orderId, at, samples }: { itemSlug: string; orderId: string; at: Date; samples: boolean },
): Promise<string | null> {
  const oldest = tx
    .select({ id: accessCodes.id })
    .from(accessCodes)
    .where(
      and(
        eq(accessCodes.itemSlug, itemSlug),
        isNull(accessCodes.orderId),
        samples ? undefined : eq(accessCodes.isSample, false),
      ),
    )
    .orderBy(asc(accessCodes.isSample), asc(accessCodes.addedAt), asc(accessCodes.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await tx
    .update(accessCodes)
    .set({ orderId, takenAt: at })
    .where(and(eq(accessCodes.id, oldest), isNull(accessCodes.orderId)))
    .returning({ code: accessCodes.code });
  return taken?.code ?? null;
}

/** False where it was ended before, or there is nothing to end. */
export async function revokeEntitlement(tx: Handle, orderId: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(entitlements)
    .set({ revokedAt: at })
    .where(and(eq(entitlements.orderId, orderId), isNull(entitlements.revokedAt)))
    .returning({ id: entitlements.id });
  return rows.length > 0;
}

/** `at`: since when it is closed for a time; null opens it again. False when it was so before, or has ended. */
export async function pauseEntitlement(tx: Handle, orderId: string, at: Date | null): Promise<boolean> {
  const { pausedAt, revokedAt } = entitlements;
  const rows = await tx
    .update(entitlements)
    .set({ pausedAt: at })
    .where(
      and(
        eq(entitlements.orderId, orderId),
        at === null ? isNotNull(pausedAt) : and(isNull(pausedAt), isNull(revokedAt)),
      ),
    )
    .returning({ id: entitlements.id });
  return rows.length > 0;
}

/**
 * Writes until when each membership for a time of an address lasts, with the stock locked: after one is paid, or taken back. `email`
 * in lower case.
 */
export async function keepEnds(tx: Handle, email: string): Promise<void> {
  const { id, grantedAt, revokedAt, endsOn } = entitlements;
  const rows = await tx
    .select({ id, grantedAt, revokedAt, endsOn, months: orders.months })
    .from(entitlements)
    .innerJoin(orders, eq(orders.id, entitlements.orderId))
    .where(and(eq(orders.email, email), eq(orders.itemKind, 'membership'), isNotNull(orders.months)))
    .orderBy(asc(grantedAt), asc(id));
  const ends = endsOf(
    rows.map((row) => ({
      paidOn: dateInMorocco(row.grantedAt),
      months: row.months ?? 0,
      takenBackOn: row.revokedAt && dateInMorocco(row.revokedAt),
    })),
  );
  for (const [index, row] of rows.entries()) {
    const next = ends[index] ?? null;
    if (row.revokedAt === null && row.endsOn !== next)
      await tx.update(entitlements).set({ endsOn: next, endingTold: null }).where(eq(id, row.id));
  }
}

/** Orders whose access belongs to an address, paid or not. Written so that both indexes are used. */
export const isOwnedBy = (email: string): SQL | undefined =>
  or(eq(orders.recipientEmail, email), and(eq(orders.email, email), isNull(orders.recipientEmail)));

/** A membership for a time, and the order by which it can be renewed. */
export type MembershipTerm = {
  orderId: string;
  token: string;
  months: number;
  endsOn: string;
  isOver: boolean;
};

/** Of an address the one that ends last, also when it is over; null without one, and for who has a membership without an end. */
export async function readTerm(db: Handle, email: string): Promise<MembershipTerm | null> {
  const { endsOn, revokedAt } = entitlements;
  const [row] = await db
    .select({
      orderId: orders.id,
      token: orders.token,
      months: orders.months,
      endsOn,
      isOver: sql<boolean>`${revokedAt} is not null`,
    })
    .from(entitlements)
    .innerJoin(orders, eq(orders.id, entitlements.orderId))
    .where(
      and(
        isOwnedBy(email),
        eq(orders.itemKind, 'membership'),
        eq(orders.status, 'Payment Confirmed'),
        or(isNull(revokedAt), isNotNull(endsOn)),
      ),
    )
    .orderBy(sql`${endsOn} is not null`, desc(endsOn), desc(orders.placedAt))
    .limit(1);
  if (!row || row.months === null || row.endsOn === null) return null;
  return { ...row, months: row.months, endsOn: row.endsOn };
}

/** Memberships for a time that are open and end by a day, 'YYYY-MM-DD', the first one first. */
export const readEnding = (db: Handle, by: string) =>
  db
    .select({
      orderId: entitlements.orderId,
      endsOn: sql<string>`${entitlements.endsOn}`,
      told: entitlements.endingTold,
      email: orders.email,
    })
    .from(entitlements)
    .innerJoin(orders, eq(orders.id, entitlements.orderId))
    .where(and(lte(entitlements.endsOn, by), isNull(entitlements.revokedAt)))
    .orderBy(asc(entitlements.endsOn), asc(entitlements.id));

/** False where another process noted it first, or it has ended. */
export async function noteEnding(tx: Handle, orderId: string, told: Ending): Promise<boolean> {
  const { endingTold, revokedAt } = entitlements;
  const rows = await tx
    .update(entitlements)
    .set({ endingTold: told })
    .where(
      and(eq(entitlements.orderId, orderId), isNull(revokedAt), sql`${endingTold} is distinct from ${told}`),
    )
    .returning({ id: entitlements.id });
  return rows.length > 0;
}

/** For the export of a person's data. */
export const readHeldAccess = async (db: Handle, orderIds: string[]) => ({
  entitlements: await db.select().from(entitlements).where(inArray(entitlements.orderId, orderIds)),
  accessCodes: await db.select().from(accessCodes).where(inArray(accessCodes.orderId, orderIds)),
});
