import { words } from '../../content/words.ts';
import { expect, newLearner, test } from '../support/journey.ts';
import { officeAt } from '../support/staff.ts';

/** What the page of an order says while nothing is paid. */
const unpaid = words.en.common.statuses['Pending Payment'];

/** Somebody for each test: what one does to her order is nothing to the others. */
const aBuyer = () => ({ ...newLearner(), course: 'english-mastery' });

test('a status, an order number and a currency sent by a browser are never stored', async ({ request }) => {
  const buyer = aBuyer();
  const answer = await request.post('/api/form/submit', {
    data: {
      ...buyer,
      status: 'Payment Confirmed',
      orderId: 'MEM-000000-0000',
      currency: 'USD',
      paymentOption: 'Card',
    },
  });
  const order = await answer.json();
  expect(order.status).toBe('Pending Payment');
  expect(order.orderId).not.toBe('MEM-000000-0000');
  expect(order.currency).toBe('MAD');
});

test('a price that is not the catalogue’s is answered 409 with the current one', async ({ request }) => {
  const buyer = aBuyer();
  const answer = await request.post('/api/form/submit', { data: { ...buyer, price: '5' } });
  expect(answer.status()).toBe(409);
  const body = await answer.json();
  expect(body.code).toBe('price-changed');
  expect(Number(body.price)).toBeGreaterThan(5);
});

test('a status only the academy can set is answered 403 and changes nothing', async ({ request }) => {
  const buyer = aBuyer();
  const order = await (await request.post('/api/form/submit', { data: buyer })).json();
  for (const Status of ['Paid - Card', 'Payment Confirmed', 'Paid', 'Refunded']) {
    const answer = await request.post('/api/form/update', {
      data: { OrderId: order.orderId, PaymentOption: 'Card', Status },
    });
    expect(answer.status()).toBe(403);
  }
  const page = await request.get(`/orders/${order.token}`);
  expect(await page.text()).toContain(unpaid);
});

test('an order number without its token opens and changes nothing', async ({
  request,
  playwright,
  baseURL,
}) => {
  const buyer = aBuyer();
  const order = await (await request.post('/api/form/submit', { data: buyer })).json();
  const stranger = await playwright.request.newContext({ baseURL });
  const update = await stranger.post('/api/form/update', {
    data: { OrderId: order.orderId, PaymentOption: 'Bank Transfer', Status: 'Paid - Bank Transfer' },
  });
  expect(update.status()).toBe(404);
  expect((await stranger.get(`/orders/${order.orderId}`)).status()).toBe(404);
  const success = await stranger.get(`/payment/success?orderId=${order.orderId}&transaction_id=1&amount=600`);
  const html = await success.text();
  expect(html).not.toContain(buyer.email);
  expect(html).not.toContain(order.token);
  await stranger.dispose();
});

test('opening the success page by hand does not pay an order', async ({ request }) => {
  const buyer = aBuyer();
  const order = await (await request.post('/api/form/submit', { data: buyer })).json();
  await request.get(`/payment/success?orderId=${order.orderId}&transaction_id=forged&amount=600`);
  const page = await request.get(`/orders/${order.token}`);
  expect(await page.text()).toContain(unpaid);
});

test('a success address of another site is refused', async ({ request }) => {
  const buyer = aBuyer();
  const order = await (await request.post('/api/form/submit', { data: buyer })).json();
  for (const successRedirectUrl of [
    'https://evil.example/payment/success',
    '//evil.example/payment/success',
    '/payment/success@evil.example',
    'javascript:alert(1)',
  ]) {
    const answer = await request.post('/api/payment/initiate', {
      data: { orderId: order.orderId, price: order.price, successRedirectUrl },
    });
    expect(answer.status(), successRedirectUrl).toBe(422);
  }
});

test('a forged notification is refused, kept for staff, and grants nothing', async ({ request }) => {
  const buyer = aBuyer();
  const order = await (await request.post('/api/form/submit', { data: buyer })).json();
  const begun = await (
    await request.post('/api/payment/initiate', { data: { orderId: order.orderId, price: order.price } })
  ).json();
  const reference = JSON.stringify(begun).match(/[0-9a-f-]{36}|[A-Za-z0-9_-]{20,}/)?.[0] ?? '';
  const answer = await request.post('/callbacks/practice', {
    headers: { 'content-type': 'application/json', 'practice-signature': 't=1,v1=00' },
    data: JSON.stringify({
      event: 'evt_forged',
      reference,
      outcome: 'captured',
      amount: order.price,
      currency: 'MAD',
    }),
  });
  expect(answer.status()).toBeGreaterThanOrEqual(400);
  expect(answer.status()).toBeLessThan(500);
  expect(await (await request.get(`/orders/${order.token}`)).text()).toContain(unpaid);
});

test('the same key places one order, however often and however quickly it is sent', async ({ request }) => {
  const buyer = aBuyer();
  const headers = { 'idempotency-key': `test-${crypto.randomUUID()}` };
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => request.post('/api/form/submit', { data: buyer, headers })),
  );
  const numbers = await Promise.all(answers.map(async (answer) => (await answer.json()).orderId));
  expect(new Set(numbers).size).toBe(1);
});

test('every answer carries the security headers', async ({ request }) => {
  for (const [method, path] of [
    ['GET', '/'],
    ['GET', '/courses?q=x'],
    ['GET', '/nothing'],
    ['GET', '/healthz'],
    ['GET', '/readyz'],
    ['GET', '/api/openapi.json'],
    ['POST', '/api/form/submit'],
    ['GET', officeAt()],
    ['GET', '/api/staff/orders'],
    ['POST', '/callbacks/unknown'],
    ['GET', '/robots.txt'],
  ] as const) {
    const answer = await request.fetch(path, { method, maxRedirects: 0 });
    const headers = answer.headers();
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBeTruthy();
    expect(answer.status(), path).toBeLessThan(500);
  }
});
