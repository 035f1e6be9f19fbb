/**
 * Staff pay an order back, wholly or in part, or a payment that came a second time; send it another way, record the proof of
 * what they paid by hand, and correct it.
 */
import type { Handle } from '../../platform/db/handle.ts';
import { decideRefund, type RefundDecision, replaceRefund, finishRefund } from './decide-refund.store.ts';
import { duplicateLeft } from './settle-refund.service.ts';
import { refundableUntil } from '../hours/booked-hours.service.ts';
import { readSettings } from '../../academy/content/content.service.ts';
import { isCentimes } from '../../platform/money/money.ts';
import { endPart } from '../access/end-access.service.ts';
import { partOpenedBy, type SoldPart } from '../orders/bundle-parts.service.ts';
import { type Attempt, lockAttempt, readAttempts } from '../orders/payment-attempts.service.ts';
import { type AuditContext, type Order, payingOf } from '../orders/order.ts';
import { readHistory, writeHistory } from '../orders/order-history.service.ts';
import { findOrderByNumber, lockToDecide, type NotToDecide } from '../orders/orders.service.ts';
import {
  isByHand,
  leftToPayBack,
  manualWaysOf,
  staffWaysOf,
  mayChangeWay,
  type RefundWay,
  mayCorrectProof,
} from '../orders/refund.ts';
import {
  findRequestAbout,
  lockTogether,
  readPromise,
  type RefundRequest,
} from './refund-requests.service.ts';
import { findRefund, lockRefund, moveRefund, type Refund } from './refunds.service.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { mayRefund } from '../../academy/staff/who-may.ts';
import { isUuid } from '../../platform/text/typed-text.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import { carryOut, auditOf, type ServiceContext } from '../../context.ts';
import { carryRefunds } from './gateway-refunds.service.ts';
import type { Payout } from './refunds.table.ts';
import type { StaffMember } from '../../academy.ts';
import type { OrderEmail } from '../orders/order-email.ts';

/* Corrects the number of a payout that was written down wrongly; the buyer needs it to collect the money. */

/** For a held refund. Null for one that nobody paid by hand. The same number again changes nothing and sends no e-mail. */
async function correctLockedProof(
  tx: Handle,
  refund: Refund,
  proof: string,
  action: AuditContext,
): Promise<{ emails: OrderEmail[] } | null> {
  const { id, orderId, payout } = refund;
  if (!payout || !mayCorrectProof(refund)) return null;
  if (payout.proof === proof) return { emails: [] };
  const moved = await moveRefund(tx, refund, ['done'], { payout: { ...payout, proof } });
  if (!moved) return null;
  const detail = { creditNote: moved.creditNoteNumber, proof, insteadOf: payout.proof ?? '' };
  await writeHistory(tx, { orderId, event: 'correct-proof', detail }, action);
  // A number can be corrected twice: each correction has an e-mail of its own.
  const dedupeKey = `refund-proof:${id}:${action.uuid()}`;
  return { emails: [{ dedupeKey, emailName: 'refund-proof', orderId, refundId: id }] };
}

export type RefundOrder = {
  /** Made when the form was opened, a UUID: the same key is the same refund. */
  key: string;
  orderNumber: string;
  /** Our number of a second payment; null for the order's own. */
  duplicateReference: string | null;
  amountCentimes: number;
  /** Chosen as a part: never the whole by mistake, which would end access. */
  isPart?: boolean;
  /** Of a bundle: the order that opened the part whose money goes back; it closes that part alone. */
  ofPart?: string | undefined;
  /** What could be paid back when the form was opened: nobody decides on an outdated state. */
  seenLeftCentimes: number;
  way: RefundWay;
  payout: Payout | null;
  reason: string;
  staff: StaffMember;
};

type RefundOrderResult =
  | { ok: true; id: string; repeated: boolean }
  | NotToDecide
  | {
      ok: false;
      reason: 'nothing-left' | 'changed-meanwhile' | 'amount-invalid' | 'amount-is-all' | 'way-not-possible';
    };

export type RefundStepResult =
  | { ok: true; id: string }
  | NotToDecide
  | { ok: false; reason: 'not-found' | 'moved-on' };

