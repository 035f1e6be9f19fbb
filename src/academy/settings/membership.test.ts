import { describe, expect, it } from 'vitest';
import { academySettings } from '../content/catalogue.table.ts';
import { endingOn, endsOf, membership, type Term } from './membership.ts';
import { addDays, addMonths, daysBetween } from '../../platform/time/calendar-date.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';
import { someDetails } from '../../../tests/support/builders.ts';
import {
  allRows,
  begin,
  emailsOf,
  place,
  placeAndPay,
  statusOf,
  notifyFromBank,
} from '../../../tests/support/actions.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { evidenceFor } from '../../../tests/support/test-gateway.ts';
import { waitingIn } from '../../../tests/support/staff-reading.ts';
import type { PlaceOrder } from '../../selling/checkout/place-order.service.ts';

const item = { kind: 'membership', slug: membership.slug } as const;
const aMember = (of: Partial<PlaceOrder> = {}): Partial<PlaceOrder> => ({
  item,
  details: someDetails({ name: 'Salma', phone: '' }),
  ...of,
});

describe('until when memberships for a time last', () => {
  const day = fc.integer({ min: 0, max: 900 }).map((days) => addDays('2026-01-01', days));
  const months = fc.constantFrom(1, 12);
  const terms = fc
    .array(fc.record({ paidOn: day, months, takenBackOn: fc.constant(null) }), { minLength: 1, maxLength: 6 })
    .map((some): Term[] => some.toSorted((one, other) => (one.paidOn < other.paidOn ? -1 : 1)));

  it('each lasts its whole months at least, and ends after the one before', () => {
    forAll(terms, (some) => {
      const ends = endsOf(some);
      for (const [index, { paidOn, months: own }] of some.entries()) {
        const end = ends[index] ?? '';
        expect(end >= addMonths(paidOn, own)).toBe(true);
        if (index > 0) expect(end > (ends[index - 1] ?? '')).toBe(true);
      }
    });
  });

  it('those that follow each other end where their sum from the first day leads, also from the end of a long month', () => {
    forAll(day, fc.array(months, { minLength: 1, maxLength: 6 }), (paidOn, some) => {
      const ends = endsOf(some.map((own) => ({ paidOn, months: own, takenBackOn: null })));
      const sum = some.reduce((all, own) => all + own, 0);
      expect(ends.at(-1)).toBe(addMonths(paidOn, sum));
    });
    const january = { paidOn: '2026-01-31', months: 1, takenBackOn: null };
    expect(endsOf([january, { ...january, paidOn: '2026-02-28' }])).toEqual(['2026-02-28', '2026-03-31']);
  });

  it('one that is taken back before it begins changes no other', () => {
    forAll(terms, months, fc.nat(5), (some, own, place) => {
      const ends = endsOf(some);
      const at = Math.min(place, some.length - 1);
      const paidOn = some[at]?.paidOn ?? '';
      const gone = { paidOn, months: own, takenBackOn: paidOn };
      const with_ = endsOf([...some.slice(0, at + 1), gone, ...some.slice(at + 1)]);
      expect(with_.toSpliced(at + 1, 1)).toEqual(ends);
    });
  });

  it('one that is taken back while it runs keeps the days that had passed', () => {
    const first = { paidOn: '2026-03-01', months: 1, takenBackOn: '2026-03-10' };
    expect(endsOf([first, { paidOn: '2026-03-08', months: 1, takenBackOn: null }]).at(-1)).toBe('2026-04-10');
  });

  it('is reminded of on each day from a week before to the last of grace, and over after it', () => {
    forAll(day, fc.integer({ min: -20, max: 80 }), fc.integer({ min: 0, max: 60 }), (endsOn, days, grace) => {
      const today = addDays(endsOn, days);
      const after = daysBetween(endsOn, today);
      const due = after < -7 ? null : after < 0 ? 'week' : after > grace ? 'over' : null;
      const inGrace = after === grace && grace > 0 ? 'grace' : 'day';
      expect(endingOn(today, endsOn, grace)).toBe(after >= 0 && after <= grace ? inGrace : due);
    });
  });
});

