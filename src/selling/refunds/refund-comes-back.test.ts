import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { Order } from '../orders/order.ts';
import { allRows, emailsOf, placeAndPay, staff, statusOf } from '../../../tests/support/actions.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import { notificationOf } from '../../../tests/support/test-gateway.ts';

const dayMs = 86_400_000;

describeAcademy('a refund that fails after it was done', (test) => {
  let order: Order;
  const key = randomUUID();
  beforeEach(async () => {
    test.bank.refund = async (asked) => ({
      ok: true,
      providerReference: `refund-${asked.key}`,
      state: 'done',
    });
    order = await placeAndPay(test);
    await payBackOrder(test, order, { key });
  });

  const t = async (outcome: string, of: object = {}): Promise<string | undefined> => {
    const { attempts } = await allRows(test);
    const evidence = {
      eventId: randomUUID(),
      attemptReference: null,
      paymentReference: attempts[0]?.providerReference,
      refundReference: `refund-${key}`,
      key,
      outcome,
      amountCentimes: order.amountCentimes,
      currency: 'MAD',
      ...of,
    };
    const raw = notificationOf({ kind: 'refund', evidence });
    return (await test.academy.receiveNotification({ gateway: 'test-bank', raw }))?.body;
  };

  const refundTask = async () =>
    (await test.academy.staff.today({ staff })).tasks.find(({ kind }) => kind === 'refunds');

  it('waits for another way; staff and the buyer are notified, once', async () => {
    expect(await test.academy.staff.refund(key)).toMatchObject({ state: 'done' });
    test.pass(20 * dayMs);
    expect(await t('failed', { eventId: 'later' })).toBe('applied');
    expect(await t('failed', { eventId: 'later' })).toBe('no-change');
    expect(await t('failed')).toBe('no-change');
    const failed = await test.academy.staff.refund(key);
    expect(failed).toMatchObject({ state: 'failed', lastProblem: 'came-back', doneAt: null, doneBy: null });
    expect(failed?.otherWays).not.toEqual([]);
    // The first promise is past: a new one of the same length takes its place.
    expect(failed?.dueAt).toEqual(new Date(test.context.clock().getTime() + 14 * dayMs));
    expect((await refundTask())?.isLate).toBe(false);
    expect((await emailsOf(test, order)).slice(-2).toSorted()).toEqual([
      'refund-came-back',
      'staff-refund-failed',
    ]);
    expect(await test.academy.refundsOf(order.token)).toMatchObject([{ isDone: false }]);
    expect(await statusOf(test, order)).toBe('Refunded');
    const { history } = await allRows(test);
    expect(history.at(-1)).toMatchObject({ event: 'refund-failed', detail: { problem: 'came-back' } });
  });

  it('is not done again by an older message that arrives late, and goes another way once', async () => {
    await t('failed');
    expect(await t('done')).toBe('no-change');
    expect(await test.academy.staff.refund(key)).toMatchObject({ state: 'failed' });
    const other = randomUUID();
    const payout = { name: 'Salma Alaoui', rib: '999780000000000000000105' };
    const way = { id: key, key: other, way: 'bank-transfer', payout, staff } as const;
    expect(await test.academy.staff.changeRefundWay(way)).toEqual({ ok: true, id: other });
    await test.academy.staff.completePayout({ id: other, proof: 'VIR 77', staff });
    expect(await test.academy.staff.refund(other)).toMatchObject({ state: 'done' });
    expect(await t('failed')).toBe('no-change');
    expect(await refundTask()).toBeUndefined();
    expect((await test.academy.orderByToken(order.token))?.order.refundedCentimes).toBe(order.amountCentimes);
  });
});
