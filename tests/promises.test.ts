import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fillAll } from '../src/platform/i18n/fill.ts';
import { policyValues } from '../src/academy/legal/policy-values.ts';
import { isLocale, locales } from '../src/platform/i18n/locale.ts';
import { someSettings } from './support/builders.ts';
import { emailWords } from '../src/email-words.ts';
import { consultationServices } from '../content/sample/consultation-services.ts';
import { courses } from '../content/sample/courses.ts';
import { products } from '../content/sample/products.ts';
import { workshops } from '../content/sample/workshops.ts';
import { words } from '../src/words.ts';

type Sentence = { path: string; text: string };

function sentencesOf(value: unknown, path: string): Sentence[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => sentencesOf(each, `${path}.${key}`));
}

const allSentences = [...sentencesOf(words, 'words'), ...sentencesOf(courses, 'courses')];

/** Sentences that may name agencies: the payment method's name, what staff do with cash, and testimonials. */
const mayNameAgencies =
  /\.(enrol\.(method\.cash|cash\.title)|(?:order|exports)\.(methods|ways)\..*)$|\.staff\w*\.|[rR]efunds?\.|estimonials|tory\./;

describe('the promises of the academy', () => {
  test('no sentence types the hours until access itself', () => {
    expect(allSentences.filter(({ text }) => /24[ -]hour|24 ?ساعة|24 ?سوايع/u.test(text))).toEqual([]);
  });

  test('no sentence puts a noun of its own beside a number that comes from the settings', () => {
    const doubled = /\{\w*(Days|Hours|paidBack|orderExpiry)\w*\} ?(days?|hours?|أيام|يوم|ساع)/u;
    expect(allSentences.filter(({ text }) => doubled.test(text))).toEqual([]);
  });

  test('no sentence about how to pay types the agencies itself', () => {
    const named = allSentences.filter(({ text }) => /Wafa ?Cash|Cash.Plus|وفاكاش|كاش بلوس/u.test(text));
    expect(named.filter(({ path }) => !mayNameAgencies.test(path))).toEqual([]);
  });

  test.each(locales)('the home page counts other days and hours well (%s)', (locale) => {
    const academy = someSettings();
    const settings = {
      ...academy,
      refundPolicy: { ...academy.refundPolicy, courseDays: 11 },
    };
    const t = words[locale];
    const home = fillAll(t.home, policyValues(settings, t.refunds, locale));
    const expected = {
      en: ['within 11 days'],
      ar: ['خلال 11 يومًا'],
      fr: ['11 jours'],
    };
    const text = sentencesOf(home, 'home')
      .map((sentence) => sentence.text)
      .join('\n');
    for (const each of expected[locale]) expect(text).toContain(each);
    expect(text).not.toMatch(/\{(?!n\})/u);
  });
});

/** Words of a promise, in any sentence. */
const promising =
  /certif|accredit|guarante|\bfree\b|\bwithin\b|at once|immediately|hear from us by|calendar|paused|\bfees?\b|remind|شهادة|شهادت|معتمدة|ضمان|نضمن|مجان|خلال|فورًا|في الحين|تقويم|رزنامة|رسوم|موقوف|متوقّ?ف|نذكّر/iu;

/** Sentences, with those composed from values, by a path that is the same in every language. */
function sentencesIn(value: unknown, path: string): Sentence[] {
  if (typeof value === 'function') return [{ path, text: String(value).replace(/^\([^)]*\)\s*=>\s*/, '') }];
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    sentencesIn(each, isLocale(key) || key === 'words' ? path : `${path}.${key}`),
  );
}

const modules = import.meta.glob<Record<string, unknown>>('../src/*/*/*words.{en,ar,fr}.ts', {
  eager: true,
});

const readAbove = new Set<unknown>(
  [...Object.values(words), ...Object.values(emailWords)].flatMap(Object.values),
);
const featureSentences = Object.entries(modules).flatMap(([file, parts]) => {
  const [, feature = '', ofFile = ''] = /src\/\w+\/(\w+)\/(?:([\w-]+)\.)?words\.\w+\.ts$/.exec(file) ?? [];
  // The words of pages and e-mails are read by their own names above.
  return Object.entries(parts)
    .filter(([, part]) => !readAbove.has(part))
    .flatMap(([name, part]) =>
      sentencesIn(part, ['features', feature, ofFile, isLocale(name) ? '' : name].filter(Boolean).join('.')),
    );
});

const promises = [
  ...sentencesIn(words, 'pages'),
  ...sentencesIn(emailWords, 'emails'),
  ...sentencesIn({ courses, workshops, products, consultationServices }, 'sample'),
  ...featureSentences,
].filter(({ text }) => promising.test(text));

type Row = { places: string[]; keepers: string[] };

const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim());
const quoted = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, each = '']) => each);

/** The rows of one chapter: where each promise is made, and which test keeps it. */
function rowsOf(chapter: string): Row[] {
  const [, text = ''] = readFileSync('docs/promises.md', 'utf8').split(`## ${chapter}`);
  return (text.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => /^\| (?!---|promise |why )/.test(line))
    .map(cellsOf)
    .map(([, , places, keepers]) => ({ places: quoted(places), keepers: quoted(keepers) }));
}

const kept = rowsOf('Kept');
const places = [...kept, ...rowsOf('Words that promise nothing')].flatMap((row) => row.places);

/** 'sample.courses.*.faq' names 'sample.courses.3.faq.1.answer'. */
const names = (place: string, path: string): boolean =>
  place.split('.').every((part, at) => part === '*' || part === path.split('.')[at]);

describe('docs/promises.md', () => {
  test('has a row for every sentence with the words of a promise', () => {
    const without = promises.filter(({ path }) => !places.some((place) => names(place, path)));
    expect(without).toEqual([]);
  });

  test('names no path without a promise', () => {
    expect(places.filter((place) => !promises.some(({ path }) => names(place, path)))).toEqual([]);
  });

  test('has a keeper for every promise, and each keeper is there', () => {
    expect(kept.filter(({ keepers }) => keepers.length === 0)).toEqual([]);
    const missing = kept
      .flatMap(({ keepers }) => keepers)
      .filter((keeper) => {
        const [file = '', name = ''] = keeper.split(' › ');
        return !existsSync(file) || !readFileSync(file, 'utf8').includes(name);
      });
    expect(missing).toEqual([]);
  });
});
