import { describe, expect, it } from 'vitest';
import { messageFields, notificationBody, type Message } from '../../../tests/fakes/cmi/cmi-messages.ts';
import { faultsIn, ver3, type Field } from '../../../tests/fakes/cmi/cmi-rules.ts';
import type { AttemptToBegin, Verdict } from '../gateway.ts';
import { compareNames } from './hash.ts';
import { readCallbackAddresses } from './callback-addresses.ts';
import { cmiGateway } from './cmi.ts';
import { anyCharacter, fc, forAll, forAllInTurn, tries } from '../../../tests/support/properties.ts';

const clientId = '600000001';
const storeKey = 'A|store\\key 2026';
const options = {
  clientId,
  storeKey,
  live: false,
  pageUrl: 'https://testpayment.cmi.co.ma/fim/est3Dgate',
};
const gateway = cmiGateway(options);
const now = new Date('2026-06-01T10:00:00Z');
const reference = 'MEM-482913-a1b2-00ff00ff00ff00ff00ff00ff00ff00ff';

const attempt: AttemptToBegin = {
  reference,
  orderNumber: 'MEM-482913-a1b2',
  amountCentimes: 99_000,
  description: 'Documents | and more',
  customerName: 'سلمى العلوي',
  customerEmail: 'salma@example.com',
  customerPhone: '+212612345678',
  locale: 'ar',
  begunAt: now,
  expiresAt: new Date(now.getTime() + 3_600_000),
  returnUrls: {
    success: `https://a.example/callbacks/cmi/return/success?reference=${reference}`,
    failure: `https://a.example/callbacks/cmi/return/failure?reference=${reference}`,
    cancel: `https://a.example/callbacks/cmi/return/cancel?reference=${reference}`,
  },
  notificationUrl: 'https://a.example/callbacks/cmi',
};

