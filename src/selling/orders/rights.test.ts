/** Consultations that come with a course: granted once, used by their owner alone, and never more than were promised. */
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { entitlements } from './access.table.ts';
import { academySettings, courses } from '../../academy/content/catalogue.table.ts';
import { coupons } from '../coupons/coupons.table.ts';
import type { Order } from './order.ts';
import { staffLog } from '../../academy/staff/staff.table.ts';
import { aCourse, aForm, someDetails, someSettings } from '../../../tests/support/builders.ts';
import { seedExpert, service, slotAt, stateOf } from '../../../tests/support/bookings.ts';
import {
  allRows,
  begin,
  emailsOf,
  place,
  placeAndPay,
  staff,
  notifyFromBank,
} from '../../../tests/support/actions.ts';
import { openTestAcademy, type TestAcademy } from '../../../tests/support/open-test-academy.ts';
import { describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import { evidenceFor } from '../../../tests/support/test-gateway.ts';
import { bindScheduler } from '../../jobs.ts';

const day = 86_400_000;
const salma = 'salma@example.com';
const sold = aCourse({
  slug: 'sold',
  salesStory: { videoTestimonials: [], writtenTestimonials: [], units: [] },
});
const guided = aCourse({ slug: 'guided', consultation: true, consultationService: service });
const bonusConsultation = { service, percentOff: 50, firstRegistrants: 2, validDays: 90 };

describeOnBothEngines('a consultation that comes with a course', (engine) => {
  let app: TestAcademy;
  beforeEach(async () => {
    const settings = someSettings({ bonusConsultation });
    app = await openTestAcademy({ engine, courses: [sold, guided, aCourse()], settings });
    await seedExpert(app);
  });
  afterEach(() => app.close());

  const buy = (courseSlug = 'sold', email = salma) =>
    placeAndPay(app, { courseSlug, details: someDetails({ email }) });
  const rightsOf = ({ token }: Order) => app.academy.rightsOf(token);
  const rightOf = async (order: Order) => {
    const [right] = await rightsOf(order);
    if (!right) throw new Error('There is no right.');
    return right;
  };
  const booking = async (coupon: string, email = salma, slot = 30) => ({
    item: {
      kind: 'consultation',
      slug: service,
      startsAt: await slotAt(app, slot),
      timeZone: 'Africa/Casablanca',
      coupon,
    } as const,
    details: someDetails({ email }),
  });
  const book = async (coupon: string, email?: string, slot?: number) =>
    app.academy.placeOrder(aForm(await booking(coupon, email, slot)));
  const pay = async (order: Order) =>
    notifyFromBank(app, evidenceFor(await begin(app, order), { amountCentimes: order.amountCentimes }));
  const unknown = { ok: false, reason: 'coupon-unknown' };
  const usedUp = { ok: false, reason: 'coupon-used-up' };

  test('the bonus is granted with the course, at half price, and used once by its owner', async () => {
    const order = await buy();
    const right = await rightOf(order);
    expect(right).toMatchObject({
      as: 'bonus',
      percent: 50,
      beforeCentimes: 50_000,
      centimes: 25_000,
      state: 'open',
    });
    // Granted on the first of June: ninety whole days later, in Morocco.
    expect(right.endsAt.toISOString()).toBe('2026-08-30T23:00:00.000Z');
    expect(await app.academy.bonusLeft('sold')).toBe(1);
    const booked = await place(app, await booking(right.code));
    expect(booked).toMatchObject({ amountCentimes: 25_000, couponCode: right.code });
    await pay(booked);
    expect(await stateOf(app, booked)).toBe('booked');
    expect((await rightOf(order)).state).toBe('used');
    expect(await book(right.code)).toBeRefused('coupon-used-up');
  });

  test('a consultation that is part of the course costs nothing, and is booked at once', async () => {
    const order = await buy('guided');
    const right = await rightOf(order);
    expect(right).toMatchObject({ as: 'included', percent: 100, centimes: 0 });
    const booked = await place(app, { ...(await booking(right.code)), provedEmail: salma });
    expect([booked.status, await stateOf(app, booked)]).toEqual(['Payment Confirmed', 'booked']);
    expect((await app.academy.bookingOf(booked.token))?.isOnRight).toBe(true);
  });

  test('a refunded course takes a future hour with it; after an hour that took place there is no second right', async () => {
    const first = await buy('guided');
    const booked = await place(app, {
      ...(await booking((await rightOf(first)).code)),
      provedEmail: salma,
    });
    await payBackOrder(app, first);
    expect(await stateOf(app, booked)).toBe('cancelled');
    expect((await app.academy.orderByToken(booked.token))?.order.status).toBe('Refunded');
    const second = await buy('guided');
    const had = await place(app, { ...(await booking((await rightOf(second)).code)), provedEmail: salma });
    const { booking: hour } = (await app.academy.bookingOf(had.token)) ?? {};
    app.pass((hour?.startsAt.getTime() ?? 0) - app.context.clock().getTime() + day);
    await payBackOrder(app, second);
    expect(await stateOf(app, had)).toBe('booked');
    expect(await rightsOf(await buy('guided'))).toEqual([]);
  });

  test('a right used by an unpaid order stays used as long as that order can be paid', async () => {
    const { code } = await rightOf(await buy());
    await app.academy.chooseMethod({
      token: (await place(app, await booking(code))).token,
      option: 'Bank Transfer',
    });
    app.pass(1.5 * day);
    expect(await book(code, salma, 60)).toEqual(usedUp);
  });

  test('nobody else can use it: with another address the code is unknown', async () => {
    const { code } = await rightOf(await buy());
    expect(await book(code, 'thief@example.com')).toEqual(unknown);
    const item = { kind: 'consultation', slug: service } as const;
    const quote = (email: string | null, address = '10.0.0.1') =>
      app.academy.quoteCoupon({ item, code, email, address });
    expect(await quote('thief@example.com')).toEqual(unknown);
    expect(await quote(null)).toEqual(unknown);
    expect(await quote('Salma+phone@example.com')).toMatchObject({ ok: true });
    // It lowers that one service, and no course.
    const other = { kind: 'course', slug: 'selling-online', coupon: code } as const;
    expect(await app.academy.placeOrder(aForm({ item: other }))).toBeRefused('coupon-not-for-this');
    // Tries are counted as for every code.
    for (let tries = 0; tries < 20; tries += 1) await quote('thief@example.com', '10.0.0.9');
    expect(await quote(salma, '10.0.0.9')).toBeRefused('coupon-many-tries');
  });

  test('an order that uses it cannot be moved to another address', async () => {
    const { code } = await rightOf(await buy());
    const { token, number } = await place(app, await booking(code));
    const details = someDetails({ email: 'friend@example.com' });
    expect(await app.academy.changeDetails({ token, details })).toMatchObject({
      ok: false,
      reason: 'early-other-address',
    });
    expect(
      await app.academy.staff.changeOrderEmail({ orderNumber: number, email: 'friend@example.com', staff }),
    ).toMatchObject({ ok: false });
  });

  test('of two bookings at the same moment one gets it', async () => {
    const { code } = await rightOf(await buy('guided'));
    const at = (slot: number) => async () => book(code, salma, slot);
    const answers = await Promise.all([at(30)(), at(60)()]);
    expect(answers.map((answer) => !answer.ok && answer.reason).toSorted()).toEqual([
      'coupon-used-up',
      'told-by-email',
    ]);
  });

  test('an unpaid order grants none', async () => {
    const order = await place(app, { courseSlug: 'guided' });
    expect(await rightsOf(order)).toEqual([]);
    expect(await app.db.select().from(coupons)).toEqual([]);
  });

  test('an expired right can be extended by staff; a used one is given back once, and both are logged', async () => {
    const order = await buy();
    const { code } = await rightOf(order);
    app.pass(92 * day);
    expect((await rightOf(order)).state).toBe('over');
    expect(await book(code)).toBeRefused('coupon-over');
    const change = (how: 'extend' | 'give-back') =>
      app.academy.staff.changeRight({ orderNumber: order.number, right: 'bonus', change: how, staff });
    const notPossible = { ok: false, reason: 'not-possible' };
    expect(await change('give-back')).toEqual(notPossible);
    expect(await change('extend')).toMatchObject({ ok: true });
    await pay(await place(app, await booking(code)));
    expect(await change('extend')).toEqual(notPossible);
    expect(await change('give-back')).toMatchObject({ ok: true });
    await pay(await place(app, await booking(code, salma, 60)));
    expect(await book(code, salma, 90)).toEqual(usedUp);
    expect(await change('give-back')).toEqual(notPossible);
    expect((await app.db.select().from(staffLog)).map(({ act }) => act).sort()).toEqual([
      'extend-right',
      'give-right-back',
    ]);
    await expect(
      app.academy.staff.changeRight({
        orderNumber: order.number,
        right: 'bonus',
        change: 'extend',
        staff: { ...staff, role: 'support' },
      }),
    ).rejects.toThrow('support');
  });

  test('a refunded course ends it, and whoever buys again gets a new one', async () => {
    const order = await buy();
    const { code } = await rightOf(order);
    await payBackOrder(app, order);
    expect(await book(code)).toBeRefused('coupon-over');
    expect(await rightsOf(order)).toEqual([]);
    expect((await rightOf(await buy())).code).not.toBe(code);
  });

  test('a buyer who used it, was refunded and buys again gets no second one', async () => {
    const order = await buy();
    await pay(await place(app, await booking((await rightOf(order)).code)));
    await payBackOrder(app, order);
    expect(await rightsOf(await buy())).toEqual([]);
  });

  test('each buyer gets the bonus once, and nobody after the limit is reached', async () => {
    await buy();
    expect(await rightsOf(await buy('sold', 'Salma+again@example.com'))).toEqual([]);
    expect(await rightsOf(await buy('sold', 'amal@example.com'))).toHaveLength(1);
    expect(await app.academy.bonusLeft('sold')).toBe(0);
    expect(await rightsOf(await buy('sold', 'nora@example.com'))).toEqual([]);
    expect(await app.academy.bonusLeft('selling-online')).toBeNull();
  });

  test('an hour cancelled in time gives it back, paid or not; one cancelled late does not', async () => {
    const half = await buy();
    const whole = await buy('guided');
    const hours: Order[] = [];
    for (const [order, slot] of [
      [half, 30],
      [whole, 60],
    ] as const) {
      const { code } = await rightOf(order);
      const booked = await place(app, { ...(await booking(code, salma, slot)), provedEmail: salma });
      if (booked.amountCentimes > 0) await pay(booked);
      hours.push(booked);
    }
    for (const { token } of hours)
      expect(await app.academy.cancelBooking({ token, withMoney: true })).toMatchObject({ ok: true });
    expect([(await rightOf(half)).state, (await rightOf(whole)).state]).toEqual(['open', 'open']);
    const late = await place(app, {
      ...(await booking((await rightOf(whole)).code, salma, 0)),
      provedEmail: salma,
    });
    const hour = (await app.academy.bookingOf(late.token))?.booking.startsAt ?? new Date(0);
    app.pass(hour.getTime() - app.context.clock().getTime() - 3_600_000);
    expect(await app.academy.cancelBooking({ token: late.token, withMoney: false })).toMatchObject({
      ok: true,
    });
    expect((await rightOf(whole)).state).toBe('used');
  });

  test('it follows the order to another address', async () => {
    const order = await buy();
    const { code } = await rightOf(order);
    const email = 'salma.alaoui@example.com';
    expect(
      await app.academy.staff.changeOrderEmail({ orderNumber: order.number, email, staff }),
    ).toMatchObject({ ok: true });
    expect(await book(code)).toEqual(unknown);
    expect(await book(code, email)).toMatchObject({ ok: true });
  });

  test('an unpaid order that used it frees it when it ends', async () => {
    const order = await buy();
    const { token } = await place(app, await booking((await rightOf(order)).code));
    expect((await rightOf(order)).state).toBe('used');
    await app.academy.cancelOrder({ token });
    expect((await rightOf(order)).state).toBe('open');
  });

  test('earlier buyers get their rights from the job, once, with an e-mail; the first buyers first', async () => {
    const { db } = app;
    const before = [];
    for (const email of [salma, 'amal@example.com', 'nora@example.com']) {
      before.push(await buy('sold', email));
      app.pass(1_000);
    }
    const late = await buy('guided');
    await db.delete(coupons);
    await db.update(entitlements).set({ rightsOwed: true });
    // Its consultation is promised, but its service is not named yet.
    await db
      .update(courses)
      .set({ record: { ...guided, consultationService: null } })
      .where(eq(courses.slug, 'guided'));
    const grant = () => bindScheduler(app.context).grantOwedRights();
    expect(await grant()).toBe(2);
    expect(await grant()).toBe(0);
    expect(await Promise.all(before.map(async (order) => (await rightsOf(order)).length))).toEqual([1, 1, 0]);
    expect(await emailsOf(app, before[0] as Order)).toContain('right-ready');
    expect(await emailsOf(app, before[2] as Order)).not.toContain('right-ready');
    await db.update(courses).set({ record: guided }).where(eq(courses.slug, 'guided'));
    expect(await grant()).toBe(1);
    expect((await rightOf(late)).as).toBe('included');
    expect((await allRows(app)).entitlements.some(({ rightsOwed }) => rightsOwed)).toBe(false);
  });

  test('while the settings name no consultation none is granted, and none is counted', async () => {
    const record = someSettings({ bonusConsultation: { ...bonusConsultation, service: null } });
    await app.db.update(academySettings).set({ record });
    expect(await rightsOf(await buy())).toEqual([]);
    expect(await app.academy.bonusLeft('sold')).toBeNull();
  });
});
