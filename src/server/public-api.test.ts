import { eq } from 'drizzle-orm';
import { describe, expect, it, test } from 'vitest';
import { applications } from '../catalogue/applicants/application.table.ts';
import { orders, paymentAttempts } from '../selling/orders/orders.table.ts';
import { databaseLimits } from '../platform/limits/limits.ts';
import type { HandOff } from '../gateways/gateway.ts';
import { words } from '../words.ts';
import { describeOnBothEngines } from '../../tests/support/open-test-database.ts';
import {
  apiForAll,
  apiForEach,
  buyer,
  type PlacedOrder,
  type Sent,
  type TestApi,
} from '../../tests/support/open-test-api.ts';
import { evidenceFor } from '../../tests/support/test-gateway.ts';
import { calls } from './calls.ts';
import { anyCharacter, fc, forAllInTurn, tries } from '../../tests/support/properties.ts';

const mostFormsOfCaller = databaseLimits.form.most;

type Placed = Pick<PlacedOrder, 'orderId' | 'proof'>;
const updating =
  (api: TestApi) =>
  ({ orderId, proof }: Placed, json: object, headers: Record<string, string> = proof) =>
    api.ask('/api/form/update', { json: { OrderId: orderId, ...json }, headers });
const staff = { email: 'nadia@academy.example', role: 'support' } as const;

