/**
 * How an unpaid order ends and begins again: cancelled by the buyer or by staff, expired by the scheduler after one reminder, opened again
 * at today's price by the buyer or by staff. Money already on its way still counts when it arrives.
 */
import { and, asc, gt, inArray, isNull, lte, ne } from 'drizzle-orm';
import {
  itemOf,
  mayEnd,
  receivedEmail,
  whenEnded,
  whenReopened,
} from '../payments/accompany-order.service.ts';
import {
  changeOrder,
  lockExpired,
  lockOrder,
  lockOrderByNumber,
  lockOrderByToken,
  moveOrder,
} from '../orders/orders.service.ts';
import type { ChangeResult } from './choose-method.service.ts';
import { carryOut, auditOf, type ServiceContext } from '../../context.ts';
import { closeOpenAttempts } from '../payments/gateway-answers.service.ts';
import { readSettings } from '../../academy/content/content.service.ts';
import { findOwned } from '../access/access.service.ts';
import { whyNoSeat } from '../cohorts/cohorts.service.ts';
import {
  awaitsDecision,
  canReopen,
  type AuditContext,
  isPayable,
  type Order,
  type OrderPrice,
  type OrderStatus,
  ownerOf,
  renewableUntil,
  statusesBefore,
  unchosen,
} from '../orders/order.ts';
import { freeUnsentKeys, withdrawEmails } from '../../academy/emails/emails-about.service.ts';
import { whoMovedLast, writeHistory } from '../orders/order-history.service.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { orders } from '../orders/orders.table.ts';
import { callerMark } from '../../platform/signed-token.ts';
import { type Buying, type NotSellable, type OrderedItem } from '../orders/sellable.ts';
import { whyNoHour, type WhyNoHour } from '../hours/hold-hour.service.ts';
import { isErasedAddress } from '../../platform/people/mailbox.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { mayCancelOrders, mayReopenOrders } from '../../academy/staff/who-may.ts';
import type { StaffMember } from '../../academy.ts';
import { isCouponRefusal } from '../coupons/coupon.ts';
import { readSellable } from './price.store.ts';
import { dropCredit, keepsCredit, writeFriends } from '../friends/friend-price.service.ts';

/** A held order ends by hand, what it held is free again, and what it still waits to send is not sent; null where it is claimed, paid or over. */
async function cancelHeld(
  tx: Handle,
  order: Order,
  action: AuditContext,
  detail?: { reason: string },
): Promise<Order | null> {
  const cancelled = await moveOrder(tx, order, 'cancel', action, detail && { detail });
  if (!cancelled) return null;
  await whenEnded(tx, cancelled, action);
  await withdrawEmails(tx, order.id, action.at);
  return cancelled;
}

/** Refused once something is claimed, paid or over. An order that is cancelled already is returned as it is. */
export async function cancelOrder(
  context: ServiceContext,
  { token }: { token: string },
): Promise<ChangeResult> {
  const action = auditOf(context, 'buyer');
  const result = await context.database.transaction<ChangeResult>(async (tx) => {
    const order = await lockOrderByToken(tx, token);
    if (!order) return { ok: false, reason: 'order-not-found' };
    if (order.status === 'Cancelled') return { ok: true, order };
    const cancelled = await cancelHeld(tx, order, action);
    return cancelled ? { ok: true, order: cancelled } : { ok: false, reason: 'not-in-this-status' };
  });
  if (result.ok) await closeOpenAttempts(context, result.order.id);
  return result;
}

type Moved = { ok: false; reason: 'not-in-this-status'; status: OrderStatus; by: string };

/** Who moved an order to where it is: an address of staff, 'buyer', 'clock' or a gateway. */
async function movedOn(tx: Handle, { id, status }: Order): Promise<Moved> {
  const by = ((await whoMovedLast(tx, id)) ?? 'buyer').replace(/^staff:/, '');
  return { ok: false, reason: 'not-in-this-status', status, by };
}

type CancelResult =
  | { ok: true; order: Order }
  /** 'claim-waits': the buyer says that a transfer was made, and that is decided first. */
  | { ok: false; reason: 'order-not-found' | 'claim-waits' }
  | Moved;

/**
 * As when buyers do it themselves: nothing is e-mailed, and money that is under way still counts. `why` stays on the order, for
 * staff. Who may: `mayCancelOrders`.
 */
