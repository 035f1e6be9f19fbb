import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { orders } from '../orders/orders.table.ts';
import { outbox } from '../../academy/emails/outbox.table.ts';
import { aCampaign, someDetails, someSettings } from '../../../tests/support/builders.ts';
import {
  addCodes,
  allRows,
  begin,
  emailsOf,
  place,
  staff,
  statusOf,
} from '../../../tests/support/actions.ts';
import {
  openTestAcademy,
  type TestAcademy,
  describeAcademy,
} from '../../../tests/support/open-test-academy.ts';
import { asWritten, describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import { logOf, waitingIn } from '../../../tests/support/staff-reading.ts';
import { bindScheduler } from '../../jobs.ts';
import type { RecordPayment } from '../payments/record-payment.service.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

describeOnBothEngines('an order that nobody pays', (engine) => {
  let test: TestAcademy;
  afterEach(() => test.close());
  const remind = () => bindScheduler(test.context).remindUnpaid();
  const remindersOf = async (order: { id: string }) =>
    (await emailsOf(test, order)).filter((name) => name === 'order-reminder').length;

  it('is reminded of once, on the morning of its last day, whichever way was chosen', async () => {
    test = await openTestAcademy({ engine });
    const [unpaid, other, paid] = [await place(test), await place(test), await place(test)];
    await test.academy.chooseMethod({ token: other.token, option: 'Other Payment Methods' });
    await test.academy.claimBankTransfer({ token: paid.token });
    // Eight in the morning, then nine.
    test.pass(7 * dayMs - 3 * hourMs);
    expect(await remind()).toBe(0);
    test.pass(hourMs);
    expect(await remind()).toBe(2);
    expect(await remind()).toBe(0);
    test.pass(14 * hourMs);
    await remind();
    expect([await remindersOf(unpaid), await remindersOf(other), await remindersOf(paid)]).toEqual([1, 1, 0]);
    const view = await test.academy.orderByToken(other.token);
    expect(view?.history.at(-1)).toMatchObject({ event: 'remind', actor: 'clock' });
    expect(view?.order.remindedAt).not.toBeNull();
  });

  it('sends nothing that still waits once it is cancelled, except what a worker has claimed; other orders do', async () => {
    test = await openTestAcademy({ engine });
    const [cancelled, claimed, other] = [await place(test), await place(test), await place(test)];
    const until = new Date(test.context.clock().getTime() + hourMs);

    await test.db.update(outbox).set({ leasedUntil: until }).where(eq(outbox.orderId, claimed.id));
    await test.academy.cancelOrder(cancelled);
    await test.academy.staff.cancelOrderForStaff({
      orderNumber: claimed.number,
      why: 'Asked by phone',
      staff,
    });
    const rows = await test.db.select().from(outbox);
    const errorsOf = ({ id }: { id: string }) =>
      new Set(rows.filter(({ orderId }) => orderId === id).map(({ lastError }) => lastError));
    expect([cancelled, claimed, other].map(errorsOf)).toEqual([
      new Set(['order-cancelled']),
      new Set([null]),
      new Set([null]),
    ]);
    const { mails = [] } = (await test.academy.staff.order(cancelled.number)) ?? {};
    expect(new Set(mails.map(({ state }) => state))).toEqual(new Set(['overtaken']));
  });

  const waitingOf = async ({ id }: { id: string }) => {
    const rows = await test.db.select().from(outbox).where(eq(outbox.orderId, id));
    return rows
      .filter(({ kind, doneAt }) => kind === 'mail' && doneAt === null)
      .map(({ payload }) => payload['emailName'])
      .toSorted();
  };
  const choose = (token: string) => test.academy.chooseMethod({ token, option: 'Bank Transfer' });

  it('sends once it is opened again what was withdrawn when it was cancelled', async () => {
    test = await openTestAcademy({ engine });
    const order = await place(test);
    await choose(order.token);
    await test.academy.cancelOrder(order);
    expect(await waitingOf(order)).toEqual([]);
    await test.academy.reopenOrder(order);
    expect(await waitingOf(order)).toEqual(['order-received']);
    await choose(order.token);
    await choose(order.token);
    expect(await waitingOf(order)).toEqual(['how-to-pay', 'order-received']);
  });

  it('sends how to pay again where it costs something else than was sent before, and nothing that was sent', async () => {
    test = await openTestAcademy({ engine, campaigns: [aCampaign({ endsAt: '2026-06-03T00:00:00Z' })] });
    const order = await place(test);
    await choose(order.token);
    await test.db.update(outbox).set({ doneAt: test.context.clock() });
    test.pass(8 * dayMs);
    await bindScheduler(test.context).expireOrders();
    await test.academy.reopenOrder(order);
    expect(await waitingOf(order)).toEqual([]);
    await choose(order.token);
    expect(await waitingOf(order)).toEqual(['how-to-pay']);
  });

  it('is not reminded of when it was opened less than a day before its end', async () => {
    test = await openTestAcademy({ engine, settings: someSettings({ orderExpiryDays: 1 }) });
    const order = await place(test);
    for (let hours = 0; hours < 24; hours += 1) {
      await remind();
      test.pass(hourMs);
    }
    expect(await remindersOf(order)).toBe(0);
  });

  it('is reminded of again after it was opened again', async () => {
    test = await openTestAcademy({ engine });
    const order = await place(test);
    test.pass(7 * dayMs);
    await remind();
    test.pass(dayMs);
    await bindScheduler(test.context).expireOrders();
    expect(await statusOf(test, order)).toBe('Expired');
    await test.academy.reopenOrder(order);
    await remind();
    expect(await remindersOf(order)).toBe(1);
    test.pass(7 * dayMs);
    await remind();
    expect(await remindersOf(order)).toBe(2);
  });

  it('fills nobody’s mailbox: beyond the day’s share of an address the order is marked, and no e-mail goes', async () => {
    test = await openTestAcademy({ engine });
    const placed = [];
    for (let index = 0; index < 14; index += 1) placed.push(await place(test));
    test.pass(7 * dayMs);
    expect(await remind()).toBe(14);
    const reminders = await Promise.all(placed.map((order) => remindersOf(order)));
    expect(reminders.reduce((sum, some) => sum + some, 0)).toBe(10);
    expect(await remind()).toBe(0);
  });

  it('costs today’s price when it is opened again, and shows it', async () => {
    test = await openTestAcademy({ engine, campaigns: [aCampaign({ endsAt: '2026-06-03T00:00:00Z' })] });
    const order = await place(test);
    test.pass(8 * dayMs);
    await bindScheduler(test.context).expireOrders();
    const reopened = await test.academy.reopenOrder(order);
    expect(reopened).toMatchObject({ ok: true, order: { amountCentimes: 99_000, remindedAt: null } });
    expect(order.amountCentimes).toBe(79_200);
  });

  it('keeps price and way when it was to be paid in cash, for as long again as it waited, and while there is a seat', async () => {
    test = await openTestAcademy({ engine, campaigns: [aCampaign({ endsAt: '2026-06-03T00:00:00Z' })] });
    const [soon, late] = [await place(test), await place(test)];
    for (const { token } of [soon, late])
      await test.academy.chooseMethod({ token, option: 'WafaCash / Cash Plus' });
    test.pass(8 * dayMs);
    await bindScheduler(test.context).expireOrders();
    expect(await test.academy.reopenOrder(soon)).toMatchObject({
      ok: true,
      order: { status: 'Pending Payment', amountCentimes: 79_200, paymentOption: 'WafaCash / Cash Plus' },
    });
    test.pass(7 * dayMs);
    expect(await test.academy.reopenOrder(late)).toMatchObject({
      ok: true,
      order: { amountCentimes: 99_000, paymentOption: null },
    });
  });
});

describeAcademy('claims', (test) => {
  const alert = () => bindScheduler(test.context).alertLateClaims();
  const alerts = async () =>
    (await test.db.select().from(outbox).orderBy(asWritten)).filter(
      (row) => row.payload['emailName'] === 'staff-claims-late',
    );

  it('that wait past the promised check are reported to staff, once after each, not in the night', async () => {
    // Monday, 11:00 in Morocco; somebody looks by 12:00 and by 18:00, Monday to Saturday.
    await test.academy.claimBankTransfer({ token: (await place(test)).token });
    test.pass(hourMs - 1);
    expect(await alert()).toBe(0);
    test.pass(1);
    expect(await alert()).toBe(1);
    await test.academy.claimCashTransfer({ token: (await place(test)).token, transferCode: 'AAA111' });
    expect(await alert()).toBe(1);
    expect(await alerts()).toHaveLength(1);
    test.pass(6 * hourMs);
    expect(await alert()).toBe(2);
    expect(await alerts()).toHaveLength(2);
    // Tuesday, 02:00, then 12:00.
    test.pass(8 * hourMs);
    await alert();
    expect(await alerts()).toHaveLength(2);
    test.pass(10 * hourMs);
    await alert();
    expect(await alerts()).toHaveLength(3);
  });

  it('of a Saturday evening are not late before Monday noon', async () => {
    test.pass(5 * dayMs + 8 * hourMs);
    await test.academy.claimBankTransfer({ token: (await place(test)).token });
    test.pass(40 * hourMs);
    expect(await alert()).toBe(0);
    test.pass(hourMs);
    expect(await alert()).toBe(1);
  });

  it('are shown to staff by how long they wait, the late ones marked, and lead to the next', async () => {
    const [first, second, third] = [await place(test), await place(test), await place(test)];
    await test.academy.claimBankTransfer({ token: second.token });
    test.pass(20 * hourMs);
    await test.academy.claimBankTransfer({ token: first.token });
    await test.academy.claimCashTransfer({ token: third.token, transferCode: 'BBB222' });
    // Tuesday, 11:00 in Morocco: one was promised for Monday noon, the others are for today.
    test.pass(4 * hourMs);
    const { rows } = await test.academy.staff.findOrders({
      filter: { statuses: ['Paid - Bank Transfer'] },
      sort: { by: 'claimedAt', direction: 'asc' },
      page: 1,
      perPage: 25,
    });
    expect(rows.map(({ number, isLate }) => [number, isLate])).toEqual([
      [second.number, true],
      [first.number, false],
    ]);
    expect(await waitingIn(test, 'claims')).toBe(3);
    expect(await test.academy.staff.nextClaim({ besides: first.number })).toBe(second.number);
    await test.academy.staff.decideClaim({ orderNumber: second.number, staff, decision: 'confirm' });
    expect(await test.academy.staff.nextClaim({ besides: third.number })).toBe(first.number);
    await test.academy.staff.decideClaim({ orderNumber: first.number, staff, decision: 'confirm' });
    expect(await test.academy.staff.nextClaim({ besides: third.number })).toBeNull();
  });

  it('of codes are counted, the refused ones too, so that nobody tries one after the other', async () => {
    const owner = await place(test);
    await test.academy.claimCashTransfer({ token: owner.token, transferCode: 'REAL-1' });
    const { token } = await place(test, { details: someDetails({ email: 'guesser@example.com' }) });
    const results: string[] = [];
    for (let tries = 0; tries < 10; tries += 1) {
      const claimed = await test.academy.claimCashTransfer({ token, transferCode: 'real1' });
      results.push(claimed.ok ? 'ok' : claimed.reason);
    }
    expect(results).toEqual([
      ...Array<string>(8).fill('transfer-code-taken'),
      'too-many-claims',
      'too-many-claims',
    ]);
    test.pass(dayMs + 1);
    expect(await test.academy.claimCashTransfer({ token, transferCode: 'mine-9' })).toMatchObject({
      ok: true,
    });
  });

  it('of one buyer are not blocked by whoever knows their e-mail address, and a ticked bank transfer guesses nothing', async () => {
    const owner = await place(test);
    await test.academy.claimCashTransfer({ token: owner.token, transferCode: 'REAL-1' });
    const details = someDetails({ email: 'known@example.com' });
    for (let orders = 0; orders < 3; orders += 1) {
      const { token } = await place(test, { details });
      for (let tries = 0; tries < 9; tries += 1)
        await test.academy.claimCashTransfer({ token, transferCode: 'real1' });
      if (orders === 0) expect(await test.academy.claimBankTransfer({ token })).toMatchObject({ ok: true });
    }
    const theirs = await place(test, { details });
    expect(
      await test.academy.claimCashTransfer({ token: theirs.token, transferCode: 'MINE-9' }),
    ).toMatchObject({
      ok: true,
    });
  });

  it('that staff refuse are not counted: the buyer may give the code again', async () => {
    const { token, number } = await place(test);
    for (let tries = 0; tries < 10; tries += 1) {
      const transferCode = `CODE${tries}`;
      expect(await test.academy.claimCashTransfer({ token, transferCode })).toMatchObject({ ok: true });
      await test.academy.staff.decideClaim({
        orderNumber: number,
        staff,
        decision: 'refuse',
        reason: 'No money.',
      });
    }
  });

  it('know a code in whatever digits it is typed', async () => {
    const [one, other] = [await place(test), await place(test)];
    await test.academy.claimCashTransfer({ token: one.token, transferCode: '١٢٣٤ ٥٦' });
    expect((await test.academy.orderByToken(one.token))?.order.transferCode).toBe('123456');
    for (const typed of ['123456', '۱۲۳۴۵۶', '１２３-４５６'])
      expect(await test.academy.claimCashTransfer({ token: other.token, transferCode: typed })).toBeRefused(
        'transfer-code-taken',
      );
  });
});

describeAcademy('a payment that staff record', (test) => {
  beforeEach(() => addCodes(test, ['CODE-1', 'CODE-2']));
  const record = (order: { number: string; amountCentimes: number }, of: Partial<RecordPayment> = {}) =>
    test.academy.staff.recordPayment({
      orderNumber: order.number,
      staff,
      amountCentimes: order.amountCentimes,
      paidBy: 'cash',
      reference: 'Slip 12',
      reason: 'She came to the office.',
      ...of,
    });

  it('opens what was bought, once, with its history, its log and its e-mail', async () => {
    const order = await place(test);
    await test.academy.chooseMethod({ token: order.token, option: 'Other Payment Methods' });
    expect(await record(order)).toMatchObject({ ok: true, order: { status: 'Payment Confirmed' } });
    // The second colleague sees who was first.
    expect(await record(order, { staff: { ...staff, email: 'late@academy.example' } })).toEqual({
      ok: false,
      reason: 'not-in-this-status',
      status: 'Payment Confirmed',
      by: `staff:${staff.email}`,
    });
    const view = await test.academy.orderByToken(order.token);
    expect(view?.access?.code).toMatch(/^CODE-/);
    expect(view?.history.slice(2).map(({ event, toStatus }) => [event, toStatus])).toEqual([
      ['record-payment', 'Paid'],
      ['confirm', 'Payment Confirmed'],
      ['grant-access', null],
    ]);
    expect(view?.history[2]).toMatchObject({
      actor: `staff:${staff.email}`,
      detail: { paidBy: 'cash', slip: 'Slip 12', why: 'She came to the office.' },
    });
    expect(await emailsOf(test, order)).toContain('access-ready');
    expect(await logOf(test)).toContainEqual(
      expect.objectContaining({ act: 'record-payment', subject: order.number }),
    );
    expect((await allRows(test)).entitlements).toHaveLength(1);
  });

  it('counts for an order that has ended too, and leaves no page of a bank open', async () => {
    const [cancelled, expired] = [await place(test), await place(test)];
    await begin(test, cancelled);
    await test.academy.cancelOrder(cancelled);
    test.pass(8 * dayMs);
    await bindScheduler(test.context).expireOrders();
    for (const order of [cancelled, expired])
      expect(await record(order, { paidBy: 'bank-transfer' })).toMatchObject({
        ok: true,
        order: { status: 'Payment Confirmed', paymentOption: 'Bank Transfer' },
      });
  });

  it('must be the whole amount; an order that is claimed, unknown or paid is left as it is', async () => {
    const order = await place(test);
    for (const amountCentimes of [0, 1, order.amountCentimes - 1, order.amountCentimes + 1])
      expect(await record(order, { amountCentimes })).toEqual({
        ok: false,
        reason: 'amount-differs',
        amountCentimes: order.amountCentimes,
      });
    await test.academy.claimBankTransfer(order);
    expect(await record(order)).toMatchObject({ ok: false, reason: 'not-in-this-status' });
    expect(await record({ number: 'MEM-000000-0000', amountCentimes: 1 })).toBeRefused('order-not-found');
    expect(await statusOf(test, order)).toBe('Paid - Bank Transfer');
  });

  it('is refused to whoever lacks the right', async () => {
    const order = await place(test);
    await expect(record(order, { staff: { email: 's@academy.example', role: 'support' } })).rejects.toThrow(
      'may not record',
    );
    const [row] = await test.db.select().from(orders).where(eq(orders.id, order.id));
    expect(row?.status).toBe('Pending Payment');
  });
});
