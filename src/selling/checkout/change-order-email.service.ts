/**
 * Staff correct name, phone or e-mail address of an order after a typo. Whoever has the address has the order: so it is audited
 * with before and after, and each of the two addresses gets an e-mail.
 */
import { z } from 'zod';
import { detailsFormOf, membershipForm } from '../orders/order-form.ts';
import { type FieldProblems, readForm } from '../../platform/forms/read-form.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { ordersOfBundle } from '../orders/bundle-parts.service.ts';
import { findPlanOf } from '../instalments/instalment-plans.service.ts';
import { type AuditContext, grantsAccess, hasMoney, isGift, type Order } from '../orders/order.ts';
import { changeOrder, findOrderByNumber, lockOrder } from '../orders/orders.service.ts';
import { email as checkedEmail } from '../../platform/people/person.ts';
import { isErasedAddress, mailboxOf } from '../../platform/people/mailbox.ts';
import { type OwnOrder, refuseOwnOrder } from '../../academy/staff/own-order.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { mayChangeOrderEmail } from '../../academy/staff/who-may.ts';
import type { StaffMember } from '../../academy.ts';
import { carryOut, auditOf, type ServiceContext, newOrderToken } from '../../context.ts';
import { isAtTheBank } from '../orders/payment-attempts.service.ts';
import { carryUse, moveUse } from '../coupons/coupon-uses.service.ts';
import { isEnrolled } from '../cohorts/cohorts.service.ts';
import { writeHistory } from '../orders/order-history.service.ts';
import type { OrderEmail } from '../orders/order-email.ts';
import { findEntitlement } from '../access/access.service.ts';
import { mayHaveAddress } from './early-link.service.ts';
import { closeLinks } from '../downloads/downloads.service.ts';
import { hasAccount } from '../../academy/accounts/accounts.service.ts';

type ChangeEmailResult =
  /** `alsoMoved`: numbers of the other orders of the same plan of parts, which went with it. */
  | { ok: true; order: Order; alsoMoved: string[] }
  | {
      ok: false;
      reason:
        | 'order-not-found'
        | OwnOrder['reason']
        | 'not-an-address'
        | 'same-address'
        /** The account behind the order was deleted: it belongs to nobody any more. */
        | 'deleted-account'
        /** Somebody proved the old address and is a member by this very order. */
        | 'member-signed-in'
        /** A payment may be under way, and what it pays for must go to the address the payer knows. */
        | 'at-the-bank'
        /** The owner of the new address has used up their share of the order's coupon; only of an order that is not paid. */
        | 'coupon-used-by-buyer'
        /** While a course is open to private links only, an order made by one keeps the address it was sent to. */
        | 'early-other-address';
    };
type Reason = Extract<ChangeEmailResult, { ok: false }>['reason'];

/**
 * The order, and those of the same plan with the same address: a deposit and its parts are one purchase. Locked in the order of
 * their ids, so that two calls that begin at different ones do not wait for each other.
 */
async function lockTogether(tx: Handle, orderNumber: string): Promise<[Order, Order[]] | null> {
  const found = await findOrderByNumber(tx, orderNumber);
  if (!found) return null;
  const plan = await findPlanOf(tx, found.id);
  const ofPlan = plan === null ? [] : [plan.orderId, ...plan.parts.flatMap(({ orderId }) => orderId ?? [])];
  const held: Order[] = [];
  for (const id of [...new Set([found.id, ...ofPlan, ...(await ordersOfBundle(tx, found.id))])].toSorted()) {
    const order = await lockOrder(tx, id);
    if (order) held.push(order);
  }
  const order = held.find(({ id }) => id === found.id);
  return order ? [order, held.filter((other) => other.id !== order.id && other.email === order.email)] : null;
}

async function whyNot(
  tx: Handle,
  order: Order,
  { email, staff, now }: { email: string; staff: StaffMember; now: Date },
): Promise<Reason | null> {
  // Staff may move an order neither away from their own address nor to it.
  const refused = refuseOwnOrder(staff, order) ?? refuseOwnOrder(staff, { email });
  if (refused) return refused.reason;
  if (isErasedAddress(order.email)) return 'deleted-account';
  if (email === order.email) return 'same-address';
  const isMembers = order.itemKind === 'membership' && grantsAccess(order.status) && !isGift(order);
  if (isMembers && (await hasAccount(tx, order.email))) return 'member-signed-in';
  return whyNotMoved(tx, order, { email, now });
}

const moveOne = (context: ServiceContext, tx: Handle, order: Order, email: string, action: AuditContext) =>
  moveAddress(tx, order, { email, token: newOrderToken(context), idempotencyKey: context.uuid() }, action);

