/** The next part of a course that is paid in parts, at the amount that was agreed with its deposit. */
import type { Handle } from '../../platform/db/handle.ts';
import { readSettings } from '../catalogue/catalogue.store.ts';
import { lockPlan } from './instalment-plans.store.ts';
import type { OrderedItem } from '../orders/ordered-item.ts';
import { expiryAfter, fullPrice } from '../orders/priced-order.ts';
import { paidAtOf, refundDaysOf } from '../refunds/refund.ts';
import { readHistory } from '../orders/order-history.store.ts';
import { findOrder } from '../orders/orders.store.ts';
import { addDays, dateInMorocco, daysBetween } from '../../platform/time/calendar-date.ts';
import { canPay } from './instalments.store.ts';
import type { Buying } from '../checkout/sellable.store.ts';
import { notSellable, type SellableAnswer } from '../checkout/sellable.ts';

/** 'Selling Online (2 of 4)': as the bank, the receipt and the letters name it. */
const nameOf = (description: string, number: number, of: number): string =>
  `${description} (${number}/${of})`;

/**
 * Holds the plan. Refused for a part that is paid or not next, for a plan that ended, and while another order that could
 * still be paid stands for the part: there is never more than one.
 */
export async function sellInstalment(
  tx: Handle,
  { plan: planId, number }: Extract<OrderedItem, { kind: 'instalment' }>,
  { now, orderId }: Buying,
): Promise<SellableAnswer> {
  const plan = await lockPlan(tx, planId);
  const deposit = plan && (await findOrder(tx, plan.orderId));
  const part = plan?.parts.find((one) => one.number === number);
  if (!plan || !deposit || !part || !canPay(plan, number, deposit)) return notSellable('not-on-sale');
  const isAnothers = part.order !== null && part.order.id !== orderId && part.order.status !== 'Refunded';
  if (isAnothers) return notSellable('not-on-sale');
  const settings = await readSettings(tx);
  const name = nameOf(deposit.description, number, plan.parts.length + 1);
  // Counted from the deposit: a later part begins no new time in which she may change her mind.
  const today = dateInMorocco(now);
  const paidOn = dateInMorocco(paidAtOf(await readHistory(tx, deposit.id)) ?? now);
  const lastDay = addDays(paidOn, refundDaysOf(deposit, settings));
  return {
    ok: true,
    name: { en: name, ar: name },
    price: fullPrice(part.amountCentimes),
    expiresAt: expiryAfter(now, settings.orderExpiryDays),
    refundDays: Math.max(0, daysBetween(today, lastDay)),
  };
}
