import { beforeAll, describe, expect, it } from 'vitest';
import { asc, eq } from 'drizzle-orm';
import { addCodes, begin, place, statusOf } from '../../../tests/support/actions.ts';
import { academyForAll } from '../../../tests/support/open-test-academy.ts';
import { evidenceFor } from '../../../tests/support/test-gateway.ts';
import type { Order } from '../orders/order.ts';
import { gatewayNotifications, orderHistory, orders, paymentAttempts } from '../orders/orders.table.ts';
import type { Evidence } from '../../gateways/gateway.ts';
import { settlePayment, type Settled } from './settle-payment.service.ts';

const test = academyForAll();
beforeAll(() =>
  addCodes(
    test,
    Array.from({ length: 50 }, (_, index) => `CODE-${index}`),
  ),
);

const body = new TextEncoder().encode('as it came');
function settle(statement: Evidence): Promise<Settled> {
  const action = { actor: 'gateway:test-bank' as const, at: test.context.clock(), uuid: test.context.uuid };
  return test.database.transaction((tx) =>
    settlePayment(tx, { gateway: 'test-bank', statement, body }, action),
  );
}
async function begun(): Promise<{ order: Order; reference: string }> {
  const order = await place(test);
  return { order, reference: await begin(test, order) };
}
const attemptOf = async (reference: string) => {
  const [row] = await test.db.select().from(paymentAttempts).where(eq(paymentAttempts.reference, reference));
  return row;
};
const keptOf = (orderId: string) =>
  test.db.select().from(gatewayNotifications).where(eq(gatewayNotifications.orderId, orderId));
const linesOf = async (orderId: string) =>
  test.db
    .select({
      event: orderHistory.event,
      detail: orderHistory.detail,
      fromStatus: orderHistory.fromStatus,
      toStatus: orderHistory.toStatus,
    })
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(asc(orderHistory.position));
const quiet = { emails: [], seatsTaken: [] };