export async function cancelOrderForStaff(
  context: ServiceContext,
  { orderNumber, why, staff }: { orderNumber: string; why: string; staff: StaffMember },
): Promise<CancelResult> {
  // The screen has checked already: getting here without the right is a bug.
  if (!mayCancelOrders(staff)) throw new Error(`${staff.role} may not cancel orders.`);
  const action = auditOf(context, `staff:${staff.email}`);
  const result = await context.database.transaction<CancelResult>(async (tx) => {
    const order = await lockOrderByNumber(tx, orderNumber);
    if (!order) return { ok: false, reason: 'order-not-found' };
    if (awaitsDecision(order.status)) return { ok: false, reason: 'claim-waits' };
    const cancelled = await cancelHeld(tx, order, action, { reason: why });
    if (!cancelled) return movedOn(tx, order);
    await writeStaffLog(tx, {
      id: context.uuid(),
      at: action.at,
      staff,
      act: 'cancel-order',
      subject: order.number,
      before: { status: order.status },
      after: { status: cancelled.status },
    });
    return { ok: true, order: cancelled };
  });
  if (result.ok) await closeOpenAttempts(context, result.order.id);
  return result;
}

/**
 * 'not-on-sale': also where it is not known any more what it would be. 'free-now': at today's price it costs nothing and must
 * be ordered anew, because only placing an order checks who has it already and who owns the address.
 */
type NotReopened =
  | 'not-in-this-status'
  | 'free-now'
  /** It begins within the time for changing one's mind by now, and its buyer has not asked for that. */
  | 'agreement-required'
  | Exclude<NotSellable['reason'], 'course-not-found' | 'early-other-address'>;

type Reopening = { ok: true; order: Order } | { ok: false; reason: NotReopened };

/** A coupon that has lost its value does not block opening again: the order costs what it costs today. */
export async function sellAgain(tx: Handle, item: OrderedItem, buying: Buying) {
  const sellable = await readSellable(tx, item, buying);
  if (sellable.ok || item.kind === 'instalment' || !isCouponRefusal(sellable.reason))
    return { item, sellable };
  const { coupon: _gone, ...without } = item;
  return { item: without, sellable: await readSellable(tx, without, buying) };
}

type Instead = {
  cohort?: string | undefined;
  startsAt?: Date | undefined;
  /** Left out where staff open it: nobody is there to ask. */
  agreesToStart?: boolean;
  /** At its own price and by the same way. */
  renews?: boolean;
};

/** What a held order becomes: as it was where it is renewed, unless it is cheaper by now or was to be paid in parts. */
function renewedAs(
  order: Order,
  item: OrderedItem,
  price: OrderPrice,
  { renews = false }: Pick<Instead, 'renews'>,
) {
  const isInParts = item.kind === 'course' && item.byInstalments === true;
  if (!renews || isInParts) return { ...price, ...unchosen };
  const { listPriceCentimes, discountCentimes, amountCentimes, campaignSlug, couponCode } = order;
  const own = { listPriceCentimes, discountCentimes, amountCentimes, campaignSlug, couponCode };
  const kept = price.amountCentimes < amountCentimes ? price : own;
  return { ...kept, ...unchosen, paymentOption: order.paymentOption };
}

/** `cohort`, `startsAt`: another dated group, or another hour, than it was placed for. */
function insteadOf(item: OrderedItem, { cohort, startsAt }: Instead): OrderedItem {
  if (item.kind === 'course' && cohort !== undefined) return { ...item, cohort };
  return item.kind === 'consultation' && startsAt !== undefined ? { ...item, startsAt } : item;
}

