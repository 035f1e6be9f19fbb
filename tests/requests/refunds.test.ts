/** Refunds by staff: what the buyer sees of them, and the documents. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { words } from '../../src/words.ts';
import { linksIn } from '../../src/academy/frame/links.ts';
import { newVisitor, type Visitor } from '../support/visitor.ts';
import {
  askStaff,
  chooseMethod,
  emailTo,
  follow,
  orderNumberOn,
  payByCard,
  placeOrder,
  signIn,
  staff,
} from '../support/visits.ts';

const t = words.en;
const opened = t.order.access.classroom.title;

/** Decides a refund of what is left of an order, or of a part of it; its id. */
async function payBack(staffVisitor: Visitor, number: string, fields: object): Promise<string> {
  const { body: seen } = await askStaff(staffVisitor, 'GET', `/orders/${number}/refundable`);
  const { status, body } = await askStaff(staffVisitor, 'POST', `/orders/${number}/refunds`, {
    key: randomUUID(),
    howMuch: 'whole',
    way: 'gateway',
    seenLeftCentimes: seen.leftCentimes,
    reason: 'She asked for it.',
    ...fields,
  });
  expect([status, body]).toEqual([200, expect.objectContaining({ id: expect.any(String) })]);
  return body.id;
}

const isDone = (staffVisitor: Visitor, id: string) =>
  expect
    .poll(async () => (await askStaff(staffVisitor, 'GET', `/refunds/${id}`)).body)
    .toMatchObject({ state: 'done' });