describeOnBothEngines('orders by the API', (engine) => {
  const api = apiForEach({ engine });
  const update = updating(api);
  const submit = (json: object, headers: Record<string, string> = {}) =>
    api.ask('/api/form/submit', { json: { ...buyer, ...json }, headers });

  it('are placed at the catalogue’s price, whatever price, status and number are sent', async () => {
    const theirs = { price: '990', status: 'Payment Confirmed', orderId: 'MEM-000000-0000', currency: 'USD' };
    const { status, body, headers } = await submit(theirs);
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'Pending Payment', price: '990.00', currency: 'MAD' });
    expect(body.orderId).not.toBe('MEM-000000-0000');
    expect(body.submissionId).toBe(body.orderId);
    expect(headers.get('set-cookie')).toContain(body.token);
    const dear = await submit({ price: 5 });
    expect([dear.status, dear.body.code, dear.body.price]).toEqual([409, 'price-changed', '990.00']);
  });

  it('accept the membership by its name, without a phone, at the price of the settings', async () => {
    const description = 'Clarity Community + Live Calls + Support Group';
    const { status, body } = await submit({ name: 'Salma', phone: undefined, description });
    expect([status, body.price]).toEqual([201, '49.00']);
    const course = await submit({ name: 'Salma', phone: '' });
    expect(Object.keys(course.body.fields).sort()).toEqual(['name', 'phone']);
  });

  it('ask for the wish to start at once where something starts within the time for changing one’s mind', async () => {
    for (const agreesToStart of [undefined, false]) {
      const { status, body } = await submit({ agreesToStart });
      expect([status, Object.keys(body.fields)]).toEqual([422, ['agreesToStart']]);
    }
  });

  it('refuse a field whose JSON has another type than its own, by its name, and place nothing', async () => {
    const wrong: [string, unknown][] = [
      ['coupon', ['DERB10']],
      ['coupon', { code: 'DERB10' }],
      ['coupon', 10],
      ['course', ['selling-online']],
      ['price', [990]],
      ['price', true],
      ['agreesToStart', [true]],
      ['agreesToStart', 1],
      ['phone', 612345678],
      ['name', { first: 'Salma' }],
      ['status', []],
      ['locale', {}],
    ];
    for (const [name, value] of wrong) {
      const { status, body } = await submit({ [name]: value });
      expect([status, body.code], name).toEqual([422, 'bad-fields']);
      expect(body.fields).toEqual({ [name]: words.en.common.fieldProblems['wrong-type'] });
    }
    expect(await api.db.select().from(orders)).toEqual([]);
    const order = await api.order();
    expect((await update(order, { TransferCode: 8841 })).body.fields).toHaveProperty('TransferCode');
    expect((await update(order, { Cohort: [], Price: 990 })).body.fields).toHaveProperty('Cohort');
    expect((await update(order, { Price: 990, Cohort: null })).status).toBe(200);
    // What is no field of the call, or is ignored, stands in nobody’s way.
    const more = { utm: { source: 'x' }, orderId: 17, coupon: null, email: 'nora@example.com' };
    expect((await submit(more)).status).toBe(201);
    const told = await api.ask('/api/buy-now', { json: { body: ['x'] } });
    expect([told.status, Object.keys(told.body.fields)]).toEqual([422, ['body']]);
  });

  it('accept a product of the shop by its slug, without a phone; a free one is refused', async () => {
    const reader = { name: 'Salma', phone: undefined, description: undefined };
    const { status, body } = await submit({ ...reader, course: 'a-book' });
    expect([status, body.price, body.description]).toEqual([201, '79.00', 'A book']);
    const free = await submit({ ...reader, course: 'finance-tracker' });
    expect([free.status, free.body.code]).toEqual([409, 'not-on-sale']);
  });

  it('use the payment method that is sent, by its older name too', async () => {
    const { body } = await submit({ paymentOption: 'Other Payment Methods' });
    expect(body.status).toBe('Pending Other Payment Method');
    await api.order({ paymentOption: 'Stripe' });
    const options = (await api.db.select().from(orders)).map((one) => one.paymentOption);
    expect(options.sort()).toEqual(['Card', 'Other Payment Methods']);
  });

  it('are placed once per key, and not shown to anybody else with the same key', async () => {
    const headers = { 'Idempotency-Key': 'a-key-of-the-tests-1' };
    const [first, again] = [await submit({}, headers), await submit({}, headers)];
    expect([first.status, again.status, again.body.token]).toEqual([201, 200, first.body.token]);
    const other = await submit({ email: 'other@example.com' }, headers);
    expect([other.status, other.body.code]).toEqual([422, 'key-used-for-another-item']);
  });

  it('can be corrected with their token: a new address gives a new token, in a cookie and in the body', async () => {
    const order = await api.order();
    const named = await update(order, { Name: 'Salma Bennani', Phone: '0661234567', Description: 'ignored' });
    const unpaid = { success: true, orderId: order.orderId, status: 'Pending Payment', paymentOption: '' };
    expect([named.status, named.body]).toEqual([200, unpaid]);
    const moved = await update(order, { Email: 'new@example.com' });
    expect(moved.body.token).not.toBe(order.token);
    expect(moved.headers.get('set-cookie')).toContain(moved.body.token);
    expect((await update(order, { Name: 'Old Token' })).status).toBe(404);
    const [row] = await api.db.select().from(orders);
    expect(row).toMatchObject({
      name: 'Salma Bennani',
      phone: '+212661234567',
      email: 'new@example.com',
      description: buyer.description,
      amountCentimes: 99_000,
    });
    const proof = { Authorization: `Bearer ${moved.body.token}` };
    const wrong = await update(order, { Email: 'nobody', Phone: '12' }, proof);
    expect([wrong.status, Object.keys(wrong.body.fields).sort()]).toEqual([422, ['Email', 'Phone']]);
  });

  it('return the new token of a correction even if the claim sent with it is refused', async () => {
    const order = await api.order();
    const cash = { PaymentOption: 'WafaCash / Cash Plus', TransferCode: '1' };
    const answer = await update(order, { Email: 'new@example.com', ...cash });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['TransferCode']]);
    expect(answer.headers.get('set-cookie')).toContain('derb_orders=');
  });

  it.each([
    [{ Status: 'Paid - WafaCash', TransferCode: '8841 2290 17' }, [200, 'Paid - WafaCash', '8841229017']],
    [{ Status: 'Paid - Bank Transfer' }, [200, 'Paid - Bank Transfer', null]],
    [{ Status: 'Paid - WafaCash', TransferCode: 'x' }, [422, ['TransferCode'], null]],
    [{ Status: 'Paid - WafaCash' }, [422, ['TransferCode'], null]],
    [{ TransferCode: '8841229017' }, [422, ['PaymentOption'], null]],
    [{ Status: 'Pending Payment', TransferCode: '8841229017' }, [422, ['PaymentOption'], null]],
    [{ Status: 'Paid - Bank Transfer', TransferCode: '8841229017' }, [422, ['PaymentOption'], null]],
    [{ PaymentOption: 'Card', TransferCode: '8841229017' }, [422, ['PaymentOption'], null]],
    [{ PaymentOption: 'Card', Status: 'Paid - WafaCash' }, [422, ['PaymentOption'], null]],
    [{ Status: 'Pending Other Payment Method' }, [200, 'Pending Other Payment Method', null]],
  ])('take the claim %o as %o: a code is kept or refused, never dropped', async (json, expected) => {
    const { status, body } = await update(await api.order(), json);
    const [row] = await api.db.select().from(orders);
    expect([status, body.status ?? Object.keys(body.fields), row?.transferCode]).toEqual(expected);
  });

  it('take a code alone for the cash transfer that was chosen before', async () => {
    const order = await api.order();
    const after = async (json: object) => (await update(order, json)).body.status;
    expect(await after({ PaymentOption: 'WafaCash / Cash Plus' })).toBe('Pending Payment');
    expect(await after({ TransferCode: '8841229017' })).toBe('Paid - WafaCash');
    // What is so already changes nothing.
    expect(await after({ Status: 'Paid - WafaCash' })).toBe('Paid - WafaCash');
  });

  it('accept a claim, never a confirmation, and a price only if it is right', async () => {
    const order = await api.order();
    const after = async (json: object) => {
      const { status, body } = await update(order, json);
      return [status, body.code ?? body.status];
    };
    for (const Status of ['Payment Confirmed', 'Paid', 'Paid - Card', 'Refunded'])
      expect(await after({ Status })).toEqual([403, 'status-not-yours']);
    expect(await after({ Price: 5 })).toEqual([409, 'price-changed']);
    const claim = { Price: '990.00', PaymentOption: 'Bank Transfer', Status: 'Paid - Bank Transfer' };
    expect(await after(claim)).toEqual([200, 'Paid - Bank Transfer']);
    expect(await after({ Name: 'Somebody Else' })).toEqual([409, 'not-in-this-status']);
    expect(await after({ Name: buyer.name })).toEqual([200, 'Paid - Bank Transfer']);
    const stranger = await update(order, { PaymentOption: 'Card' }, {});
    expect([stranger.status, stranger.body.code]).toEqual([404, 'order-not-found']);
  });
});

