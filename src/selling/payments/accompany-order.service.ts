/**
 * What follows an order: a coupon's use, the hour of a consultation, the plan of instalments. Called in the transaction that
 * moves the order, with the order held.
 */
import { askingToStart, findCohort } from '../cohorts/cohorts.service.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { findEntryOfOrder, writeEntryOrder } from '../../catalogue/applicants/waitlist.service.ts';
import { type AuditContext, type Order, isPayable } from '../orders/order.ts';
import type { OrderEmail } from '../orders/order-email.ts';
import { findPlanOf, keepTerms, partOf, takePart } from '../instalments/instalment-plans.service.ts';
import { partKey } from '../../catalogue/shop/bundle.ts';
import { partsOfOrder } from '../orders/bundle-parts.service.ts';
import { takeBackUses, writeUse } from '../coupons/coupon-uses.service.ts';
import type { OrderedItem } from '../orders/sellable.ts';
import {
  holdHour,
  holdHourAfterRefusal,
  holdHourAgain,
  holdHourForMethod,
  hourBeginsSoon,
  hourOf,
  isAtTheBank,
  releaseHour,
} from '../hours/hold-hour.service.ts';

/** The plan of a course that is paid in parts, or the part that an order pays. */
async function keepParts(tx: Handle, order: Order, item: OrderedItem, action: AuditContext): Promise<void> {
  if (item.kind === 'course' && item.byInstalments) await keepTerms(tx, order, action);
  if (item.kind === 'instalment') await takePart(tx, order, item, action);
}

/** Whoever chooses how to pay meanwhile gets one e-mail, with the order and how to pay it. */
const choosingMs = 10 * 60_000;

/** That we have an order; once, however often it is opened again. */
export const receivedEmail = (
  { id, email }: { id: string; email: string },
  waitMs = choosingMs,
): OrderEmail => ({
  dedupeKey: `order-received:${id}`,
  emailName: 'order-received',
  orderId: id,
  unprovedEmail: email,
  waitMs,
});

/** Right after the order was written; `readSellable` has allowed it in the same transaction and holds what is scarce. */
export async function whenPlaced(
  tx: Handle,
  order: Order,
  item: OrderedItem,
  action: AuditContext,
): Promise<void> {
  if (item.kind === 'consultation') await holdHour(tx, order, item, action);
  await keepParts(tx, order, item, action);
  await writeUse(tx, order, action.at);
  if (item.kind === 'course' && item.early !== undefined)
    await writeEntryOrder(tx, { id: item.early, courseSlug: item.slug, orderId: order.id });
}

/** Whether an unpaid order whose time is over may end now. */
export async function mayEnd(tx: Handle, order: Order, now: Date): Promise<boolean> {
  return order.itemKind !== 'consultation' || !(await isAtTheBank(tx, order, now));
}

/**
 * The order ended without money: cancelled or expired. What it held is free again; the use of its coupon stops counting by
 * itself, once no bank's page is left on which it could be paid.
 */
export async function whenEnded(tx: Handle, order: Order, action: AuditContext): Promise<void> {
  if (order.itemKind === 'consultation') await releaseHour(tx, order, action);
}

/** A payment method was chosen, or the buyer goes to a bank's page: how long something is held may depend on it. */
export async function whenMethodChosen(tx: Handle, order: Order, action: AuditContext): Promise<Order> {
  return order.itemKind === 'consultation' ? holdHourForMethod(tx, order, action) : order;
}

/** A claim was refused and the buyer may pay another way; the time of what is held may be over. */
export async function whenRefused(tx: Handle, order: Order, action: AuditContext): Promise<Order> {
  return order.itemKind === 'consultation' ? holdHourAfterRefusal(tx, order, action) : order;
}

/**
 * Whether its buyer still has to ask that it begins within the time for changing one's mind. Placing asks, but an order that staff
 * opened again, or that waited until its group begins soon, was not asked: so whoever is about to pay is.
 */
export async function asksToStart(tx: Handle, order: Order, now: Date): Promise<boolean> {
  const { itemKind, amountCentimes, agreedToStartAt, cohortId, status } = order;
  if (!isPayable(status) || amountCentimes === 0 || agreedToStartAt !== null) return false;
  switch (itemKind) {
    case 'course': {
      const cohort = cohortId === null ? null : await findCohort(tx, cohortId);
      return cohort === null || (await askingToStart(tx, order, [cohort], now)).length > 0;
    }
    case 'consultation':
      return hourBeginsSoon(tx, order, now);
    case 'membership':
    case 'product':
    case 'bundle':
      return true;
    case 'instalment':
    case 'test':
      return false;
  }
}

/** What the order would be placed for again. Null when that is not known any more, so the order is not opened again. */
export async function itemOf(tx: Handle, order: Order): Promise<OrderedItem | null> {
  const { itemKind, itemSlug } = order;
  const coupon = order.couponCode ?? undefined;
  switch (itemKind) {
    case 'course':
      return {
        kind: itemKind,
        slug: itemSlug,
        byInstalments: (await findPlanOf(tx, order.id)) !== null,
        coupon,
        early: (await findEntryOfOrder(tx, order.id)) ?? undefined,
        cohort: order.cohortId ?? undefined,
      };
    case 'membership':
      return {
        kind: itemKind,
        slug: itemSlug,
        coupon,
        ...(order.months !== null && { months: order.months }),
      };
    case 'product':
      return { kind: itemKind, slug: itemSlug, coupon };
    case 'bundle':
      return {
        kind: itemKind,
        slug: itemSlug,
        coupon,
        kept: (await partsOfOrder(tx, order.id)).map(partKey),
      };
    case 'consultation': {
      const hour = await hourOf(tx, order);
      return hour && { ...hour, coupon };
    }
    case 'instalment':
      return partOf(tx, order);
    case 'test':
      return null;
  }
}

/** After an order that had ended was opened again. */
export async function whenReopened(
  tx: Handle,
  order: Order,
  item: OrderedItem,
  action: AuditContext,
): Promise<void> {
  if (item.kind === 'consultation') await holdHourAgain(tx, order, item, action);
  await keepParts(tx, order, item, action);
  // At today's price, which may be without its coupon. The holding time begins again.
  await takeBackUses(tx, [order.id]);
  await writeUse(tx, order, action.at);
}
