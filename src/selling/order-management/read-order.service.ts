/**
 * An order as its own page shows it: whoever holds the token may see it. One, and all of them, as staff see them. Nothing here
 * changes anything.
 */
import type { orderHistory } from '../orders/orders.table.ts';
import type { Handle } from '../../platform/db/handle.ts';
import {
  type OpenedPart,
  openedParts,
  othersOfBundle,
  partOpenedBy,
} from '../orders/bundle-parts.service.ts';
import { findEntitlement, findHandedOut, findTwins, type HandedOut } from '../access/access.service.ts';
import { startUrlOf } from '../orders/access-codes.ts';
import { readCourse, readSettings } from '../../academy/content/content.service.ts';
import { type Attempt, findAttempt, readAttempts } from '../orders/payment-attempts.service.ts';
import { readNotifications } from '../payments/notifications.service.ts';
import { isGift, type MoneyMethod, type Order } from '../orders/order.ts';
import { readHistory, readGroupsOf, type GroupOfOrder } from '../orders/order-history.service.ts';
import { readShown } from '../refunds/refunds.service.ts';
import { findOrder, findOrderByNumber, findOrderByToken, type OrderFound } from '../orders/orders.service.ts';
import type { ShownStatus } from '../orders/refund.ts';
import { countGroups, findOrders as findPage } from './find-orders.service.ts';
import { itemNamer } from '../orders/item-names.service.ts';
import { orderListQuery, type OrderListQuery } from './order-list.ts';
import type { Localised } from '../../catalogue/courses/course.ts';
import { lastCheck } from '../../platform/time/check-hours.ts';
import { isSealOfReturn, type ServiceContext } from '../../context.ts';
import { stateOf } from '../../academy/emails/post-emails.service.ts';
import { readOutboxOf } from './outbox-rows.service.ts';

export type HistoryEntry = Omit<typeof orderHistory.$inferSelect, 'id' | 'position' | 'orderId'>;

/** What an order opened: a seat in the classroom; else a code and the start link, or the promise of one soon. */
type Access = {
  /** Taught here: entered by the order itself or by a sign-in, without a code. */
  isClassroom: boolean;
  code: string | null;
  startUrl: string | null;
  grantedAt: Date;
  /** Since when a part of its price is overdue: code and link are shown again once it is paid. */
  pausedAt: Date | null;
  /** The last day of a membership for a time, 'YYYY-MM-DD' in Morocco. */
  endsOn: string | null;
} | null;

export type OrderView = {
  order: Order;
  /** The status as people read it. */
  shown: ShownStatus;
  access: Access;
  history: HistoryEntry[];
  lastAttempt: { state: string; begunAt: Date } | null;
  /** Of a bundle that is paid. */
  parts: OpenedPart[];
  /** It opened a part of a bundle, which alone was paid. */
  isOfBundle: boolean;
  /**
   * A visit to a bank that has no answer yet, one that it approved in the buyer's browser first. `canBeAsked`: false where the
   * bank can only notify by itself.
   */
  underWay: { begunAt: Date; approvedAt: Date | null; canBeAsked: boolean } | null;
};

export type NotificationInList = Awaited<ReturnType<typeof readNotifications>>[number];

/** An e-mail an order caused; `subject` is the e-mail's name. 'overtaken': no longer true when its turn came, so not sent. */
type EmailInList = {
  id: string;
  subject: string;
  state: 'sent' | 'waiting' | 'failed' | 'overtaken';
  at: Date;
};

/** The order alone, without what happened to it; null for an unknown token. */
export async function orderAlone({ database: { db } }: ServiceContext, token: string): Promise<Order | null> {
  const found = await findOrderByToken(db, token);
  if (!found) return null;
  const { has: _has, ...order } = found;
  return order;
}

