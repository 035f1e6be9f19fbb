/** The gateway to Stripe against its fake: requests, the reading of answers, and what never gets out. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AttemptToAsk, AttemptToBegin, Gateway, RefundToAsk } from '../src/gateways/gateway.ts';
import { stripeGateway } from '../src/gateways/stripe/stripe.ts';
import type { StripeTrouble } from '../src/gateways/stripe/stripe-client.ts';
import { decodeForm } from './fakes/stripe/form-encoding.ts';
import { startStripeFake, type StripeFake } from './fakes/stripe/stripe-fake.ts';
import { allowed } from './support/sure.ts';

const secretKey = 'sk_test_of_this_test_0001';
const webhookSecret = 'whsec_of_this_test_0001';

let stripe: StripeFake;
let gateway: Gateway;
let troubles: StripeTrouble[];

beforeEach(async () => {
  troubles = [];
  stripe = await startStripeFake({ webhookUrl: async () => 200, webhookSecret, secretKey });
  gateway = gatewayAt(stripe.origin);
});
afterEach(async () => {
  vi.useRealTimers();
  await stripe.close();
});

const gatewayAt = (apiOrigin: string | null, of: { secretKey?: string; live?: boolean } = {}): Gateway =>
  stripeGateway({
    secretKey,
    webhookSecret,
    live: false,
    apiOrigin,
    report: (trouble) => troubles.push(trouble),
    ...of,
  });

let visits = 0;
function visit(of: Partial<AttemptToBegin> = {}): AttemptToBegin {
  visits += 1;
  const reference = `MEM-48291${visits % 10}-a1b2-${String(visits).padStart(32, '0')}`;
  const back = (outcome: string) =>
    `https://academy.example/callbacks/stripe/return/${outcome}?reference=${reference}`;
  return {
    reference,
    orderNumber: 'MEM-482913-a1b2',
    amountCentimes: 99_000,
    description: 'البيع على الإنترنت & more',
    customerName: 'Salma Alaoui',
    customerEmail: 'salma+derb@example.com',
    customerPhone: '+212612345678',
    locale: 'ar',
    begunAt: new Date(),
    expiresAt: new Date(Date.now() + 3_600_000),
    returnUrls: { success: back('success'), failure: back('failure'), cancel: back('cancel') },
    notificationUrl: 'https://academy.example/callbacks/stripe',
    ...of,
  };
}

async function begin(attempt: AttemptToBegin = visit()): Promise<AttemptToAsk> {
  const begun = allowed(await gateway.begin(attempt));
  return asked(attempt, begun.providerSession);
}

const asked = (attempt: AttemptToBegin, providerSession: string | null): AttemptToAsk => ({
  reference: attempt.reference,
  amountCentimes: attempt.amountCentimes,
  providerSession,
  providerReference: null,
  begunAt: attempt.begunAt,
});

async function pay(attempt: AttemptToAsk): Promise<string> {
  await stripe.controls.press(attempt.providerSession ?? '', 'pay-silently');
  return allowed(await gateway.ask(attempt)).evidence.providerReference;
}

const refundOf = (attempt: AttemptToAsk, payment: string, of: Partial<RefundToAsk> = {}): RefundToAsk => ({
  attemptReference: attempt.reference,
  providerReference: payment,
  amountCentimes: 99_000,
  paidCentimes: 99_000,
  key: `key-of-${attempt.reference}`,
  ...of,
});

const unreachable = { ok: false, reason: 'gateway-unreachable' };
const refused = { ok: false, reason: 'gateway-refused' };
const creations = () => stripe.controls.requests.filter(({ method }) => method === 'POST');

describe('going to Stripe', () => {
  it('asks for one session with the key of the attempt, in a form Stripe’s declarations allow', async () => {
    const attempt = visit();
    const begun = await gateway.begin(attempt);
    const [session] = stripe.controls.books.sessions;
    expect(begun).toEqual({
      ok: true,
      handOff: { kind: 'redirect', url: `${stripe.origin}/c/pay/${session?.id}#fid` },
      providerSession: session?.id,
    });
    expect(session).toMatchObject({
      amount_total: 99_000,
      currency: 'mad',
      locale: 'fr',
      client_reference_id: attempt.reference,
      customer_email: 'salma+derb@example.com',
      expires_at: Math.floor(attempt.expiresAt.getTime() / 1000),
    });
    const [request] = stripe.controls.requests;
    expect(request?.headers).toMatchObject({
      'idempotency-key': `checkout:${attempt.reference}`,
      'stripe-version': '2026-10-28.endive',
      authorization: `Bearer ${secretKey}`,
    });
    expect(request?.headers['x-stripe-client-telemetry']).toBeUndefined();
    expect(decodeForm(request?.body ?? '')).toMatchObject({
      line_items: [{ quantity: '1', price_data: { unit_amount: '99000', currency: 'mad' } }],
      success_url: `${attempt.returnUrls.success}&session_id={CHECKOUT_SESSION_ID}`,
    });
    expect(gateway.formOrigins).toEqual([stripe.origin]);
  });

  it('a repeated begin leads to the same session', async () => {
    const attempt = visit();
    expect(await gateway.begin(attempt)).toEqual(await gateway.begin(attempt));
    expect(stripe.controls.books.sessions).toHaveLength(1);
    expect(await gateway.begin({ ...attempt, amountCentimes: 1_000 })).toEqual(refused);
    expect(troubles.at(-1)?.status).toBe(400);
  });

  it('a connection that breaks before the answer is tried once more, and opens one session', async () => {
    const attempt = visit();
    stripe.controls.mode = 'lose-answer';
    const beginning = gateway.begin(attempt);
    await expect.poll(() => creations().length).toBe(1);
    stripe.controls.mode = 'well';
    expect((await beginning).ok).toBe(true);
    expect(creations()).toHaveLength(2);
    expect(stripe.controls.books.sessions).toHaveLength(1);
  });

  it('refuses an answer that is not about what was asked', async () => {
    const lies: Record<string, unknown>[] = [
      { livemode: true },
      { amount_total: 99_001 },
      { currency: 'usd' },
      { client_reference_id: 'MEM-000000-0000-00' },
      { client_reference_id: null },
      { status: 'expired' },
      { mode: 'setup' },
      { url: 'https://checkout.stripe.com.example/c/pay/cs_test_1' },
      { url: 'https://somebody@checkout.stripe.com/c/pay/cs_test_1' },
      { url: 'javascript:alert(1)' },
      { url: '/c/pay' },
      { url: null },
    ];
    for (const lie of lies) {
      stripe.controls.twist = (session) => ({ ...session, ...lie });
      expect(await gateway.begin(visit()), JSON.stringify(lie)).toEqual(refused);
    }
  });

  it('sends nobody to a page of another site, even one that Stripe’s own API would name', async () => {
    expect(gatewayAt(null).formOrigins).toEqual(['https://checkout.stripe.com']);
    stripe.controls.twist = (session) => ({ ...session, url: 'https://checkout.stripe.com/c/pay/cs_test_1' });
    expect(await gateway.begin(visit())).toEqual(refused);
  });

  it('a refusal of Stripe is a refusal: too small an amount, a wrong key, too short a time', async () => {
    expect(await gateway.begin(visit({ amountCentimes: 499 }))).toEqual(refused);
    expect(await gateway.begin(visit({ expiresAt: new Date(Date.now() + 60_000) }))).toEqual(refused);
    expect(await gatewayAt(stripe.origin, { secretKey: 'sk_test_wrong' }).begin(visit())).toEqual(refused);
    expect(troubles.map(({ during, status, code }) => [during, status, code])).toEqual([
      ['begin', 400, 'amount_too_small'],
      ['begin', 400, 'parameter_invalid_string'],
      ['begin', 401, null],
    ]);
    // Asked once each: a refusal does not change by asking again.
    expect(creations()).toHaveLength(3);
  });

  it('a failure of Stripe does not reveal what it did', async () => {
    for (const mode of ['answer-500', 'too-many', 'garbage', 'refuse', 'lead-elsewhere'] as const) {
      stripe.controls.mode = mode;
      expect(await gateway.begin(visit()), mode).toEqual(unreachable);
    }
    const nobody = createServer();
    await new Promise<void>((resolve) => nobody.listen(0, '127.0.0.1', resolve));
    const { port } = nobody.address() as AddressInfo;
    await new Promise((resolve) => nobody.close(resolve));
    expect(await gatewayAt(`http://127.0.0.1:${port}`).begin(visit())).toEqual(unreachable);
  });

  it('does not wait longer than ten seconds, whatever it asks', async () => {
    stripe.controls.mode = 'hang';
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const attempt = asked(visit(), 'cs_test_1');
    const answers = Promise.all([
      gateway.begin(visit()),
      gateway.ask(attempt),
      gateway.close?.(attempt),
      gateway.list?.(new Date()),
      gateway.refund(refundOf(attempt, 'pi_1')),
    ]);
    await expect.poll(() => stripe.controls.requests.length).toBe(5);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answers).toEqual([unreachable, unreachable, false, unreachable, unreachable]);
  });
});

describe('asking Stripe', () => {
  it('learns that it is paid, by which payment, and what was paid back of it', async () => {
    const attempt = await begin();
    const payment = await pay(attempt);
    await gateway.refund(refundOf(attempt, payment, { amountCentimes: 40_000 }));
    expect(await gateway.ask(attempt)).toEqual({
      ok: true,
      evidence: {
        eventId: `asked-${attempt.providerSession}`,
        attemptReference: attempt.reference,
        outcome: 'captured',
        amountCentimes: 99_000,
        currency: 'MAD',
        providerReference: payment,
      },
      refunds: [
        {
          eventId: expect.stringMatching(/^asked-re_\w+-succeeded$/),
          attemptReference: attempt.reference,
          paymentReference: payment,
          refundReference: expect.stringMatching(/^re_/),
          key: `key-of-${attempt.reference}`,
          outcome: 'done',
          amountCentimes: 40_000,
          currency: 'MAD',
        },
      ],
    });
  });

  it('reads what was really paid, not what the page shows', async () => {
    const attempt = await begin();
    await stripe.controls.press(attempt.providerSession ?? '', 'pay-silently');
    for (const one of stripe.controls.books.payments.values()) one.amount_received = 98_999;
    expect(await gateway.ask(attempt)).toMatchObject({
      evidence: { outcome: 'captured', amountCentimes: 98_999 },
    });
  });

  it('learns of an open page, a declined card, a slow payment, its failure, and a page that is over', async () => {
    const outcome = async (attempt: AttemptToAsk) => {
      const answer = await gateway.ask(attempt);
      return answer.ok ? answer.evidence.outcome : answer.reason;
    };
    const { books, press } = stripe.controls;
    const attempt = await begin();
    const session = books.session(attempt.providerSession ?? '');
    expect(await outcome(attempt)).toBe('pending');
    await press(session.id, 'decline');
    // The page allows another card.
    expect(await outcome(attempt)).toBe('pending');
    books.submit(session);
    expect(await outcome(attempt)).toBe('pending');
    books.decline(session);
    expect(await outcome(attempt)).toBe('declined');
    const other = await begin();
    await press(other.providerSession ?? '', 'expire');
    expect(await outcome(other)).toBe('cancelled');
  });

  it('finds a session whose name was lost, by the time or by the payment, and knows none that was never made', async () => {
    const attempt = await begin();
    for (let more = 0; more < 120; more += 1)
      stripe.controls.books.sessions.unshift({
        ...stripe.controls.books.session(attempt.providerSession ?? ''),
        id: `cs_test_${more}`,
        client_reference_id: `MEM-000000-0000-${more}`,
      });
    const payment = await pay(attempt);
    const lost = { ...attempt, providerSession: null };
    expect(await gateway.ask(lost)).toMatchObject({ ok: true, evidence: { outcome: 'captured' } });
    expect(await gateway.ask({ ...lost, providerReference: payment })).toMatchObject({ ok: true });
    const never = { ok: false, reason: 'unknown-attempt' };
    expect(await gateway.ask(asked(visit(), null))).toEqual(never);
    expect(await gateway.ask(asked(visit(), 'cs_test_never'))).toEqual(never);
    expect(await gateway.ask({ ...lost, begunAt: new Date(Date.now() - 3_600_000) })).toEqual(never);
  });

  it('takes no answer about another attempt, another mode, or of another shape for an answer', async () => {
    const attempt = await begin();
    await pay(attempt);
    for (const lie of [
      { livemode: true },
      { client_reference_id: 'MEM-000000-0000-00' },
      { client_reference_id: null },
      { amount_total: null },
      { payment_status: 7 },
      { payment_intent: { id: 'pi_1', status: 'succeeded' } },
    ]) {
      stripe.controls.twist = (session) => ({ ...session, ...lie });
      expect(await gateway.ask(attempt), JSON.stringify(lie)).toEqual(unreachable);
    }
    stripe.controls.mode = 'answer-500';
    expect(await gateway.ask(attempt)).toEqual(unreachable);
  });

  it('knows the payment even when its refunds cannot be read', async () => {
    const attempt = await begin();
    await pay(attempt);
    stripe.controls.twist = (answer, path) => (path === '/v1/refunds' ? { object: 'nothing' } : answer);
    const answer = await gateway.ask(attempt);
    expect(answer).toMatchObject({ ok: true, evidence: { outcome: 'captured' } });
    expect('refunds' in answer).toBe(false);
  });

  it('lists what was captured, over many pages, and nothing else', async () => {
    const paid = [await begin(), await begin()];
    for (const attempt of paid) await pay(attempt);
    const open = await begin();
    const slow = await begin();
    stripe.controls.books.submit(stripe.controls.books.session(slow.providerSession ?? ''));
    const first = stripe.controls.books.session(paid[0]?.providerSession ?? '');
    for (let more = 0; more < 230; more += 1)
      stripe.controls.books.sessions.push({ ...first, id: `cs_test_${more}`, client_reference_id: null });
    const old = { ...first, id: 'cs_test_old', created: first.created - 3 * 86_400 };
    stripe.controls.books.sessions.push(old);
    const list = await gateway.list?.(new Date());
    if (!list?.ok) throw new Error('A list was expected.');
    const references = list.payments.map((one) => one.attemptReference);
    expect(references).toHaveLength(232);
    for (const attempt of paid) expect(references).toContain(attempt.reference);
    expect(references).not.toContain(open.reference);
    expect(references).not.toContain(slow.reference);
    // Money in the same account that no attempt asked for.
    expect(references).toContain('cs_test_229');
    stripe.controls.mode = 'too-many';
    expect(await gateway.list?.(new Date())).toEqual(unreachable);
  });
});

describe('closing the page at Stripe', () => {
  it('ends it, so that an old tab cannot pay; a paid or ended one stays as it is', async () => {
    const attempt = await begin();
    await gateway.close?.(attempt);
    expect(await gateway.ask(attempt)).toMatchObject({ evidence: { outcome: 'cancelled' } });
    expect(await stripe.controls.press(attempt.providerSession ?? '', 'pay')).toBeNull();
    await gateway.close?.(attempt);
    const paid = await begin();
    await pay(paid);
    await gateway.close?.(paid);
    expect(await gateway.ask(paid)).toMatchObject({ evidence: { outcome: 'captured' } });
    expect(troubles).toEqual([]);
  });

  it('finds the page whose name was lost, and never throws', async () => {
    const attempt = await begin();
    await gateway.close?.({ ...attempt, providerSession: null });
    expect(stripe.controls.books.session(attempt.providerSession ?? '').status).toBe('expired');
    await gateway.close?.(asked(visit(), null));
    stripe.controls.mode = 'refuse';
    await gateway.close?.(await Promise.resolve(attempt));
    expect(troubles.map(({ during }) => during)).toEqual(['close']);
  });
});

describe('paying back by Stripe', () => {
  it('pays the whole or a part, marked with the attempt and the key', async () => {
    const attempt = await begin();
    const payment = await pay(attempt);
    const part = refundOf(attempt, payment, { amountCentimes: 40_000, key: 'part-1' });
    expect(await gateway.refund(part)).toEqual({
      ok: true,
      providerReference: expect.stringMatching(/^re_/),
      state: 'done',
    });
    expect(creations().at(-1)?.headers['idempotency-key']).toBe('refund:part-1');
    expect(stripe.controls.books.refunds[0]).toMatchObject({
      amount: 40_000,
      payment_intent: payment,
      metadata: { key: 'part-1', attemptReference: attempt.reference },
    });
    expect(await gateway.refund({ ...part, key: 'part-2', amountCentimes: 60_000 })).toEqual(refused);
    expect(await gateway.refund({ ...part, key: 'part-3', amountCentimes: 59_000 })).toMatchObject({
      ok: true,
    });
    expect(await gateway.refund({ ...part, key: 'part-4', amountCentimes: 1 })).toEqual(refused);
  });

  it('asked twice pays once, at once, later, and after Stripe forgot the key', async () => {
    const attempt = await begin();
    const payment = await pay(attempt);
    const wanted = refundOf(attempt, payment, { amountCentimes: 10_000 });
    const answers = await Promise.all([gateway.refund(wanted), gateway.refund(wanted)]);
    expect(answers[0]).toEqual(answers[1]);
    expect(await gateway.refund(wanted)).toEqual(answers[0]);
    expect(stripe.controls.books.refunds).toHaveLength(1);
    // The third was found by its key: nothing was created for it.
    expect(creations().filter(({ path }) => path === '/v1/refunds')).toHaveLength(2);
  });

  it('reports that it is on its way, and that it failed', async () => {
    const attempt = await begin();
    const payment = await pay(attempt);
    stripe.controls.refundStatus = 'pending';
    const wanted = refundOf(attempt, payment, { amountCentimes: 10_000, key: 'slow' });
    expect(await gateway.refund(wanted)).toMatchObject({ ok: true, state: 'pending' });
    const [refund] = stripe.controls.books.refunds;
    await stripe.controls.settleRefund(refund?.id ?? '', 'failed');
    expect(await gateway.refund(wanted)).toEqual(refused);
    stripe.controls.refundStatus = 'failed';
    expect(await gateway.refund({ ...wanted, key: 'failed' })).toEqual(refused);
  });

  it('an answer that got lost is asked for again and paid once', async () => {
    const attempt = await begin();
    const payment = await pay(attempt);
    const wanted = refundOf(attempt, payment);
    let lost = 0;
    stripe.controls.twist = (answer, path) => (path === '/v1/refunds' && (lost += 1) === 2 ? 'gone' : answer);
    expect(await gateway.refund(wanted)).toMatchObject({ ok: true, state: 'done' });
    expect(stripe.controls.books.refunds).toHaveLength(1);
  });

  it('takes no answer about another payment, and nothing that was not captured by Stripe', async () => {
    const attempt = await begin();
    const payment = await pay(attempt);
    const wanted = refundOf(attempt, payment);
    stripe.controls.twist = (answer) =>
      'data' in answer ? answer : { ...answer, payment_intent: 'pi_another' };
    expect(await gateway.refund(wanted)).toEqual(unreachable);
    stripe.controls.twist = null;
    expect(await gateway.refund({ ...wanted, providerReference: 'PB-1' })).toEqual(refused);
    expect(await gateway.refund({ ...wanted, providerReference: 'pi_unknown', key: 'k' })).toEqual(refused);
    stripe.controls.mode = 'answer-500';
    expect(await gateway.refund(wanted)).toEqual(unreachable);
  });
});

it('no key, no e-mail and no sentence of Stripe gets out with a fault', async () => {
  const answers: string[] = [];
  const hear = (work: Promise<unknown>) =>
    work.then((answer) => answers.push(JSON.stringify(answer ?? null)));
  // The fake puts the key and the address into its messages, as Stripe may.
  await hear(gateway.begin(visit({ customerEmail: 'salma@nowhere' })));
  await hear(gatewayAt(stripe.origin, { secretKey: 'sk_test_wrong_key_0002' }).begin(visit()));
  stripe.controls.mode = 'answer-500';
  await hear(gateway.begin(visit()));
  await hear(gateway.ask(asked(visit(), 'cs_test_1')));
  await hear(gateway.refund(refundOf(asked(visit(), null), 'pi_1')));
  const body = new TextEncoder().encode('{}');
  await hear(
    Promise.resolve(
      gateway.read({ headers: { 'stripe-signature': 't=1,v1=2' }, body, receivedAt: new Date() }),
    ),
  );
  stripe.controls.mode = 'refuse';
  await hear(gateway.ask(asked(visit(), 'cs_test_1')));
  const everything = `${answers.join()} ${JSON.stringify(troubles)}`;
  for (const secret of [
    secretKey,
    webhookSecret,
    'sk_test',
    'whsec',
    'salma',
    'unknown error',
    'Invalid API',
  ])
    expect(everything).not.toContain(secret);
  expect(troubles).toContainEqual({
    during: 'begin',
    status: 400,
    type: 'StripeInvalidRequestError',
    code: 'email_invalid',
    param: 'customer_email',
    requestId: 'req_standin0001',
  });
});

it('Stripe gets 200 for what was understood, 400 for what was not believed, 500 to send it again', () => {
  const reading = {
    ok: true,
    report: { kind: 'nothing', evidence: { eventId: 'evt_1', what: 'x' } },
  } as const;
  const forged = { ok: false, reason: 'bad-signature' } as const;
  const status = (...of: Parameters<Gateway['acknowledge']>) => gateway.acknowledge(...of).status;
  for (const verdict of ['applied', 'no-change', 'duplicate', 'refused'] as const)
    expect(status(verdict, reading), verdict).toBe(200);
  expect(status('refused', forged)).toBe(400);
  expect(status('failed', reading)).toBe(500);
  expect(gateway.referenceInReturn(new URLSearchParams('reference=MEM-1&session_id=cs_1'))).toBe('MEM-1');
  expect(gateway.referenceInReturn(new URLSearchParams())).toBeNull();
});
