/** Ends what an order opened: its code is no longer shown, and its seat is free. */
import type { Handle } from '../../platform/db/handle.ts';
import { readCohortOf } from '../cohorts/cohorts.service.ts';
import { noteSeats, readCourse } from '../../academy/content/content.service.ts';
import { type AuditContext, type Order, ownerOf } from '../orders/order.ts';
import type { OrderEmail } from '../orders/order-email.ts';
import { writeHistory } from '../orders/order-history.service.ts';
import { lockOrder, moveOrder } from '../orders/orders.service.ts';
import { giveHourBack } from '../hours/hold-hour.service.ts';
import { endPlan, unpayPart } from '../instalments/instalment-plans.service.ts';
import { readFreeHours } from './rights.store.ts';
import { giveRightBack } from './rights.service.ts';
import { closePart, openPartsAgain, partsOfOrder, type SoldPart } from '../orders/bundle-parts.service.ts';
import { endRights } from '../coupons/coupon-uses.service.ts';
import { keepEnds, lockStock, noteTodo, revokeEntitlement } from '../orders/entitlements.service.ts';

/** A free consultation that came with a course is cancelled with the course while it is still to come. */
async function endFreeHours(tx: Handle, orderId: string, action: AuditContext): Promise<OrderEmail[]> {
  const emails: OrderEmail[] = [];
  for (const id of await readFreeHours(tx, orderId, action.at)) {
    const order = await lockOrder(tx, id);
    if (!order || !(await moveOrder(tx, order, 'end-free', action, { detail: { reason: 'course-ended' } })))
      continue;
    await giveRightBack(tx, order);
    emails.push(...(await giveHourBack(tx, id, action)));
  }
  return emails;
}

/** Of an order of a bundle that is held: one part of it alone. Its e-mails. */
export async function endPart(tx: Handle, part: SoldPart, action: AuditContext): Promise<OrderEmail[]> {
  const opened = part.partOrderId === null ? null : await lockOrder(tx, part.partOrderId);
  await closePart(tx, part, action.at);
  const ended = opened && (await moveOrder(tx, opened, 'end-free', action, { detail: { reason: 'refund' } }));
  if (!ended) return [];
  const { seatsFreed, emails } = await endAccess(tx, ended, action);
  if (seatsFreed) await noteSeats(tx, [`course:${ended.itemSlug}`]);
  return emails;
}

/** The whole: every part, and what the order itself held. */
async function endBundle(tx: Handle, order: Order, action: AuditContext, reason: Reason): Promise<Ended> {
  const emails: OrderEmail[] = [];
  for (const part of await partsOfOrder(tx, order.id))
    if (part.closedAt === null) emails.push(...(await endPart(tx, part, action)));
  if (reason === 'taken-back') await openPartsAgain(tx, order.id);
  else await giveRightBack(tx, order);
  if (await revokeEntitlement(tx, order.id, action.at))
    await writeHistory(tx, { orderId: order.id, event: 'end-access' }, action);
  return { seatsFreed: false, emails };
}

type Reason = 'refund' | 'taken-back';
type Ended = { seatsFreed: boolean; emails: OrderEmail[] };

/**
 * Of a locked order. A code that was handed over is given to nobody else: its learner has read it. 'taken-back': its payment was not
 * there; when it comes the code works again, and what lowered its price stays used.
 */
export async function endAccess(
  tx: Handle,
  order: Order,
  action: AuditContext,
  reason: Reason = 'refund',
): Promise<Ended> {
  const { id: orderId, itemSlug, itemKind, couponCode, months } = order;
  // An instalment opened nothing of its own.
  if (itemKind === 'instalment') {
    await unpayPart(tx, { id: orderId }, action);
    return { seatsFreed: false, emails: [] };
  }
  if (itemKind === 'bundle') return endBundle(tx, order, action, reason);
  const freeHours = await endFreeHours(tx, orderId, action);
  await endRights(tx, [orderId], action.at);
  const isTakenBack = reason === 'taken-back';
  if (!isTakenBack) await giveRightBack(tx, { id: orderId, couponCode });
  const emails = itemKind === 'consultation' ? await giveHourBack(tx, orderId, action) : freeHours;
  await lockStock(tx, itemSlug);
  await endPlan(tx, orderId, action);

  if (!(await revokeEntitlement(tx, orderId, action.at))) return { seatsFreed: false, emails };
  if (months !== null) await keepEnds(tx, ownerOf(order));
  // The hour was freed and its e-mail written above; there is no other access to end.
  if (itemKind === 'consultation') return { seatsFreed: false, emails };
  await noteTodo(tx, orderId, isTakenBack ? 'pause' : 'end', action.at);
  const detail = isTakenBack ? { reason } : null;
  await writeHistory(tx, { orderId, event: 'end-access', detail }, action);
  const [course, cohort] = [
    await readCourse(tx, itemSlug),
    await readCohortOf(tx, { id: orderId, cohortId: null }),
  ];
  return { seatsFreed: (cohort?.seats ?? course?.capacity ?? null) !== null, emails };
}