async function fieldsOf(of: Partial<AttemptToBegin> = {}): Promise<Record<string, string>> {
  const begun = await gateway.begin({ ...attempt, ...of });
  if (!begun.ok || begun.handOff.kind !== 'post') throw new Error('A form was expected.');
  return begun.handOff.fields;
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const raw = (body: string) => ({ headers: {}, body: bytes(body), receivedAt: now });
const form = (fields: readonly Field[]) =>
  new URLSearchParams(fields.map(([name, value]) => [name, value])).toString();

/** What CMI would post about the attempt; changes are made before the hash. */
async function postedFields(
  of: Partial<Message> = {},
  change: (fields: Field[]) => Field[] = (fields) => fields,
): Promise<Field[]> {
  const message: Message = { outcome: 'approved', transId: '26105ABC', cardholder: 'SALMA ALAOUI', ...of };
  const request = new Map(Object.entries(await fieldsOf()));
  const fields = messageFields(request, message, { storeKey, fresh: 'fresh/rnd+' });
  const changed = change(fields.filter(([name]) => name !== 'HASH'));
  return [...changed, ['HASH', ver3(changed, storeKey)]];
}
const replace = (name: string, value: string) => (fields: Field[]) =>
  fields.map(([own, was]) => [own, own === name ? value : was] as const);
const without = (name: string) => (fields: Field[]) => fields.filter(([own]) => own !== name);

const evidence = {
  eventId: `${reference}:26105ABC:00`,
  attemptReference: reference,
  outcome: 'captured',
  amountCentimes: 99_000,
  currency: 'MAD',
  providerReference: '26105ABC',
};

describe('the form for CMI', () => {
  it('has exactly these fields, and CMI accepts them', async () => {
    const { HASH, rnd, ...fields } = await fieldsOf();
    expect(fields).toEqual({
      clientid: clientId,
      storetype: '3D_PAY_HOSTING',
      TranType: 'PreAuth',
      amount: '990.00',
      currency: '504',
      oid: reference,
      okUrl: attempt.returnUrls.success,
      failUrl: attempt.returnUrls.failure,
      shopurl: attempt.returnUrls.cancel,
      callbackUrl: attempt.notificationUrl,
      CallbackResponse: 'true',
      AutoRedirect: 'true',
      refreshtime: '5',
      lang: 'ar',
      hashAlgorithm: 'ver3',
      encoding: 'UTF-8',
      BillToName: 'Slma Alaloui',
      email: 'salma@example.com',
    });
    expect(rnd).toMatch(/^[0-9a-f]{32}$/);
    const posted = Object.entries({ HASH: HASH ?? '', rnd: rnd ?? '', ...fields });
    expect(faultsIn(posted, { clientId, storeKey }, () => false)).toEqual([]);
  });

  it('is posted to CMI’s page, and the policy allows no other', async () => {
    const begun = await gateway.begin(attempt);
    expect(begun).toMatchObject({
      ok: true,
      handOff: { kind: 'post', url: options.pageUrl },
      providerSession: null,
    });
    expect(gateway.formOrigins).toEqual(['https://testpayment.cmi.co.ma']);
  });

  it('is the same at every call for an attempt, and unpredictable for the next attempt', async () => {
    expect(await fieldsOf()).toEqual(await fieldsOf());
    const other = await fieldsOf({ reference: `${reference.slice(0, -1)}e` });
    expect(other['rnd']).not.toBe((await fieldsOf())['rnd']);
  });

  it('nothing that a buyer chose can stand for an amount, a currency, a merchant, an order or an outcome', async () => {
    const tried = fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 60 }),
      fc.constantFrom(clientId, reference, 'approved', 'Declined', 'ERROR', '504', '00', '1', '0'),
      fc.constantFrom('10 !', '1٠', '²', 'Ⅻ', '1e1', '<10.00>', '+10', '10,00', 'A10', '& # 49;', '-1'),
      fc.integer({ min: 0, max: 9_999_999 }).map((centimes) => String(centimes / 100)),
    );
    const buyer = fc.record({ customerName: tried, customerEmail: tried, customerPhone: tried });
    const own = await fieldsOf();
    const right = { amount: '990.00', clientid: clientId, currency: '504', oid: reference };
    const message = { ...right, ProcReturnCode: '00', Response: 'Approved' };
    await forAllInTurn(tries(300), buyer, fc.constantFrom(...Object.keys(message)), async (of, name) => {
      const fields = Object.entries(await fieldsOf(of));
      const chosen = fields.filter(([field, value]) => field !== 'HASH' && own[field] !== value);
      return chosen.every(([field, value]) => {
        const posted: Field[] = Object.entries({ ...message, [name]: value });
        const reading = gateway.read(raw(form([...posted, ['HASH', ver3(posted, storeKey)]])));
        const paid = reading.ok && reading.report.kind === 'payment' ? reading.report.evidence : null;
        const isOurs = paid?.outcome === 'captured' && paid.attemptReference === reference;
        return !isOurs && ['BillToName', 'email'].includes(field);
      });
    });
  });

  it.each(['10 !', '10.00', 'Approved', 'declined', '00'])('a buyer called %s is a client', async (name) => {
    expect((await fieldsOf({ customerName: name }))['BillToName']).toBe('Client');
  });

  it('never breaks CMI’s rules for any name', async () => {
    const someone = fc.record({
      customerName: fc.string({ unit: anyCharacter, maxLength: 130 }),
      locale: fc.constantFrom('en' as const, 'ar' as const),
      amountCentimes: fc.integer({ min: 1, max: 100_000_000 }),
    });
    await forAllInTurn(someone, async (of) => {
      const posted = Object.entries(await fieldsOf(of));
      expect(faultsIn(posted, { clientId, storeKey }, () => false)).toEqual([]);
    });
  });

  it.each([
    ['documents@example.com', 'mem-482913-a1b2@a.example'],
    ['سلمى@example.com', 'mem-482913-a1b2@a.example'],
    ['a&b|c@example.com', 'a&b|c@example.com'],
  ])('an address that CMI might not handle is not sent: %s', async (customerEmail, sent) => {
    expect((await fieldsOf({ customerEmail }))['email']).toBe(sent);
  });

  it('never contains the word "document", which is hashed in two ways; if that is impossible, nothing starts', async () => {
    const named = await fieldsOf({ customerName: 'Amina Document' });
    expect(named['BillToName']).toBe('Client');
    expect(JSON.stringify(named)).not.toMatch(/document/i);
    expect(await gateway.begin({ ...attempt, notificationUrl: 'https://documents.example/c' })).toBeRefused(
      'gateway-refused',
    );
  });

  it('without a store key nothing starts and no message is accepted', async () => {
    const bare = cmiGateway({ ...options, storeKey: '' });
    expect(await bare.begin(attempt)).toBeRefused('gateway-refused');
    const body = raw(form([['HASH', ver3([], '')]]));
    expect(bare.read(body)).toBeRefused('not-configured');
    expect(bare.readReturn?.(body.body)).toBeNull();
  });
});

