import { expect, test } from 'vitest';
import { pageKey } from './http-server.ts';

const keyOf = (pathname: string, search = '') => pageKey({ pathname, search });

test('what those who send visitors add to an address changes no page', () => {
  expect(keyOf('/courses', '?utm_source=a&fbclid=b')).toBe('/courses');
  expect(keyOf('/ar/courses', '?type=virtual&utm_campaign=c')).toBe('/ar/courses?type=virtual');
});

test('the articles about each tag are a page of their own, those about anything else are not', () => {
  expect(keyOf('/ar/blog', '?tag=e-commerce&utm_source=a')).toBe('/ar/blog?tag=e-commerce');
  expect(keyOf('/blog', '?tag=whatever')).toBeNull();
});

test('the contact page with each topic chosen is a page of its own', () => {
  expect(keyOf('/contact', '?topic=community')).toBe('/contact?topic=community');
  expect(keyOf('/contact', '?topic=whatever')).toBeNull();
});

test('searches and unknown parameters are rendered for who asks', () => {
  expect(keyOf('/courses', '?q=%D8%AA')).toBeNull();
  expect(keyOf('/courses', '?type=other')).toBeNull();
  expect(keyOf('/', '?__proto__=1')).toBeNull();
});

test('filters are kept one by one: no set of them makes a page, else a few hundred addresses would push out all others', () => {
  expect(keyOf('/tools', '?free=yes&category=ebooks')).toBe('/tools?category=ebooks&free=yes');
  expect(keyOf('/tools', '?category=ebooks&category=software')).toBeNull();
  expect(keyOf('/tools', '?free=yes&free=yes')).toBeNull();
});

test('pages of a person are never shared', () => {
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
  ]) {
    expect(keyOf(path), path).toBeNull();
  }
});

test('an unusual spelling of an address is not kept: there would be no end of them', () => {
  for (const path of ['/COURSES', '/Ar/courses', '/courses/%5Cx', '/ORDERS/abc'])
    expect(keyOf(path), path).toBeNull();
});

test('what is not published yet is kept under no address', () => {
  expect(keyOf('/courses/x', '?preview=abc')).toBeNull();
  expect(keyOf('/ar/courses', '?type=virtual&preview=abc&utm_source=a')).toBeNull();
});