describe('cards by the API', () => {
  const api = apiForEach();
  const card = (path: string, order: { orderId: string; proof: Record<string, string> }, json: object = {}) =>
    api.ask(path, { json: { orderId: order.orderId, ...json }, headers: order.proof });

  it('a session has the gateway’s page, with the amount in centimes', async () => {
    const order = await api.order();
    const hints = { amount: 99_000, currency: 'MAD', metadata: { orderId: 'x', status: 'paid' } };
    const { status, body } = await card('/api/checkout-session', order, hints);
    expect([status, body.success]).toEqual([200, true]);
    expect(body.data).toMatchObject({ amount: 99_000, currency: 'mad', status: 'open' });
    expect(body.data.url).toBe(`https://bank.example/${api.bank.begun[0]}`);
    api.bank.onBegin = async () => ({
      ok: true,
      handOff: { kind: 'redirect', url: 'https://bank.example/c' },
      providerSession: 'cs_1',
    });
    expect((await card('/api/checkout-session', order)).body.data.sessionId).toBe('cs_1');
  });

  it('a gateway that needs a posted form is reached by the order’s own page', async () => {
    const order = await api.order();
    api.bank.onBegin = async () => ({
      ok: true,
      handOff: { kind: 'post', url: 'https://bank.example/pay', fields: { a: '1' } },
      providerSession: null,
    });
    const { body } = await card('/api/checkout-session', order);
    expect(body.data.url).toBe(`${api.publicOrigin}/orders/${order.token}/card`);
    expect((await card('/api/payment/initiate', order)).body).toEqual({
      success: true,
      orderId: order.orderId,
      paymentUrl: 'https://bank.example/pay',
      method: 'POST',
      formData: { a: '1' },
    });
  });

  it('nothing starts for another amount, another currency, another site, or another person', async () => {
    const order = await api.order();
    for (const [json, status, code] of [
      [{ amount: 500 }, 409, 'price-changed'],
      [{ amount: -1 }, 422, 'bad-fields'],
      [{ amount: 99_000.5 }, 422, 'bad-fields'],
      [{ currency: 'usd' }, 422, 'currency-not-taken'],
      [{ successUrl: 'https://evil.example/payment/success' }, 422, 'redirect-not-allowed'],
      [{ cancelUrl: '//evil.example/payment/cancel' }, 422, 'redirect-not-allowed'],
      [{ successUrl: 'https://academy.example@evil.example/payment/success' }, 422, 'redirect-not-allowed'],
      [{ successUrl: 'javascript:alert(1)' }, 422, 'redirect-not-allowed'],
    ] as const) {
      const answer = await card('/api/checkout-session', order, json);
      expect([answer.status, answer.body.code], JSON.stringify(json)).toEqual([status, code]);
    }
    expect((await card('/api/checkout-session', order, { amount: 500 })).body).toMatchObject({
      price: '990.00',
      amount: 99_000,
    });
    for (const path of ['/api/checkout-session', '/api/payment-intent', '/api/payment/initiate']) {
      const answer = await api.ask(path, { json: { orderId: order.orderId } });
      expect([answer.status, answer.body.code]).toEqual([404, 'order-not-found']);
    }
    expect(await api.db.select().from(paymentAttempts)).toEqual([]);
  });

  it.each([
    ['/api/checkout-session', 'gateway-refused', 'session-not-made', 'Failed to create checkout session'],
    ['/api/payment-intent', 'gateway-refused', 'intent-not-made', 'Failed to create payment intent'],
    ['/api/payment/initiate', 'gateway-refused', 'gateway-refused', 'Payment gateway error'],
    [
      '/api/payment/initiate',
      'gateway-unreachable',
      'gateway-unreachable',
      'Payment gateway connection failed',
    ],
    [
      '/api/checkout-session',
      'gateway-unreachable',
      'gateway-unreachable',
      'Payment gateway connection failed',
    ],
  ] as const)('%s: when the gateway says %s the caller hears of it', async (path, reason, code, sentence) => {
    const order = await api.order();
    api.bank.onBegin = async () => ({ ok: false, reason });
    const answer = await card(path, order);
    expect([answer.status, answer.body]).toEqual([502, { success: false, code, error: sentence }]);
    const arabic = await card(path, order, { locale: 'ar' });
    expect(arabic.body.error).toBe(words.ar.api.failures[code]);
  });

  it.each<HandOff>([
    { kind: 'post', url: 'https://bank.example/pay', fields: {} },
    { kind: 'post', url: '', fields: { a: '1' } },
    { kind: 'redirect', url: 'no address' },
  ])('an unusable answer of a gateway is an invalid response: %j', async (handOff) => {
    const order = await api.order();
    api.bank.onBegin = async () => ({ ok: true, handOff, providerSession: null });
    const answer = await card('/api/payment/initiate', order);
    expect([answer.status, answer.body.error]).toEqual([502, 'Invalid response from payment gateway.']);
  });

  it('an intent is valid only when the gateway confirms the money', async () => {
    const order = await api.order();
    const { body } = await card('/api/payment-intent', order, { amount: 99_000, currency: 'mad' });
    expect(body.data).toMatchObject({ clientSecret: null, status: 'requires_action', amount: 99_000 });
    const validate = (headers: Record<string, string> = order.proof) =>
      api.ask(`/api/payment-intent/${body.data.paymentIntentId}/validate`, { headers });
    expect((await validate()).body).toMatchObject({ valid: false, status: 'requires_action' });
    const [reference = ''] = api.bank.begun;
    api.bank.answers.set(reference, { ok: true, evidence: evidenceFor(reference, { amountCentimes: 100 }) });
    expect((await validate()).body.valid).toBe(false);
    api.bank.answers.set(reference, { ok: true, evidence: evidenceFor(reference) });
    expect((await validate()).body).toEqual({
      success: true,
      valid: true,
      status: 'succeeded',
      data: { ...body.data, clientSecret: undefined, url: undefined, status: 'succeeded' },
    });
    expect((await api.academy.orderByToken(order.token))?.order.status).toBe('Payment Confirmed');
    const other = await api.order({ email: 'other@example.com' });
    for (const headers of [{}, other.proof]) {
      const answer = await validate(headers);
      expect([answer.status, answer.body.code]).toEqual([404, 'intent-not-found']);
    }
  });

  it.each([
    ['declined', 'requires_payment_method'],
    ['cancelled', 'canceled'],
  ] as const)('an intent that was %s says %s', async (outcome, word) => {
    const order = await api.order();
    const { body } = await card('/api/payment-intent', order);
    const [reference = ''] = api.bank.begun;
    api.bank.answers.set(reference, { ok: true, evidence: evidenceFor(reference, { outcome }) });
    const answer = await api.ask(`/api/payment-intent/${body.data.paymentIntentId}/validate`, {
      headers: order.proof,
    });
    expect([answer.body.valid, answer.body.status]).toEqual([false, word]);
  });
});

