import { beforeEach, describe, expect, it } from 'vitest';
import { moveOrder } from '../orders/orders.service.ts';
import { courses } from '../../academy/content/catalogue.table.ts';
import { eq } from 'drizzle-orm';
import { everything } from '../../../tests/support/extent.ts';
import { aCourse, aForm, someDetails, type FormOf } from '../../../tests/support/builders.ts';
import { addCodes, allRows, emailsOf, place, staff } from '../../../tests/support/actions.ts';
import { academyForEach } from '../../../tests/support/open-test-academy.ts';
import { bindScheduler } from '../../jobs.ts';
import { databaseLimits } from '../../platform/limits/limits.ts';

const gratis = 'gratis';
const hour = 3_600_000;

const test = academyForEach({
  courses: [
    aCourse({ slug: gratis, priceCentimes: 0 }),
    aCourse({ slug: 'small', priceCentimes: 0, capacity: 1 }),
    aCourse(),
  ],
});
beforeEach(() => addCodes(test, ['GRATIS-0001', 'GRATIS-0002', 'GRATIS-0003'], gratis));

const asMember = (email: string, of: FormOf = {}): FormOf => ({
  courseSlug: gratis,
  details: someDetails({ email }),
  provedEmail: email,
  ...of,
});
const asStranger = (email: string, of: FormOf = {}) =>
  test.academy.placeOrder(aForm({ courseSlug: gratis, details: someDetails({ email }), ...of }));
const byEmail = { ok: false, reason: 'told-by-email' };
const ordersOf = async () => (await allRows(test)).orders;
const codesTaken = async () => (await allRows(test)).codes.filter(({ orderId }) => orderId !== null);

