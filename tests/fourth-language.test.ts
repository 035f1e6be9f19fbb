/** A language costs its words and a line of `languages.ts`: one that nobody speaks is spoken here, and not in what is built. */
import { afterAll, expect, test, vi } from 'vitest';
import type { languages } from '../src/platform/i18n/languages.ts';

const table = '../src/platform/i18n/languages.ts';
vi.resetModules();
vi.doMock(table, async (original) => {
  const real = await original<{ languages: typeof languages }>();
  const zgh = {
    ...real.languages.ar,
    name: 'ⵜⴰⵎⴰⵣⵉⵖⵜ',
    dates: 'zgh',
    unit: 'ⴷⵔⵎ',
    openGraph: 'zgh_MA',
    next: ['fr'],
  };
  const all = { ...real.languages, zgh };
  return { ...real, languages: all, languageOf: (locale: keyof typeof all) => all[locale] };
});

// Other files share what this one imports.
afterAll(() => {
  vi.doUnmock(table);
  vi.resetModules();
});

const { bareOf, languageAsked, localeOfPath, locales, nearestTo, pathIn } =
  await import('../src/platform/i18n/locale.ts');
const { wholeRecord } = await import('../src/platform/records/record.ts');
const { headTags } = await import('../src/academy/frame/document-head.tsx');
const { settingsSchema } = await import('../src/academy/settings/settings.ts');
const { settings } = await import('../content/sample/settings.ts');
const { formatMad } = await import('../src/platform/money/money.ts');

const fourth = 'zgh' as 'fr';

test('it has addresses, amounts and a place among the languages of an academy', () => {
  expect(locales).toContain(fourth);
  expect([pathIn(fourth, '/ar/courses'), bareOf('/zgh/courses'), localeOfPath('/zgh')]).toEqual([
    '/zgh/courses',
    '/courses',
    fourth,
  ]);
  expect([languageAsked('zgh-MA'), nearestTo('zgh', ['en', 'fr'])]).toEqual([fourth, 'fr']);
  expect(formatMad(99_000, fourth)).toBe('990\u00a0ⴷⵔⵎ');
  expect(settingsSchema.safeParse({ ...settings, languages: [fourth, 'fr'] }).success).toBe(true);
});

test('its readers are shown what is not written in it in their next language, and search engines find what is', () => {
  const record = { slug: 'zip', words: { fr: { name: 'Fermeture' }, ar: { name: 'سحّاب' } } };
  expect(wholeRecord(record)).toMatchObject({ words: { [fourth]: { name: 'Fermeture' } } });
  const site = { siteName: 'Derb', tagline: '', publicOrigin: 'https://derb.example', pathname: '/zgh/zip' };
  const tags = headTags(
    { title: 'Zip', description: '' },
    { ...site, locale: fourth, spoken: [fourth, 'ar'] },
  );
  expect(tags).toMatchObject({ canonical: 'https://derb.example/zgh/zip', openGraphLocale: 'zgh_MA' });
  expect(tags.alternates.map(({ hrefLang }) => hrefLang)).toEqual([fourth, 'ar', 'x-default']);
});
