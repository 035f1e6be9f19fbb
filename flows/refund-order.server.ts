/** Staff pay an order back, wholly or in part, or a payment that came a second time. */
import type { Handle } from '../db/handle.ts';
import { decideRefund, type RefundDecision } from '../domain/access/decide-refund.store.server.ts';
import { surplusLeft } from '../domain/access/settle-refund.store.server.ts';
import { refundableUntil } from '../domain/bookings/bookings.store.server.ts';
import { readSettings } from '../domain/catalogue/catalogue.store.server.ts';
import { isCentimes } from '../domain/money/money.ts';
import { lockAttempt, readAttempts, type Attempt } from '../domain/orders/attempts.store.server.ts';
import type { Deed } from '../domain/orders/deed.ts';
import type { Order } from '../domain/orders/order.ts';
import { readHistory } from '../domain/orders/order-history.store.server.ts';
import { findOrderByNumber } from '../domain/orders/orders.store.server.ts';
import { manualWaysOf, type RefundWay } from '../domain/orders/refund.ts';
import { leftToPayBack, paidAtOf, refundStanding } from '../domain/orders/refund-policy.ts';
import {
  findRequestAbout,
  lockTogether,
  type RefundRequest,
} from '../domain/orders/refund-requests.store.server.ts';
import { findRefund, type Refund } from '../domain/orders/refunds.store.server.ts';
import { isOwnOrder } from '../domain/staff/own-order.ts';
import { writeStaffLog } from '../domain/staff/staff-log.store.server.ts';
import { mayRefund } from '../domain/staff/who-may.ts';
import { isUuid } from '../domain/people/uuid.ts';
import { carryOut, deedOf, type FlowContext } from './flow-context.ts';
import { carryRefunds } from './gateway-refunds.ts';
import type { RefundOrder, RefundOrderResult } from './refund-verbs.ts';

/**
 * One transaction: the order is held, the refund is written, and when nothing is left the order and its access end. A
 * gateway is asked after it; should it not answer, the clock asks again with the same key.
 */
export async function refundOrder(context: FlowContext, input: RefundOrder): Promise<RefundOrderResult> {
  // The screen has asked already: getting here without the right is a bug.
  if (!mayRefund(input.staff)) throw new Error(`${input.staff.role} may not decide refunds.`);
  const { also = [], ...decided } = await context.database.transaction((tx) => decide(context, tx, input));
  if (decided.ok && !decided.repeated)
    for (const only of [decided.id, ...also]) await carryRefunds(context, { only, most: 1 });
  return decided;
}

/** `also`: refunds of the parts that were asked back with it. */
type Deciding = RefundOrderResult & { also?: string[] };

async function decide(context: FlowContext, tx: Handle, input: RefundOrder): Promise<Deciding> {
  const { key, orderNumber, amountCentimes, staff, reason, way, payout } = input;
  const found = await findOrderByNumber(tx, orderNumber);
  const together = found ? await lockTogether(tx, found.id) : [];
  const order = together.find(({ number }) => number === orderNumber);
  if (!order) return { ok: false, reason: 'order-not-found' };
  if (isOwnOrder(staff, order)) return { ok: false, reason: 'own-order' };
  // No form of ours brings such a key, or one that another form was sent with: nothing is decided.
  if (!isUuid(key)) return { ok: false, reason: 'changed-meanwhile' };
  const known = await findRefund(tx, key);
  if (known)
    return isSame(known, order, input)
      ? { ok: true, id: known.id, repeated: true }
      : { ok: false, reason: 'changed-meanwhile' };
  const request = input.surplusReference === null ? await findRequestAbout(tx, order.id) : null;
  const { attempt, left, isByRight, withinDays } = await standing(context, tx, order, input.surplusReference);
  if (left <= 0) return { ok: false, reason: 'nothing-left' };
  if (left !== input.seenLeftCentimes) return { ok: false, reason: 'changed-meanwhile' };
  if (!isCentimes(amountCentimes) || amountCentimes < 1 || amountCentimes > left)
    return { ok: false, reason: 'amount-invalid' };
  if (input.isPart && input.surplusReference === null && amountCentimes === left)
    return { ok: false, reason: 'amount-is-all' };
  if (!waysOf(order, attempt).includes(way)) return { ok: false, reason: 'way-not-possible' };
  const decision: RefundDecision = {
    id: key,
    attemptId: attempt?.id ?? null,
    way,
    amountCentimes,
    isSurplus: input.surplusReference !== null,
    // Asked for in time, it stays a right.
    isGoodwill: !isByRight && request === null,
    // Zero bytes cannot be stored; a reason is for reading.
    reason: reason.replaceAll('\0', '').trim(),
    payout,
    withinDays,
  };
  const deed = deedOf(context, `staff:${staff.email}`);
  const decided = await decideRefund(tx, order, decision, deed);
  // Taken meanwhile, while this order was held: by another order.
  if (!decided) return { ok: false, reason: 'changed-meanwhile' };
  await carryOut(context, tx, decided);
  const isWhole = request?.orderId === order.id && amountCentimes === left;
  const also = isWhole ? await payPartsBack(context, tx, together.slice(1), { decision, request, deed }) : [];
  const subject = order.number;
  await writeStaffLog(tx, {
    id: context.uuid(),
    at: deed.at,
    staff,
    act: 'refund-order',
    subject,
    before: { status: order.status, refundedCentimes: order.refundedCentimes },
    after: {
      status: decided.order.status,
      refundedCentimes: decided.order.refundedCentimes,
      amountCentimes,
      way,
    },
  });
  return { ok: true, id: key, repeated: false, also };
}

