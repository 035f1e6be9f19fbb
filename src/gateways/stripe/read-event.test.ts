import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { judgeSignature, readEvent } from './read-event.ts';
import { fc, forAll, tries } from '../../../tests/support/properties.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const hmac = (secret: string, at: number | string, body: string): string =>
  createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');

describe('Stripe’s signature', () => {
  const secret = 'whsec_academyTestSecret0000000000000000';
  const t = 1_760_000_000;
  const text =
    '{"id":"evt_test_0001","object":"event","type":"checkout.session.completed","data":{"object":{"id":"cs_test_0001","payment_status":"paid"}}}';
  const v1 = '351193b60acdc2086dc298c4fa87e928b7db2657dd9a305eda608984953fc379';
  const judge = (header: string, at = t, body = text) =>
    judgeSignature(secret, { header, text: body, receivedAt: new Date(at * 1000) });
  const wrong = '0'.repeat(64);

  it('is accepted for five minutes before and after its time', () => {
    expect(judge(`t=${t},v1=${v1}`)).toBe('good');
    expect(judge(`t=${t},v1=${v1}`, t + 300)).toBe('good');
    expect(judge(`t=${t},v1=${v1}`, t + 300.999)).toBe('good');
    expect(judge(`t=${t},v1=${v1}`, t + 301)).toBe('stale');
    expect(judge(`t=${t},v1=${v1}`, t - 300)).toBe('good');
    expect(judge(`t=${t},v1=${v1}`, t - 301)).toBe('stale');
  });

  it('may be one of several: one valid signature is enough, other schemes do not count', () => {
    expect(judge(`t=${t},v1=${wrong},v1=${v1},v0=${wrong}`)).toBe('good');
    expect(judge(`t=${t},v1=${v1},v1=${wrong}`)).toBe('good');
    expect(judge(`t=${t},v0=${v1}`)).toBe('bad-signature');
    expect(judge(`t=${t},v2=${v1}`)).toBe('bad-signature');
  });

  it('is refused in capitals, for another body, another time, another secret', () => {
    expect(judge(`t=${t},v1=${v1.toUpperCase()}`)).toBe('bad-signature');
    expect(judge(`t=${t},v1=${v1}`, t, JSON.stringify(JSON.parse(text), null, 1))).toBe('bad-signature');
    expect(judge(`t=${t + 1},v1=${v1}`)).toBe('bad-signature');
    expect(judge(`t=${t},v1=${hmac('whsec_another', t, text)}`)).toBe('bad-signature');
    expect(judge(`t=${t},v1=${v1}`, t, '')).toBe('bad-signature');
  });

  it('is refused without a time, with two, or with one that is not a number', () => {
    for (const header of [
      '',
      v1,
      `v1=${v1}`,
      `t=,v1=${v1}`,
      `t=${t}`,
      `t=${t},v1=`,
      `t=${t}x,v1=${v1}`,
      `t=${t},t=${t},v1=${v1}`,
      `t=${t + 900},v1=${v1},t=${t}`,
      `t=${t + 900},v1=${v1}, t=${t}`,
      `t=-1,v1=${v1}`,
      `t=0${t},v1=${v1}`,
      ` t=${t},v1=${v1}`,
      `T=${t},v1=${v1}`,
    ])
      expect(judge(header), header).toBe('bad-signature');
  });

  it('is not searched in an endless header', () => {
    const start = `t=${t},v1=${v1},v0=`;
    expect(judge(start.padEnd(2_000, '0'))).toBe('good');
    expect(judge(start.padEnd(2_001, '0'))).toBe('bad-signature');
  });
});

const secret = 'whsec_of_this_test';
const now = new Date('2026-06-01T10:00:00Z');
const at = now.getTime() / 1000;

const session = {
  id: 'cs_test_1',
  object: 'checkout.session',
  livemode: false,
  created: at,
  mode: 'payment',
  status: 'complete',
  payment_status: 'paid',
  client_reference_id: 'MEM-482913-a1b2-00ff',
  amount_total: 99_000,
  currency: 'mad',
  payment_intent: 'pi_1',
  metadata: { attemptReference: 'MEM-482913-a1b2-00ff' },
};
const refund = {
  id: 're_1',
  object: 'refund',
  amount: 50_000,
  currency: 'mad',
  payment_intent: 'pi_1',
  status: 'succeeded',
  metadata: { key: 'refund-1', attemptReference: 'MEM-482913-a1b2-00ff' },
};
const dispute = {
  id: 'du_1',
  object: 'dispute',
  livemode: false,
  amount: 99_000,
  currency: 'mad',
  payment_intent: 'pi_1',
  status: 'needs_response',
  metadata: {},
};
const event = (type: string, object: unknown, of: object = {}) => ({
  id: 'evt_1',
  object: 'event',
  livemode: false,
  created: at,
  type,
  data: { object },
  ...of,
});

