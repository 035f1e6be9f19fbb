import { expect, it } from 'vitest';
import { membership, type Ending } from '../../academy/settings/membership.ts';
import { bindScheduler } from '../../jobs.ts';
import type { Order } from '../orders/order.ts';
import {
  allRows,
  begin,
  emailsOf,
  notifyFromBank,
  place,
  placeAndPay,
} from '../../../tests/support/actions.ts';
import { someDetails, someSettings } from '../../../tests/support/builders.ts';
import { academyForEach } from '../../../tests/support/open-test-academy.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import { allowed, present } from '../../../tests/support/sure.ts';
import { evidenceFor } from '../../../tests/support/test-gateway.ts';

const dayMs = 86_400_000;
const aMonth = { kind: 'membership', slug: membership.slug, months: 1 } as const;
const forGood = { kind: 'membership', slug: membership.slug } as const;

const test = academyForEach({
  settings: someSettings({
    membershipMonthCentimes: 900,
    membershipYearCentimes: 9_000,
    membershipGraceDays: 5,
  }),
});

/** The clock stands at eleven in the morning of 1 June 2026. */
const goOn = (days: number) => test.pass(days * dayMs);
const tick = () => bindScheduler(test.context).processMemberships();
const join = (item: typeof aMonth | typeof forGood = aMonth) => placeAndPay(test, { item });
const prepared = async ({ token }: Order) => allowed(await test.academy.renewMembership({ token })).order;
const statusOf = ({ email }: Order) => test.academy.statusOf(email);
const endOf = async ({ token }: Order) => (await test.academy.orderByToken(token))?.access?.endsOn;

async function pay(order: Order): Promise<Order> {
  const reference = await begin(test, order);
  const verdict = await notifyFromBank(
    test,
    evidenceFor(reference, { amountCentimes: order.amountCentimes }),
  );
  expect(verdict).toBe('applied');
  return order;
}

const renew = async (order: Order) => pay(await prepared(order));

const remindersOf = async (order: Order): Promise<string[]> => {
  const { emails } = await allRows(test);
  return emails
    .filter(({ payload, orderId }) => payload['emailName'] === 'membership-ending' && orderId === order.id)
    .map(({ dedupeKey }) => dedupeKey.split(':').at(-1) ?? '');
};

it('a month costs what the settings say, is named and frozen in the order, and may be given back for a week', async () => {
  expect(await place(test, { item: aMonth, seenPriceCentimes: 900 })).toMatchObject({
    description: `${membership.name.en} (1 month)`,
    amountCentimes: 900,
    months: 1,
    refundDays: 7,
  });
  const aYear = await place(test, { item: { ...aMonth, months: 12 }, seenPriceCentimes: 9_000 });
  expect(aYear).toMatchObject({ months: 12, refundDays: 30 });
  expect(await place(test, { item: forGood })).toMatchObject({
    months: null,
    description: membership.name.en,
  });
});

it('a length that is not offered is not sold, and one for a time is given to nobody else', async () => {
  const form = {
    idempotencyKey: 'a-key-of-the-form-of-members',
    locale: 'en',
    seenPriceCentimes: null,
  } as const;
  const order = { ...form, details: someDetails({ name: 'Salma' }) };
  const half = { ...aMonth, months: 6 };
  expect(await test.academy.placeOrder({ ...order, item: half })).toBeRefused('not-on-sale');
  const gift = { recipientName: 'Nadia', recipientEmail: 'nadia@example.com', giftNote: '' };
  expect(await test.academy.placeOrder({ ...order, item: aMonth, gift })).toBeRefused('not-on-sale');
});

it('is open from its payment to the end of the days of grace, and closes then', async () => {
  const order = await join();
  expect([await statusOf(order), await endOf(order)]).toEqual(['member', '2026-07-01']);
  goOn(30 + 5);
  await tick();
  expect(await statusOf(order)).toBe('member');
  goOn(1);
  await tick();
  await tick();
  expect(await statusOf(order)).toBe('buyer');
  expect(await test.academy.termOf(order.email)).toMatchObject({ token: order.token, isOver: true });
  const { history } = await allRows(test);
  expect(history.filter(({ event }) => event === 'end-access')).toMatchObject([
    { detail: { reason: 'time-over' }, actor: 'clock' },
  ]);
});

it('is reminded of a week before, on its last day and on the last day of grace, each once', async () => {
  const order = await join();
  const told: [number, Ending[]][] = [
    [22, []],
    [1, ['week']],
    [1, ['week']],
    [6, ['week', 'day']],
    [4, ['week', 'day']],
    [1, ['week', 'day', 'grace']],
  ];
  for (const [days, reminders] of told) {
    goOn(days);
    await tick();
    await tick();
    expect(await remindersOf(order)).toEqual(reminders);
  }
});

it('renewed before its end goes on from there, by one order however often the link is pressed', async () => {
  const order = await join();
  goOn(25);
  const first = await prepared(order);
  expect(await prepared(order)).toMatchObject({ id: first.id, amountCentimes: 900, agreedToStartAt: null });
  await pay(first);
  expect(await prepared(order)).toMatchObject({ id: first.id, status: 'Payment Confirmed' });
  expect([await endOf(order), await endOf(first)]).toEqual(['2026-07-01', '2026-08-01']);
  // The one that goes on is reminded of, and what it replaced ends without a word.
  goOn(30);
  await tick();
  expect([await remindersOf(order), await remindersOf(first)]).toEqual([[], ['week']]);
  expect(await statusOf(order)).toBe('member');
  const { history, orders } = await allRows(test);
  expect(history.map(({ event }) => event)).not.toContain('end-access');
  expect(orders).toHaveLength(2);
});

it('renewed after it closed counts from the day it is paid, and the member is in again', async () => {
  const order = await join();
  goOn(40);
  await tick();
  const again = await renew(order);
  expect([await statusOf(order), await endOf(again)]).toEqual(['member', '2026-08-11']);
  expect(await emailsOf(test, again)).toContain('membership-ready');
});

it('an order to renew that ended without money is found again, to be opened on its own page', async () => {
  const order = await join();
  const first = await prepared(order);
  await test.academy.cancelOrder({ token: first.token });
  expect(await prepared(order)).toMatchObject({ id: first.id, status: 'Cancelled' });
});

it('a refund of a renewal takes back its time alone, and it can be renewed anew', async () => {
  const order = await join();
  goOn(25);
  const second = await renew(order);
  allowed(await payBackOrder(test, second));
  expect(present(await test.academy.termOf(order.email)).endsOn).toBe('2026-07-01');
  expect(await statusOf(order)).toBe('member');
  const third = await renew(order);
  expect(third.id).not.toBe(second.id);
  expect(await endOf(third)).toBe('2026-08-01');
});

it('a member without an end is asked nothing, sees no end, and cannot renew', async () => {
  const order = await join();
  await join(forGood);
  goOn(300);
  await tick();
  expect(await statusOf(order)).toBe('member');
  expect(await remindersOf(order)).toEqual([]);
  expect(await test.academy.termOf(order.email)).toBeNull();
  expect(await test.academy.renewMembership({ token: order.token })).toBeRefused('owned-already');
});