describe('a captured payment', () => {
  it('pays, confirms and opens the order, and is kept with its contents', async () => {
    const { order, reference } = await begun();
    const statement = evidenceFor(reference, { providerReference: 'pay-1' });
    const settled = await settle(statement);
    expect(settled).toMatchObject({ verdict: 'applied', reason: null, seatsTaken: [] });
    expect(settled.emails.map((email) => email.emailName)).toEqual(['access-ready']);
    expect(await statusOf(test, order)).toBe('Payment Confirmed');
    expect(await attemptOf(reference)).toMatchObject({
      state: 'captured',
      providerReference: 'pay-1',
      isDuplicate: false,
      settledAt: test.context.clock(),
    });
    expect(await keptOf(order.id)).toMatchObject([
      {
        gateway: 'test-bank',
        eventId: `${statement.eventId}#captured`,
        attemptReference: reference,
        verdict: 'applied',
        reason: null,
        rawBody: 'as it came',
        looksForged: false,
        kind: 'payment',
        statement,
      },
    ]);
    expect(await linesOf(order.id)).toContainEqual({
      event: 'capture-card',
      fromStatus: 'Pending Payment',
      toStatus: 'Paid - Card',
      detail: { gateway: 'test-bank', reference, providerReference: 'pay-1' },
    });
    const [row] = await test.db.select().from(orders).where(eq(orders.id, order.id));
    expect(row).toMatchObject({ paymentOption: 'Card', refusalReason: null, amountCentimes: 99_000 });
  });

  it('notified again changes nothing: by the same event, by another, and as a late decline', async () => {
    const { order, reference } = await begun();
    const statement = evidenceFor(reference, { providerReference: 'pay-2' });
    await settle(statement);
    expect(await settle(statement)).toEqual({ ...quiet, verdict: 'no-change', reason: 'repeated' });
    const anew = evidenceFor(reference, { providerReference: 'pay-2' });
    expect(await settle(anew)).toEqual({ ...quiet, verdict: 'no-change', reason: 'already-captured' });
    const late = evidenceFor(reference, { providerReference: 'pay-2', outcome: 'declined' });
    expect(await settle(late)).toEqual({ ...quiet, verdict: 'no-change', reason: 'already-captured' });
    const kept = (await keptOf(order.id)).map(({ verdict, reason }) => [verdict, reason]);
    expect(kept.sort()).toEqual([
      ['applied', null],
      ['no-change', 'already-captured'],
      ['no-change', 'already-captured'],
    ]);
    expect(await attemptOf(reference)).toMatchObject({ state: 'captured', isDuplicate: false });
  });

  it('under another number than the one that paid is a second payment; one without a number before is not', async () => {
    const { order, reference } = await begun();
    await settle(evidenceFor(reference, { providerReference: 'pay-3' }));
    const second = evidenceFor(reference, { providerReference: 'pay-4' });
    const first = await settle(second);
    expect(first).toMatchObject({ verdict: 'duplicate', reason: 'already-paid' });
    expect(first.emails.map(({ emailName }) => emailName)).toEqual(['staff-surplus']);
    const anew = evidenceFor(reference, { providerReference: 'pay-4' });
    for (const repeated of [second, anew])
      expect(await settle(repeated)).toEqual({ ...quiet, verdict: 'duplicate', reason: 'already-paid' });
    const onVisit = (await test.db.select().from(paymentAttempts)).filter((one) =>
      one.reference.startsWith(reference),
    );
    expect(onVisit.filter(({ isDuplicate }) => isDuplicate)).toMatchObject([
      { state: 'captured', providerReference: 'pay-4', amountCentimes: 99_000 },
    ]);
    expect(onVisit).toHaveLength(2);
    const lines = (await linesOf(order.id)).filter(({ event }) => event === 'capture-card');
    expect(lines[1]?.detail).toEqual({
      gateway: 'test-bank',
      reference,
      providerReference: 'pay-4',
      reason: 'already-paid',
    });
    const declined = evidenceFor(reference, { providerReference: 'pay-5', outcome: 'declined' });
    expect(await settle(declined)).toMatchObject({ verdict: 'no-change' });
    await test.db
      .update(paymentAttempts)
      .set({ providerReference: null })
      .where(eq(paymentAttempts.reference, reference));
    expect(await settle(evidenceFor(reference))).toMatchObject({ verdict: 'no-change' });
  });

  it('of an order that another attempt had paid is a duplicate, notified again it is still one, and grants nothing', async () => {
    const { order, reference } = await begun();
    const other = await begin(test, order);
    await settle(evidenceFor(reference, { providerReference: 'pay-6' }));
    const statement = evidenceFor(other, { providerReference: 'pay-7' });
    const settled = await settle(statement);
    expect(settled).toMatchObject({ verdict: 'duplicate', reason: 'already-paid', seatsTaken: [] });
    const attempt = await attemptOf(other);
    expect(settled.emails).toEqual([
      { dedupeKey: `staff-surplus:${attempt?.id}`, emailName: 'staff-surplus', orderId: order.id },
    ]);
    expect(attempt).toMatchObject({ state: 'captured', isDuplicate: true });
    expect(await settle(statement)).toEqual({ ...quiet, verdict: 'duplicate', reason: 'repeated' });
    const anew = evidenceFor(other, { providerReference: 'pay-7' });
    expect(await settle(anew)).toEqual({ ...quiet, verdict: 'duplicate', reason: 'already-captured' });
    const lines = (await linesOf(order.id)).filter(({ event }) => event === 'capture-card');
    expect(lines[1]).toEqual({
      event: 'capture-card',
      fromStatus: 'Payment Confirmed',
      toStatus: 'Payment Confirmed',
      detail: { gateway: 'test-bank', reference: other, providerReference: 'pay-7', reason: 'already-paid' },
    });
    const kept = (await keptOf(order.id)).find((one) => one.eventId === `${statement.eventId}#captured`);
    expect(kept).toMatchObject({ verdict: 'no-change', reason: 'already-paid' });
  });

  it.each([
    ['bank', (token: string) => test.academy.claimBankTransfer({ token })],
    ['cash', (token: string) => test.academy.claimCashTransfer({ token, transferCode: 'CP 4711 0815' })],
  ] as const)(
    'after a claim by %s opens the order, and staff are notified of both',
    async (claimed, claim) => {
      const { order, reference } = await begun();
      expect(await claim(order.token)).toMatchObject({ ok: true });
      const settled = await settle(evidenceFor(reference, { providerReference: 'pay-8' }));
      expect(settled).toMatchObject({ verdict: 'applied', reason: 'claimed-too', seatsTaken: [] });
      const attempt = await attemptOf(reference);
      expect(settled.emails).toEqual([
        { dedupeKey: `access-ready:${order.id}`, emailName: 'access-ready', orderId: order.id },
        {
          dedupeKey: `staff-claim-and-card:${attempt?.id}`,
          emailName: 'staff-claim-and-card',
          orderId: order.id,
        },
      ]);
      expect(await linesOf(order.id)).toContainEqual({
        event: 'capture-card',
        fromStatus: claimed === 'bank' ? 'Paid - Bank Transfer' : 'Paid - WafaCash',
        toStatus: 'Paid - Card',
        detail: { gateway: 'test-bank', reference, providerReference: 'pay-8', claimed },
      });
    },
  );

  it('for the amount of an older price is what the order cost', async () => {
    const { order, reference } = await begun();
    await test.db.update(orders).set({ amountCentimes: 120_000 }).where(eq(orders.id, order.id));
    expect(await settle(evidenceFor(reference))).toMatchObject({ verdict: 'applied' });
    const [row] = await test.db.select().from(orders).where(eq(orders.id, order.id));
    expect(row).toMatchObject({ amountCentimes: 99_000, status: 'Payment Confirmed' });
  });
});

