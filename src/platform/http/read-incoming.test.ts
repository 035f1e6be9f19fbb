import { expect, test } from 'vitest';
import { kindOf } from '../limits/in-memory.ts';
import { formFault, readTarget } from './read-incoming.ts';
import { securityHeaders } from './security-headers.ts';

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
const faultOf = (...parts: Parameters<typeof multipart>) =>
  formFault(multipart(...parts), 'multipart/form-data; boundary=x');

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
  const plain = 'application/x-www-form-urlencoded';
  expect(await formFault(Buffer.from('a=%00'), plain)).toBe('bad-request');
  expect(await formFault(Buffer.from('a=\0'), plain)).toBe('bad-request');
  expect(await formFault(Buffer.from('a=b'), plain)).toBeNull();
});
