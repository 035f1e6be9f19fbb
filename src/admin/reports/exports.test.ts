import { desc, like, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { addDays, dateInMorocco, instantInMorocco } from '../../platform/time/calendar-date.ts';
import { words } from '../../words.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import { orderOnDocument } from '../../selling/orders/pages/document-answer.ts';
import { refunds } from '../../selling/refunds/refunds.table.ts';
import { staffLog } from '../../academy/staff/staff.table.ts';
import * as may from '../../academy/staff/who-may.ts';
import type { StaffRole, Who } from '../../academy/staff/who-may.ts';
import { seedOffers, somebody } from '../../../tests/support/applications.ts';
import { aCourse, someDetails } from '../../../tests/support/builders.ts';
import { begin, place, placeAndPay, staff, notifyFromBank } from '../../../tests/support/actions.ts';
import { academyForEach } from '../../../tests/support/open-test-academy.ts';
import { describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import { evidenceFor } from '../../../tests/support/test-gateway.ts';
import { bindScheduler } from '../../jobs.ts';
import { allowed } from '../../../tests/support/sure.ts';

const dayMs = 86_400_000;
const by = { locale: 'en', staff } as const;

describeOnBothEngines('exports of the staff console', (engine) => {
  const test = academyForEach({
    engine,
    courses: [aCourse(), aCourse({ slug: 'soon', comingSoon: true, nameEn: 'Soon', nameAr: 'قريبا' })],
  });

  const ordersOf = async (filter: Parameters<typeof test.academy.staff.exportOrders>[0]['filter'] = {}) =>
    Array.fromAsync((await test.academy.staff.exportOrders({ filter, ...by })).rows);
  const june = () => test.academy.staff.exportMonth({ year: 2026, month: 6, ...by });
  const logged = () =>
    test.db
      .select({
        email: staffLog.email,
        act: staffLog.act,
        subject: staffLog.subject,
        detail: staffLog.detail,
      })
      .from(staffLog)
      .where(like(staffLog.act, 'export-%'))
      .orderBy(desc(sql`xmin::text::bigint`))
      .limit(1);
  const payBack = async (
    ...of: Parameters<typeof payBackOrder> extends [unknown, ...infer R] ? R : never
  ) => {
    expect(await payBackOrder(test, ...of)).toMatchObject({ ok: true });
    await bindScheduler(test.context).processRefunds();
  };

  it('an order has what a bookkeeper asks for: when it was paid, by whom, through which gateway, and what went back', async () => {
    const order = await placeAndPay(test, {
      details: someDetails({ name: '=cmd()', email: 'a@example.com' }),
    });
    test.pass(1_000);
    const unpaid = await place(test, { details: someDetails({ email: 'b@example.com' }) });
    await payBack(order, { amountCentimes: 40_000, seenLeftCentimes: 99_000 });
    expect(await ordersOf()).toMatchObject([
      {
        number: order.number,
        name: '=cmd()',
        confirmedAt: order.placedAt,
        gateway: 'test-bank',
        method: 'Card',
        receiptNumber: order.number,
        amountCentimes: 99_000,
        refundedCentimes: 40_000,
        paidBackCentimes: 40_000,
        creditNotes: ['CN-2026-0001'],
      },
      {
        number: unpaid.number,
        confirmedAt: null,
        gateway: null,
        receiptNumber: null,
        paidBackCentimes: 0,
        creditNotes: [],
      },
    ]);
  });

  it('orders are exported in the order of their placing, none twice, also when many share an instant', async () => {
    const template = await place(test);
    const rows = Array.from({ length: 1_203 }, (_, index) => ({
      ...template,
      id: crypto.randomUUID(),
      number: `MEM-${String(index).padStart(6, '0')}-0000`,
      token: `token-of-order-number-${index}`,
      idempotencyKey: `key-${index}`,
      // Blocks of 400 share an instant.
      placedAt: new Date(Date.parse('2026-05-01T00:00:00Z') + Math.floor(index / 400)),
    }));
    await test.db.insert(orders).values(rows);
    const taken = await test.academy.staff.exportOrders({ filter: {}, ...by });
    expect(taken.count).toBe(1_204);
    const found: { number: string; placedAt: Date }[] = await Array.fromAsync(taken.rows);
    expect(new Set(found.map(({ number }) => number)).size).toBe(1_204);
    const times = found.map(({ placedAt }) => placedAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('an order that is placed during an export is in the next one', async () => {
    await place(test);
    const taken = await test.academy.staff.exportOrders({ filter: {}, ...by });
    test.pass(1);
    await place(test);
    expect(await Array.fromAsync(taken.rows)).toHaveLength(taken.count);
    expect(await ordersOf()).toHaveLength(2);
  });

  it('a file of orders holds those of the list’s own filter, and never those of test screens', async () => {
    const paid = await placeAndPay(test);
    await place(test, { details: someDetails({ email: 'b@example.com' }) });
    await test.academy.placeTestOrder({
      idempotencyKey: 'a-key-of-the-test-form-1',
      locale: 'en',
      amountCentimes: 1_000,
      description: 'A test',
      details: { name: 'Nadia Test', email: 'nadia@academy.example', phone: '' },
      staff: null,
    });
    expect(await ordersOf()).toHaveLength(2);
    for (const filter of [{ statuses: ['Payment Confirmed' as const] }, { search: paid.number }])
      expect(await ordersOf(filter)).toMatchObject([{ number: paid.number }]);
    expect(await ordersOf({ placedTo: '2026-05-31' })).toEqual([]);
  });

  it('is in the log before its first row leaves, without what was typed to search', async () => {
    await place(test);
    const filter = { search: 'salma@example.com', statuses: ['Pending Payment' as const] };
    await test.academy.staff.exportOrders({ filter, ...by });
    expect(await logged()).toEqual([
      {
        email: staff.email,
        act: 'export-orders',
        subject: null,
        detail: {
          rows: '1',
          locale: 'en',
          filter: '{"search":"…","statuses":["Pending Payment"]}',
        },
      },
    ]);
  });

  it('a month has what was confirmed and what was paid back in it, and sums it to the centime', async () => {
    const card = await placeAndPay(test);
    const transfer = await place(test, { details: someDetails({ email: 'b@example.com' }), locale: 'ar' });
    await test.academy.claimBankTransfer({ token: transfer.token });
    await test.academy.staff.decideClaim({ orderNumber: transfer.number, staff, decision: 'confirm' });
    await place(test, { details: someDetails({ email: 'c@example.com' }) });
    await payBack(card, { amountCentimes: 33_333, seenLeftCentimes: 99_000 });
    const exported = allowed(await june());
    const { payments, refunds, sums } = exported.month;
    expect(payments).toMatchObject([
      { orderNumber: card.number, method: 'Card', gateway: 'test-bank', amountCentimes: 99_000 },
      { orderNumber: transfer.number, method: 'Bank Transfer', gateway: null, amountCentimes: 99_000 },
    ]);
    expect(refunds).toMatchObject([
      { orderNumber: card.number, creditNoteNumber: 'CN-2026-0001', amountCentimes: 33_333, method: 'Card' },
    ]);
    const inAll = {
      payments: 2,
      receivedCentimes: 198_000,
      refunds: 1,
      paidBackCentimes: 33_333,
      netCentimes: 164_667,
    };
    expect(sums).toMatchObject({
      inAll,
      byItem: [{ itemKind: 'course', itemSlug: 'selling-online', name: 'Selling Online', ...inAll }],
      byMethod: [
        { method: 'Bank Transfer', receivedCentimes: 99_000, paidBackCentimes: 0 },
        { method: 'Card', gateway: 'test-bank', receivedCentimes: 99_000, netCentimes: 65_667 },
      ],
    });
    expect(await logged()).toMatchObject([
      { act: 'export-month', subject: '2026-06', detail: { rows: '3' } },
    ]);
  });

  it('cash and cheques are told apart, with their reference, who recorded them, and the day they came, which may be before the order', async () => {
    test.pass(2 * dayMs);
    for (const [paidBy, email] of [
      ['cash', 'k@example.com'],
      ['cheque', 'l@example.com'],
      ['other', 'm@example.com'],
    ] as const) {
      const order = await place(test, { details: someDetails({ email }) });
      const money = { amountCentimes: 99_000, reference: `${paidBy}-7`, reason: 'At the office', paidBy };
      const of = { orderNumber: order.number, staff, receivedOn: '2026-06-01' };
      expect(await test.academy.staff.recordPayment({ ...of, ...money })).toMatchObject({ ok: true });
      test.pass(1_000);
    }
    const exported = allowed(await june());
    const { payments, sums } = exported.month;
    const by = `staff:${staff.email}`;
    expect(payments).toMatchObject([
      { method: 'Cash', reference: 'cash-7', by, receivedOn: '2026-06-01' },
      { method: 'Cheque', reference: 'cheque-7', by },
      { method: 'Other Payment Methods', reference: 'other-7', by },
    ]);
    expect(sums.byMethod.map(({ method, netCentimes }) => [method, netCentimes])).toEqual([
      ['Cash', 99_000],
      ['Cheque', 99_000],
      ['Other Payment Methods', 99_000],
    ]);
    const listed = (
      await test.academy.staff.findOrders({
        filter: {},
        sort: { by: 'placedAt', direction: 'desc' },
        page: 1,
        perPage: 10,
      })
    ).rows.toReversed();
    expect(listed.map(({ method }) => method)).toEqual(['Cash', 'Cheque', 'Other Payment Methods']);
    for (const { number, method } of listed)
      expect(await test.academy.staff.refundable(number, null)).toMatchObject({
        method,
        receivedOn: '2026-06-01',
      });
    const cash = await test.academy.staff.order(listed[0]?.number ?? '');
    expect(
      await orderOnDocument({ academy: test.academy, t: words.en, locale: 'en' }, cash?.order.token ?? ''),
    ).toMatchObject({
      paying: { method: 'Cash', reference: 'cash-7' },
      paidAt: instantInMorocco('2026-06-01', '12:00'),
    });
    expect((await ordersOf()).map(({ method, confirmedBy }) => [method, confirmedBy])).toEqual([
      ['Cash', by],
      ['Cheque', by],
      ['Other Payment Methods', by],
    ]);
    const figures = allowed(await test.academy.staff.figures({ from: '2026-06-01', to: '2026-06-30' }));
    expect(figures.figures.byMethod.map(({ method }) => method).toSorted()).toEqual([
      'Cash',
      'Cheque',
      'Other Payment Methods',
    ]);
  });

  it('a card sale that is refunded by transfer is less under transfers, in the month and in the figures', async () => {
    const order = await placeAndPay(test);
    await payBack(order);
    // As when the card service had refused it, and staff sent it by their bank.
    await test.db.update(refunds).set({ way: 'bank-transfer' });
    const exported = await june();
    const figures = await test.academy.staff.figures({ from: '2026-06-01', to: '2026-06-30' });
    if (!exported.ok || !figures.ok) throw new Error('June has begun.');
    expect(exported.month.refunds).toMatchObject([{ method: 'Card', way: 'bank-transfer' }]);
    for (const rows of [exported.month.sums.byMethod, figures.figures.byMethod])
      expect(Object.fromEntries(rows.map(({ method, netCentimes }) => [method, netCentimes]))).toEqual({
        Card: 99_000,
        'Bank Transfer': -99_000,
      });
  });

  it('a payment that came twice comes in twice, and its refund is not of what was sold', async () => {
    const order = await place(test);
    const [one, two] = [await begin(test, order), await begin(test, order)];
    await notifyFromBank(test, evidenceFor(one));
    test.pass(1_000);
    await notifyFromBank(test, evidenceFor(two, { providerReference: 'pay-two' }));
    await payBack(order, { duplicateReference: two });
    expect(await june()).toMatchObject({
      month: {
        payments: [{ isDuplicate: false }, { isDuplicate: true, providerReference: 'pay-two' }],
        refunds: [{ isDuplicate: true }],
        sums: { inAll: { receivedCentimes: 198_000, netCentimes: 99_000 } },
      },
    });
    expect(await ordersOf()).toMatchObject([{ paidBackCentimes: 0, creditNotes: [] }]);
  });

  it('a month is shown before its file is exported, by the very sums that the file holds, and nothing is logged', async () => {
    const read = (year: number, month: number) => test.academy.staff.readMonth({ year, month, staff });
    const nothing = { payments: 0, receivedCentimes: 0, refunds: 0, paidBackCentimes: 0, netCentimes: 0 };
    expect(await read(2026, 5)).toEqual({
      ok: true,
      month: {
        month: '2026-05',
        until: null,
        ordersPaid: 0,
        owed: { refunds: 0, centimes: 0 },
        shares: { statements: 0, centimes: 0 },
        organisations: { papers: 0, centimes: 0 },
        afterwards: 0,
        inAll: nothing,
        byMethod: [],
      },
    });
    const order = await place(test);
    const [one, two] = [await begin(test, order), await begin(test, order)];
    await notifyFromBank(test, evidenceFor(one));
    await notifyFromBank(test, evidenceFor(two, { providerReference: 'pay-two' }));
    await payBack(order, { duplicateReference: two });
    const transfer = await place(test, { details: someDetails({ email: 'b@example.com' }) });
    await test.academy.claimBankTransfer({ token: transfer.token });
    await test.academy.staff.decideClaim({ orderNumber: transfer.number, staff, decision: 'confirm' });
    const exported = await read(2026, 6);
    expect(await logged()).toEqual([]);
    const taken = await june();
    if (!exported.ok || !taken.ok) throw new Error('June has begun.');
    expect(exported.month).toEqual({
      month: taken.month.month,
      until: test.context.clock(),
      ordersPaid: 2,
      owed: { refunds: 0, centimes: 0 },
      shares: { statements: 0, centimes: 0 },
      organisations: { papers: 0, centimes: 0 },
      afterwards: 0,
      inAll: taken.month.sums.inAll,
      byMethod: taken.month.sums.byMethod,
    });
    expect(exported.month.inAll).toMatchObject({ payments: 3, refunds: 1, netCentimes: 198_000 });
    for (const month of [0, 7, 13]) expect(await read(2026, month)).toBeRefused('no-such-month');
  });

  it('money counts in the month of the day that staff typed, and what was recorded later is told apart', async () => {
    test.pass(dayMs);
    const transfer = await place(test);
    await test.academy.claimBankTransfer({ token: transfer.token });
    // The buyer was at the bank first, and filled in the form the day after.
    const received = addDays(dateInMorocco(test.context.clock()), -1);
    test.pass(40 * dayMs);
    const decide = (receivedOn: string) =>
      test.academy.staff.decideClaim({
        orderNumber: transfer.number,
        staff,
        decision: 'confirm',
        receivedOn,
      });
    expect(await decide(received)).toMatchObject({ ok: true });
    const id = randomUUID();
    const payout = { name: 'Salma Alaoui', rib: '007780000123456789012396' };
    await payBackOrder(test, transfer, { key: id, way: 'bank-transfer', payout });
    const read = async (month: number) => {
      const found = allowed(await test.academy.staff.readMonth({ year: 2026, month, staff }));
      const { afterwards, owed, inAll } = found.month;
      return [inAll.payments, inAll.refunds, owed.refunds, afterwards];
    };
    expect(await read(6)).toEqual([1, 0, 0, 1]);
    expect(await read(7)).toEqual([0, 0, 1, 0]);
    const decided = dateInMorocco(test.context.clock());
    test.pass(40 * dayMs);
    const paid = { id, proof: 'VIR 77', staff };
    expect(await test.academy.staff.completePayout({ ...paid, paidOn: addDays(received, -1) })).toBeRefused(
      'before-payment',
    );
    expect(await test.academy.staff.completePayout({ ...paid, paidOn: decided })).toMatchObject({ ok: true });
    expect(await read(7)).toEqual([0, 1, 0, 1]);
    expect(await read(8)).toEqual([0, 0, 0, 0]);
    const figures = await test.academy.staff.figures({ from: received, to: received });
    expect(figures).toMatchObject({
      figures: { now: { payments: 1, refunds: 0 }, spans: [{ payments: 1 }] },
    });
    const ofDay = await test.academy.staff.figures({ from: decided, to: addDays(decided, 40) });
    expect(ofDay).toMatchObject({ figures: { now: { payments: 0, refunds: 1 } } });
  });

  it('a month begins and ends on the clock of Morocco', async () => {
    // 23:30 in Greenwich on the last of June is half past midnight of the first of July in Casablanca.
    test.pass(Date.parse('2026-06-30T23:30:00Z') - test.context.clock().getTime());
    const order = await placeAndPay(test);
    expect(await june()).toMatchObject({ month: { payments: [] } });
    const july = await test.academy.staff.exportMonth({ year: 2026, month: 7, ...by });
    expect(july).toMatchObject({ month: { month: '2026-07', payments: [{ orderNumber: order.number }] } });
    for (const month of [0, 8, 13])
      expect(await test.academy.staff.exportMonth({ year: 2026, month, ...by })).toBeRefused('no-such-month');
  });

  it('money that is promised back, and has not left, is in no month yet', async () => {
    const order = await placeAndPay(test);
    await payBackOrder(test, order, { way: 'bank-transfer', payout: null });
    expect(await june()).toMatchObject({ month: { refunds: [], sums: { inAll: { refunds: 0 } } } });
  });

  it('applications are exported with their answers and the name of what they were sent for', async () => {
    await seedOffers(test.db);
    await test.academy.writeToUs({ ...somebody, topic: 'course', message: 'When does it begin?' });
    test.pass(1_000);
    await test.academy.applyToWorkshop({ ...somebody, workshopSlug: 'a-workshop' });
    const all = await test.academy.staff.exportApplications({
      kind: null,
      subject: null,
      locale: 'ar',
      staff,
    });
    expect(all.count).toBe(2);
    expect(await Array.fromAsync(all.rows)).toMatchObject([
      { kind: 'contact', about: null, answers: { topic: 'course', message: 'When does it begin?' } },
      { kind: 'workshop', about: 'التصوير بالهاتف', email: somebody.email },
    ]);
    const messages = { kind: 'contact', subject: 'course', ...by } as const;
    expect((await test.academy.staff.exportApplications(messages)).count).toBe(1);
    test.pass(1_000);
    const workshop = { kind: 'workshop', subject: 'a-workshop', ...by } as const;
    const some = await test.academy.staff.exportApplications(workshop);
    expect(await Array.fromAsync(some.rows)).toMatchObject([{ about: 'Film with a phone' }]);
    expect(await logged()).toMatchObject([
      { act: 'export-applications', subject: 'workshop', detail: { rows: '1' } },
    ]);
  });

  it('a waiting list is exported with the longest waiting first', async () => {
    for (const who of ['amal', 'nora']) {
      await test.academy.joinWaitlist({
        courseSlug: 'soon',
        ...somebody,
        name: who,
        email: `${who}@example.com`,
      });
      test.pass(1_000);
    }
    const { count, rows } = await test.academy.staff.exportWaitlist({ courseSlug: 'soon', ...by });
    expect(count).toBe(2);
    expect(await Array.fromAsync(rows)).toMatchObject([
      { email: 'amal@example.com', toldAt: null, hasOrdered: false },
      { email: 'nora@example.com' },
    ]);
    const other = await test.academy.staff.exportWaitlist({ courseSlug: 'no-such-course', ...by });
    expect(await Array.fromAsync(other.rows)).toEqual([]);
  });

  it('the log is exported by days, and the line about its export is in the next file', async () => {
    await june();
    test.pass(2 * dayMs);
    await june();
    test.pass(1_000);
    const taken = async (from: string | null, to: string | null) =>
      Array.fromAsync((await test.academy.staff.exportLog({ from, to, ...by })).rows);
    expect(await taken('2026-06-01', '2026-06-01')).toHaveLength(1);
    test.pass(1_000);
    expect((await taken(null, null)).map(({ act }) => act)).toEqual([
      'export-month',
      'export-month',
      'export-log',
    ]);
    expect(await taken('2026-06-04', null)).toEqual([]);
  });

  it('staff without the right get nothing, and nothing is logged', async () => {
    const { staff: actions } = test.academy;
    const asked = (role: StaffRole): [may: (who: Who) => boolean, ask: () => Promise<unknown>][] => {
      const who = { locale: 'en', staff: { email: 'x@academy.example', role } } as const;
      return [
        [may.mayExportOrders, () => actions.exportOrders({ filter: {}, ...who })],
        [may.mayExportMonth, () => actions.exportMonth({ year: 2026, month: 6, ...who })],
        [may.mayExportMonth, () => actions.readMonth({ year: 2026, month: 6, ...who })],
        [may.mayExportApplications, () => actions.exportApplications({ kind: null, subject: null, ...who })],
        [may.mayExportApplications, () => actions.exportWaitlist({ courseSlug: 'soon', ...who })],
        [
          may.mayExportApplications,
          () => actions.exportSession({ workshopSlug: 'a-workshop', heldOn: '2026-06-20', ...who }),
        ],
        [may.mayFollowLearners, () => actions.exportRoster({ of: 'soon', ...who })],
        [may.mayExportLog, () => actions.exportLog({ from: null, to: null, ...who })],
      ];
    };
    for (const role of may.staffRoles)
      for (const [mayDo, ask] of asked(role))
        if (!mayDo({ role })) await expect(ask(), role).rejects.toThrow('may not');
    expect(await logged()).toEqual([]);
  });
});