describe('notifications of CMI', () => {
  const read = async (of: Partial<Message> = {}, change?: (fields: Field[]) => Field[]) =>
    gateway.read(raw(form(await postedFields(of, change))));

  it('an approval is a capture', async () => {
    expect(await read()).toEqual({ ok: true, report: { kind: 'payment', evidence } });
  });

  it('CMI’s raw format is parsed: a newline at the end, entities, names in other cases', async () => {
    for (const odd of [false, true]) {
      const body = raw(notificationBody(await postedFields(), { odd }));
      expect(gateway.read(body)).toEqual({ ok: true, report: { kind: 'payment', evidence } });
      expect(gateway.read({ ...body, headers: { 'content-type': 'text/html' } })).toMatchObject({ ok: true });
    }
  });

  it('a refusal by the bank, and one before any bank was involved, are no capture', async () => {
    expect(await read({ outcome: 'declined' })).toEqual({
      ok: true,
      report: {
        kind: 'payment',
        evidence: { ...evidence, eventId: `${reference}:26105ABC:05`, outcome: 'declined' },
      },
    });
    const early = await read({ outcome: 'unauthenticated' });
    expect(early).toMatchObject({
      report: { evidence: { outcome: 'declined', providerReference: reference } },
    });
    expect(early.ok && early.report.evidence.eventId).toMatch(/^MEM-.*:[0-9a-f]{32}:none$/);
    // What the hash does not cover makes no other event.
    expect(await read({ outcome: 'unauthenticated' }, replace('encoding', 'another'))).toEqual(early);
  });

  it.each([
    ['no code', without('ProcReturnCode')],
    ['an empty code', replace('ProcReturnCode', '')],
    ['the code 0', replace('ProcReturnCode', '0')],
    ['the code 000', replace('ProcReturnCode', '000')],
    ['another code', replace('ProcReturnCode', '99')],
    ['no response', without('Response')],
    ['the response Declined', replace('Response', 'Declined')],
    ['the response Error', replace('Response', 'Error')],
  ])('with %s it is no capture', async (_, change) => {
    expect(await read({}, change)).toMatchObject({ ok: true, report: { evidence: { outcome: 'declined' } } });
  });

  it('amount and currency are passed on as reported, and compared with the order later', async () => {
    const amountRead = async (name: string, value: string) => {
      const reading = await read({}, replace(name, value));
      return reading.ok && reading.report.kind === 'payment'
        ? [reading.report.evidence.amountCentimes, reading.report.evidence.currency]
        : reading;
    };
    expect(await amountRead('amount', '990')).toEqual([99_000, 'MAD']);
    expect(await amountRead('amount', '1.00')).toEqual([100, 'MAD']);
    expect(await amountRead('currency', '978')).toEqual([99_000, '978']);
    for (const [name, value] of [
      ['amount', '990,00'],
      ['amount', ''],
      ['amount', '-1.00'],
      ['currency', 'MAD'],
      ['currency', ''],
      ['oid', ''],
      ['oid', 'x'.repeat(101)],
    ] as const)
      expect(await amountRead(name, value), `${name} ${value}`).toBeRefused('unreadable');
  });

  it('another merchant’s message is not ours, however well signed', async () => {
    const wrong = { ok: false, reason: 'wrong-merchant' };
    expect(await read({}, replace('clientid', '600000002'))).toEqual(wrong);
    expect(await read({}, without('clientid'))).toEqual(wrong);
    expect(await read({}, (fields) => [...fields, ['CLIENTID', clientId]])).toEqual(wrong);
  });

  it('without its hash, with another, with two, or with another key it is not accepted', async () => {
    const fields = await postedFields();
    const open = fields.filter(([name]) => name !== 'HASH');
    const hash = fields.find(([name]) => name === 'HASH')?.[1] ?? '';
    for (const forged of [
      open,
      [...open, ['HASH', ''] as const],
      [...open, ['HASH', hash.slice(0, -2)] as const],
      [...open, ['HASH', hash.toLowerCase()] as const],
      [...open, ['HASH', ver3(open, 'another')] as const],
      [...open, ['HASH', hash] as const, ['hash', hash] as const],
    ])
      expect(gateway.read(raw(form(forged)))).toBeRefused('bad-signature');
  });

  it('a message with a name twice, or larger than CMI sends, is unreadable', async () => {
    const fields = await postedFields();
    for (const odd of [
      [...fields, ['amount', '990.00'] as const],
      [...fields, ['x', 'y'.repeat(5_000)] as const],
      [...fields, ...Array.from({ length: 300 }, (_, at) => [`f${at}`, ''] as const)],
    ])
      expect(gateway.read(raw(form(odd)))).toBeRefused('malformed');
  });

  it('a changed value, an extra or missing field, or a renamed one that moves is not accepted', async () => {
    const fields = await postedFields();
    const refused = (changed: readonly Field[]) =>
      expect(gateway.read(raw(form(changed)))).toBeRefused('bad-signature');
    const hashed = fields.filter(([name]) => name !== 'encoding' && name !== 'HASH');
    for (const [name, value] of hashed) {
      refused(fields.map(([own, was]) => [own, own === name ? `${was}x` : was]));
      refused(fields.filter(([own]) => own !== name));
      if (name !== 'amount') refused(fields.map(([own, was]) => [own === name ? 'aaa' : own, was]));
      if (value !== '') refused(fields.map(([own, was]) => [own, own === name ? was.slice(0, -1) : was]));
    }
    for (const added of ['a', 'm', 'z', 'ProcReturnCod', 'extra']) refused([...fields, [added, '']]);
  });

  it('our own form, which is signed with the same key, is no outcome when somebody posts it back', async () => {
    const posted = Object.entries(await fieldsOf());
    expect(gateway.read(raw(form(posted)))).toBeRefused('malformed');
    expect(gateway.readReturn?.(bytes(form(posted)))).toBeNull();
    // The hash signs no names: any value may be renamed if the order stays.
    for (const name of ['Response', 'ProcReturnCode'])
      for (const [renamed] of posted.filter(([own]) => own !== 'HASH' && own !== 'encoding')) {
        const body = form(posted.map(([own, value]) => [own === renamed ? name : own, value]));
        expect(gateway.read(raw(body)).ok, `${renamed} as ${name}`).toBe(false);
        expect(gateway.readReturn?.(bytes(body)), `${renamed} as ${name}`).toBeNull();
      }
  });

  it('a message without an outcome is not accepted', async () => {
    const silent = (fields: Field[]) => without('Response')(without('ProcReturnCode')(fields));
    const malformed = { ok: false, reason: 'malformed' };
    expect(await read({}, silent)).toEqual(malformed);
    expect(await read({ outcome: 'unauthenticated' }, without('Response'))).toEqual(malformed);
    expect(await read({ outcome: 'unauthenticated' }, replace('Response', ''))).toEqual(malformed);
    expect(await read({ outcome: 'unauthenticated' }, replace('Response', 'Error'))).toMatchObject({
      ok: true,
    });
    expect(gateway.readReturn?.(bytes(form(await postedFields({}, silent))))).toBeNull();
  });

  it('a changed byte never turns a refusal into a capture, nor into one of another payment', async () => {
    for (const outcome of ['approved', 'declined', 'unauthenticated'] as const) {
      const body = bytes(notificationBody(await postedFields({ outcome }), {}));
      forAll(tries(700), fc.nat(body.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
        const changed = Uint8Array.from(body);
        changed[at] = (changed[at] ?? 0) ^ flip;
        const reading = gateway.read({ headers: {}, body: changed, receivedAt: now });
        if (!reading.ok || reading.report.kind !== 'payment') return;
        const { outcome: read, attemptReference, amountCentimes, currency } = reading.report.evidence;
        expect([attemptReference, amountCentimes, currency]).toEqual([reference, 99_000, 'MAD']);
        if (read === 'captured') expect(outcome).toBe('approved');
      });
    }
  });

  it('a refusal makes no capture however its fields are renamed in their order', async () => {
    const name = 'amount clientid currency oid ProcReturnCode Response'.split(' ');
    const sorted = (await postedFields({ outcome: 'declined', cardholder: '00' }))
      .filter(([own]) => own !== 'HASH' && own !== 'encoding')
      .sort(([one], [other]) => compareNames(one, other));
    const hash = ver3(sorted, storeKey);
    const places = fc.uniqueArray(fc.nat(sorted.length - 1), { minLength: 6, maxLength: 6 });
    forAll(tries(300), places, (chosen) => {
      const at = new Map(chosen.sort((a, b) => a - b).map((place, index) => [place, name[index] ?? '']));
      let last = '0';
      const renamed = sorted.map(([, value], place): Field => {
        last = at.get(place) ?? `${last}a`;
        return [last, value];
      });
      const reading = gateway.read(raw(form([...renamed, ['HASH', hash]])));
      expect(reading.ok && reading.report.kind === 'payment' && reading.report.evidence.outcome).not.toBe(
        'captured',
      );
    });
  });

  it('with CMI’s addresses set, a message from elsewhere is refused, and so is a forged one; without them none is', async () => {
    const guarded = cmiGateway({
      ...options,
      callbackAddresses: readCallbackAddresses('192.0.2.10, 2001:db8::5'),
    });
    const posted = await postedFields();
    const from = (address: string | undefined, fields = posted) => {
      const headers: Record<string, string> = address === undefined ? {} : { 'x-client-address': address };
      return guarded.read({ ...raw(form(fields)), headers });
    };
    for (const address of ['192.0.2.10', '2001:db8:0:0::/64'])
      expect(from(address)).toEqual({ ok: true, report: { kind: 'payment', evidence } });
    for (const address of ['192.0.2.11', '2001:db8:0:1::/64', 'unknown', '', undefined])
      expect(from(address), address).toBeRefused('wrong-address');
    expect(from('192.0.2.11', without('HASH')(posted))).toBeRefused('bad-signature');
    // However whoever has a signed one varies what is not in the hash, it is the same one.
    const hashed = posted.find(([name]) => name === 'HASH');
    const varied = [
      ...posted.filter(([name]) => !['HASH', 'encoding', 'oid'].includes(name)),
      ...posted.flatMap(([name, value]) => (name === 'oid' ? [['oie', value] as const] : [])),
      ['encoding', 'another'] as const,
      ['hash', ` ${hashed?.[1].replaceAll('+', ' ')} `] as const,
    ];
    expect(guarded.signatureOf?.(raw(form(varied)))).toBe(guarded.signatureOf?.(raw(form(posted))));
    expect(guarded.signatureOf?.(raw(form(await postedFields({ transId: 'another' }))))).not.toBe(
      guarded.signatureOf?.(raw(form(posted))),
    );
    const returned = bytes(form(posted));
    expect(guarded.readReturn?.(returned)).toEqual({ reference, outcome: 'approved' });
    expect(gateway.read({ ...raw(form(posted)), headers: { 'x-client-address': '192.0.2.11' } }).ok).toBe(
      true,
    );
  });

  it('no unsigned input makes it throw or is accepted', () => {
    forAll(fc.uint8Array({ maxLength: 400 }), (body) => {
      const reading = gateway.read({ headers: {}, body, receivedAt: now });
      expect(reading.ok).toBe(false);
      expect(gateway.readReturn?.(body)).toBeNull();
      gateway.redact?.(body);
    });
  });
});

