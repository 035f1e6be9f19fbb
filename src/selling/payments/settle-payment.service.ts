/**
 * What a gateway's verified statement does to an attempt and its order. One way for every source: the notification, the page
 * that asks, the scheduler that asks. Whoever comes second changes nothing. A paid order is confirmed here, too: it opens what
 * was bought, in one transaction, exactly once.
 */
import type { Evidence } from '../../gateways/gateway.ts';
import type { Handle } from '../../platform/db/handle.ts';
import type { SeatsOf } from '../../academy/content/catalogue.table.ts';
import { currency as ourCurrency } from '../../platform/money/money.ts';
import {
  type Attempt,
  insertSecondPayment,
  lockVisit,
  markDuplicate,
  settleAttempt,
} from '../orders/payment-attempts.service.ts';
import { insertNotification, writeVerdict } from '../orders/kept-notifications.service.ts';
import {
  type AuditContext,
  type Detail,
  isGift,
  nextStatus,
  type Order,
  type OrderStatus,
  priceAsPaid,
} from '../orders/order.ts';
import { writeHistory } from '../orders/order-history.service.ts';
import type { OrderEmail } from '../orders/order-email.ts';
import { insertOrder, type MoveBefore, moveOrder } from '../orders/orders.service.ts';
import { countSeatsOf, seatBeyond } from '../cohorts/cohorts.service.ts';
import { noteSeats, readCourse } from '../../academy/content/content.service.ts';
import { writeUse } from '../coupons/coupon-uses.service.ts';
import { grantCourse, grantMembership } from '../access/access.service.ts';
import { grantConsultation, isGivenUp } from '../hours/hold-hour.service.ts';
import { payHourBack } from '../refunds/pay-hour-back.service.ts';
import { grantInstalment } from '../instalments/instalment-plans.service.ts';
import { grantProduct } from '../downloads/grant-product.service.ts';
import { freezeParts, linkPart, partOrder, type SoldPart } from '../orders/bundle-parts.service.ts';
import { insertEntitlement, lockStock } from '../orders/entitlements.service.ts';

export type Settled = {
  /** 'duplicate': a duplicate payment, real money for an order that was paid already. */
  verdict: 'applied' | 'no-change' | 'duplicate' | 'refused';
  reason: string | null;
  emails: OrderEmail[];
  seatsTaken: SeatsOf[];
  /** As it has become, where it was confirmed. */
  order?: Order;
};

const nothing = { emails: [], seatsTaken: [] };
const refused = (reason: string): Settled => ({ ...nothing, verdict: 'refused', reason });
const noChange = (reason: string | null): Settled => ({ ...nothing, verdict: 'no-change', reason });

/** Money under a number of the gateway's that is not the one that paid this attempt: a second payment on one visit. */
export const isSecondPayment = (
  attempt: Pick<Attempt, 'state' | 'providerReference'>,
  { outcome, providerReference }: Evidence,
): boolean =>
  outcome === 'captured' &&
  attempt.state === 'captured' &&
  attempt.providerReference !== null &&
  attempt.providerReference !== providerReference;

/** The gateway sends it again: it must get the same answer as the first time. A second payment is recorded once. */
async function again(
  tx: Handle,
  order: Order,
  attempt: Attempt,
  { statement, reason, action }: { statement: Evidence; reason: string; action: AuditContext },
): Promise<Settled> {
  if (isSecondPayment(attempt, statement)) {
    const { providerReference, amountCentimes } = statement;
    const of = { id: action.uuid(), providerReference, amountCentimes, at: action.at };
    const second = await insertSecondPayment(tx, attempt, of);
    if (!second) return { ...nothing, verdict: 'duplicate', reason: 'already-paid' };
    const detail = { gateway: attempt.gateway, reference: attempt.reference, providerReference };
    return paidTwice(tx, order, second.id, detail, action);
  }
  return { ...nothing, verdict: attempt.isDuplicate ? 'duplicate' : 'no-change', reason };
}

