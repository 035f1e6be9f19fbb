import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readLaunch } from '../../../tests/fakes/payzone/payzone-rules.ts';
import type { AttemptToBegin, Disbelief, GatewayReport, Verdict } from '../gateway.ts';
import { payzoneGateway } from './payzone.ts';
import { allowed } from '../../../tests/support/sure.ts';
import { fc, forAll, tries } from '../../../tests/support/properties.ts';

const options = {
  merchantAccount: 'Academy_Test',
  paywallKey: 'PaywallSecret16c',
  notificationKey: 'NotifyKey16chars',
  caller: { name: '$apicaller', password: 'CallerPassword16' },
  live: false,
  origin: 'https://payment-sandbox.payzone.ma',
};
const gateway = payzoneGateway(options);
const now = new Date('2026-06-01T10:00:00Z');
const reference = 'MEM-482913-a1b2-00ff00ff00ff00ff00ff00ff00ff00ff';

const attempt: AttemptToBegin = {
  reference,
  orderNumber: 'MEM-482913-a1b2',
  amountCentimes: 99_000,
  description: "دورة l'e-commerce",
  customerName: 'سلمى العلوي',
  customerEmail: 'Salma@example.com',
  customerPhone: '+212612345678',
  locale: 'ar',
  begunAt: now,
  expiresAt: new Date(now.getTime() + 3_600_000),
  returnUrls: {
    success: `https://a.example/callbacks/payzone/return/success?reference=${reference}`,
    failure: `https://a.example/callbacks/payzone/return/failure?reference=${reference}`,
    cancel: `https://a.example/callbacks/payzone/return/cancel?reference=${reference}`,
  },
  notificationUrl: 'https://a.example/callbacks/payzone',
};

async function fieldsOf(of: Partial<AttemptToBegin> = {}): Promise<Record<string, string>> {
  const begun = await gateway.begin({ ...attempt, ...of });
  if (!begun.ok || begun.handOff.kind !== 'post') throw new Error('A form was expected.');
  return begun.handOff.fields;
}
const payloadOf = async (of: Partial<AttemptToBegin> = {}) =>
  JSON.parse((await fieldsOf(of))['payload'] ?? '') as Record<string, unknown>;

const paying = {
  timestamp: '2026-04-15T10:25:02Z',
  gatewayProvidedId: 'T-1',
  type: 'CHARGE',
  state: 'APPROVED',
  amount: 990,
  currency: 'MAD',
  resultCode: 0,
  responseText: 'APPROVED',
};
const refund = { ...paying, gatewayProvidedId: 'T-2', type: 'REFUND', amount: 100 };
const charge = {
  id: reference,
  internalId: 'a1b2',
  status: 'CHARGED',
  merchantAccount: 'Academy_Test',
  orderId: 'MEM-482913-a1b2',
  lineItem: { amount: 990, currency: 'MAD', description: 'x' },
  transactions: [paying],
  customerName: 'Salma Alaoui',
  maskedCard: '411111******1111',
};
const evidence = {
  eventId: `${reference}:CHARGED:T-1`,
  attemptReference: reference,
  outcome: 'captured',
  amountCentimes: 99_000,
  currency: 'MAD',
  providerReference: 'T-1',
};

const bytes = (value: unknown) =>
  new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
const sign = (body: Uint8Array, key = options.notificationKey) =>
  createHmac('sha256', key).update(body).digest('hex');
const notification = (body: Uint8Array, signature = sign(body)) => ({
  headers: { 'x-callback-signature': signature },
  body,
  receivedAt: now,
});
const read = (of: unknown) => gateway.read(notification(bytes(of)));
const reportOf = (of: Record<string, unknown>): GatewayReport => allowed(read({ ...charge, ...of })).report;

/** What is reported of the charge as it stands above. */
const payment = { kind: 'payment', evidence };

