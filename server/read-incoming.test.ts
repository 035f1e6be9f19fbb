import { expect, test } from 'vitest';
import { kindOf } from './rate-limits.ts';
import { readTarget } from './read-incoming.ts';
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
])('one page has one spelling: %s is %s', (written, meant) => {
  expect(pathOf(written)).toBe(meant);
});

test('the query stays as it came', () => {
  expect(readTarget('/courses/?q=%61/../b/')).toEqual({ pathname: '/courses', search: '?q=%61/../b/' });
});

test.each([
  '/staff/sign-in/',
  '/STAFF/Sign-In',
  '/%73taff/sign-in',
  '/AR/staff/sign-in',
  '/x/../staff/sign-in',
])('no spelling of the sign-in escapes its limit: %s', (written) => {
  expect(kindOf('POST', pathOf(written) ?? '')).toBe('sign-in');
});

test.each(['/ORDERS/abc', '/%6frders/abc', '/Ar/Orders/abc/', '/x/../orders/abc'])(
  'no spelling of an order tells other sites where the visitor came from: %s',
  (written) => {
    const rules = { publicOrigin: 'https://academy.example', formOrigins: [], development: false };
    expect(securityHeaders(rules, pathOf(written) ?? '')).toContainEqual(['Referrer-Policy', 'same-origin']);
  },
);

test.each([
  ['POST', '/api/applications/waitlist', 'forms'],
  ['POST', '/api/buy-now', 'forms'],
  ['POST', '/api/form/submit', 'wire'],
  ['GET', '/api/payment-intent/x/validate', 'wire'],
  ['GET', '/api/users/lookup', 'wire'],
  ['HEAD', '/api/users', 'wire'],
  ['GET', '/api/openapi.json', null],
  ['GET', '/api', null],
] as const)('%s %s counts as %s', (method, path, kind) => expect(kindOf(method, path)).toBe(kind));
