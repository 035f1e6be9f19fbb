/** Notifications that cannot be applied at once: kept, answered, and applied afterwards. On PostgreSQL, where others hold locks. */
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { allRows, begin, place, reportFromBank, statusOf } from '../../../tests/support/actions.ts';
import { academyForEach } from '../../../tests/support/open-test-academy.ts';
import { evidenceFor, notificationOf } from '../../../tests/support/test-gateway.ts';
import { times } from '../../../tests/support/races.ts';
import type { Evidence } from '../../gateways/gateway.ts';
import { bindScheduler } from '../../jobs.ts';
import { lockOrder } from '../orders/orders.service.ts';
import { waitingNotifications } from '../orders/waiting-notifications.table.ts';

describe('a notification about an order that somebody holds', () => {
  const test = academyForEach({ engine: 'postgres' });

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
  const waiting = () => test.db.$count(waitingNotifications);
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
    // It failed a moment ago.
    expect(await applyWaiting()).toBe(0);
    test.pass(10_000);
    expect(await applyWaiting()).toBe(1);
    expect(await statusOf(test, order)).toBe('Payment Confirmed');
    expect(await waiting()).toBe(0);
  });

  it('is applied at once where the clock that put it off is set back', async () => {
    const order = await place(test);
    const evidence = evidenceFor(await begin(test, order), { amountCentimes: order.amountCentimes });
    const threeDays = 3 * 86_400_000;
    test.pass(threeDays);
    expect(await whileHeld(order.id, () => reportFromBank(test, evidence))).toBe('no-change');
    expect(await applyWaiting()).toBe(0);
    test.pass(-threeDays);
    expect(await applyWaiting()).toBe(1);
    expect(await statusOf(test, order)).toBe('Payment Confirmed');
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
      'duplicate',
    );
    test.pass(10_000);
    expect(await applyWaiting()).toBe(1);
    expect(await waiting()).toBe(0);
  });

  /** Two payments of one order, each told a moment after the other while the order is held; their answers. */
  async function answersTo(of: (amountCentimes: number) => Partial<Evidence>[]) {
    const order = await place(test);
    const told: Evidence[] = [];
    for (const each of of(order.amountCentimes))
      told.push(evidenceFor(each.attemptReference ?? (await begin(test, order)), each));
    const answers = await whileHeld(order.id, async () => {
      const given = [];
      for (const evidence of told) {
        given.push(await reportFromBank(test, evidence));
        test.pass(1);
      }
      return given;
    });
    return { order, told, answers };
  }

  it('leaves the second of two cards uncollected, and the first pays the order, whichever is due first', async () => {
    const { order, told, answers } = await answersTo((amountCentimes) => [
      { amountCentimes },
      { amountCentimes },
    ]);
    expect(answers).toEqual(['no-change', 'duplicate']);
    const [first, second] = told;
    await test.db
      .update(waitingNotifications)
      .set({ nextTryAt: new Date(test.context.clock().getTime() + 60_000) })
      .where(sql`report->'evidence'->>'attemptReference' = ${first?.attemptReference}`);
    test.pass(10_000);
    expect(await applyWaiting()).toBe(0);
    test.pass(60_000);
    expect(await applyWaiting()).toBe(2);
    expect(await statusOf(test, order)).toBe('Payment Confirmed');
    const { attempts } = await allRows(test);
    expect(attempts.filter(({ isDuplicate }) => isDuplicate).map(({ reference }) => reference)).toEqual([
      second?.attemptReference,
    ]);
    // The second is told again, in the same words and under another event.
    const again = second ?? evidenceFor('none');
    for (const eventId of [again.eventId, 'another'])
      expect(await whileHeld(order.id, () => reportFromBank(test, { ...again, eventId }))).toBe('duplicate');
  });

  it('is collected where what waits before it is no other payment that fits', async () => {
    for (const before of [
      { outcome: 'declined' } as const,
      { amountCentimes: 1 },
      { currency: 'EUR' },
      { providerReference: 'the-same' },
    ]) {
      const { answers } = await answersTo((amountCentimes) => [
        { amountCentimes, ...before },
        { amountCentimes, providerReference: 'the-same' },
      ]);
      expect([before, answers[1]]).toEqual([before, 'no-change']);
    }
  });

  it('is a refund that comes before its payment: it waits for that, for a day at most', async () => {
    const refundOf = (reference: string) => ({
      kind: 'refund',
      evidence: {
        eventId: `refund of ${reference}`,
        attemptReference: reference,
        paymentReference: 'paid',
        refundReference: `back ${reference}`,
        key: null,
        outcome: 'done',
        amountCentimes: 10_000,
        currency: 'MAD',
      },
    });
    const tell = (content: unknown) =>
      test.academy.receiveNotification({ gateway: 'test-bank', raw: notificationOf(content) });
    const [paid, unpaid] = [await place(test), await place(test)];
    const [first, second] = [await begin(test, paid), await begin(test, unpaid)];
    await tell(refundOf(first));
    await tell(refundOf(second));
    expect(await applyWaiting()).toBe(0);
    await tell(evidenceFor(first, { amountCentimes: paid.amountCentimes, providerReference: 'paid' }));
    expect(await applyWaiting()).toBe(1);
    const view = await test.academy.orderByToken(paid.token);
    expect(view?.order.refundedCentimes).toBe(10_000);
    test.pass(86_400_000);
    expect(await applyWaiting()).toBe(1);
    const { notifications } = await allRows(test);
    expect(notifications.find(({ attemptReference }) => attemptReference === second)).toMatchObject({
      verdict: 'refused',
      reason: 'not-captured',
    });
  });

  it('is kept once, whatever it holds that nobody reads', async () => {
    const order = await place(test);
    const evidence = evidenceFor(await begin(test, order), { amountCentimes: order.amountCentimes });
    await whileHeld(order.id, async () => {
      for (const more of times(5, (index) => ' '.repeat(index))) {
        const raw = notificationOf(evidence);
        const body = new TextEncoder().encode(`${new TextDecoder().decode(raw.body)}${more}`);
        await test.academy.receiveNotification({ gateway: 'test-bank', raw: { ...raw, body } });
      }
    });
    expect(await waiting()).toBe(1);
  });

  it('is answered before it is applied where many come at once, and each is applied soon after', async () => {
    const placed = await Promise.all(Array.from({ length: 12 }, () => place(test)));
    const evidence = [];
    for (const order of placed)
      evidence.push(evidenceFor(await begin(test, order), { amountCentimes: order.amountCentimes }));
    const answers = await Promise.all(evidence.map((one) => reportFromBank(test, one)));
    expect(answers.every((answer) => answer === 'applied' || answer === 'no-change')).toBe(true);
    expect(answers).toContain('no-change');
    expect(await applyWaiting()).toBe(0);
    test.pass(10_000);
    expect(await applyWaiting()).toBe(answers.filter((answer) => answer === 'no-change').length);
    for (const order of placed) expect(await statusOf(test, order)).toBe('Payment Confirmed');
  });
});
