import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { readStatus } from '../order-management/orders-of-member.service.ts';
import { courses } from '../../academy/content/catalogue.table.ts';
import { membership } from '../../academy/settings/membership.ts';
import { orders } from './orders.table.ts';
import type { PlaceOrder } from '../checkout/place-order.service.ts';
import { outbox } from '../../academy/emails/outbox.table.ts';
import { bindScheduler } from '../../jobs.ts';
import { aCourse, aForm, someDetails } from '../../../tests/support/builders.ts';
import {
  addCodes,
  begin,
  place,
  placeAndPay,
  staff,
  notifyFromBank,
} from '../../../tests/support/actions.ts';
import { memberOf } from '../../../tests/support/members.ts';
import { openTestAcademy, academyForEach } from '../../../tests/support/open-test-academy.ts';
import { postEmails } from '../../../tests/support/post-emails.ts';
import { addDays, dateInMorocco, instantInMorocco } from '../../platform/time/calendar-date.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import { evidenceFor } from '../../../tests/support/test-gateway.ts';
import { allowed } from '../../../tests/support/sure.ts';

const salma = 'salma@example.com';
const hiba = 'hiba@example.com';
const forHiba = { recipientName: 'Hiba Bennani', recipientEmail: hiba, giftNote: 'Happy birthday!' };
const theMembership = { kind: 'membership', slug: membership.slug } as const;

describe('what somebody has is not sold again without a warning', () => {
  const test = academyForEach();
  beforeEach(() => addCodes(test, ['CODE-0001', 'CODE-0002', 'CODE-0003']));
  const placing = (of: Partial<PlaceOrder>) => test.academy.placeOrder(aForm(of));

  it('is refused to its owner by their sign-in, and by the token of the order that opened it', async () => {
    const { token } = await placeAndPay(test);
    const refused = { ok: false, reason: 'owned-already' };
    expect(await placing({ provedEmail: salma })).toEqual(refused);
    expect(await placing({ heldTokens: [token] })).toEqual(refused);
  });

  it('is shown to nobody else: the address alone, another sign-in, another token', async () => {
    await placeAndPay(test);
    const others = await place(test, { details: someDetails({ email: 'zineb@example.com' }) });
    expect((await placing({})).ok).toBe(true);
    expect((await placing({ provedEmail: hiba })).ok).toBe(true);
    expect((await placing({ heldTokens: [others.token, 'x'.repeat(32)] })).ok).toBe(true);
  });

  it('may be bought again once it was paid back, and by who has only begun', async () => {
    const paid = await placeAndPay(test);
    expect(await payBackOrder(test, paid)).toMatchObject({ ok: true });
    expect((await placing({ provedEmail: salma })).ok).toBe(true);
    expect((await placing({ provedEmail: salma })).ok).toBe(true);
  });

  it('the owner learns it at the latest from the e-mail of the new order, which asks for no payment', async () => {
    const { token } = await placeAndPay(test);
    await postEmails(test);
    await place(test);
    const mail = (await postEmails(test)).find(({ to }) => to.includes(salma));
    expect(mail?.text).toContain('You have this already');
    expect(mail?.text).toContain(`/orders/${token}`);
    expect(mail?.text).not.toContain('/method');
  });

  it('no second order is begun beside one of the same browser that is at the bank', async () => {
    const first = await place(test);
    expect((await placing({ heldTokens: [first.token] })).ok).toBe(true);
    await begin(test, first);
    expect(await placing({ heldTokens: [first.token] })).toBeRefused('order-at-the-bank');
    expect((await placing({ details: someDetails({ email: hiba }), heldTokens: [first.token] })).ok).toBe(
      true,
    );
  });

  it('marks what was paid twice for the staff, until one of them has looked at it', async () => {
    const first = await placeAndPay(test);
    test.pass(60_000);
    // One mailbox, spelt another way.
    const second = await placeAndPay(test, { details: someDetails({ email: 'salma+again@example.com' }) });
    const { academy } = test;
    expect((await academy.staff.order(first.number))?.twins).toEqual([second.number]);
    expect((await academy.staff.order(second.number))?.twins).toEqual([first.number]);
    const task = async () =>
      (await academy.staff.today({ staff })).tasks.find(({ kind }) => kind === 'doubles');
    expect(await task()).toMatchObject({ count: 1, first: [{ id: second.number }] });
    expect(await academy.staff.lookAtDouble({ orderNumber: second.number, staff })).toEqual({ ok: true });
    expect(await task()).toBeUndefined();
    expect(await academy.staff.lookAtDouble({ orderNumber: first.number, staff })).toBeRefused(
      'nothing-to-see',
    );
  });
});

