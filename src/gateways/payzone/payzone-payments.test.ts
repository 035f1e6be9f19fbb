/** Payzone and the academy together: the fake notifies, answers and refunds; the academy settles what it receives. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '../../selling/orders/order.ts';
import { openAcademyWithServer, type AcademyWithServer } from '../../../tests/fakes/open-academy-server.ts';
import {
  startPayzoneFake,
  type PayzoneAction,
  type PayzoneFake,
} from '../../../tests/fakes/payzone/start-payzone-fake.ts';
import { someDetails } from '../../../tests/support/builders.ts';
import { addCodes, allRows, place, statusOf, whileDatabaseFails } from '../../../tests/support/actions.ts';
import type { TestAcademy } from '../../../tests/support/open-test-academy.ts';
import { describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import { openReceiver } from '../../../tests/support/receiver.ts';
import type { Engine } from '../../platform/db/database.ts';
import { engines } from '../../../tests/support/extent.ts';
import type { Gateway } from '../gateway.ts';
import { payzoneGateway } from './payzone.ts';
import { allowed, present } from '../../../tests/support/sure.ts';

const keys = {
  merchantAccount: 'Academy_Test',
  paywallKey: 'PaywallSecret16c',
  notificationKey: 'NotifyKey16chars',
  caller: { name: '$apicaller', password: 'CallerPassword16' },
};

let payzone: PayzoneFake;
let gateway: Gateway;
let opened: AcademyWithServer;
let test: TestAcademy;

async function open(engine: Engine): Promise<void> {
  payzone = await startPayzoneFake({ ...keys, lateMs: null, anyTime: true });
  gateway = payzoneGateway({ ...keys, live: false, origin: payzone.origin });
  opened = await openAcademyWithServer(engine, gateway);
  ({ test } = opened);
  await addCodes(test, ['CODE-1', 'CODE-2', 'CODE-3']);
}
async function close(): Promise<void> {
  await payzone.stop();
  await opened.close();
}

/** Posts the order's form to Payzone, like a browser; returns the charge's id. */
async function goToPayzone(order: Pick<Order, 'token'>): Promise<string> {
  const begun = await test.academy.beginPayment({ token: order.token, cardType: 'morocco' });
  if (!begun.ok || begun.handOff.kind !== 'post') throw new Error('A form was expected.');
  const { url, fields } = begun.handOff;
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields) });
  expect([answer.status, payzone.faults]).toEqual([200, []]);
  return [...payzone.charges.keys()].at(-1) ?? '';
}
async function pay(order: Pick<Order, 'token'>, action: PayzoneAction): Promise<string> {
  const id = await goToPayzone(order);
  await payzone.decide(id, action);
  return id;
}
const answers = () =>
  payzone.answers.map(({ status, body }) => [status, (body as { status: string }).status]);
const verdicts = async () =>
  (await allRows(test)).notifications.map(({ verdict, reason }) => [verdict, reason]);
const ok = [200, 'OK'];