describe('the answer to CMI', () => {
  it.each<[Verdict, Message['outcome'], string]>([
    ['applied', 'approved', 'ACTION=POSTAUTH'],
    ['no-change', 'approved', 'ACTION=POSTAUTH'],
    ['duplicate', 'approved', 'APPROVED'],
    ['refused', 'approved', 'FAILURE'],
    ['failed', 'approved', 'FAILURE'],
    ['applied', 'declined', 'APPROVED'],
    ['no-change', 'declined', 'APPROVED'],
    ['refused', 'declined', 'FAILURE'],
    ['failed', 'declined', 'FAILURE'],
  ])('%s, %s: %s', async (verdict, outcome, body) => {
    const reading = gateway.read(raw(form(await postedFields({ outcome }))));
    expect(gateway.acknowledge(verdict, reading)).toEqual({ status: 200, contentType: 'text/plain', body });
  });

  it('a message that was not accepted is answered with a failure, whatever its verdict', () => {
    for (const verdict of ['applied', 'no-change', 'duplicate', 'refused', 'failed'] as const)
      expect(gateway.acknowledge(verdict, { ok: false, reason: 'bad-signature' }).body).toBe('FAILURE');
  });
});

describe('the browser’s return', () => {
  const bodyOf = async (of: Partial<Message> = {}, change?: (fields: Field[]) => Field[]) =>
    bytes(form(await postedFields(of, change)));

  it('is read when it is signed', async () => {
    expect(gateway.readReturn?.(await bodyOf())).toEqual({ reference, outcome: 'approved' });
    expect(gateway.readReturn?.(await bodyOf({ outcome: 'declined' }))).toEqual({
      reference,
      outcome: 'declined',
    });
    const spaced = form((await postedFields()).map(([name, value]) => [name, ` ${value}\t\n`]));
    expect(gateway.readReturn?.(bytes(spaced))).toEqual({ reference, outcome: 'approved' });
  });

  it('is ignored otherwise', async () => {
    expect(gateway.readReturn?.(await bodyOf({}, replace('clientid', '600000002')))).toBeNull();
    expect(gateway.readReturn?.(await bodyOf({}, without('oid')))).toBeNull();
    expect(gateway.readReturn?.(bytes(form((await postedFields()).slice(0, -1))))).toBeNull();
    expect(gateway.readReturn?.(bytes('a=1&a=1'))).toBeNull();
  });

  it('finds its order by our own address or by CMI’s field', () => {
    expect(gateway.referenceInReturn(new URLSearchParams({ reference: 'ours', oid: 'theirs' }))).toBe('ours');
    expect(gateway.referenceInReturn(new URLSearchParams({ oid: 'theirs' }))).toBe('theirs');
    expect(gateway.referenceInReturn(new URLSearchParams())).toBeNull();
  });
});

