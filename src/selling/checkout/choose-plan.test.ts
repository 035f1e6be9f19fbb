/** At once or in parts, chosen beside the way to pay: what the order becomes, and when that can no longer be changed. */
import { expect, it } from 'vitest';
import type { Order, PaymentOption } from '../orders/order.ts';
import { aCampaign, aCourse, aForm, someInstalments } from '../../../tests/support/builders.ts';
import { begin, emailsOf, notifyFromBank, place, staff } from '../../../tests/support/actions.ts';
import { academyForEach } from '../../../tests/support/open-test-academy.ts';
import { describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import { evidenceFor } from '../../../tests/support/test-gateway.ts';
import { allowed } from '../../../tests/support/sure.ts';

const terms = someInstalments;
/** With the campaign; parts take none. */
const wholeCentimes = 79_200;

describeOnBothEngines('choosing a plan beside the way to pay', (engine) => {
  const test = academyForEach({
    engine,
    courses: [aCourse({ instalments: terms }), aCourse({ slug: 'only-at-once' })],
    campaigns: [aCampaign()],
  });

  const choose = (
    { token }: Pick<Order, 'token'>,
    pay: 'whole' | 'parts',
    { option = 'Bank Transfer', seen }: { option?: PaymentOption; seen?: number } = {},
  ) =>
    test.academy.chooseMethod({
      token,
      option,
      plan: { pay, seenCentimes: seen ?? (pay === 'parts' ? terms.depositCentimes : wholeCentimes) },
    });
  const inParts = async (): Promise<Order> => {
    const order = await place(test);
    return allowed(await choose(order, 'parts')).order;
  };

  it('the order is the same one, costs the first payment, and has a plan', async () => {
    const placed = await place(test);
    expect(await test.academy.planChoice(placed.token)).toEqual({
      pay: 'whole',
      wholeCentimes,
      byCode: false,
      terms,
    });
    const chosen = await choose(placed, 'parts');
    expect(chosen).toMatchObject({
      ok: true,
      order: { id: placed.id, token: placed.token, amountCentimes: 40_000, discountCentimes: 0 },
    });
    expect(await test.academy.planOfOrder(placed.token)).toMatchObject({ totalCentimes: 105_000, number: 1 });
    expect(await test.academy.planChoice(placed.token)).toMatchObject({ pay: 'parts', wholeCentimes, terms });
    expect(await emailsOf(test, placed)).toEqual(['order-received', 'how-to-pay']);
    // Again: nothing changes, and nothing more is sent.
    expect(await choose(placed, 'parts')).toEqual(chosen);
    expect(await emailsOf(test, placed)).toHaveLength(2);
  });

  it('back at once it costs what the page showed, without a plan, and an e-mail says the other amount', async () => {
    const order = await inParts();
    expect(await choose(order, 'whole')).toMatchObject({
      ok: true,
      order: { amountCentimes: wholeCentimes, campaignSlug: 'early-bird' },
    });
    expect(await test.academy.planOfOrder(order.token)).toBeNull();
    expect(await emailsOf(test, order)).toEqual(['order-received', 'how-to-pay', 'how-to-pay']);
  });

  it('a code counts at once only, and again when the buyer comes back', async () => {
    await test.academy.staff.makeCoupon({
      code: 'HALF',
      kind: 'percent',
      value: 50,
      scope: ['all'],
      startsAt: null,
      endsAt: null,
      mostUses: null,
      mostPerPerson: null,
      staff,
    });
    const placed = await test.academy.placeOrder(
      aForm({ item: { kind: 'course', slug: 'selling-online', coupon: 'HALF' }, seenPriceCentimes: 49_500 }),
    );
    if (!placed.ok) throw new Error(placed.reason);
    expect(await choose(placed.order, 'parts')).toMatchObject({ order: { couponCode: null } });
    expect(await test.academy.planChoice(placed.order.token)).toMatchObject({
      wholeCentimes: 49_500,
      byCode: true,
    });
    expect(await choose(placed.order, 'whole', { seen: 49_500 })).toMatchObject({
      order: { couponCode: 'HALF', amountCentimes: 49_500 },
    });
  });

  it('another price than the page showed is refused, and nothing is changed', async () => {
    const order = await place(test);
    expect(await choose(order, 'parts', { seen: 1 })).toBeRefused('price-changed');
    expect((await test.academy.orderByToken(order.token))?.order).toMatchObject({
      amountCentimes: wholeCentimes,
      paymentOption: null,
    });
  });

  it('a form without the choice keeps the plan of the order', async () => {
    const order = await inParts();
    const chosen = await test.academy.chooseMethod({ token: order.token, option: 'WafaCash / Cash Plus' });
    expect(chosen).toMatchObject({
      order: { amountCentimes: 40_000, paymentOption: 'WafaCash / Cash Plus' },
    });
    expect(await test.academy.planOfOrder(order.token)).not.toBeNull();
  });

  it('there is no choice for a gift, for a course sold at once only, nor once a transfer is reported', async () => {
    const gift = { recipientName: 'Nour Idrissi', recipientEmail: 'nour@example.com', giftNote: '' };
    for (const order of [
      await place(test, { gift }),
      await place(test, {
        courseSlug: 'only-at-once',
        details: { ...aForm().details, email: 'b@example.com' },
      }),
    ]) {
      expect(await test.academy.planChoice(order.token)).toBeNull();
      expect(await choose(order, 'parts')).toBeRefused('plan-not-open');
    }
    const order = await inParts();
    await test.academy.claimBankTransfer({ token: order.token });
    expect(await test.academy.planChoice(order.token)).toBeNull();
    expect((await choose(order, 'whole')).ok).toBe(false);
  });

  it('while a bank’s page may take the amount, the plan stays; after the first part was taken to a bank for good', async () => {
    const whole = await place(test);
    await choose(whole, 'whole', { option: 'Card' });
    const reference = await begin(test, whole);
    expect(await choose(whole, 'parts')).toBeRefused('plan-not-open');
    await notifyFromBank(
      test,
      evidenceFor(reference, { outcome: 'cancelled', amountCentimes: wholeCentimes }),
    );
    expect((await choose(whole, 'parts')).ok).toBe(true);
    await choose(whole, 'parts', { option: 'Card' });
    await begin(test, whole);
    test.pass(30 * 86_400_000);
    expect(await test.academy.planChoice(whole.token)).toBeNull();
  });

  it('the whole price, paid late on a page from before parts were chosen, leaves nothing to pay', async () => {
    const order = await place(test);
    await choose(order, 'whole', { option: 'Card' });
    const reference = await begin(test, order);
    test.pass(2 * 86_400_000);
    expect((await choose(order, 'parts')).ok).toBe(true);
    const paid = await notifyFromBank(test, evidenceFor(reference, { amountCentimes: wholeCentimes }));
    expect(paid).toBe('applied');
    expect(await test.academy.planOfOrder(order.token)).toBeNull();
    expect((await test.academy.orderByToken(order.token))?.order).toMatchObject({
      status: 'Payment Confirmed',
      amountCentimes: wholeCentimes,
    });
  });

  const half = {
    code: 'HALF',
    kind: 'percent',
    value: 50,
    startsAt: null,
    endsAt: null,
    mostUses: 1,
    mostPerPerson: null,
  } as const;
  const withCode = aForm({
    item: { kind: 'course', slug: 'selling-online', coupon: 'HALF' },
    seenPriceCentimes: 49_500,
  });

  it('with a code the plan stays once a bank’s page was opened, so that one use never lowers two orders', async () => {
    await test.academy.staff.makeCoupon({ ...half, scope: ['all'], staff });
    const placed = allowed(await test.academy.placeOrder(withCode));
    await choose(placed.order, 'whole', { option: 'Card', seen: 49_500 });
    const reference = await begin(test, placed.order);
    await notifyFromBank(test, evidenceFor(reference, { outcome: 'declined', amountCentimes: 49_500 }));
    expect(await choose(placed.order, 'parts')).toBeRefused('plan-not-open');
    test.pass(30 * 86_400_000);
    expect(await test.academy.planChoice(placed.order.token)).toBeNull();
  });

  it('a form that is sent again as a gift is refused once parts were chosen for its order', async () => {
    const form = aForm();
    const placed = allowed(await test.academy.placeOrder(form));
    expect((await choose(placed.order, 'parts')).ok).toBe(true);
    const gift = { recipientName: 'Nour Idrissi', recipientEmail: 'nour@example.com', giftNote: '' };
    const again = { ...form, gift, heldTokens: [placed.order.token] };
    expect(await test.academy.placeOrder(again)).toBeRefused('gift-in-parts');
  });
});