const readBytes = (body: Uint8Array, header: string, live = false) =>
  readEvent(
    { webhookSecret: secret, live },
    { headers: { 'stripe-signature': header }, body, receivedAt: now },
  );
const readText = (text: string, live = false) =>
  readBytes(bytes(text), `t=${at},v1=${hmac(secret, at, text)}`, live);
const read = (type: string, object: unknown, of?: object) =>
  readText(JSON.stringify(event(type, object, of)));
const malformed = { ok: false, reason: 'malformed' };
const unreadable = { ok: false, reason: 'unreadable' };
const otherMode = { ok: false, reason: 'wrong-mode' };
const nothing = (what: string) => ({
  ok: true,
  report: { kind: 'nothing', evidence: { eventId: 'evt_1', what } },
});

describe('an event about a payment', () => {
  const captured = {
    eventId: 'evt_1',
    attemptReference: 'MEM-482913-a1b2-00ff',
    outcome: 'captured',
    amountCentimes: 99_000,
    currency: 'MAD',
    providerReference: 'pi_1',
  };
  const payment = (of: object) => ({
    ok: true,
    report: { kind: 'payment', evidence: { ...captured, ...of } },
  });
  const unpaid = { ...session, payment_status: 'unpaid' };

  it('captures when a session completed and is paid', () => {
    expect(read('checkout.session.completed', session)).toEqual(payment({}));
    expect(read('checkout.session.async_payment_succeeded', session)).toEqual(payment({}));
  });

  it('waits when it completed and is not paid yet', () => {
    expect(read('checkout.session.completed', unpaid)).toEqual(payment({ outcome: 'pending' }));
    expect(read('checkout.session.async_payment_succeeded', unpaid)).toEqual(payment({ outcome: 'pending' }));
    expect(read('checkout.session.completed', { ...session, payment_status: 'something new' })).toEqual(
      payment({ outcome: 'pending' }),
    );
  });

  it('declines when a delayed payment failed, and closes when the page expired', () => {
    expect(read('checkout.session.async_payment_failed', unpaid)).toEqual(payment({ outcome: 'declined' }));
    const expired = { ...unpaid, status: 'expired', payment_intent: null };
    expect(read('checkout.session.expired', expired)).toEqual(
      payment({ outcome: 'cancelled', providerReference: 'cs_test_1' }),
    );
  });

  it('reports another amount and another currency as they are: the order will not accept them', () => {
    expect(read('checkout.session.completed', { ...session, amount_total: 1, currency: 'usd' })).toEqual(
      payment({ amountCentimes: 1, currency: 'USD' }),
    );
    const free = { ...session, payment_status: 'no_payment_required', amount_total: 0, payment_intent: null };
    expect(read('checkout.session.completed', free)).toEqual(
      payment({ amountCentimes: 0, providerReference: 'cs_test_1' }),
    );
  });

  it('reports money without a reference of ours under the session’s own id', () => {
    for (const client_reference_id of [null, ''])
      expect(read('checkout.session.completed', { ...session, client_reference_id })).toEqual(
        payment({ attemptReference: 'cs_test_1' }),
      );
  });

  it('is ignored when it is about a subscription', () => {
    expect(read('checkout.session.completed', { ...session, mode: 'subscription' })).toEqual(
      nothing('checkout.session.completed'),
    );
  });

  it('is unreadable when a part is missing or of another type', () => {
    for (const part of [
      'id',
      'object',
      'livemode',
      'mode',
      'payment_status',
      'amount_total',
      'currency',
    ] as const) {
      const { [part]: _left, ...rest } = session;
      expect(read('checkout.session.completed', rest), part).toEqual(unreadable);
    }
    for (const of of [
      { id: 'pi_1' },
      { object: 'refund' },
      { amount_total: 990.5 },
      { amount_total: -1 },
      { amount_total: '99000' },
      { amount_total: null },
      { currency: 'MAD' },
      { payment_intent: 'ch_1' },
      { payment_intent: { id: 'pi_1' } },
      { client_reference_id: 'x'.repeat(201) },
    ])
      expect(read('checkout.session.completed', { ...session, ...of }), JSON.stringify(of)).toEqual(
        unreadable,
      );
  });
});

