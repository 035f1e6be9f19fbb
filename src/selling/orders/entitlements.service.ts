/** What an order opened, as it is written. */
import { sql, and, eq, exists } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import type { AuditContext } from './order.ts';
import { entitlements, accessCodes } from './access.table.ts';
import type { PlatformTodo } from './access-codes.ts';

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
 * what comes with it cannot be granted yet. `isInParts`: the order is the deposit of a plan.
 */
export async function insertEntitlement(
  tx: Handle,
  orderId: string,
  itemSlug: string,
  action: AuditContext,
  { isServed = false, rightsOwed = false } = {},
): Promise<{ isInParts: boolean } | null> {
  const servedAt = isServed ? action.at : null;
  const isInParts = sql<boolean>`exists (select 1 from instalment_plans where order_id = ${orderId})`;
  const [granted] = await tx
    .insert(entitlements)
    .values({
      id: action.uuid(),
      orderId,
      itemSlug,
      grantedAt: action.at,
      servedAt,
      revokedAt: null,
      rightsOwed,
    })
    .onConflictDoNothing({ target: entitlements.orderId })
    .returning({ isInParts });
  return granted ?? null;
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