describeOnBothEngines('paying at Payzone', (engine) => {
  beforeEach(() => open(engine));
  afterEach(close);

  it('approved: the order is paid', async () => {
    const order = await place(test, { details: someDetails({ name: 'سلمى العلوي' }) });
    await pay(order, 'approve');
    expect([await statusOf(test, order), answers()]).toEqual(['Payment Confirmed', [ok]]);
  });

  it('declined, then approved: in the same visit, in another, and after the buyer has returned', async () => {
    const one = await place(test);
    const id = await goToPayzone(one);
    await payzone.decide(id, 'decline-stay');
    expect(await statusOf(test, one)).toBe('Pending Payment');
    await payzone.decide(id, 'approve');
    const two = await place(test);
    await pay(two, 'decline');
    await pay(two, 'approve');
    const three = await place(test);
    await pay(three, 'decline-approve-late');
    expect(await statusOf(test, three)).toBe('Pending Payment');
    await payzone.sendLate();
    for (const order of [one, two, three]) expect(await statusOf(test, order)).toBe('Payment Confirmed');
  });

  it('approved, then declined late: it stays paid', async () => {
    const order = await place(test);
    await pay(order, 'approve-decline-late');
    await payzone.sendLate();
    expect([await statusOf(test, order), answers()]).toEqual(['Payment Confirmed', [ok, ok]]);
  });

  it('notified five times it is one payment; it counts in capitals and with unknown fields', async () => {
    const [one, two] = [await place(test), await place(test)];
    await pay(one, 'approve-five');
    await pay(two, 'approve-odd');
    expect(answers()).toEqual([ok, ok, ok, ok, ok, ok]);
    expect((await allRows(test)).notifications).toHaveLength(2);
    expect([await statusOf(test, one), await statusOf(test, two)]).toEqual([
      'Payment Confirmed',
      'Payment Confirmed',
    ]);
  });

  it.each<[PayzoneAction, unknown[], [string, string]]>([
    ['approve-less', [200, 'KO'], ['refused', 'wrong-amount']],
    ['approve-wrong-key', [401, 'KO'], ['refused', 'bad-signature']],
    ['approve-bare', [200, 'OK'], ['no-change', 'pending']],
  ])('%s pays nothing', async (action, answer, verdict) => {
    const order = await place(test);
    await pay(order, action);
    expect([await statusOf(test, order), answers(), await verdicts()]).toEqual([
      'Pending Payment',
      [answer],
      [verdict],
    ]);
  });

  it('of another merchant, in another currency, or for an order nobody placed: refused and kept', async () => {
    const order = await place(test);
    const id = await pay(order, 'approve-silent');
    await payzone.notify(id, { merchantAccount: 'Other_Test' });
    await payzone.notify(id, { lineItem: { amount: 990, currency: 'EUR' }, transactions: [] });
    await payzone.notify(id, { id: 'MEM-000000-0000-nobody' });
    expect((await verdicts()).map(([, reason]) => reason).sort()).toEqual([
      'foreign-currency',
      'unknown-attempt',
      'wrong-merchant',
    ]);
    expect(answers()).toEqual([
      [403, 'KO'],
      [200, 'KO'],
      [200, 'KO'],
    ]);
    await payzone.notify(id);
    expect(await statusOf(test, order)).toBe('Payment Confirmed');
  });

  it('when the database fails it is notified again, and counts then', async () => {
    const order = await place(test);
    const id = await goToPayzone(order);
    await whileDatabaseFails(test, () => payzone.decide(id, 'approve'));
    await payzone.notify(id);
    expect([answers(), await statusOf(test, order)]).toEqual([[[500, 'KO'], ok], 'Payment Confirmed']);
  });

  it('cancelled, and a duplicate payment of a paid order', async () => {
    const order = await place(test);
    await pay(order, 'cancel');
    expect((await allRows(test)).attempts.map(({ state }) => state)).toEqual(['cancelled']);
    const [first, second] = [await goToPayzone(order), await goToPayzone(order)];
    await payzone.decide(first, 'approve');
    await payzone.decide(second, 'approve');
    expect(answers()).toEqual([ok, ok, ok]);
    expect((await allRows(test)).attempts.filter(({ isDuplicate }) => isDuplicate)).toHaveLength(1);
  });

  it('never notified: found by a status request', async () => {
    const order = await place(test);
    await pay(order, 'approve-silent');
    expect(await statusOf(test, order)).toBe('Pending Payment');
    await test.academy.askGateway(order);
    expect(await statusOf(test, order)).toBe('Payment Confirmed');
    expect(payzone.faults).toEqual([]);
  });

  it('keeps and logs no name, address, card number, signature or key', async () => {
    const details = someDetails({ name: 'Nour Benjelloun', email: 'nour.b@example.com' });
    const order = await place(test, { details });
    await pay(order, 'approve-wrong-key');
    await pay(order, 'approve');
    const text = JSON.stringify([(await allRows(test)).notifications, opened.logged]);
    expect(text).not.toMatch(/benjelloun|nour\.b|SALMA|411111|Secret16|NotifyKey|Password16/i);
  });
});

