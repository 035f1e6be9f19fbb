import { expect, it } from 'vitest';
import type { StaffMember } from '../../academy.ts';
import { aCourse, someInstalments } from '../../../tests/support/builders.ts';
import { begin, emailsOf, notifyFromBank, place, staff } from '../../../tests/support/actions.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { postEmails } from '../../../tests/support/post-emails.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';
import { logOf } from '../../../tests/support/staff-reading.ts';
import { allowed, present } from '../../../tests/support/sure.ts';
import { evidenceFor } from '../../../tests/support/test-gateway.ts';
import { lowerByHand, type OffByHand } from '../coupons/coupon.ts';
import { formatMad } from '../../platform/money/money.ts';
import { fullPrice, type Order } from '../orders/order.ts';

const finance: StaffMember = { email: 'salim@academy.example', role: 'finance' };
const support: StaffMember = { email: 'imane@academy.example', role: 'support' };

it('what is taken off and what stays are the list price, whatever is typed, and something stays to be paid', () => {
  const off = fc.oneof(
    fc.record({ centimes: fc.integer({ min: -1_000, max: 200_000 }) }),
    fc.record({ percent: fc.integer({ min: 0, max: 100 }) }),
  );
  forAll(fc.integer({ min: 1, max: 100_000 }), off, (price, typed) => {
    const lowered = lowerByHand(fullPrice(price), typed);
    if (typeof lowered === 'string') return;
    expect(lowered.amountCentimes + lowered.discountCentimes).toBe(price);
    expect(lowered.amountCentimes).toBeGreaterThan(0);
    expect(lowered.discountCentimes).toBeGreaterThan(0);
  });
});

describeAcademy(
  'an order that staff lower',
  { courses: [aCourse({ instalments: someInstalments })] },
  (test) => {
    const lower = ({ number: orderNumber }: Order, off: OffByHand, who = staff) =>
      test.academy.staff.discountOrder({ orderNumber, off, staff: who, reason: 'Her sister learns here.' });
    const amountOf = async ({ token }: Order) =>
      present(await test.academy.orderByToken(token)).order.amountCentimes;

    it('costs less for its buyer, who is told the new amount, and is paid with it', async () => {
      const order = await place(test);
      allowed(await lower(order, { percent: 10 }, finance));
      expect(await amountOf(order)).toBe(89_100);
      const mail = present(
        (await postEmails(test)).find(({ subject }) => subject.startsWith('A lower price')),
      );
      expect(mail.text).toContain(formatMad(89_100, 'en'));
      expect(mail.text).not.toContain('sister');
      expect(await logOf(test)).toContainEqual(
        expect.objectContaining({ act: 'discount-order', email: finance.email }),
      );
      const reference = await begin(test, order);
      expect(await notifyFromBank(test, evidenceFor(reference, { amountCentimes: 89_100 }))).toBe('applied');
      expect(await lower(order, { percent: 1 })).toBeRefused('already-decided');
    });

    it('is paid at once only: in parts what was taken off would be lost', async () => {
      const order = await place(test);
      expect(await test.academy.planChoice(order.token)).not.toBeNull();
      allowed(await lower(order, { percent: 10 }, finance));
      expect(await test.academy.planChoice(order.token)).toBeNull();
      const plan = { pay: 'parts', seenCentimes: 30_000 } as const;
      expect(
        await test.academy.chooseMethod({ token: order.token, option: 'Bank Transfer', plan }),
      ).toBeRefused('plan-not-open');
      expect(await amountOf(order)).toBe(89_100);
    });

    it('is lowered as far as the role may in all, in one step or in many; an owner has no limit but the price', async () => {
      const order = await place(test);
      allowed(await lower(order, { centimes: 9_900 }, support));
      expect(await lower(order, { centimes: 1 }, support)).toMatchObject({
        reason: 'beyond-limit',
        percent: 10,
      });
      expect(await lower(order, { percent: 11 }, finance)).toMatchObject({
        reason: 'beyond-limit',
        percent: 20,
      });
      allowed(await lower(order, { percent: 10 }, finance));
      allowed(await lower(order, { percent: 50 }));
      expect(await lower(order, { percent: 50 })).toBeRefused('nothing-to-pay');
      expect(await lower(order, { centimes: 0 })).toBeRefused('nothing-taken-off');
      expect(await amountOf(order)).toBe(29_700);
      expect((await emailsOf(test, order)).filter((name) => name === 'order-discounted')).toHaveLength(3);
    });

    it('of two at once both count against the limit', async () => {
      const order = await place(test);
      const both = await Promise.all([1, 2].map(() => lower(order, { percent: 15 }, finance)));
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    });

    it('is not one that waits for a decision, is paid in parts, or is their own', async () => {
      const claimed = await place(test);
      await test.academy.claimBankTransfer(claimed);
      expect(await lower(claimed, { percent: 5 })).toBeRefused('already-decided');
      const inParts = await place(test, {
        item: { kind: 'course', slug: 'selling-online', byInstalments: true },
        seenPriceCentimes: 40_000,
      });
      expect(await lower(inParts, { percent: 5 })).toBeRefused('in-parts');
      const own = { ...finance, email: 'salma@example.com' };
      expect(await lower(await place(test), { percent: 5 }, own)).toBeRefused('own-order');
    });
  },
);
