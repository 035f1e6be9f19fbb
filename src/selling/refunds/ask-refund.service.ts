/**
 * A buyer asks for money back while the promise holds, withdraws the request, gives an account, or reads why it is declined.
 */
import { findOrderByToken, lockOrder, lockOrderByToken, lockToDecide } from '../orders/orders.service.ts';
import { writeHistory } from '../orders/order-history.service.ts';
import type { Order } from '../orders/order.ts';
import { mostRequests, paidBackBy, type DeclineReason, lacksAccount } from '../orders/refund.ts';
import {
  closeRequest,
  findOpenRequest,
  findRequest,
  insertRequest,
  type OpenRequest,
  readOpenRequests,
  readRefundRight,
  readRequestsOf,
  readTogether,
  type RefundRequest,
  type RefundRight,
} from './refund-requests.service.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { mayRefund } from '../../academy/staff/who-may.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { carryOut, auditOf, type ServiceContext } from '../../context.ts';
import type { RefundAccount } from './refund-form.ts';
import type { StaffMember } from '../../academy.ts';
import type { RefundStepResult } from './refund-order.service.ts';
import { lockRefund, moveRefund, readRefundsOf } from './refunds.service.ts';

/** What a buyer can ask back now, and the result of the last request; of a course in parts the whole of it. */
export type BuyerRight = RefundRight & {
  isInParts: boolean;
  /** By when the money would be paid, asked now. */
  dueBy: Date;
  /** The newest that was not taken back. */
  request: Pick<
    RefundRequest,
    | 'state'
    | 'amountCentimes'
    | 'askedAt'
    | 'dueAt'
    | 'closedAt'
    | 'way'
    | 'payout'
    | 'declinedFor'
    | 'declineNote'
  > | null;
};

/** `repeated`: it was asked for before, in another tab for instance. */
type AskRefundResult =
  | { ok: true; repeated: boolean }
  | {
      ok: false;
      reason: 'order-not-found' | 'nothing-due' | 'too-late' | 'account-needed' | 'too-many';
    };

/** The orders that go back together, by the link of any of them; the first is the one a request belongs to. */
async function togetherBy(db: Handle, token: string): Promise<[Order, ...Order[]] | null> {
  const order = await findOrderByToken(db, token);
  if (!order?.has.plan) return order && [order];
  const [first, ...rest] = await readTogether(db, order);
  return first ? [first, ...rest] : null;
}

/** Null for an unknown token. */
export async function refundRight(
  { database: { db }, clock }: ServiceContext,
  token: string,
): Promise<BuyerRight | null> {
  const [order, together] = [await findOrderByToken(db, token), await togetherBy(db, token)];
  if (!order || !together) return null;
  const now = clock();
  const [right, requests] = [
    await readRefundRight(db, together, now),
    order.has.refundRequests || order.has.plan ? await readRequestsOf(db, together[0].id) : [],
  ];
  const newest = requests.find(({ state }) => state !== 'withdrawn') ?? null;
  const isOpen = newest?.state === 'open';
  return {
    ...right,
    asking:
      right.asking !== 'may-ask'
        ? right.asking
        : isOpen || requests.length >= mostRequests
          ? 'none'
          : 'may-ask',
    isInParts: together.length > 1,
    dueBy: paidBackBy(now, right.withinDays),
    request: newest && {
      state: newest.state,
      amountCentimes: newest.amountCentimes,
      askedAt: newest.askedAt,
      dueAt: newest.dueAt,
      closedAt: newest.closedAt,
      way: newest.way,
      payout: newest.payout,
      declinedFor: newest.declinedFor,
      declineNote: newest.declineNote,
    },
  };
}

/**
 * `account`: where to send it, when staff send it; null when cards paid. `reason` may be ''. The right is judged now and kept:
 * a request in time stays in time however long the decision takes. One transaction holds the order, and of two presses the
 * second finds the first one's request.
 */
export async function askRefund(
  context: ServiceContext,
  { token, account, reason }: { token: string; account: RefundAccount | null; reason: string },
): Promise<AskRefundResult> {
  const action = auditOf(context, 'buyer');
  return context.database.transaction(async (tx) => {
    const found = await togetherBy(tx, token);
    const order = found && (await lockOrder(tx, found[0].id));
    // The link may have been replaced while this waited for the order.
    const together = order && (await togetherBy(tx, token));
    if (!order || !together) return { ok: false, reason: 'order-not-found' };
    if (await findOpenRequest(tx, order.id)) return { ok: true, repeated: true };
    if ((await readRequestsOf(tx, order.id)).length >= mostRequests) return { ok: false, reason: 'too-many' };
    const right = await readRefundRight(tx, together, action.at);
    if (right.asking === 'none' || right.lastDay === null) return { ok: false, reason: 'nothing-due' };
    if (right.asking === 'too-late') return { ok: false, reason: 'too-late' };
    if (right.ways.length > 0 && account === null) return { ok: false, reason: 'account-needed' };
    const byHand = right.ways.length > 0 ? account : null;
    const request = await insertRequest(tx, {
      id: action.uuid(),
      orderId: order.id,
      state: 'open',
      amountCentimes: right.dueCentimes,
      days: right.days,
      lastDay: right.lastDay,
      way: byHand?.way ?? 'gateway',
      payout: byHand?.payout ?? null,
      reason,
      askedAt: action.at,
      dueAt: paidBackBy(action.at, right.withinDays),
    });
    if (!request) return { ok: true, repeated: true };
    const { id: orderId } = order;
    const detail = { amountCentimes: String(right.dueCentimes), way: request.way };
    await writeHistory(tx, { orderId, event: 'ask-refund', detail }, action);
    const emails = (['refund-asked', 'staff-refund-asked'] as const).map((emailName) => ({
      dedupeKey: `${emailName}:${request.id}`,
      emailName,
      orderId,
      requestId: request.id,
    }));
    await carryOut(context, tx, { emails: emails });
    return { ok: true, repeated: false };
  });
}