async function change(
  context: ServiceContext,
  tx: Handle,
  { orderNumber, email, staff }: { orderNumber: string; email: string; staff: StaffMember },
): Promise<ChangeEmailResult> {
  const action = auditOf(context, `staff:${staff.email}`);
  const [order, others] = (await lockTogether(tx, orderNumber)) ?? [null, []];
  if (!order) return { ok: false, reason: 'order-not-found' };
  for (const one of [order, ...others]) {
    const reason = await whyNot(tx, one, { email, staff, now: action.at });
    if (reason !== null) return { ok: false, reason };
  }
  const moved = await moveOne(context, tx, order, email, action);
  if (!moved) return { ok: false, reason: 'coupon-used-by-buyer' };
  const emails = await emailsOfMove(tx, moved, { formerly: order.email, action });
  for (const other of others) {
    const along = await moveOne(context, tx, other, email, action);
    // A plan's other orders are its parts, which have no coupon, or its deposit, which is paid.
    if (!along) throw new Error(`${other.number} did not move.`);
    // The deposit's page leads to its parts.
    if (along.itemKind !== 'instalment')
      emails.push(...(await emailsOfMove(tx, along, { formerly: null, action })));
  }
  await carryOut(context, tx, { emails: emails });
  const alsoMoved = others.map(({ number }) => number);
  for (const subject of [order.number, ...alsoMoved])
    await writeStaffLog(tx, {
      id: context.uuid(),
      at: action.at,
      staff,
      act: 'change-order-email',
      subject,
      before: { email: order.email },
      after: { email },
    });
  return { ok: true, order: moved, alsoMoved };
}

/**
 * After a typo, whatever the order's status. It gets a new link, older links and links to files open nothing, and both
 * addresses get an e-mail: the new one with the link (and with what was bought, once more), the old one without anything that
 * opens the order or names the new address. An access code that was sent to the old address stays the same. Either all of it,
 * or nothing. A second press of the same finds the address there already.
 */
export async function changeOrderEmail(
  context: ServiceContext,
  { email: typed, ...input }: { orderNumber: string; email: string; staff: StaffMember },
): Promise<ChangeEmailResult> {
  // The screen has checked already: getting here without the right is a bug.
  if (!mayChangeOrderEmail(input.staff)) throw new Error(`${input.staff.role} may not correct addresses.`);
  const email = checkedEmail.safeParse(typed);
  if (!email.success) return { ok: false, reason: 'not-an-address' };
  return context.database.transaction((tx) => change(context, tx, { ...input, email: email.data }));
}

type CorrectResult =
  /** `alsoChanged`: numbers of the other orders of the same plan of parts. */
  | { ok: true; order: Order; alsoChanged: string[] }
  | { ok: false; reason: 'order-not-found' | 'deleted-account' | 'same' }
  | { ok: false; reason: 'bad-fields'; problems: FieldProblems };

/** As the form of the item asks for them; an order that has no phone needs none now. */
const buyerForm = ({ itemKind, phone }: Pick<Order, 'itemKind' | 'phone'>) => {
  const isOfCourse = itemKind === 'course' || itemKind === 'instalment';
  const { name } = detailsFormOf(isOfCourse ? 'course' : itemKind).shape;
  return z.object({
    name,
    phone: (isOfCourse && phone !== '' ? detailsFormOf('course') : membershipForm).shape.phone,
  });
};

/**
 * Name and phone, whatever the order's status; a receipt shows the name it has now. The other orders of a plan of parts go along.
 * Nothing is e-mailed. The log has what was there before, until the account is deleted; the history names the fields. Who may: `mayChangeOrderEmail`.
 */
export async function correctBuyer(
  context: ServiceContext,
  { orderNumber, staff, ...typed }: { orderNumber: string; name: string; phone: string; staff: StaffMember },
): Promise<CorrectResult> {
  // The screen has checked already: getting here without the right is a bug.
  if (!mayChangeOrderEmail(staff)) throw new Error(`${staff.role} may not correct buyers.`);
  const action = auditOf(context, `staff:${staff.email}`);
  return context.database.transaction<CorrectResult>(async (tx) => {
    const [order, others] = (await lockTogether(tx, orderNumber)) ?? [null, []];
    if (!order) return { ok: false, reason: 'order-not-found' };
    if (isErasedAddress(order.email)) return { ok: false, reason: 'deleted-account' };
    const reading = readForm(buyerForm(order), typed);
    if (!reading.ok) return { ok: false, reason: 'bad-fields', problems: reading.problems };
    const { name, phone } = reading.value;
    const changed: Order[] = [];
    for (const one of [order, ...others]) {
      const fields = [one.name === name ? '' : 'name', one.phone === phone ? '' : 'phone']
        .filter(Boolean)
        .join(', ');
      if (fields === '') continue;
      changed.push(await changeOrder(tx, one, { name, phone }, action.at));
      await writeHistory(tx, { orderId: one.id, event: 'change-details', detail: { fields } }, action);
      await writeStaffLog(tx, {
        id: context.uuid(),
        at: action.at,
        staff,
        act: 'correct-buyer',
        subject: one.number,
        before: changedOf(one, { name, phone }),
        after: changedOf({ name, phone }, one),
      });
    }
    const numbers = changed.map(({ number }) => number).filter((number) => number !== order.number);
    const now = changed.find(({ id }) => id === order.id) ?? order;
    return changed.length === 0
      ? { ok: false, reason: 'same' }
      : { ok: true, order: now, alsoChanged: numbers };
  });
}