describe('what is stored of a message', () => {
  const kept = (body: Uint8Array) => new TextDecoder().decode(gateway.redact?.(body));

  it('is what staff and a dispute need, without the buyer’s name, address or card', async () => {
    const text = kept(bytes(notificationBody(await postedFields({ cardholder: 'MME SALMA ALAOUI' }), {})));
    const fields = Object.fromEntries(new URLSearchParams(text));
    expect(fields).toMatchObject({
      oid: reference,
      amount: '990.00',
      currency: '504',
      ProcReturnCode: '00',
      Response: 'Approved',
      TransId: '26105ABC',
      AuthCode: '009530',
      mdStatus: '1',
      eci: '05',
      xid: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=',
      cardHolderName: '[removed]',
      MaskedPan: '[removed]',
      email: '[removed]',
      HASH: '[removed]',
    });
    expect(text).not.toMatch(/SALMA|Slma|example\.com|4000|196\.12|212612|cavv=A/i);
  });

  it('is only the size of an unreadable one, and never a field name that somebody made up', () => {
    expect(kept(bytes('a=salma@example.com&a=2'))).toMatch(/^unreadable=23\+bytes%2C\+sha256\+[0-9a-f]{64}$/);
    expect(kept(bytes('salma@example.com=1'))).toBe('%5Bremoved%5D=%5Bremoved%5D');
    expect(kept(bytes(`ErrMsg=${'x'.repeat(900)}&tel=`))).toBe(`ErrMsg=${'x'.repeat(200)}&tel=`);
  });
});

it('CMI has no status requests, and refunds are manual', async () => {
  const known = {
    reference,
    amountCentimes: 1,
    providerSession: null,
    providerReference: null,
    begunAt: now,
  };
  expect(await gateway.ask(known)).toBeRefused('not-supported');
  expect(gateway.canBeAsked).toBe(false);
  const refund = {
    attemptReference: reference,
    providerReference: 'T',
    amountCentimes: 1,
    paidCentimes: 1,
    key: 'k',
  };
  expect(await gateway.refund(refund)).toBeRefused('not-supported');
  expect([gateway.name, gateway.recipient, gateway.live, gateway.option]).toEqual([
    'cmi',
    'CMI (Centre Monétique Interbancaire)',
    false,
    'Card',
  ]);
});