describe('status requests and refunds at Payzone', () => {
  beforeEach(() => open(engines[0] ?? 'postgres'));
  afterEach(close);

  const ask = (reference: string) =>
    gateway.ask({
      reference,
      amountCentimes: 99_000,
      providerSession: null,
      providerReference: null,
      begunAt: new Date(),
    });
  const payBack = (reference: string, amountCentimes: number, knownRefunds: string[] = [], key = 'key-1') =>
    gateway.refund({
      attemptReference: reference,
      providerReference: 'T',
      amountCentimes,
      paidCentimes: 99_000,
      key,
      knownRefunds,
    });
  const paid = async () => pay(await place(test), 'approve');

  it('nobody has paid yet: unknown', async () => {
    const id = await goToPayzone(await place(test));
    expect(await ask(id)).toBeRefused('unknown-attempt');
    expect(await ask('../healthcheck')).toBeRefused('unknown-attempt');
    expect(payzone.faults).toEqual([]);
  });

  it('answers with the same payment as its notification, also after a partial refund', async () => {
    const id = await paid();
    const before = await ask(id);
    expect(before).toMatchObject({ ok: true, evidence: { outcome: 'captured' }, refunds: [] });
    await payBack(id, 10_000);
    const after = await ask(id);
    expect(after).toMatchObject({
      refunds: [{ amountCentimes: 10_000, outcome: 'done', key: null, attemptReference: id }],
    });
    expect(after.ok && after.evidence).toEqual(before.ok && before.evidence);
  });

  it('broken, down, too slow, or an invalid answer: unreachable, never an exception', async () => {
    const id = await paid();
    const unreachable = { ok: false, reason: 'gateway-unreachable' };
    for (const mode of ['broken', 'down'] as const) {
      payzone.mode = mode;
      expect([await ask(id), await payBack(id, 99_000)], mode).toEqual([unreachable, unreachable]);
    }
    payzone.mode = 'slow';
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50));
    expect(await ask(id)).toEqual(unreachable);
    expect(patience).toHaveBeenCalledWith(5_000);
    patience.mockRestore();
    payzone.mode = 'well';
    const stranger = payzoneGateway({
      ...keys,
      caller: { ...keys.caller, password: 'wrong' },
      live: false,
      origin: payzone.origin,
    });
    expect(await stranger.ask({ ...(await attemptOf(id)) })).toEqual(unreachable);
    const nowhere = payzoneGateway({ ...keys, live: false, origin: 'http://127.0.0.1:9' });
    expect(await nowhere.ask({ ...(await attemptOf(id)) })).toEqual(unreachable);
  });

  async function attemptOf(reference: string) {
    return present((await allRows(test)).attempts.find((attempt) => attempt.reference === reference));
  }

  it('an answer about something else, or without sense, is ignored', async () => {
    const impostor = await openReceiver();
    const there = payzoneGateway({ ...keys, live: false, origin: impostor.origin });
    const asked = { ...(await attemptOf(await paid())) };
    const charge = { id: asked.reference, status: 'CHARGED', merchantAccount: keys.merchantAccount };
    const line = { lineItem: { amount: 990, currency: 'MAD' } };
    for (const wrongAnswer of [
      'nonsense',
      '[]',
      JSON.stringify({ ...charge, ...line, id: 'another' }),
      JSON.stringify({ ...charge, ...line, merchantAccount: 'Other_Test' }),
      JSON.stringify(charge),
      JSON.stringify({ ...charge, ...line, padding: 'x'.repeat(300_000) }),
    ]) {
      impostor.answer = (_, response) => void response.end(wrongAnswer);
      expect(await there.ask(asked), wrongAnswer.slice(0, 90)).toBeRefused('gateway-unreachable');
    }
    impostor.answer = (_, response) => {
      response.writeHead(302, { location: `${payzone.origin}/api/v3/charges/${asked.reference}` });
      response.end();
    };
    expect(await there.ask(asked)).toBeRefused('gateway-unreachable');
    impostor.answer = (_, response) => void response.writeHead(400).end('{}');
    expect(await there.ask(asked)).toBeRefused('gateway-unreachable');
    await impostor.close();
    expect(payzone.faults).toEqual([]);
  });

  it('refunds in full, once, however often it is requested', async () => {
    const id = await paid();
    const first = await payBack(id, 99_000);
    expect(first).toMatchObject({ ok: true, state: 'done' });
    expect(await payBack(id, 99_000)).toEqual(first);
    expect(payzone.commands).toEqual(['REFUND 990.00']);
  });

  it('a refund whose answer was lost is found instead of paying twice', async () => {
    const id = await paid();
    payzone.loseNextAnswer = true;
    expect(await payBack(id, 10_000)).toBeRefused('gateway-unreachable');
    expect(await payBack(id, 10_000)).toMatchObject({ ok: true, state: 'done' });
    expect(payzone.commands).toEqual(['REFUND 100.00']);
  });

  it.each(['CHARGED', 'REFUNDED'] as const)(
    'makes two refunds of the same amount, where a partly refunded charge has the status %s',
    async (word) => {
      payzone.afterPart = word;
      const id = await paid();
      const first = allowed(await payBack(id, 10_000));
      const second = await payBack(id, 10_000, [first.providerReference], 'key-2');
      expect(second).toMatchObject({ ok: true, state: 'done' });
      expect(second.ok && second.providerReference).not.toBe(first.providerReference);
      expect(payzone.commands).toEqual(['REFUND 100.00', 'REFUND 100.00']);
    },
  );

  /** A Payzone that answers every command with these refund transactions; returns the commands it received. */
  async function answering(before: object[], after: object[], action: (there: Gateway) => Promise<unknown>) {
    const impostor = await openReceiver();
    let commands = 0;
    impostor.answer = ({ method }, response) => {
      if (method === 'POST') commands += 1;
      const taken = { type: 'CHARGE', state: 'APPROVED', amount: 990, currency: 'MAD', resultCode: 0 };
      const transactions = [taken, ...(commands === 0 ? before : after)];
      const lineItem = { amount: 990, currency: 'MAD' };
      const { merchantAccount } = keys;
      response.end(
        JSON.stringify({
          id: 'chg',
          internalId: 'i',
          status: 'REFUNDED',
          merchantAccount,
          lineItem,
          transactions,
        }),
      );
    };
    const there = payzoneGateway({ ...keys, live: false, origin: impostor.origin });
    const result = await action(there);
    await impostor.close();
    return { result, commands };
  }
  const wanted = {
    attemptReference: 'chg',
    providerReference: 'T',
    amountCentimes: 10_000,
    paidCentimes: 99_000,
  };
  const back = { type: 'REFUND', state: 'APPROVED', amount: 100, currency: 'MAD', resultCode: 0 };
  const refused = { ok: false, reason: 'gateway-refused' };

  it('where a refund is unreadable, staff have to look before anything is paid twice', async () => {
    const unread = { ...back, gatewayProvidedId: 'R-1', amount: -100 };
    const ask = (knownRefunds: string[]) => (there: Gateway) =>
      there.refund({ ...wanted, key: 'key-1', knownRefunds });
    expect(await answering([unread], [unread], ask([]))).toEqual({ result: refused, commands: 0 });
    const made = [unread, { ...back, gatewayProvidedId: 'R-2' }];
    expect(await answering([unread], made, ask(['R-1']))).toEqual({
      result: { ok: true, providerReference: 'R-2', state: 'done' },
      commands: 1,
    });
  });

  it('a declined refund is not done, even if the charge has the status REFUNDED', async () => {
    const declined = { ...back, gatewayProvidedId: 'R-1', state: 'DECLINED', resultCode: 5 };
    for (const amountCentimes of [10_000, 99_000]) {
      const ask = (there: Gateway) => there.refund({ ...wanted, amountCentimes, key: 'key-1' });
      expect(await answering([], [declined], ask)).toEqual(
        // The full amount, and REFUNDED without a refund transaction: it was refunded already.
        amountCentimes === 99_000
          ? { result: { ok: true, providerReference: 'chg:key-1', state: 'done' }, commands: 0 }
          : { result: refused, commands: 1 },
      );
      expect(await answering([declined], [declined], ask)).toEqual({ result: refused, commands: 1 });
    }
  });

  it('a refund above the payment, or of an unknown charge, is refused', async () => {
    const id = await paid();
    expect(await payBack(id, 99_100)).toBeRefused('gateway-refused');
    expect(await payBack('MEM-000000-0000-nobody', 100)).toBeRefused('gateway-refused');
    expect(payzone.commands).toEqual([]);
  });

  it('a refund or reversal in Payzone’s own dashboard is recorded here', async () => {
    const order = await place(test);
    const id = await pay(order, 'approve');
    await payzone.byStaff(id, 'refund', '100.00');
    await payzone.byStaff(id, 'charge-back');
    expect(answers()).toEqual([ok, ok, ok]);
    expect((await allRows(test)).notifications.map(({ kind }) => kind).sort()).toEqual([
      'dispute',
      'payment',
      'refund',
    ]);
    const [paidOrder] = (await allRows(test)).orders;
    expect(paidOrder).toMatchObject({ refundedCentimes: 10_000, disputedAt: expect.any(Date) });
  });
});
