import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addVisits, sumVisits, visitsKeptDays } from './visits.store.ts';
import { orders } from '../orders/orders.table.ts';
import { addDays } from '../../platform/time/calendar-date.ts';
import { someDetails } from '../../../tests/support/builders.ts';
import { begin, place, placeAndPay, staff, notifyFromBank } from '../../../tests/support/actions.ts';
import { openTestAcademy, type TestAcademy } from '../../../tests/support/open-test-academy.ts';
import { describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import { evidenceFor } from '../../../tests/support/test-gateway.ts';
import { applyRetention } from '../privacy/retention.service.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** The first day of the tests' clock, which begins at eleven in Morocco. */
const first = '2026-06-01';

describeOnBothEngines('what was sold', (engine) => {
  let test: TestAcademy;
  beforeEach(async () => {
    test = await openTestAcademy({ engine });
  });
  afterEach(() => test.close());

  const somebodyElse = () => ({ details: someDetails({ email: `${randomUUID()}@example.com` }) });
  const claim = async () => {
    const order = await place(test, somebodyElse());
    await test.academy.claimBankTransfer({ token: order.token });
    return order;
  };
  const decide = async (orderNumber: string) =>
    test.academy.staff.decideClaim({ orderNumber, staff, decision: 'confirm' });
  const salesOf = async (day: string) =>
    (await test.academy.staff.salesByDay({ days: 30 })).find((one) => one.day === day);

  it('has every day of the period, today the last, with zeros where nothing was sold', async () => {
    for (const days of [30, 90, 365] as const) {
      const sales = await test.academy.staff.salesByDay({ days });
      expect(sales.map(({ day }) => day)).toEqual(
        Array.from({ length: days }, (_, index) => addDays(first, index - days + 1)),
      );
      expect(sales.every(({ placed, amountCentimes }) => placed === 0 && amountCentimes === 0)).toBe(true);
    }
  });

  it('counts an order on the day it was placed and its money on the day it was confirmed, on Morocco’s calendar', async () => {
    const order = await claim();
    // Half past eleven in the evening, UTC: half past midnight in Casablanca.
    test.pass(13.5 * hourMs);
    expect(await decide(order.number)).toMatchObject({ ok: true });
    const { amountCentimes } = order;
    const placed = { placed: 1, paid: 0, amountCentimes: 0 };
    const paid = { placed: 0, paid: 1, amountCentimes };
    expect(await salesOf(first)).toMatchObject({
      ...placed,
      byKind: [{ kind: 'course', ...placed }],
      byMethod: [{ method: 'Bank Transfer', ...placed }],
    });
    expect(await salesOf('2026-06-02')).toMatchObject({
      ...paid,
      byKind: [{ kind: 'course', ...paid }],
      byMethod: [{ method: 'Bank Transfer', ...paid }],
    });
  });

  it('money that went back is listed separately, on its own day; a second payment that goes back was never a sale', async () => {
    const order = await placeAndPay(test);
    const attempt = test.bank.begun.at(-1) ?? '';
    await notifyFromBank(
      test,
      evidenceFor(attempt, { providerReference: 'a second one', eventId: 'second' }),
    );
    test.pass(dayMs);
    await payBackOrder(test, order, { duplicateReference: attempt });
    await payBackOrder(test, order);
    const { amountCentimes } = order;
    expect(await salesOf(first)).toMatchObject({ paid: 1, amountCentimes, refundedCentimes: 0 });
    expect(await salesOf('2026-06-02')).toMatchObject({
      paid: 0,
      amountCentimes: 0,
      refunds: 1,
      refundedCentimes: amountCentimes,
    });
  });

  it('sums of the days are sums of the orders, and nothing of the test screens is among them', async () => {
    const paid = [await placeAndPay(test), await claim()];
    await decide(paid[1]?.number ?? '');
    await claim();
    await place(test, somebodyElse());
    const hidden = await placeAndPay(test, somebodyElse());
    await test.database.db.update(orders).set({ itemKind: 'test' }).where(eq(orders.id, hidden.id));
    const sales = await test.academy.staff.salesByDay({ days: 90 });
    const sum = (name: 'placed' | 'paid' | 'amountCentimes') =>
      sales.reduce((all, one) => all + one[name], 0);
    const whole = paid.reduce((all, { amountCentimes }) => all + amountCentimes, 0);
    expect([sum('placed'), sum('paid'), sum('amountCentimes')]).toEqual([4, 2, whole]);
  });

  it('shows the steps from a visit to a payment by offer and by method, of the orders placed on those days', async () => {
    const slug = 'selling-online';
    const offer = { itemKind: 'course', itemSlug: slug, locale: 'en' } as const;
    await addVisits(test.database.db, [
      { ...offer, day: first, step: 'visit', times: 40 },
      { ...offer, day: first, step: 'visit', locale: 'ar', times: 2 },
      { ...offer, day: first, step: 'form', times: 9 },
      { ...offer, day: '2026-06-02', step: 'visit', times: 5 },
      { ...offer, itemSlug: 'gone', day: first, step: 'visit', times: 1 },
    ]);
    await payBackOrder(test, await placeAndPay(test));
    const declined = await place(test, somebodyElse());
    await notifyFromBank(test, evidenceFor(await begin(test, declined), { outcome: 'declined' }));
    const later = await claim();
    test.pass(dayMs);
    await decide(later.number);
    await place(test, somebodyElse());
    // One of those who paid, and one who did not, had agreed to the counting of visits.
    for (const number of [later.number, declined.number])
      await test.database.db.update(orders).set({ agreedToCounting: true }).where(eq(orders.number, number));
    const none = { orders: 0, paid: 0 };
    const name = { en: expect.any(String), ar: expect.any(String) };
    expect(await test.academy.staff.funnel({ from: first, to: first })).toEqual({
      ok: true,
      offers: [
        {
          kind: 'course',
          slug,
          name,
          visits: 42,
          forms: 9,
          orders: 3,
          paid: 2,
          agreed: { orders: 2, paid: 1 },
        },
        { kind: 'course', slug: 'gone', name: null, visits: 1, forms: 0, orders: 0, paid: 0, agreed: none },
      ],
      methods: expect.arrayContaining([
        { method: 'Card', orders: 2, paid: 1 },
        { method: 'Bank Transfer', orders: 1, paid: 1 },
      ]),
    });
    expect(await test.academy.staff.funnel({ from: first, to: '2026-06-02' })).toMatchObject({
      offers: [{ visits: 47, orders: 4, paid: 2 }, { slug: 'gone' }],
    });
  });

  it('refuses an invalid period', async () => {
    for (const period of [
      { from: '2026-06-02', to: first },
      { from: 'x', to: first },
      { from: '2020-01-01', to: first },
    ])
      expect(await test.academy.staff.funnel(period)).toEqual({ ok: false, reason: 'bad-period' });
  });

  it('visits are counted on for two years and deleted then', async () => {
    const visit = { step: 'visit', itemKind: 'course', itemSlug: 'a', locale: 'en', times: 1 } as const;
    const old = addDays(first, -visitsKeptDays);
    const kept = addDays(first, 5 - visitsKeptDays);
    for (const day of [old, kept, first])
      for (let twice = 0; twice < 2; twice += 1) await addVisits(test.database.db, [{ ...visit, day }]);
    expect(await applyRetention(test.context)).toBe(1);
    const left = await sumVisits(test.database.db, { from: old, to: first });
    expect(left).toEqual([{ step: 'visit', itemKind: 'course', itemSlug: 'a', times: 4 }]);
  });
});
