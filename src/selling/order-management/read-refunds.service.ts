/** Refunds as staff and the buyer read them. Nothing here changes anything. */
import type { Handle } from '../../platform/db/handle.ts';
import { openedParts } from '../orders/bundle-parts.service.ts';
import { refundableUntil } from '../hours/booked-hours.service.ts';
import { readCourse, readSettings } from '../../academy/content/content.service.ts';
import { isTaughtHere } from '../../catalogue/courses/course.ts';
import { isFurtherPayment, readAttempts } from '../orders/payment-attempts.service.ts';
import { searchFor } from './find-orders.service.ts';
import { readHistory } from '../orders/order-history.service.ts';
import { type MoneyMethod, type Order, payingOf } from '../orders/order.ts';
import { itemNamer } from '../orders/item-names.service.ts';
import type { Localised } from '../../catalogue/courses/course.ts';
import { findOrder, findOrderByNumber, findOrderByToken } from '../orders/orders.service.ts';
import {
  type BuyerWay,
  buyerWayOf,
  isForBuyer,
  lacksAccount,
  leftAt,
  leftToPayBack,
  manualWaysOf,
  mayChangeWay,
  paidAtOf,
  type PayoutWay,
  refundStatus,
  type RefundShow,
  type RefundStatus,
  type RefundWay,
  staffWaysOf,
} from '../orders/refund.ts';
import {
  findRequestAbout,
  readOpenRequests,
  readTogether,
  type OpenRequest,
  readPromise,
} from '../refunds/refund-requests.service.ts';
import {
  findRefund,
  readRefundPage,
  readRefundsInList,
  readRefundsOf,
  readDuplicatePayments,
  type Refund,
} from '../refunds/refunds.service.ts';
import type { ServiceContext } from '../../context.ts';

/** A refund as its buyer sees it. */
export type BuyerRefund = {
  creditNoteNumber: string;
  amountCentimes: number;
  way: BuyerWay;
  isDuplicate: boolean;
  /** Begun by the learner, by giving an hour back. */
  isOwn: boolean;
  isDone: boolean;
  decidedAt: Date;
  dueAt: Date;
  doneAt: Date | null;
  /** Number of the transfer the buyer takes to an agency; null where there is none, and before it was made. */
  proof: string | null;
  /** Staff shall send it, and the account is not known. */
  lacksAccount: boolean;
};

/** `gateway`: the card service, when a card payment is paid back. */
export type RefundInList = Awaited<ReturnType<typeof readRefundPage>>[number];

export type RefundView = Refund &
  RefundInList & {
    orderToken: string;
    /** A person shall send it, and the account is not known: the buyer is asked for it by e-mail. */
    lacksAccount: boolean;
    email: string;
    phone: string;
    /** Of the card payment: our number, and the gateway's own. */
    payment: { reference: string; providerReference: string | null; paidAt: Date | null } | null;
    /**
     * The ways that can be chosen instead, the present one with other details included; empty while another way could pay
     * twice.
     */
    otherWays: RefundWay[];
    /** Of a refund that was replaced: the new one. */
    successor: { id: string; creditNoteNumber: string } | null;
  };

/** A payment that came a second time. */
type DuplicatePayment = {
  reference: string;
  gateway: string;
  amountCentimes: number;
  paidAt: Date | null;
  orderNumber: string;
  name: string;
};

/** What a form about a refund starts from. */
type Refundable = RefundStatus & {
  orderNumber: string;
  orderToken: string;
  /** Of an hour with an expert, to the minute: the last instant at which the learner may ask by right. */
  until: Date | null;
  item: Localised<string>;
  /** What closes when all of it goes back. */
  opened: 'classroom' | 'code' | 'other';
  /** Of a bundle: its open parts, by the orders that opened them. */
  parts: { number: string; name: string; centimes: number }[];
  name: string;
  phone: string;
  paidAt: Date | null;
  /** The day on which the money had arrived, as staff typed it; 'YYYY-MM-DD'. */
  receivedOn: string | null;
  method: MoneyMethod | null;
  amountCentimes: number;
  /** The card service that took the payment; null for transfers and cash. */
  gateway: string | null;
  /** Ways a person can choose from; the first is the one the buyer paid by. */
  ways: RefundWay[];
  paidBackWithinDays: number;
  /** Centimes of a second payment, when the form is about one. */
  duplicateCentimes: number | null;
  /** Asked for by right and not decided: the form begins with it. */
  request: (OpenRequest & { parts: { orderNumber: string; leftCentimes: number }[] }) | null;
  /**
   * It came on the same visit as the first: the gateway is not asked, because it would have to guess which of the two to pay
   * back.
   */
  isSameVisit: boolean;
  disputedAt: Date | null;
};

