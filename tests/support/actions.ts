/** Actions of tests on an academy in one line each. Every one throws when it does not succeed. */
import { applyWaiting } from '../../src/selling/payments/receive-notification.service.ts';
import { asc, eq } from 'drizzle-orm';
import { accessCodes, entitlements } from '../../src/selling/orders/access.table.ts';
import {
  gatewayNotifications,
  orderHistory,
  orders,
  paymentAttempts,
} from '../../src/selling/orders/orders.table.ts';
import type { Order } from '../../src/selling/orders/order.ts';
import type { StaffMember } from '../../src/academy.ts';
import type { Evidence } from '../../src/gateways/gateway.ts';
import { outbox } from '../../src/academy/emails/outbox.table.ts';
import { aForm, type FormOf } from './builders.ts';
import type { TestAcademy } from './open-test-academy.ts';
import { evidenceFor, notificationOf } from './test-gateway.ts';
import { asWritten } from './open-test-database.ts';
import { allowed, present } from './sure.ts';

export const staff: StaffMember = { email: 'nadia@academy.example', role: 'owner' };

export async function place({ academy }: TestAcademy, of: FormOf = {}): Promise<Order> {
  return allowed(await academy.placeOrder(aForm(of))).order;
}

/** Begins a card payment; returns the attempt's reference at the bank. */
export async function begin({ academy, bank }: TestAcademy, order: Pick<Order, 'token'>): Promise<string> {
  allowed(await academy.beginPayment({ token: order.token, cardType: 'international' }));
  return present(bank.begun.at(-1));
}

/** As the scheduler does: what waits at once, and what had to wait for a lock by and by. */
export async function applyAll({ context }: TestAcademy): Promise<void> {
  await applyWaiting(context, new Date(context.clock().getTime() + 3_600_000));
}

/** The bank notifies the academy; returns the acknowledged verdict. What could not be applied at once still waits. */
export async function reportFromBank(
  { academy }: TestAcademy,
  evidence: Evidence,
  word?: string,
): Promise<string | undefined> {
  const raw = notificationOf(evidence, word);
  return (await academy.receiveNotification({ gateway: 'test-bank', raw }))?.body;
}

/** As above, and nothing waits any more. */
export async function notifyFromBank(
  test: TestAcademy,
  evidence: Evidence,
  word?: string,
): Promise<string | undefined> {
  const verdict = await reportFromBank(test, evidence, word);
  await applyAll(test);
  return verdict;
}

/** Nothing can be read or written meanwhile. */
export async function whileDatabaseFails(
  { database }: TestAcademy,
  work: () => Promise<unknown>,
): Promise<void> {
  const { db, transaction, apart } = database;
  const fail = () => Promise.reject(new Error('connection lost'));
  const failing = new Proxy(db, {
    get() {
      throw new Error('connection lost');
    },
  });
  Object.assign(database, { db: failing, transaction: fail, apart: fail });
  await work();
  Object.assign(database, { db, transaction, apart });
}

/** Places an order and pays it by card. */
export async function placeAndPay(test: TestAcademy, of: FormOf = {}): Promise<Order> {
  const order = await place(test, of);
  const reference = await begin(test, order);
  const verdict = await notifyFromBank(
    test,
    evidenceFor(reference, { amountCentimes: order.amountCentimes }),
  );
  if (verdict !== 'applied') throw new Error(`The payment was not applied: ${verdict}`);
  return order;
}

export async function statusOf(
  { academy }: TestAcademy,
  order: Pick<Order, 'token'>,
): Promise<string | undefined> {
  return (await academy.orderByToken(order.token))?.order.status;
}

export const addCodes = ({ academy }: TestAcademy, codes: string[], itemSlug = 'selling-online') =>
  academy.staff.addAccessCodes({ itemSlug, codes, staff });

/** Names of the e-mails an order caused, oldest first. */
export async function emailsOf({ db }: TestAcademy, order: Pick<Order, 'id'>): Promise<unknown[]> {
  const rows = await db
    .select()
    .from(outbox)
    .where(eq(outbox.orderId, order.id))
    .orderBy(asc(outbox.createdAt), asWritten);
  return rows.map((row) => row.payload['emailName']);
}

/** All rows that a race could corrupt. */
export async function allRows({ db }: TestAcademy) {
  return {
    orders: await db.select().from(orders),
    attempts: await db.select().from(paymentAttempts),
    notifications: await db.select().from(gatewayNotifications),
    history: await db.select().from(orderHistory).orderBy(asc(orderHistory.position)),
    entitlements: await db.select().from(entitlements),
    codes: await db.select().from(accessCodes),
    emails: await db.select().from(outbox),
  };
}
