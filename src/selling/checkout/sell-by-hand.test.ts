import { expect, it } from 'vitest';
import { place, placeAndPay, staff } from '../../../tests/support/actions.ts';
import { aCampaign, aCourse, someDetails } from '../../../tests/support/builders.ts';
import { academyForEach } from '../../../tests/support/open-test-academy.ts';
import { describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import { runCall } from '../../../tests/support/run-call.ts';
import { logOf } from '../../../tests/support/staff-reading.ts';
import { allowed } from '../../../tests/support/sure.ts';

const instalments = {
  depositCentimes: 40_000,
  parts: [
    { afterDays: 30, amountCentimes: 35_000 },
    { afterDays: 60, amountCentimes: 35_000 },
  ],
  graceDays: 7,
};
const sara = { email: 'sara@academy.example', role: 'support' } as const;

describeOnBothEngines('selling by hand', (engine) => {
  const test = academyForEach({
    engine,
    courses: [
      aCourse({ instalments }),
      aCourse({ slug: 'soon', comingSoon: true }),
      aCourse({ slug: 'shut', closedForSale: true }),
      aCourse({ slug: 'small', capacity: 1 }),
    ],
    campaigns: [aCampaign()],
  });

  const item = { kind: 'course', slug: 'selling-online' } as const;
  const quote = (more: { coupon?: string; inParts?: boolean; email?: string; slug?: string } = {}) => {
    const { slug = item.slug, ...how } = more;
    return runCall(test, sara, 'order-quote', { item: { ...item, slug }, ...how });
  };
  const makeCoupon = () =>
    test.academy.staff.makeCoupon({
      code: 'HALF',
      kind: 'percent',
      value: 50,
      scope: ['all'],
      startsAt: null,
      endsAt: null,
      mostUses: null,
      mostPerPerson: 1,
      staff,
    });

  it('lists what is sold at its price of today, and says of the rest why it is not', async () => {
    await placeAndPay(test, { courseSlug: 'small' });
    const { items } = await runCall(test, sara, 'GET free-access', {});
    const saleOf = (slug: string) => {
      const found = items.find((one) => one.slug === slug);
      return [found?.priceCentimes, found?.notSold];
    };
    const asked = await quote();
    expect(saleOf('selling-online')).toEqual([asked.price?.amountCentimes, null]);
    expect(asked.price?.discountCentimes).toBeGreaterThan(0);
    expect(asked.campaign?.en).not.toBe('');
    expect(saleOf('soon')).toEqual([null, 'coming']);
    expect(saleOf('shut')).toEqual([null, 'closed']);
    expect(saleOf('small')).toEqual([null, 'full']);
    const opening = { courseSlug: 'soon', publicAt: new Date('2090-01-01'), staff: sara };
    expect(await test.academy.staff.openCourse(opening)).toEqual({ ok: true });
    const { items: later } = await runCall(test, sara, 'GET free-access', {});
    expect(later.find(({ slug }) => slug === 'soon')?.notSold).toBe('waitlist-first');
  });

  it('quotes what the order then costs, with and without a coupon, at once and in parts', async () => {
    await makeCoupon();
    for (const [turn, how] of [{}, { coupon: 'half' }, { inParts: true }].entries()) {
      const email = `buyer${turn}@example.com`;
      const { price } = await quote({ ...how, email });
      const { number } = await runCall(test, sara, 'orders', {
        key: `0197b0a4-6f3e-4c1a-9d52-3f1c2b7a8e9${turn}`,
        item,
        name: 'Salma Alaoui',
        email,
        phone: '0612345678',
        locale: 'ar',
        agrees: true,
        ...how,
      });
      const found = await test.academy.staff.order(number ?? '');
      expect(found?.order).toMatchObject(price ?? {});
    }
    expect((await quote({ inParts: true })).price?.amountCentimes).toBe(instalments.depositCentimes);
    expect((await quote()).terms).toMatchObject({ parts: instalments.parts });
  });

  it('says why a coupon does not count beside the price without it, what is owned, and how many seats are left', async () => {
    const without = (await quote()).price;
    expect(await quote({ coupon: 'NOSUCH' })).toMatchObject({ fault: 'coupon-unknown', price: without });
    await makeCoupon();
    expect(await quote({ coupon: 'HALF', inParts: true })).toMatchObject({ fault: 'coupon-not-in-parts' });
    expect(await quote({ coupon: 'HALF', email: staff.email })).toMatchObject({
      fault: 'coupon-made-by-buyer',
      price: without,
    });
    expect(await quote({ slug: 'soon' })).toMatchObject({ price: null, fault: 'not-on-sale' });
    expect(await quote({ slug: 'small' })).toMatchObject({ seatsLeft: 1, owned: null });
    const paid = await placeAndPay(test);
    expect(await quote({ email: paid.email })).toMatchObject({ owned: paid.number });
    expect(await quote({ email: 'not an address' })).toMatchObject({ owned: null });
  });

  it('gives nobody the link who may not have it, writes who had it, and none once it is paid', async () => {
    const order = await place(test, { details: someDetails({ name: 'Salma Alaoui' }), locale: 'ar' });
    const shared = allowed(await test.academy.staff.sharePayLink({ orderNumber: order.number, staff: sara }));
    expect(shared.url).toContain(`/ar/orders/${order.token}`);
    for (const part of ['Salma Alaoui', order.number.toUpperCase(), shared.url])
      expect(shared.message).toContain(part);
    expect(shared.whatsapp).toBe(`https://wa.me/212612345678?text=${encodeURIComponent(shared.message)}`);
    expect(await logOf(test)).toMatchObject([{ act: 'share-pay-link', subject: order.number }]);
    const finance = { email: 'f@academy.example', role: 'finance' } as const;
    await expect(
      test.academy.staff.sharePayLink({ orderNumber: order.number, staff: finance }),
    ).rejects.toThrow('may not see links');
    const paid = await placeAndPay(test);
    expect(await test.academy.staff.sharePayLink({ orderNumber: paid.number, staff: sara })).toBeRefused(
      'not-payable',
    );
  });

  it('tells of an unpaid order the way that was chosen, all open ways before, and nothing once it is paid', async () => {
    const order = await place(test);
    const open = await test.academy.staff.payingFacts(order);
    expect(open?.ways).toEqual(await test.academy.waysToPay(order));
    const chosen = allowed(await test.academy.chooseMethod({ token: order.token, option: 'Bank Transfer' }));
    const facts = await test.academy.staff.payingFacts(chosen.order);
    expect(facts).toMatchObject({ ways: ['Bank Transfer'], agency: null });
    expect(facts?.bank?.iban).toMatch(/^MA/);
    const paid = await placeAndPay(test);
    const now = await test.academy.staff.order(paid.number);
    expect(now && (await test.academy.staff.payingFacts(now.order))).toBeNull();
  });
});