describe('an order of 0 MAD', () => {
  it('is confirmed where it is placed: access once, no payment attempt, no payment method, one e-mail, its history', async () => {
    const order = await place(test, asMember('salma@example.com'));
    expect(order).toMatchObject({ status: 'Payment Confirmed', amountCentimes: 0, paymentOption: null });
    const view = await test.academy.orderByToken(order.token);
    expect(view?.history.map(({ event, actor }) => [event, actor])).toEqual([
      ['place', 'buyer'],
      ['owe-nothing', 'clock'],
      ['confirm', 'clock'],
      ['grant-access', 'clock'],
    ]);
    expect(view?.access?.code).toMatch(/^GRATIS-/);
    expect((await allRows(test)).attempts).toHaveLength(0);
    expect(await emailsOf(test, order)).toEqual(['access-ready']);
  });

  it('can neither be paid, reported as paid, cancelled, expired nor opened again', async () => {
    const order = await place(test, asMember('salma@example.com'));
    const { academy } = test;
    const { token } = order;
    expect(await academy.beginPayment({ token, cardType: 'international' })).toMatchObject({ ok: false });
    expect(await academy.chooseMethod({ token, option: 'Bank Transfer' })).toMatchObject({ ok: false });
    expect(await academy.cancelOrder({ token })).toMatchObject({ ok: false });
    expect(await academy.reopenOrder({ token })).toMatchObject({ ok: false });
    test.pass(400 * 24 * hour);
    await bindScheduler(test.context).expireOrders();
    expect((await academy.orderByToken(token))?.order.status).toBe('Payment Confirmed');
  });

  it('has nothing to refund', async () => {
    const order = await place(test, asMember('salma@example.com'));
    const refund = {
      key: test.context.uuid(),
      orderNumber: order.number,
      amountCentimes: 0,
      seenLeftCentimes: 0,
    };
    const asked = { duplicateReference: null, isPart: false, way: 'bank-transfer', payout: null } as const;
    expect(await test.academy.staff.refundOrder({ ...refund, ...asked, reason: 'none', staff })).toBeRefused(
      'nothing-left',
    );
  });

  it('shows a stranger only that an e-mail was sent: no order, no token, no code', async () => {
    expect(await asStranger('salma@example.com')).toEqual(byEmail);
    const [order] = await ordersOf();
    expect(order?.status).toBe('Payment Confirmed');
  });

  it('gives the same answer for an address that has it already, and makes no second order or code', async () => {
    await place(test, asMember('salma@example.com'));
    for (const email of ['salma@example.com', 'salma+again@example.com', 'SALMA@example.com'])
      expect(await asStranger(email.toLowerCase()), email).toEqual(byEmail);
    expect(await ordersOf()).toHaveLength(1);
    expect(await codesTaken()).toHaveLength(1);
  });

  it('shows signed-in buyers that they have it, and answers a second press of one form with the same order', async () => {
    await place(test, asMember('salma@example.com'));
    expect(await test.academy.placeOrder(aForm(asMember('salma@example.com')))).toBeRefused('owned-already');
    const form = aForm(asMember('zineb@example.com'));
    const [one, two] = await Promise.all([test.academy.placeOrder(form), test.academy.placeOrder(form)]);
    expect(one.ok && two.ok && one.order.id === two.order.id).toBe(true);
    expect(await codesTaken()).toHaveLength(2);
  });

  it('is made once from two forms of one address at the same time', async () => {
    await Promise.all([asStranger('salma@example.com'), asStranger('salma@example.com')]);
    expect(await ordersOf()).toHaveLength(1);
  });

  it('sends the access e-mail again when asked again, once a day', async () => {
    const order = await place(test, asMember('salma@example.com'));
    await asStranger('salma@example.com');
    await asStranger('salma@example.com');
    expect(await emailsOf(test, order)).toHaveLength(2);
    test.pass(24 * hour);
    await asStranger('salma@example.com');
    expect(await emailsOf(test, order)).toHaveLength(3);
  });

  it('stops a caller from using up the codes with invented addresses, and refuses nobody who is signed in', async () => {
    const address = '203.0.113.7';
    for (let index = 0; index < databaseLimits.freeOrderOfCaller.most; index++)
      expect(await asStranger(`invented-${index}@example.com`, { address })).toEqual(byEmail);
    expect(await asStranger('one-more@example.com', { address })).toBeRefused('many-free-orders');
    expect(await ordersOf()).toHaveLength(databaseLimits.freeOrderOfCaller.most);
    expect((await place(test, asMember('salma@example.com', { address }))).amountCentimes).toBe(0);
    test.pass(hour);
    expect(await asStranger('later@example.com', { address })).toEqual(byEmail);
  });

  it.runIf(everything)('is limited for all callers together to a number of one item a day', async () => {
    for (let index = 0; index < databaseLimits.freeOrderOfItem.most; index++)
      await asStranger(`bot-${index}@example.com`, { address: `198.51.100.${index}` });
    expect(await asStranger('one-more@example.com', { address: '192.0.2.1' })).toMatchObject({
      reason: 'many-free-orders',
    });
  });

  it('never takes more than the last seat: of two who want it one gets ‘sold out’', async () => {
    const wants = (email: string) => test.academy.placeOrder(aForm(asMember(email, { courseSlug: 'small' })));
    const answers = await Promise.all([wants('a.b@example.com'), wants('c.d@example.com')]);
    expect(answers.map((answer) => (answer.ok ? 'placed' : answer.reason)).toSorted()).toEqual([
      'placed',
      'sold-out',
    ]);
  });
});

describe('an order with a price', () => {
  it('is never confirmed as free, whatever price the caller saw and whoever asks', async () => {
    const order = await place(test);
    const action = { actor: 'clock', at: test.context.clock(), uuid: test.context.uuid } as const;
    for (const remembered of [order, { ...order, amountCentimes: 0 }])
      expect(
        await test.database.transaction((tx) => moveOrder(tx, remembered, 'owe-nothing', action)),
      ).toBeNull();
    expect((await test.academy.orderByToken(order.token))?.order.status).toBe('Pending Payment');
  });

  it('is not opened again for free when its course has become free: it is ordered again', async () => {
    const order = await place(test);
    await test.academy.cancelOrder(order);
    const record = aCourse({ priceCentimes: 0 });
    await test.db.update(courses).set({ record }).where(eq(courses.slug, record.slug));
    const refused = { ok: false, reason: 'free-now' };
    expect(await test.academy.reopenOrder(order)).toEqual(refused);
    expect(await test.academy.staff.reopenOrderForStaff({ orderNumber: order.number, staff })).toEqual(
      refused,
    );
    expect((await test.academy.orderByToken(order.token))?.order.status).toBe('Cancelled');
  });

  it('is refused when a browser sends that it saw 0', async () => {
    expect(await test.academy.placeOrder(aForm({ seenPriceCentimes: 0 }))).toEqual({
      ok: false,
      reason: 'price-changed',
      priceCentimes: 99_000,
    });
  });
});
