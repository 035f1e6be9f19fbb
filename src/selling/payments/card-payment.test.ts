import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { bindScheduler } from '../../jobs.ts';
import { campaigns, seatChanges } from '../../academy/content/catalogue.table.ts';
import { paymentAttempts } from '../orders/orders.table.ts';
import { aCampaign, aCourse, someDetails } from '../../../tests/support/builders.ts';
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
import { openTestAcademy, academyForEach } from '../../../tests/support/open-test-academy.ts';
import { describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import { evidenceFor, notificationOf, testGateway } from '../../../tests/support/test-gateway.ts';
import { notificationsFromGateways, waitingIn } from '../../../tests/support/staff-reading.ts';

const dayMs = 86_400_000;

describeOnBothEngines('paying by card', (engine) => {
  const test = academyForEach({ engine });
  beforeEach(() => addCodes(test, ['CODE-1', 'CODE-2', 'CODE-3']));

  const eventsOf = async (order: { token: string }) =>
    (await test.academy.orderByToken(order.token))?.history.map((line) => [line.event, line.actor]);
  const codesTaken = async () => (await allRows(test)).codes.filter((code) => code.orderId !== null).length;

  it('moves through Paid - Card to Payment Confirmed in one step, grants access and sends the e-mail', async () => {
    const order = await placeAndPay(test);
    expect(await eventsOf(order)).toEqual([
      ['place', 'buyer'],
      ['choose-known-method', 'buyer'],
      ['begin-attempt', 'buyer'],
      ['capture-card', 'gateway:test-bank'],
      ['confirm', 'gateway:test-bank'],
      ['grant-access', 'gateway:test-bank'],
    ]);
    const view = await test.academy.orderByToken(order.token);
    expect(view).toMatchObject({
      order: { status: 'Payment Confirmed' },
      lastAttempt: { state: 'captured' },
    });
    expect(view?.access?.code).toMatch(/^CODE-/);
    expect(await emailsOf(test, order)).toEqual(['order-received', 'access-ready']);
  });

  it('sends the gateway the server’s amount and addresses only', async () => {
    const seen: unknown[] = [];
    const spy = testGateway({
      name: 'spy',
      begin: async (attempt) => {
        seen.push(attempt);
        return { ok: false, reason: 'gateway-refused' };
      },
    });
    await using other = await openTestAcademy({ engine, context: { gateways: [spy] } });
    const order = await place(other, { locale: 'ar' });
    await other.academy.beginPayment({ token: order.token, cardType: 'morocco' });
    expect(seen).toMatchObject([
      {
        amountCentimes: 99_000,
        orderNumber: order.number,
        notificationUrl: 'https://academy.example/callbacks/spy',
        returnUrls: {
          success: expect.stringMatching(
            /^https:\/\/academy\.example\/callbacks\/spy\/return\/success\?reference=MEM-/,
          ),
        },
      },
    ]);
    expect(JSON.stringify(seen)).not.toContain(order.token);
  });

  it('has the attempt committed before the gateway is asked, and calls it outside any transaction', async () => {
    let states: string[] = [];
    test.bank.onBegin = async (reference) => {
      // The plain handle throws inside a transaction, and would not see what is not committed.
      const rows = await test.db
        .select()
        .from(paymentAttempts)
        .where(eq(paymentAttempts.reference, reference));
      states = rows.map((row) => row.state);
    };
    await begin(test, await place(test));
    expect(states).toEqual(['begun']);
  });

  it('counts a notification that arrives before the gateway has even answered', async () => {
    test.bank.onBegin = async (reference) => void (await notifyFromBank(test, evidenceFor(reference)));
    const order = await place(test);
    await begin(test, order);
    expect(await statusOf(test, order)).toBe('Payment Confirmed');
  });

  it('changes nothing on a second notification of the same event', async () => {
    const order = await place(test);
    const evidence = evidenceFor(await begin(test, order));
    expect(await notifyFromBank(test, evidence)).toBe('applied');
    const before = await allRows(test);
    expect(await notifyFromBank(test, evidence)).toBe('no-change');
    expect(await allRows(test)).toEqual(before);
  });

  it('changes nothing on a second event about the same capture', async () => {
    const order = await place(test);
    const reference = await begin(test, order);
    const providerReference = 'the one payment';
    await notifyFromBank(test, evidenceFor(reference, { providerReference }));
    expect(await notifyFromBank(test, evidenceFor(reference, { providerReference }))).toBe('no-change');
    expect(await codesTaken()).toBe(1);
    expect((await emailsOf(test, order)).length).toBe(2);
  });

  it('a second payment on the same visit is a duplicate, and for a person to look at', async () => {
    const order = await place(test);
    const reference = await begin(test, order);
    await notifyFromBank(test, evidenceFor(reference));
    const second = evidenceFor(reference);
    expect([await notifyFromBank(test, second), await notifyFromBank(test, second)]).toEqual([
      'duplicate',
      'duplicate',
    ]);
    expect(await codesTaken()).toBe(1);
    expect((await allRows(test)).notifications).toContainEqual(
      expect.objectContaining({ verdict: 'no-change', reason: 'already-paid' }),
    );
  });

  it('keeps a second payment of the same order on record, and grants nothing more', async () => {
    const order = await place(test);
    const [first, second] = [await begin(test, order), await begin(test, order)];
    await notifyFromBank(test, evidenceFor(second));
    expect(await notifyFromBank(test, evidenceFor(first))).toBe('duplicate');
    expect(await codesTaken()).toBe(1);
    const view = await test.academy.staff.order(order.number);
    expect(view?.notifications.map((one) => [one.verdict, one.reason])).toContainEqual([
      'no-change',
      'already-paid',
    ]);
    expect(view?.history.at(-1)).toMatchObject({
      event: 'capture-card',
      detail: { reason: 'already-paid', reference: first },
    });
    expect((await allRows(test)).attempts.map((attempt) => attempt.state)).toEqual(['captured', 'captured']);
    expect(await waitingIn(test, 'notifications')).toBe(1);
  });

  it.each([
    ['one centime less', { amountCentimes: 98_999 }, 'wrong-amount'],
    ['one centime more', { amountCentimes: 99_001 }, 'wrong-amount'],
    ['nothing', { amountCentimes: 0 }, 'wrong-amount'],
    ['less than nothing', { amountCentimes: -99_000 }, 'wrong-amount'],
    ['no number', { amountCentimes: Number.NaN }, 'wrong-amount'],
    ['euros', { currency: 'EUR' }, 'foreign-currency'],
    ['small letters', { currency: 'mad' }, 'foreign-currency'],
    ['another attempt', { attemptReference: 'MEM-000000-0000-1234567890' }, 'unknown-attempt'],
    ['no reference', { attemptReference: '' }, 'unknown-attempt'],
    ['a zero byte', { attemptReference: 'MEM-000000\0-0000', providerReference: '\0' }, 'unknown-attempt'],
    ['half a character', { currency: '\uD83D', providerReference: 'x\uDE00' }, 'foreign-currency'],
  ])(
    'refuses a signed notification of %s, keeps it, and takes the right one later',
    async (_, wrong, reason) => {
      const order = await place(test);
      const right = evidenceFor(await begin(test, order));
      expect(await notifyFromBank(test, { ...right, ...wrong })).toBe('refused');
      // However often it is sent.
      expect(await notifyFromBank(test, { ...right, ...wrong })).toBe('refused');
      expect(await statusOf(test, order)).toBe('Pending Payment');
      expect(await notificationsFromGateways(test, 'all')).toMatchObject([
        { verdict: 'refused', reason, looksForged: false },
      ]);
      expect(await waitingIn(test, 'notifications')).toBe(1);
      // The same event id again, now as it should be: a refused one has not used it up.
      expect(await notifyFromBank(test, right)).toBe('applied');
    },
  );

  it('refuses a forged notification, keeps it, and lets the true one through', async () => {
    const order = await place(test);
    const evidence = evidenceFor(await begin(test, order));
    expect(await notifyFromBank(test, evidence, 'guess')).toBe('refused');
    expect(await statusOf(test, order)).toBe('Pending Payment');
    expect(await notificationsFromGateways(test, 'all')).toMatchObject([
      { reason: 'bad-signature', looksForged: true },
    ]);
    expect(await notifyFromBank(test, evidence)).toBe('applied');
  });

  it('keeps a signed notification that it cannot read for a person, also in an hour of forgeries', async () => {
    const bank = testGateway({ name: 'odd-bank', cardTypes: [] });
    bank.read = ({ headers }) => ({
      ok: false,
      reason: headers['x-word'] === 'sesame' ? 'unreadable' : 'bad-signature',
    });
    await using other = await openTestAcademy({ engine, gateways: [bank] });
    const notifyOdd = (word: string, about = {}) =>
      other.academy.receiveNotification({ gateway: 'odd-bank', raw: notificationOf(about, word) });
    for (let sent = 0; sent < 501; sent += 1) await notifyOdd('guess');
    // Two, of which each is told ten times at once, and once more: each is kept once.
    for (const told of [1, 2]) {
      await Promise.all(Array.from({ length: 10 }, () => notifyOdd('sesame', { told })));
      await notifyOdd('sesame', { told });
    }
    const rows = await notificationsFromGateways(other, 'to-do');
    expect(rows).toMatchObject(
      [1, 2].map(() => ({ verdict: 'refused', reason: 'unreadable', looksForged: false, state: 'failed' })),
    );
    expect((await allRows(other)).notifications).toHaveLength(502);
  });

  it('keeps a forged body whatever bytes it has, cut to a bound', async () => {
    const raw = {
      ...notificationOf({}, 'guess'),
      body: Buffer.concat([Buffer.from([0, 255, 0xd8]), Buffer.alloc(100_000, 'x')]),
    };
    await test.academy.receiveNotification({ gateway: 'test-bank', raw });
    const [kept] = (await allRows(test)).notifications;
    expect(kept?.rawBody.slice(0, 3)).toBe('\ufffd\ufffd\ufffd');
    expect(kept?.rawBody.length).toBeLessThanOrEqual(16_000);
  });

  it('keeps at most 500 forged ones an hour, and still takes the true one', async () => {
    const order = await place(test);
    const evidence = evidenceFor(await begin(test, order));
    for (let sent = 0; sent < 505; sent += 1) await notifyFromBank(test, evidence, 'guess');
    expect((await allRows(test)).notifications).toHaveLength(500);
    expect(await notifyFromBank(test, evidence)).toBe('applied');
    test.pass(2 * 3_600_000);
    await notifyFromBank(test, evidence, 'guess');
    expect((await allRows(test)).notifications).toHaveLength(502);
  });

  it('rejects a notification of a gateway that is not configured', async () => {
    expect(await test.academy.receiveNotification({ gateway: 'other', raw: notificationOf({}) })).toBeNull();
  });

  it('does not accept a notification of one gateway about an attempt at another', async () => {
    await using other = await openTestAcademy({
      engine,
      gateways: [testGateway({ name: 'second-bank', cardTypes: [] })],
    });
    const order = await place(other);
    const evidence = evidenceFor(await begin(other, order));
    const answer = await other.academy.receiveNotification({
      gateway: 'second-bank',
      raw: notificationOf(evidence),
    });
    expect([answer?.body, await statusOf(other, order)]).toEqual(['refused', 'Pending Payment']);
  });

  it('a decline leaves the order open; the next try pays it', async () => {
    const order = await place(test);
    expect(await notifyFromBank(test, evidenceFor(await begin(test, order), { outcome: 'declined' }))).toBe(
      'applied',
    );
    expect(await test.academy.orderByToken(order.token)).toMatchObject({
      order: { status: 'Pending Payment' },
      lastAttempt: { state: 'declined' },
    });
    expect(await notifyFromBank(test, evidenceFor(await begin(test, order)))).toBe('applied');
    expect(await statusOf(test, order)).toBe('Payment Confirmed');
  });

  it('a decline that is followed by an approval of the same attempt counts as paid; the other way round stays paid', async () => {
    const order = await place(test);
    const reference = await begin(test, order);
    await notifyFromBank(test, evidenceFor(reference, { outcome: 'declined' }));
    expect(await notifyFromBank(test, evidenceFor(reference))).toBe('applied');
    expect(await notifyFromBank(test, evidenceFor(reference, { outcome: 'declined' }))).toBe('no-change');
    expect(await test.academy.orderByToken(order.token)).toMatchObject({
      order: { status: 'Payment Confirmed' },
      lastAttempt: { state: 'captured' },
    });
  });

  it('a late payment of an older attempt counts: two tabs, one of them paid', async () => {
    const order = await place(test);
    const [first, second] = [await begin(test, order), await begin(test, order)];
    await notifyFromBank(test, evidenceFor(second, { outcome: 'declined' }));
    expect(await notifyFromBank(test, evidenceFor(first))).toBe('applied');
    expect(await statusOf(test, order)).toBe('Payment Confirmed');
  });

  it.each(['cancelled', 'expired', 'claimed', 'refused', 'reopened'])(
    'a payment that arrives after the order was %s is not lost',
    async (what) => {
      const order = await place(test);
      const reference = await begin(test, order);
      const { academy } = test;
      if (what === 'cancelled' || what === 'reopened') await academy.cancelOrder(order);
      if (what === 'reopened') await academy.reopenOrder(order);
      if (what === 'claimed' || what === 'refused') await academy.claimBankTransfer(order);
      if (what === 'refused')
        await academy.staff.decideClaim({
          orderNumber: order.number,
          staff,
          decision: 'refuse',
          reason: 'No.',
        });
      if (what === 'expired') {
        test.pass(8 * dayMs);
        expect(await bindScheduler(test.context).expireOrders()).toBe(1);
        expect(await statusOf(test, order)).toBe('Expired');
      }
      expect(await notifyFromBank(test, evidenceFor(reference))).toBe('applied');
      expect(await statusOf(test, order)).toBe('Payment Confirmed');
      expect(await codesTaken()).toBe(1);
    },
  );

  it('an order reopened at another price and paid by its older attempt shows what was really paid', async () => {
    const order = await place(test);
    const reference = await begin(test, order);
    await test.academy.cancelOrder(order);
    await test.db.insert(campaigns).values({
      slug: 'flash',
      position: 1,
      sample: 'own',
      record: aCampaign({ slug: 'flash', percent: 50 }),
      updatedAt: new Date(0),
    });
    expect(await test.academy.reopenOrder(order)).toMatchObject({ order: { amountCentimes: 49_500 } });
    expect(await notifyFromBank(test, evidenceFor(reference))).toBe('applied');
    const paid = (await test.academy.orderByToken(order.token))?.order;
    expect(paid).toMatchObject({ amountCentimes: 99_000, discountCentimes: 0, listPriceCentimes: 99_000 });
  });

  it('the last seats are counted down on cached pages: a confirmed order raises the number of its course', async () => {
    await using limited = await openTestAcademy({
      engine,
      courses: [aCourse({ capacity: 3 }), aCourse({ slug: 'unlimited' })],
    });
    const hints: string[] = [];
    limited.database.listen('seats', () => hints.push('seats'));
    const changed = () => limited.db.select().from(seatChanges);
    await placeAndPay(limited, { courseSlug: 'unlimited' });
    expect(await changed()).toEqual([]);
    await placeAndPay(limited);
    expect(await changed()).toEqual([{ record: `course:${aCourse().slug}`, changes: 1 }]);
    await expect.poll(() => hints.length).toBeGreaterThan(0);
  });

  it('going back after paying begins no second payment', async () => {
    const order = await placeAndPay(test);
    expect(await test.academy.beginPayment({ token: order.token, cardType: 'international' })).toBeRefused(
      'not-in-this-status',
    );
    expect(test.bank.begun).toHaveLength(1);
  });

  it('a gateway that fails, refuses or is missing leaves the order payable', async () => {
    const order = await place(test);
    const pay = () => test.academy.beginPayment({ token: order.token, cardType: 'international' });
    test.bank.onBegin = () => Promise.reject(new Error('socket hang up'));
    expect(await pay()).toBeRefused('gateway-unreachable');
    test.bank.onBegin = async () => ({ ok: false, reason: 'gateway-refused' });
    expect(await pay()).toBeRefused('gateway-refused');
    expect((await allRows(test)).attempts.map((attempt) => attempt.state).sort()).toEqual([
      'abandoned',
      'begun',
    ]);
    await using without = await openTestAcademy({ engine, context: { gateways: [] } });
    expect(
      await without.academy.beginPayment({ token: (await place(without)).token, cardType: 'morocco' }),
    ).toBeRefused('no-gateway');
    expect(await without.academy.cardTypes({ itemKind: 'course' })).toEqual([]);
  });

  it('finds the way back by the attempt’s reference, and by nothing else', async () => {
    const order = await place(test);
    const reference = await begin(test, order);
    const find = (gateway: string, query: string) =>
      test.academy.orderOfReturn({ gateway, fields: new URLSearchParams(query) });
    const { search } = new URL(test.bank.returnUrls?.success ?? '');
    const { number, locale, token } = order;
    expect(await find('test-bank', search)).toEqual({ number, locale, token });
    expect(await find('test-bank', `reference=${order.number}`)).toBeNull();
    expect(await find('test-bank', 'orderId=1')).toBeNull();
    expect(await find('none', search)).toBeNull();
    // The reference alone opens nothing: the bank knows it, and it is part of addresses.
    expect(await find('test-bank', `reference=${reference}`)).toEqual({ number, locale, token: null });
    // Coming back proves nothing.
    expect(await statusOf(test, order)).toBe('Pending Payment');
  });

  it('a return from before the address was corrected opens the order no more', async () => {
    const order = await place(test);
    await begin(test, order);
    const { search } = new URL(test.bank.returnUrls?.success ?? '');
    test.pass(dayMs);
    const details = someDetails({ email: 'right@example.com' });
    expect(await test.academy.changeDetails({ token: order.token, details })).toMatchObject({ ok: true });
    const fields = new URLSearchParams(search);
    expect(await test.academy.orderOfReturn({ gateway: 'test-bank', fields })).toMatchObject({ token: null });
  });
});

describe('asking the gateway', () => {
  it('applies its answer, once, whoever asks and whatever is notified besides', async () => {
    await using test = await openTestAcademy();
    await addCodes(test, ['CODE-1', 'CODE-2']);
    const order = await place(test);
    const reference = await begin(test, order);
    await test.academy.askGateway(order);
    expect(await statusOf(test, order)).toBe('Pending Payment');
    const evidence = evidenceFor(reference);
    test.bank.answers.set(reference, { ok: true, evidence: { ...evidence, outcome: 'pending' } });
    await test.academy.askGateway(order);
    expect((await allRows(test)).notifications).toHaveLength(0);
    test.bank.answers.set(reference, { ok: true, evidence });
    await test.academy.askGateway(order);
    expect(await statusOf(test, order)).toBe('Payment Confirmed');
    await test.academy.askGateway(order);
    expect(await notifyFromBank(test, evidence)).toBe('no-change');
    expect((await allRows(test)).codes.filter((code) => code.orderId !== null)).toHaveLength(1);
  });

  it('does not accept another amount, even from the gateway itself', async () => {
    await using test = await openTestAcademy();
    const order = await place(test);
    const reference = await begin(test, order);
    test.bank.answers.set(reference, { ok: true, evidence: evidenceFor(reference, { amountCentimes: 100 }) });
    await test.academy.askGateway(order);
    expect(await statusOf(test, order)).toBe('Pending Payment');
    expect(await notificationsFromGateways(test, 'all')).toMatchObject([
      { verdict: 'refused', reason: 'wrong-amount' },
    ]);
  });

  it('survives a gateway that throws', async () => {
    await using test = await openTestAcademy();
    const order = await place(test);
    await begin(test, order);
    test.bank.ask = () => Promise.reject(new Error('timeout'));
    await test.academy.askGateway(order);
    expect(await statusOf(test, order)).toBe('Pending Payment');
  });
});