/** 'moved-on': nothing is open, or it is decided: a decision has ended the access, and may have sent the money. */
export async function withdrawRefund(
  context: ServiceContext,
  { token }: { token: string },
): Promise<{ ok: true } | { ok: false; reason: 'order-not-found' | 'moved-on' }> {
  const action = auditOf(context, 'buyer');
  return context.database.transaction(async (tx) => {
    const found = await togetherBy(tx, token);
    const order = found && (await lockOrder(tx, found[0].id));
    if (!order) return { ok: false, reason: 'order-not-found' };
    const open = await findOpenRequest(tx, order.id);
    if (!open || !(await closeRequest(tx, open, { state: 'withdrawn' }, action)))
      return { ok: false, reason: 'moved-on' };
    await writeHistory(tx, { orderId: order.id, event: 'withdraw-refund' }, action);
    return { ok: true };
  });
}

/** Open ones by their deadline; of one order when its id is given. */
export const staffRequests = (
  { database: { db } }: ServiceContext,
  orderId?: string,
): Promise<OpenRequest[]> => readOpenRequests(db, { most: 200, ...(orderId !== undefined && { orderId }) });

/** `note`: null without a sentence beside the reason. The buyer reads both. */
export async function declineRefund(
  context: ServiceContext,
  {
    id,
    declinedFor,
    note,
    staff,
  }: { id: string; declinedFor: DeclineReason; note: string | null; staff: StaffMember },
): Promise<RefundStepResult> {
  // The staff API has checked already: getting here without the right is a bug.
  if (!mayRefund(staff)) throw new Error(`${staff.role} may not decline refunds.`);
  const action = auditOf(context, `staff:${staff.email}`);
  return context.database.transaction(async (tx) => {
    const found = await findRequest(tx, id);
    if (!found) return { ok: false, reason: 'not-found' };
    const held = await lockToDecide(tx, staff, { id: found.orderId });
    if (!held.ok) return held;
    const { order } = held;
    const change = { state: 'declined', declinedFor, declineNote: note } as const;
    const declined = await closeRequest(tx, found, change, action);
    if (!declined) return { ok: false, reason: 'moved-on' };
    const { id: orderId } = order;
    const detail = { declinedFor, ...(note === null ? {} : { note }) };
    await writeHistory(tx, { orderId, event: 'decline-refund', detail }, action);
    const emailName = 'refund-declined';
    const dedupeKey = `${emailName}:${id}`;
    await carryOut(context, tx, { emails: [{ dedupeKey, emailName, orderId, requestId: id }] });
    await writeStaffLog(tx, {
      id: context.uuid(),
      at: action.at,
      staff,
      act: 'decline-refund',
      subject: order.number,
      before: { state: 'open' },
      after: { state: 'declined', declinedFor },
    });
    return { ok: true, id };
  });
}

/**
 * The account for a refund that staff send and that has none yet. 'moved-on': none waits for one; an account that is there may
 * be in a transfer already, and only staff change it. The history records that one was given, and never which.
 */
export async function giveRefundAccount(
  context: ServiceContext,
  { token, way, payout }: { token: string } & RefundAccount,
): Promise<{ ok: true } | { ok: false; reason: 'order-not-found' | 'moved-on' }> {
  const action = auditOf(context, 'buyer');
  return context.database.transaction(async (tx) => {
    const order = await lockOrderByToken(tx, token);
    if (!order) return { ok: false, reason: 'order-not-found' };
    let given = 0;
    for (const { id } of (await readRefundsOf(tx, order.id)).filter(lacksAccount)) {
      const refund = await lockRefund(tx, id);
      const moved =
        refund && lacksAccount(refund) && (await moveRefund(tx, refund, ['due'], { way, payout }));
      if (!moved) continue;
      const detail = { way, creditNote: moved.creditNoteNumber };
      await writeHistory(tx, { orderId: order.id, event: 'give-account', detail }, action);
      given += 1;
    }
    return given > 0 ? { ok: true } : { ok: false, reason: 'moved-on' };
  });
}

/** What a buyer does about the money back. */
export const forBuyers = { refundRight, askRefund, withdrawRefund, giveRefundAccount };