describe('a statement that does not fit', () => {
  it.each([
    ['wrong-amount', { amountCentimes: 98_999 }],
    ['wrong-amount', { amountCentimes: 99_001 }],
    ['foreign-currency', { currency: 'EUR' }],
  ])('is refused as %s, kept once until a person looks at it, and may come again', async (reason, of) => {
    const { order, reference } = await begun();
    const statement = evidenceFor(reference, of);
    for (const _time of [1, 2])
      expect(await settle(statement)).toEqual({ ...quiet, verdict: 'refused', reason });
    expect(await keptOf(order.id)).toMatchObject([{ verdict: 'refused', reason, looksForged: false }]);
    await test.db.update(gatewayNotifications).set({ handledAt: new Date() });
    expect(await settle(statement)).toMatchObject({ verdict: 'refused' });
    expect(await keptOf(order.id)).toHaveLength(2);
    expect(await attemptOf(reference)).toMatchObject({ state: 'begun', settledAt: null });
    expect(await settle(evidenceFor(reference, { eventId: statement.eventId }))).toMatchObject({
      verdict: 'applied',
    });
  });

  it('of an attempt nobody began is refused and kept without an order', async () => {
    const statement = evidenceFor('MEM-000000-0000-never-begun');
    expect(await settle(statement)).toEqual({ ...quiet, verdict: 'refused', reason: 'unknown-attempt' });
    const rows = await test.db
      .select()
      .from(gatewayNotifications)
      .where(eq(gatewayNotifications.eventId, `${statement.eventId}#captured`));
    expect(rows).toMatchObject([{ orderId: null, attemptReference: null, reason: 'unknown-attempt' }]);
  });
});

describe('an attempt without money', () => {
  it.each([
    ['declined', 'decline-card'],
    ['cancelled', 'close-attempt'],
  ] as const)('%s is written down once, and its money may still come', async (outcome, event) => {
    const { order, reference } = await begun();
    const providerReference = 'none';
    const statement = evidenceFor(reference, { outcome, providerReference });
    expect(await settle(statement)).toEqual({ ...quiet, verdict: 'applied', reason: null });
    expect(await linesOf(order.id)).toContainEqual({
      event,
      fromStatus: null,
      toStatus: null,
      detail: { gateway: 'test-bank', reference, providerReference, outcome },
    });
    expect(await settle(evidenceFor(reference, { outcome }))).toMatchObject({
      verdict: 'no-change',
      reason: `already-${outcome}`,
    });
    expect(await statusOf(test, order)).toBe('Pending Payment');
    // The same event with another outcome is another thing that happened.
    expect(await settle(evidenceFor(reference, { eventId: statement.eventId }))).toMatchObject({
      verdict: 'applied',
    });
    expect(await statusOf(test, order)).toBe('Payment Confirmed');
  });

  it('that is pending changes nothing', async () => {
    const { reference } = await begun();
    expect(await settle(evidenceFor(reference, { outcome: 'pending' }))).toEqual({
      ...quiet,
      verdict: 'no-change',
      reason: 'pending',
    });
    expect(await attemptOf(reference)).toMatchObject({ state: 'begun' });
  });
});