/**
 * One transaction: the order is held, the refund is written, and when nothing is left the order and its access end. A gateway
 * is asked after it; should it not answer, the scheduled job asks again with the same key.
 */
export async function refundOrder(context: ServiceContext, input: RefundOrder): Promise<RefundOrderResult> {
  // The screen has checked already: getting here without the right is a bug.
  if (!mayRefund(input.staff)) throw new Error(`${input.staff.role} may not decide refunds.`);
  const { also = [], ...decided } = await context.database.transaction((tx) => decide(context, tx, input));
  if (decided.ok && !decided.repeated)
    for (const only of [decided.id, ...also]) await carryRefunds(context, { only, most: 1 });
  return decided;
}

/** `also`: refunds of the parts that were asked back with it. */
type Deciding = RefundOrderResult & { also?: string[] };

async function decide(context: ServiceContext, tx: Handle, input: RefundOrder): Promise<Deciding> {
  const { key, orderNumber, amountCentimes, staff, reason, way, payout } = input;
  const found = await findOrderByNumber(tx, orderNumber);
  const together = found ? await lockTogether(tx, found.id) : [];
  const held = await lockToDecide(tx, staff, { number: orderNumber });
  if (!held.ok) return held;
  const { order } = held;
  // The key is not from our form, or another form was sent with it: nothing is decided.
  if (!isUuid(key)) return { ok: false, reason: 'changed-meanwhile' };
  const known = await findRefund(tx, key);
  if (known)
    return isSame(known, order, input)
      ? { ok: true, id: known.id, repeated: true }
      : { ok: false, reason: 'changed-meanwhile' };
  const request = input.duplicateReference === null ? await findRequestAbout(tx, order.id) : null;
  const { attempt, left, isByRight, withinDays } = await status(context, tx, order, input.duplicateReference);
  if (left <= 0) return { ok: false, reason: 'nothing-left' };
  if (left !== input.seenLeftCentimes) return { ok: false, reason: 'changed-meanwhile' };
  if (!isCentimes(amountCentimes) || amountCentimes < 1 || amountCentimes > left)
    return { ok: false, reason: 'amount-invalid' };
  if (input.isPart && input.duplicateReference === null && amountCentimes === left)
    return { ok: false, reason: 'amount-is-all' };
  const part = input.ofPart ? await openPart(tx, order, input.ofPart) : null;
  if (input.ofPart && part?.centimes !== amountCentimes) return { ok: false, reason: 'changed-meanwhile' };
  if (!(await waysOf(tx, order, attempt)).includes(way)) return { ok: false, reason: 'way-not-possible' };
  const decision: RefundDecision = {
    id: key,
    attemptId: attempt?.id ?? null,
    way,
    amountCentimes,
    isDuplicate: input.duplicateReference !== null,
    // Asked for in time, it stays a right.
    isGoodwill: !isByRight && request === null,
    // Zero bytes cannot be stored.
    reason: reason.replaceAll('\0', '').trim(),
    payout,
    withinDays,
  };
  const action = auditOf(context, `staff:${staff.email}`);
  const decided = await decideRefund(tx, order, decision, action);
  // Taken meanwhile, while this order was held: by another order.
  if (!decided) return { ok: false, reason: 'changed-meanwhile' };
  await carryOut(context, tx, decided);
  if (part) await carryOut(context, tx, { emails: await endPart(tx, part, action) });
  const isWhole = request?.orderId === order.id && amountCentimes === left;
  const also = isWhole
    ? await payPartsBack(context, tx, together.slice(1), { decision, request, action })
    : [];
  await writeStaffLog(tx, {
    id: context.uuid(),
    at: action.at,
    staff,
    act: 'refund-order',
    subject: order.number,
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

/** Null where it is closed already, or of another order. `number`: of the order that opened it. */
async function openPart(tx: Handle, order: Order, number: string): Promise<SoldPart | null> {
  const opened = await findOrderByNumber(tx, number);
  const part = opened && (await partOpenedBy(tx, opened.id));
  return part?.orderId === order.id && part.closedAt === null ? part : null;
}

/** A request is about the whole course: the parts that were paid go back with its first payment, each the way it came. */
async function payPartsBack(
  context: ServiceContext,
  tx: Handle,
  parts: readonly Order[],
  { decision, request, action }: { decision: RefundDecision; request: RefundRequest; action: AuditContext },
): Promise<string[]> {
  const ids: string[] = [];
  for (const part of parts) {
    const amountCentimes = leftToPayBack(part);
    if (amountCentimes === 0) continue;
    const captured = (await readAttempts(tx, part.id)).find(
      ({ state, isDuplicate }) => state === 'captured' && !isDuplicate,
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
      action,
    );
    if (!decided) throw new Error('A refund with new random bytes exists already.');
    await carryOut(context, tx, decided);
    ids.push(decided.refund.id);
  }
  return ids;
}

/** The very refund this form asked for before. */
const isSame = (
  { orderId, amountCentimes, isDuplicate }: Refund,
  { id }: Order,
  { amountCentimes: wanted, duplicateReference }: RefundOrder,
): boolean => orderId === id && amountCentimes === wanted && isDuplicate === (duplicateReference !== null);

/** A card payment goes back through its gateway, which needs no choice; all else is paid by staff. */
const waysOf = async (tx: Handle, order: Order, attempt: Attempt | null): Promise<RefundWay[]> =>
  attempt ? ['gateway'] : staffWaysOf(order, await readHistory(tx, order.id));

async function status(
  context: ServiceContext,
  tx: Handle,
  order: Order,
  duplicateReference: string | null,
): Promise<{ attempt: Attempt | null; left: number; isByRight: boolean; withinDays: number }> {
  const settings = await readSettings(tx);
  const withinDays = settings.refundPolicy.paidBackWithinDays;
  const captured = (await readAttempts(tx, order.id)).filter(({ state }) => state === 'captured');
  if (duplicateReference !== null) {
    const found = captured.find(
      ({ reference, isDuplicate }) => isDuplicate && reference === duplicateReference,
    );
    const attempt = found ? await lockAttempt(tx, found.id) : null;
    // A payment for nothing goes back by right, at any time.
    return { attempt, left: attempt ? await duplicateLeft(tx, attempt) : 0, isByRight: true, withinDays };
  }
  const policy = await readPromise(tx, order, settings, {
    now: context.clock(),
    until: await refundableUntil(tx, order, settings),
  });
  const attempt = captured.find(({ isDuplicate }) => !isDuplicate) ?? null;
  return { attempt, left: policy.leftCentimes, isByRight: policy.isByRight, withinDays };
}

async function holdRefund(
  tx: Handle,
  staff: StaffMember,
  id: string,
): Promise<{ ok: true; order: Order; refund: Refund } | Exclude<RefundStepResult, { ok: true }>> {
  const found = await findRefund(tx, id);
  const held = found && (await lockToDecide(tx, staff, { id: found.orderId }));
  if (held?.ok === false) return held;
  const refund = held && (await lockRefund(tx, id));
  return refund ? { ok: true, order: held.order, refund } : { ok: false, reason: 'not-found' };
}

/**
 * A new refund replaces one that a gateway refused or that nobody has paid yet. The deadline stays; the key is a new one,
 * because a gateway that refused the old one will do so again.
 */
export async function changeRefundWay(
  context: ServiceContext,
  {
    id,
    key,
    way,
    payout,
    staff,
  }: { id: string; key: string; way: RefundWay; payout: Payout | null; staff: StaffMember },
): Promise<RefundStepResult> {
  if (!mayRefund(staff)) throw new Error(`${staff.role} may not decide refunds.`);
  const action = auditOf(context, `staff:${staff.email}`);
  const changed = await context.database.transaction(async (tx): Promise<RefundStepResult> => {
    const held = await holdRefund(tx, staff, id);
    if (!held.ok) return held;
    const { order, refund } = held;
    // The key is not from our form, or another form was sent with it: nothing changes.
    if (!isUuid(key)) return { ok: false, reason: 'moved-on' };
    const known = await findRefund(tx, key);
    if (known) {
      const isSame = known.id !== id && known.orderId === order.id;
      return isSame ? { ok: true, id: key } : { ok: false, reason: 'moved-on' };
    }
    if (!mayChangeWay(refund)) return { ok: false, reason: 'moved-on' };
    const isForCard = way === 'gateway' || way === 'gateway-office';
    const isPossible = isForCard ? refund.attemptId !== null : (await waysOf(tx, order, null)).includes(way);
    if (!isPossible) return { ok: false, reason: 'moved-on' };
    const replaced = await replaceRefund(tx, refund, { id: key, way, payout }, action);
    if (!replaced) return { ok: false, reason: 'moved-on' };
    await carryOut(context, tx, replaced);
    const subject = order.number;
    const act = 'change-refund-way';
    const change = { before: { way: refund.way, state: refund.state }, after: { way, state: 'due' } };
    await writeStaffLog(tx, { id: context.uuid(), at: action.at, staff, act, subject, ...change });
    return { ok: true, id: key };
  });
  if (changed.ok) await carryRefunds(context, { only: changed.id, most: 1 });
  return changed;
}

/**
 * Staff have paid; `proof` is the reference of the bank, the agency or the gateway, `paidOn` the day it left ('YYYY-MM-DD', the
 * caller has checked it; left out: now). Of two presses at once the second gets 'moved-on'. The buyer gets an e-mail.
 */
export async function completePayout(
  context: ServiceContext,
  {
    id,
    proof,
    paidOn,
    staff,
  }: { id: string; proof: string; paidOn?: string | undefined; staff: StaffMember },
): Promise<RefundStepResult | { ok: false; reason: 'before-payment' }> {
  if (!mayRefund(staff)) throw new Error(`${staff.role} may not pay back.`);
  const action = auditOf(context, `staff:${staff.email}`);
  return context.database.transaction(async (tx) => {
    const held = await holdRefund(tx, staff, id);
    if (!held.ok) return held;
    const { order, refund } = held;
    if (refund.state !== 'due' || !isByHand(refund.way)) return { ok: false, reason: 'moved-on' };
    if (paidOn !== undefined) {
      const { receivedOn } = payingOf(order, await readHistory(tx, order.id));
      const placedOn = dateInMorocco(order.placedAt);
      // Money may have come before its order was typed in; none goes back before it came.
      if (paidOn < (receivedOn !== null && receivedOn < placedOn ? receivedOn : placedOn))
        return { ok: false, reason: 'before-payment' };
    }
    const payout = { ...(refund.payout ?? { name: order.name }), proof: proof.replaceAll('\0', '').trim() };
    const done = await finishRefund(
      tx,
      refund,
      { payout, ...(paidOn === undefined ? {} : { paidOn }) },
      action,
    );
    if (!done) return { ok: false, reason: 'moved-on' };
    await carryOut(context, tx, done);
    await writeStaffLog(tx, {
      id: context.uuid(),
      at: action.at,
      staff,
      act: 'pay-back',
      subject: order.number,
      before: { state: refund.state },
      after: {
        state: 'done',
        way: refund.way,
        amountCentimes: refund.amountCentimes,
        paidOn: paidOn ?? null,
      },
    });
    return { ok: true, id };
  });
}

/** The number of a payout that is done was wrong: the buyer is sent the right one; the history keeps the wrong one. */
export async function correctProof(
  context: ServiceContext,
  { id, proof, staff }: { id: string; proof: string; staff: StaffMember },
): Promise<RefundStepResult> {
  if (!mayRefund(staff)) throw new Error(`${staff.role} may not correct a payout.`);
  const action = auditOf(context, `staff:${staff.email}`);
  return context.database.transaction(async (tx) => {
    const held = await holdRefund(tx, staff, id);
    if (!held.ok) return held;
    const { order, refund } = held;
    const corrected = await correctLockedProof(tx, refund, proof.replaceAll('\0', '').trim(), action);
    if (!corrected) return { ok: false, reason: 'moved-on' };
    if (corrected.emails.length === 0) return { ok: true, id };
    await carryOut(context, tx, corrected);
    const subject = order.number;
    const act = 'correct-proof';
    await writeStaffLog(tx, {
      id: context.uuid(),
      at: action.at,
      staff,
      act,
      subject,
      // Neither number is logged: the order's history has them.
      before: { proof: refund.payout?.proof ?? null },
      after: { proof },
    });
    return { ok: true, id };
  });
}
