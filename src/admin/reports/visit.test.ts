import { expect, test } from 'vitest';
import { visitedBy } from './visit.ts';

test.each([
  [
    '/courses/selling-online',
    { step: 'visit', itemKind: 'course', itemSlug: 'selling-online', locale: 'en' },
  ],
  [
    '/ar/courses/selling-online/enrol',
    { step: 'form', itemKind: 'course', itemSlug: 'selling-online', locale: 'ar' },
  ],
  ['/products/a-book', { step: 'visit', itemKind: 'product', itemSlug: 'a-book', locale: 'en' }],
  ['/products/a-book/order', { step: 'form', itemKind: 'product', itemSlug: 'a-book', locale: 'en' }],
  ['/consultation/check', { step: 'visit', itemKind: 'consultation', itemSlug: 'check', locale: 'en' }],
  [
    '/ar/consultation/check/book',
    { step: 'form', itemKind: 'consultation', itemSlug: 'check', locale: 'ar' },
  ],
  [
    '/community/clarity-details',
    { step: 'visit', itemKind: 'membership', itemSlug: 'clarity-community', locale: 'en' },
  ],
  [
    '/ar/checkout/membership',
    { step: 'form', itemKind: 'membership', itemSlug: 'clarity-community', locale: 'ar' },
  ],
])('%s is counted', (pathname, visited) => {
  expect(visitedBy(pathname)).toEqual(visited);
});

test.each([
  '/',
  '/ar',
  '/courses',
  '/courses/',
  '/courses/selling-online/waitlist',
  '/courses/Selling',
  '/courses/a%20b',
  '/courses/a/enrol/b',
  `/courses/${'a'.repeat(101)}`,
  '/orders/secret-token',
  '/arcourses/x',
])('%s is not', (pathname) => {
  expect(visitedBy(pathname)).toBeNull();
});