type NotMoved = 'at-the-bank' | 'coupon-used-by-buyer' | 'early-other-address';

type NameAndPhone = Pick<Order, 'name' | 'phone'>;

/** Of the two only what differs. */
const changedOf = (of: NameAndPhone, other: NameAndPhone) => ({
  ...(of.name !== other.name && { name: of.name }),
  ...(of.phone !== other.phone && { phone: of.phone }),
});

/** Why a held order cannot have the address; null when it can. Nothing is changed. */
async function whyNotMoved(
  tx: Handle,
  order: Order,
  { email, now }: { email: string; now: Date },
): Promise<NotMoved | null> {
  if (!hasMoney(order.status) && (await isAtTheBank(tx, order.id, now))) return 'at-the-bank';
  return (await mayHaveAddress(tx, order, { email, now })) ? null : 'early-other-address';
}

/**
 * Of a held order that may be moved; false, with nothing changed, where the new address has used up its share of the order's
 * coupon. A form that made the order no longer finds it when sent again; a part's key is its plan's.
 */
async function moveAddress(
  tx: Handle,
  order: Order,
  { email, token, idempotencyKey }: { email: string; token: string; idempotencyKey: string },
  action: AuditContext,
): Promise<Order | null> {
  if (hasMoney(order.status)) await carryUse(tx, order, email);
  else if (!(await moveUse(tx, order, email, action.at))) return null;
  const formerMailboxes = [...new Set([...order.formerMailboxes, mailboxOf(order.email)])];
  const key = order.itemKind === 'instalment' ? {} : { idempotencyKey };
  const moved = await changeOrder(tx, order, { email, token, formerMailboxes, ...key }, action.at);
  if (!isGift(order)) await closeLinks(tx, order.id, action.uuid);
  await writeHistory(tx, { orderId: order.id, event: 'change-details', detail: { fields: 'email' } }, action);
  return moved;
}

/** The e-mail with what a confirmed order opened, sent again; none while it opens nothing. */
export async function openedAgain(
  tx: Handle,
  { id: orderId, itemKind }: Order,
  turn: string,
): Promise<OrderEmail[]> {
  const entitlement = await findEntitlement(tx, orderId);
  const again = <L extends string>(name: L) => ({
    dedupeKey: `${name}:${orderId}:${turn}`,
    emailName: name,
    orderId,
  });
  if (itemKind === 'consultation') return [again('booking-confirmed')];
  if (itemKind === 'instalment') return [again('instalment-paid')];
  if (entitlement === null || entitlement.pausedAt !== null) return [];
  if (itemKind === 'course') {
    if (await isEnrolled(tx, orderId)) return [again('classroom-open')];
    return [again(entitlement.code === null ? 'access-soon' : 'access-ready')];
  }
  if (itemKind === 'membership') return [again('membership-ready')];
  if (itemKind === 'bundle') return [again('bundle-ready')];
  return itemKind === 'product' ? [again('product-ready')] : [];
}

/**
 * To both addresses, and to the new one what was bought. `formerly`: the previous address; null where it has its e-mail
 * already.
 */
async function emailsOfMove(
  tx: Handle,
  order: Order,
  { formerly, action }: { formerly: string | null; action: AuditContext },
): Promise<OrderEmail[]> {
  const [turn, orderId] = [action.uuid(), order.id];
  const changed = 'order-address-changed';
  const left = 'order-address-left';
  return [
    ...(formerly === null
      ? []
      : [{ dedupeKey: `${left}:${orderId}:${turn}`, emailName: left, orderId, to: formerly } as const]),
    { dedupeKey: `${changed}:${orderId}:${turn}`, emailName: changed, orderId },
    // What a gift opened went to its recipient, whose address stays the same.
    ...(grantsAccess(order.status) && !isGift(order) ? await openedAgain(tx, order, turn) : []),
  ];
}
