/** The public API of the built academy: an order by the API is paid at the bank, and private. */
import { expect, it } from 'vitest';
import { words } from '../../src/words.ts';
import { locales, type Locale } from '../../src/platform/i18n/locale.ts';
import { newVisitor, type Visitor } from '../support/visitor.ts';
import { newLearner, payByCard, prefix, staff } from '../support/visits.ts';

const course = 'english-mastery';

async function ask(visitor: Visitor, path: string, json?: object, headers: Record<string, string> = {}) {
  const answer = await visitor.ask(path, {
    headers: { 'content-type': 'application/json', ...headers },
    ...(json && { method: 'POST', body: JSON.stringify(json) }),
  });
  return { status: answer.status, body: await answer.json() };
}

async function place(locale: Locale, who = newLearner()) {
  const visitor = newVisitor();
  const { body } = await ask(visitor, '/api/form/submit', { ...who, course, locale, agreesToStart: true });
  return { visitor, orderId: body.orderId, price: body.price };
}

for (const locale of locales) {
  const { failures } = words[locale].api;

  it(`${locale}: an order by the API is paid at the bank that its session leads to, and then is valid`, async () => {
    const { visitor, orderId, price } = await place(locale);
    const wanted = { amount: Math.round(Number(price) * 100), currency: 'mad' };
    const { body } = await ask(visitor, '/api/checkout-session', { orderId, ...wanted });
    expect(body.data).toMatchObject({ ...wanted, status: 'open' });
    await visitor.open(new URL(body.data.url).pathname);
    const paid = await payByCard(visitor);
    expect(paid.address).toMatch(new RegExp(`^${prefix(locale)}/payment/success`));
    expect(paid.$('h1').text()).toBe(words[locale].payment.success.paidTitle);
    const again = await ask(visitor, '/api/payment-intent', { orderId, locale });
    expect([again.status, again.body.error]).toEqual([409, failures['not-in-this-status']]);
  });

  it(`${locale}: an unpaid intent is not valid, and private`, async () => {
    const { visitor, orderId } = await place(locale);
    const { body } = await ask(visitor, '/api/payment-intent', { orderId });
    const validate = `/api/payment-intent/${body.data.paymentIntentId}/validate`;
    expect((await ask(visitor, validate)).body).toMatchObject({ valid: false, status: 'requires_action' });
    const stranger = await ask(newVisitor(), validate, undefined, { 'accept-language': locale });
    expect([stranger.status, stranger.body.error]).toEqual([404, failures['intent-not-found']]);
  });
}

it('a form of one of our pages is taken with its fields, and a page of another site is not', async () => {
  const { email } = newLearner();
  const apply = async (fields: Record<string, string>, headers = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    // Sent in one piece: a request refused by its headers may be answered while its body is still on its way.
    const sent = new Response(form);
    const type = sent.headers.get('content-type') ?? '';
    const answer = await newVisitor().ask('/api/applications/host-course', {
      method: 'POST',
      body: await sent.arrayBuffer(),
      headers: { 'content-type': type, ...headers },
    });
    return [answer.status, await answer.json()];
  };
  const proposal = { name: 'Imane Berrada', email, courseTopic: 'Caftan design from the first sketch' };
  expect(await apply({ sheet: 'HostYourCourse', ...proposal })).toEqual([200, { result: 'success' }]);
  expect(await apply(proposal, { origin: 'https://evil.example' })).toMatchObject([403, { result: 'error' }]);
});

it('people are shown to signed-in staff, and to nobody else', async () => {
  const buyer = newLearner();
  const { orderId } = await place('en', buyer);
  const lookup = `/api/users/lookup?email=${encodeURIComponent(buyer.email)}`;
  for (const path of ['/api/users', lookup]) expect((await newVisitor().ask(path)).status).toBe(401);
  const row = { OrderId: orderId, 'Email Address': buyer.email, Statuts: 'Pending Payment' };
  expect((await ask(await staff(), lookup)).body).toMatchObject(row);
  expect((await ask(await staff(), `/api/users?search=${orderId}`)).body).toMatchObject([row]);
});

it('every path of the API document is on the page of the API', async () => {
  const { body } = await ask(newVisitor(), '/api/openapi.json');
  const { $ } = await newVisitor().open('/api');
  const headings = $('h1, h2, h3, h4').text();
  for (const path of Object.keys(body.paths)) expect(headings).toContain(path);
});
