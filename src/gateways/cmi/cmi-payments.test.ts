/** CMI and the academy together: the fake posts its own bytes, the academy settles them, and CMI reads the answer. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Order } from '../../selling/orders/order.ts';
import { startCmiFake, type CmiAction, type CmiFake } from '../../../tests/fakes/cmi/start-cmi-fake.ts';
import { addCodes, allRows, place, statusOf, whileDatabaseFails } from '../../../tests/support/actions.ts';
import { openAcademyWithServer, type AcademyWithServer } from '../../../tests/fakes/open-academy-server.ts';
import type { TestAcademy } from '../../../tests/support/open-test-academy.ts';
import { describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import { someDetails } from '../../../tests/support/builders.ts';
import { cmiGateway } from './cmi.ts';

const merchant = { clientId: '600000001', storeKey: 'STORE-KEY-0001' };

describeOnBothEngines('paying at CMI', (engine) => {
  let cmi: CmiFake;
  let opened: AcademyWithServer;
  let test: TestAcademy;

  beforeEach(async () => {
    cmi = await startCmiFake({ ...merchant, lateMs: null });
    const gateway = cmiGateway({ ...merchant, live: false, pageUrl: cmi.pageUrl });
    opened = await openAcademyWithServer(engine, gateway);
    ({ test } = opened);
    await addCodes(test, ['CODE-1', 'CODE-2', 'CODE-3']);
  });
  afterEach(async () => {
    await cmi.stop();
    await opened.close();
  });

  /** Posts the order's form to CMI, like a browser; returns CMI's id of the attempt. */
  async function goToCmi(order: Pick<Order, 'token'>): Promise<string> {
    const begun = await test.academy.beginPayment({ token: order.token, cardType: 'morocco' });
    if (!begun.ok || begun.handOff.kind !== 'post') throw new Error('A form was expected.');
    const { url, fields } = begun.handOff;
    const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields) });
    expect([answer.status, cmi.faults]).toEqual([200, []]);
    return fields['oid'] ?? '';
  }
  async function pay(order: Pick<Order, 'token'>, action: CmiAction): Promise<string> {
    const oid = await goToCmi(order);
    await cmi.decide(oid, action);
    return oid;
  }
  const answers = () => cmi.answers.map(({ body }) => body);
  const refusals = async () =>
    (await allRows(test)).notifications.map(({ verdict, reason }) => [verdict, reason]);
  const codesTaken = async () => (await allRows(test)).codes.filter((code) => code.orderId !== null).length;

  it('approved: the order is paid, and only then the money is taken', async () => {
    const order = await place(test, { details: someDetails({ name: 'سلمى العلوي' }) });
    await pay(order, 'approve');
    expect(await statusOf(test, order)).toBe('Payment Confirmed');
    expect(cmi.answers).toMatchObject([{ status: 200, contentType: 'text/plain', body: 'ACTION=POSTAUTH' }]);
    expect(cmi.captured).toHaveLength(1);
    expect(await codesTaken()).toBe(1);
  });

  it('declined, then approved in the same visit', async () => {
    const order = await place(test);
    const oid = await goToCmi(order);
    await cmi.decide(oid, 'decline-stay');
    expect([await statusOf(test, order), answers()]).toEqual(['Pending Payment', ['APPROVED']]);
    await cmi.decide(oid, 'approve');
    expect([await statusOf(test, order), answers()]).toEqual([
      'Payment Confirmed',
      ['APPROVED', 'ACTION=POSTAUTH'],
    ]);
  });

  it('declined, then approved in a new visit', async () => {
    const order = await place(test);
    const first = await pay(order, 'unauthenticated');
    const second = await pay(order, 'approve');
    expect(first).not.toBe(second);
    expect(answers()).toEqual(['APPROVED', 'ACTION=POSTAUTH']);
    expect((await allRows(test)).attempts.map(({ state }) => state).sort()).toEqual(['captured', 'declined']);
  });

  it('declined, then approved after the buyer has returned', async () => {
    const order = await place(test);
    await pay(order, 'decline-approve-late');
    expect(await statusOf(test, order)).toBe('Pending Payment');
    await cmi.sendLate();
    expect(await statusOf(test, order)).toBe('Payment Confirmed');
    expect(cmi.captured).toHaveLength(1);
  });

  it('approved, then declined late: it stays paid', async () => {
    const order = await place(test);
    await pay(order, 'approve-decline-late');
    await cmi.sendLate();
    expect([await statusOf(test, order), answers()]).toEqual([
      'Payment Confirmed',
      ['ACTION=POSTAUTH', 'APPROVED'],
    ]);
  });

  it('notified five times: five times the same answer, and one payment', async () => {
    const order = await place(test);
    await pay(order, 'approve-five');
    expect(answers()).toEqual(Array.from({ length: 5 }, () => 'ACTION=POSTAUTH'));
    expect([cmi.captured.length, await codesTaken()]).toEqual([1, 1]);
    expect((await allRows(test)).notifications).toHaveLength(1);
  });

  it('with entities, a newline, names in other cases and no Content-Type it still counts', async () => {
    const order = await place(test);
    await pay(order, 'approve-odd');
    expect(answers()).toEqual(['ACTION=POSTAUTH']);
  });

  it('never notified: nothing is paid or captured; a signed return is recorded and pays nothing', async () => {
    const order = await place(test);
    const oid = await goToCmi(order);
    const back = await cmi.decide(oid, 'approve-silent');
    const form = new URLSearchParams(back?.fields.map(([name, value]) => [name, value]));
    await test.academy.noteReturn({ gateway: 'cmi', body: Buffer.from(form.toString()) });
    expect([await statusOf(test, order), cmi.captured]).toEqual(['Pending Payment', []]);
    expect((await allRows(test)).attempts).toMatchObject([
      { state: 'begun', approvedReturnAt: expect.any(Date) },
    ]);
    // CMI's fields name the order; its token is only in the address.
    expect(await test.academy.orderOfReturn({ gateway: 'cmi', fields: form })).toMatchObject({
      number: order.number,
      token: null,
    });
  });

  it.each<[CmiAction, string]>([
    ['approve-less', 'wrong-amount'],
    ['approve-wrong-key', 'bad-signature'],
  ])('%s is refused, kept, and captures no money', async (action, reason) => {
    const order = await place(test);
    await pay(order, action);
    expect([answers(), cmi.captured, await refusals()]).toEqual([['FAILURE'], [], [['refused', reason]]]);
    expect(await statusOf(test, order)).toBe('Pending Payment');
  });

  it('of another merchant, in another currency, or for an order nobody placed: refused and kept', async () => {
    const order = await place(test);
    const visit = cmi.visits.get(await goToCmi(order));
    const change = (name: string, value: string) => {
      if (visit) visit.request = new Map([...(visit.request ?? []), [name, value]]);
    };
    const oid = visit?.request.get('oid') ?? '';
    for (const [name, value, back] of [
      ['clientid', '600000009', merchant.clientId],
      ['currency', '978', '504'],
      ['oid', 'MEM-000000-0000-nobody', oid],
    ] as const) {
      change(name, value);
      await cmi.decide(oid, 'approve');
      change(name, back);
      if (visit) visit.open = true;
    }
    expect(answers()).toEqual(['FAILURE', 'FAILURE', 'FAILURE']);
    expect((await refusals()).map(([, reason]) => reason).sort()).toEqual([
      'foreign-currency',
      'unknown-attempt',
      'wrong-merchant',
    ]);
    expect([await statusOf(test, order), cmi.captured]).toEqual(['Pending Payment', []]);
    await cmi.decide(oid, 'approve');
    expect(await statusOf(test, order)).toBe('Payment Confirmed');
  });

  it('a message without a hash is refused', async () => {
    const raw = { headers: {}, body: Buffer.from('oid=x&ProcReturnCode=00'), receivedAt: new Date() };
    const answer = await test.academy.receiveNotification({ gateway: 'cmi', raw });
    expect(answer?.body).toBe('FAILURE');
    expect(await refusals()).toEqual([['refused', 'bad-signature']]);
  });

  it('when the database fails nothing is captured; the repeated notification counts', async () => {
    const order = await place(test);
    const oid = await goToCmi(order);
    await whileDatabaseFails(test, () => cmi.decide(oid, 'approve'));
    expect([answers(), cmi.captured]).toEqual([['FAILURE'], []]);
    const visit = cmi.visits.get(oid);
    if (visit) visit.open = true;
    await cmi.decide(oid, 'approve');
    expect([answers().at(-1), await statusOf(test, order)]).toEqual(['ACTION=POSTAUTH', 'Payment Confirmed']);
  });

  it('the duplicate payment of a paid order is not captured, however often it is notified', async () => {
    const order = await place(test);
    const [first, second] = [await goToCmi(order), await goToCmi(order)];
    await cmi.decide(first, 'approve');
    await cmi.decide(second, 'approve-five');
    expect(answers()).toEqual(['ACTION=POSTAUTH', ...Array.from({ length: 5 }, () => 'APPROVED')]);
    expect(cmi.captured).toHaveLength(1);
    expect((await allRows(test)).attempts.filter(({ isDuplicate }) => isDuplicate)).toHaveLength(1);
  });

  it('a second transaction under one reference is not captured either', async () => {
    const order = await place(test);
    const oid = await pay(order, 'approve');
    const visit = cmi.visits.get(oid);
    if (visit) visit.open = true;
    await cmi.decide(oid, 'approve-five');
    expect(answers()).toEqual(['ACTION=POSTAUTH', ...Array.from({ length: 5 }, () => 'APPROVED')]);
    expect(cmi.captured).toHaveLength(1);
    expect(await refusals()).toContainEqual(['no-change', 'already-paid']);
  });

  it('keeps and logs no name, address, card number, hash or key', async () => {
    const details = someDetails({ name: 'Nour Benjelloun', email: 'nour.b@example.com' });
    const order = await place(test, { details });
    await pay(order, 'approve-wrong-key');
    const oid = await goToCmi(order);
    await cmi.decide(oid, 'decline-stay', 'MME NOUR BENJELLOUN');
    await cmi.decide(oid, 'approve', 'MME NOUR BENJELLOUN');
    const kept = (await allRows(test)).notifications;
    expect(kept).toHaveLength(3);
    const text = JSON.stringify([kept, opened.logged]);
    expect(text).not.toMatch(/benjelloun|nour\.b|4000 ?00|196\.12|STORE-KEY|another key/i);
    expect(kept.every(({ rawBody }) => new URLSearchParams(rawBody).get('HASH') === '[removed]')).toBe(true);
    expect(text).toContain('mdStatus=1');
  });
});