describe('the form for Payzone', () => {
  it('is a text and its signature, which Payzone accepts', async () => {
    const fields = await fieldsOf();
    expect(Object.keys(fields)).toEqual(['payload', 'signature']);
    const launch = readLaunch(new URLSearchParams(fields), options, () => false, true);
    expect(launch.faults).toEqual([]);
    expect(launch.launch).toMatchObject({
      merchantAccount: 'Academy_Test',
      timestamp: 1_780_308_000,
      customerLocale: 'ar_MA',
      chargeId: reference,
      orderId: 'MEM-482913-a1b2',
      price: '990.00',
      description: "دورة l'e-commerce",
      callbackUrl: attempt.notificationUrl,
      successUrl: attempt.returnUrls.success,
      failureUrl: attempt.returnUrls.failure,
      cancelUrl: attempt.returnUrls.cancel,
    });
  });

  it('is posted to the paywall, and the policy allows no other address', async () => {
    expect(await gateway.begin(attempt)).toMatchObject({
      ok: true,
      handOff: { kind: 'post', url: 'https://payment-sandbox.payzone.ma/pwthree/launch' },
      providerSession: null,
    });
    expect(gateway.formOrigins).toEqual(['https://payment-sandbox.payzone.ma']);
  });

  it('has no personal data: the customer id is the same for the same address, and does not reveal it', async () => {
    const payload = await payloadOf();
    expect(payload['customerId']).toMatch(/^[0-9a-f]{32}$/);
    expect((await payloadOf({ customerEmail: 'salma@EXAMPLE.com' }))['customerId']).toBe(
      payload['customerId'],
    );
    expect((await payloadOf({ customerEmail: 'other@example.com' }))['customerId']).not.toBe(
      payload['customerId'],
    );
    expect(JSON.stringify(payload)).not.toMatch(/salma|سلمى|612345678/i);
  });

  it('is the same at every call for an attempt', async () => {
    expect(await fieldsOf()).toEqual(await fieldsOf());
  });

  it('cuts a description at 200 characters, never inside one', async () => {
    expect((await payloadOf({ description: '😀'.repeat(300) }))['description']).toBe('😀'.repeat(100));
    expect((await payloadOf({ locale: 'en' }))['customerLocale']).toBe('en_US');
  });

  it('without its keys nothing starts and nothing is accepted', async () => {
    const bare = payzoneGateway({ ...options, paywallKey: '', notificationKey: '' });
    expect(await bare.begin(attempt)).toBeRefused('gateway-refused');
    const body = bytes(charge);
    expect(bare.read(notification(body, sign(body, '')))).toBeRefused('not-configured');
  });
});

