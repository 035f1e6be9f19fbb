import { beforeEach, expect, it } from 'vitest';
import {
  aCourse,
  aForm,
  someDetails,
  someInstalments,
  someSettings,
} from '../../../tests/support/builders.ts';
import { begin, notifyFromBank, placeAndPay, staff, statusOf } from '../../../tests/support/actions.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { postEmails } from '../../../tests/support/post-emails.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import { allowed, present } from '../../../tests/support/sure.ts';
import { evidenceFor } from '../../../tests/support/test-gateway.ts';
import { atOnce } from '../../../tests/support/races.ts';
import type { Order } from '../orders/order.ts';
import { expireOrders } from '../checkout/unpaid-orders.service.ts';
import { remindOfCredit } from './friends.service.ts';

const dayMs = 86_400_000;
const owner = someDetails({ name: 'Salma Alaoui', email: 'salma@example.com', phone: '+212611111111' });
let buyers = 0;
const friend = (of: object = {}) => {
  buyers += 1;
  return someDetails({
    email: `friend-${buyers}@example.com`,
    phone: `+2126220000${String(buyers).padStart(2, '0')}`,
    ...of,
  });
};

describeAcademy(
  'a friend’s code',
  {
    courses: [
      aCourse({ instalments: someInstalments }),
      aCourse({ slug: 'sewing', nameEn: 'Sewing' }),
      aCourse({ slug: 'cooking', nameEn: 'Cooking' }),
    ],
    settings: someSettings({ friendPercent: 10 }),
  },
  (test) => {
    let own: Order;
    let codes: string;
    beforeEach(async () => {
      test.bank.refund = async ({ key }) => ({ ok: true, providerReference: `refund-${key}`, state: 'done' });
      for (const slug of ['selling-online', 'sewing', 'cooking'])
        await test.academy.staff.addAccessCodes({
          itemSlug: slug,
          codes: Array.from({ length: 12 }, (_, at) => `${slug}-${at}`.toUpperCase()),
          staff,
        });
      own = await placeAndPay(test, { details: owner });
      await test.academy.makeFriendCode(owner);
    });

    const mine = async (email = owner.email) => present(await test.academy.friendsOf({ email }));
    const code = async () => present((await mine()).code);
    const order = async (details = friend(), of: object = {}, courseSlug = 'selling-online') =>
      test.academy.placeOrder(
        aForm({ item: { kind: 'course', slug: courseSlug, coupon: await code(), ...of }, details }),
      );
    const pay = async (placed: { token: string; amountCentimes: number }) =>
      notifyFromBank(test, evidenceFor(await begin(test, placed), placed));
    const paidByFriend = async (details = friend()) => {
      const placed = allowed(await order(details)).order;
      await pay(placed);
      return placed;
    };
    /** Of the code's owner, for another course, signed in. */
    const spend = (credit: number, slug = 'sewing', of: object = {}) =>
      test.academy.placeOrder(
        aForm({ item: { kind: 'course', slug, credit }, details: owner, provedEmail: owner.email, ...of }),
      );
    const closed = () =>
      test.academy.staff.closeFriendCode({ code: codes, reason: 'Sold on the street', staff });
    beforeEach(async () => {
      codes = await code();
    });

    it('lowers a first course, and brings its owner credit once the time for a refund is over', async () => {
      const placed = await paidByFriend();
      expect(placed).toMatchObject({ amountCentimes: 89_100, couponCode: codes });
      expect(await mine()).toMatchObject({ centimes: 0, waiting: 8_910, paid: 1 });
      test.pass(8 * dayMs);
      expect(await mine()).toMatchObject({ centimes: 8_910, waiting: 0 });
      expect((await test.academy.staff.friends())[0]?.uses).toMatchObject([
        { orderNumber: placed.number, hold: null, creditCentimes: 8_910 },
      ]);
    });

    it('is made for whoever has paid a course alone', async () => {
      expect(await test.academy.makeFriendCode({ email: 'nobody@example.com' })).toBe(false);
      expect((await mine('nobody@example.com')).mayHave).toBe(false);
    });

    it('is not for its owner, by address or phone, nor for a second order, nor for a gift', async () => {
      expect(await order(someDetails({ ...owner, email: 'Sal.ma+2@example.com' }))).toBeRefused('friend-own');
      expect(await order(friend({ email: 'salma+x@example.com' }))).toBeRefused('friend-own');
      const her = friend();
      await placeAndPay(test, { details: her });
      expect(await order(her, {}, 'sewing')).toBeRefused('friend-first');
      expect(await order(friend({ phone: her.phone }))).toBeRefused('friend-first');
      const gift = { recipientName: 'Amal', recipientEmail: 'amal@example.com', giftNote: '' };
      const item = { kind: 'course', slug: 'sewing', coupon: codes } as const;
      expect(await test.academy.placeOrder(aForm({ item, details: friend(), gift }))).toBeRefused(
        'friend-gift',
      );
    });

    it('serves nobody in a circle: whoever was brought cannot be the first of whom she brings', async () => {
      const her = friend();
      await paidByFriend(her);
      await test.academy.makeFriendCode(her);
      const hers = present((await mine(her.email)).code);
      const item = { kind: 'course', slug: 'sewing', coupon: hers } as const;
      expect(await test.academy.placeOrder(aForm({ item, details: owner }))).toBeRefused('friend-first');
      // One level: what she brings is hers alone.
      const third = await test.academy.placeOrder(aForm({ item, details: friend() }));
      await pay(allowed(third).order);
      test.pass(8 * dayMs);
      expect((await mine(her.email)).centimes).toBe(8_910);
      expect((await mine()).centimes).toBe(8_910);
    });

    it('counts once for two orders of one friend at once', async () => {
      const her = friend();
      const both = await atOnce(['selling-online', 'sewing'].map((slug) => () => order(her, {}, slug)));
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    });

    it('is refused in parts, beside a better offer, and when it is closed; an order keeps its price', async () => {
      expect(await order(friend(), { byInstalments: true })).toBeRefused('coupon-not-in-parts');
      const before = allowed(await order()).order;
      expect(await closed()).toBe(true);
      expect(await closed()).toBe(false);
      expect(await order()).toBeRefused('coupon-over');
      await pay(before);
      test.pass(30 * dayMs);
      expect((await mine()).centimes).toBe(0);
      expect((await test.academy.staff.friends())[0]?.uses).toMatchObject([{ hold: 'closed' }]);
    });

    it('ends with the only course of its owner', async () => {
      allowed(await payBackOrder(test, own));
      expect(await order()).toBeRefused('coupon-over');
    });

    it('credit lowers the next course, is frozen in its order, and comes back when that is not paid', async () => {
      await paidByFriend();
      test.pass(8 * dayMs);
      const placed = allowed(await spend(8_910)).order;
      expect(placed).toMatchObject({ amountCentimes: 90_090, discountCentimes: 8_910 });
      expect((await mine()).centimes).toBe(0);
      allowed(await test.academy.cancelOrder({ token: placed.token }));
      expect((await mine()).centimes).toBe(8_910);
      const again = allowed(await test.academy.reopenOrder({ token: placed.token })).order;
      expect(again).toMatchObject({ amountCentimes: 99_000, discountCentimes: 0 });
      expect((await mine()).centimes).toBe(8_910);
    });

    it('credit of an order that can still be paid on a bank’s page stays spent, whatever its buyer does', async () => {
      await paidByFriend();
      test.pass(8 * dayMs);
      const placed = allowed(await spend(8_910)).order;
      const reference = await begin(test, placed);
      allowed(await test.academy.cancelOrder({ token: placed.token }));
      expect((await mine()).centimes).toBe(0);
      const again = allowed(await test.academy.reopenOrder({ token: placed.token })).order;
      expect(again.amountCentimes).toBe(90_090);
      await notifyFromBank(test, evidenceFor(reference, placed));
      expect(await mine()).toMatchObject({ centimes: 0, spends: [{ orderNumber: placed.number }] });
    });

    it('credit pays nothing for anybody who did not sign in, nor for a gift, nor twice at once', async () => {
      await paidByFriend();
      test.pass(8 * dayMs);
      const seen = { seenPriceCentimes: 90_090 };
      expect(await spend(8_910, 'sewing', { ...seen, provedEmail: undefined })).toMatchObject({
        reason: 'price-changed',
      });
      const gift = { recipientName: 'Amal', recipientEmail: 'amal@example.com', giftNote: '' };
      expect(await spend(8_910, 'sewing', { ...seen, gift })).toMatchObject({ reason: 'price-changed' });
      const both = await atOnce(['sewing', 'cooking'].map((slug) => () => spend(8_910, slug, seen)));
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      expect((await mine()).centimes).toBe(0);
    });

    it('credit for the whole price opens the course at once, and comes back when that is ended', async () => {
      for (let friends = 0; friends < 12; friends += 1) await paidByFriend();
      test.pass(8 * dayMs);
      const free = allowed(await spend(99_000)).order;
      expect(await statusOf(test, free)).toBe('Payment Confirmed');
      expect((await mine()).centimes).toBe(12 * 8_910 - 99_000);
      await test.academy.staff.endFree({ orderNumber: free.number, why: 'She asked for it.', staff });
      expect((await mine()).centimes).toBe(12 * 8_910);
    });

    it('a refund of the friend takes the credit back, also below zero, and the next one makes up for it', async () => {
      const placed = await paidByFriend();
      test.pass(8 * dayMs);
      await pay(allowed(await spend(8_910)).order);
      allowed(await payBackOrder(test, placed));
      expect((await mine()).centimes).toBe(-8_910);
      expect(await test.academy.creditLeft(owner.email)).toBe(0);
      await paidByFriend();
      test.pass(8 * dayMs);
      expect((await mine()).centimes).toBe(0);
    });

    it('credit ends with its last day, after one reminder', async () => {
      await paidByFriend();
      test.pass(8 * dayMs);
      expect(await remindOfCredit(test.context)).toBe(0);
      test.pass(352 * dayMs);
      expect(await remindOfCredit(test.context)).toBe(1);
      expect(await remindOfCredit(test.context)).toBe(0);
      const told = (await postEmails(test)).filter(({ subject }) => subject.includes('89.10'));
      expect(told).toMatchObject([{ to: [owner.email] }]);
      test.pass(20 * dayMs);
      expect((await mine()).centimes).toBe(0);
      await expireOrders(test.context);
    });
  },
);
