import { inEach } from '../../platform/i18n/locale.ts';
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { noSource } from '../../academy/frame/source.ts';
import { addVisits, sumSources, sumVisits, visitsKeptDays } from './visits.service.ts';
import { orders, paymentAttempts } from '../../selling/orders/orders.table.ts';
import type { Order } from '../../selling/orders/order.ts';
import { addDays, dateInMorocco } from '../../platform/time/calendar-date.ts';
import { someDetails } from '../../../tests/support/builders.ts';
import { begin, place, placeAndPay, staff, notifyFromBank } from '../../../tests/support/actions.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import { evidenceFor } from '../../../tests/support/test-gateway.ts';
import { applyRetention } from '../privacy/retention.service.ts';
import { allowed } from '../../../tests/support/sure.ts';
import { fc } from '../../../tests/support/properties.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const aPayout = { name: 'Salma Alaoui', rib: '999780000000000000000105' };
/** The first day of the tests' clock, which begins at eleven in Morocco. */
const first = '2026-06-01';

describeAcademy('what was sold', (test) => {
  const somebodyElse = () => ({ details: someDetails({ email: `${randomUUID()}@example.com` }) });
  const claim = async () => {
    const order = await place(test, somebodyElse());
    await test.academy.claimBankTransfer({ token: order.token });
    return order;
  };
  const decide = async (orderNumber: string) =>
    test.academy.staff.decideClaim({ orderNumber, staff, decision: 'confirm' });
  const figuresOf = async (from: string, to: string) =>
    allowed(await test.academy.staff.figures({ from, to })).figures;

  it('counts money on the day it came or left, on Morocco’s calendar, beside as many days before', async () => {
    const order = await claim();
    // Half past eleven in the evening, UTC: half past midnight in Casablanca.
    test.pass(13.5 * hourMs);
    expect(await decide(order.number)).toMatchObject({ ok: true });
    const { amountCentimes } = order;
    const second = '2026-06-02';
    expect(await figuresOf(first, first)).toMatchObject({
      now: { payments: 0, orders: 0, averageCentimes: null },
    });
    const name = inEach(() => expect.any(String) as string);
    const money = { payments: 1, receivedCentimes: amountCentimes, netCentimes: amountCentimes };
    expect(await figuresOf(second, second)).toMatchObject({
      now: { ...money, orders: 1, averageCentimes: amountCentimes, newLearners: 1 },
      before: { payments: 0, newLearners: 0 },
      spans: [{ from: second, to: second, ...money }],
      byItem: [{ kind: 'course', slug: order.itemSlug, name, ...money }],
      byMethod: [{ method: 'Bank Transfer', ...money }],
      byCoupon: [{ coupon: null, ...money }],
    });
    test.pass(dayMs);
    expect(await payBackOrder(test, order, { way: 'bank-transfer', payout: aPayout })).toMatchObject({
      ok: true,
    });
    // Decided, and not yet paid: nothing has left.
    expect(await figuresOf('2026-06-03', '2026-06-03')).toMatchObject({ now: { refunds: 0 }, before: money });
  });

  it('agrees with the monthly export to the centime, and each table sums up to the whole', async () => {
    const cards: Order[] = [];
    const twice = async (order: Order) => {
      const attempt = test.bank.begun.at(-1) ?? '';
      const { amountCentimes } = order;
      const again = { amountCentimes, providerReference: randomUUID(), eventId: randomUUID() };
      expect(await notifyFromBank(test, evidenceFor(attempt, again))).toBe('duplicate');
      if (cards.length % 2 === 1) return;
      const isSecond = and(eq(paymentAttempts.orderId, order.id), eq(paymentAttempts.isDuplicate, true));
      const [second] = await test.db.select().from(paymentAttempts).where(isSecond);
      const duplicateReference = second?.reference ?? '';
      expect(await payBackOrder(test, order, { duplicateReference })).toMatchObject({ ok: true });
    };
    const payBack = async (share: number) => {
      const order = cards.pop();
      if (!order) return;
      const amountCentimes = Math.round(order.amountCentimes * share);
      const asked = { amountCentimes, seenLeftCentimes: order.amountCentimes };
      expect(await payBackOrder(test, order, asked)).toMatchObject({ ok: true });
    };
    const hide = (order: Order) =>
      test.db.update(orders).set({ itemKind: 'test' }).where(eq(orders.id, order.id));
    const pay = async () => {
      const order = await placeAndPay(test, somebodyElse());
      cards.push(order);
      return order;
    };
    const acts: Record<string, () => unknown> = {
      card: pay,
      transfer: async () => decide((await claim()).number),
      twice: async () => twice(await pay()),
      refund: () => payBack(1),
      half: () => payBack(0.5),
      hidden: async () => hide(await placeAndPay(test, somebodyElse())),
      wait: () => test.pass(5.3 * dayMs),
    };
    const some = fc.array(fc.constantFrom(...Object.keys(acts)), { minLength: 4, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(some, async (names) => {
        for (const name of names) await acts[name]?.();
        const to = dateInMorocco(test.context.clock());
        const from = `${to.slice(0, 7)}-01`;
        const found = await figuresOf(from, to);
        const [year = 0, month = 0] = to.split('-').map(Number);
        const asked = allowed(await test.academy.staff.readMonth({ year, month, staff }));
        const { inAll, ordersPaid, byMethod } = asked.month;
        expect(found.now).toMatchObject({ ...inAll, orders: ordersPaid });
        for (const { method, netCentimes } of found.byMethod)
          expect(netCentimes).toBe(
            byMethod.filter((one) => one.method === method).reduce((sum, one) => sum + one.netCentimes, 0),
          );
        expect(found.itemWeeks.map(({ kind, slug }) => [kind, slug])).toEqual(
          found.byItem.map(({ kind, slug }) => [kind, slug]),
        );
        for (const [at, { netCentimes }] of found.itemWeeks.entries()) {
          expect(netCentimes).toHaveLength(found.weeks.length);
          expect(netCentimes.reduce((sum, one) => sum + one, 0)).toBe(found.byItem[at]?.netCentimes);
        }
        for (const [at, week] of found.weeks.entries()) {
          const inWeek = found.spans.filter((span) => week.from <= span.from && span.to <= week.to);
          expect(inWeek.reduce((sum, one) => sum + one.netCentimes, 0)).toBe(
            found.itemWeeks.reduce((sum, one) => sum + (one.netCentimes[at] ?? 0), 0),
          );
        }
        for (const table of [found.spans, found.byItem, found.byMethod, found.byCoupon])
          for (const name of Object.keys(inAll) as (keyof typeof inAll)[])
            expect(table.reduce((sum, row) => sum + row[name], 0)).toBe(inAll[name]);
      }),
      { numRuns: 6, endOnFailure: true },
    );
  });

  it('counts who was new, and members who came and left', async () => {
    const salma = { details: someDetails({ email: 'salma@example.com' }) };
    const membership = { item: { kind: 'membership' as const, slug: 'clarity-community' } };
    const joined = await placeAndPay(test, { ...salma, ...membership });
    test.pass(dayMs);
    await placeAndPay(test, salma);
    await placeAndPay(test, { ...somebodyElse(), ...membership });
    const second = '2026-06-02';
    expect(await figuresOf(second, second)).toMatchObject({
      members: 2,
      now: { orders: 2, newLearners: 1, joined: 1, left: 0 },
      before: { newLearners: 1, joined: 1, left: 0 },
    });
    await payBackOrder(test, joined);
    expect(await figuresOf(first, second)).toMatchObject({
      members: 1,
      now: { newLearners: 2, joined: 2, left: 1 },
    });
  });

  it('shows the steps from a visit to a payment by offer and by method, of the orders placed on those days', async () => {
    const slug = 'selling-online';
    const offer = { itemKind: 'course', itemSlug: slug, locale: 'en' } as const;
    const instagram = { source: 'instagram', medium: 'story', campaign: '' };
    await addVisits(
      test.db,
      [
        { ...offer, day: first, step: 'visit', times: 40 },
        { ...offer, day: first, step: 'visit', locale: 'ar', times: 2 },
        { ...offer, day: first, step: 'form', times: 9 },
        { ...offer, day: '2026-06-02', step: 'visit', times: 5 },
        { ...offer, itemSlug: 'gone', day: first, step: 'visit', times: 1 },
      ],
      [
        { ...noSource, day: first, times: 12 },
        { ...instagram, day: first, times: 30 },
        { ...instagram, day: '2026-06-02', times: 5 },
      ],
    );
    await payBackOrder(test, await placeAndPay(test));
    const declined = await place(test, somebodyElse());
    await notifyFromBank(test, evidenceFor(await begin(test, declined), { outcome: 'declined' }));
    const later = await claim();
    test.pass(dayMs);
    await decide(later.number);
    await place(test, somebodyElse());
    // One of those who paid, and one who did not, had agreed to the counting of visits.
    const words = { utmSource: 'instagram', utmMedium: 'story', utmCampaign: '' };
    for (const [number, by] of [
      [later.number, words],
      [declined.number, {}],
    ] as const)
      await test.db
        .update(orders)
        .set({ agreedToCounting: true, ...by })
        .where(eq(orders.number, number));
    // Without a yes its source counts nowhere.
    await test.db.update(orders).set(words).where(eq(orders.agreedToCounting, false));
    const none = { orders: 0, paid: 0 };
    const name = inEach(() => expect.any(String));
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
      sources: [
        { ...instagram, visits: 30, orders: 1, paid: 1, paidCentimes: later.amountCentimes },
        { ...noSource, visits: 12, orders: 1, paid: 0, paidCentimes: 0 },
      ],
    });
    expect(await test.academy.staff.funnel({ from: first, to: '2026-06-02' })).toMatchObject({
      offers: [{ visits: 47, orders: 4, paid: 2 }, { slug: 'gone' }],
    });
  });

  it('counts cash and cheques that staff recorded as methods of their own', async () => {
    for (const paidBy of ['cash', 'cheque', 'other'] as const) {
      const { number: orderNumber, amountCentimes } = await place(test, somebodyElse());
      const slip = { paidBy, reference: 'Slip 7', reason: 'At the office' };
      await test.academy.staff.recordPayment({ orderNumber, amountCentimes, ...slip, staff });
    }
    const found = await test.academy.staff.funnel({ from: first, to: first });
    expect(found.ok && found.methods).toEqual(
      expect.arrayContaining(
        ['Cash', 'Cheque', 'Other Payment Methods'].map((method) => ({ method, orders: 1, paid: 1 })),
      ),
    );
  });

  it('refuses an invalid period', async () => {
    for (const period of [
      { from: '2026-06-02', to: first },
      { from: 'x', to: first },
      { from: '2020-01-01', to: first },
    ])
      for (const asked of ['funnel', 'figures'] as const)
        expect(await test.academy.staff[asked](period)).toBeRefused('bad-period');
  });

  it('visits are counted on for two years and deleted then', async () => {
    const visit = { step: 'visit', itemKind: 'course', itemSlug: 'a', locale: 'en', times: 1 } as const;
    const old = addDays(first, -visitsKeptDays);
    const kept = addDays(first, 5 - visitsKeptDays);
    for (const day of [old, kept, first])
      for (let twice = 0; twice < 2; twice += 1)
        await addVisits(test.db, [{ ...visit, day }], [{ ...noSource, day, times: 1 }]);
    expect(await applyRetention(test.context)).toBe(2);
    const left = await sumVisits(test.db, { from: old, to: first });
    expect(left).toEqual([{ step: 'visit', itemKind: 'course', itemSlug: 'a', times: 4 }]);
    expect(await sumSources(test.db, { from: old, to: first })).toEqual([{ ...noSource, times: 4 }]);
  });
});
