import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHmac, randomUUID } from 'node:crypto';
import {
  keysOfTest as keys,
  startWhatsAppFake,
  type WhatsAppFake,
} from '../../../tests/fakes/whatsapp/start-whatsapp-fake.ts';
import { signatureOf } from '../../../tests/fakes/whatsapp/whatsapp-rules.ts';
import type { Messaging } from './messaging.ts';
import { isSigned, problemOf, whatsapp } from './whatsapp.ts';
import { fc, forAll, tries } from '../../../tests/support/properties.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

let fake: WhatsAppFake;
let gateway: Messaging;
beforeAll(async () => {
  fake = await startWhatsAppFake(keys);
  gateway = whatsapp({ ...keys, origin: fake.origin });
});
afterAll(() => fake.stop());
beforeEach(() => {
  fake.taken.length = 0;
  fake.faults.length = 0;
  Object.assign(fake, { next: null, always: null, mode: 'well' });
});

const aMessage = (of: object = {}) => ({
  reference: randomUUID(),
  to: '+212612345678',
  template: 'derb_open',
  language: 'ar' as const,
  body: ['الإنجليزية'],
  button: 'ar/account',
  ...of,
});

describe('a message to WhatsApp', () => {
  test('is taken as Meta asks for it, with our own reference', async () => {
    const message = aMessage();
    expect(await gateway.send(message)).toEqual({ ok: true, messageId: expect.stringMatching(/^wamid\./) });
    expect(fake.faults).toEqual([]);
    expect(fake.taken).toEqual([
      {
        to: '+212612345678',
        reference: message.reference,
        template: 'derb_open',
        language: 'ar',
        values: ['الإنجليزية'],
        button: 'ar/account',
        text: null,
      },
    ]);
  });

  test('with a code carries it in the body and for the button that copies it', async () => {
    await gateway.send(aMessage({ template: 'derb_code', body: ['123456'], button: '123456' }));
    expect(fake.taken[0]).toMatchObject({ values: ['123456'], button: '123456' });
  });

  test('as a reply is plain text', async () => {
    const reply = { reference: randomUUID(), to: '+212612345678', text: 'You get no more messages.' };
    expect((await gateway.reply(reply)).ok).toBe(true);
    expect(fake.taken[0]).toMatchObject({ template: null, text: 'You get no more messages.' });
  });

  test.each([
    [{ template: 'derb_unknown' }, 'template', 132001],
    [{ body: ['one', 'too many'] }, 'template', 132000],
    [{ button: null }, 'template', 132000],
    [{ to: '0612345678' }, 'template', 100],
    [{ body: ['two\nlines'] }, 'template', 100],
  ])('that does not fit (%j) is refused by the fake as by Meta', async (of, reason, code) => {
    expect(await gateway.send(aMessage(of))).toEqual({ ok: false, reason, code });
    expect(fake.faults).toHaveLength(1);
  });

  test.each([
    [{ status: 429, code: 130429 }, 'busy'],
    [{ status: 400, code: 131056 }, 'busy'],
    [{ status: 503, code: 131016 }, 'busy'],
    [{ status: 401, code: 190 }, 'account'],
    [{ status: 403, code: 200 }, 'account'],
    [{ status: 400, code: 131042 }, 'account'],
    [{ status: 400, code: 132015 }, 'template'],
    [{ status: 400, code: 131026 }, 'recipient'],
    [{ status: 400, code: 131047 }, 'recipient'],
    [{ status: 400, code: 131049 }, 'recipient'],
  ] as const)('refused with %j is told by what can be done: %s', async (next, reason) => {
    fake.next = next;
    expect(await gateway.send(aMessage())).toEqual({ ok: false, reason, code: next.code });
  });

  test('without an answer, with nonsense, or with an error of theirs is to be tried later', async () => {
    fake.next = 'lost';
    expect(await gateway.send(aMessage())).toEqual({ ok: false, reason: 'unreachable', code: null });
    fake.next = 'nonsense';
    expect(await gateway.send(aMessage())).toEqual({ ok: false, reason: 'unreachable', code: null });
    fake.mode = 'broken';
    expect(await gateway.send(aMessage())).toEqual({ ok: false, reason: 'busy', code: null });
    fake.mode = 'down';
    expect(await gateway.send(aMessage())).toEqual({ ok: false, reason: 'unreachable', code: null });
  });

  test('with another token never reaches anybody', async () => {
    const other = whatsapp({ ...keys, origin: fake.origin, accessToken: 'EAAJB-expired-token-0000' });
    expect(await other.send(aMessage())).toEqual({ ok: false, reason: 'account', code: 190 });
    expect(fake.taken).toEqual([]);
  });

  test('an unknown number of an error is read by the status alone', () => {
    expect(problemOf(500, 999_999)).toBe('busy');
    expect(problemOf(401, null)).toBe('account');
    expect(problemOf(400, null)).toBe('template');
  });
});

describe('the signature of a webhook', () => {
  test('is HMAC-SHA256 of the very bytes, in hex, with the app secret', () => {
    // The vector of RFC 4231, 4.3: key 'Jefe'.
    const vector = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843';
    const body = bytes('what do ya want for nothing?');
    expect(isSigned('Jefe', body, `sha256=${vector}`)).toBe(true);
    expect(isSigned('Jefe', body, vector)).toBe(false);
    expect(isSigned('Jefe', body, `sha1=${vector}`)).toBe(false);
    expect(isSigned('jefe', body, `sha256=${vector}`)).toBe(false);
    expect(isSigned('', body, `sha256=${createHmac('sha256', '').update(body).digest('hex')}`)).toBe(false);
  });

  test('fits one body and one secret, and no change of either', () => {
    forAll(
      tries(200),
      fc.uint8Array({ minLength: 1, maxLength: 300 }),
      fc.string({ minLength: 1 }),
      fc.nat(),
      (body, secret, place) => {
        const header = signatureOf(secret, body);
        const changed = body.slice();
        changed[place % body.length] = (changed[place % body.length] ?? 0) ^ 1;
        return (
          isSigned(secret, body, header) &&
          !isSigned(secret, changed, header) &&
          !isSigned(`${secret}x`, body, header)
        );
      },
    );
  });

  test('no header makes it throw', () => {
    forAll(tries(200), fc.string(), (header) => !isSigned(keys.appSecret, bytes('{}'), header));
  });
});