/** Null for an unknown token. Reads only: opening a page never moves an order. */
export async function orderByToken(context: ServiceContext, token: string): Promise<OrderView | null> {
  const order = await findOrderByToken(context.database.db, token);
  if (!order) return null;
  const view = await viewOfOrder(context, order);
  // The buyer of a gift sees that it has arrived, and never the code.
  return isGift(order) && view.access
    ? { ...view, access: { ...view.access, code: null, startUrl: null } }
    : view;
}

/**
 * The order a gateway sent the browser back for: finds the way back to a page, proves no payment. Null when the reference is
 * unknown. The reference goes to the bank and is part of addresses, so it opens nothing: the signature beside it does, and
 * gives `token`, as long as the order has the token it was made for.
 */
export async function orderOfReturn(
  context: ServiceContext,
  { gateway: name, fields }: { gateway: string; fields: URLSearchParams },
): Promise<(Pick<Order, 'number' | 'locale'> & { token: string | null }) | null> {
  const { db } = context.database;
  const reference = context.gateways.find((known) => known.name === name)?.referenceInReturn(fields) ?? null;
  const attempt = reference === null ? null : await findAttempt(db, name, reference);
  const order = attempt && (await findOrder(db, attempt.orderId));
  if (!order) return null;
  const { number, locale, token } = order;
  return { number, locale, token: isSealOfReturn(context, token, fields.get('seal') ?? '') ? token : null };
}

/** One order with the gateways' notifications about it and the e-mails it caused. */
export type FoundOrder = OrderView & {
  handedOut: HandedOut | null;
  /** Numbers of the paid orders of the same owner for the same thing. */
  twins: string[];
  /** Of a bundle or of a part of one: numbers of the others. */
  bundle: string[];
  /** The dated group that it is for, or in which it has its seat; null where it is for none. */
  group: GroupOfOrder | null;
  item: Localised<string>;
  notifications: NotificationInList[];
  mails: EmailInList[];
};

/** The e-mails that an order caused, as its page lists them. */
export type EmailOfOrder = {
  id: string;
  subject: string;
  state: 'sent' | 'waiting' | 'failed' | 'overtaken';
  at: Date;
  /** Of an e-mail about money on its way back. */
  refundId: string | null;
};

/** The e-mails an order caused, oldest first; `subject` is the e-mail's name. */
export async function readEmailsOf(db: Handle, orderId: string): Promise<EmailOfOrder[]> {
  const rows = (await readOutboxOf(db, orderId)).filter(({ kind }) => kind === 'mail');
  return rows.map((row) => ({
    id: row.id,
    subject: row.emailName,
    state: stateOf(row),
    at: row.doneAt ?? row.failedAt ?? row.createdAt,
    refundId: typeof row.payload['refund'] === 'string' ? row.payload['refund'] : null,
  }));
}

export async function staffOrder(context: ServiceContext, number: string): Promise<FoundOrder | null> {
  const { db } = context.database;
  const order = await findOrderByNumber(db, number);
  if (!order) return null;
  const [view, twins, bundle, handedOut, notifications, mails, groups, itemOf] = await Promise.all([
    viewOfOrder(context, order),
    findTwins(db, order),
    othersOfBundle(db, order.id),
    order.has.access ? findHandedOut(db, order.id) : null,
    readNotifications(db, order.id),
    readEmailsOf(db, order.id),
    readGroupsOf(db, [order.id]),
    itemNamer(db),
  ]);
  const group = groups.get(order.id) ?? null;
  return {
    ...view,
    twins,
    bundle,
    group,
    item: itemOf(order),
    handedOut,
    notifications: notifications.slice(0, 100),
    mails,
  };
}

