import { expect, test } from 'vitest';
import { linksIn } from '../../frame/links.ts';
import { ownPath, signInPath, wayIn } from './own-path.ts';

test('a sign-in may lead back to pages of this site, with their query', () => {
  for (const path of [
    '/welcome',
    '/ar/account/orders',
    '/circle/posts/6f0f7e8e-6b8c-4c57-9b0c-0d8a1a5a0b11',
    '/circle/search?q=prix%20de%20vente&page=2',
    '/circle/search?q=%D8%AB%D9%85%D9%86',
  ])
    expect(ownPath(path)).toBe(path);
});

test('nothing that a browser could read as another site is accepted', () => {
  for (const trap of [
    'https://evil.example',
    'http:evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' /welcome',
    '/%2fevil.example',
    '/%2F%2Fevil.example',
    '/%5cevil.example',
    '/%09/evil.example',
    '/welcome//evil.example',
    '/welcome?to=//evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    '/welcome\r\nSet-Cookie: a=b',
    '/welcome%0d%0aSet-Cookie: a=b',
    '/welcome#https://evil.example',
    '@evil.example',
    'welcome',
    '',
    null,
    undefined,
    42,
    `/${'a'.repeat(600)}`,
  ])
    expect(ownPath(trap), String(trap)).toBeNull();
});

test('the sign-in leads neither back to itself nor to the sign-out', () => {
  for (const path of [
    '/clarity-login',
    '/ar/clarity-login?next=/welcome',
    '/login',
    '/sign-out',
    '/ar/sign-out',
  ])
    expect(ownPath(path)).toBeNull();
  expect(signInPath('/clarity-login', '//evil.example')).toBe('/clarity-login');
  expect(signInPath('/clarity-login', '/account', { another: true })).toBe(
    '/clarity-login?another&next=%2Faccount',
  );
  expect(signInPath('/ar/clarity-login', '/ar/account')).toBe('/ar/clarity-login?next=%2Far%2Faccount');
});

test('the status decides where a sign-in leads, whatever page was wanted', () => {
  const links = linksIn('ar');
  expect(wayIn('unknown', links, '/ar/circle')).toBe('/ar/not-registered');
  expect(wayIn('unpaid', links, '/ar/circle')).toBe('/ar/payment-required');
  expect(wayIn('unpaid', links, '/ar/accounts')).toBe('/ar/payment-required');
  for (const own of ['/ar/account', '/ar/account/orders', '/ar/orders/mine/MEM-482913-a1b2'])
    expect(wayIn('unpaid', links, own)).toBe(own);
  for (const status of ['buyer', 'member', 'team'] as const) {
    expect(wayIn(status, links, '/ar/account')).toBe('/ar/account');
    expect(wayIn(status, links, '//evil.example')).toBe('/ar/welcome');
    expect(wayIn(status, links, null)).toBe('/ar/welcome');
  }
});
