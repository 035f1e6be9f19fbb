/** Races of retention with payments and buyers, on real PostgreSQL. Every test names the guard it proves. */
import { beforeEach, describe, expect, it } from 'vitest';
import { bindScheduler, type AcademyScheduler } from '../../src/jobs.ts';
import { allRows, applyAll, begin, place, notifyFromBank } from '../support/actions.ts';
import { academyForEach } from '../support/open-test-academy.ts';
import { atOnce, times } from '../support/races.ts';
import { evidenceFor } from '../support/test-gateway.ts';

const dayMs = 86_400_000;

describe('forgetting while something happens', () => {
  let scheduler: AcademyScheduler;
  const test = academyForEach({ engine: 'postgres', poolSize: 20 });
  beforeEach(async () => {
    scheduler = bindScheduler(test.context);
  });

  /** Orders that expired long ago, whose payment was given up. */
  async function longOver(count: number) {
    const over = [];
    for (let each = 0; each < count; each += 1) {
      const order = await place(test);
      over.push({ order, evidence: evidenceFor(await begin(test, order)) });
    }
    test.pass(2 * dayMs);
    await scheduler.askOpenAttempts();
    test.pass(6 * dayMs);
    await scheduler.expireOrders();
    test.pass(200 * dayMs);
    return over;
  }

  // Guards: the order's lock, skipped by the job while somebody holds it and awaited by the payment.
  it('money that arrives in that very moment confirms its order, or is kept without one: never lost, never half', async () => {
    const over = await longOver(20);
    const [verdicts] = await Promise.all([
      atOnce(
        over.map(
          ({ evidence }) =>
            () =>
              notifyFromBank(test, evidence),
        ),
      ),
      Promise.all(times(3, () => scheduler.applyRetention())),
    ]);
    await applyAll(test);
    const rows = await allRows(test);
    for (const [index, { order, evidence }] of over.entries()) {
      const kept = rows.orders.find(({ id }) => id === order.id);
      const history = rows.history.filter(({ orderId }) => orderId === order.id);
      const [noted, ...more] = rows.notifications.filter(
        ({ eventId }) => eventId === `${evidence.eventId}#captured`,
      );
      expect([noted?.verdict, more]).toEqual([kept ? 'applied' : 'refused', []]);
      // Among many at once some are answered before they are applied.
      expect(['no-change', noted?.verdict]).toContain(verdicts[index]);
      if (kept) expect(kept.status).toBe('Payment Confirmed');
      else expect(history).toEqual([]);
    }
    const refused = rows.notifications.filter(({ verdict }) => verdict === 'refused');
    for (const one of refused) expect(one).toMatchObject({ reason: 'unknown-attempt', looksForged: false });
  });

  // Guards: the same lock; the condition read again under it.
  it('an order that its buyer opens again in that very moment is whole or gone', async () => {
    const over = await longOver(20);
    const [answers] = await Promise.all([
      atOnce(
        over.map(
          ({ order }) =>
            () =>
              test.academy.reopenOrder(order),
        ),
      ),
      Promise.all(times(2, () => scheduler.applyRetention())),
    ]);
    const rows = await allRows(test);
    for (const [index, { order }] of over.entries()) {
      const kept = rows.orders.find(({ id }) => id === order.id);
      expect(kept?.status).toBe(answers[index]?.ok ? 'Pending Payment' : undefined);
      const lines = rows.history.filter(({ orderId }) => orderId === order.id).length;
      expect(lines > 0).toBe(kept !== undefined);
    }
  });
});