describe('applications by the API', () => {
  const api = apiForEach();
  const person = { name: 'Salma Alaoui', email: 'salma@example.com', phone: '0612345678' };
  const stored = () => api.db.select().from(applications);

  test('all three body formats are equal, and a repeated application is stored once', async () => {
    const fields = { ...person, sheet: 'HostYourCourse', courseTopic: 'Caftans by hand', experience: '' };
    for (const sent of [{ json: fields }, { urlencoded: fields }, { multipart: fields }] satisfies Sent[]) {
      const answer = await api.ask('/api/applications/host-course', sent);
      expect([answer.status, answer.body]).toEqual([200, { result: 'success' }]);
    }
    expect(await stored()).toMatchObject([
      {
        kind: 'host-course',
        phone: '+212612345678',
        answers: { courseTopic: 'Caftans by hand', experience: '' },
      },
    ]);
  });

  test('courses, workshops and products are found by name in either language, or by slug', async () => {
    for (const course of ['French Course', 'french-course', ' FRENCH course '])
      expect((await api.ask('/api/applications/waitlist', { json: { ...person, course } })).body).toEqual({
        result: 'success',
      });
    const workshop = (workshopTitle: string) =>
      api.ask('/api/applications/workshop', { json: { ...person, workshopTitle } });
    expect((await workshop('AI Product Photography')).body).toEqual({ result: 'success', place: 'seat' });
    expect((await workshop('التصوير بالهاتف')).body).toEqual({ result: 'success', place: 'seat' });
    for (const json of [{ Tool: 'Monthly budget' }, { Product: 'finance-tracker', Status: 'Interested' }]) {
      const answer = await api.ask('/api/applications/access-request', {
        json: { Email: person.email, ...json },
      });
      expect(answer.body).toEqual({ result: 'success', delivery: 'link' });
    }
    expect((await stored()).map(({ kind }) => kind).sort()).toEqual([
      'access-request',
      'waitlist',
      'workshop',
    ]);
  });

  test('one IP address can take a limited number of workshop seats, and is refused beyond it', async () => {
    const ask = (index: number, caller: string) =>
      api.ask('/api/applications/workshop', {
        json: { ...person, email: `someone-${index}@example.com`, workshopTitle: 'AI Product Photography' },
        headers: { 'x-client-address': caller },
      });
    for (let index = 0; index < mostFormsOfCaller; index++)
      expect((await ask(index, '203.0.113.7')).status).toBe(200);
    const refused = await ask(mostFormsOfCaller, '203.0.113.7');
    expect([refused.status, refused.body]).toEqual([
      429,
      { result: 'error', error: { message: words.en.api.failures['many-forms'], code: 'many-forms' } },
    ]);
    expect((await ask(mostFormsOfCaller, '203.0.113.8')).status).toBe(200);
    expect(await stored()).toHaveLength(mostFormsOfCaller + 1);
  });

  test('invalid applications are refused in the scripts’ format, in the caller’s language', async () => {
    const unknown = await api.ask('/api/applications/workshop', {
      json: { ...person, workshopTitle: 'No such thing' },
      headers: { 'Accept-Language': 'ar-MA' },
    });
    expect([unknown.status, unknown.body]).toEqual([
      404,
      { result: 'error', error: { message: 'لم نعثر على هذه الورشة', code: 'workshop-not-found' } },
    ]);
    const wrong = await api.ask('/api/applications/waitlist', {
      urlencoded: { ...person, phone: '12', course: 'French Course' },
    });
    expect([wrong.status, wrong.body]).toEqual([
      422,
      {
        result: 'error',
        error: {
          message: words.en.api.fields['phone-invalid'],
          code: 'bad-fields',
          fields: { phone: words.en.api.fields['phone-invalid'] },
        },
      },
    ]);
    const misled = { json: { ...person, sheet: 'CoursesWaitlist', courseTopic: 'Caftans' } };
    expect((await api.ask('/api/applications/host-course', misled)).status).toBe(422);
    const claimed = { json: { Email: person.email, Product: 'budget', Status: 'Paid' } };
    expect((await api.ask('/api/applications/access-request', claimed)).status).toBe(422);
    expect(await stored()).toEqual([]);
  });

  test('an empty file field is ignored, a file is refused', async () => {
    const fields = { ...person, courseTopic: 'Caftans by hand' };
    const send = (file: Blob) =>
      api.ask('/api/applications/host-course', { multipart: { ...fields, experience: file } });
    expect((await send(new Blob([]))).status).toBe(200);
    expect((await send(new Blob(['x']))).body.error.code).toBe('files-not-taken');
  });
});