describe('a notification of Payzone about a payment', () => {
  it('is a capture with a transaction that captured the money', () => {
    expect(read(charge)).toEqual({ ok: true, report: { kind: 'payment', evidence } });
    expect(reportOf({ lineItem: { amount: '990.00', currency: 'MAD' } })).toEqual(payment);
    expect(reportOf({ transactions: [{ ...paying, resultCode: '0' }] })).toEqual(payment);
    expect(reportOf({ transactions: [{ ...paying, type: 'SETTLE' }] })).toEqual(payment);
  });

  it.each([
    ['no transaction', []],
    ['none at all', null],
    ['a declined one', [{ ...paying, state: 'DECLINED' }]],
    ['another result', [{ ...paying, resultCode: 1 }]],
    ['no result', [{ ...paying, resultCode: null }]],
    ['an empty result', [{ ...paying, resultCode: '' }]],
    ['one that gave back', [{ ...paying, type: 'AUTH_REVERSAL' }]],
  ])('the status CHARGED alone, with %s, is no capture', (_, transactions) => {
    expect(reportOf({ transactions })).toMatchObject({ kind: 'payment', evidence: { outcome: 'pending' } });
  });

  const reserved = { ...paying, gatewayProvidedId: 'T-0', type: 'AUTHORIZE' };
  const settled = { ...paying, type: 'SETTLE' };
  it.each([
    ['an authorisation alone', [reserved]],
    ['one by its other name', [{ ...reserved, type: 'AUTHORIZATION' }]],
    ['a settlement that was declined', [reserved, { ...settled, state: 'DECLINED', resultCode: 5 }]],
    ['a part of it settled', [reserved, { ...settled, amount: 10 }]],
    ['more settled than was asked', [settled, { ...settled, gatewayProvidedId: 'T-3', amount: 10 }]],
    ['a settlement of no amount', [reserved, { ...settled, amount: null }]],
    [
      'a settlement below nothing',
      [
        { ...settled, amount: 1_000 },
        { ...settled, amount: -10 },
      ],
    ],
    ['what was reserved released', [reserved, { ...paying, type: 'AUTH_REVERSAL' }]],
    ['what was taken released', [settled, { ...paying, type: 'AUTH_REVERSAL' }]],
    ['a kind nobody knows', [{ ...paying, type: 'GIFT' }]],
    ['a kind in small letters', [{ ...paying, type: 'charge' }]],
  ])('the status CHARGED with %s is no capture', (_, transactions) => {
    expect(reportOf({ transactions })).toMatchObject({
      kind: 'payment',
      evidence: { outcome: 'pending', amountCentimes: 99_000 },
    });
  });

  it('a reservation is paid once it is settled, at once or in parts', () => {
    expect(reportOf({ transactions: [reserved, settled] })).toEqual(payment);
    const part = { ...settled, gatewayProvidedId: 'T-2', amount: '490.00' };
    const parts = [reserved, { ...settled, amount: 500 }, part];
    expect(reportOf({ transactions: parts })).toEqual(payment);
    expect(
      reportOf({ transactions: [reserved, { ...settled, amount: 500 }, { ...part, currency: 'EUR' }] }),
    ).toMatchObject({ evidence: { currency: 'EUR' } });
  });

  it.each([
    ['DECLINED', 'declined'],
    ['FAILED', 'declined'],
    ['ERROR', 'declined'],
    ['CANCELLED', 'cancelled'],
    ['AUTH_REVERSED', 'cancelled'],
    ['AUTHORIZED', 'pending'],
    ['AUTHORISED', 'pending'],
    ['PENDING', 'pending'],
    ['charged', 'pending'],
    ['SOMETHING_NEW', 'pending'],
    ['constructor', 'pending'],
  ])('%s is %s', (status, outcome) => {
    expect(reportOf({ status })).toMatchObject({
      kind: 'payment',
      evidence: { outcome, eventId: `${reference}:${status}:T-1` },
    });
  });

  it('amounts and currency are passed on as reported; different line and transaction fit nothing', () => {
    const amountRead = (of: Record<string, unknown>) => {
      const { evidence } = reportOf(of);
      return 'amountCentimes' in evidence ? [evidence.amountCentimes, evidence.currency] : null;
    };
    expect(amountRead({ lineItem: { amount: 1, currency: 'MAD' } })).toEqual([0, 'MAD']);
    expect(amountRead({ transactions: [{ ...paying, amount: 1 }] })).toEqual([0, 'MAD']);
    expect(amountRead({ transactions: [{ ...paying, currency: 'EUR' }] })).toEqual([99_000, 'EUR']);
    expect(
      amountRead({
        lineItem: { amount: 990, currency: 'EUR' },
        transactions: [{ ...paying, amount: null, currency: null }],
      }),
    ).toEqual([99_000, 'EUR']);
    expect(amountRead({ lineItem: { amount: 990, currency: 'EUR' } })).toEqual([99_000, 'EUR']);
    expect(amountRead({ lineItem: { amount: 990.5, currency: 'MAD' }, transactions: [] })).toEqual([
      99_050,
      'MAD',
    ]);
  });

  it('all later notifications have the same number of the payment', () => {
    expect(reportOf({ transactions: [{ ...paying, gatewayProvidedId: null }] })).toMatchObject({
      evidence: { providerReference: 'a1b2' },
    });
    expect(
      reportOf({ internalId: null, transactions: [{ ...paying, gatewayProvidedId: null }] }),
    ).toMatchObject({
      evidence: { providerReference: reference },
    });
  });

  it.each<[string, unknown, Disbelief]>([
    ['no JSON', 'CHARGED', 'unreadable'],
    ['a list', [], 'unreadable'],
    ['nothing', '', 'unreadable'],
    ['no id', { ...charge, id: '' }, 'unreadable'],
    ['no status', { ...charge, status: undefined }, 'unreadable'],
    ['no amount', { ...charge, lineItem: { amount: 'much', currency: 'MAD' } }, 'unreadable'],
    [
      'three digits behind the point',
      { ...charge, lineItem: { amount: 792.001, currency: 'MAD' } },
      'unreadable',
    ],
    [
      '201 transactions',
      { ...charge, transactions: Array.from({ length: 201 }, () => paying) },
      'unreadable',
    ],
    ['no line', { ...charge, lineItem: null, transactions: [] }, 'unreadable'],
    ['another merchant', { ...charge, merchantAccount: 'Other_Test' }, 'wrong-merchant'],
    ['no merchant', { ...charge, merchantAccount: undefined }, 'wrong-merchant'],
  ])('%s is refused', (_, body, reason) => {
    expect(read(body)).toEqual({ ok: false, reason });
  });

  it('bytes that are not UTF-8 are refused', () => {
    expect(gateway.read(notification(new Uint8Array([0xff, 0xfe])))).toBeRefused('unreadable');
  });

  it('nothing is accepted after any single bit was changed, or without the header', () => {
    const body = bytes(charge);
    const signature = sign(body);
    expect(gateway.read({ headers: {}, body, receivedAt: now })).toBeRefused('bad-signature');
    forAll(tries(500), fc.nat(body.length * 8 - 1), (bit) => {
      const changed = Uint8Array.from(body);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(gateway.read(notification(changed, signature))).toBeRefused('bad-signature');
    });
  });

  it('no signed input makes it throw', () => {
    forAll(
      fc.jsonValue(),
      fc.record({ status: fc.string(), lineItem: fc.jsonValue() }),
      (transactions, of) => {
        read(transactions);
        read({ ...charge, ...of, transactions });
        gateway.redact?.(bytes(transactions));
      },
    );
  });
});