it('an owner by another order meanwhile is not reminded to pay again', async () => {
  await using test = await openTestAcademy();
  await place(test);
  await placeAndPay(test);
  test.pass(6.5 * 24 * 3_600_000);
  await bindScheduler(test.context).remindUnpaid();
  const written = await test.db.select().from(outbox);
  expect(written.filter(({ payload }) => payload['emailName'] === 'order-reminder')).toEqual([]);
});

describe('a gift', () => {
  const test = academyForEach();
  beforeEach(() => addCodes(test, ['CODE-0001', 'CODE-0002', 'CODE-0003']));
  const openedTo = async (email: string) => {
    const member = await memberOf(test.context, email);
    return (await test.academy.account.read(member)).opened;
  };

  it('sends the code to whom it is for, and a receipt without it to the buyer', async () => {
    const order = await placeAndPay(test, { gift: forHiba });
    const mails = await postEmails(test);
    const toHiba = mails.find(({ to }) => to.includes(hiba));
    expect(toHiba?.subject).toBe('A gift for you from Salma: Selling Online');
    expect(toHiba?.text).toContain('CODE-000');
    expect(toHiba?.text).toContain('Happy birthday!');
    // Neither the order nor its price is the recipient's business.
    for (const secret of [order.token, order.number, '990', salma, '612345678'])
      expect(`${toHiba?.html}${toHiba?.text}`).not.toContain(secret);
    const toSalma = mails.filter(({ to }) => to.includes(salma)).map(({ text }) => text);
    expect(toSalma.join()).toContain('Your gift is on its way');
    expect(toSalma.join()).not.toContain('CODE-000');
  });

  it('writes to nobody before it is paid', async () => {
    await place(test, { gift: forHiba });
    expect((await postEmails(test)).flatMap(({ to }) => to)).not.toContain(hiba);
  });

  it('opens to its recipient alone', async () => {
    const order = await placeAndPay(test, { gift: forHiba });
    const view = await test.academy.orderByToken(order.token);
    expect(JSON.stringify(view)).not.toContain('CODE-000');
    expect(await openedTo(salma)).toEqual([]);
    expect(await openedTo(hiba)).toMatchObject([{ code: expect.stringMatching(/^CODE-/u), token: null }]);
    const { orders: bought } = await test.academy.account.read(await memberOf(test.context, hiba));
    expect(bought).toEqual([]);
  });

  it('makes a member of whom the membership was given to, and not of who paid', async () => {
    await placeAndPay(test, { item: theMembership, gift: forHiba });

    expect(await readStatus(test.db, hiba)).toBe('member');
    expect(await readStatus(test.db, salma)).toBe('buyer');
    const people = await test.academy.staff.people({ show: 'members', search: '', page: 1, perPage: 25 });
    expect(JSON.stringify(people)).toContain(hiba);
  });

  it('shows its recipient nothing while it is unpaid', async () => {
    await place(test, { item: theMembership, gift: forHiba });
    expect(await readStatus(test.db, hiba)).toBe('unknown');
  });

  it('is not for oneself, not in parts, and not of an hour', async () => {
    const { academy } = test;
    const own = { ...forHiba, recipientEmail: 'salma+2@example.com' };
    expect(await academy.placeOrder(aForm({ item: theMembership, gift: own }))).toBeRefused(
      'gift-to-oneself',
    );
    const item = { kind: 'course', slug: 'selling-online', byInstalments: true } as const;
    expect(await academy.placeOrder(aForm({ item, gift: forHiba }))).toBeRefused('gift-in-parts');
  });

  it('of what costs nothing sends no e-mail to whoever somebody names', async () => {
    const record = aCourse({ priceCentimes: 0 });
    await test.db.update(courses).set({ record }).where(eq(courses.slug, record.slug));
    const form = aForm({ gift: forHiba, seenPriceCentimes: 0 });
    expect(await test.academy.placeOrder(form)).toBeRefused('gift-for-nothing');
  });

  it('given twice by the same buyer is refused with a warning, and by another it is granted and marked', async () => {
    const first = await placeAndPay(test, { gift: forHiba });
    const again = aForm({ gift: forHiba, heldTokens: [first.token] });
    expect(await test.academy.placeOrder(again)).toBeRefused('owned-already');
    const other = await placeAndPay(test, {
      gift: forHiba,
      details: someDetails({ email: 'zineb@example.com', name: 'Zineb Alami' }),
    });
    expect(await openedTo(hiba)).toHaveLength(2);
    expect((await test.academy.staff.order(other.number))?.twins).toEqual([first.number]);
  });

  it('keeps its recipient from whoever knows the form but not the order', async () => {
    const form = aForm({ gift: forHiba });
    const placed = allowed(await test.academy.placeOrder(form));
    const thief = { ...forHiba, recipientEmail: 'thief@example.com' };
    expect(await test.academy.placeOrder({ ...form, gift: thief })).toMatchObject({ ok: false });
    const corrected = await test.academy.placeOrder({
      ...form,
      gift: thief,
      heldTokens: [placed.order.token],
    });
    expect(corrected).toMatchObject({ ok: true, order: { recipientEmail: 'thief@example.com' } });
    await begin(test, placed.order);
    const late = await test.academy.changeDetails({
      token: placed.order.token,
      details: someDetails(),
      gift: forHiba,
    });
    expect(late).toBeRefused('at-the-bank');
  });

  /** E-mails are written by the machine's clock: the tests' clock goes on from there. */
  const meetMachine = () => test.pass(Math.max(0, Date.now() - test.context.clock().getTime()));

  it('for a day to come is paid at once, and its recipient hears of it on that day, once', async () => {
    meetMachine();
    const day = addDays(dateInMorocco(test.context.clock()), 40);
    const order = await placeAndPay(test, { gift: { ...forHiba, giftOn: day } });
    const toBuyer = (await postEmails(test)).find(({ subject }) => subject.includes('gift'));
    expect([toBuyer?.to, toBuyer?.subject]).toEqual([[salma], expect.stringContaining('waits for its day')]);
    const goTo = (at: Date) => test.pass(at.getTime() - test.context.clock().getTime());
    const toHiba = async () => (await postEmails(test)).filter(({ to }) => to.includes(hiba));
    goTo(instantInMorocco(day, '07:00'));
    expect(await toHiba()).toEqual([]);
    goTo(instantInMorocco(day, '08:01'));
    expect(await toHiba()).toHaveLength(1);
    expect(await toHiba()).toEqual([]);
    expect(await test.academy.changeGiftDay({ token: order.token, day: '' })).toBeRefused('too-late');
  });

  it('has its day changed until it has left: later, and at once', async () => {
    meetMachine();
    const today = dateInMorocco(test.context.clock());
    const [first, later] = [addDays(today, 20), addDays(today, 60)];
    const { token } = await place(test, { gift: { ...forHiba, giftOn: first } });
    const change = (day: string) => test.academy.changeGiftDay({ token, day });
    expect(await change(later)).toMatchObject({ ok: true, order: { giftOn: later } });
    const paid = await placeAndPay(test, {
      gift: { ...forHiba, giftOn: first },
      details: someDetails({ email: 'zineb@example.com' }),
    });
    await postEmails(test);
    const changePaid = (day: string) => test.academy.changeGiftDay({ token: paid.token, day });
    expect(await changePaid(later)).toMatchObject({ ok: true });
    test.pass(instantInMorocco(first, '12:00').getTime() - test.context.clock().getTime());
    const toHiba = async () => (await postEmails(test)).filter(({ to }) => to.includes(hiba)).length;
    expect(await toHiba()).toBe(0);
    expect(await changePaid('')).toMatchObject({ ok: true, order: { giftOn: null } });
    expect(await toHiba()).toBe(1);
    for (const wrong of [addDays(today, -1), addDays(today, 800), '2026-02-30', 'soon'])
      expect(await change(wrong)).toBeRefused('gift-day');
  });

  it('is refused for a day that is over or more than a year ahead, and for what is no day', async () => {
    const today = dateInMorocco(test.context.clock());
    const placed = (giftOn: string) => test.academy.placeOrder(aForm({ gift: { ...forHiba, giftOn } }));
    for (const wrong of [addDays(today, -1), addDays(today, 366), '2026-13-01'])
      expect(await placed(wrong)).toBeRefused('gift-day');
    for (const right of [today, addDays(today, 365)]) expect(await placed(right)).toMatchObject({ ok: true });
  });

  it('is in the export of both, each with what is theirs', async () => {
    await placeAndPay(test, { gift: forHiba });
    const exported = async (email: string) =>
      JSON.stringify(await test.academy.account.export(await memberOf(test.context, email)));
    const [theirs, given] = [await exported(salma), await exported(hiba)];
    expect(theirs).toContain(hiba);
    expect(theirs).not.toContain('CODE-000');
    expect(given).toContain('CODE-000');
    for (const secret of [salma, '612345678', '99000']) expect(given).not.toContain(secret);
  });

  it('outlives the account of its buyer, and its recipient is removed with the account of the recipient', async () => {
    const { number } = await placeAndPay(test, { gift: forHiba });
    await postEmails(test);
    const deleteAccount = async (email: string) =>
      test.academy.account.delete(await memberOf(test.context, email), {
        typedEmail: email,
        knows: true,
        locale: 'en',
      });
    expect(await deleteAccount(salma)).toEqual({ ok: true });
    expect(await openedTo(hiba)).toMatchObject([{ code: expect.stringMatching(/^CODE-/u) }]);
    expect(await deleteAccount(hiba)).toEqual({ ok: true });
    const [row] = await test.db.select().from(orders).where(eq(orders.number, number));
    expect(JSON.stringify(row)).not.toMatch(/hiba|salma|birthday/iu);
    expect(row).toMatchObject({ status: 'Payment Confirmed', amountCentimes: 99_000 });
  });

  it('stays where it went when staff correct the address of its buyer', async () => {
    const { number } = await placeAndPay(test, { gift: forHiba });
    await postEmails(test);
    const moved = await test.academy.staff.changeOrderEmail({
      orderNumber: number,
      email: 'right@example.com',
      staff,
    });
    expect(moved.ok).toBe(true);
    const texts = (await postEmails(test)).map(({ text }) => text).join();
    expect(texts).not.toContain('CODE-000');
    expect(await openedTo(hiba)).toMatchObject([{ code: expect.stringMatching(/^CODE-/u) }]);
  });

  it('that a bank pays later than a second one is granted all the same', async () => {
    const one = await place(test, { gift: forHiba });
    const reference = await begin(test, one);
    await placeAndPay(test, { details: someDetails({ email: hiba, name: 'Hiba Bennani' }) });
    await notifyFromBank(test, evidenceFor(reference, { amountCentimes: one.amountCentimes }));
    expect(await openedTo(hiba)).toHaveLength(2);
  });
});

