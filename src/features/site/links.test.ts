import { describe, expect, test } from 'vitest';
import { words } from '../../words.ts';
import { linksIn, navigationOf } from './links.ts';
import { samePageIn } from '../../platform/i18n/locale.ts';
import { whatsappLink } from '../../platform/people/whatsapp-link.ts';

const here = (pathname: string, locale: 'en' | 'ar' = 'en') => {
  const { main, more, consultation } = navigationOf(
    linksIn(locale),
    words[locale].common.navigation,
    pathname,
  );
  return [...main, ...more, consultation].filter((link) => link.isHere).map((link) => link.href);
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
