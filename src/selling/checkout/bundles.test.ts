import { expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { courses } from '../../academy/content/catalogue.table.ts';
import type { Bundle } from '../../catalogue/shop/bundle.ts';
import { inEach } from '../../platform/i18n/locale.ts';
import { aCourse, type FormOf, someDetails } from '../../../tests/support/builders.ts';
import { allRows, emailsOf, place, placeAndPay, staff, statusOf } from '../../../tests/support/actions.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import { aPayee } from '../../../tests/support/shares.ts';
import { allowed, present } from '../../../tests/support/sure.ts';

const pair: Bundle = {
  slug: 'pair',
  portrait: '',
  ground: 'mint',
  courses: ['selling-online', 'sewing'],
  products: [],
  priceCentimes: 100_001,
  unlisted: false,
  words: inEach(() => ({ name: 'Both', description: 'Two courses', text: 'Two courses.' })),
};
const item = { kind: 'bundle', slug: 'pair' } as const;
const { email } = someDetails();
const asBuyer: FormOf = {
  item,
  provedEmail: email,
  details: { ...someDetails(), agreesToStart: 'on' },
};

describeAcademy(
  'a bundle',
  {
    // 99 000 and 33 000 alone: three quarters and one of its price.
    courses: [
      aCourse({ taughtAt: 'here' }),
      aCourse({ slug: 'sewing', taughtAt: 'here', priceCentimes: 33_000, nameEn: 'Sewing' }),
      aCourse({ slug: 'weaving', taughtAt: 'here' }),
    ],
    bundles: [pair],
  },
  (test) => {
    const partsOf = async (token: string) => present(await test.academy.orderByToken(token)).parts;
    const close = () =>
      test.db
        .update(courses)
        .set({ record: aCourse({ slug: 'sewing', taughtAt: 'here', closedForSale: true }) })
        .where(eq(courses.slug, 'sewing'));

    it('paid once opens every part by an order of its own, with its share of the price', async () => {
      const order = await placeAndPay(test, asBuyer);
      expect(order).toMatchObject({ amountCentimes: 100_001, description: 'Both', refundDays: 7 });
      const parts = await partsOf(order.token);
      expect(parts).toMatchObject([
        { slug: 'selling-online', centimes: 75_001, description: 'Selling Online' },
        { slug: 'sewing', centimes: 25_000, description: 'Sewing' },
      ]);
      for (const { token } of parts) {
        const { order: opened, access } = present(await test.academy.orderByToken(token));
        expect(opened).toMatchObject({ status: 'Payment Confirmed', amountCentimes: 0, email });
        expect(access).toMatchObject({ isClassroom: true });
        expect(await emailsOf(test, opened)).toContain('classroom-open');
      }
    });

    it('shares what was really paid: a code lowers every part', async () => {
      const terms = {
        kind: 'percent' as const,
        value: 50,
        startsAt: null,
        endsAt: null,
        mostUses: null,
        mostPerPerson: null,
      };
      allowed(await test.academy.staff.makeCoupon({ ...terms, scope: ['bundle:pair'], code: 'HALF', staff }));
      const order = await placeAndPay(test, { ...asBuyer, item: { ...item, coupon: 'HALF' } });
      const parts = await partsOf(order.token);
      expect(parts.reduce((sum, { centimes }) => sum + centimes, 0)).toBe(order.amountCentimes);
      expect(parts[1]?.centimes).toBe(12_499);
    });

    it('costs whoever has a part of it the others alone, and is nothing to buy for whoever has all', async () => {
      await placeAndPay(test, { courseSlug: 'sewing' });
      const offer = present(await test.academy.bundle('pair', email));
      expect(offer).toMatchObject({ priceCentimes: 75_001, parts: [{ isOwned: false }, { isOwned: true }] });
      const order = await placeAndPay(test, asBuyer);
      expect(order.amountCentimes).toBe(75_001);
      expect(await partsOf(order.token)).toMatchObject([{ slug: 'selling-online', centimes: 75_001 }]);
      const again = await test.academy.placeOrder({ ...form(), provedEmail: email });
      expect(again).toMatchObject({ ok: false, reason: 'not-on-sale' });
    });

    it('is no cheaper for an address that nobody proved, for what was free, or for what is asked back', async () => {
      const bought = await placeAndPay(test, { courseSlug: 'sewing' });
      const { provedEmail: _nobody, ...typed } = asBuyer;
      expect((await place(test, typed)).amountCentimes).toBe(100_001);
      allowed(await test.academy.askRefund({ token: bought.token, account: null, reason: '' }));
      expect((await test.academy.bundle('pair', email))?.priceCentimes).toBe(100_001);
    });

    it('whose payment was no payment closes every part, and opens each again when it comes', async () => {
      const order = await place(test, asBuyer);
      const { number: orderNumber } = order;
      const pay = async () => {
        allowed(await test.academy.claimBankTransfer(order));
        allowed(await test.academy.staff.decideClaim({ orderNumber, staff, decision: 'confirm' }));
      };
      const open = async () => {
        const parts = await partsOf(order.token);
        const seen = await Promise.all(parts.map(({ token }) => test.academy.orderByToken(token)));
        return seen.filter((one) => present(one).access !== null).length;
      };
      await pay();
      expect(await open()).toBe(2);
      allowed(await test.academy.staff.takeBack({ orderNumber, staff, reason: 'Another buyer’s.' }));
      expect(await open()).toBe(0);
      await pay();
      expect(await open()).toBe(2);
      expect((await partsOf(order.token)).map(({ closedAt }) => closedAt)).toEqual([null, null]);
    });

    it('is not sold while a part of it is closed, and earlier buyers keep theirs', async () => {
      const order = await placeAndPay(test, asBuyer);
      await close();
      expect(await test.academy.placeOrder(form())).toMatchObject({
        ok: false,
        reason: 'not-on-sale',
      });
      expect((await test.academy.bundle('pair'))?.missing).toHaveLength(1);
      for (const { token } of await partsOf(order.token))
        expect(present(await test.academy.orderByToken(token)).access).not.toBeNull();
    });

    it('is refunded as a whole with all that it opened', async () => {
      const order = await placeAndPay(test, asBuyer);
      const parts = await partsOf(order.token);
      allowed(await payBackOrder(test, order));
      expect(await statusOf(test, order)).toBe('Refunded');
      for (const { token } of parts) expect(await statusOf(test, { token })).toBe('Refunded');
      expect((await allRows(test)).entitlements.every(({ revokedAt }) => revokedAt !== null)).toBe(true);
    });

    it('gives back the share of one part, which alone is closed, once', async () => {
      const order = await placeAndPay(test, asBuyer);
      const [first, second] = await partsOf(order.token);
      const of = { amountCentimes: 25_000, isPart: true, ofPart: present(second).number };
      const wrong = await payBackOrder(test, order, { ...of, amountCentimes: 24_999 });
      expect(wrong).toMatchObject({ ok: false, reason: 'changed-meanwhile' });
      allowed(await payBackOrder(test, order, of));
      expect(await statusOf(test, present(second))).toBe('Refunded');
      expect(await statusOf(test, present(first))).toBe('Payment Confirmed');
      expect(await statusOf(test, order)).toBe('Payment Confirmed');
      const twice = await payBackOrder(test, order, { ...of, seenLeftCentimes: 75_001 });
      expect(twice).toMatchObject({ ok: false, reason: 'changed-meanwhile' });
    });

    it('gives whoever teaches a part a share of what that part counted for', async () => {
      await aPayee(test, { item: 'course:sewing', percent: 40 });
      const order = await placeAndPay(test, asBuyer);
      const open = async () =>
        present(await test.academy.staff.ownShares({ email: 'imane@academy.example' })).open;
      expect(await open()).toMatchObject([
        { receivedCentimes: 25_000, backCentimes: 0, shareCentimes: 10_000, hold: 'refund-period' },
      ]);
      // What goes back without closing a part is of all of them.
      allowed(await payBackOrder(test, order, { amountCentimes: 20_000, isPart: true }));
      expect(await open()).toMatchObject([{ receivedCentimes: 25_000, backCentimes: 4_999 }]);
      const left = 80_001;
      allowed(await payBackOrder(test, order, { amountCentimes: left, seenLeftCentimes: left }));
      expect(await open()).toMatchObject([{ backCentimes: 25_000, shareCentimes: 0 }]);
    });

    it('goes to another address as a whole', async () => {
      const order = await placeAndPay(test, asBuyer);
      const asked = { orderNumber: order.number, email: 'other@example.com', staff };
      const { alsoMoved } = allowed(await test.academy.staff.changeOrderEmail(asked));
      expect(alsoMoved).toHaveLength(2);
      expect((await allRows(test)).orders.every(({ email: has }) => has === 'other@example.com')).toBe(true);
    });

    it('opened again costs what it was placed for, though its buyer has meanwhile more of it', async () => {
      await placeAndPay(test, { courseSlug: 'sewing' });
      const order = await place(test, asBuyer);
      allowed(await test.academy.cancelOrder({ token: order.token }));
      allowed(await test.academy.reopenOrder({ token: order.token, agreesToStart: true }));
      expect((await test.academy.orderByToken(order.token))?.order.amountCentimes).toBe(75_001);
    });
  },
);

let keys = 0;
const form = () => ({
  idempotencyKey: `bundle-form-${String((keys += 1)).padStart(12, '0')}`,
  locale: 'en' as const,
  item,
  details: { ...someDetails(), agreesToStart: 'on' as const },
  seenPriceCentimes: null,
});