const mostDuplicates = 200;

const asBuyerSees = ({ way, state, payout, ...refund }: Refund): BuyerRefund => ({
  creditNoteNumber: refund.creditNoteNumber,
  amountCentimes: refund.amountCentimes,
  way: buyerWayOf(way),
  isDuplicate: refund.isDuplicate,
  isOwn: refund.decidedBy === 'buyer',
  isDone: state === 'done',
  decidedAt: refund.decidedAt,
  dueAt: refund.dueAt,
  doneAt: leftAt(refund),
  proof: state === 'done' ? (payout?.proof ?? null) : null,
  lacksAccount: lacksAccount({ state, way, payout }),
});

/** The refunds of an order, the oldest first; those that were replaced are left out. Empty for an unknown token. */
export async function refundsOf({ database: { db } }: ServiceContext, token: string): Promise<BuyerRefund[]> {
  const order = await findOrderByToken(db, token);
  return order?.has.refunds ? (await readRefundsOf(db, order.id)).filter(isForBuyer).map(asBuyerSees) : [];
}

/** By which ways a person would pay this order back, the nearest first; empty where its card service does. */
export async function payoutWaysOf(
  { database: { db } }: ServiceContext,
  token: string,
): Promise<PayoutWay[]> {
  const order = await findOrderByToken(db, token);
  if (!order || leftToPayBack(order) === 0) return [];
  const byCard = (order.has.visits ? await readAttempts(db, order.id) : []).some(
    ({ state, isDuplicate }) => state === 'captured' && !isDuplicate,
  );
  return byCard ? [] : manualWaysOf(order);
}

/** Refunds that wait by their deadline, or those done from the newest on; `page` from 1. */
export async function staffRefunds(
  { database: { db } }: ServiceContext,
  {
    show,
    search = '',
    page = 1,
    perPage = 50,
  }: { show: RefundShow; search?: string; page?: number; perPage?: number },
): Promise<{ rows: RefundInList[]; hasNext: boolean }> {
  const most = perPage + 1;
  const found = await readRefundPage(db, {
    show,
    which: searchFor(db, search),
    skip: (page - 1) * perPage,
    most,
  });
  return { rows: found.slice(0, perPage), hasNext: found.length > perPage };
}

/** Second payments that nobody pays back yet. */
export const duplicatePayments = ({ database: { db } }: ServiceContext): Promise<DuplicatePayment[]> =>
  readDuplicatePayments(db, mostDuplicates);

export const refundsOfOrder = (
  { database: { db } }: ServiceContext,
  number: string,
): Promise<RefundInList[]> => readRefundsInList(db, number);

/** The history of the order records which refund replaced which. */
async function successorOf(db: Handle, { orderId, state, creditNoteNumber }: Refund) {
  if (state !== 'cancelled') return null;
  const history = await readHistory(db, orderId);
  const number = history.find(({ detail }) => detail?.['replaces'] === creditNoteNumber)?.detail?.[
    'creditNote'
  ];
  const next = (await readRefundsOf(db, orderId)).find((one) => one.creditNoteNumber === number);
  return next ? { id: next.id, creditNoteNumber: next.creditNoteNumber } : null;
}

/** Whom to pay, by which way, and what can be chosen instead. */
export async function staffRefund(
  { database: { db } }: ServiceContext,
  id: string,
): Promise<RefundView | null> {
  const refund = await findRefund(db, id);
  const order = refund && (await findOrder(db, refund.orderId));
  if (!refund || !order) return null;
  const attempt = (await readAttempts(db, order.id)).find((one) => one.id === refund.attemptId) ?? null;
  const cardWays: RefundWay[] = attempt ? ['gateway', 'gateway-office'] : [];
  const possible = [...cardWays, ...staffWaysOf(order, await readHistory(db, order.id))];
  const lacks = lacksAccount(refund);
  // The present way comes last: choosing it again corrects a wrong account, name or phone. While no account is known there is
  // nothing to correct, and it keeps its rank.
  const ways = lacks
    ? possible
    : [
        ...possible.filter((way) => way !== refund.way || refund.state === 'failed'),
        ...possible.filter((way) => way === refund.way && refund.state === 'due' && refund.payout !== null),
      ];
  return {
    ...refund,
    orderNumber: order.number,
    orderToken: order.token,
    name: order.name,
    email: order.email,
    phone: order.phone,
    lacksAccount: lacks,
    gateway: attempt?.gateway ?? null,
    payment: attempt && {
      reference: attempt.reference,
      providerReference: attempt.providerReference,
      paidAt: attempt.settledAt,
    },
    otherWays: mayChangeWay(refund) ? ways : [],
    successor: await successorOf(db, refund),
  };
}

