/** Races about refunds, on real PostgreSQL: the embedded engine hides them. Every test names the guards it proves. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { refunds } from '../../src/selling/refunds/refunds.table.ts';
import type { Order } from '../../src/selling/orders/order.ts';
import { bindScheduler } from '../../src/jobs.ts';
import type { RefundOrder } from '../../src/selling/refunds/refund-order.service.ts';
import {
  addCodes,
  allRows,
  begin,
  place,
  placeAndPay,
  statusOf,
  notifyFromBank,
  applyAll,
} from '../support/actions.ts';
import { academyForEach } from '../support/open-test-academy.ts';
import { atOnce, times } from '../support/races.ts';
import { payBackOrder } from '../support/refunds.ts';
import { evidenceFor, notificationOf } from '../support/test-gateway.ts';

describe('money going back, from many sides at once', () => {
  /** Keys of the refunds that the bank was asked for. */
  let asked: string[];
  const test = academyForEach({ engine: 'postgres', poolSize: 20 });
  beforeEach(async () => {
    asked = [];
    test.bank.refund = async ({ key }) => {
      asked.push(key);
      return { ok: true, providerReference: `refund-${key}`, state: 'done' };
    };
  });

  const payBack = (order: Order, of: Partial<RefundOrder> = {}) => payBackOrder(test, order, of);

  const notifyRefund = async (evidence: object): Promise<string | undefined> => {
    const raw = notificationOf({ kind: 'refund', evidence });
    const answer = await test.academy.receiveNotification({ gateway: 'test-bank', raw });
    await applyAll(test);
    return answer?.body;
  };

  const paidOrders = async (count: number) => {
    const orders: Order[] = [];
    while (orders.length < count) orders.push(await placeAndPay(test));
    return orders;
  };
  const rowsOf = async (order: Order) => {
    const rows = await test.db.select().from(refunds);
    return rows.filter(({ orderId }) => orderId === order.id);
  };

  // Guards: the order's lock, and the refundable amount when the form was opened.
  it('twenty members of staff pay back the whole amount: one refund', async () => {
    await addCodes(test, ['CODE-1']);
    const order = await placeAndPay(test);
    const results = await atOnce(times(20, () => () => payBack(order)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await rowsOf(order)).toHaveLength(1);
    expect(asked).toHaveLength(1);
    const { history } = await allRows(test);
    expect(history.filter(({ event }) => event === 'end-access')).toHaveLength(1);
  });

  // Guards: the order's lock; the credit notes' lock and their unique number, across orders.
  it('parts of many orders at once: never more than was paid, and every credit note has its own number', async () => {
    const orders = await paidOrders(8);
    await atOnce(orders.flatMap((order) => times(4, () => () => payBack(order, { amountCentimes: 60_000 }))));
    const rows = await test.db.select().from(refunds);
    expect(new Set(rows.map((row) => row.creditNoteNumber)).size).toBe(rows.length);
    for (const order of orders)
      expect((await rowsOf(order)).reduce((sum, { amountCentimes }) => sum + amountCentimes, 0)).toBe(60_000);
  });

  // Guard: the refund's id is the form's key.
  it('one form sent twenty times is one refund', async () => {
    const order = await placeAndPay(test);
    const key = randomUUID();
    const results = await atOnce(times(20, () => () => payBack(order, { key, amountCentimes: 1_000 })));
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(await rowsOf(order)).toHaveLength(1);
    expect(new Set(asked)).toEqual(new Set([key]));
  });

  // Guards: the lease (run_at) taken with FOR UPDATE SKIP LOCKED, and the one key.
  it('fifty clocks carry one refund: the bank is asked with one key, and pays once', async () => {
    test.bank.refund = async () => ({ ok: false, reason: 'gateway-unreachable' });
    const order = await placeAndPay(test);
    const key = randomUUID();
    await payBack(order, { key });
    test.bank.refund = async (payment) => {
      asked.push(payment.key);
      return { ok: true, providerReference: `refund-${payment.key}`, state: 'done' };
    };
    test.pass(5 * 60_000);
    const scheduler = bindScheduler(test.context);
    await atOnce(times(50, () => () => scheduler.processRefunds()));
    expect(asked).toEqual([key]);
    const { history } = await allRows(test);
    expect(history.filter(({ event }) => event === 'pay-back')).toHaveLength(1);
  });

  // Guards: the order's lock, moveRefund's UPDATE … WHERE state.
  it('the answer, notifications and a dispute at once: the money has left once, the order is marked', async () => {
    const order = await placeAndPay(test);
    const { attempts } = await allRows(test);
    const paymentReference = attempts[0]?.providerReference ?? '';
    const about = { attemptReference: null, paymentReference, amountCentimes: 99_000, currency: 'MAD' };
    const key = randomUUID();
    const dispute = { ...about, eventId: 'dispute-1', state: 'opened' };
    // Notifications that name the key; ones with only the payment would be a refund of their own if they came first.
    const words = times(10, (index) =>
      notifyRefund({
        ...about,
        eventId: `r-${index}`,
        refundReference: `refund-${key}`,
        key,
        outcome: 'done',
      }),
    );
    const notified = test.academy.receiveNotification({
      gateway: 'test-bank',
      raw: notificationOf({ kind: 'dispute', evidence: dispute }),
    });
    const [decided] = await Promise.all([payBack(order, { key }), notified, ...words]);
    await applyAll(test);
    const rows = await rowsOf(order);
    // Whichever came first, this order is refunded once.
    expect(rows.reduce((sum, { amountCentimes }) => sum + amountCentimes, 0)).toBe(99_000);
    expect(decided.ok ? asked.length <= 1 : asked.length === 0).toBe(true);
    const view = await test.academy.orderByToken(order.token);
    expect(view?.order).toMatchObject({ status: 'Refunded', refundedCentimes: 99_000 });
    expect(view?.order.disputedAt).not.toBeNull();
    const { history } = await allRows(test);
    expect(history.filter(({ event }) => event === 'end-access').length).toBeLessThanOrEqual(1);
  });

  // Guards: the order's lock; a refund that is decided or left by the capture's own rules.
  it('a second payment arrives while the first is refunded: it is a duplicate, and nothing opens again', async () => {
    await addCodes(test, ['CODE-1', 'CODE-2']);
    const order = await place(test);
    const [one, two] = [await begin(test, order), await begin(test, order)];
    await notifyFromBank(test, evidenceFor(one));
    const [, verdict] = await Promise.all([payBack(order), notifyFromBank(test, evidenceFor(two))]);
    expect(verdict).toBe('duplicate');
    expect(await statusOf(test, order)).toBe('Refunded');
    expect((await test.academy.orderByToken(order.token))?.access).toBeNull();
    expect(await test.academy.staff.duplicatePayments()).toMatchObject([{ reference: two }]);
  });

  const deadlocks = async (): Promise<number> => {
    const { rows } = await test.db.execute<{ deadlocks: string }>(
      sql`select deadlocks from pg_stat_database where datname = current_database()`,
    );
    return Number(rows[0]?.deadlocks);
  };

  // Guards: orders locked FOR NO KEY UPDATE, the code stock's lock taken last.
  it('orders that wait for a code are refunded while codes come in, without a deadlock', async () => {
    const before = await deadlocks();
    for (const round of times(3, (index) => index)) {
      const orders = await paidOrders(4);
      const codes = times(4, (index) => `CODE-${round}-${index}`);
      const [added, ...results] = await Promise.all([
        addCodes(test, codes),
        ...orders.map((order) => payBack(order)),
      ]);
      expect(added).toMatchObject({ added: 4 });
      expect(results.every(({ ok }) => ok)).toBe(true);
      for (const order of orders) expect(await statusOf(test, order)).toBe('Refunded');
    }
    expect(await deadlocks()).toBe(before);
  });
});
