import { afterEach, beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { couponUses } from './coupons.table.ts';
import { staffLog, staffMembers } from '../../academy/staff/staff.table.ts';
import { aCampaign, aCourse, aForm, someDetails } from '../../../tests/support/builders.ts';
import { evidenceFor } from '../../../tests/support/test-gateway.ts';
import { seedExpert, service, slotAt, stateOf } from '../../../tests/support/bookings.ts';
import { allRows, begin, place, staff, notifyFromBank } from '../../../tests/support/actions.ts';
import { openTestAcademy, type TestAcademy } from '../../../tests/support/open-test-academy.ts';
import { describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import type { NewCoupon } from './coupons.service.ts';
import { askOpenAttempts } from '../payments/gateway-answers.service.ts';
import { expireOrders } from '../checkout/unpaid-orders.service.ts';
import { allowed } from '../../../tests/support/sure.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

const aCoupon = (of: Partial<NewCoupon> = {}): NewCoupon & { staff: typeof staff } => ({
  code: 'DERB10',
  kind: 'percent',
  value: 10,
  scope: ['course'],
  startsAt: null,
  endsAt: null,
  mostUses: null,
  mostPerPerson: null,
  staff,
  ...of,
});

describeOnBothEngines('coupons', (engine) => {
  let test_: TestAcademy;
  const open = async (campaigns = [] as ReturnType<typeof aCampaign>[]) => {
    test_ = await openTestAcademy({
      engine,
      campaigns,
      courses: [aCourse(), aCourse({ slug: 'another', nameEn: 'Another', nameAr: 'أخرى' })],
    });
  };
  beforeEach(() => open());
  afterEach(() => test_.close());

  const make = (of: Partial<NewCoupon> = {}) => test_.academy.staff.makeCoupon(aCoupon(of));
  const order = (email = 'salma@example.com', coupon = 'derb 10', slug = 'selling-online') =>
    test_.academy.placeOrder(
      aForm({ item: { kind: 'course', slug, coupon }, details: someDetails({ email }) }),
    );
  const placed = async (...of: Parameters<typeof order>) => allowed(await order(...of)).order;
  /** As the staff console counts them. */
  const uses = async () =>
    (await test_.academy.staff.coupons()).reduce((sum, coupon) => sum + coupon.uses, 0);
  const pay = (reference: string, { amountCentimes }: { amountCentimes: number }) =>
    notifyFromBank(test_, evidenceFor(reference, { amountCentimes }));
  const quote = (code: string, address = '10.0.0.1') =>
    test_.academy.quoteCoupon({ item: { kind: 'course', slug: 'selling-online' }, code, address });

  test('a code lowers today’s price, shows it before ordering, and is counted when it is ordered', async () => {
    await make();
    expect(await quote('Derb-10')).toEqual({
      ok: true,
      code: 'DERB10',
      price: {
        listPriceCentimes: 99_000,
        discountCentimes: 9_900,
        amountCentimes: 89_100,
        campaignSlug: null,
        couponCode: 'DERB10',
      },
    });
    expect(await uses()).toBe(0);
    const bought = await placed();
    expect(bought).toMatchObject({ amountCentimes: 89_100, discountCentimes: 9_900, couponCode: 'DERB10' });
    expect(await uses()).toBe(1);
  });

  test('every refusal is also made by the order, and writes nothing', async () => {
    await make({ code: 'OTHER', scope: ['course:another'] });
    await make({ code: 'ENDED', endsAt: new Date(test_.context.clock().getTime() + 1_000) });
    await make({ code: 'LATER', startsAt: new Date(test_.context.clock().getTime() + dayMs) });
    test_.pass(2_000);
    expect(await order('salma@example.com', 'NOTHING')).toBeRefused('coupon-unknown');
    expect(await order('salma@example.com', 'later')).toBeRefused('coupon-unknown');
    expect(await order('salma@example.com', 'other')).toBeRefused('coupon-not-for-this');
    expect(await order('salma@example.com', 'ended')).toBeRefused('coupon-over');
    expect(await uses()).toBe(0);
    expect(await placed('salma@example.com', '  ')).toMatchObject({
      couponCode: null,
      amountCentimes: 99_000,
    });
  });

  test('the last use goes once, and one person has one use, however they write their address', async () => {
    await make({ mostUses: 2, mostPerPerson: 1 });
    await placed('salma@example.com');
    expect(await order('Salma+twice@example.com')).toBeRefused('coupon-used-by-buyer');
    await placed('amal@example.com');
    expect(await order('nora@example.com')).toBeRefused('coupon-used-up');
    expect(await quote('DERB10')).toBeRefused('coupon-used-up');
  });

  test('the same form again returns the same order, without a second use', async () => {
    await make({ mostUses: 1 });
    const form = aForm({ item: { kind: 'course', slug: 'selling-online', coupon: 'DERB10' } });
    const first = await test_.academy.placeOrder(form);
    const second = await test_.academy.placeOrder(form);
    expect(second).toMatchObject({ ok: true, repeated: true });
    expect(first.ok && second.ok && first.order.id === second.order.id).toBe(true);
    expect(await uses()).toBe(1);
  });

  test('an order that ends gives its use back; opened again it takes it, or gets the course’s full price', async () => {
    await make({ mostUses: 1 });
    const theirs = await placed('salma@example.com');
    await test_.academy.cancelOrder({ token: theirs.token });
    expect(await uses()).toBe(0);
    const reopened = await test_.academy.reopenOrder({ token: theirs.token });
    expect(reopened).toMatchObject({ ok: true, order: { couponCode: 'DERB10', amountCentimes: 89_100 } });
    expect(await uses()).toBe(1);
    await test_.academy.cancelOrder({ token: theirs.token });
    await placed('amal@example.com');
    const without = await test_.academy.reopenOrder({ token: theirs.token });
    expect(without).toMatchObject({
      ok: true,
      order: { couponCode: null, amountCentimes: 99_000, discountCentimes: 0 },
    });
    expect(await uses()).toBe(1);
  });

  test('an order that expires gives its use back, and a late payment counts it again', async () => {
    await make({ mostUses: 1 });
    const theirs = await placed('salma@example.com');
    const reference = await begin(test_, theirs);
    test_.pass(40 * dayMs);
    await expireOrders(test_.context);
    // Nothing can be paid any more: the bank answers so when the job asks.
    expect(await askOpenAttempts(test_.context)).toBe(1);
    expect(await uses()).toBe(0);
    await pay(reference, theirs);
    const [use] = await test_.db.select().from(couponUses).where(eq(couponUses.orderId, theirs.id));
    expect(use).toBeDefined();
    expect(await test_.academy.staff.coupons()).toMatchObject([
      { code: 'DERB10', uses: 1, paid: 1, givenCentimes: 9_900, status: 'used-up' },
    ]);
  });

  test('cancelling while a bank’s page is open keeps the use: one code lowers one order, whatever is paid in the end', async () => {
    await make({ mostUses: 1, mostPerPerson: 1 });
    const first = await placed('salma@example.com');
    const reference = await begin(test_, first);
    await test_.academy.cancelOrder({ token: first.token });
    expect(await uses()).toBe(1);
    expect(await order('salma@example.com')).toBeRefused('coupon-used-by-buyer');
    expect(await order('amal@example.com')).toBeRefused('coupon-used-up');
    await pay(reference, first);
    expect(await uses()).toBe(1);
    expect(await order('amal@example.com')).toBeRefused('coupon-used-up');
  });

  test('a page that was left is given up by the scheduled job, and the use with it', async () => {
    await make({ mostUses: 1 });
    const first = await placed('salma@example.com');
    const reference = await begin(test_, first);
    await test_.academy.cancelOrder({ token: first.token });
    test_.pass(hourMs);
    await askOpenAttempts(test_.context);
    expect(await uses()).toBe(1);
    test_.pass(dayMs);
    await askOpenAttempts(test_.context);
    expect(await uses()).toBe(0);
    await placed('amal@example.com');
    // A late payment is taken and counted all the same: staff see that the coupon went beyond its limit.
    await pay(reference, first);
    expect(await test_.academy.staff.coupons()).toMatchObject([{ uses: 2, mostUses: 1, paid: 1 }]);
  });

  test('after a refused card the page stays open, and the use stays until the page expires', async () => {
    await make({ mostUses: 1 });
    const first = await placed('salma@example.com');
    const reference = await begin(test_, first);
    await notifyFromBank(
      test_,
      evidenceFor(reference, { amountCentimes: first.amountCentimes, outcome: 'declined' }),
    );
    await test_.academy.cancelOrder({ token: first.token });
    expect(await uses()).toBe(1);
    test_.pass(2 * dayMs);
    expect(await uses()).toBe(0);
  });

  test('nobody can use up another person’s share or everybody’s: an order that nobody begins to pay holds it for a day', async () => {
    await make({ mostUses: 1, mostPerPerson: 1 });
    const strangers = await placed('salma@example.com');
    test_.pass(24 * hourMs - 1);
    expect(await order('salma@example.com')).toBeRefused('coupon-used-by-buyer');
    expect(await order('amal@example.com')).toBeRefused('coupon-used-up');
    test_.pass(1);
    expect(await uses()).toBe(0);
    await placed('salma@example.com');
    // The order keeps its price, and is counted when the buyer begins to pay.
    const reference = await begin(test_, strangers);
    expect(await uses()).toBe(2);
    await pay(reference, strangers);
    expect(await test_.academy.staff.coupons()).toMatchObject([{ uses: 2, paid: 1, status: 'used-up' }]);
  });

  test('a reported transfer holds the use for as long as staff look for it', async () => {
    await make({ mostUses: 1 });
    const theirs = await placed('salma@example.com');
    await test_.academy.chooseMethod({ token: theirs.token, option: 'Bank Transfer' });
    await test_.academy.claimBankTransfer({ token: theirs.token });
    test_.pass(3 * dayMs);
    expect(await order('amal@example.com')).toBeRefused('coupon-used-up');
  });

  test('an order that is opened again holds the use from then on', async () => {
    await make({ mostUses: 1 });
    const theirs = await placed('salma@example.com');
    test_.pass(2 * dayMs);
    await test_.academy.cancelOrder({ token: theirs.token });
    await test_.academy.reopenOrder({ token: theirs.token });
    expect(await uses()).toBe(1);
  });

  test('the use follows a corrected address, and a second address gives no second use', async () => {
    await make({ mostPerPerson: 1 });
    const first = await placed('salma@example.com');
    const second = await placed('other@example.com');
    const to = (email: string, token = second.token) =>
      test_.academy.changeDetails({ token, details: someDetails({ email }) });
    expect(await to('Salma+two@example.com')).toBeRefused('coupon-used-by-buyer');
    expect((await test_.academy.orderByToken(second.token))?.order.email).toBe('other@example.com');
    // The same mailbox written another way is no second person.
    const same = await to('salma+new@example.com', first.token);
    expect(same).toMatchObject({ ok: true });
    const moved = await to('third@example.com', same.ok ? same.order.token : '');
    expect(moved).toMatchObject({ ok: true, order: { couponCode: 'DERB10' } });
    expect(await order('third@example.com')).toBeRefused('coupon-used-by-buyer');
    expect(await order('salma@example.com')).toMatchObject({ ok: true });
  });

  test('dots and plus signs of a Google mailbox make no second person, and elsewhere dots do', async () => {
    await make({ mostPerPerson: 1 });
    const first = await placed('salma.alaoui@gmail.com');
    expect(first.email).toBe('salma.alaoui@gmail.com');
    const used = { ok: false, reason: 'coupon-used-by-buyer' };
    for (const email of ['salmaalaoui@gmail.com', 's.almaalaoui+x@googlemail.com', 'Salma.Alaoui@GMAIL.com'])
      expect(await order(email)).toEqual(used);
    const other = await placed('nora@example.com');
    const details = someDetails({ email: 's.alma.alaoui@gmail.com' });
    expect(await test_.academy.changeDetails({ token: other.token, details })).toEqual(used);
    const same = await test_.academy.changeDetails({ token: first.token, details });
    expect(same).toMatchObject({ ok: true, order: { email: 's.alma.alaoui@gmail.com' } });
    expect(await order('n.ora@example.com')).toMatchObject({ ok: true });
  });

  test('the form sent again with another person’s address is refused like a correction', async () => {
    await make({ mostPerPerson: 1 });
    await placed('salma@example.com');
    const form = aForm({ item: { kind: 'course', slug: 'selling-online', coupon: 'DERB10' } });
    const theirs = await test_.academy.placeOrder({
      ...form,
      details: someDetails({ email: 'amal@example.com' }),
    });
    const heldTokens = theirs.ok ? [theirs.order.token] : [];
    const again = { ...form, heldTokens, details: someDetails({ email: 'salma@example.com' }) };
    expect(await test_.academy.placeOrder(again)).toBeRefused('coupon-used-by-buyer');
  });

  test('the price of a code reveals no customer, and guessing by ordering is counted', async () => {
    await make({ mostPerPerson: 1 });
    await placed('salma@example.com');
    expect(await quote('DERB10')).toMatchObject({ ok: true });
    const mine = await placed('mine@example.com');
    const details = someDetails({ email: 'salma@example.com' });
    const correct = () => test_.academy.changeDetails({ token: mine.token, details, address: '10.0.0.1' });
    for (let tries = 0; tries < 10; tries += 1) {
      const asked = aForm({ item: { kind: 'course', slug: 'selling-online', coupon: 'DERB10' }, details });
      expect(await test_.academy.placeOrder({ ...asked, address: '10.0.0.1' })).toMatchObject({ ok: false });
      expect(await correct()).toBeRefused('coupon-used-by-buyer');
    }
    expect(await quote('DERB10')).toBeRefused('coupon-many-tries');
    expect(await correct()).toBeRefused('coupon-many-tries');
    expect(await quote('DERB10', '10.0.0.2')).toMatchObject({ ok: true });
  });

  test('a corrected address keeps the use', async () => {
    await make({ mostPerPerson: 1 });
    const theirs = await placed('salma@example.com');
    const details = someDetails({ email: 'salma.alaoui@example.com' });
    expect(await test_.academy.changeDetails({ token: theirs.token, details })).toMatchObject({
      ok: true,
      order: { couponCode: 'DERB10', amountCentimes: 89_100 },
    });
    expect(await uses()).toBe(1);
  });

  const hind = { email: 'hind@academy.example', role: 'finance' } as const;
  const worksAs = (role: 'owner' | 'finance') => {
    const row = { email: hind.email, role, expert: null, addedAt: new Date(0) };
    return test_.db
      .insert(staffMembers)
      .values(row)
      .onConflictDoUpdate({ target: staffMembers.email, set: { role } });
  };
  const ownCode = { ok: false, reason: 'coupon-made-by-buyer' };

  test('staff cannot use a code they made, however they write their address, nor after they left; an owner can', async () => {
    await worksAs('finance');
    await test_.academy.staff.makeCoupon({ ...aCoupon(), staff: hind });
    expect(await order('Hind+shop@academy.example')).toEqual(ownCode);
    expect(await uses()).toBe(0);
    expect(await placed('amal@example.com')).toMatchObject({ couponCode: 'DERB10' });
    await test_.db.delete(staffMembers);
    expect(await order(hind.email)).toEqual(ownCode);
    await worksAs('owner');
    expect(await placed(hind.email)).toMatchObject({ couponCode: 'DERB10' });
  });

  test('an order cannot be corrected to the address of whoever made its code, in either way', async () => {
    await worksAs('finance');
    await test_.academy.staff.makeCoupon({ ...aCoupon(), staff: hind });
    const form = aForm({ item: { kind: 'course', slug: 'selling-online', coupon: 'DERB10' } });
    const first = allowed(await test_.academy.placeOrder(form));
    const { token } = first.order;
    const details = someDetails({ email: hind.email });
    expect(await test_.academy.changeDetails({ token, details })).toEqual(ownCode);
    expect(await test_.academy.placeOrder({ ...form, details, heldTokens: [token] })).toEqual(ownCode);
    expect((await test_.academy.orderByToken(token))?.order.email).toBe(first.order.email);
  });

  test('trying addresses to find out who made a code is counted like wrong codes', async () => {
    await worksAs('finance');
    await test_.academy.staff.makeCoupon({ ...aCoupon(), staff: hind });
    const item = { kind: 'course', slug: 'selling-online', coupon: 'DERB10' } as const;
    const details = someDetails({ email: hind.email });
    const ask = () => test_.academy.placeOrder({ ...aForm({ item, details }), address: '10.0.0.9' });
    for (let tries = 0; tries < 20; tries += 1) expect(await ask()).toEqual(ownCode);
    expect(await quote('DERB10', '10.0.0.9')).toBeRefused('coupon-many-tries');
  });

  test('a coupon and a campaign are never both deducted: the better of them counts, once', async () => {
    await test_.close();
    await open([aCampaign({ percent: 20 })]);
    await make({ code: 'TEN', value: 10 });
    await make({ code: 'SAME', value: 20 });
    await make({ code: 'THIRTY', value: 30 });
    for (const code of ['TEN', 'SAME'])
      expect(await order('salma@example.com', code)).toBeRefused('coupon-not-combinable');
    expect(await uses()).toBe(0);
    expect(await placed('salma@example.com', 'THIRTY')).toMatchObject({
      amountCentimes: 69_300,
      campaignSlug: null,
      couponCode: 'THIRTY',
    });
  });

  test('a plan of instalments takes no code', async () => {
    await make();
    const item = { kind: 'course', slug: 'selling-online', coupon: 'DERB10', byInstalments: true } as const;
    expect(await test_.academy.placeOrder(aForm({ item }))).toBeRefused('coupon-not-in-parts');
  });

  const free = { value: 100, scope: ['membership', 'course:selling-online', 'consultation'] as const };
  const membershipFor = (email: string, provedEmail?: string) =>
    test_.academy.placeOrder(
      aForm({
        item: { kind: 'membership', slug: 'clarity-community', coupon: 'FREE' },
        details: someDetails({ email }),
        provedEmail,
      }),
    );

  test('a code of 100 % confirms the order at once, counts at once, and is used as often as allowed', async () => {
    await make({ ...free, scope: [...free.scope], code: 'FREE', mostUses: 2, mostPerPerson: 1 });
    const theirs = await membershipFor('salma@example.com', 'salma@example.com');
    expect(theirs).toMatchObject({
      ok: true,
      order: { status: 'Payment Confirmed', amountCentimes: 0, discountCentimes: 4_900, couponCode: 'FREE' },
    });
    expect(await uses()).toBe(1);
    // A caller who has not proved the address gets the answer by e-mail only; the use counts all the same.
    expect(await membershipFor('amal@example.com')).toBeRefused('told-by-email');
    expect(await membershipFor('nora@example.com', 'nora@example.com')).toBeRefused('coupon-used-up');
    expect((await test_.academy.staff.coupons())[0]).toMatchObject({ paid: 2, givenCentimes: 9_800 });
  });

  test('of ten who want the last use of 100 % at once one gets it', async () => {
    await make({ ...free, scope: [...free.scope], code: 'FREE', mostUses: 1 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        membershipFor(`p${index}@example.com`, `p${index}@example.com`),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await allRows(test_)).entitlements).toHaveLength(1);
  });

  test('a code of 100 % books an hour at once, and cancelling it mentions no money', async () => {
    await seedExpert(test_);
    await make({ ...free, scope: [...free.scope], code: 'FREE' });
    const item = {
      kind: 'consultation',
      slug: service,
      startsAt: await slotAt(test_, 30),
      timeZone: 'Africa/Casablanca',
      coupon: 'free',
    } as const;
    const booked = await place(test_, { item, provedEmail: someDetails().email });
    expect([booked.status, await stateOf(test_, booked)]).toEqual(['Payment Confirmed', 'booked']);
    expect(await test_.academy.payoutWaysOf(booked.token)).toEqual([]);
    expect(await test_.academy.cancelBooking({ token: booked.token, withMoney: true })).toEqual({
      ok: true,
      refunded: false,
    });
    expect(await stateOf(test_, booked)).toBe('cancelled');
  });

  test('codes cannot be found by guessing: after twenty wrong ones the address waits an hour', async () => {
    await make();
    for (let tries = 0; tries < 20; tries += 1)
      expect(await quote(`WRONG${tries}`)).toBeRefused('coupon-unknown');
    expect(await quote('DERB10')).toBeRefused('coupon-many-tries');
    expect(await quote('DERB10', '10.0.0.2')).toMatchObject({ ok: true });
    test_.pass(3_600_001);
    expect(await quote('DERB10')).toMatchObject({ ok: true });
  });

  test('staff create a coupon with a code of their own or a generated one, and close it; the log shows who', async () => {
    expect(await make()).toEqual({ ok: true, code: 'DERB10' });
    expect(await make()).toBeRefused('coupon-taken');
    const made = await make({ code: null });
    expect(made.ok && made.code).toMatch(/^[A-Z2-9]{8}$/);
    const id = (await test_.academy.staff.coupons()).find(({ code }) => code === 'DERB10')?.id ?? '';
    const kept = await placed();
    expect(await test_.academy.staff.closeCoupon({ id, staff })).toBe(true);
    // Closed already; unknown.
    for (const none of [id, crypto.randomUUID()])
      expect(await test_.academy.staff.closeCoupon({ id: none, staff })).toBe(false);
    expect(await order('amal@example.com')).toBeRefused('coupon-over');
    expect((await test_.academy.orderByToken(kept.token))?.order.amountCentimes).toBe(89_100);
    const acts = (await test_.db.select().from(staffLog)).map(({ act }) => act);
    expect(acts.sort()).toEqual(['close-coupon', 'make-coupon', 'make-coupon']);
    await expect(
      test_.academy.staff.makeCoupon({ ...aCoupon({ code: 'X1Y' }), staff: { ...staff, role: 'support' } }),
    ).rejects.toThrow('support');
  });
});
