/** An order as its own page shows it: whoever holds the token may see it. */
import type { Handle } from '../db/handle.ts';
import { findEntitlement } from '../domain/access/access.store.server.ts';
import { readCourse, readSettings } from '../domain/catalogue/catalogue.store.server.ts';
import { findAttempt, findLastAttempt } from '../domain/orders/attempts.store.server.ts';
import type { Order } from '../domain/orders/order.ts';
import { readNotifications } from '../domain/orders/notifications.store.server.ts';
import { readHistory } from '../domain/orders/order-history.store.server.ts';
import { findOrder, findOrderByNumber, findOrderByToken } from '../domain/orders/orders.store.server.ts';
import { readLettersOf } from '../mail/outbox.store.server.ts';
import type { Academy, Access, OrderView } from './academy.server.ts';
import { sealOfReturn, type FlowContext } from './flow-context.ts';

/** Null for an unknown token. Reads only: opening a page never moves an order. */
export async function orderByToken(
  { database: { db } }: FlowContext,
  token: string,
): Promise<OrderView | null> {
  const order = await findOrderByToken(db, token);
  return order && viewOfOrder(db, order);
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
  { database: { db } }: FlowContext,
  number: string,
): ReturnType<Academy['staff']['order']> {
  const order = await findOrderByNumber(db, number);
  if (!order) return null;
  const [view, notifications, mails] = await Promise.all([
    viewOfOrder(db, order),
    readNotifications(db, { orderId: order.id, most: 100 }),
    readLettersOf(db, order.id),
  ]);
  return { ...view, notifications, mails };
}

/** The order with what it opened, its timeline and its newest attempt to pay by card. */
async function viewOfOrder(db: Handle, order: Order): Promise<OrderView> {
  const [access, history, attempt] = await Promise.all([
    readAccess(db, order),
    readHistory(db, order.id),
    findLastAttempt(db, order.id),
  ]);
  return {
    order,
    access,
    history,
    lastAttempt: attempt && { state: attempt.state, begunAt: attempt.begunAt },
  };
}

async function readAccess(db: Handle, order: Order): Promise<Access> {
  const entitlement = await findEntitlement(db, order.id);
  if (!entitlement) return null;
  if (entitlement.code === null) return { code: null, startUrl: null, grantedAt: entitlement.grantedAt };
  const [course, settings] = await Promise.all([readCourse(db, order.itemSlug), readSettings(db)]);
  return {
    code: entitlement.code,
    startUrl: course?.platformProduct
      ? startUrl(settings.learningPlatformUrl, course.platformProduct)
      : settings.learningPlatformUrl,
    grantedAt: entitlement.grantedAt,
  };
}

function startUrl(platform: string, product: string): string {
  const url = new URL(platform);
  url.searchParams.set('product', product);
  return url.href;
}
