/**
 * Whoever proved an address may take over an order placed for it. Somebody else may have placed it and must not see what is
 * paid for, so the order gets another token, given only to the owner of the address.
 */
import { findUnpaidOrder } from './orders-of-member.service.ts';
import { canBeTakenOver, type AuditContext, isPayable, type Order } from '../orders/order.ts';
import { readHistory, writeHistory } from '../orders/order-history.service.ts';
import { changeOrder, lockOrderByNumber } from '../orders/orders.service.ts';
import { auditOf, type ServiceContext, newOrderToken } from '../../context.ts';
import type { Handle } from '../../platform/db/handle.ts';

/**
 * Gives a locked order another token, and another key: the form that made it, sent again, would be answered with the token. The
 * key of an instalment is the plan's, by which its part is found, and no form's.
 */
async function takeOver(
  tx: Handle,
  order: Order,
  { token, idempotencyKey }: { token: string; idempotencyKey: string },
  action: AuditContext,
): Promise<void> {
  const change = order.itemKind === 'instalment' ? { token } : { token, idempotencyKey };
  await changeOrder(tx, order, change, action.at);
  await writeHistory(tx, { orderId: order.id, event: 'take-over' }, action);
}

/** 'not-in-this-status': it is paid or claimed, and opens by the token it has. */
type TakeOverResult =
  | { ok: true; token: string }
  | { ok: false; reason: 'order-not-found' }
  | { ok: false; reason: 'not-in-this-status'; token: string };

/**
 * `email`: proved, in lower case. Once the order belongs to it alone the token stays, so that a second tab, or the way back
 * from a bank, still opens it; only its holder since then could have corrected its details. A paid or claimed one is refused.
 */
export async function takeOverOrder(
  context: ServiceContext,
  { email, number }: { email: string; number: string },
): Promise<TakeOverResult> {
  return context.database.transaction(async (tx) => {
    const order = await lockOrderByNumber(tx, number);
    if (!order || order.email !== email || order.itemKind === 'test')
      return { ok: false, reason: 'order-not-found' };
    if (!canBeTakenOver(order.status)) return { ok: false, reason: 'not-in-this-status', token: order.token };
    const history = await readHistory(tx, order.id);
    const last = history.findLast(({ event }) => event === 'take-over' || event === 'change-details');
    if (last?.event === 'take-over') return { ok: true, token: order.token };
    const token = newOrderToken(context);
    await takeOver(tx, order, { token, idempotencyKey: context.uuid() }, auditOf(context, 'buyer'));
    return { ok: true, token };
  });
}

/**
 * The newest order of a proved address that can still be paid, else the newest that is not confirmed; null without any.
 * `canBeTakenOver`: neither paid nor claimed, so the owner of the address may take it over.
 */
export async function unpaidOrderOf({ database: { db } }: ServiceContext, email: string) {
  const order = await findUnpaidOrder(db, email);
  if (!order) return null;
  const { status } = order;
  return { ...order, isPayable: isPayable(status), canBeTakenOver: canBeTakenOver(status) };
}
