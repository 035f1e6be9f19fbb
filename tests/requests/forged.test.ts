/** Values that a browser or a stranger sends but only the academy may decide. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { words } from '../../src/words.ts';
import { newVisitor, type Visitor } from '../support/visitor.ts';
import { newLearner } from '../support/visits.ts';

/** Shown on the page of an order while nothing is paid. */
const unpaid = words.en.common.statuses['Pending Payment'];

const post = (visitor: Visitor, path: string, json: object, headers: Record<string, string> = {}) =>
  visitor.ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(json),
  });

/** A new buyer for each test, so that their orders do not affect each other. */
const newBuyer = () => ({ ...newLearner(), course: 'english-mastery', agreesToStart: true });

async function order(visitor = newVisitor(), buyer = newBuyer()) {
  const placed = await (await post(visitor, '/api/form/submit', buyer)).json();
  return { visitor, buyer, placed, page: async () => (await visitor.open(`/orders/${placed.token}`)).text };
}

it('a status, an order number and a currency sent by a browser are never stored', async () => {
  const forged = { status: 'Payment Confirmed', orderId: 'MEM-000000-0000', currency: 'USD' };
  const { placed } = await order(newVisitor(), { ...newBuyer(), ...forged });
  expect(placed).toMatchObject({ status: 'Pending Payment', currency: 'MAD' });
  expect(placed.orderId).not.toBe(forged.orderId);
});

it('a price that is not the catalogue’s is answered 409 with the current one', async () => {
  const answer = await post(newVisitor(), '/api/form/submit', { ...newBuyer(), price: '5' });
  const { code, price } = await answer.json();
  expect([answer.status, code]).toEqual([409, 'price-changed']);
  expect(Number(price)).toBeGreaterThan(5);
});

it('a status only the academy can set is answered 403 and changes nothing', async () => {
  const { visitor, placed, page } = await order();
  for (const Status of ['Paid - Card', 'Payment Confirmed', 'Paid', 'Refunded']) {
    const asked = { OrderId: placed.orderId, PaymentOption: 'Card', Status };
    expect((await post(visitor, '/api/form/update', asked)).status).toBe(403);
  }
  expect(await page()).toContain(unpaid);
});

it('an order number without its token opens and changes nothing', async () => {
  const { placed, buyer } = await order();
  const stranger = newVisitor();
  const claim = { PaymentOption: 'Bank Transfer', Status: 'Paid - Bank Transfer' };
  const update = await post(stranger, '/api/form/update', { OrderId: placed.orderId, ...claim });
  expect(update.status).toBe(404);
  expect((await stranger.open(`/orders/${placed.orderId}`)).status).toBe(404);
  const success = await stranger.open(
    `/payment/success?orderId=${placed.orderId}&transaction_id=1&amount=600`,
  );
  expect(success.html).not.toContain(buyer.email);
  expect(success.html).not.toContain(placed.token);
});

it('opening the success page by hand does not pay an order', async () => {
  const { visitor, placed, page } = await order();
  await visitor.open(`/payment/success?orderId=${placed.orderId}&transaction_id=forged&amount=600`);
  expect(await page()).toContain(unpaid);
});

it('a success address of another site is refused', async () => {
  const { visitor, placed } = await order();
  const { orderId, price } = placed;
  for (const successRedirectUrl of [
    'https://evil.example/payment/success',
    '//evil.example/payment/success',
    '/payment/success@evil.example',
    'javascript:alert(1)',
  ]) {
    const answer = await post(visitor, '/api/payment/initiate', { orderId, price, successRedirectUrl });
    expect(answer.status, successRedirectUrl).toBe(422);
  }
});

it('a forged notification is refused and grants nothing', async () => {
  const { visitor, placed, page } = await order();
  const { orderId, price } = placed;
  const begun = await (await post(visitor, '/api/payment/initiate', { orderId, price })).json();
  const reference = begun.formData.reference;
  expect(reference).toMatch(/\S{8}/);
  const forged = { event: 'evt_forged', reference, outcome: 'captured', amount: price, currency: 'MAD' };
  const answer = await post(newVisitor(), '/callbacks/practice', forged, {
    'practice-signature': 't=1,v1=00',
  });
  expect(answer.status).toBe(400);
  // The bank may still answer; nothing is granted.
  expect(await page()).toContain(words.en.payment.shown.awaitsBank);
});

it('the same key places one order, however often and however quickly it is sent', async () => {
  const buyer = newBuyer();
  const key = { 'idempotency-key': `test-${randomUUID()}` };
  const visitor = newVisitor();
  const numbers = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const answer = await post(visitor, '/api/form/submit', buyer, key);
      return (await answer.json()).orderId;
    }),
  );
  expect([...new Set(numbers)]).toEqual([expect.stringMatching(/^MEM-/)]);
});

it.each([
  ['GET', '/'],
  ['GET', '/courses?q=x'],
  ['GET', '/nothing'],
  ['GET', '/healthz'],
  ['GET', '/readyz'],
  ['GET', '/api/openapi.json'],
  ['POST', '/api/form/submit'],
  ['GET', '/staff'],
  ['GET', '/api/staff/orders'],
  ['POST', '/callbacks/unknown'],
  ['GET', '/robots.txt'],
] as const)('%s %s is answered with the security headers', async (method, path) => {
  const { status, headers } = await newVisitor().ask(path, { method });
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBeTruthy();
  expect(status).toBeLessThan(500);
});