/**
 * Locks the order, then the attempt, keeps the statement (once per event of the gateway), and applies it. A statement
 * that does not fit the attempt is kept as refused for the staff, and may come again.
 */
export async function settlePayment(
  tx: Handle,
  received: { gateway: string; statement: Evidence; body: Uint8Array },
  action: AuditContext,
): Promise<Settled> {
  const { gateway, statement, body } = received;
  const visit = await lockVisit(tx, gateway, statement.attemptReference);
  const misfit = visit ? whyItDoesNotFit(visit.attempt, statement) : 'unknown-attempt';
  const id = action.uuid();
  const isNew = await insertNotification(tx, {
    id,
    gateway,
    // Some gateways keep one id for all that happens to a payment: the outcome makes each event unique.
    eventId: `${statement.eventId}#${statement.outcome}`,
    attemptReference: visit?.attempt.reference ?? null,
    orderId: visit?.order.id ?? null,
    body,
    verdict: misfit === null ? 'no-change' : 'refused',
    reason: misfit,
    receivedAt: action.at,
    looksForged: false,
    kind: 'payment',
    statement,
  });
  if (misfit !== null || !visit) return refused(misfit ?? 'unknown-attempt');
  const { order, attempt } = visit;
  if (!isNew) return again(tx, order, attempt, { statement, reason: 'repeated', action });
  const settled = await apply(tx, order, attempt, statement, action);
  // A recorded duplicate payment changed nothing, for the reason 'already-paid'.
  const verdict = settled.verdict === 'duplicate' ? 'no-change' : settled.verdict;
  await writeVerdict(tx, { id, verdict, reason: settled.reason });
  return settled;
}

export function whyItDoesNotFit(
  attempt: Pick<Attempt, 'amountCentimes'>,
  statement: Evidence,
): string | null {
  if (statement.currency !== ourCurrency) return 'foreign-currency';
  if (statement.amountCentimes !== attempt.amountCentimes) return 'wrong-amount';
  return null;
}

async function apply(
  tx: Handle,
  order: Order,
  attempt: Attempt,
  statement: Evidence,
  action: AuditContext,
): Promise<Settled> {
  const { outcome, providerReference } = statement;
  if (outcome === 'pending') return noChange('pending');
  if (!(await settleAttempt(tx, attempt.id, outcome, action.at, providerReference)))
    return again(tx, order, attempt, { statement, reason: `already-${attempt.state}`, action });
  const detail = { gateway: attempt.gateway, reference: attempt.reference, providerReference };
  if (outcome === 'captured') return capture(tx, order, attempt, detail, action);
  // A page that was closed, by the buyer, by us or by its time, is no refusal of the card.
  const event = outcome === 'declined' ? 'decline-card' : 'close-attempt';
  await writeHistory(tx, { orderId: order.id, event, detail: { ...detail, outcome } }, action);
  return { ...nothing, verdict: 'applied', reason: null };
}

/** A transfer that was announced before the card paid: staff look for it only because an e-mail asks them to. */
const claimedBy: Partial<Record<OrderStatus, 'bank' | 'cash'>> = {
  'Paid - Bank Transfer': 'bank',
  'Paid - WafaCash': 'cash',
};

