import { expect, test } from 'vitest';
import { keyIn, ofKey, pageKey } from './page-key.ts';

const keyOf = (pathname: string, search = '') => pageKey({ pathname, search });

test('tracking parameters do not change the key', () => {
  expect(keyOf('/courses', '?utm_source=a&fbclid=b')).toBe('/courses');
  expect(keyOf('/ar/courses', '?type=virtual&utm_campaign=c')).toBe('/ar/courses?type=virtual');
});

test('the articles of each known tag are a page of their own, those of unknown tags are not', () => {
  expect(keyOf('/ar/blog', '?tag=e-commerce&utm_source=a')).toBe('/ar/blog?tag=e-commerce');
  expect(keyOf('/blog', '?tag=whatever')).toBeNull();
});

test('the contact page with each topic selected is a page of its own', () => {
  expect(keyOf('/contact', '?topic=community')).toBe('/contact?topic=community');
  expect(keyOf('/contact', '?topic=whatever')).toBeNull();
});

test('searches and unknown parameters are not cached', () => {
  expect(keyOf('/courses', '?q=%D8%AA')).toBeNull();
  expect(keyOf('/courses', '?type=other')).toBeNull();
  expect(keyOf('/courses', '?field=&budget=&q=')).toBeNull();
  expect(keyOf('/', '?__proto__=1')).toBeNull();
});

test('only single filters are cached: combinations would push out all other pages', () => {
  expect(keyOf('/tools', '?free=yes&utm_source=a')).toBe('/tools?free=yes');
  expect(keyOf('/tools', '?free=yes&category=ebooks')).toBeNull();
  expect(keyOf('/courses', '?budget=500&field=commerce')).toBeNull();
  expect(keyOf('/tools', '?category=ebooks&category=software')).toBeNull();
  expect(keyOf('/tools', '?free=yes&free=yes')).toBeNull();
});

test('pages of a person are never cached', () => {
  for (const path of [
    '/orders/abc',
    '/ar/orders/abc/card',
    '/payment/success',
    '/staff',
    '/ar/mailbox',
    '/courses/x/enrol',
    '/products/x/order',
    '/ar/consultation/x/book',
    '/api',
  ])
    expect(keyOf(path), path).toBeNull();
});

test('an unusual spelling of an address is not cached: there are too many', () => {
  for (const path of ['/COURSES', '/Ar/courses', '/courses/%5Cx', '/ORDERS/abc'])
    expect(keyOf(path), path).toBeNull();
});

test('previews of drafts are never cached', () => {
  expect(keyOf('/courses/x', '?preview=abc')).toBeNull();
  expect(keyOf('/ar/courses', '?type=virtual&preview=abc&utm_source=a')).toBeNull();
});

test('a page chosen light or dark has a key that is no address', () => {
  for (const theme of [null, 'light', 'dark'] as const)
    expect(ofKey(keyIn(theme, '/ar/courses?type=live'))).toEqual({ address: '/ar/courses?type=live', theme });
  expect(new Set([null, 'light' as const, 'dark' as const].map((theme) => keyIn(theme, '/'))).size).toBe(3);
});