describe('a notification of Payzone about a refund', () => {
  const refundEvidence = {
    eventId: `${reference}:REFUNDED:T-2`,
    attemptReference: reference,
    paymentReference: 'T-1',
    refundReference: 'T-2',
    key: null,
    outcome: 'done',
    amountCentimes: 10_000,
    currency: 'MAD',
  };
  const paidBack = { kind: 'refund', evidence: refundEvidence };

  it('is a refund of the newest transaction’s amount, whatever the charge’s status', () => {
    const transactions = [paying, refund];
    expect(reportOf({ status: 'REFUNDED', transactions })).toEqual(paidBack);
    expect(reportOf({ status: 'CHARGED', transactions })).toEqual(paidBack);
    expect(
      reportOf({
        status: 'REFUNDED',
        transactions: [...transactions, { ...refund, gatewayProvidedId: 'T-3' }],
      }),
    ).toMatchObject({ evidence: { refundReference: 'T-3' } });
  });

  it('is pending or failed like its transaction', () => {
    const outcomeOf = (state: string, resultCode = 0) => {
      const { evidence } = reportOf({ transactions: [paying, { ...refund, state, resultCode }] });
      return 'outcome' in evidence ? evidence.outcome : null;
    };
    expect([outcomeOf('PENDING'), outcomeOf('ERROR', 3)]).toEqual(['pending', 'failed']);
    // A declined refund gave nothing back: the payment stays as it was.
    expect(reportOf({ transactions: [paying, { ...refund, state: 'DECLINED' }] })).toEqual(payment);
  });

  it.each([
    ['no amount', { ...refund, amount: null }],
    ['an amount below nothing', { ...refund, amount: -100 }],
    ['an amount that is none', { ...refund, amount: '1e2' }],
  ])('one with %s is not a full refund, but unreadable', (_, unread) => {
    for (const status of ['REFUNDED', 'CHARGED'])
      expect(read({ ...charge, status, transactions: [paying, unread] }).ok, status).toBe(false);
    expect(read({ ...charge, status: 'REFUNDED', transactions: [paying, refund, unread] }).ok).toBe(false);
  });

  it('a declined one that contradicts the charge’s status is unreadable too', () => {
    const declined = { ...refund, gatewayProvidedId: 'T-3', state: 'DECLINED', resultCode: 5 };
    expect(read({ ...charge, status: 'REFUNDED', transactions: [paying, declined] }).ok).toBe(false);
    const transactions = [paying, refund, declined];
    expect(reportOf({ status: 'REFUNDED', transactions })).toEqual(paidBack);
  });

  it('in another currency than the line, it keeps that currency', () => {
    const inEuro = { kind: 'refund', evidence: { currency: 'EUR' } };
    const inEuros = [paying, { ...refund, currency: 'EUR' }];
    expect(reportOf({ transactions: inEuros })).toMatchObject(inEuro);
    const lineItem = { amount: 990, currency: 'EUR' };
    expect(reportOf({ lineItem, transactions: [paying, refund] })).toMatchObject(inEuro);
  });

  it('without a transaction it is a full refund', () => {
    expect(reportOf({ status: 'REFUNDED', transactions: null })).toMatchObject({
      kind: 'refund',
      evidence: { refundReference: 'a1b2:refund', amountCentimes: 99_000, outcome: 'done' },
    });
  });

  it('a charge reversed by the buyer’s bank is a dispute', () => {
    expect(reportOf({ status: 'CHARGED_BACK' })).toEqual({
      kind: 'dispute',
      evidence: {
        eventId: `${reference}:CHARGED_BACK:T-1`,
        attemptReference: reference,
        paymentReference: 'T-1',
        state: 'opened',
        amountCentimes: 99_000,
        currency: 'MAD',
      },
    });
  });
});

