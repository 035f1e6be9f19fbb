/** The academy and the fake of Stripe together: what a payment does to an order, in whatever order notifications arrive. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Order } from '../src/selling/orders/order.ts';
import { bindScheduler } from '../src/jobs.ts';
import type { Gateway } from '../src/gateways/gateway.ts';
import { stripeGateway } from '../src/gateways/stripe/stripe.ts';
import { apiModes } from './fakes/stripe/presses.ts';
import type { BookedSession } from './fakes/stripe/stripe-books.ts';
import { startStripeFake, type StripeFake } from './fakes/stripe/stripe-fake.ts';
import { addCodes, allRows, emailsOf, place, statusOf } from './support/actions.ts';
import { openTestAcademy, type TestAcademy } from './support/open-test-academy.ts';
import { describeOnBothEngines } from './support/open-test-database.ts';
import { payBackOrder } from './support/refunds.ts';

const secretKey = 'sk_test_of_this_test_0001';
const webhookSecret = 'whsec_of_this_test_0001';

describeOnBothEngines('paying by Stripe', (engine) => {
  let test: TestAcademy;
  let stripe: StripeFake;
  let logged: string[];

  beforeEach(async () => {
    const gateways: Gateway[] = [];
    logged = [];
    const hear = (fields: object, message: string) =>
      void logged.push(`${message} ${JSON.stringify(fields)}`);
    const log = { info: hear, warn: hear, error: hear };
    test = await openTestAcademy({ engine, context: { gateways, log } });
    stripe = await startStripeFake({
      webhookSecret,
      secretKey,
      clock: test.context.clock,
      webhookUrl: async ({ headers, body }) => {
        const raw = { headers, body, receivedAt: test.context.clock() };
        const answer = await test.academy.receiveNotification({ gateway: 'stripe', raw });
        return answer?.status ?? 404;
      },
    });
    const report = (trouble: object) => log.warn(trouble, 'A gateway failed us');
    gateways.push(stripeGateway({ secretKey, webhookSecret, live: false, apiOrigin: stripe.origin, report }));
    await addCodes(test, ['CODE-1', 'CODE-2']);
  });
  afterEach(async () => {
    const leaked = [secretKey, webhookSecret, 'salma'].filter((secret) => logged.join().includes(secret));
    if (leaked.length > 0) throw new Error(`The log holds what it must not: ${leaked.join()}`);
    await stripe.close();
    await test.close();
  });

  const go = (order: Pick<Order, 'token'>) =>
    test.academy.beginPayment({ token: order.token, cardType: 'international' });

  /** Goes to Stripe as a browser does; the session of the page it came to. */
  async function goToStripe(order: Pick<Order, 'token'>): Promise<BookedSession> {
    const begun = await go(order);
    if (!begun.ok || begun.handOff.kind !== 'redirect') throw new Error('A page was expected.');
    const id = /\/c\/pay\/(\w+)/.exec(begun.handOff.url)?.[1] ?? '';
    return stripe.controls.books.session(id);
  }
  const answers = () => stripe.controls.sent.map(({ type, status }) => `${type} ${status}`);
  const grants = async (order: Pick<Order, 'id'>) =>
    (await allRows(test)).codes.filter((code) => code.orderId === order.id).length;
  const verdicts = async () =>
    (await allRows(test)).notifications
      .filter(({ kind, verdict }) => kind === 'payment' || verdict === 'refused')
      .map(({ verdict, reason }) => `${verdict}${reason === null ? '' : ` ${reason}`}`)
      .sort();

  it('paid: confirmed at once, one code, and the browser finds its way back', async () => {
    const order = await place(test);
    const session = await goToStripe(order);
    expect(session).toMatchObject({ amount_total: 99_000, currency: 'mad', locale: 'en' });
    expect(session.client_reference_id).toContain(order.number);
    const back = new URL((await stripe.controls.press(session.id, 'pay')) ?? '');
    expect(`${back.origin}${back.pathname}`).toBe('https://academy.example/callbacks/stripe/return/success');
    expect(back.searchParams.get('session_id')).toBe(session.id);
    expect(await test.academy.orderOfReturn({ gateway: 'stripe', fields: back.searchParams })).toMatchObject({
      token: order.token,
    });
    expect(answers()).toEqual([
      'payment_intent.created 200',
      'payment_intent.succeeded 200',
      'checkout.session.completed 200',
    ]);
    expect([await statusOf(test, order), await grants(order)]).toEqual(['Payment Confirmed', 1]);
    expect(await emailsOf(test, order)).toEqual(['order-received', 'access-ready']);
    const [attempt] = (await allRows(test)).attempts;
    expect(attempt).toMatchObject({
      state: 'captured',
      providerSession: session.id,
      providerReference: session.payment_intent,
    });
  });

  it('notified five times at once: counted once, answered five times', async () => {
    const order = await place(test);
    await stripe.controls.press((await goToStripe(order)).id, 'pay-five-times');
    expect(answers()).toEqual(Array.from({ length: 5 }, () => 'checkout.session.completed 200'));
    expect([await statusOf(test, order), await grants(order)]).toEqual(['Payment Confirmed', 1]);
    expect(await emailsOf(test, order)).toEqual(['order-received', 'access-ready']);
  });

  it('notified out of order: paid stays paid, whatever older notification comes after', async () => {
    const order = await place(test);
    const session = await goToStripe(order);
    await stripe.controls.press(session.id, 'pay-out-of-order');
    expect(await statusOf(test, order)).toBe('Payment Confirmed');
    await stripe.controls.send('checkout.session.expired', {
      ...session,
      status: 'expired',
      payment_status: 'unpaid',
    });
    await stripe.controls.send('checkout.session.async_payment_failed', {
      ...session,
      payment_status: 'unpaid',
    });
    expect([await statusOf(test, order), await grants(order)]).toEqual(['Payment Confirmed', 1]);
  });

  it('notified late: asking finds it first, and the late notification changes nothing', async () => {
    const order = await place(test);
    await stripe.controls.press((await goToStripe(order)).id, 'pay-late');
    expect(await statusOf(test, order)).toBe('Pending Payment');
    await test.academy.askGateway(order);
    expect(await statusOf(test, order)).toBe('Payment Confirmed');
    await stripe.controls.sendLateNow();
    expect([await grants(order), (await emailsOf(test, order)).length]).toEqual([1, 2]);
    expect(answers().at(-1)).toBe('checkout.session.completed 200');
  });

  it('never notified: found by the scheduled job', async () => {
    const order = await place(test);
    await stripe.controls.press((await goToStripe(order)).id, 'pay-silently');
    test.pass(180_000);
    await bindScheduler(test.context).askOpenAttempts();
    expect([await statusOf(test, order), await grants(order)]).toEqual(['Payment Confirmed', 1]);
  });

  it('declined, then paid on the same page; cancelled, then paid by a second visit', async () => {
    const order = await place(test);
    const session = await goToStripe(order);
    expect(await stripe.controls.press(session.id, 'decline')).toBeNull();
    await test.academy.askGateway(order);
    expect(await statusOf(test, order)).toBe('Pending Payment');
    await stripe.controls.press(session.id, 'pay');
    expect(await statusOf(test, order)).toBe('Payment Confirmed');

    const other = await place(test);
    const left = await goToStripe(other);
    const again = await goToStripe(other);
    // The first page was closed before the second was opened: an old tab cannot pay.
    expect([left.status, again.status]).toEqual(['expired', 'open']);
    expect(await stripe.controls.press(left.id, 'pay')).toBeNull();
    await stripe.controls.press(again.id, 'pay');
    expect([await statusOf(test, other), await grants(other)]).toEqual(['Payment Confirmed', 1]);
  });

  it('the page expired: the order stays payable', async () => {
    const order = await place(test);
    await stripe.controls.press((await goToStripe(order)).id, 'expire');
    expect(await statusOf(test, order)).toBe('Pending Payment');
    expect((await allRows(test)).attempts[0]?.state).toBe('cancelled');
    await stripe.controls.press((await goToStripe(order)).id, 'pay');
    expect(await statusOf(test, order)).toBe('Payment Confirmed');
  });

  it('paid in an old tab at the very moment it is being closed: that money counts, and no second page is opened', async () => {
    const order = await place(test);
    const session = await goToStripe(order);
    // The buyer pays between our question and Stripe's answer: Stripe refuses to expire what is complete.
    await stripe.controls.press(session.id, 'pay-silently');
    const second = await go(order);
    expect(second).toBeRefused('not-in-this-status');
    expect([await statusOf(test, order), await grants(order)]).toEqual(['Payment Confirmed', 1]);
  });

  it('paid twice by two pages that could not be closed: one grant, the second is marked to be paid back', async () => {
    const order = await place(test);
    const first = await goToStripe(order);
    stripe.controls.mode = 'refuse';
    expect(await go(order)).toBeRefused('gateway-unreachable');
    stripe.controls.mode = 'well';
    stripe.controls.twist = (answer, path) =>
      path.endsWith('/expire') ? { id: 'nothing happened' } : answer;
    const second = await goToStripe(order);
    first.status = 'open';
    await stripe.controls.press(first.id, 'pay');
    await stripe.controls.press(second.id, 'pay');
    expect([await statusOf(test, order), await grants(order)]).toEqual(['Payment Confirmed', 1]);
    const captured = (await allRows(test)).attempts.filter(({ state }) => state === 'captured');
    expect(captured.map(({ isDuplicate }) => isDuplicate).sort()).toEqual([false, true]);
    expect(answers().every((one) => one.endsWith(' 200'))).toBe(true);
  });

  it('forgeries are refused and kept: another amount, another currency, another mode, another secret, an unknown order', async () => {
    const order = await place(test);
    const session = await goToStripe(order);
    await stripe.controls.press(session.id, 'pay-forged');
    expect(answers()).toEqual(['checkout.session.completed 400']);
    const paid = { ...session, status: 'complete', payment_status: 'paid', payment_intent: 'pi_1' };
    await stripe.controls.send('checkout.session.completed', { ...paid, currency: 'usd' });
    await stripe.controls.send('checkout.session.completed', { ...paid, amount_total: 98_999 });
    await stripe.controls.send('checkout.session.completed', { ...paid, livemode: true }, { livemode: true });
    await stripe.controls.send('checkout.session.completed', {
      ...paid,
      client_reference_id: 'MEM-000000-0000-00',
    });
    await stripe.controls.send('checkout.session.completed', { ...paid, client_reference_id: null });
    expect(await statusOf(test, order)).toBe('Pending Payment');
    expect(await verdicts()).toEqual([
      'refused bad-signature',
      'refused foreign-currency',
      'refused unknown-attempt',
      'refused unknown-attempt',
      'refused wrong-amount',
      'refused wrong-mode',
    ]);
    // Answered with their refusal: sending them again would not help.
    expect(
      answers()
        .slice(1)
        .map((one) => one.split(' ')[1]),
    ).toEqual(['200', '200', '400', '200', '200']);
    await stripe.controls.press(session.id, 'pay');
    expect(await statusOf(test, order)).toBe('Payment Confirmed');
  });

  it('took another amount: nothing opens, asking does not change it, and a person can see it', async () => {
    const order = await place(test);
    await stripe.controls.press((await goToStripe(order)).id, 'pay-wrong-amount');
    await test.academy.askGateway(order);
    expect(await statusOf(test, order)).toBe('Pending Payment');
    expect(await verdicts()).toEqual(['refused wrong-amount', 'refused wrong-amount']);
  });

  it('a notification from too long ago is refused; sent again with a new time it counts', async () => {
    const order = await place(test);
    const session = await goToStripe(order);
    stripe.controls.books.pay(session);
    const raw = async (signedAgoMs: number) => {
      const { signatureHeader, makeEvent } = await import('./fakes/stripe/notify.ts');
      const now = test.context.clock();
      const text = JSON.stringify(makeEvent('checkout.session.completed', session, 0));
      const at = Math.floor((now.getTime() - signedAgoMs) / 1000);
      const headers = { 'stripe-signature': signatureHeader(webhookSecret, text, at) };
      const body = new TextEncoder().encode(text);
      return test.academy.receiveNotification({ gateway: 'stripe', raw: { headers, body, receivedAt: now } });
    };
    expect((await raw(301_000))?.status).toBe(400);
    expect(await statusOf(test, order)).toBe('Pending Payment');
    expect((await raw(0))?.status).toBe(200);
    expect(await statusOf(test, order)).toBe('Payment Confirmed');
  });

  it('Stripe fails at the start of a payment: the buyer sees it, the order stays payable, and money that arrives counts', async () => {
    const order = await place(test);
    for (const mode of apiModes.filter((one) => one !== 'well' && one !== 'hang' && one !== 'lose-answer')) {
      stripe.controls.mode = mode;
      expect(await go(order), mode).toBeRefused('gateway-unreachable');
      expect(await statusOf(test, order)).toBe('Pending Payment');
    }
    stripe.controls.mode = 'well';
    await stripe.controls.press((await goToStripe(order)).id, 'pay');
    expect([await statusOf(test, order), await grants(order)]).toEqual(['Payment Confirmed', 1]);
  });

  it('the session was opened and its name lost on the way: found by its time, and settled', async () => {
    const order = await place(test);
    stripe.controls.mode = 'lose-answer';
    expect(await go(order)).toBeRefused('gateway-unreachable');
    stripe.controls.mode = 'well';
    const [session] = stripe.controls.books.sessions;
    expect(stripe.controls.books.sessions).toHaveLength(1);
    expect((await allRows(test)).attempts[0]?.providerSession).toBeNull();
    await stripe.controls.press(session?.id ?? '', 'pay-silently');
    await test.academy.askGateway(order);
    expect([await statusOf(test, order), await grants(order)]).toEqual(['Payment Confirmed', 1]);
  });

  async function placeAndPay(): Promise<{ order: Order; session: BookedSession }> {
    const order = await place(test);
    const session = await goToStripe(order);
    await stripe.controls.press(session.id, 'pay');
    return { order, session };
  }
  const payBack = (order: Order, key: string, amountCentimes = order.amountCentimes) =>
    payBackOrder(test, order, { key, amountCentimes });
  const refundState = async (key: string) => (await test.academy.staff.refund(key))?.state;
  const process_ = () => bindScheduler(test.context).processRefunds();

  it('paid back by the staff: once, though Stripe’s answer and its notification come together', async () => {
    const { order } = await placeAndPay();
    const key = randomUUID();
    expect(await payBack(order, key)).toMatchObject({ ok: true });
    await expect.poll(answers).toContain('refund.created 200');
    expect([await refundState(key), await statusOf(test, order)]).toEqual(['done', 'Refunded']);
    expect(stripe.controls.books.refunds).toMatchObject([{ amount: 99_000, metadata: { key } }]);
    expect(await test.academy.refundsOf(order.token)).toHaveLength(1);
  });

  it('a refund on its way ends by Stripe’s word, or by asking when that word stays away', async () => {
    for (const [before, way] of ['told', 'asked'].entries()) {
      stripe.controls.refundStatus = 'pending';
      const { order } = await placeAndPay();
      const key = randomUUID();
      await payBack(order, key);
      // Stripe notifies us itself; while that is being stored the job leaves the refund for its next run.
      const notified = () => answers().filter((answer) => answer === 'refund.created 200').length;
      await expect.poll(notified).toBe(before + 1);
      expect(await refundState(key)).toBe('pending');
      const [refund] = stripe.controls.books.refunds;
      if (way === 'told') await stripe.controls.settleRefund(refund?.id ?? '', 'succeeded');
      else {
        if (refund) refund.status = 'succeeded';
        test.pass(31 * 60_000);
        await process_();
      }
      expect(await refundState(key), way).toBe('done');
    }
  });

  it('a refund that Stripe could not be asked for is asked for later, and paid once', async () => {
    const { order } = await placeAndPay();
    const key = randomUUID();
    stripe.controls.mode = 'lose-answer';
    await payBack(order, key);
    expect(await refundState(key)).toBe('due');
    stripe.controls.mode = 'well';
    test.pass(61_000);
    await process_();
    expect([await refundState(key), stripe.controls.books.refunds.length]).toEqual(['done', 1]);
  });

  it('a refund that fails days later waits for another way', async () => {
    stripe.controls.refundStatus = 'pending';
    const { order } = await placeAndPay();
    const key = randomUUID();
    await payBack(order, key);
    const sent = await stripe.controls.settleRefund(stripe.controls.books.refunds[0]?.id ?? '', 'failed');
    expect([sent.status, await refundState(key)]).toEqual([200, 'failed']);
  });

  it('a refund made in Stripe’s own dashboard is recorded', async () => {
    const { order, session } = await placeAndPay();
    const refund = stripe.controls.books.refund(
      { payment_intent: session.payment_intent ?? '' },
      'succeeded',
    );
    expect((await stripe.controls.send('refund.created', refund)).status).toBe(200);
    expect(await statusOf(test, order)).toBe('Refunded');
  });

  it('a dispute is kept, moves nothing, and is answered', async () => {
    const { order, session } = await placeAndPay();
    const payment = session.payment_intent ?? '';
    expect((await stripe.controls.dispute(payment, 'created', 'needs_response')).status).toBe(200);
    expect((await test.academy.orderByToken(order.token))?.order.disputedAt).not.toBeNull();
    expect((await stripe.controls.dispute(payment, 'closed', 'won')).status).toBe(200);
    expect((await test.academy.orderByToken(order.token))?.order.disputedAt).toBeNull();
    expect(await statusOf(test, order)).toBe('Payment Confirmed');
  });

  it('notification and question at the same moment: one grant', async () => {
    const order = await place(test);
    const session = await goToStripe(order);
    stripe.controls.books.pay(session);
    await Promise.all([
      stripe.controls.send('checkout.session.completed', session),
      test.academy.askGateway(order),
      stripe.controls.send('checkout.session.async_payment_succeeded', session),
      test.academy.askGateway(order),
    ]);
    expect([await statusOf(test, order), await grants(order)]).toEqual(['Payment Confirmed', 1]);
    expect(await emailsOf(test, order)).toEqual(['order-received', 'access-ready']);
  });
});
