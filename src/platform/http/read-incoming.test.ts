import { expect, test } from 'vitest';
import { kindOf } from '../limits/in-memory.ts';
import { readFormBody, readJsonBody, readTarget } from './read-incoming.ts';
import { securityHeaders } from './security-headers.ts';
import { allowed } from '../../../tests/support/sure.ts';

const pathOf = (url: string) => readTarget(url)?.pathname;

test.each([
  ['/%61r/%63ourses', '/ar/courses'],
  ['/%6frders/a%2Db', '/orders/a-b'],
  ['/x/../orders/abc', '/orders/abc'],
  ['/x/%2e%2E/orders/abc', '/orders/abc'],
  ['/./ar//courses/', '/ar/courses'],
  ['/../../..', '/'],
  ['/', '/'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example', '/%5Cevil.example'],
  ['/a%2fb%c3%a9', '/a%2Fb%C3%A9'],
  ['https://evil.example/courses', '/courses'],
])('one page has one address: %s is %s', (written, meant) => {
  expect(pathOf(written)).toBe(meant);
});

test('the query stays unchanged', () => {
  expect(readTarget('/courses/?q=%61/../b/')).toEqual({ pathname: '/courses', search: '?q=%61/../b/' });
});

test.each([
  '/api/staff/session/',
  '/API/Staff/Session',
  '/api/%73taff/session',
  '/api/staff/session/code',
  '/x/../api/staff/session',
])('no spelling of the sign-in address escapes its rate limit: %s', (written) => {
  expect(kindOf('POST', pathOf(written) ?? '')).toBe('sign-in');
});

test.each(['/ORDERS/abc', '/%6frders/abc', '/Ar/Orders/abc/', '/x/../orders/abc'])(
  'no spelling of an order’s address is sent to other sites as referrer: %s',
  (written) => {
    const rules = { publicOrigin: 'https://academy.example', formOrigins: [], development: false };
    expect(securityHeaders(rules, pathOf(written) ?? '')).toContainEqual(['Referrer-Policy', 'same-origin']);
  },
);

test.each([
  ['POST', '/api/applications/waitlist', 'forms'],
  ['POST', '/api/buy-now', 'forms'],
  ['POST', '/api/form/submit', 'api'],
  ['POST', '/api/staff/session', 'sign-in'],
  ['POST', '/api/staff/session/second-step', 'sign-in'],
  ['POST', '/api/staff/session/recovery', 'sign-in'],
  ['POST', '/api/staff/second-factor/confirmation', 'sign-in'],
  ['DELETE', '/api/staff/session', null],
  ['GET', '/api/payment-intent/x/validate', 'api'],
  ['GET', '/api/users/lookup', 'api'],
  ['HEAD', '/api/users', 'api'],
  ['GET', '/api/openapi.json', null],
  ['GET', '/api', null],
] as const)('%s %s counts as %s', (method, path, kind) => expect(kindOf(method, path)).toBe(kind));

const multipart = (...parts: { about: string; body: string | Buffer }[]) =>
  Buffer.concat([
    ...parts.flatMap(({ about, body }) => [
      Buffer.from(`--x\r\nContent-Disposition: form-data; ${about}\r\n\r\n`),
      Buffer.from(body as string),
      Buffer.from('\r\n'),
    ]),
    Buffer.from('--x--\r\n'),
  ]);
const multipartType = 'multipart/form-data; boundary=x';
const plainType = 'application/x-www-form-urlencoded';

const refusalOf = async (body: Buffer, type: string) => {
  const read = await readFormBody(body, type);
  return read.ok ? null : read.refusal;
};
const faultOf = (...parts: Parameters<typeof multipart>) => refusalOf(multipart(...parts), multipartType);

test('a form’s file may contain zero bytes, as UTF-16 and spreadsheet programs write them', async () => {
  const utf16 = Buffer.from('\ufeffDate;Montant', 'utf16le');
  const kind = { about: 'name="kind"', body: 'bank' };
  expect(await faultOf(kind, { about: 'name="file"; filename="a.csv"', body: utf16 })).toBeNull();
  const table = Buffer.from('PK\u0003\u0004\0\0');
  expect(await faultOf({ about: 'name="file"; filename="a.xlsx"', body: table })).toBeNull();
});

test('no text, name or file name of a form may contain zero bytes', async () => {
  expect(await faultOf({ about: 'name="lines"', body: 'a\0b' })).toBe('bad-request');
  expect(await faultOf({ about: 'name="li\0nes"', body: 'a' })).toBe('bad-request');
  expect(await faultOf({ about: 'name="file"; filename="a\0.csv"', body: 'a' })).toBe('bad-request');
  expect(await refusalOf(Buffer.from('a=%00'), plainType)).toBe('bad-request');
  expect(await refusalOf(Buffer.from('a=\0'), plainType)).toBe('bad-request');
  expect(await refusalOf(Buffer.from('a=b'), plainType)).toBeNull();
});

const formRead = async (body: Buffer, type: string) => {
  const read = allowed(await readFormBody(body, type));
  const headers = { 'Content-Type': read.contentType };
  return new Response(new Uint8Array(read.body), { headers }).formData();
};

test('marks that nobody sees do not come in by a form, and a message keeps its joined emoji', async () => {
  const typed = { name: '\u200fSalma\u00ad\u200b Alaoui\u2069', message: '\u200e👩‍👩‍👧 ‎OK\u200f' };
  const form = await formRead(Buffer.from(new URLSearchParams(typed).toString()), plainType);
  expect(Object.fromEntries(form)).toEqual({ name: 'Salma Alaoui', message: '👩‍👩‍👧 ‎OK' });
});

test('nor by the name of a file, whose bytes stay as they are', async () => {
  const bytes = Buffer.from([0xff, 0xd8, 0, 0xe2, 0x80, 0x8e]);
  const form = await formRead(
    multipart(
      { about: 'name="file"; filename="\u202efdp.exe.pdf"', body: bytes },
      { about: 'name="code"', body: 'AB\u200eC1' },
    ),
    multipartType,
  );
  const file = form.get('file') as File;
  expect([file.name, form.get('code')]).toEqual(['fdp.exe.pdf', 'ABC1']);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(bytes);
});

const jsonRead = (text: string): unknown => {
  const read = readJsonBody(Buffer.from(text), 'application/json');
  return read.ok ? JSON.parse(read.body.toString('utf8')) : read.refusal;
};

test('half a character does not come in by JSON, at any depth or as a name', () => {
  expect(jsonRead(String.raw`{"a":"x\ud800","b":[{"c\udc00":"\ud83d\ude00\ud83d"}]}`)).toEqual({
    a: 'x',
    b: [{ c: '😀' }],
  });
});

test('marks that nobody sees do not come in by JSON, and texts of several lines lose them at their ends', () => {
  const sent = { code: 'A\u200eB\ufeff', text: '\u200fone\u200d\u200f', lines: '\u200ea‏\nb\u200f' };
  expect(jsonRead(JSON.stringify(sent))).toEqual({ code: 'AB', text: 'one\u200d', lines: 'a‏\nb' });
});

test('a zero byte is refused, and its letters are text', () => {
  expect(jsonRead(String.raw`{"a":"x\u0000"}`)).toBe('bad-request');
  expect(jsonRead('{"a":"x\0"}')).toBe('bad-request');
  const plain = { a: 'Save 10%00', b: String.raw`write \u0000`, c: String.raw`\\u0000` };
  expect(jsonRead(JSON.stringify(plain))).toEqual(plain);
});

test('what is no JSON stays for its reader to refuse', () => {
  const read = readJsonBody(Buffer.from('{"a":\u200e'), 'application/json');
  expect(read.ok && read.body.toString()).toBe('{"a":\u200e');
});

test('marks that nobody sees do not come in by a search', () => {
  expect(readTarget('/courses?q=sal%E2%80%8Bma&page=2')?.search).toBe('?q=salma&page=2');
});
