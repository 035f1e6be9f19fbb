/** Rights are coupons that an order granted: how they begin, last longer and end. */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { codeFromBytes } from './coupon.ts';
import { coupons } from './coupons.table.ts';
import type { AuditContext } from '../orders/order.ts';
import { endOfRight, mayExtend, mayGiveBack, type PromisedRight, type Right } from '../orders/rights.ts';

/** A code of forty random bits, from the random bytes at the end of a UUID. */
const newCode = ({ uuid }: AuditContext): string =>
  codeFromBytes(Buffer.from(uuid().replaceAll('-', ''), 'hex').subarray(8));

/** False when the order has it already. */
export async function insertRight(
  tx: Handle,
  orderId: string,
  right: PromisedRight,
  action: AuditContext,
): Promise<boolean> {
  for (let tries = 0; tries < 5; tries += 1) {
    const rows = await tx
      .insert(coupons)
      .values({
        id: action.uuid(),
        code: newCode(action),
        kind: 'percent',
        value: right.percent,
        scope: [`consultation:${right.service}`],
        startsAt: action.at,
        endsAt: endOfRight(action.at, right.days),
        mostUses: 1,
        createdAt: action.at,
        createdBy: 'order',
        grantedByOrder: orderId,
        grantedAs: right.as,
      })
      .onConflictDoNothing()
      .returning({ id: coupons.id });
    if (rows.length === 1) return true;
    const [before] = await tx
      .select({ id: coupons.id })
      .from(coupons)
      .where(and(eq(coupons.grantedByOrder, orderId), eq(coupons.grantedAs, right.as)));
    if (before) return false;
  }
  throw new Error('No free code of a right in five tries.');
}

/** Staff extend it; null where it is used or ended. Returns both times for the log. */
export async function extendRight(
  tx: Handle,
  right: Right,
  { days, now }: { days: number; now: Date },
): Promise<Date | null> {
  const endsAt = endOfRight(now, days);
  if (!mayExtend(right) || endsAt <= right.endsAt) return null;
  await tx.update(coupons).set({ endsAt }).where(eq(coupons.id, right.id));
  return endsAt;
}

/** Staff give a used one back, once, with new time to use it. */
export async function renewRight(
  tx: Handle,
  right: Right,
  { days, now }: { days: number; now: Date },
): Promise<Date | null> {
  if (!mayGiveBack(right)) return null;
  const renewed = endOfRight(now, days);
  const endsAt = renewed > right.endsAt ? renewed : right.endsAt;
  await tx.update(coupons).set({ endsAt, mostUses: 2 }).where(eq(coupons.id, right.id));
  return endsAt;
}

/**
 * The rights that came with a course end with it. What is still owed ends with the entitlement: its row is not touched here,
 * because whoever holds the stock of codes may wait for it.
 */
export async function endRights(tx: Handle, orderIds: readonly string[], at: Date): Promise<void> {
  if (orderIds.length === 0) return;
  await tx
    .update(coupons)
    .set({ closedAt: at })
    .where(and(inArray(coupons.grantedByOrder, [...orderIds]), isNull(coupons.closedAt)));
}
