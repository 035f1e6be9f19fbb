import { describe, expect, it } from 'vitest';
import {
  fieldsAreSigned,
  judgeSignature,
  practiceFormPath,
  practiceGateway,
  signatureHeader,
  signBody,
  signFields,
} from './practice.ts';
import { anyCharacter, fc, forAll, tries } from '../../../tests/support/properties.ts';

const secret = 'a secret of the test';
const now = new Date('2026-06-01T10:00:00Z');
const statement = {
  eventId: 'MEM-1:approved',
  reference: 'MEM-482913-a1b2-00ff',
  outcome: 'captured',
  amount: '990.00',
  currency: 'MAD',
  paymentId: 'PB-1',
};
const bytes = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
const gatewayWith = (known: string | null) =>
  practiceGateway({
    secret: known,
    publicOrigin: 'https://academy.example',
    askBank: async () => null,
    refundBank: async () => null,
  });
const gateway = gatewayWith(secret);

const notification = (body: Uint8Array, signature = signBody(secret, body, now), receivedAt = now) => ({
  headers: { [signatureHeader]: signature },
  body,
  receivedAt,
});

describe('a notification of the practice bank', () => {
  it('is accepted when the bank signed it', () => {
    expect(gateway.read(notification(bytes(statement)))).toEqual({
      ok: true,
      report: {
        kind: 'payment',
        evidence: {
          eventId: 'MEM-1:approved',
          attemptReference: 'MEM-482913-a1b2-00ff',
          outcome: 'captured',
          amountCentimes: 99_000,
          currency: 'MAD',
          providerReference: 'PB-1',
        },
      },
    });
  });

  it('is not accepted after any single bit was changed', () => {
    const body = bytes(statement);
    const signature = signBody(secret, body, now);
    forAll(tries(1_000), fc.nat(body.length * 8 - 1), (bit) => {
      const changed = Uint8Array.from(body);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(gateway.read(notification(changed, signature))).toBeRefused('bad-signature');
    });
  });

  it('never throws and is never accepted for any unsigned input', () => {
    forAll(
      tries(1_000),
      fc.uint8Array({ maxLength: 200 }),
      fc.string({ unit: anyCharacter }),
      (body, signature) => {
        expect(gateway.read(notification(body, signature))).toBeRefused('bad-signature');
      },
    );
  });

  it.each([
    ['another secret', signBody('another', bytes(statement), now)],
    ['an empty secret', signBody('', bytes(statement), now)],
    ['no signature', ''],
    ['half a signature', signBody(secret, bytes(statement), now).slice(0, 40)],
    ['another time', signBody(secret, bytes(statement), now).replace(/t=\d+/, 't=1780308001')],
  ])('is refused with %s', (_, signature) => {
    expect(gateway.read(notification(bytes(statement), signature))).toBeRefused('bad-signature');
  });

  it.each([
    [300, 'good'],
    [-300, 'good'],
    [301, 'stale'],
    [-301, 'stale'],
    [86_400, 'stale'],
  ])('%i seconds after its signing is %s', (seconds, judgement) => {
    const body = bytes(statement);
    const receivedAt = new Date(now.getTime() + seconds * 1_000);
    expect(judgeSignature(secret, { header: signBody(secret, body, now), body, receivedAt })).toBe(judgement);
  });

  it('without a secret is not accepted, and nothing starts', async () => {
    for (const nothing of [null, '']) {
      expect(gatewayWith(nothing).read(notification(bytes(statement)))).toBeRefused('not-configured');
      expect(await gatewayWith(nothing).begin(attempt)).toBeRefused('gateway-refused');
    }
  });

  it.each([
    null,
    [],
    'text',
    {},
    { ...statement, amount: 990 },
    { ...statement, amount: '990' },
    { ...statement, amount: '1e5' },
    { ...statement, amount: '-990.00' },
    { ...statement, amount: '9900000000.00' },
    { ...statement, outcome: 'paid' },
    { ...statement, currency: 'dirham' },
    { ...statement, reference: 'a\0b' },
    { ...statement, eventId: '' },
  ])('is unreadable if it is signed nonsense: %j', (nonsense) => {
    expect(gateway.read(notification(bytes(nonsense)))).toBeRefused('unreadable');
  });

  it('is unreadable if it is signed but not UTF-8', () => {
    expect(gateway.read(notification(new Uint8Array([0xff, 0xfe])))).toBeRefused('unreadable');
  });
});

const attempt = {
  reference: 'MEM-482913-a1b2-00ff',
  orderNumber: 'MEM-482913-a1b2',
  begunAt: now,
  expiresAt: new Date(now.getTime() + 3_600_000),
  amountCentimes: 99_000,
  description: 'Selling | Online\n"x"',
  customerName: 'سلمى العلوي',
  customerEmail: 'salma@example.com',
  customerPhone: '+212612345678',
  locale: 'ar' as const,
  returnUrls: {
    success: 'https://a.example/s',
    failure: 'https://a.example/f',
    cancel: 'https://a.example/c',
  },
  notificationUrl: 'https://a.example/callbacks/practice',
};

describe('the practice gateway’s hand-off', () => {
  it('is a signed form with the amount in dirhams and two digits', async () => {
    const begun = await gateway.begin(attempt);
    if (!begun.ok || begun.handOff.kind !== 'post') throw new Error('A form was expected.');
    expect(begun.handOff.url).toBe(`https://academy.example${practiceFormPath}`);
    expect(begun.handOff.fields).toMatchObject({
      amount: '990.00',
      currency: 'MAD',
      reference: attempt.reference,
    });
    expect(fieldsAreSigned(secret, begun.handOff.fields)).toBe(true);
    expect(JSON.stringify(begun.handOff.fields)).not.toContain('salma@');
  });

  it('is invalid when a field is changed, added, left out or renamed', () => {
    const fields = signFields(secret, { amount: '990.00', currency: 'MAD' });
    const { currency: _, ...without } = fields;
    for (const other of [
      { ...fields, amount: '1.00' },
      { ...fields, extra: '' },
      without,
      { ...without, Currency: 'MAD' },
      { ...fields, signature: '' },
    ])
      expect(fieldsAreSigned(secret, other), JSON.stringify(other)).toBe(false);
  });

  it('has no value that can look like the next field', () => {
    const pairs = fc.dictionary(fc.string({ minLength: 1 }), fc.string(), { maxKeys: 4 });
    forAll(pairs, pairs, (one, other) => {
      const sorted = (fields: Record<string, string>) =>
        JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));
      const { signature: _, ...rest } = one;
      const { signature: __, ...others } = other;
      const same = signFields(secret, rest)['signature'] === signFields(secret, others)['signature'];
      expect(same).toBe(sorted(rest) === sorted(others));
    });
  });
});

it('an unreachable bank is a result, not an exception', async () => {
  const broken = practiceGateway({
    secret,
    publicOrigin: 'https://academy.example',
    askBank: () => Promise.reject(new Error('down')),
    refundBank: () => Promise.reject(new Error('down')),
  });
  expect(
    await broken.ask({
      reference: 'x',
      amountCentimes: 1,
      providerSession: null,
      providerReference: null,
      begunAt: now,
    }),
  ).toBeRefused('gateway-unreachable');
  expect(
    await broken.refund({
      attemptReference: 'x',
      providerReference: 'x',
      amountCentimes: 1,
      paidCentimes: 1,
      key: 'k',
    }),
  ).toBeRefused('gateway-unreachable');
});