/** The order with what it opened, its timeline and its newest attempt to pay by card. */
async function viewOfOrder(
  { database: { db }, gateways }: ServiceContext,
  { has, ...order }: OrderFound,
): Promise<OrderView> {
  const [shown, access, history, attempts, parts, part] = await Promise.all([
    readShown(db, [order]),
    has.access ? readAccess(db, order) : null,
    readHistory(db, order.id),
    has.visits ? readAttempts(db, order.id) : [],
    order.itemKind === 'bundle' ? openedParts(db, order.id) : [],
    order.amountCentimes === 0 && order.freeAs === null ? partOpenedBy(db, order.id) : null,
  ]);
  const last = attempts.at(-1);
  return {
    order,
    shown: shown.get(order.id) ?? order.status,
    access,
    history,
    parts,
    isOfBundle: part !== null,
    lastAttempt: last ? { state: last.state, begunAt: last.begunAt } : null,
    underWay: underWayOf(attempts, history, gateways),
  };
}

/**
 * An approval in the buyer's browser outlasts the day after which a visit is given up; visits for which the bank opened no page
 * are left out.
 */
function underWayOf(
  attempts: readonly Attempt[],
  history: OrderView['history'],
  gateways: ServiceContext['gateways'],
): OrderView['underWay'] {
  const neverLeft = new Set(
    history.flatMap(({ event, detail }) => (event === 'no-hand-off' ? [detail?.['reference']] : [])),
  );
  const open = attempts.filter(
    ({ state, approvedReturnAt, reference }) =>
      !neverLeft.has(reference) &&
      (state === 'begun' || (state === 'abandoned' && approvedReturnAt !== null)),
  );
  const found = open.findLast(({ approvedReturnAt }) => approvedReturnAt !== null) ?? open.at(-1);
  if (found === undefined) return null;
  const gateway = gateways.find(({ name }) => name === found.gateway);
  return {
    begunAt: found.begunAt,
    approvedAt: found.approvedReturnAt,
    canBeAsked: gateway !== undefined && gateway.canBeAsked !== false,
  };
}

async function readAccess(db: Handle, order: Order): Promise<Access> {
  const entitlement = await findEntitlement(db, order.id);
  if (!entitlement) return null;
  const { grantedAt, pausedAt, endsOn, isClassroom } = entitlement;
  const opened = { isClassroom, grantedAt, pausedAt, endsOn };
  if (entitlement.code === null) return { ...opened, code: null, startUrl: null };
  const [course, settings] = await Promise.all([readCourse(db, order.itemSlug), readSettings(db)]);
  return {
    ...opened,
    code: entitlement.code,
    startUrl: startUrlOf(settings.learningPlatformUrl, course?.platformProduct ?? null),
  };
}

export type OrderInList = Pick<
  Order,
  | 'number'
  | 'name'
  | 'email'
  | 'phone'
  | 'itemKind'
  | 'itemSlug'
  | 'locale'
  | 'description'
  | 'amountCentimes'
  | 'freeAs'
  | 'status'
  | 'placedAt'
  | 'transferCode'
  | 'claimedAt'
> & {
  method: MoneyMethod | null;
  /** What it is for, in both languages. */
  item: Localised<string>;
  /** The status as people read it. */
  shown: ShownStatus;
  awaitsCode: boolean;
  /** A claim that waits longer than the academy promises. */
  isLate: boolean;
  /** Its owner paid for the same thing in another order, too. */
  isDouble: boolean;
};

/**
 * A page of orders. Throws beyond the limits of `orderListQuery`: whoever calls has checked them. `total` is null when more
 * than 10,000 fit; `hasNext` is always right. Sort by `claimedAt` 'asc': the longest waiting first. Who may: `maySeeOrders`.
 */
export async function findOrders(
  { database: { db }, clock }: ServiceContext,
  query: OrderListQuery,
): Promise<{ rows: OrderInList[]; total: number | null; hasNext: boolean }> {
  const checked = orderListQuery.parse(query);
  const { transferChecks } = await readSettings(db);
  const now = clock();
  return findPage(db, { query: checked, lateBefore: lastCheck(transferChecks, now), now });
}

/** Of the groups of the list, each up to 10,000; null beyond. Who may: `maySeeOrders`. */
export const countOrderGroups = ({ database: { db } }: ServiceContext) => countGroups(db);
