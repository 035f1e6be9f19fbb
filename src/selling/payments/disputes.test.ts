import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { Order } from '../orders/order.ts';
import { allRows, emailsOf, placeAndPay } from '../../../tests/support/actions.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { notificationOf } from '../../../tests/support/test-gateway.ts';
import { notificationsFromGateways } from '../../../tests/support/staff-reading.ts';

describeAcademy('notifications of a dispute that arrive out of order', (test) => {
  let order: Order;
  beforeEach(async () => {
    order = await placeAndPay(test);
  });

  const t = async (state: string, of: object = {}): Promise<string | undefined> => {
    const { attempts } = await allRows(test);
    const evidence = {
      eventId: randomUUID(),
      attemptReference: null,
      paymentReference: attempts[0]?.providerReference,
      state,
      amountCentimes: order.amountCentimes,
      currency: 'MAD',
      ...of,
    };
    const raw = notificationOf({ kind: 'dispute', evidence });
    return (await test.academy.receiveNotification({ gateway: 'test-bank', raw }))?.body;
  };
  const disputedAt = async () => (await test.academy.orderByToken(order.token))?.order.disputedAt;
  const toDo = async () => (await notificationsFromGateways(test, 'to-do')).length;

  it('a dispute that was won stays won, whatever is notified of its beginning later', async () => {
    expect(await t('won')).toBe('applied');
    for (const state of ['opened', 'changed']) expect(await t(state)).toBe('no-change');
    expect(await disputedAt()).toBeNull();
    expect(await emailsOf(test, order)).not.toContain('staff-dispute');
    expect(await toDo()).toBe(1);
  });

  it('a dispute that was lost stays lost', async () => {
    expect(await t('lost')).toBe('applied');
    const since = await disputedAt();
    test.pass(60_000);
    expect(await t('opened')).toBe('no-change');
    expect(await disputedAt()).toEqual(since);
    expect(since).not.toBeNull();
  });

  it('a second dispute of the same payment is a dispute', async () => {
    await t('won', { disputeReference: 'dp_1' });
    expect(await t('changed', { disputeReference: 'dp_1' })).toBe('no-change');
    expect(await t('opened', { disputeReference: 'dp_2' })).toBe('applied');
    expect(await disputedAt()).not.toBeNull();
    expect(await emailsOf(test, order)).toContain('staff-dispute');
  });
});