describe('an event about a refund', () => {
  const expectedReport = (of: object) => ({
    ok: true,
    report: {
      kind: 'refund',
      evidence: {
        eventId: 'evt_1',
        attemptReference: 'MEM-482913-a1b2-00ff',
        paymentReference: 'pi_1',
        refundReference: 're_1',
        key: 'refund-1',
        outcome: 'done',
        amountCentimes: 50_000,
        currency: 'MAD',
        ...of,
      },
    },
  });

  it('reports its progress, by any of its events', () => {
    const states = {
      succeeded: 'done',
      pending: 'pending',
      requires_action: 'pending',
      failed: 'failed',
      canceled: 'failed',
      'something new': 'pending',
    };
    for (const type of ['refund.created', 'refund.updated', 'refund.failed'])
      for (const [status, outcome] of Object.entries(states))
        expect(read(type, { ...refund, status }), `${type} ${status}`).toEqual(expectedReport({ outcome }));
    expect(read('refund.updated', { ...refund, status: null })).toEqual(
      expectedReport({ outcome: 'pending' }),
    );
  });

  it('made in Stripe’s own dashboard has no key', () => {
    for (const metadata of [{}, null, undefined])
      expect(read('refund.created', { ...refund, metadata })).toEqual(
        expectedReport({ key: null, attemptReference: null }),
      );
  });

  it('names its payment, expanded or as an id', () => {
    expect(read('refund.created', { ...refund, payment_intent: { id: 'pi_1', amount: 1 } })).toEqual(
      expectedReport({}),
    );
    expect(read('refund.created', { ...refund, payment_intent: null })).toEqual(nothing('refund.created'));
    expect(read('refund.created', { ...refund, amount: 'all' })).toEqual(unreadable);
  });

  it('by an event of the charge is ignored: the refund’s own event has more', () => {
    expect(read('charge.refunded', { id: 'ch_1', object: 'charge', refunded: true })).toEqual(
      nothing('charge.refunded'),
    );
    expect(read('charge.refund.updated', refund)).toEqual(nothing('charge.refund.updated'));
  });
});

describe('an event about a dispute', () => {
  const expectedReport = (state: string) => ({
    ok: true,
    report: {
      kind: 'dispute',
      evidence: {
        eventId: 'evt_1',
        attemptReference: null,
        paymentReference: 'pi_1',
        disputeReference: dispute.id,
        state,
        amountCentimes: 99_000,
        currency: 'MAD',
      },
    },
  });
  const of = (what: string, status: string) => read(`charge.dispute.${what}`, { ...dispute, status });

  it('reports that it opened, changed, was won or lost', () => {
    expect(of('created', 'needs_response')).toEqual(expectedReport('opened'));
    for (const what of ['updated', 'funds_withdrawn', 'funds_reinstated'])
      expect(of(what, 'won'), what).toEqual(expectedReport('changed'));
    for (const status of ['won', 'warning_closed', 'prevented'])
      expect(of('closed', status), status).toEqual(expectedReport('won'));
    expect(of('closed', 'lost')).toEqual(expectedReport('lost'));
    expect(of('closed', 'something new')).toEqual(expectedReport('changed'));
  });

  it('without a payment is ignored, and with another shape is unreadable', () => {
    expect(read('charge.dispute.created', { ...dispute, payment_intent: null })).toEqual(
      nothing('charge.dispute.created'),
    );
    expect(read('charge.dispute.created', { ...dispute, status: 7 })).toEqual(unreadable);
  });
});