async function capture(
  tx: Handle,
  order: Order,
  { id, amountCentimes: paidCentimes }: Attempt,
  detail: Record<string, string>,
  action: AuditContext,
): Promise<Settled> {
  const change = {
    paymentOption: 'Card' as const,
    refusalReason: null,
    ...(paidCentimes === order.amountCentimes ? {} : priceAsPaid(order, paidCentimes)),
  };
  const claimed = claimedBy[order.status];
  const captured = claimed === undefined ? detail : { ...detail, claimed };
  const confirmed = await confirmOrder(tx, order, action, {
    after: { event: 'capture-card', change, detail: captured },
  });
  if (confirmed) {
    const { seatsTaken, order: paid } = confirmed;
    const emails = confirmed.isOversold ? [...confirmed.emails, oversoldEmail(order)] : confirmed.emails;
    if (claimed === undefined) return { verdict: 'applied', reason: null, emails, seatsTaken, order: paid };
    const look = { dedupeKey: `staff-claim-and-card:${id}`, emailName: 'staff-claim-and-card' } as const;
    return {
      verdict: 'applied',
      reason: 'claimed-too',
      emails: [...emails, { ...look, orderId: order.id }],
      seatsTaken,
      order: paid,
    };
  }
  await markDuplicate(tx, id);
  return paidTwice(tx, order, id, detail, action);
}

/** Nothing more is granted, and the second payment stays on record to be paid back. */
async function paidTwice(
  tx: Handle,
  order: Order,
  attemptId: string,
  detail: Record<string, string>,
  action: AuditContext,
): Promise<Settled> {
  const { status } = order;
  const line = { orderId: order.id, event: 'capture-card' as const, fromStatus: status, toStatus: status };
  await writeHistory(tx, { ...line, detail: { ...detail, reason: 'already-paid' } }, action);
  const email = {
    dedupeKey: `staff-surplus:${attemptId}`,
    emailName: 'staff-surplus',
    orderId: order.id,
  } as const;
  return { verdict: 'duplicate', reason: 'already-paid', emails: [email], seatsTaken: [] };
}

/** Real money is never refused, so nobody was asked: staff find the buyer another group, or pay back. */
const oversoldEmail = ({ id: orderId }: Order): OrderEmail => ({
  dedupeKey: `staff-oversold:${orderId}`,
  emailName: 'staff-oversold',
  orderId,
});

type Confirmed = {
  order: Order;
  emails: OrderEmail[];
  /** Beyond the last seat. */
  isOversold: boolean;
  /** A seat of a course with limited seats is taken: pages that show how many are left are out of date. */
  seatsTaken: SeatsOf[];
};

/**
 * Confirms a locked order: it becomes 'Payment Confirmed' and opens what was bought. Null when its status does not allow it
 * (somebody was first). Locks the item's code stock after the order. An order beyond the course's seats, or its cohort's, is
 * confirmed all the same, since it is paid, and marked 'oversold'. Only a course has seats and codes. The money of an hour that
 * was given up meanwhile goes back in the same transaction. `after`: how it was paid just now.
 */
export async function confirmOrder(
  tx: Handle,
  order: Order,
  action: AuditContext,
  { detail = {}, after }: { detail?: Detail; after?: MoveBefore } = {},
): Promise<Confirmed | null> {
  if (after && nextStatus(order.status, after.event) === null) return null;
  await lockSeatsOf(tx, order);
  const seats = await countSeatsOf(tx, order);
  const course = order.itemKind === 'course' ? await readCourse(tx, order.itemSlug) : null;
  const isOversold = seats !== null && seats.taken >= seats.all;
  const confirmed = await moveOrder(tx, order, 'confirm', action, {
    change: { refusalReason: null },
    detail: { ...detail, ...(isOversold ? { oversold: 'yes' } : {}) },
    after,
  });
  if (!confirmed) return null;
  // Money that came in after the order had ended: its coupon was used all the same.
  await writeUse(tx, confirmed, action.at);
  if (confirmed.itemKind === 'consultation' && (await isGivenUp(tx, confirmed))) {
    const back = await payHourBack(tx, confirmed, { action, reason: foundAfterGivingUp, account: null });
    return { ...back, isOversold };
  }
  const emails = await grantAccess(tx, confirmed, action);
  if (isGift(confirmed) && emails.length > 0)
    emails.push({ dedupeKey: `gift-sent:${order.id}`, emailName: 'gift-sent', orderId: order.id });
  // A sales page also shows how many of its bonus are left.
  const isShown = seats !== null || (course?.salesStory ?? null) !== null;
  return { order: confirmed, emails, isOversold, seatsTaken: isShown ? [`course:${order.itemSlug}`] : [] };
}