describe('a gift that is given by hand', () => {
  const byHand = { recipientName: 'Fatima', recipientEmail: '', giftNote: 'For you, mother.' };
  const mother = 'fatima@example.com';

  const test = academyForEach();
  beforeEach(() => addCodes(test, ['CODE-0001', 'CODE-0002']));

  const codeOf = async (number: string) => {
    const [row] = await test.db.select().from(orders).where(eq(orders.number, number));
    return row?.giftCode ?? '';
  };
  const take = async (code: string, email = mother, name = 'Fatima Zahra Alami') =>
    test.academy.takeGift({ code, member: await memberOf(test.context, email), name });
  const openedTo = async (email: string) =>
    (await test.academy.account.read(await memberOf(test.context, email))).opened;
  const stateOf = async (code: string) => (await test.academy.giftOfCode(code)).state;

  it('is nobody’s until it is taken, and its code goes to its buyer alone', async () => {
    const order = await placeAndPay(test, { gift: byHand });
    const code = await codeOf(order.number);
    expect(code).toMatch(/^(?:[a-z2-9]{4}-?){3}$/u);
    const mails = await postEmails(test);
    expect([...new Set(mails.flatMap(({ to }) => to))].filter((to) => !to.includes('staff'))).toEqual([
      salma,
    ]);
    expect(mails.map(({ text }) => text).join()).toContain(`/gifts/${code}`);
    expect(mails.map(({ text }) => text).join()).not.toContain('CODE-000');
    expect(await openedTo(salma)).toEqual([]);
  });

  it('is taken once, by one person, who has what it opens; a second press of the same finds it there', async () => {
    const order = await placeAndPay(test, { gift: byHand });
    const code = await codeOf(order.number);
    await postEmails(test);
    const [first, second] = await Promise.all([take(code), take(code, 'thief@example.com')]);
    expect([first.ok, second.ok].toSorted()).toEqual([false, true]);
    const taker = first.ok ? mother : 'thief@example.com';
    expect(await openedTo(taker)).toMatchObject([{ code: expect.stringMatching(/^CODE-/u), token: null }]);
    expect(await take(code, taker)).toMatchObject({ ok: true });
    expect(await take(code, 'another@example.com')).toBeRefused('taken');
    expect(await stateOf(code)).toBe('taken');
    const toTaker = (await postEmails(test)).filter(({ to }) => to.includes(taker));
    expect(toTaker).toHaveLength(1);
    expect(toTaker[0]?.text).toContain('For you, mother.');
    // What the taker said is ours: its buyer reads a name, and no address.
    const view = await test.academy.orderByToken(order.token);
    expect(view?.history.map(({ event }) => event)).toContain('take-gift');
  });

  it('opens nothing before it is paid, after it was paid back, and with a code that nobody gave', async () => {
    const unpaid = await place(test, { gift: byHand });
    expect(await take(await codeOf(unpaid.number))).toBeRefused('none');
    for (const wrong of ['', 'aaaa-aaaa-aaaa', 'nothing', '%00'])
      expect(await take(wrong)).toBeRefused('none');
  });

  it('is not for its buyer, nor for who has the same already', async () => {
    const order = await placeAndPay(test, { gift: byHand });
    const code = await codeOf(order.number);
    expect(await take(code, salma)).toBeRefused('own-gift');
    await placeAndPay(test, { details: someDetails({ email: mother }) });
    expect(await take(code)).toBeRefused('owned-already');
    expect(await stateOf(code)).toBe('open');
  });

  it('goes elsewhere until it is taken: by a new link, or to an address', async () => {
    const order = await placeAndPay(test, { gift: byHand });
    const [before, { token }] = [await codeOf(order.number), order];
    expect(await test.academy.giveElsewhere({ token, email: '' })).toMatchObject({ ok: true });
    const code = await codeOf(order.number);
    expect(code).not.toBe(before);
    expect(await take(before)).toBeRefused('none');
    expect(await test.academy.giveElsewhere({ token, email: 'nobody' })).toBeRefused('email');
    expect(await test.academy.giveElsewhere({ token, email: salma })).toBeRefused('own-address');
    await postEmails(test);
    expect(await test.academy.giveElsewhere({ token, email: hiba })).toMatchObject({ ok: true });
    expect((await postEmails(test)).flatMap(({ to }) => to)).toEqual([hiba]);
    expect(await take(code)).toBeRefused('none');
    expect(await openedTo(hiba)).toHaveLength(1);
  });

  it('stays where it is once it was taken', async () => {
    const order = await placeAndPay(test, { gift: byHand });
    await take(await codeOf(order.number));
    const { token } = order;
    for (const email of ['', hiba])
      expect(await test.academy.giveElsewhere({ token, email })).toBeRefused('taken');
    expect(await test.academy.changeGiftDay({ token, day: '' })).toMatchObject({ ok: true });
  });

  it('waits for its day, which its buyer can change until then', async () => {
    const day = addDays(dateInMorocco(test.context.clock()), 20);
    const order = await placeAndPay(test, { gift: { ...byHand, giftOn: day } });
    const code = await codeOf(order.number);
    expect(await take(code)).toBeRefused('waits');
    const later = addDays(day, 5);
    expect(await test.academy.changeGiftDay({ token: order.token, day: later })).toMatchObject({ ok: true });
    test.pass(instantInMorocco(day, '12:00').getTime() - test.context.clock().getTime());
    expect(await take(code)).toBeRefused('waits');
    test.pass(instantInMorocco(later, '08:01').getTime() - test.context.clock().getTime());
    expect(await take(code)).toMatchObject({ ok: true });
  });

  it('is left out of exports with its code, and goes with the account of whoever took it', async () => {
    const { number } = await placeAndPay(test, { gift: byHand });
    const code = await codeOf(number);
    await take(code);
    const exported = async (email: string) =>
      JSON.stringify(await test.academy.account.export(await memberOf(test.context, email)));
    expect(await exported(salma)).not.toContain(code);
    expect(await exported(mother)).toContain('Fatima Zahra Alami');
    const member = await memberOf(test.context, mother);
    const wish = { typedEmail: mother, knows: true, locale: 'en' } as const;
    expect(await test.academy.account.delete(member, wish)).toEqual({ ok: true });
    const [row] = await test.db.select().from(orders).where(eq(orders.number, number));
    expect(row?.giftCode).toBeNull();
    expect(JSON.stringify(row)).not.toMatch(/fatima|mother/iu);
  });

  it('outlives the account of its buyer', async () => {
    const { number } = await placeAndPay(test, { gift: byHand });
    const code = await codeOf(number);
    const wish = { typedEmail: salma, knows: true, locale: 'en' } as const;
    expect(await test.academy.account.delete(await memberOf(test.context, salma), wish)).toEqual({
      ok: true,
    });
    expect(await take(code)).toMatchObject({ ok: true });
    expect(await openedTo(mother)).toHaveLength(1);
  });
});

