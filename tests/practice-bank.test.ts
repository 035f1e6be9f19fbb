/** The academy and the practice bank together, with real requests; only the API between them is the test's own. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Academy } from '../src/academy.ts';
import type { Acknowledgement, Gateway } from '../src/gateways/gateway.ts';
import {
  openPracticeBank,
  type OpenPracticeBank,
  type PracticeButton,
} from '../src/gateways/practice/practice-bank.ts';
import { practiceGateway } from '../src/gateways/practice/practice.ts';
import { bindScheduler } from '../src/jobs.ts';
import { addCodes, allRows, emailsOf, place, statusOf } from './support/actions.ts';
import { openTestAcademy, type TestAcademy } from './support/open-test-academy.ts';
import { describeOnBothEngines } from './support/open-test-database.ts';
import { notificationsFromGateways } from './support/staff-reading.ts';
import { present } from './support/sure.ts';

const secret = 'a secret of the test';

describeOnBothEngines('the practice bank', (engine) => {
  let test: TestAcademy;
  let bank: OpenPracticeBank;
  let answers: (Acknowledgement | null)[];
  let delayed: (() => Promise<void>)[];
  let lost: boolean;

  beforeEach(async () => {
    const gateways: Gateway[] = [];
    test = await openTestAcademy({ engine, context: { gateways } });
    answers = [];
    delayed = [];
    lost = false;
    const receive: Academy['receiveNotification'] = test.academy.receiveNotification;
    bank = openPracticeBank({
      db: test.db,
      secret,
      clock: test.context.clock,
      notify: async ({ headers, body }) => {
        if (lost) throw new Error('connection refused');
        answers.push(
          await receive({ gateway: 'practice', raw: { headers, body, receivedAt: test.context.clock() } }),
        );
      },
      later: (_, work) => void delayed.push(work),
    });
    gateways.push(
      practiceGateway({
        secret,
        publicOrigin: 'https://academy.example',
        askBank: bank.statement,
        refundBank: bank.refund,
      }),
    );
    await addCodes(test, ['CODE-1', 'CODE-2']);
  });
  afterEach(() => test.close());

  /** Goes to the bank as a browser does; returns the reference of the bank's page. */
  async function goToBank(order: { token: string }): Promise<string> {
    const begun = await test.academy.beginPayment({ token: order.token, cardType: 'international' });
    if (!begun.ok || begun.handOff.kind !== 'post') throw new Error('A form was expected.');
    return present(await bank.receiveForm(new URLSearchParams(begun.handOff.fields))).reference;
  }
  const press = async (reference: string, button: PracticeButton) =>
    present(await bank.press(reference, button));

  it('shows what the academy asked for, and refuses a form that was changed on the way', async () => {
    const order = await place(test);
    const reference = await goToBank(order);
    expect(await bank.payment(reference)).toMatchObject({
      orderNumber: order.number,
      amountCentimes: 99_000,
      state: 'waiting',
      locale: 'en',
    });
    const begun = await test.academy.beginPayment({ token: order.token, cardType: 'international' });
    if (!begun.ok || begun.handOff.kind !== 'post') throw new Error('A form was expected.');
    expect(
      await bank.receiveForm(new URLSearchParams({ ...begun.handOff.fields, amount: '1.00' })),
    ).toBeNull();
    expect(await bank.receiveForm(new URLSearchParams())).toBeNull();
    expect(await bank.payment('MEM-unknown-reference')).toBeNull();
    expect(await bank.press("'; --", 'approve')).toBeNull();
  });

  it('approve: paid, confirmed, and back to the success page by the attempt’s reference', async () => {
    const order = await place(test);
    const reference = await goToBank(order);
    const { returnUrl, fields } = await press(reference, 'approve');
    expect(returnUrl).toBe('https://academy.example/callbacks/practice/return/success');
    expect(fields).toMatchObject({ reference, result: 'success' });
    expect(
      await test.academy.orderOfReturn({ gateway: 'practice', fields: new URLSearchParams(fields) }),
    ).toMatchObject({ token: order.token });
    expect([await statusOf(test, order), answers.map((one) => one?.status)]).toEqual([
      'Payment Confirmed',
      [200],
    ]);
  });

  it('approve and repeat: five notifications at once count once', async () => {
    const order = await place(test);
    await press(await goToBank(order), 'approve-repeatedly');
    expect(answers.map((one) => one?.body).sort()).toEqual([
      'applied',
      'no-change',
      'no-change',
      'no-change',
      'no-change',
    ]);
    expect((await allRows(test)).codes.filter((code) => code.orderId !== null)).toHaveLength(1);
    expect(await emailsOf(test, order)).toEqual(['order-received', 'access-ready']);
  });

  it('approve late: the browser is back first, and asking meanwhile answers nothing yet', async () => {
    const order = await place(test);
    expect((await press(await goToBank(order), 'approve-late')).returnUrl).toContain('/return/success');
    await test.academy.askGateway(order);
    expect(await statusOf(test, order)).toBe('Pending Payment');
    for (const work of delayed) await work();
    expect(await statusOf(test, order)).toBe('Payment Confirmed');
  });

  it('decline: the order stays open, a new try pays it', async () => {
    const order = await place(test);
    const declined = await goToBank(order);
    expect((await press(declined, 'decline')).returnUrl).toBe(
      'https://academy.example/callbacks/practice/return/failure',
    );
    expect(await statusOf(test, order)).toBe('Pending Payment');
    // Going back to the bank's page and pressing another button does not change the bank's decision.
    expect((await press(declined, 'approve')).returnUrl).toBe(
      'https://academy.example/callbacks/practice/return/failure',
    );
    expect(await statusOf(test, order)).toBe('Pending Payment');
    await press(await goToBank(order), 'approve');
    expect(await statusOf(test, order)).toBe('Payment Confirmed');
  });

  it('tamper: an approval changed after its signing is refused, kept and shown as forged', async () => {
    const order = await place(test);
    await press(await goToBank(order), 'tamper');
    await test.academy.askGateway(order);
    expect([await statusOf(test, order), answers.map((one) => one?.status)]).toEqual([
      'Pending Payment',
      [400],
    ]);
    expect(await notificationsFromGateways(test, 'all')).toMatchObject([
      { verdict: 'refused', reason: 'bad-signature', looksForged: true },
    ]);
  });

  it('cancel: back without a decision; the same payment can still be approved', async () => {
    const order = await place(test);
    const reference = await goToBank(order);
    expect((await press(reference, 'cancel')).returnUrl).toBe(
      'https://academy.example/callbacks/practice/return/cancel',
    );
    expect(answers).toEqual([]);
    await press(reference, 'approve');
    expect(await statusOf(test, order)).toBe('Payment Confirmed');
  });

  it('a lost notification is found by asking, by the page or by the clock', async () => {
    lost = true;
    const [asked, clocked] = [await place(test), await place(test)];
    await press(await goToBank(asked), 'approve');
    await press(await goToBank(clocked), 'approve');
    expect(await statusOf(test, asked)).toBe('Pending Payment');
    await test.academy.askGateway(asked);
    expect([await statusOf(test, asked), await statusOf(test, clocked)]).toEqual([
      'Payment Confirmed',
      'Pending Payment',
    ]);
    test.pass(180_000);
    await bindScheduler(test.context).askOpenAttempts();
    expect(await statusOf(test, clocked)).toBe('Payment Confirmed');
  });

  it('shows its page in the language of the order', async () => {
    expect(await bank.payment(await goToBank(await place(test, { locale: 'ar' })))).toMatchObject({
      locale: 'ar',
    });
  });

  it('pays back what was paid, once for each key, and never more', async () => {
    const order = await place(test);
    const reference = await goToBank(order);
    const refund = (amountCentimes: number, key: string) =>
      bank.refund({ paymentId: `PB-${reference}`, amountCentimes, key });
    expect(await refund(1, 'one')).toBeNull();
    await press(reference, 'approve');
    expect(await refund(60_000, 'two')).toBe('refund-two');
    expect(await refund(60_000, 'two')).toBe('refund-two');
    expect(await refund(60_000, 'three')).toBeNull();
    expect(await refund(39_000, 'four')).toBe('refund-four');
    expect(await refund(1, 'five')).toBeNull();
  });
});