describe('a notification of Stripe', () => {
  it('of any other type is valid and ignored', () => {
    for (const type of [
      'payment_intent.payment_failed',
      'payment_intent.succeeded',
      'invoice.paid',
      'a.new.one',
    ])
      expect(read(type, { id: 'pi_1', anything: [] }), type).toEqual(nothing(type));
  });

  it('whose type only resembles a known one is ignored', () => {
    for (const type of [
      'x.checkout.session.completed',
      'checkout.session.completed.later',
      'checkout.session.async_payment_',
      'x.refund.created',
      'refund.created.later',
      'refund.later',
      'x.charge.dispute.created',
      'charge.dispute.created.later',
      'charge.dispute.',
    ])
      for (const object of [session, refund, dispute, {}])
        expect(read(type, object), type).toEqual(nothing(type));
  });

  it('may be about something without a mode of its own, or about nothing', () => {
    for (const object of [{}, null, 'text', 7, []])
      expect(read('invoice.paid', object), JSON.stringify(object)).toEqual(nothing('invoice.paid'));
    expect(read('invoice.paid', {}, { data: {} })).toEqual(unreadable);
  });

  it('of the other mode is refused, in whichever field that mode is', () => {
    expect(read('checkout.session.completed', session, { livemode: true })).toEqual(otherMode);
    expect(read('checkout.session.completed', { ...session, livemode: true })).toEqual(otherMode);
    expect(read('invoice.paid', {}, { livemode: true })).toEqual(otherMode);
    expect(readText(JSON.stringify(event('invoice.paid', {})), true)).toEqual(otherMode);
    const live = JSON.stringify(event('invoice.paid', {}, { livemode: true }));
    expect(readText(live, true)).toEqual(nothing('invoice.paid'));
  });

  it('that is not an event is unreadable, even with a valid signature', () => {
    for (const text of ['null', '[]', '{}', 'paid', '{"id":"evt_1"', '"evt_1"'])
      expect(readText(text), text).toEqual(unreadable);
    for (const of of [
      { id: 'cs_1' },
      { object: 'v2.core.event' },
      { livemode: 'false' },
      { type: '' },
      { data: null },
      { id: `evt_${'1'.repeat(260)}` },
    ])
      expect(read('invoice.paid', {}, of), JSON.stringify(of)).toEqual(unreadable);
    // The vector of the signature: validly signed, and too short for an event.
    expect(
      readText(
        '{"id":"evt_test_0001","object":"event","type":"checkout.session.completed","data":{"object":{}}}',
      ),
    ).toEqual(unreadable);
  });

  it('is not parsed when it is too large, not UTF-8, or the secret is missing', () => {
    const whole = 256 * 1024;
    const empty = JSON.stringify(event('invoice.paid', { text: '' }));
    const filled = (size: number) =>
      JSON.stringify(event('invoice.paid', { text: 'x'.repeat(size - empty.length) }));
    expect(readText(filled(whole))).toEqual(nothing('invoice.paid'));
    expect(readText(filled(whole + 1))).toEqual(malformed);
    expect(readBytes(new Uint8Array([0xff, 0xfe]), `t=${at},v1=${'0'.repeat(64)}`)).toEqual(malformed);
    expect(
      readEvent({ webhookSecret: ' ', live: false }, { headers: {}, body: bytes('{}'), receivedAt: now }),
    ).toBeRefused('not-configured');
    expect(
      readEvent({ webhookSecret: secret, live: false }, { headers: {}, body: bytes('{}'), receivedAt: now }),
    ).toBeRefused('bad-signature');
  });

  it('is not accepted after any single bit of its body was changed', () => {
    const text = JSON.stringify(event('checkout.session.completed', { ...session, customer: 'سلمى \ufffd' }));
    const header = `t=${at},v1=${hmac(secret, at, text)}`;
    const whole = bytes(text);
    expect(readBytes(whole, header).ok).toBe(true);
    forAll(tries(400), fc.nat(whole.length * 8 - 1), (bit) => {
      const changed = whole.slice();
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      return !readBytes(changed, header).ok;
    });
  });

  it('is not accepted with bytes added, left out, or replacing an invalid character', () => {
    const text = JSON.stringify(event('checkout.session.completed', { ...session, customer: '\ufffd' }));
    const header = `t=${at},v1=${hmac(secret, at, text)}`;
    const whole = bytes(text);
    forAll(fc.nat(whole.length), fc.uint8Array({ minLength: 1, maxLength: 4 }), (place, more) => {
      const longer = new Uint8Array([...whole.slice(0, place), ...more, ...whole.slice(place)]);
      const shorter = new Uint8Array([...whole.slice(0, place), ...whole.slice(place + more.length)]);
      const isSame = place + more.length > whole.length && place === whole.length;
      return !readBytes(longer, header).ok && (isSame || !readBytes(shorter, header).ok);
    });
    const mark = new Uint8Array([0xef, 0xbb, 0xbf, ...whole]);
    expect(readBytes(mark, header).ok).toBe(false);
    const broken = whole.findIndex((byte, place) => byte === 0xef && whole[place + 1] === 0xbf);
    const unsound = new Uint8Array([...whole.slice(0, broken), 0xff, ...whole.slice(broken + 3)]);
    expect(readBytes(unsound, header)).toEqual(malformed);
  });

  it('is not accepted after any character of its signature was changed', () => {
    const text = JSON.stringify(event('checkout.session.completed', session));
    const v1 = hmac(secret, at, text);
    forAll(fc.nat(63), fc.constantFrom(...'0123456789abcdefABCDEF'), (place, letter) => {
      const changed = v1.slice(0, place) + letter + v1.slice(place + 1);
      return changed === v1 || !readBytes(bytes(text), `t=${at},v1=${changed}`).ok;
    });
  });
});
