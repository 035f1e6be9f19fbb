/** An order that ended without money is opened again, at today's price: by her, or by staff. */
import { callerMark } from '../access/caller-mark.ts';
import { canReopen, type Deed, type Order, type OrderStatus, unchosen } from './order.ts';
import { lockOrderByNumber, lockOrderByToken, moveOrder } from './orders.store.ts';
import { carryOut, deedOf, type FlowContext } from '../../context.ts';
import type { ChangeResult } from '../checkout/choose-method.service.ts';
import type { NotSellable, OrderedItem } from '../checkout/sellable.ts';
import { whoMovedLast } from './order-history.store.ts';
import { isErasedAddress } from '../../platform/people/erased-person.ts';
import { writeStaffLog } from '../staff/staff-log.store.ts';
import { mayReopenOrders } from '../staff/who-may.ts';
import type { StaffMember } from '../../academy.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { isCouponRefusal } from '../coupons/coupon.ts';
import { itemOf, whenReopened } from './accompany-order.store.ts';
import { type Buying, readSellable } from '../checkout/sellable.store.ts';

/** An order that ended without money is opened again, at today's price: by her who placed it, or by staff for her. */

/**
 * 'not-on-sale': also where nobody can say any more what it would be. 'free-now': at today's price it costs nothing, and is
 * ordered anew: only placing looks at who has it already and at whose address it is.
 */
type NotReopened =
  | 'not-in-this-status'
  | 'free-now'
  | Exclude<NotSellable['reason'], 'course-not-found' | 'early-other-address'>;

type Reopening = { ok: true; order: Order } | { ok: false; reason: NotReopened };

/** A code that is worth nothing any more keeps no order closed: it costs what it costs today. */
async function sellAgain(tx: Handle, item: OrderedItem, buying: Buying) {
  const sellable = await readSellable(tx, item, buying);
  if (sellable.ok || item.kind === 'instalment' || !isCouponRefusal(sellable.reason))
    return { item, sellable };
  const { coupon: _gone, ...without } = item;
  return { item: without, sellable: await readSellable(tx, without, buying) };
}

/** Of a held order that is Cancelled, Expired or Rejected. `cohort`: another dated group than the one it was placed for. */
async function reopenHeld(
  tx: Handle,
  order: Order,
  deed: Deed,
  { cohort }: { cohort?: string | undefined } = {},
): Promise<Reopening> {
  const before = await itemOf(tx, order);
  if (before === null) return { ok: false, reason: 'not-on-sale' };
  const item = before.kind === 'course' && cohort !== undefined ? { ...before, cohort } : before;
  const { at: now, caller, isPractice } = deed;
  const buying = { email: order.email, caller, isPractice, now, orderId: order.id };
  const { item: again, sellable } = await sellAgain(tx, item, buying);
  if (!sellable.ok) {
    const { reason } = sellable;
    const isClosed = reason === 'course-not-found' || reason === 'early-other-address';
    return { ok: false, reason: isClosed ? 'not-on-sale' : reason };
  }
  if (sellable.price.amountCentimes === 0) return { ok: false, reason: 'free-now' };
  const reopened = await moveOrder(tx, order, 'reopen', deed, {
    change: {
      ...sellable.price,
      ...unchosen,
      expiresAt: sellable.expiresAt,
      ...(sellable.cohortId === undefined ? {} : { cohortId: sellable.cohortId }),
    },
    detail: { amountCentimes: String(sellable.price.amountCentimes) },
  });
  if (!reopened) return { ok: false, reason: 'not-in-this-status' };
  await whenReopened(tx, reopened, again, deed);
  return { ok: true, order: reopened };
}

/**
 * Back to 'Pending Payment' at today's price, from Cancelled, Expired or Rejected. An order that is open already is returned
 * as it is, price and all. `address` as with `placeOrder`; `cohort`: another dated group than it was placed for.
 */
export async function reopenOrder(
  context: FlowContext,
  { token, address, cohort }: { token: string; address?: string; cohort?: string | undefined },
): Promise<
  | ChangeResult
  | {
      ok: false;
      reason: 'free-now' | Exclude<NotSellable['reason'], 'course-not-found' | 'early-other-address'>;
    }
> {
  const deed = { ...deedOf(context, 'buyer'), caller: callerMark(context.signer, address) };
  return context.database.transaction(async (tx) => {
    const order = await lockOrderByToken(tx, token);
    if (!order) return { ok: false, reason: 'order-not-found' };
    if (order.status === 'Pending Payment') return { ok: true, order };
    if (!canReopen(order.status)) return { ok: false, reason: 'not-in-this-status' };
    return reopenHeld(tx, order, deed, { cohort });
  });
}

type ReopenResult =
  /** `priceBeforeCentimes`: of MAD, as it cost until now; the order has today's. */
  | { ok: true; order: Order; priceBeforeCentimes: number }
  | { ok: false; reason: 'order-not-found' | 'deleted-account' | Exclude<NotReopened, 'not-in-this-status'> }
  /** Open already, paid or claimed; `by` is who moved it there: an address of staff, 'buyer', 'clock' or a gateway. */
  | { ok: false; reason: 'not-in-this-status'; status: OrderStatus; by: string };

/**
 * From Cancelled, Expired or Rejected, at today's price, as when she does it herself; she gets a letter with the link to pay.
 * A second press finds it open, and is told by whom.
 */
export async function reopenForStaff(
  context: FlowContext,
  { orderNumber, staff }: { orderNumber: string; staff: StaffMember },
): Promise<ReopenResult> {
  // The screen has asked already: getting here without the right is a bug.
  if (!mayReopenOrders(staff)) throw new Error(`${staff.role} may not open orders again.`);
  const deed = deedOf(context, `staff:${staff.email}`);
  return context.database.transaction(async (tx) => {
    const order = await lockOrderByNumber(tx, orderNumber);
    if (!order) return { ok: false, reason: 'order-not-found' };
    if (isErasedAddress(order.email)) return { ok: false, reason: 'deleted-account' };
    if (!canReopen(order.status)) {
      const by = ((await whoMovedLast(tx, order.id)) ?? 'buyer').replace(/^staff:/, '');
      return { ok: false, reason: 'not-in-this-status', status: order.status, by };
    }
    const result = await reopenHeld(tx, order, deed);
    if (!result.ok) {
      const { reason } = result;
      // It is held and was asked above: nobody came in between.
      if (reason === 'not-in-this-status') throw new Error(`${order.number} did not open.`);
      return { ok: false, reason };
    }
    const dedupeKey = `order-reopened:${order.id}:${deed.uuid()}`;
    await carryOut(context, tx, { letters: [{ dedupeKey, letter: 'order-reopened', orderId: order.id }] });
    await writeStaffLog(tx, {
      id: context.uuid(),
      at: deed.at,
      staff,
      act: 'reopen-order',
      subject: order.number,
      detail: {
        priceBefore: String(order.amountCentimes),
        amountCentimes: String(result.order.amountCentimes),
      },
    });
    return { ok: true, order: result.order, priceBeforeCentimes: order.amountCentimes };
  });
}
