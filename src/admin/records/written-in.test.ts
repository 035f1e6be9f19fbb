import { expect, test } from 'vitest';
import { aCampaign, aCourse } from '../../../tests/support/builders.ts';
import { openTestAcademy } from '../../../tests/support/open-test-academy.ts';
import { chosenCourses, everything } from '../../catalogue/courses/catalogue-query.ts';
import {
  addressOfCopy,
  copyOf,
  datedFor,
  isSlug,
  saysCopy,
  isWrittenIn,
  wholeRecord,
} from '../../platform/records/record.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { fc, forAll, tries } from '../../../tests/support/properties.ts';

const english = { title: 'Sew a zip', faq: [] };
const arabic = { title: 'خياطة السحّاب', faq: [] };
const french = { title: 'Coudre une fermeture', faq: [] };
type Words = typeof english;
/** As the database may contain it, whatever the types say. */
const stored = (words: object | null) => ({ slug: 'sewing', words: words as Record<Locale, Words> });

test('a record in all languages is unchanged', () => {
  const record = stored({ en: english, ar: arabic, fr: french });
  expect(wholeRecord(record)).toEqual(record);
});

test.each([
  ['missing', { en: english }],
  ['null', { en: english, ar: null }],
  ['saved without a title', { en: english, ar: { title: '  ', faq: [] } }],
])('English stands in for Arabic that is %s, and the record says so', (_how, words) => {
  const whole = wholeRecord(stored(words));
  expect(whole).toEqual({
    slug: 'sewing',
    writtenIn: ['en'],
    words: { en: english, ar: english, fr: english },
  });
});

test('French is read in Arabic before English, and a text in it alone by everybody', () => {
  expect(wholeRecord(stored({ en: english, ar: arabic }))).toMatchObject({
    writtenIn: ['en', 'ar'],
    words: { fr: arabic },
  });
  expect(wholeRecord(stored({ fr: french }))).toMatchObject({
    writtenIn: ['fr'],
    words: { en: french, ar: french },
  });
});

test('Arabic replaces missing English as well', () => {
  const whole = wholeRecord(stored({ ar: arabic }));
  expect(whole).toMatchObject({ writtenIn: ['ar'], words: { en: arabic, ar: arabic } });
});

test.each([
  ['without words', null],
  ['with words in no language', { en: null, ar: { title: '' } }],
])('a record %s is not there', (_how, words) => {
  expect(wholeRecord(stored(words))).toBeNull();
});

test('the host of a workshop and the file of a product replace the missing language too, without a mark', () => {
  const all = { en: english, ar: arabic, fr: french };
  expect(wholeRecord({ ...stored(all), instructor: { en: 'Nadia' } })).toEqual({
    ...stored(all),
    instructor: { en: 'Nadia', ar: 'Nadia', fr: 'Nadia' },
  });
  const file = { path: 'zip.pdf' };
  expect(wholeRecord({ ...stored({ ar: arabic }), files: { ar: file, en: null } })).toMatchObject({
    files: { en: file, ar: file },
  });
  expect(wholeRecord({ ...stored({ ar: arabic }), files: null })).toMatchObject({ files: null });
});

test('a page is only listed in the languages the record has', () => {
  expect(isWrittenIn({}, 'ar')).toBe(true);
  expect(isWrittenIn({ writtenIn: ['en'] }, 'en')).toBe(true);
  expect(isWrittenIn({ writtenIn: ['en'] }, 'ar')).toBe(false);
});

test('a course without Arabic can be read, found and bought', async () => {
  const course = aCourse({ nameEn: 'Sewing' });
  const half = { ...course, words: { en: course.words.en } } as unknown as typeof course;
  const campaign = { ...aCampaign(), words: { ar: { text: 'تسجيل مبكر', note: '' } } };
  const { academy, close } = await openTestAcademy({
    courses: [half],
    campaigns: [campaign as unknown as ReturnType<typeof aCampaign>],
  });
  expect(await academy.course(course.slug)).toMatchObject({
    course: { writtenIn: ['en'], words: { ar: { name: 'Sewing' } } },
  });
  expect(chosenCourses(await academy.courses(), { ...everything, text: 'sew' }, new Date())).toHaveLength(1);
  expect(await academy.runningCampaign()).toMatchObject({ writtenIn: ['ar'] });
  await close();
});

test('the address of a copy is an address, and no two numbers give the same', () => {
  const slugs = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,99}$/);
  forAll(tries(1_000), slugs, fc.integer({ min: 1, max: 50 }), (slug, number) => {
    const address = addressOfCopy(slug, number);
    expect(isSlug(address)).toBe(true);
    expect(address).not.toBe(addressOfCopy(slug, number + 1));
  });
});

test('a copy keeps a missing language missing', () => {
  expect(copyOf(stored({ en: english, ar: null }), 'sewing-copy', '2026-12-01')).toEqual({
    slug: 'sewing-copy',
    words: { en: { ...english, title: 'Sew a zip (copy)' }, ar: null },
  });
});

test('a copy has no first day, the day of today as a post, and is not closed for sale', () => {
  const days = {
    startsOn: '2026-10-05',
    publishedOn: '2026-01-05',
    updatedOn: '2026-02-05',
    closedForSale: true,
  };
  expect(copyOf(days, 'sewing-copy', '2026-12-01')).toEqual({
    slug: 'sewing-copy',
    startsOn: null,
    publishedOn: '2026-12-01',
    updatedOn: null,
    closedForSale: false,
  });
});

test('every copy says that it is one, and no other name does', () => {
  for (const [end, says] of [
    [' (copy)', true],
    [' (نسخة)', true],
    [' (Copy) ', true],
    [' copy', false],
    [' (2)', false],
  ] as const)
    forAll(20, fc.string({ maxLength: 60 }), (name) => {
      expect(saysCopy(`${name}${end}`)).toBe(says);
    });
});

test('a post says the day on which it appears: a scheduled one its own, one published at once no later day', () => {
  const day = '2026-12-01';
  const of = (publishedOn: string, updatedOn: string | null, isScheduled: boolean) =>
    datedFor({ publishedOn, updatedOn }, day, isScheduled);
  expect(of('2026-11-27', '2026-11-28', true)).toEqual({ publishedOn: day, updatedOn: null });
  expect(of('2026-11-27', null, false)).toEqual({ publishedOn: '2026-11-27', updatedOn: null });
  expect(of('2026-12-09', '2026-12-10', false)).toEqual({ publishedOn: day, updatedOn: '2026-12-10' });
  expect(datedFor({ priceCentimes: 1 }, day, true)).toEqual({ priceCentimes: 1 });
});