describe('the users table is shown to staff, and to people themselves', () => {
  const api = apiForEach();

  test('nobody else learns anything: known and unknown addresses get the same answer', async () => {
    await api.order();
    const known = await api.ask('/api/users/lookup?email=salma@example.com');
    const unknown = await api.ask('/api/users/lookup?email=nobody@example.com');
    const list = await api.ask('/api/users');
    for (const answer of [known, unknown, list]) {
      expect([answer.status, answer.body.code]).toEqual([401, 'sign-in-needed']);
      expect(answer.body).toEqual(known.body);
    }
    const order = await api.order();
    expect((await api.ask('/api/users', { headers: order.proof })).status).toBe(401);
  });

  test('the rows have the table’s column names, the newest first', async () => {
    const order = await api.order();
    api.signIn(staff);
    const row = {
      FullName: 'Salma Alaoui',
      'Email Address': 'salma@example.com',
      Product: 'E-Commerce Mastery – Virtual',
      Price: '990.00',
      Statuts: 'Pending Payment',
      Created: '2026-06-01T10:00:00.000Z',
      OrderId: order.orderId,
    };
    const list = await api.ask('/api/users?select=*&order=Created.desc&before=nonsense');
    expect([list.status, list.body, list.headers.get('link')]).toEqual([200, [row], null]);
    expect((await api.ask('/api/users/lookup?email=SALMA@example.com')).body).toEqual(row);
    const nobody = await api.ask('/api/users/lookup?email=nobody@example.com');
    expect([nobody.status, nobody.body.code]).toEqual([404, 'PGRST116']);
  });

  test('a signed-in person finds their own address, and nobody else’s', async () => {
    const order = await api.order();
    api.signInMember({ id: 'member-1', email: 'salma@example.com' });
    const own = await api.ask('/api/users/lookup?email=Salma@example.com');
    expect([own.status, own.body.OrderId]).toEqual([200, order.orderId]);
    api.signInMember({ id: 'member-2', email: 'lina@example.com' });
    for (const email of ['salma@example.com', 'nobody@example.com'])
      expect((await api.ask(`/api/users/lookup?email=${email}`)).status).toBe(401);
    expect((await api.ask('/api/users/lookup?email=lina@example.com')).status).toBe(404);
    expect((await api.ask('/api/users')).status).toBe(401);
  });

  test('older rows are reached by the link header', async () => {
    for (let placed = 0; placed < 51; placed += 1) {
      await api.order();
      api.pass(1_000);
    }
    api.signIn(staff);
    const first = await api.ask('/api/users');
    const [, next = ''] = /^<([^>]+)>; rel="next"$/.exec(first.headers.get('link') ?? '') ?? [];
    const rest = await api.ask(next.replace(api.publicOrigin, ''));
    expect([first.body.length, rest.body.length, rest.headers.get('link')]).toEqual([50, 1, null]);
  });
});