/** A request is about the whole course: the parts that were paid go back with its first payment, each the way it came. */
async function payPartsBack(
  context: FlowContext,
  tx: Handle,
  parts: readonly Order[],
  { decision, request, deed }: { decision: RefundDecision; request: RefundRequest; deed: Deed },
): Promise<string[]> {
  const ids: string[] = [];
  for (const part of parts) {
    const amountCentimes = leftToPayBack(part);
    if (amountCentimes === 0) continue;
    const captured = (await readAttempts(tx, part.id)).find(
      ({ state, isSurplus }) => state === 'captured' && !isSurplus,
    );
    const attempt = captured ? await lockAttempt(tx, captured.id) : null;
    const typed = [decision, request].find(({ payout }) => payout !== null);
    const [manual = 'bank-transfer'] = manualWaysOf(part);
    const decided = await decideRefund(
      tx,
      part,
      {
        ...decision,
        id: context.uuid(),
        attemptId: attempt?.id ?? null,
        way: attempt ? 'gateway' : (typed?.way ?? manual),
        payout: attempt ? null : (typed?.payout ?? null),
        amountCentimes,
      },
      deed,
    );
    if (!decided) throw new Error('A refund of new dice exists already.');
    await carryOut(context, tx, decided);
    ids.push(decided.refund.id);
  }
  return ids;
}

/** The very refund this form asked for before. */
const isSame = (
  { orderId, amountCentimes, isSurplus }: Refund,
  { id }: Order,
  { amountCentimes: wanted, surplusReference }: RefundOrder,
): boolean => orderId === id && amountCentimes === wanted && isSurplus === (surplusReference !== null);

/** A card payment goes back through its gateway, which needs no choice; all else is paid by a person. */
const waysOf = (order: Order, attempt: Attempt | null): RefundWay[] =>
  attempt ? ['gateway'] : manualWaysOf(order);

async function standing(
  context: FlowContext,
  tx: Handle,
  order: Order,
  surplusReference: string | null,
): Promise<{ attempt: Attempt | null; left: number; isByRight: boolean; withinDays: number }> {
  const settings = await readSettings(tx);
  const withinDays = settings.refundPolicy.paidBackWithinDays;
  const captured = (await readAttempts(tx, order.id)).filter(({ state }) => state === 'captured');
  if (surplusReference !== null) {
    const found = captured.find(({ reference, isSurplus }) => isSurplus && reference === surplusReference);
    const attempt = found ? await lockAttempt(tx, found.id) : null;
    // Money for nothing is hers by right, at any time.
    return { attempt, left: attempt ? await surplusLeft(tx, attempt) : 0, isByRight: true, withinDays };
  }
  const paidAt = paidAtOf(await readHistory(tx, order.id));
  const policy = refundStanding(order, settings, {
    paidAt,
    now: context.clock(),
    until: await refundableUntil(tx, order, settings),
  });
  const attempt = captured.find(({ isSurplus }) => !isSurplus) ?? null;
  return { attempt, left: policy.leftCentimes, isByRight: policy.isByRight, withinDays };
}