describe('a course that is closed for sale', () => {
  const test = academyForEach();
  beforeEach(() => addCodes(test, ['CODE-0001', 'CODE-0002']));
  const turn = (isOpen: boolean) => test.academy.staff.setOnSale({ slug: 'selling-online', isOpen, staff });

  it('takes no new orders, and no order that is opened again', async () => {
    const ended = await place(test);
    await test.academy.cancelOrder({ token: ended.token });
    expect(await turn(false)).toBe(true);
    expect(await turn(false)).toBe(false);
    expect(await test.academy.placeOrder(aForm())).toBeRefused('not-on-sale');
    expect(await test.academy.reopenOrder({ token: ended.token })).toBeRefused('not-on-sale');
    expect(await turn(true)).toBe(true);
    expect((await test.academy.placeOrder(aForm())).ok).toBe(true);
  });

  it('lets what was ordered before be paid, and whoever has it keeps it', async () => {
    const [waiting, had] = [
      await place(test),
      await placeAndPay(test, { details: someDetails({ email: hiba }) }),
    ];
    await turn(false);
    const reference = await begin(test, waiting);
    expect(
      await notifyFromBank(test, evidenceFor(reference, { amountCentimes: waiting.amountCentimes })),
    ).toBe('applied');
    for (const { token } of [waiting, had])
      expect((await test.academy.orderByToken(token))?.access?.code).toMatch(/^CODE-/u);
  });

  it('sends no e-mail to the waitlist, and gives nobody early access', async () => {
    await turn(false);
    const publicAt = new Date(test.context.clock().getTime() + 86_400_000);
    expect(
      await test.academy.staff.openCourse({ courseSlug: 'selling-online', publicAt, staff }),
    ).toBeRefused('closed-for-sale');
  });

  it('is not opened again unseen by a draft from before', async () => {
    const { academy } = test;
    const name = { kind: 'course', slug: 'selling-online' } as const;
    const before = await academy.staff.recordForEditing(name);
    if (!before?.published) throw new Error('It is not published.');
    const record = { ...before.published.record, durationWeeks: 9 };
    await academy.staff.saveDraft({ ...name, record, basedOn: before.published.revision, staff });
    await turn(false);
    const draft = await academy.staff.recordForEditing(name);
    expect(draft?.record).toMatchObject({ durationWeeks: 9, closedForSale: true });
  });
});
