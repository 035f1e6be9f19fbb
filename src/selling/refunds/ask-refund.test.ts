import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { refundRequests } from './refunds.table.ts';
import { orderOnDocument } from '../orders/pages/document-answer.ts';
import { courses } from '../../academy/content/catalogue.table.ts';
import { words } from '../../words.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import type { Order } from '../orders/order.ts';
import { aCourse } from '../../../tests/support/builders.ts';
import {
  addCodes,
  begin,
  emailsOf,
  place,
  placeAndPay,
  staff,
  statusOf,
  notifyFromBank,
} from '../../../tests/support/actions.ts';
import { logOf } from '../../../tests/support/staff-reading.ts';
import { aTaughtCourse } from '../../../tests/support/classroom.ts';
import { openTestAcademy, type TestAcademy } from '../../../tests/support/open-test-academy.ts';
import { describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import { postOutbox } from '../../../tests/support/post-emails.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import { evidenceFor } from '../../../tests/support/test-gateway.ts';
import { bindScheduler } from '../../jobs.ts';
import { allowed } from '../../../tests/support/sure.ts';

const dayMs = 86_400_000;
const rib = '999780000000000000000105';
const account = { way: 'bank-transfer', payout: { name: 'Salma Alaoui', rib } } as const;

describeOnBothEngines('asking for money back', (engine) => {
  let test: TestAcademy;
  beforeEach(async () => {
    const instalments = {
      depositCentimes: 40_000,
      parts: [
        { afterDays: 3, amountCentimes: 30_000 },
        { afterDays: 60, amountCentimes: 35_000 },
      ],
      graceDays: 7,
    };
    test = await openTestAcademy({ engine, courses: [aCourse({ instalments })] });
    await addCodes(test, ['CODE-1', 'CODE-2', 'CODE-3']);
    test.bank.refund = async ({ key }) => ({ ok: true, providerReference: `refund-${key}`, state: 'done' });
  });
  afterEach(() => test.close());

  const ask = (order: Pick<Order, 'token'>, of: Partial<Parameters<typeof test.academy.askRefund>[0]> = {}) =>
    test.academy.askRefund({ token: order.token, account: null, reason: '', ...of });
  const rightOf = (order: Pick<Order, 'token'>) => test.academy.refundRight(order.token);
  const rows = () => test.db.select().from(refundRequests);
  const openOnes = () => test.academy.staff.refundRequests();

  async function paidByTransfer(): Promise<Order> {
    const order = await place(test);
    await test.academy.claimBankTransfer({ token: order.token });
    await test.academy.staff.decideClaim({ orderNumber: order.number, decision: 'confirm', staff });
    return order;
  }

  it('shows what is due by which rule, and keeps it: once asked in time it stays in time', async () => {
    const order = await placeAndPay(test);
    expect(await rightOf(order)).toMatchObject({
      asking: 'may-ask',
      dueCentimes: 99_000,
      days: 7,
      lastDay: '2026-06-08',
      ways: [],
      request: null,
    });
    expect(await ask(order, { reason: 'Not for me.' })).toEqual({ ok: true, repeated: false });
    expect(await emailsOf(test, order)).toEqual(
      expect.arrayContaining(['refund-asked', 'staff-refund-asked']),
    );
    test.pass(10 * dayMs);
    expect(await openOnes()).toMatchObject([
      { amountCentimes: 99_000, lastDay: '2026-06-08', way: 'gateway', reason: 'Not for me.' },
    ]);
    const facts = await test.academy.staff.refundable(order.number, null);
    expect(facts).toMatchObject({ isByRight: true, request: { orderNumber: order.number, parts: [] } });
    expect(await payBackOrder(test, order)).toMatchObject({ ok: true });
    expect(await rows()).toMatchObject([{ state: 'decided', closedBy: `staff:${staff.email}` }]);
    const { history = [] } = (await test.academy.orderByToken(order.token)) ?? {};
    expect(history.find(({ event }) => event === 'refund')?.detail).not.toHaveProperty('goodwill');
    // What was promised with the request holds: 14 days from it, not from the decision.
    const [refund] = await test.academy.refundsOf(order.token);
    expect(refund?.dueAt.toISOString()).toBe('2026-06-15T10:00:00.000Z');
  });

  it('shows staff what closes with the whole: of a course taught here the classroom, of another its code', async () => {
    const opened = async (order: { number: string }) =>
      (await test.academy.staff.refundable(order.number, null))?.opened;
    expect(await opened(await placeAndPay(test))).toBe('code');
    await using here = await openTestAcademy({ courses: [aTaughtCourse({ courseType: 'virtual' })] });
    const order = await placeAndPay(here, { item: { kind: 'course', slug: 'taught-here' } });
    expect((await here.academy.staff.refundable(order.number, null))?.opened).toBe('classroom');
  });

  it('names what was bought in both languages: on the receipt, to staff who pay back; as it was sold once it is gone', async () => {
    const [arabic, english] = ['البيع على الإنترنت', 'Selling Online'];
    const order = await placeAndPay(test, { locale: 'ar' });
    await ask(order);
    const { academy, database } = test;
    const receiptIn = async (locale: Locale) =>
      (await orderOnDocument({ academy, t: words[locale], locale }, order.token))?.order.description;
    expect([await receiptIn('en'), await receiptIn('ar')]).toEqual([english, arabic]);
    const item = { en: english, ar: arabic };
    expect(await academy.staff.refundable(order.number, null)).toMatchObject({ item, request: { item } });
    expect(await openOnes()).toMatchObject([{ item }]);
    await database.db.delete(courses);
    expect(await academy.staff.refundable(order.number, null)).toMatchObject({
      item: { en: arabic, ar: arabic },
    });
  });

  it('one request however often it is pressed, also at once; and it can be taken back until it is decided', async () => {
    const order = await placeAndPay(test);
    const answers = await Promise.all([ask(order), ask(order), ask(order)]);
    expect(answers.filter((one) => one.ok && !one.repeated)).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
    expect(await test.academy.withdrawRefund({ token: order.token })).toEqual({ ok: true });
    expect(await test.academy.withdrawRefund({ token: order.token })).toBeRefused('moved-on');
    expect(await statusOf(test, order)).toBe('Payment Confirmed');
    await ask(order);
    await payBackOrder(test, order);
    expect(await test.academy.withdrawRefund({ token: order.token })).toBeRefused('moved-on');
    expect(await ask(order)).toBeRefused('nothing-due');
  });

  it('is refused on the day after the last, of an unpaid order, and of an unknown one', async () => {
    const unpaid = await place(test);
    expect(await ask(unpaid)).toBeRefused('nothing-due');
    expect(await ask({ token: 'nobody-has-such-a-token-here' })).toBeRefused('order-not-found');
    const order = await placeAndPay(test);
    test.pass(7 * dayMs);
    expect((await rightOf(order))?.asking).toBe('may-ask');
    test.pass(dayMs);
    expect((await rightOf(order))?.asking).toBe('too-late');
    expect(await ask(order)).toBeRefused('too-late');
    expect(await rows()).toEqual([]);
  });

  it('five times are enough: each sends two e-mails', async () => {
    const order = await placeAndPay(test);
    for (let time = 0; time < 5; time += 1) {
      test.pass(1000);
      await ask(order);
      await test.academy.withdrawRefund({ token: order.token });
    }
    expect(await ask(order)).toBeRefused('too-many');
    expect((await rightOf(order))?.asking).toBe('none');
  });

  it('needs an account where staff send the money; it goes with the decision and is kept no longer', async () => {
    const order = await paidByTransfer();
    expect((await rightOf(order))?.ways).toEqual(['bank-transfer', 'cash-agency']);
    expect(await ask(order)).toBeRefused('account-needed');
    expect(await ask(order, { account })).toMatchObject({ ok: true });
    expect(await openOnes()).toMatchObject([account]);
    const { mails } = await postOutbox(test, { clock: test.context.clock });
    expect(mails.find(({ text }) => text.includes('999 780 0000 0000 0000 0001 05'))?.to).toEqual([
      order.email,
    ]);
    const shown = async () => (await test.academy.orderByToken(order.token))?.shown;
    const decided = await payBackOrder(test, order, account);
    expect(await shown()).toBe('Refunded');
    if (decided.ok) await test.academy.staff.completePayout({ id: decided.id, proof: 'VIR-1', staff });
    // Everywhere where people read it.
    expect(await shown()).toBe('paid-back');
    const { rows: listed } = await test.academy.staff.findOrders({
      filter: {},
      sort: { by: 'placedAt', direction: 'desc' },
      page: 1,
      perPage: 10,
    });
    expect(listed).toMatchObject([{ status: 'Refunded', shown: 'paid-back' }]);
    const member = { id: 'member-1', email: order.email };
    expect((await test.academy.account.read(member)).orders).toMatchObject([{ shown: 'paid-back' }]);
    expect(await rows()).toMatchObject([{ state: 'decided', payout: null }]);
  });

  it('of a course in parts is all that was paid of it, by one decision', async () => {
    const item = { kind: 'course', slug: 'selling-online', byInstalments: true } as const;
    const pay = async (order: Order) =>
      notifyFromBank(test, evidenceFor(await begin(test, order), { amountCentimes: order.amountCentimes }));
    const deposit = await place(test, { item, seenPriceCentimes: 40_000 });
    await pay(deposit);
    const part = allowed(await test.academy.payInstalment({ token: deposit.token, number: 2 }));
    await pay(part.order);
    expect(await rightOf(part.order)).toMatchObject({ dueCentimes: 70_000, isInParts: true });
    await ask(part.order);
    expect(await openOnes()).toMatchObject([{ orderNumber: deposit.number, amountCentimes: 70_000 }]);
    expect(await test.academy.staff.refundable(deposit.number, null)).toMatchObject({
      leftCentimes: 40_000,
      request: { parts: [{ orderNumber: part.order.number, leftCentimes: 30_000 }] },
    });
    await payBackOrder(test, deposit);
    expect(await Promise.all([deposit, part.order].map((one) => statusOf(test, one)))).toEqual([
      'Refunded',
      'Refunded',
    ]);
    expect(await rows()).toMatchObject([{ state: 'decided' }]);
    const { rows: done } = await test.academy.staff.refunds({ show: 'done' });
    expect(done.map(({ amountCentimes }) => amountCentimes).toSorted()).toEqual([30_000, 40_000]);
  });

  it('a part that is paid back leaves the request open for the rest', async () => {
    const order = await placeAndPay(test);
    await ask(order);
    await payBackOrder(test, order, { amountCentimes: 9_000, seenLeftCentimes: 99_000, isPart: true });
    expect(await rows()).toMatchObject([{ state: 'open' }]);
    await payBackOrder(test, order, { amountCentimes: 90_000, seenLeftCentimes: 90_000 });
    expect(await rows()).toMatchObject([{ state: 'decided' }]);
  });

  it('is declined for a reason the buyer reads, by those with the right', async () => {
    const order = await placeAndPay(test);
    await ask(order);
    const [{ id } = { id: '' }] = await openOnes();
    const decline = (of: Partial<Parameters<typeof test.academy.staff.declineRefund>[0]> = {}) =>
      test.academy.staff.declineRefund({
        id,
        declinedFor: 'other',
        note: 'You wrote that you keep it.',
        staff,
        ...of,
      });
    await expect(decline({ staff: { ...staff, role: 'support' } })).rejects.toThrow('may not decline');
    expect(await decline({ id: randomUUID() })).toBeRefused('not-found');
    expect(await decline()).toEqual({ ok: true, id });
    expect(await decline()).toBeRefused('moved-on');
    expect((await rightOf(order))?.request).toMatchObject({
      state: 'declined',
      declinedFor: 'other',
      declineNote: 'You wrote that you keep it.',
    });
    const { mails } = await postOutbox(test, { clock: test.context.clock });
    expect(mails.map(({ text }) => text).join()).toContain('You wrote that you keep it.');
    expect(await logOf(test)).toContainEqual(expect.objectContaining({ act: 'decline-refund' }));
    // Declined wrongly, it can be asked for once more while the promise holds.
    expect((await rightOf(order))?.asking).toBe('may-ask');
  });

  it('waits on the first page of the staff console; two days before its deadline staff get one e-mail, and then it is late', async () => {
    const order = await placeAndPay(test);
    await ask(order);
    const task = async () =>
      (await test.academy.staff.today({ staff })).tasks.find(({ kind }) => kind === 'refund-requests');
    expect(await task()).toMatchObject({ count: 1, isLate: false, first: [{ id: order.number }] });
    test.pass(12 * dayMs);
    await bindScheduler(test.context).processRefunds();
    await bindScheduler(test.context).processRefunds();
    expect((await emailsOf(test, order)).filter((name) => name === 'staff-refund-asked')).toHaveLength(2);
    test.pass(3 * dayMs);
    expect(await task()).toMatchObject({ isLate: true });
  });
});
