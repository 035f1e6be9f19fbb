import { describe, expect, test } from 'vitest';
import { words } from '../../words.ts';
import { hasOwnAction, isOwnBusiness, navigationOf } from './links.ts';
import { samePageIn } from '../../platform/i18n/locale.ts';
import { whatsappLink } from '../../platform/people/phone.ts';

const here = (pathname: string, locale: 'en' | 'ar' = 'en') => {
  const { main, more, consultation } = navigationOf(locale, words[locale].common.navigation, pathname);
  return [...main, ...more.flat(), consultation].filter((link) => link.isHere).map((link) => link.href);
};

describe('the link of the open page', () => {
  test('is marked on the page itself and on the pages below it', () => {
    expect(here('/courses')).toEqual(['/courses']);
    expect(here('/courses/english-mastery')).toEqual(['/courses']);
    expect(here('/ar/courses/english-mastery', 'ar')).toEqual(['/ar/courses']);
  });

  test('is not marked on a page whose address only begins alike', () => {
    expect(here('/coursesxyz')).toEqual([]);
    expect(here('/')).toEqual([]);
  });
});

describe('the menu', () => {
  test('leads to the help and to the page about us, and keeps the shop and the jobs in different groups', () => {
    const { more } = navigationOf('ar', words.ar.common.navigation, '/ar');
    const groups = more.map((group) => group.map(({ href }) => href));
    expect(groups).toEqual([
      ['/ar/tools', '/ar/blog', '/ar/host-course'],
      ['/ar/about', '/ar/support', '/ar/contact', '/ar/careers'],
    ]);
  });
});

describe('a page of the visitor’s own business', () => {
  test.each([
    '/courses/english-mastery/enrol',
    '/ar/courses/english-mastery/enrol',
    '/orders/abc',
    '/ar/orders/abc/cash',
    '/checkout/membership',
    '/payment/success',
    '/account',
    '/ar/account/orders',
    '/clarity-login',
  ])('%s', (path) => {
    expect(isOwnBusiness(path)).toBe(true);
  });

  test.each([
    '/',
    '/ar',
    '/courses',
    '/courses/english-mastery',
    '/accounting',
    '/consultation/plan',
    '/support',
  ])('is not %s', (path) => {
    expect(isOwnBusiness(path)).toBe(false);
  });
});

test('the loudest button of a course’s page, and of an order’s, is its own', () => {
  expect(['/courses/english-mastery', '/ar/orders/a'].map(hasOwnAction)).toEqual([true, true]);
  expect(['/', '/courses', '/ar/courses', '/coursesxyz/a'].map(hasOwnAction)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

describe('the language link', () => {
  test('leads to the same page with its query kept, both ways', () => {
    expect(samePageIn('ar', { pathname: '/courses', search: '?q=ugc' })).toBe('/ar/courses?q=ugc');
    expect(samePageIn('en', { pathname: '/ar', search: '' })).toBe('/');
  });
});

test('the chat link carries digits only, and its words whole', () => {
  expect(whatsappLink('+212 600-000000', 'سلام & hello?')).toBe(
    `https://wa.me/212600000000?text=${encodeURIComponent('سلام & hello?')}`,
  );
});
