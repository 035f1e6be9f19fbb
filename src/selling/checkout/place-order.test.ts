import { membership } from '../../academy/settings/membership.ts';
import { expect, it } from 'vitest';
import { academySettings, campaigns } from '../../academy/content/catalogue.table.ts';
import { outbox } from '../../academy/emails/outbox.table.ts';
import { bindScheduler } from '../../jobs.ts';
import { endOfDay } from '../../platform/time/calendar-date.ts';
import { orderNumberPattern } from '../orders/order.ts';
import { aCampaign, aCourse, aForm, someDetails } from '../../../tests/support/builders.ts';
import {
  allRows,
  begin,
  emailsOf,
  place,
  placeAndPay,
  statusOf,
  notifyFromBank,
  staff,
} from '../../../tests/support/actions.ts';
import { openTestAcademy, academyForEach } from '../../../tests/support/open-test-academy.ts';
import { describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import { evidenceFor } from '../../../tests/support/test-gateway.ts';
import { promisedTo } from '../../academy/legal/policy-values.ts';
import { allowed } from '../../../tests/support/sure.ts';

describeOnBothEngines('placing an order', (engine) => {
  const test = academyForEach({
    engine,
    courses: [
      aCourse(),
      aCourse({ slug: 'soon', comingSoon: true }),
      aCourse({ slug: 'unpriced', priceCentimes: null }),
      aCourse({ slug: 'small', capacity: 1 }),
      aCourse({ slug: 'reduced' }),
    ],
    campaigns: [
      aCampaign({ courses: ['reduced'] }),
      aCampaign({ slug: 'over', percent: 90, endsAt: '2026-05-01T00:00:00Z' }),
    ],
  });

  it('makes price, number, token and status here', async () => {
    const order = await place(test, { courseSlug: 'reduced', locale: 'ar' });
    expect(order).toMatchObject({
      listPriceCentimes: 99_000,
      discountCentimes: 19_800,
      amountCentimes: 79_200,
      campaignSlug: 'early-bird',
      status: 'Pending Payment',
      description: 'البيع على الإنترنت',
      paymentOption: null,
    });
    expect(order.number).toMatch(orderNumberPattern);
    expect(order.token).toMatch(/^[A-Za-z0-9_-]{32}$/);
    expect(order.expiresAt).toEqual(endOfDay(new Date(order.placedAt.getTime() + 7 * 86_400_000)));
  });

  it('ignores what a browser adds: a forged price, status, number or amount is not read', async () => {
    const forged = {
      status: 'Payment Confirmed',
      amountCentimes: 1,
      price: 1,
      number: 'MEM-000000-0000',
      token: 'x'.repeat(32),
      id: 'mine',
    };
    const placed = allowed(await test.academy.placeOrder({ ...aForm(), ...forged }));
    expect(placed.order).toMatchObject({ status: 'Pending Payment', amountCentimes: 99_000 });
    for (const value of ['MEM-000000-0000', 'x'.repeat(32), 'mine'])
      expect(Object.values(placed.order)).not.toContain(value);
  });

  it('refuses with today’s price when the buyer saw another one', async () => {
    const refused = await test.academy.placeOrder(
      aForm({ courseSlug: 'reduced', seenPriceCentimes: 99_000 }),
    );
    expect(refused).toEqual({ ok: false, reason: 'price-changed', priceCentimes: 79_200 });
    expect((await allRows(test)).orders).toHaveLength(0);
    expect(
      (await test.academy.placeOrder(aForm({ courseSlug: 'reduced', seenPriceCentimes: 79_200 }))).ok,
    ).toBe(true);
  });

  it.each([
    ['nothing', 'course-not-found'],
    ['../../etc', 'course-not-found'],
    ['selling-online\0', 'course-not-found'],
    ['soon', 'not-on-sale'],
    ['unpriced', 'not-on-sale'],
  ])('refuses %j: %s', async (courseSlug, reason) => {
    expect(await test.academy.placeOrder(aForm({ courseSlug }))).toEqual({ ok: false, reason });
  });

  it('returns the same order for the same key, and writes one e-mail', async () => {
    const form = aForm();
    const first = await test.academy.placeOrder(form);
    const second = await test.academy.placeOrder(form);
    expect(second).toEqual({ ...first, repeated: true });
    const rows = await allRows(test);
    expect([rows.orders, rows.emails, rows.history].map((list) => list.length)).toEqual([1, 1, 1]);
  });

  it('corrects the details of a repeated form whose sender holds the order, and sends the link to a new address', async () => {
    const form = aForm();
    const first = await place(test, form);
    const details = someDetails({ name: 'Salma El Alaoui', email: 'other@example.com' });
    const again = allowed(await test.academy.placeOrder({ ...form, details, heldTokens: [first.token] }));
    expect(again).toMatchObject({
      repeated: true,
      order: { name: 'Salma El Alaoui', email: 'other@example.com' },
    });
    expect(await emailsOf(test, again.order)).toEqual(['order-received', 'order-received']);
  });

  it('never corrects details through a repeated form once the order is paid', async () => {
    const form = aForm();
    const paid = await placeAndPay(test, form);
    const details = someDetails({ email: 'thief@example.com' });
    const again = await test.academy.placeOrder({ ...form, details, heldTokens: [paid.token] });
    expect(again).toMatchObject({
      ok: true,
      repeated: true,
      order: { id: paid.id, email: 'salma@example.com' },
    });
  });

  it.each(['name', 'email', 'phone'] as const)(
    'gives nobody an order for its key alone: another %s is refused, paid or not',
    async (field) => {
      const other = { name: 'Thief Thief', email: 'thief@example.com', phone: '+212611111111' }[field];
      const theft = { details: someDetails({ [field]: other }), heldTokens: ['x'.repeat(32)] };
      const form = aForm();
      const order = await place(test, form);
      const refusal = { ok: false, reason: 'key-used-for-another-item' };
      expect(await test.academy.placeOrder({ ...form, ...theft })).toEqual(refusal);
      await notifyFromBank(test, evidenceFor(await begin(test, order)));
      expect(await statusOf(test, order)).toBe('Payment Confirmed');
      expect(await test.academy.placeOrder({ ...form, ...theft })).toEqual(refusal);
      expect((await test.academy.orderByToken(order.token))?.order.email).toBe('salma@example.com');
    },
  );

  it('keeps the agreement to start at once, and asks for it where something begins within the time for changing one’s mind', async () => {
    const agreed = await place(test);
    expect(agreed.agreedToStartAt).toEqual(agreed.placedAt);
    const { agreesToStart: _left, ...details } = someDetails();
    const refusal = { ok: false, reason: 'agreement-required' };
    expect(await test.academy.placeOrder(aForm({ details }))).toEqual(refusal);
    const joining = { kind: 'membership', slug: membership.slug } as const;
    expect(await test.academy.placeOrder(aForm({ item: joining, details }))).toEqual(refusal);
  });

  it('stores the refund period and the terms the buyer accepted, whatever changes later', async () => {
    const order = await place(test);
    expect(order).toMatchObject({ refundDays: 7, termsVersion: '1.0' });
    const settings = await test.academy.settings();
    const record = { ...settings, refundPolicy: { ...settings.refundPolicy, courseDays: 14 } };
    await test.db.update(academySettings).set({ record });
    const later = (await test.academy.orderByToken(order.token))?.order;
    expect(later).toMatchObject({ refundDays: 7, termsVersion: '1.0' });
    expect(promisedTo({ refundDays: 7 }, record).refundPolicy.courseDays).toBe(7);
    expect(promisedTo({ refundDays: null }, record)).toEqual(record);
    expect((await place(test)).refundDays).toBe(14);
  });

  it('takes any text as a key', async () => {
    for (const idempotencyKey of ['', 'zero\0byte', '\ud800', 'x'.repeat(100_000)]) {
      const form = aForm({ idempotencyKey });
      expect((await test.academy.placeOrder(form)).ok).toBe(true);
      expect(await test.academy.placeOrder(form)).toMatchObject({ ok: true, repeated: true });
    }
  });

  it('refuses a key that was used for another course', async () => {
    const form = aForm();
    await test.academy.placeOrder(form);
    expect(await test.academy.placeOrder({ ...form, item: { kind: 'course', slug: 'small' } })).toBeRefused(
      'key-used-for-another-item',
    );
  });

  it('returns the existing order at its own price, although the price has changed since', async () => {
    const form = aForm({ seenPriceCentimes: 99_000 });
    const first = await test.academy.placeOrder(form);
    await test.db.insert(campaigns).values({
      slug: 'flash',
      position: 9,
      sample: 'own',
      record: aCampaign({ slug: 'flash', percent: 50 }),
      updatedAt: new Date(0),
    });
    expect(await test.academy.placeOrder(form)).toEqual({ ...first, repeated: true });
    expect(await test.academy.placeOrder(aForm({ seenPriceCentimes: 99_000 }))).toMatchObject({
      reason: 'price-changed',
      priceCentimes: 49_500,
    });
  });

  it('is sold out when every seat is confirmed; an unpaid order holds no seat', async () => {
    await place(test, { courseSlug: 'small' });
    expect((await test.academy.course('small'))?.seatsLeft).toBe(1);
    await placeAndPay(test, { courseSlug: 'small' });
    expect((await test.academy.course('small'))?.seatsLeft).toBe(0);
    expect(await test.academy.placeOrder(aForm({ courseSlug: 'small' }))).toBeRefused('sold-out');
  });

  it('confirms a payment beyond the last seat, and marks it for the staff', async () => {
    const early = await place(test, { courseSlug: 'small' });
    const atTheBank = await begin(test, early);
    // Whoever stays there longer than anybody takes holds the last seat no more.
    const others = aForm({ courseSlug: 'small' });
    const second = allowed(await test.academy.placeOrder(others));
    const toBank = { token: second.order.token, cardType: 'international' } as const;
    expect(await test.academy.beginPayment(toBank)).toBeRefused('sold-out');
    test.pass(31 * 60_000);
    await placeAndPay(test, { courseSlug: 'small' });

    expect(await notifyFromBank(test, evidenceFor(atTheBank))).toBe('applied');
    const posted = await test.db.select().from(outbox);
    expect(posted.filter(({ payload }) => payload['emailName'] === 'staff-oversold')).toHaveLength(1);
    const view = await test.academy.orderByToken(early.token);
    expect(view?.order.status).toBe('Payment Confirmed');
    expect(view?.history.find((line) => line.event === 'confirm')?.detail).toEqual({ oversold: 'yes' });
    expect((await test.academy.course('small'))?.seatsLeft).toBe(0);
  });

  it('tells whoever is about to pay that the last seat is gone, by every way, before any money moves', async () => {
    const waiting = await place(test, { courseSlug: 'small' });
    const { token, number: orderNumber } = waiting;
    expect(await test.academy.cohorts.cohortOfOrder(token)).toBeNull();
    await placeAndPay(test, { courseSlug: 'small' });
    const refusal = { ok: false, reason: 'sold-out' };
    expect(await test.academy.cohorts.cohortOfOrder(token)).toMatchObject({
      problem: 'sold-out',
      others: [],
    });
    for (const option of ['Bank Transfer', 'WafaCash / Cash Plus', 'Card'] as const)
      expect(await test.academy.chooseMethod({ token, option })).toEqual(refusal);
    expect(await test.academy.beginPayment({ token, cardType: 'international' })).toEqual(refusal);
    expect((await test.academy.orderByToken(token))?.order.status).toBe('Pending Payment');
    // Staff who have the money in their hands decide, having read which seat it would be.
    const money = { orderNumber, staff, amountCentimes: waiting.amountCentimes, paidBy: 'cash' } as const;
    const record = (overSeats?: boolean) =>
      test.academy.staff.recordPayment({ ...money, reference: 'No. 7', reason: '', overSeats });
    expect(await record()).toEqual({ ok: false, reason: 'cohort-full', seat: 2, of: 1 });
    expect(await record(true)).toMatchObject({ ok: true, order: { status: 'Payment Confirmed' } });
  });

  it('waits with whoever told of a transfer before the last seat went: nothing is asked of them again', async () => {
    const { token } = await place(test, { courseSlug: 'small' });
    await test.academy.claimBankTransfer({ token });
    await placeAndPay(test, { courseSlug: 'small' });
    expect((await test.academy.cohorts.cohortOfOrder(token))?.problem ?? null).toBeNull();
  });

  it('reminds nobody to pay for a seat that is gone', async () => {
    await place(test, { courseSlug: 'small' });
    await placeAndPay(test, { courseSlug: 'small' });
    test.pass(7 * 86_400_000);
    await bindScheduler(test.context).remindUnpaid();
    const posted = await test.db.select().from(outbox);
    expect(posted.filter(({ payload }) => payload['emailName'] === 'order-reminder')).toEqual([]);
  });

  it('tries another number when one is taken', async () => {
    let throws = 0;
    const randomness = (length: number): Uint8Array =>
      new Uint8Array(length).fill((throws += 1) <= 4 ? 7 : throws);
    await using loaded = await openTestAcademy({ engine, context: { randomBytes: randomness } });
    const [first, second] = [await place(loaded), await place(loaded)];
    expect(second.number).not.toBe(first.number);
  });

  it('fails loudly when the random bytes are broken', async () => {
    await using loaded = await openTestAcademy({
      engine,
      context: { randomBytes: (length) => new Uint8Array(length) },
    });
    await place(loaded);
    await expect(place(loaded)).rejects.toThrow('No free order number');
    expect((await allRows(loaded)).orders).toHaveLength(1);
  });

  it('stores a name of unusual characters readably', async () => {
    const order = await place(test, { details: someDetails({ name: 'Salma \ud800 Alaoui' }) });
    expect((await test.academy.orderByToken(order.token))?.order.name).toBe('Salma \ufffd Alaoui');
  });

  it('finds no order by a malformed token', async () => {
    const order = await place(test);
    for (const token of [
      '',
      order.number,
      order.id,
      `${order.token}x`,
      `${order.token}\0`,
      "' or 1=1 --",
      'a'.repeat(9_999),
    ])
      expect(await test.academy.orderByToken(token), token).toBeNull();
  });
});
