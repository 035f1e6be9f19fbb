import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { bindScheduler } from '../../jobs.ts';
import type { RefundOrder } from './refund-order.service.ts';
import type { Order } from '../orders/order.ts';
import type { RefundEvidence, RefundResult, RefundToAsk } from '../../gateways/gateway.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import { aCourse, someDetails } from '../../../tests/support/builders.ts';
import {
  addCodes,
  allRows,
  begin,
  emailsOf,
  place,
  placeAndPay,
  staff,
  statusOf,
  notifyFromBank,
} from '../../../tests/support/actions.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import { evidenceFor, notificationOf } from '../../../tests/support/test-gateway.ts';
import { logOf, notificationsFromGateways, waitingIn } from '../../../tests/support/staff-reading.ts';

const dayMs = 86_400_000;

describeAcademy('paying back', { courses: [aCourse({ capacity: 3 })] }, (test) => {
  let asked: RefundToAsk[];
  beforeEach(async () => {
    asked = [];
    bankAnswers(async ({ key }) => ({ ok: true, providerReference: `refund-${key}`, state: 'done' }));
  });

  const bankAnswers = (answer: (payment: RefundToAsk) => Promise<RefundResult>): void => {
    test.bank.refund = (payment) => {
      asked.push(payment);
      return answer(payment);
    };
  };

  const payBack = (order: Order, of: Partial<RefundOrder> = {}) => payBackOrder(test, order, of);

  /** A paid order whose whole amount is going back. */
  const paidBack = async () => {
    const [order, key] = [await placeAndPay(test), randomUUID()];
    await payBack(order, { key });
    return { order, key };
  };

  const stateOf = async (id: string) => (await test.academy.staff.refund(id))?.state;
  const process_ = () => bindScheduler(test.context).processRefunds();

  /** A notification of the bank about money going back. */
  const notifyRefund = async (evidence: RefundEvidence): Promise<string | undefined> => {
    const raw = notificationOf({ kind: 'refund', evidence });
    return (await test.academy.receiveNotification({ gateway: 'test-bank', raw }))?.body;
  };
  const wordOf = async (order: Order, of: Partial<RefundEvidence> = {}): Promise<RefundEvidence> => {
    const { attempts } = await allRows(test);
    const attempt = attempts.find((one) => one.orderId === order.id && one.state === 'captured');
    return {
      eventId: randomUUID(),
      attemptReference: null,
      paymentReference: attempt?.providerReference ?? '',
      refundReference: 'bank-refund-1',
      key: null,
      outcome: 'done',
      amountCentimes: order.amountCentimes,
      currency: 'MAD',
      ...of,
    };
  };

  it('the whole amount ends the order, its access and its seat; the buyer is notified twice', async () => {
    await addCodes(test, ['CODE-1']);
    const order = await placeAndPay(test);
    expect((await test.academy.course('selling-online'))?.seatsLeft).toBe(2);
    const refund = await payBack(order);
    expect(refund).toMatchObject({ ok: true, repeated: false });
    const view = await test.academy.orderByToken(order.token);
    expect(view).toMatchObject({ order: { status: 'Refunded', refundedCentimes: 99_000 }, access: null });
    expect((await test.academy.course('selling-online'))?.seatsLeft).toBe(3);
    expect(view?.history.map(({ event }) => event).slice(-3)).toEqual(['refund', 'end-access', 'pay-back']);
    // The learning platform is not notified: staff see which code to end there.
    const at = expect.any(Date) as unknown;
    expect(await test.academy.staff.order(order.number)).toMatchObject({
      handedOut: { code: 'CODE-1', at, takenBackAt: at },
    });
    expect(await waitingIn(test, 'platform-codes')).toBe(1);
    const support = { email: 'support@academy.example', role: 'support' } as const;
    const { staff: actions } = test.academy;
    expect(await actions.platformCodes({ staff: support })).toMatchObject([
      { orderNumber: order.number, code: 'CODE-1', what: 'end' },
    ]);
    const tick = { orderNumber: order.number, what: 'end', staff: support } as const;
    expect(() => actions.tickPlatformCode({ ...tick, staff: { ...support, role: 'finance' } })).toThrow(
      'may not',
    );
    expect(await actions.tickPlatformCode({ ...tick, what: 'pause' })).toBe(false);
    expect([await actions.tickPlatformCode(tick), await actions.tickPlatformCode(tick)]).toEqual([
      true,
      false,
    ]);
    expect(await waitingIn(test, 'platform-codes')).toBe(0);
    expect(await logOf(test)).toContainEqual(
      expect.objectContaining({
        act: 'tick-platform-code',
        subject: order.number,
        detail: { atPlatform: 'end' },
      }),
    );
    expect((await emailsOf(test, order)).slice(-2)).toEqual(['refund-decided', 'refund-done']);
    expect(await test.academy.refundsOf(order.token)).toMatchObject([
      { isDone: true, amountCentimes: 99_000, way: 'card', creditNoteNumber: 'CN-2026-0001' },
    ]);
    expect((await logOf(test)).map(({ act }) => act)).toContain('refund-order');
  });

  it('a part keeps the access; the rest ends it', async () => {
    await addCodes(test, ['CODE-1']);
    const order = await placeAndPay(test);
    await payBack(order, { amountCentimes: 40_000 });
    expect(await test.academy.orderByToken(order.token)).toMatchObject({
      order: { status: 'Payment Confirmed', refundedCentimes: 40_000 },
      access: { code: 'CODE-1' },
    });
    expect(await payBack(order)).toBeRefused('changed-meanwhile');
    const rest = { amountCentimes: 59_000, seenLeftCentimes: 59_000 };
    expect(await payBack(order, rest)).toMatchObject({ ok: true });
    expect(await statusOf(test, order)).toBe('Refunded');
    expect(await payBack(order, rest)).toBeRefused('nothing-left');
  });

  it('a part that is all of it is refused: the access would end without notice', async () => {
    await addCodes(test, ['CODE-1']);
    const order = await placeAndPay(test);
    expect(await payBack(order, { isPart: true })).toBeRefused('amount-is-all');
    expect(await test.academy.orderByToken(order.token)).toMatchObject({ access: { code: 'CODE-1' } });
    expect(await payBack(order, { isPart: true, amountCentimes: 98_999 })).toMatchObject({ ok: true });
    expect(await statusOf(test, order)).toBe('Payment Confirmed');
  });

  it('the same form sent twice is one refund', async () => {
    const order = await placeAndPay(test);
    const key = randomUUID();
    expect(await payBack(order, { key })).toMatchObject({ ok: true, repeated: false });
    expect(await payBack(order, { key })).toEqual({ ok: true, id: key, repeated: true });
    expect(asked).toHaveLength(1);
  });

  it('a key that is not ours, or that another form was sent with, decides nothing', async () => {
    const [order, other] = [await placeAndPay(test), await placeAndPay(test)];
    const key = randomUUID();
    const changed = { ok: false, reason: 'changed-meanwhile' };
    for (const odd of ['x', '', `${key} `, `{${key}}`, key.toUpperCase(), `${key}\0`])
      expect(await payBack(order, { key: odd }), odd).toEqual(changed);
    await payBack(order, { key, amountCentimes: 40_000 });
    expect(await payBack(other, { key, amountCentimes: 40_000 })).toEqual(changed);
    expect(await payBack(order, { key, amountCentimes: 30_000 })).toEqual(changed);
    expect(await payBack(order, { key, amountCentimes: 40_000, duplicateReference: 'none' })).toEqual(
      changed,
    );
    expect(await payBack(order, { key, amountCentimes: 40_000 })).toMatchObject({ ok: true, repeated: true });
    expect([
      asked.length,
      (await allRows(test)).orders.map(({ refundedCentimes }) => refundedCentimes).sort(),
    ]).toEqual([1, [0, 40_000]]);
  });

  it('an unpaid order, more than is left, nothing at all and another way than the card are refused', async () => {
    const unpaid = await place(test);
    expect(await payBack(unpaid)).toBeRefused('nothing-left');
    const order = await placeAndPay(test);
    for (const amountCentimes of [99_001, 0, -1, 0.5])
      expect(await payBack(order, { amountCentimes })).toBeRefused('amount-invalid');
    expect(await payBack(order, { way: 'bank-transfer' })).toBeRefused('way-not-possible');
    expect(await payBack({ ...order, number: 'MEM-000000-0000' })).toBeRefused('order-not-found');
    expect(asked).toEqual([]);
  });

  it('beyond the promised days it is goodwill, and the history records it', async () => {
    const [early, late] = [await placeAndPay(test), await placeAndPay(test)];
    test.pass(7 * dayMs);
    expect(await test.academy.staff.refundable(early.number, null)).toMatchObject({ isByRight: true });
    await payBack(early);
    test.pass(dayMs);
    expect(await test.academy.staff.refundable(late.number, null)).toMatchObject({
      isByRight: false,
      lastDay: '2026-06-08',
    });
    await payBack(late);
    const goodwillOf = async ({ token }: Order) =>
      (await test.academy.orderByToken(token))?.history.find(({ event }) => event === 'refund')?.detail?.[
        'goodwill'
      ];
    expect([await goodwillOf(early), await goodwillOf(late)]).toEqual([undefined, 'yes']);
  });

  it('a gateway out of reach is asked again by the scheduled job, with the same key', async () => {
    bankAnswers(async () => ({ ok: false, reason: 'gateway-unreachable' }));
    const { key } = await paidBack();
    expect(await stateOf(key)).toBe('due');
    expect(await process_()).toBe(0);
    test.pass(61_000);
    bankAnswers(() => Promise.reject(new Error('no network')));
    expect(await process_()).toBe(1);
    bankAnswers(async () => ({ ok: true, providerReference: 'r-1', state: 'done' }));
    test.pass(3 * 60_000);
    expect(await process_()).toBe(1);
    expect(await stateOf(key)).toBe('done');
    expect(asked.map((one) => one.key)).toEqual([key, key, key]);
    test.pass(dayMs);
    expect(await process_()).toBe(0);
  });

  it('after a crash when the gateway has paid it is asked once more, with the same key', async () => {
    const order = await placeAndPay(test);
    const key = randomUUID();
    const paid = new Set<string>();
    bankAnswers(async (payment) => {
      paid.add(payment.key);
      throw new Error('The process died before it heard the answer.');
    });
    await payBack(order, { key });
    bankAnswers(async (payment) => {
      paid.add(payment.key);
      return { ok: true, providerReference: 'r-1', state: 'done' };
    });
    test.pass(5 * 60_000);
    await process_();
    expect([...paid]).toEqual([key]);
    expect(await stateOf(key)).toBe('done');
  });

  it('a refusal of the gateway waits for another way, and the deadline stays', async () => {
    bankAnswers(async () => ({ ok: false, reason: 'gateway-refused' }));
    const { order, key } = await paidBack();
    expect(await stateOf(key)).toBe('failed');
    expect(await emailsOf(test, order)).toContain('staff-refund-failed');
    const failed = await test.academy.staff.refund(key);
    test.pass(dayMs);
    const other = randomUUID();
    const change = {
      id: key,
      key: other,
      way: 'bank-transfer',
      payout: { name: 'Salma Alaoui' },
      staff,
    } as const;
    expect(await test.academy.staff.changeRefundWay(change)).toEqual({ ok: true, id: other });
    expect(await test.academy.staff.changeRefundWay(change)).toEqual({ ok: true, id: other });
    const elsewhere = randomUUID();
    await payBack(await placeAndPay(test), { key: elsewhere });
    for (const odd of ['x', '', key, elsewhere, randomUUID()])
      expect(await test.academy.staff.changeRefundWay({ ...change, key: odd }), odd).toBeRefused('moved-on');
    expect(await stateOf(key)).toBe('cancelled');
    expect(await test.academy.staff.refund(other)).toMatchObject({ state: 'due', dueAt: failed?.dueAt });
    expect(await test.academy.refundsOf(order.token)).toHaveLength(1);
    expect(await notifyRefund(await wordOf(order, { key }))).toBe('refused');
  });

  it('what cannot be asked for is done by hand and proved', async () => {
    bankAnswers(async () => ({ ok: false, reason: 'not-supported' }));
    const { order, key } = await paidBack();
    expect(await test.academy.staff.refund(key)).toMatchObject({ way: 'gateway-office', state: 'due' });
    test.pass(dayMs);
    expect(await process_()).toBe(0);
    const proof = { id: key, proof: 'CMI-778', staff };
    expect(await test.academy.staff.completePayout(proof)).toEqual({ ok: true, id: key });
    expect(await test.academy.staff.completePayout(proof)).toBeRefused('moved-on');
    expect(await test.academy.refundsOf(order.token)).toMatchObject([{ isDone: true, proof: 'CMI-778' }]);
  });

  it('a cash order goes to the buyer’s name at an agency, or to their account', async () => {
    const order = await place(test);
    await test.academy.chooseMethod({ token: order.token, option: 'WafaCash / Cash Plus' });
    await test.academy.claimCashTransfer({ token: order.token, transferCode: 'ABC123' });
    await test.academy.staff.decideClaim({ orderNumber: order.number, staff, decision: 'confirm' });
    expect(await test.academy.staff.refundable(order.number, null)).toMatchObject({
      ways: ['cash-agency', 'bank-transfer'],
      leftCentimes: 99_000,
    });
    const key = randomUUID();
    const payout = { name: 'Salma Alaoui', phone: '+212612345678' };
    await payBack(order, { key, way: 'cash-agency', payout });
    expect(asked).toEqual([]);
    await test.academy.staff.completePayout({ id: key, proof: 'WC 998', staff });
    expect(await test.academy.staff.refund(key)).toMatchObject({
      state: 'done',
      payout: { ...payout, proof: 'WC 998' },
    });
    expect(await emailsOf(test, order)).toContain('refund-done');
  });

  it('cash that the academy took can be handed back, with its day and number, and no account', async () => {
    const cash = async (paidBy: 'cash' | 'cheque') => {
      const order = await place(test, { details: someDetails({ email: `${paidBy}@example.com` }) });
      const money = { amountCentimes: 99_000, reference: 'No. 7', reason: '', paidBy };
      await test.academy.staff.recordPayment({ orderNumber: order.number, staff, ...money });
      return order;
    };
    const order = await cash('cash');
    expect(await test.academy.staff.refundable(order.number, null)).toMatchObject({
      ways: ['cash', 'bank-transfer', 'cash-agency'],
    });
    const key = randomUUID();
    const payout = { name: 'Salma Alaoui' };
    await payBack(order, { key, way: 'cash', payout });
    expect(await test.academy.staff.refund(key)).toMatchObject({ state: 'due', lacksAccount: false });
    const paidOn = dateInMorocco(test.context.clock());
    await test.academy.staff.completePayout({ id: key, proof: 'Slip 12', paidOn, staff });
    expect(await test.academy.staff.refund(key)).toMatchObject({
      state: 'done',
      paidOn,
      doneBy: `staff:${staff.email}`,
      payout: { ...payout, proof: 'Slip 12' },
    });
    expect(await test.academy.refundsOf(order.token)).toMatchObject([{ way: 'cash', proof: 'Slip 12' }]);
    const other = await cash('cheque');
    expect(await payBack(other, { way: 'cash', payout })).toBeRefused('way-not-possible');
    const id = randomUUID();
    await payBack(other, { key: id, way: 'cash-agency', payout });
    const change = { id, key: randomUUID(), way: 'cash', payout, staff } as const;
    expect(await test.academy.staff.changeRefundWay(change)).toBeRefused('moved-on');
  });

  it('two days before the deadline staff get one e-mail', async () => {
    bankAnswers(async () => ({ ok: false, reason: 'not-supported' }));
    const order = await placeAndPay(test);
    await payBack(order);
    const warnings = async () =>
      (await emailsOf(test, order)).filter((name) => name === 'staff-refund-due').length;
    test.pass(11 * dayMs);
    await process_();
    expect(await warnings()).toBe(0);
    test.pass(dayMs);
    await process_();
    await process_();
    expect(await warnings()).toBe(1);
    test.pass(3 * dayMs);
    const { tasks } = await test.academy.staff.today({ staff });
    expect(tasks).toContainEqual(expect.objectContaining({ kind: 'refunds', count: 1, isLate: true }));
  });

  it('a pending refund ends by the notification that names its key, its number, or only its amount', async () => {
    for (const named of [{ byKey: true }, { byNumber: true }, {}] as { byKey?: true; byNumber?: true }[]) {
      bankAnswers(async ({ key }) =>
        named.byKey || named.byNumber
          ? { ok: true, providerReference: `r-${key}`, state: 'pending' }
          : { ok: false, reason: 'gateway-unreachable' },
      );
      const { order, key } = await paidBack();
      const word = await wordOf(order, {
        key: named.byKey ? key : null,
        refundReference: named.byNumber || named.byKey ? `r-${key}` : `other-${key}`,
      });
      expect(await notifyRefund(word)).toBe('applied');
      expect(await stateOf(key)).toBe('done');
      expect(await notifyRefund(word)).toBe('no-change');
      expect(await test.academy.refundsOf(order.token)).toHaveLength(1);
    }
  });

  it('a pending refund is asked about, and its failure waits for another way', async () => {
    bankAnswers(async () => ({ ok: true, providerReference: 'r-1', state: 'pending' }));
    const { order, key } = await paidBack();
    expect(await stateOf(key)).toBe('pending');
    const { attempts } = await allRows(test);
    const reference = attempts[0]?.reference ?? '';
    const word = await wordOf(order, { refundReference: 'r-1', outcome: 'failed' });
    test.bank.answers.set(reference, { ok: true, evidence: evidenceFor(reference), refunds: [word] });
    test.pass(31 * 60_000);
    await process_();
    expect(await stateOf(key)).toBe('failed');
    expect(asked).toHaveLength(1);
  });

  it('a refund made at the gateway itself is recorded; the order ends when it was the whole', async () => {
    const order = await placeAndPay(test);
    expect(await notifyRefund(await wordOf(order, { amountCentimes: 9_000 }))).toBe('applied');
    expect(await statusOf(test, order)).toBe('Payment Confirmed');
    const rest = await wordOf(order, { refundReference: 'bank-refund-2', amountCentimes: 90_000 });
    expect(await notifyRefund(rest)).toBe('applied');
    expect(await statusOf(test, order)).toBe('Refunded');
    const more = await wordOf(order, { refundReference: 'bank-refund-3', amountCentimes: 1 });
    expect(await notifyRefund(more)).toBe('refused');
    expect(await test.academy.refundsOf(order.token)).toHaveLength(2);
    expect(asked).toEqual([]);
  });

  it('a notification of another amount, another currency or an unknown payment changes nothing', async () => {
    bankAnswers(async () => ({ ok: true, providerReference: 'r-1', state: 'pending' }));
    const { order, key } = await paidBack();
    expect(await notifyRefund(await wordOf(order, { key, amountCentimes: 1_000 }))).toBe('refused');
    expect(await notifyRefund(await wordOf(order, { key, currency: 'EUR' }))).toBe('refused');
    expect(await notifyRefund(await wordOf(order, { key, paymentReference: 'unknown' }))).toBe('refused');
    expect(await stateOf(key)).toBe('pending');
  });

  it('a second payment is reported once, listed, and paid back while the order stays paid', async () => {
    await addCodes(test, ['CODE-1']);
    const order = await place(test);
    const [one, two] = [await begin(test, order), await begin(test, order)];
    await notifyFromBank(test, evidenceFor(one));
    const second = { providerReference: 'pay-two' };
    expect(await notifyFromBank(test, evidenceFor(two, second))).toBe('duplicate');
    await notifyFromBank(test, evidenceFor(two, second));
    expect((await emailsOf(test, order)).filter((name) => name === 'staff-surplus')).toHaveLength(1);
    const surplus = await test.academy.staff.duplicatePayments();
    expect(surplus).toMatchObject([{ reference: two, orderNumber: order.number, amountCentimes: 99_000 }]);
    expect(await payBack(order, { duplicateReference: one })).toMatchObject({ reason: 'nothing-left' });
    expect(await payBack(order, { duplicateReference: two })).toMatchObject({ ok: true });
    expect(asked.map(({ attemptReference }) => attemptReference)).toEqual([two]);
    expect(await test.academy.orderByToken(order.token)).toMatchObject({
      order: { status: 'Payment Confirmed', refundedCentimes: 0 },
      access: { code: 'CODE-1' },
    });
    expect(await test.academy.staff.duplicatePayments()).toEqual([]);
    // One task, not two: what is on its way back is no message to look at any more.
    expect((await notificationsFromGateways(test, 'to-do')).length).toBe(0);
    expect(await payBack(order, { duplicateReference: two })).toMatchObject({ reason: 'nothing-left' });
  });

  it('two payments on one visit: the second is listed once, and paid back by hand; the order stays paid', async () => {
    await addCodes(test, ['CODE-1']);
    const order = await place(test);
    const visit = await begin(test, order);
    await notifyFromBank(test, evidenceFor(visit, { providerReference: 'pay-a' }));
    const second = () => notifyFromBank(test, evidenceFor(visit, { providerReference: 'pay-b' }));
    expect([await second(), await second()]).toEqual(['duplicate', 'duplicate']);
    expect((await emailsOf(test, order)).filter((name) => name === 'staff-surplus')).toHaveLength(1);
    const surplus = await test.academy.staff.duplicatePayments();
    expect(surplus).toMatchObject([{ orderNumber: order.number, amountCentimes: 99_000 }]);
    const duplicateReference = surplus[0]?.reference ?? '';
    expect(await test.academy.staff.refundable(order.number, duplicateReference)).toMatchObject({
      duplicateCentimes: 99_000,
      isSameVisit: true,
    });
    const key = randomUUID();
    expect(await payBack(order, { key, duplicateReference })).toMatchObject({ ok: true });
    // The gateway would have to guess which of the two to pay back.
    expect(asked).toEqual([]);
    expect(await test.academy.staff.refund(key)).toMatchObject({ state: 'due', way: 'gateway-office' });
    expect(await test.academy.staff.duplicatePayments()).toEqual([]);
    // The gateway may name the visit and its first payment: the refund is the one that was decided.
    const word = { attemptReference: visit, paymentReference: 'pay-a', refundReference: 'back-1' };
    expect(await notifyRefund(await wordOf(order, { ...word, key: null, outcome: 'done' }))).toBe('applied');
    expect(await stateOf(key)).toBe('done');
    expect(await test.academy.orderByToken(order.token)).toMatchObject({
      order: { status: 'Payment Confirmed', refundedCentimes: 0 },
      access: { code: 'CODE-1' },
    });
  });

  it('two payments on one visit, one paid back on the gateway’s website before anybody decided: it is the second', async () => {
    const order = await place(test);
    const visit = await begin(test, order);
    await notifyFromBank(test, evidenceFor(visit, { providerReference: 'pay-a' }));
    await notifyFromBank(test, evidenceFor(visit, { providerReference: 'pay-b' }));
    const word = { attemptReference: visit, paymentReference: 'pay-a' };
    expect(await notifyRefund(await wordOf(order, { ...word, refundReference: 'back-1' }))).toBe('applied');
    expect(await test.academy.staff.duplicatePayments()).toEqual([]);
    expect(await statusOf(test, order)).toBe('Payment Confirmed');
    // Notified once more, it is the same one; another is the first payment's.
    await notifyRefund(await wordOf(order, { ...word, refundReference: 'back-1', eventId: 'again' }));
    expect((await test.academy.orderByToken(order.token))?.order.refundedCentimes).toBe(0);
    await notifyRefund(await wordOf(order, { ...word, refundReference: 'back-2', eventId: 'first' }));
    expect((await test.academy.orderByToken(order.token))?.order.refundedCentimes).toBe(99_000);
  });

  it('a dispute marks the order and moves nothing; staff get one e-mail', async () => {
    const order = await placeAndPay(test);
    const evidence = { ...(await wordOf(order)), state: 'opened' };
    const t = (of: object) =>
      test.academy.receiveNotification({
        gateway: 'test-bank',
        raw: notificationOf({ kind: 'dispute', evidence: { ...evidence, ...of } }),
      });
    expect((await t({}))?.body).toBe('applied');
    expect((await t({}))?.body).toBe('no-change');
    await t({ eventId: 'dispute-2', state: 'changed' });
    const view = await test.academy.orderByToken(order.token);
    expect(view?.order).toMatchObject({ status: 'Payment Confirmed', disputedAt: test.context.clock() });
    expect((await emailsOf(test, order)).filter((name) => name === 'staff-dispute')).toHaveLength(1);
    await t({ eventId: 'dispute-3', state: 'won' });
    expect((await test.academy.orderByToken(order.token))?.order.disputedAt).toBeNull();
    expect((await t({ eventId: 'dispute-4', paymentReference: 'unknown' }))?.body).toBe('refused');
  });
});