it('a card order is refunded in part and then fully; the buyer sees it and gets the documents', async () => {
  const { visitor, order } = await placeOrder('ecommerce-mastery-virtual');
  await chooseMethod(visitor, 'Card');
  const number = orderNumberOn(await payByCard(visitor));
  const staffVisitor = await staff();
  await isDone(staffVisitor, await payBack(staffVisitor, number, { howMuch: 'part', amount: '100,50' }));
  const inPart = await visitor.open(order);
  expect(inPart.text).toContain(opened);
  expect(inPart.text).toContain(t.orderRefunds.sent);
  await isDone(staffVisitor, await payBack(staffVisitor, number, {}));

  const { text, $ } = await visitor.open(order);
  expect(text).toContain(t.orderRefunds.allDone.title);
  expect(text).not.toContain(opened);
  expect((await visitor.open('/learn/ecommerce-mastery-virtual')).status).toBe(403);
  const notes = $('main a[href*="/credit-notes/"]');
  expect(notes).toHaveLength(2);
  for (const address of [`${order}/receipt.pdf`, notes.attr('href') ?? '']) {
    const document = await visitor.ask(address);
    expect([document.status, document.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(document.headers.get('cache-control')).toContain('no-store');
    expect((await document.text()).slice(0, 5)).toBe('%PDF-');
  }
  expect((await visitor.ask(`${order}/credit-notes/CN-2020-0001.pdf`)).status).toBe(404);
});

it('who was refunded in full sees so in the classroom, and is not asked to pay', async () => {
  const { visitor, who } = await placeOrder('ecommerce-mastery-virtual');
  await chooseMethod(visitor, 'Card');
  const number = orderNumberOn(await payByCard(visitor));
  const staffVisitor = await staff('owner@derb.example', newVisitor());
  await isDone(staffVisitor, await payBack(staffVisitor, number, {}));
  const later = newVisitor();
  await signIn(later, who.email);
  const { text } = await later.open('/payment-required');
  expect(text).toContain(t.joining.paymentRequired.paidBack.heading);
  expect(text).toContain(number.toUpperCase());
  expect(text).not.toContain(t.joining.paymentRequired.complete);
});

it('a cash order is paid back at an agency, by steps, and its number is corrected', async () => {
  const { visitor, order } = await placeOrder('ecommerce-mastery');
  await chooseMethod(visitor, 'WafaCash / Cash Plus');
  const number = orderNumberOn(await visitor.send({ transferCode: `CASH${Date.now()}` }));
  const staffVisitor = await staff();
  await askStaff(staffVisitor, 'POST', `/orders/${number}/decision`, { decision: 'confirm' });
  const id = await payBack(staffVisitor, number, { way: 'cash-agency', name: 'Salma Alaoui' });
  expect((await visitor.open(order)).text).toContain(t.orderRefunds.someDecided.title);
  const prove = async (method: string, proof: string) =>
    (await askStaff(staffVisitor, method, `/refunds/${id}/payout`, { proof })).status;
  expect(await prove('POST', '')).toBe(422);
  expect(await prove('POST', 'WC-998-123')).toBe(200);
  expect(await prove('PUT', 'WC-998-124')).toBe(200);
  const { text } = await visitor.open(order);
  expect(text).toContain('WC-998-124');
  expect(text).toContain(t.orderRefunds.allDone.title);
});

const { ask, request, account } = t.orderRefunds;
const rib = '007780000123456789012396';

/** Paid by a transfer that staff found. */
async function paidByTransfer() {
  const { visitor, who, order } = await placeOrder('ecommerce-mastery');
  await chooseMethod(visitor, 'Bank Transfer');
  const number = orderNumberOn(await visitor.send({ transferred: 'on' }));
  const staffVisitor = await staff();
  await askStaff(staffVisitor, 'POST', `/orders/${number}/decision`, { decision: 'confirm' });
  return { visitor, who, order, number, staffVisitor };
}

const waiting = async (staffVisitor: Visitor, number: string) =>
  (await askStaff(staffVisitor, 'GET', '/refunds')).body.requests.filter(
    ({ orderNumber }: { orderNumber: string }) => orderNumber === number,
  );

it('a buyer requests a refund, reads how much, and withdraws it; two requests are one', async () => {
  const { visitor, who, order, number, staffVisitor } = await paidByTransfer();
  expect((await visitor.open(order)).text).toContain(request.button);
  const page = await follow(visitor, request.button);
  for (const text of [ask.facts.due, ask.facts.rule, ask.access, account.ways['bank-transfer'].title])
    expect(page.text).toContain(text);
  const other = newVisitor();
  await other.open(`${order}/money-back`);

  // A RIB with a wrong key is refused, and nothing that was typed is lost.
  const wrong = await visitor.send({
    way: 'bank-transfer',
    rib: rib.replace(/6$/, '7'),
    reason: 'Not for me.',
  });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain(t.common.fieldProblems['rib-invalid']);
  expect(wrong.html).toContain('Not for me.');
  expect((await visitor.send({ reason: 'x'.repeat(501), rib })).status).toBe(422);
  expect(await waiting(staffVisitor, number)).toEqual([]);

  const asked = await visitor.send({ way: 'bank-transfer', rib, reason: 'Not for me.' });
  expect(asked.text).toContain(request.now);
  expect(asked.text).toContain(request.title);
  expect((await other.send({ way: 'bank-transfer', rib })).text).toContain(request.title);
  expect(await waiting(staffVisitor, number)).toMatchObject([
    { reason: 'Not for me.', payout: { rib }, isLate: false, amountCentimes: expect.any(Number) },
  ]);
  await emailTo(visitor, who.email, 'You asked for a refund');
  // The form is not offered a second time, and its address redirects to the order.
  expect((await visitor.open(`${order}/money-back`)).address).toBe(order);
  expect(asked.text).not.toContain(request.button);

  const back = await visitor.send({}, { form: 'main form:has([value=withdraw])' });
  expect(back.text).toContain(request.withdrawn);
  expect(await waiting(staffVisitor, number)).toEqual([]);
});

it('the request leads the deciding, which keeps its day and closes it; taking it back is then too late', async () => {
  const { visitor, order, number, staffVisitor } = await paidByTransfer();
  await visitor.open(`${order}/money-back`);
  await visitor.send({ way: 'bank-transfer', rib });
  const { $ } = visitor.page;
  const withdraw = $('main form:has([value=withdraw])').attr('action') ?? '';
  const { body: facts } = await askStaff(staffVisitor, 'GET', `/orders/${number}/refundable`);
  expect(facts.request).toMatchObject({ way: 'bank-transfer', payout: { rib } });
  // More than was paid is refused, request or not.
  const { status } = await askStaff(staffVisitor, 'POST', `/orders/${number}/refunds`, {
    key: randomUUID(),
    howMuch: 'part',
    amount: '99999',
    seenLeftCentimes: facts.leftCentimes,
    way: 'bank-transfer',
    name: 'Salma Alaoui',
    rib,
    reason: 'Asked for.',
  });
  expect(status).toBe(422);
  const id = await payBack(staffVisitor, number, { way: 'bank-transfer', name: 'Salma Alaoui', rib });
  const { body } = await askStaff(staffVisitor, 'GET', `/refunds/${id}`);
  expect(body.dueAt).toBe(facts.request.dueAt);
  expect(await waiting(staffVisitor, number)).toEqual([]);
  const late = await visitor.ask(withdraw, {
    method: 'POST',
    body: new URLSearchParams({ intent: 'withdraw' }),
    headers: { origin: visitor.origin },
  });
  expect(late.headers.get('location')).toContain('not-in-this-status');
  const closed = await visitor.open(order);
  expect(closed.text).not.toContain(request.withdraw);
  expect(closed.text).toContain(t.orderRefunds.someDecided.title);
  await askStaff(staffVisitor, 'POST', `/refunds/${id}/payout`, { proof: 'VIR-1' });
  expect((await visitor.open(order)).text).toContain(t.orderRefunds.allDone.title);
  expect((await visitor.open(`${order}/money-back`)).address).toBe(order);
});

it('no refund can be requested of an unpaid order, of an unknown one, or by who has no right in the console', async () => {
  const { visitor, order } = await placeOrder('ecommerce-mastery');
  expect((await visitor.open(order)).text).not.toContain(request.button);
  const post = (address: string) =>
    visitor.ask(address, {
      method: 'POST',
      body: new URLSearchParams({ reason: '' }),
      headers: { origin: visitor.origin },
    });
  expect((await post(`${order}/money-back`)).headers.get('location')).toContain('not-in-this-status');
  await post('/orders/nobody-has-such-a-token-here/money-back');
  expect((await visitor.open('/orders/nobody-has-such-a-token-here/money-back')).status).toBe(404);
  const stranger = newVisitor();
  const path = `/refund-requests/${randomUUID()}/decline`;
  const why = { declinedFor: 'bank-returns-it' };
  expect((await askStaff(stranger, 'POST', path, why)).status).toBe(401);
  const staffVisitor = await staff();
  expect((await askStaff(staffVisitor, 'POST', path, why)).status).toBe(404);
  // Another reason needs its sentence, and none outside the list is taken.
  expect((await askStaff(staffVisitor, 'POST', path, { declinedFor: 'other' })).status).toBe(422);
  expect((await askStaff(staffVisitor, 'POST', path, { declinedFor: 'no-time' })).status).toBe(422);
});

it('a declined request shows the reason on the order and in the account, where it can be requested once more', async () => {
  const { visitor, who, order, number, staffVisitor } = await paidByTransfer();
  await visitor.open(`${order}/money-back`);
  await visitor.send({ way: 'cash-agency', name: 'Salma Alaoui' });
  await signIn(visitor, who.email);
  const orders = linksIn('en').accountOrders();
  expect((await visitor.open(orders)).text).toContain('You asked for a refund on');
  const [{ id }] = await waiting(staffVisitor, number);
  const note = 'You told us on the phone that you keep it.';
  const declined = await askStaff(staffVisitor, 'POST', `/refund-requests/${id}/decline`, {
    declinedFor: 'other',
    note,
  });
  expect(declined.status).toBe(200);
  expect((await visitor.open(order)).text).toContain(note);
  expect((await visitor.open(orders)).text).toContain(t.account.orders.moneyBack);
});