describeAcademy('membership of the community', (test) => {
  async function setPrice(membershipPriceCentimes: number): Promise<void> {
    const record = { ...(await test.academy.settings()), membershipPriceCentimes };
    await test.db.update(academySettings).set({ record });
  }

  it('has the price of the settings, is called by its name, and may be refunded for the days of the community', async () => {
    expect(await place(test, aMember({ locale: 'ar' }))).toMatchObject({
      itemKind: 'membership',
      itemSlug: 'clarity-community',
      description: membership.name.ar,
      listPriceCentimes: 4_900,
      discountCentimes: 0,
      amountCentimes: 4_900,
      refundDays: 30,
      name: 'Salma',
      phone: '',
      status: 'Pending Payment',
    });
  });

  it('is refused with today’s price when the buyer saw another one, and under a name that is not its own', async () => {
    const { academy } = test;
    const form = { idempotencyKey: 'a-key-of-the-form-of-members', locale: 'en' } as const;
    const details = someDetails();
    expect(await academy.placeOrder({ ...form, item, details, seenPriceCentimes: 900 })).toEqual({
      ok: false,
      reason: 'price-changed',
      priceCentimes: 4_900,
    });
    const other = { kind: 'membership', slug: 'selling-online' } as const;
    expect(await academy.placeOrder({ ...form, item: other, details, seenPriceCentimes: null })).toBeRefused(
      'course-not-found',
    );
    expect((await allRows(test)).orders).toEqual([]);
  });

  it('opens with the payment, once: it needs no code, and staff are not asked for one', async () => {
    const order = await placeAndPay(test, aMember());
    const rows = await allRows(test);
    expect(rows.entitlements).toMatchObject([{ orderId: order.id, itemSlug: 'clarity-community' }]);
    expect(rows.entitlements[0]?.servedAt).toEqual(rows.entitlements[0]?.grantedAt);
    expect(await emailsOf(test, order)).toEqual(['order-received', 'membership-ready']);
    const view = await test.academy.orderByToken(order.token);
    expect(view).toMatchObject({
      order: { status: 'Payment Confirmed' },
      access: { code: null, startUrl: null },
    });
    expect(await waitingIn(test, 'access-codes')).toBe(0);
  });

  it('paid twice is one membership; the second payment is a duplicate', async () => {
    const order = await place(test, aMember());
    const first = await begin(test, order);
    const second = await begin(test, order);
    const paid = { amountCentimes: 4_900 };
    expect(await notifyFromBank(test, evidenceFor(first, { ...paid, eventId: 'one' }))).toBe('applied');
    expect(await notifyFromBank(test, evidenceFor(second, { ...paid, eventId: 'two' }))).toBe('duplicate');
    const rows = await allRows(test);
    expect(rows.entitlements).toHaveLength(1);
    const ready = rows.emails.filter(({ payload }) => payload['emailName'] === 'membership-ready');
    expect(ready).toHaveLength(1);
    const view = await test.academy.orderByToken(order.token);
    expect(view?.history.filter(({ detail }) => detail?.['reason'] === 'already-paid')).toHaveLength(1);
  });

  it('cancelled and reopened costs what it costs today', async () => {
    const order = await place(test, aMember());
    await test.academy.cancelOrder({ token: order.token });
    await setPrice(5_900);
    expect(await test.academy.reopenOrder({ token: order.token })).toMatchObject({
      ok: true,
      order: { status: 'Pending Payment', amountCentimes: 5_900, listPriceCentimes: 5_900 },
    });
  });
});

describeAcademy('another way to pay', (test) => {
  it('notifies the buyer and the staff once, and leaves every other payment method open', async () => {
    const order = await place(test);
    const choose = (option: 'Bank Transfer' | 'Other Payment Methods') =>
      test.academy.chooseMethod({ token: order.token, option });
    await choose('Other Payment Methods');
    await choose('Other Payment Methods');
    expect(await statusOf(test, order)).toBe('Pending Other Payment Method');
    expect(await emailsOf(test, order)).toEqual(['order-received', 'how-to-pay', 'staff-other-method']);
    await choose('Bank Transfer');
    expect(await statusOf(test, order)).toBe('Pending Payment');
    await choose('Other Payment Methods');
    expect(await emailsOf(test, order)).toEqual([
      'order-received',
      'how-to-pay',
      'staff-other-method',
      'how-to-pay',
    ]);
  });
});
