/** Notifications that cannot be applied at once: kept, answered, and applied afterwards. On PostgreSQL, where others hold locks. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { begin, place, reportFromBank, statusOf } from '../../../tests/support/actions.ts';
import { openTestAcademy, type TestAcademy } from '../../../tests/support/open-test-academy.ts';
import { evidenceFor } from '../../../tests/support/test-gateway.ts';
import { bindScheduler } from '../../jobs.ts';
import { lockOrder } from '../orders/orders.store.ts';
import { waitingNotifications } from '../orders/orders.table.ts';

describe('a notification about an order that somebody holds', () => {
  let test: TestAcademy;
  beforeEach(async () => {
    test = await openTestAcademy({ engine: 'postgres' });
  });
  afterEach(() => test.close());

  /** Answers what `work` came to while the order was held. */
  async function whileHeld<T>(id: string, work: () => Promise<T>): Promise<T> {
    const held = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const holding = test.database.transaction(async (tx) => {
      await lockOrder(tx, id);
      held.resolve();
      await released.promise;
    });
    await held.promise;
    try {
      return await work();
    } finally {
      released.resolve();
      await holding;
    }
  }
  const waiting = () => test.database.db.$count(waitingNotifications);
  const applyWaiting = () => bindScheduler(test.context).applyWaiting();

  it('is kept and accepted at once, however often it comes, and applied once', async () => {
    const order = await place(test);
    const evidence = evidenceFor(await begin(test, order), { amountCentimes: order.amountCentimes });
    const answers = await whileHeld(order.id, () =>
      Promise.all(Array.from({ length: 20 }, () => reportFromBank(test, evidence))),
    );
    expect(new Set(answers)).toEqual(new Set(['no-change']));
    expect(await statusOf(test, order)).toBe('Pending Payment');
    expect(await waiting()).toBe(1);
    test.pass(10_000);
    expect(await applyWaiting()).toBe(1);
    expect(await statusOf(test, order)).toBe('Payment Confirmed');
    expect(await waiting()).toBe(0);
  });

  it('is not accepted with another amount than the attempt’s', async () => {
    const order = await place(test);
    const evidence = evidenceFor(await begin(test, order), { amountCentimes: 1 });
    expect(await whileHeld(order.id, () => reportFromBank(test, evidence))).toBe('refused');
  });

  it('is a second payment where the order is paid already, so that a bank that can does not collect it', async () => {
    const order = await place(test);
    const amount = { amountCentimes: order.amountCentimes };
    const [first, second] = [await begin(test, order), await begin(test, order)];
    expect(await reportFromBank(test, evidenceFor(first, amount))).toBe('applied');
    expect(await whileHeld(order.id, () => reportFromBank(test, evidenceFor(second, amount)))).toBe(
      'surplus',
    );
    test.pass(10_000);
    expect(await applyWaiting()).toBe(1);
    expect(await waiting()).toBe(0);
  });

  it('leaves one of two cards uncollected where both answers are given at the same moment', async () => {
    const order = await place(test);
    const amount = { amountCentimes: order.amountCentimes };
    const both = [
      evidenceFor(await begin(test, order), amount),
      evidenceFor(await begin(test, order), amount),
    ];
    const answers = await whileHeld(order.id, () =>
      Promise.all(both.map((evidence) => reportFromBank(test, evidence))),
    );
    expect(answers.toSorted()).toEqual(['no-change', 'surplus']);
  });

  it('is answered before it is applied where many come at once, and each is applied soon after', async () => {
    const placed = await Promise.all(Array.from({ length: 12 }, () => place(test)));
    const evidence = [];
    for (const order of placed)
      evidence.push(evidenceFor(await begin(test, order), { amountCentimes: order.amountCentimes }));
    const answers = await Promise.all(evidence.map((one) => reportFromBank(test, one)));
    expect(answers.every((answer) => answer === 'applied' || answer === 'no-change')).toBe(true);
    expect(answers).toContain('no-change');
    test.pass(10_000);
    expect(await applyWaiting()).toBe(answers.filter((answer) => answer === 'no-change').length);
    for (const order of placed) expect(await statusOf(test, order)).toBe('Payment Confirmed');
  });
});