describe('the answer to Payzone', () => {
  const answer = (verdict: Verdict, reading = read(charge)) => {
    const { status, contentType, body } = gateway.acknowledge(verdict, reading);
    expect(contentType).toBe('application/json');
    return [status, (JSON.parse(body) as { status: string }).status];
  };

  it('acknowledges what was received, also when nothing follows from it', () => {
    expect(answer('applied')).toEqual([200, 'OK']);
    expect(answer('no-change')).toEqual([200, 'OK']);
    expect(answer('duplicate')).toEqual([200, 'OK']);
    expect(answer('refused')).toEqual([200, 'KO']);
    expect(gateway.acknowledge('applied', read(charge)).body).toBe(
      '{"status":"OK","message":"Status recorded successfully"}',
    );
  });

  it('asks for a repetition only where that helps', () => {
    const because = (reason: Disbelief) => answer('refused', { ok: false, reason });
    expect(answer('failed')).toEqual([500, 'KO']);
    expect(because('not-configured')).toEqual([500, 'KO']);
    expect(because('bad-signature')).toEqual([401, 'KO']);
    expect(because('wrong-merchant')).toEqual([403, 'KO']);
    expect(because('malformed')).toEqual([400, 'KO']);
    expect(because('unreadable')).toEqual([400, 'KO']);
  });
});

it('the charge is stored of a notification, without personal data', () => {
  const kept = (value: unknown) => new TextDecoder().decode(gateway.redact?.(bytes(value)));
  const text = kept(charge);
  expect(JSON.parse(text)).toMatchObject({
    id: reference,
    status: 'CHARGED',
    lineItem: { amount: 990, currency: 'MAD' },
    transactions: [{ gatewayProvidedId: 'T-1', resultCode: 0 }],
  });
  expect(text).not.toMatch(/salma|1111/i);
  expect(kept('salma@example.com')).toBe('{"unreadable":"17 bytes"}');
  expect(kept({ id: { name: 'Salma' }, transactions: 'Salma' })).not.toMatch(/salma/i);
});

it('the browser returns with our own reference', () => {
  expect(gateway.referenceInReturn(new URLSearchParams({ reference }))).toBe(reference);
  expect(gateway.referenceInReturn(new URLSearchParams())).toBeNull();
  expect(gateway.readReturn).toBeUndefined();
  expect([gateway.name, gateway.live, gateway.option]).toEqual(['payzone', false, 'Card']);
});