const foundAfterGivingUp = {
  en: 'The appointment was given up before its payment was found',
  ar: 'أُلغي الموعد قبل أن نجد دفعته',
  fr: 'Le rendez-vous a été annulé avant que nous trouvions son paiement',
} as const;

/** Of two who take the last seat the second sees the first; nothing for what is no course. */
export async function lockSeatsOf(
  tx: Handle,
  { itemKind, itemSlug }: Pick<Order, 'itemKind' | 'itemSlug'>,
): Promise<void> {
  if (itemKind === 'course') await lockStock(tx, itemSlug);
}

/** Every seat is taken: this one would be `seat` of `of`. */
export type NoSeat = { ok: false; reason: 'cohort-full'; seat: number; of: number };

/** Before staff confirm an order: a seat beyond the last one is a decision. Locks the stock until it is taken. */
export async function refuseBeyond(tx: Handle, order: Order): Promise<NoSeat | null> {
  await lockSeatsOf(tx, order);
  const beyond = await seatBeyond(tx, order);
  return beyond && { ok: false, reason: 'cohort-full', ...beyond };
}

/**
 * Confirms a held order that costs nothing, where it was placed or opened again in the same transaction: nobody is asked how
 * to pay it. Signed by staff who let somebody in; else nobody did it but the academy.
 */
export async function confirmFree(tx: Handle, order: Order, action: AuditContext): Promise<Confirmed> {
  if (order.amountCentimes !== 0) throw new Error(`${order.number} has a price.`);
  const signed = action.actor.startsWith('staff:') ? action : { ...action, actor: 'clock' as const };
  const confirmed = await confirmOrder(tx, order, signed, { after: { event: 'owe-nothing' } });
  if (!confirmed) throw new Error(`Order ${order.number} costs nothing and could not be confirmed.`);
  return confirmed;
}

/** Each part is opened by an order of its own, of 0 MAD, so that it is had, learnt and ended like one that was bought alone. */
async function grantBundle(tx: Handle, order: Order, action: AuditContext): Promise<OrderEmail[]> {
  if (!(await insertEntitlement(tx, order.id, order.itemSlug, action, { isServed: true }))) return [];
  await writeHistory(tx, { orderId: order.id, event: 'grant-access', order }, action);
  const emails: OrderEmail[] = [
    { dedupeKey: `bundle-ready:${order.id}`, emailName: 'bundle-ready', orderId: order.id },
  ];
  for (const part of await freezeParts(tx, order)) {
    const placed = await placePart(tx, order, part, action);
    await linkPart(tx, part, placed.id);
    const opened = await confirmFree(tx, placed, action);
    await noteSeats(tx, opened.seatsTaken);
    emails.push(...opened.emails);
  }
  return emails;
}

const mostTries = 5;

async function placePart(tx: Handle, order: Order, part: SoldPart, action: AuditContext): Promise<Order> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const placed = await insertOrder(tx, await partOrder(tx, order, part, action), {
      ...action,
      actor: 'clock',
    });
    if (placed) return placed;
  }
  throw new Error(`No free order number in ${mostTries} tries.`);
}

/** What a confirmed order opens, by what was bought. */
async function grantAccess(tx: Handle, order: Order, action: AuditContext): Promise<OrderEmail[]> {
  switch (order.itemKind) {
    case 'course':
      return grantCourse(tx, order, action);
    case 'membership':
      return grantMembership(tx, order, action);
    case 'product':
      return grantProduct(tx, order, action);
    case 'bundle':
      return grantBundle(tx, order, action);
    case 'consultation':
      return grantConsultation(tx, order, action);
    case 'instalment':
      return grantInstalment(tx, order, action);
    case 'test':
      return [];
  }
}