/** The open request that an order was asked back by, with what else of it would go back. */
async function requestAbout(db: Handle, order: Order): Promise<Refundable['request']> {
  const open = await findRequestAbout(db, order.id);
  const [request] = open ? await readOpenRequests(db, { most: 1, orderId: open.orderId }) : [];
  if (!request) return null;
  const others = (await readTogether(db, order)).filter(({ id }) => id !== order.id);
  return {
    ...request,
    parts: others.flatMap((other) => {
      const leftCentimes = leftToPayBack(other);
      return leftCentimes > 0 ? [{ orderNumber: other.number, leftCentimes }] : [];
    }),
  };
}

/** Less than what is left: else the whole is chosen. */
async function partsToRefund(db: Handle, order: Order): Promise<Refundable['parts']> {
  const open = (await openedParts(db, order.id)).filter(
    ({ closedAt, centimes }) => closedAt === null && centimes > 0 && centimes < leftToPayBack(order),
  );
  return open.map(({ number, description, centimes }) => ({ number, name: description, centimes }));
}

async function openedBy(db: Handle, order: Order): Promise<Refundable['opened']> {
  if (order.itemKind !== 'course') return 'other';
  const course = await readCourse(db, order.itemSlug);
  return course !== null && isTaughtHere(course) ? 'classroom' : 'code';
}

/** Null for an unknown order, and for a payment that is no second one. */
export async function refundable(
  { database: { db }, clock }: ServiceContext,
  number: string,
  duplicateReference: string | null,
): Promise<Refundable | null> {
  const order = await findOrderByNumber(db, number);
  if (!order) return null;
  const [settings, attempts, history, refunds] = await Promise.all([
    readSettings(db),
    readAttempts(db, order.id),
    readHistory(db, order.id),
    readRefundsOf(db, order.id),
  ]);
  const captured = attempts.filter(({ state }) => state === 'captured');
  const duplicate = captured.find(
    ({ isDuplicate, reference }) => isDuplicate && reference === duplicateReference,
  );
  if (duplicateReference !== null && !duplicate) return null;
  const attempt = duplicate ?? captured.find(({ isDuplicate }) => !isDuplicate) ?? null;
  const paidAt = duplicate ? duplicate.settledAt : paidAtOf(history);
  const paying = payingOf(order, history);
  const until = await refundableUntil(db, order, settings);
  const now = clock();
  const status = duplicate
    ? refundStatus(order, settings, { paidAt, now })
    : await readPromise(db, order, settings, { now, until });
  const request = duplicate ? null : await requestAbout(db, order);
  const given = refunds
    .filter((refund) => refund.attemptId === duplicate?.id && refund.state !== 'cancelled')
    .reduce((sum, { amountCentimes }) => sum + amountCentimes, 0);
  return {
    ...status,
    request,
    isByRight: status.isByRight || request !== null,
    orderNumber: order.number,
    orderToken: order.token,
    until,
    item: (await itemNamer(db))(order),
    opened: await openedBy(db, order),
    parts: duplicate || order.itemKind !== 'bundle' ? [] : await partsToRefund(db, order),
    name: order.name,
    phone: order.phone,
    paidAt,
    method: paying.method,
    receivedOn: duplicate ? null : paying.receivedOn,
    amountCentimes: order.amountCentimes,
    gateway: attempt?.gateway ?? null,
    ways: attempt ? ['gateway'] : staffWaysOf(order, history),
    paidBackWithinDays: settings.refundPolicy.paidBackWithinDays,
    duplicateCentimes: duplicate ? duplicate.amountCentimes - given : null,
    isSameVisit: duplicate !== undefined && isFurtherPayment(duplicate),
    disputedAt: order.disputedAt,
  };
}
