import { beforeEach, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { gatewayNotifications, paymentAttempts } from '../../selling/orders/orders.table.ts';
import {
  addCodes,
  allRows,
  begin,
  place,
  placeAndPay,
  staff,
  statusOf,
  notifyFromBank,
} from '../../../tests/support/actions.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { evidenceFor, notificationOf } from '../../../tests/support/test-gateway.ts';
import { logOf, notificationsFromGateways, waitingIn } from '../../../tests/support/staff-reading.ts';

describeAcademy('a refused message of a gateway', (test) => {
  beforeEach(() => addCodes(test, ['A', 'B']));
  const read = (show: 'to-do' | 'refused' | 'all' = 'to-do') => notificationsFromGateways(test, show);
  const first = async () => {
    const [row] = await read();
    if (!row) throw new Error('Nothing waits.');
    return row;
  };

  it('of an attempt that was unknown is applied once when the attempt is known', async () => {
    const order = await place(test);
    const reference = await begin(test, order);
    await test.db.update(paymentAttempts).set({ reference: `${reference}-lost` });
    expect(await notifyFromBank(test, evidenceFor(reference))).toBe('refused');
    await test.db.update(paymentAttempts).set({ reference });
    const { id } = await first();
    const applied = await Promise.all([
      test.academy.staff.applyAgain({ id, staff }),
      test.academy.staff.applyAgain({ id, staff }),
    ]);
    expect(applied.map((one) => one.ok && one.verdict).sort()).toEqual(['applied', 'no-change']);
    expect(await statusOf(test, order)).toBe('Payment Confirmed');
    expect((await allRows(test)).entitlements).toHaveLength(1);
    expect(await read()).toEqual([]);
    expect(await logOf(test)).toContainEqual(
      expect.objectContaining({ act: 'apply-again', email: staff.email }),
    );
  });

  it.each([
    ['a refund', 'refund', { refundReference: 'r1', key: null, outcome: 'done' }, 'Refunded'],
    ['a dispute', 'dispute', { state: 'opened' }, 'Payment Confirmed'],
  ] as const)('of %s of a payment unknown at first is applied once', async (_name, kind, of, status) => {
    const order = await placeAndPay(test);
    const attempts = test.db.update(paymentAttempts);
    const [{ reference } = { reference: '' }] = (await allRows(test)).attempts;
    await attempts.set({ reference: `${reference}-lost` });
    const { amountCentimes } = order;
    const known = { eventId: 'e1', attemptReference: reference, paymentReference: 'p', currency: 'MAD' };
    await test.academy.receiveNotification({
      gateway: 'test-bank',
      raw: notificationOf({ kind, evidence: { ...known, amountCentimes, ...of } }),
    });
    const rows = await read('refused');
    expect(rows).toMatchObject([{ kind, reason: 'unknown-attempt' }]);
    const again = () => test.academy.staff.applyAgain({ id: rows[0]?.id ?? '', staff });
    expect(await again()).toBeRefused('refused');
    await test.db.update(paymentAttempts).set({ reference });
    expect(await again()).toMatchObject({ ok: true, verdict: 'applied' });
    expect(await again()).toMatchObject({ ok: true, verdict: 'no-change' });
    expect(await statusOf(test, order)).toBe(status);
    expect((await allRows(test)).orders[0]?.disputedAt === null).toBe(kind === 'refund');
  });

  it('that still does not match is refused again and is not listed twice', async () => {
    const reference = await begin(test, await place(test));
    await notifyFromBank(test, evidenceFor(reference, { amountCentimes: 1 }));
    const { id } = await first();
    expect(await test.academy.staff.applyAgain({ id, staff })).toBeRefused('refused');
    expect(await read('all')).toHaveLength(1);
    expect(await read()).toMatchObject([
      { reason: 'wrong-amount', says: { amountCentimes: 1, outcome: 'captured', currency: 'MAD' } },
    ]);
  });

  it('that came too late makes the academy ask the gateway about its attempt', async () => {
    const order = await place(test);
    const reference = await begin(test, order);
    test.bank.read = () => ({ ok: false, reason: 'stale' });
    await test.academy.receiveNotification({
      gateway: 'test-bank',
      raw: notificationOf(evidenceFor(reference)),
    });
    const { id } = await first();
    test.bank.answers.set(reference, { ok: false, reason: 'gateway-unreachable' });
    expect(await test.academy.staff.applyAgain({ id, staff })).toBeRefused('unreachable');
    expect((await read()).length).toBe(1);
    test.bank.answers.set(reference, { ok: true, evidence: evidenceFor(reference) });
    expect(await test.academy.staff.applyAgain({ id, staff })).toEqual({ ok: true, verdict: 'applied' });
    expect(await statusOf(test, order)).toBe('Payment Confirmed');
    expect((await read()).length).toBe(0);
  });

  it('without a valid signature is never applied and is no task', async () => {
    const reference = await begin(test, await place(test));
    await notifyFromBank(test, evidenceFor(reference), 'guess');
    expect(await read()).toEqual([]);
    const [forged] = await read('refused');
    expect(forged).toMatchObject({ looksForged: true, says: null, state: 'overtaken' });
    expect(await test.academy.staff.applyAgain({ id: forged?.id ?? '', staff })).toBeRefused(
      'nothing-to-apply',
    );
  });

  it('is put away by one person once; an unknown or applied one cannot be', async () => {
    const reference = await begin(test, await place(test));
    await notifyFromBank(test, evidenceFor(reference, { currency: 'EUR' }));
    const { id } = await first();
    const both = await Promise.all([
      test.academy.staff.markHandled({ id, staff }),
      test.academy.staff.markHandled({ id, staff }),
    ]);
    expect(both.sort()).toEqual([false, true]);
    expect(await read()).toEqual([]);
    expect(await read('refused')).toMatchObject([{ handled: { by: staff.email }, state: 'overtaken' }]);
    expect(await waitingIn(test, 'notifications')).toBe(0);
    await notifyFromBank(test, evidenceFor(reference));
    const applied = (await read('all')).find((row) => row.verdict === 'applied');
    for (const wrong of [crypto.randomUUID(), applied?.id ?? crypto.randomUUID()])
      expect(await test.academy.staff.applyAgain({ id: wrong, staff })).toBeRefused('not-found');
    expect(await test.academy.staff.markHandled({ id: crypto.randomUUID(), staff })).toBe(false);
  });

  it('of a dispute or a second payment needs a person too', async () => {
    const order = await place(test);
    const references = [await begin(test, order), await begin(test, order)];
    for (const reference of references) await notifyFromBank(test, evidenceFor(reference));
    const evidence = {
      eventId: 'd1',
      attemptReference: references[0] ?? null,
      paymentReference: 'p',
      state: 'opened',
      amountCentimes: 99_000,
      currency: 'MAD',
    };
    await test.academy.receiveNotification({
      gateway: 'test-bank',
      raw: notificationOf({ kind: 'dispute', evidence }),
    });
    const rows = await read();
    expect(rows.map((row) => row.kind).sort()).toEqual(['dispute', 'payment']);
    expect(rows.find((row) => row.kind === 'dispute')?.says).toMatchObject({ outcome: 'opened' });
  });

  it('can be decided only by owner and finance', async () => {
    const support = { email: 's@academy.example', role: 'support' as const };
    await expect(test.academy.staff.applyAgain({ id: 'x', staff: support })).rejects.toThrow('may not');
    await expect(test.academy.staff.markHandled({ id: 'x', staff: support })).rejects.toThrow('may not');
  });

  it('is listed page by page without skips or repetitions', async () => {
    const reference = await begin(test, await place(test));
    await notifyFromBank(test, evidenceFor(reference, { amountCentimes: 1 }));
    const [row] = await test.db
      .select()
      .from(gatewayNotifications)
      .where(eq(gatewayNotifications.verdict, 'refused'));
    if (!row) throw new Error('Nothing was kept.');
    const more = Array.from({ length: 60 }, (_, index) => ({
      ...row,
      id: crypto.randomUUID(),
      receivedAt: new Date(row.receivedAt.getTime() - Math.floor(index / 20)),
    }));
    await test.db.insert(gatewayNotifications).values(more);
    const seen: string[] = [];
    for (const page of [1, 2, 3]) {
      const { rows, hasNext } = await test.academy.staff.deliveries({
        filter: { types: ['notification', 'mail'], state: 'failed' },
        page,
        perPage: 25,
      });
      seen.push(...rows.map((one) => one.id));
      expect(hasNext).toBe(page < 3);
    }
    expect([seen.length, new Set(seen).size]).toEqual([61, 61]);
  });
});