/** Of a held order that is Cancelled, Expired or Rejected. */
async function reopenHeld(
  tx: Handle,
  order: Order,
  action: AuditContext,
  instead: Instead = {},
): Promise<Reopening> {
  const before = await itemOf(tx, order);
  if (before === null) return { ok: false, reason: 'not-on-sale' };
  const item = insteadOf(before, instead);
  const { at: now, caller, isPractice, forReal } = action;
  const { email, phone } = order;
  const isGift = order.recipientEmail !== null;
  const buying = { email, phone, isGift, caller, isPractice, forReal, now, orderId: order.id };
  const { item: again, sellable } = await sellAgain(tx, item, buying);
  if (!sellable.ok) {
    const { reason } = sellable;
    const isClosed = reason === 'course-not-found' || reason === 'early-other-address';
    return { ok: false, reason: isClosed ? 'not-on-sale' : reason };
  }
  if (sellable.price.amountCentimes === 0) return { ok: false, reason: 'free-now' };
  const asks = sellable.beginsSoon && order.agreedToStartAt === null;
  if (asks && instead.agreesToStart === false) return { ok: false, reason: 'agreement-required' };
  const renews = await keepsCredit(tx, order, { renews: instead.renews === true, now });
  const become = renewedAs(order, again, sellable.price, { renews });
  if (!renews || become.amountCentimes !== order.amountCentimes) await dropCredit(tx, order.id);
  const reopened = await moveOrder(tx, order, 'reopen', action, {
    change: {
      ...(asks && instead.agreesToStart === true ? { agreedToStartAt: now } : {}),
      ...become,
      expiresAt: sellable.expiresAt,
      ...(sellable.cohortId === undefined ? {} : { cohortId: sellable.cohortId }),
      ...(sellable.beginsOn === undefined ? {} : { beginsOn: sellable.beginsOn }),
    },
    detail: {
      amountCentimes: String(become.amountCentimes),
      ...(instead.startsAt && { startsAt: instead.startsAt.toISOString() }),
    },
  });
  if (!reopened) return { ok: false, reason: 'not-in-this-status' };
  await whenReopened(tx, reopened, again, action);
  await writeFriends(tx, reopened, { at: now });
  await freeUnsentKeys(tx, order.id);
  return { ok: true, order: reopened };
}

/**
 * Back to 'Pending Payment' at today's price, from Cancelled, Expired or Rejected; at its own where `renewableUntil` allows it. An order that is open already is returned
 * as it is, price and all. `address` as with `placeOrder`; `cohort`: another dated group than it was placed for; `agreesToStart`:
 * as when a group is changed.
 */
export async function reopenOrder(
  context: ServiceContext,
  {
    token,
    address,
    cohort,
    agreesToStart = false,
  }: { token: string; address?: string; cohort?: string | undefined; agreesToStart?: boolean },
): Promise<ChangeResult | Extract<Reopening, { ok: false }>> {
  const action = { ...auditOf(context, 'buyer'), caller: callerMark(context.signer, address) };
  return context.database.transaction(async (tx) => {
    const order = await lockOrderByToken(tx, token);
    if (!order) return { ok: false, reason: 'order-not-found' };
    if (order.status === 'Pending Payment') return { ok: true, order };
    if (!canReopen(order.status)) return { ok: false, reason: 'not-in-this-status' };
    const { orderExpiryDays: days } = await readSettings(tx);
    const renews = renewableUntil(order, { days, now: action.at }) !== null;
    const result = await reopenHeld(tx, order, action, { cohort, agreesToStart, renews });
    // Where it was cancelled before it had an e-mail: one with its link.
    if (result.ok && order.itemKind !== 'instalment')
      await carryOut(context, tx, { emails: [receivedEmail(result.order)] });
    return result;
  });
}

/** Cannot come up when staff open a held order. */
type NotForStaff = 'not-in-this-status' | 'agreement-required';

type ReopenResult =
  /** `priceBeforeCentimes`: of MAD, as it cost until now; the order has today's. */
  | { ok: true; order: Order; priceBeforeCentimes: number }
  | { ok: false; reason: 'order-not-found' | 'deleted-account' | Exclude<NotReopened, NotForStaff> }
  | { ok: false; reason: WhyNoHour }
  /** Open already, paid or claimed. */
  | Moved;

/**
 * From Cancelled, Expired or Rejected, at today's price, as when buyers do it themselves; the buyer gets an e-mail with the
 * link to pay. `startsAt`: another hour of a consultation. A second press finds it open and returns who opened it.
 */