describe('methods, bodies and failures', () => {
  const api = apiForAll();
  const update = updating(api);

  test.each(calls.map(({ path, method }) => [path.replace('{id}', 'x'), method] as const))(
    '%s lists its methods, allows no other origin, and is not cached',
    async (path, method) => {
      const allow = method === 'GET' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS';
      const asked = await api.ask(path, { method: 'OPTIONS', headers: { Origin: 'https://evil.example' } });
      expect([asked.status, asked.headers.get('allow')]).toEqual([204, allow]);
      expect([...asked.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
      for (const wrong of ['PUT', 'DELETE', 'PATCH', method === 'GET' ? 'POST' : 'GET']) {
        const answer = await api.ask(path, { method: wrong });
        expect([answer.status, answer.headers.get('allow')], wrong).toEqual([405, allow]);
      }
      expect(asked.headers.get('cache-control')).toBe('no-store');
    },
  );

  test('a HEAD is a GET without its body, and an unknown address is unknown', async () => {
    expect((await api.ask('/api/openapi.json', { method: 'HEAD' })).status).toBe(200);
    expect((await api.ask('/api', { method: 'HEAD' })).body).toBe('');
    const answer = await api.ask('/api/form/nothing', { json: {} });
    expect([answer.status, answer.body.code]).toEqual([404, 'not-found']);
  });

  test('a bug reaches the server, which logs it, and never the caller', async () => {
    const { courseNamed } = api.academy;
    api.academy.courseNamed = () => Promise.reject(new Error('secret detail'));
    await expect(api.ask('/api/form/submit', { json: buyer })).rejects.toThrow('secret detail');
    api.academy.courseNamed = courseNamed;
  });

  test('more fields than any form has are too many', async () => {
    const many = Object.fromEntries(Array.from({ length: 61 }, (_, index) => [`f${index}`, 'x']));
    for (const sent of [{ json: many }, { urlencoded: many }, { multipart: many }] satisfies Sent[])
      expect((await api.ask('/api/form/submit', sent)).status).toBe(413);
  });

  const anything = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
  );
  const names = [...new Set(calls.flatMap(({ schema }) => Object.keys(schema.shape)))];
  const bodies = fc.dictionary(
    fc.oneof(fc.constantFrom(...names, '__proto__', 'constructor'), fc.string()),
    fc.oneof(
      anything,
      fc.array(anything, { maxLength: 3 }),
      fc.dictionary(fc.string(), anything, { maxKeys: 3 }),
    ),
    { maxKeys: 12 },
  );

  test('any body is answered below 500, and only a complete form is stored', async () => {
    const posts = calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
    await forAllInTurn(
      tries(200),
      fc.constantFrom(...posts),
      bodies,
      fc.boolean(),
      async (path, body, asForm) => {
        const text = Object.fromEntries(
          Object.entries(body).map(([name, value]) => [name, JSON.stringify(value)]),
        );
        const answer = await api.ask(path, asForm ? { urlencoded: text } : { json: body });
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(answer.status).toBeLessThan(500);
        expect(answer.body.code ?? answer.body.error.code).toBeTypeOf('string');
      },
    );
    expect(await api.db.select().from(orders)).toEqual([]);
  });

  test('extra fields for a known order change nothing that the academy owns', async () => {
    const order = await api.order();
    const owned = async () => {
      const [row] = await api.db.select().from(orders).where(eq(orders.number, order.orderId));
      return [row?.amountCentimes, row?.itemSlug, row?.description, row?.number, row?.agreedToStartAt];
    };
    const before = await owned();
    await forAllInTurn(60, bodies, async (body) => {
      const { Status: _claims, PaymentOption: _chooses, Email: _moves, ...rest } = body;
      await update(order, { ...rest, OrderId: order.orderId });
      expect(await owned()).toEqual(before);
    });
  });
});
