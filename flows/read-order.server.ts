/** An order as its own page shows it: whoever holds the token may see it. */
import type { Handle } from '../db/handle.ts';
import { findEntitlement, findHandedOut } from '../domain/access/access.store.server.ts';
import { startUrlOf } from '../domain/access/start-url.ts';
import { findTwins } from '../domain/access/ownership.store.server.ts';
import { readCourse, readSettings } from '../domain/catalogue/catalogue.store.server.ts';
import { findAttempt, readAttempts, type Attempt } from '../domain/orders/attempts.store.server.ts';
import { isGift, type Order } from '../domain/orders/order.ts';
import { readNotifications } from '../domain/orders/notifications.store.server.ts';
import { readHistory } from '../domain/orders/order-history.store.server.ts';
import { readShown } from '../domain/orders/refunds.store.server.ts';
import { findOrder, findOrderByNumber, findOrderByToken } from '../domain/orders/orders.store.server.ts';
import { readLettersOf } from '../mail/outbox.store.server.ts';
import { readGroupsOf } from '../src/features/cohorts/cohort-of-order.ts';
import type { Academy, Access, OrderView } from './academy.server.ts';
import { sealOfReturn, type FlowContext } from './flow-context.ts';

/** Null for an unknown token. Reads only: opening a page never moves an order. */
export async function orderByToken(context: FlowContext, token: string): Promise<OrderView | null> {
  const order = await findOrderByToken(context.database.db, token);
  if (!order) return null;
  const view = await viewOfOrder(context, order);
  // Whoever bought a gift sees that it has arrived, and never the code.
  return isGift(order) && view.access
    ? { ...view, access: { ...view.access, code: null, startUrl: null } }
    : view;
}

/**
 * The order a gateway sent the browser back for; null when the reference is unknown. The reference goes to the bank and
 * stands in addresses, so it opens nothing: the seal beside it does, as long as the order has the token it was made for.
 */
export async function orderOfReturn(
  context: FlowContext,
  { gateway: name, fields }: Parameters<Academy['orderOfReturn']>[0],
): ReturnType<Academy['orderOfReturn']> {
  const { db } = context.database;
  const reference = context.gateways.find((known) => known.name === name)?.referenceInReturn(fields) ?? null;
  const attempt = reference === null ? null : await findAttempt(db, name, reference);
  const order = attempt && (await findOrder(db, attempt.orderId));
  if (!order) return null;
  const { number, locale, token } = order;
  return { number, locale, token: fields.get('seal') === sealOfReturn(context, token) ? token : null };
}

/** One order with what gateways said about it and the letters it caused. */
export async function staffOrder(
  context: FlowContext,
  number: string,
): ReturnType<Academy['staff']['order']> {
  const { db } = context.database;
  const order = await findOrderByNumber(db, number);
  if (!order) return null;
  const [view, twins, handedOut, notifications, mails, groups] = await Promise.all([
    viewOfOrder(context, order),
    findTwins(db, order),
    findHandedOut(db, order.id),
    readNotifications(db, { orderId: order.id, most: 100 }),
    readLettersOf(db, order.id),
    readGroupsOf(db, [order.id]),
  ]);
  return { ...view, twins, group: groups.get(order.id) ?? null, handedOut, notifications, mails };
}

/** The order with what it opened, its timeline and its newest attempt to pay by card. */
async function viewOfOrder({ database: { db }, gateways }: FlowContext, order: Order): Promise<OrderView> {
  const [shown, access, history, attempts] = await Promise.all([
    readShown(db, [order]),
    readAccess(db, order),
    readHistory(db, order.id),
    readAttempts(db, order.id),
  ]);
  const last = attempts.at(-1);
  return {
    order,
    shown: shown.get(order.id) ?? order.status,
    access,
    history,
    lastAttempt: last ? { state: last.state, begunAt: last.begunAt } : null,
    underWay: underWayOf(attempts, history, gateways),
  };
}

/** An approval in her browser outlasts the day after which a visit is given up; who got no way to the bank is not there. */
function underWayOf(
  attempts: readonly Attempt[],
  history: OrderView['history'],
  gateways: FlowContext['gateways'],
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
  const { grantedAt, pausedAt, isClassroom } = entitlement;
  if (entitlement.code === null) return { isClassroom, code: null, startUrl: null, grantedAt, pausedAt };
  const [course, settings] = await Promise.all([readCourse(db, order.itemSlug), readSettings(db)]);
  return {
    isClassroom,
    code: entitlement.code,
    startUrl: startUrlOf(settings.learningPlatformUrl, course?.platformProduct ?? null),
    grantedAt,
    pausedAt,
  };
}