export async function reopenOrderForStaff(
  context: ServiceContext,
  { orderNumber, startsAt, staff }: { orderNumber: string; startsAt?: Date | undefined; staff: StaffMember },
): Promise<ReopenResult> {
  // The screen has checked already: getting here without the right is a bug.
  if (!mayReopenOrders(staff)) throw new Error(`${staff.role} may not open orders again.`);
  const action = auditOf(context, `staff:${staff.email}`);
  return context.database.transaction(async (tx) => {
    const order = await lockOrderByNumber(tx, orderNumber);
    if (!order) return { ok: false, reason: 'order-not-found' };
    if (isErasedAddress(order.email)) return { ok: false, reason: 'deleted-account' };
    if (!canReopen(order.status)) return movedOn(tx, order);
    const result = await reopenHeld(tx, order, action, { startsAt });
    if (!result.ok) {
      const { reason } = result;
      // The order is held and its status was checked above: nobody can have changed it.
      if (reason === 'not-in-this-status' || reason === 'agreement-required')
        throw new Error(`${order.number} did not open.`);
      return {
        ok: false,
        reason: reason === 'slot-taken' && !startsAt ? await whyNoHour(tx, order, action.at) : reason,
      };
    }
    const dedupeKey = `order-reopened:${order.id}:${action.uuid()}`;
    await carryOut(context, tx, { emails: [{ dedupeKey, emailName: 'order-reopened', orderId: order.id }] });
    await writeStaffLog(tx, {
      id: context.uuid(),
      at: action.at,
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

/** Unpaid orders that end soon and whose buyer was not reminded yet. */
type Wanted = { from: Date; to: Date; placedBefore: Date; most: number };

/** Ids, the one that ends first at the head. For reading only: a caller that writes checks again under the order's lock. */
async function findEndingSoon(db: Handle, { from, to, placedBefore, most }: Wanted): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.status, statusesBefore('expire')),
        gt(orders.expiresAt, from),
        lte(orders.expiresAt, to),
        lte(orders.placedAt, placedBefore),
        isNull(orders.remindedAt),
        // Instalments have reminders of their own, and their orders open again with one press.
        ne(orders.itemKind, 'instalment'),
      ),
    )
    .orderBy(asc(orders.expiresAt))
    .limit(most);
  return rows.map(({ id }) => id);
}

const mostAtOnce = 100;
const dayMs = 86_400_000;

/** Orders end with their day: the reminder comes at nine in the morning of the last one. */
const remindBeforeMs = 15 * 3_600_000;

/**
 * Returns how many orders it looked at. Each in a transaction of its own: an e-mail locks the count of its address, and nobody
 * may lock two. Orders that live for less than two days end without a reminder: it would come with their first e-mail.
 */
export async function remindUnpaid(context: ServiceContext): Promise<number> {
  const { database, clock } = context;
  const now = clock();
  const { orderExpiryDays } = await readSettings(database.db);
  if (orderExpiryDays < 2) return 0;
  const window = { from: now, to: new Date(now.getTime() + remindBeforeMs) };
  const due = await findEndingSoon(database.db, {
    ...window,
    placedBefore: new Date(now.getTime() - dayMs),
    most: mostAtOnce,
  });
  for (const id of due) await remind(context, id, window);
  return due.length;
}

async function remind(
  context: ServiceContext,
  id: string,
  { from, to }: { from: Date; to: Date },
): Promise<void> {
  const action = auditOf(context, 'clock');
  await context.database.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    // Paid, claimed, opened again or reminded by somebody else in the meantime.
    if (!order || !isPayable(order.status) || order.remindedAt !== null) return;
    if (order.expiresAt <= from || order.expiresAt > to) return;
    await changeOrder(tx, order, { remindedAt: action.at }, action.at);
    // Who has it by another order meanwhile is not asked to pay again.
    const { itemKind: kind, itemSlug: slug } = order;
    if ((await findOwned(tx, ownerOf(order), { kind, slug })).length > 0) return;
    // Nor is who could get no seat for it.
    if ((await whyNoSeat(tx, order, action.at)) !== null) return;
    await writeHistory(tx, { orderId: id, event: 'remind' }, action);
    const dedupeKey = `order-reminder:${id}:${order.expiresAt.getTime()}`;
    await carryOut(context, tx, {
      emails: [{ dedupeKey, emailName: 'order-reminder', orderId: id, unprovedEmail: order.email }],
    });
  });
}

/** Returns how many it ended; call again while that is the most at once. Several instances may call it together. */
export async function expireOrders(context: ServiceContext): Promise<number> {
  const action = auditOf(context, 'clock');
  return context.database.transaction(async (tx) => {
    const due = await lockExpired(tx, action.at, mostAtOnce);
    for (const order of due) {
      if (!(await mayEnd(tx, order, action.at))) continue;
      const expired = await moveOrder(tx, order, 'expire', action);
      if (expired) await whenEnded(tx, expired, action);
    }
    return due.length;
  });
}
