import { describe, expect, test } from 'vitest';
import { headTags, safeJson } from './document-head.tsx';

const site = {
  siteName: 'Derb',
  tagline: 'Create your path',
  locale: 'ar',
  spoken: ['en', 'ar', 'fr'],
  publicOrigin: 'https://derb.example',
  pathname: '/ar/courses',
} as const;

describe('the head of a page', () => {
  test('names the page before the site, and its twins in the languages that are spoken', () => {
    const tags = headTags({ title: 'الدورات', description: 'كل الدورات' }, site);
    expect(tags.title).toBe('الدورات | Derb');
    expect(tags.canonical).toBe('https://derb.example/ar/courses');
    expect(tags.alternates).toEqual([
      { hrefLang: 'en', href: 'https://derb.example/courses' },
      { hrefLang: 'ar', href: 'https://derb.example/ar/courses' },
      { hrefLang: 'fr', href: 'https://derb.example/fr/courses' },
      { hrefLang: 'x-default', href: 'https://derb.example/courses' },
    ]);
  });

  test('in a language its record is not written in is not indexed, and not named as a twin', () => {
    const head = { title: 'Sewing', description: '', writtenIn: ['en'] } as const;
    expect(headTags(head, site)).toMatchObject({
      canonical: null,
      alternates: [],
      openGraphOthers: ['en_US'],
    });
    const written = headTags(head, { ...site, locale: 'en', pathname: '/courses/sewing' });
    expect(written).toMatchObject({
      canonical: 'https://derb.example/courses/sewing',
      openGraphOthers: [],
      alternates: [
        { hrefLang: 'en', href: 'https://derb.example/courses/sewing' },
        { hrefLang: 'x-default', href: 'https://derb.example/courses/sewing' },
      ],
    });
  });

  test('has its first language for all others, and names none where one is spoken alone', () => {
    const courses = { title: 'Les formations', description: '' };
    const inFrench = { ...site, locale: 'fr', spoken: ['fr', 'ar'], pathname: '/fr/courses' } as const;
    expect(headTags(courses, inFrench).alternates.at(-1)).toEqual({
      hrefLang: 'x-default',
      href: 'https://derb.example/fr/courses',
    });
    expect(headTags(courses, { ...inFrench, spoken: ['fr'] })).toMatchObject({
      canonical: 'https://derb.example/fr/courses',
      alternates: [],
      openGraphOthers: [],
    });
  });

  test('gives a private page no address for search engines', () => {
    const tags = headTags({ title: 'Order', description: '', index: false }, site);
    expect(tags.canonical).toBeNull();
    expect(tags.alternates).toEqual([]);
  });

  test('falls back to the site’s name for a page without a head, and does not index it', () => {
    const tags = headTags(null, site);
    expect(tags.title).toBe('Derb');
    expect(tags.canonical).toBeNull();
  });

  test('cannot be broken out of by words in structured data', () => {
    const json = safeJson({ name: '</script><script>alert(1)</script>\u2028' });
    expect(json).not.toContain('<');
    expect(json).not.toContain('\u2028');
    expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)</script>\u2028' });
  });
});