describe('a webhook', () => {
  const reference = '0198c1f0-2a41-7c3e-9b1d-5f6a7b8c9d0e';
  const read = (body: string, signature = signatureOf(keys.appSecret, body)) =>
    gateway.read({ headers: { 'x-hub-signature-256': signature }, body: bytes(body) });
  const wrapped = (value: object, phoneNumberId = keys.phoneNumberId) =>
    JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [
        {
          id: '102290129340398',
          changes: [
            {
              value: {
                messaging_product: 'whatsapp',
                metadata: { display_phone_number: '15550783881', phone_number_id: phoneNumberId },
                ...value,
              },
              field: 'messages',
            },
          ],
        },
      ],
    });
  const status = (of: object = {}) => ({
    id: 'wamid.HBgLMTY1MDM4Nzk0MzkVAgARGBIyNDlBOEI5QUQ4NDc0N0FCNjMA',
    status: 'delivered',
    timestamp: '1750263773',
    recipient_id: '16505551234',
    biz_opaque_callback_data: reference,
    pricing: { billable: true, pricing_model: 'PMP', type: 'regular', category: 'utility' },
    ...of,
  });
  const at = new Date(1_750_263_773_000);

  test('reports how far a message got, and why it failed', () => {
    const failed = { status: 'failed', errors: [{ code: 131026, title: 'Message undeliverable' }] };
    const odd = [
      { status: 'failed', errors: [{ code: 2 ** 40 }] },
      { status: 'failed', errors: 'many' },
    ];
    expect(read(wrapped({ statuses: [status(), ...[failed, ...odd].map(status)] }))).toEqual({
      ok: true,
      events: [
        { kind: 'status', reference, state: 'delivered', at, code: null },
        ...[131026, null, null].map((code) => ({ kind: 'status', reference, state: 'failed', at, code })),
      ],
    });
  });

  test('brings what somebody wrote, typed or by a button', () => {
    const messages = [
      { from: '212612345678', id: 'wamid.1', timestamp: '1750263773', type: 'text', text: { body: 'Stop' } },
      {
        from: '212612345678',
        id: 'wamid.2',
        timestamp: '1750263773',
        type: 'button',
        button: { text: 'توقف' },
      },
      { from: '212612345678', id: 'wamid.3', timestamp: '1750263773', type: 'image', image: { id: '1' } },
    ];
    expect(read(wrapped({ messages }))).toEqual({
      ok: true,
      events: [
        { kind: 'text', id: 'wamid.1', from: '+212612345678', text: 'Stop', at },
        { kind: 'text', id: 'wamid.2', from: '+212612345678', text: 'توقف', at },
      ],
    });
  });

  test('sets a message aside whose id cannot be kept, and brings the others of its batch', () => {
    const messages = ['wamid.a\0b', 'wamid.\ud800', 'wamid.good'].map((id) => ({
      from: '212612345678',
      id,
      timestamp: '1750263773',
      text: { body: '\u200fStop\u200f\0\ud83d' },
    }));
    expect(read(wrapped({ messages }))).toEqual({
      ok: true,
      events: [{ kind: 'text', id: 'wamid.good', from: '+212612345678', text: 'Stop', at }],
    });
  });

  test('about another number, of another kind, or about a message that is not ours says nothing here', () => {
    const foreign = status({ biz_opaque_callback_data: 'order-17' });
    const { biz_opaque_callback_data: _none, ...bare } = status();
    for (const body of [
      wrapped({ statuses: [status()] }, '999999999999999'),
      wrapped({ statuses: [foreign, bare, status({ status: 'deleted' }), 7, null] }),
      wrapped({}).replace('"field":"messages"', '"field":"account_update"'),
    ])
      expect(read(body)).toEqual({ ok: true, events: [] });
  });

  test('without a good signature is not read at all', () => {
    const body = wrapped({ statuses: [status()] });
    expect(read(body, signatureOf('another secret', body))).toBeRefused('bad-signature');
    expect(gateway.read({ headers: {}, body: bytes(body) })).toBeRefused('bad-signature');
  });

  test('that is signed and makes no sense is unreadable, whatever it holds', () => {
    for (const body of ['', '{', '[]', '{"object":"page","entry":[]}'])
      expect(read(body)).toBeRefused('unreadable');
    forAll(tries(200), fc.json(), (body) => {
      const { ok } = read(body);
      return typeof ok === 'boolean';
    });
  });

  test('is confirmed with the challenge for our own token alone', () => {
    const asked = (of: Record<string, string>) =>
      gateway.confirm(
        new URLSearchParams({
          'hub.mode': 'subscribe',
          'hub.challenge': '1158201444',
          'hub.verify_token': keys.verifyToken,
          ...of,
        }),
      );
    expect(asked({})).toBe('1158201444');
    expect(asked({ 'hub.verify_token': 'other' })).toBeNull();
    expect(asked({ 'hub.verify_token': '' })).toBeNull();
    expect(asked({ 'hub.mode': 'unsubscribe' })).toBeNull();
    expect(asked({ 'hub.challenge': 'x'.repeat(300) })).toBeNull();
  });
});
