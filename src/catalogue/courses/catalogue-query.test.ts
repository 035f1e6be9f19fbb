import { expect, test } from 'vitest';
import { aCourse } from '../../../tests/support/builders.ts';
import {
  asksForAll,
  type CatalogueQuery,
  cataloguePath,
  choicesAmong,
  chosenCourses,
  comparedPairs,
  comparisonId,
  everything,
  queryOf,
} from './catalogue-query.ts';
import { fieldsIn } from '../../academy/settings/settings.ts';
import { offerFor, type Course } from './course.ts';

const now = new Date('2026-03-01T12:00:00Z');

const onOffer = (of: Partial<Course> & { nameEn?: string; nameAr?: string }) => {
  const course = aCourse(of);
  const fields = fieldsIn({});
  const place = fields.findIndex(({ id }) => id === course.domain);
  const found = fields[place];
  const field = found === undefined ? null : { ...found, place };
  return { course, offer: offerFor(course, [], now), seatsLeft: null, field };
};

const all = [
  onOffer({
    slug: 'live',
    courseType: 'live',
    startsOn: '2026-03-15',
    priceCentimes: 240_000,
    nameEn: 'E-commerce Mastery',
    nameAr: 'إتقان التِّجارة الإلكترونية',
    comparesWith: 'own-pace',
  }),
  onOffer({ slug: 'own-pace', taughtAt: 'here', priceCentimes: 99_000, comparesWith: 'live' }),
  onOffer({
    slug: 'later',
    courseType: 'live',
    domain: 'fashion',
    startsOn: '2026-03-16',
    priceCentimes: 50_000,
    nameEn: 'Fashion Business',
    nameAr: 'أعمال الموضة',
  }),
  onOffer({ slug: 'soon', courseType: 'live', domain: 'fashion', priceCentimes: 40_000, comingSoon: true }),
  onOffer({ slug: 'hidden', domain: 'marketing', unlisted: true }),
];

const query = (address: string) => queryOf(new URL(address, 'https://academy.example'), all);

const chosen = (of: Partial<CatalogueQuery>) =>
  chosenCourses(all, { ...everything, ...of }, now).map(({ course }) => course.slug);

test('an address is read and written again as it was; unknown values and empty fields count as none', () => {
  for (const address of [
    '/courses',
    '/courses?type=virtual',
    `/courses?type=live&field=commerce&start=soon&budget=500&q=${encodeURIComponent('تجارة')}`,
  ])
    expect(cataloguePath('/courses', query(address))).toBe(address);
  expect(query('/courses?type=recorded&field=&start=now&budget=7&q=%20')).toEqual(everything);
  expect([asksForAll(everything), asksForAll(query('/courses?budget=more'))]).toEqual([true, false]);
});

test('a search finds names in either language, whatever the case, the vowels and the hamza', () => {
  expect(chosen({ text: 'FASHION' })).toEqual(['later']);
  expect(chosen({ text: 'اعمال' })).toEqual(['later']);
  expect(chosen({ text: 'التجاره' })).toEqual(['live']);
  expect(chosen({ text: '%' })).toEqual(['live', 'own-pace', 'later', 'soon']);
  expect(chosen({ text: 'fashion', way: 'virtual' })).toEqual([]);
});

test('each filter keeps what fits, together they keep what fits them all', () => {
  expect(chosen({})).toEqual(['live', 'own-pace', 'later', 'soon']);
  expect(chosen({ way: 'virtual' })).toEqual(['own-pace']);
  expect(chosen({ way: 'live' })).toEqual(['live', 'later', 'soon']);
  expect(chosen({ field: 'fashion' })).toEqual(['later', 'soon']);
  expect(chosen({ field: 'fashion', budget: '500' })).toEqual(['later']);
  expect(chosen({ budget: '500' })).toEqual(['later']);
  expect(chosen({ budget: '1000' })).toEqual(['own-pace', 'later']);
  expect(chosen({ budget: 'more' })).toEqual(['live']);
});

test('a course begins soon when it can be begun today, or on a day within two weeks', () => {
  expect(chosen({ soon: true })).toEqual(['live', 'own-pace']);
});

test('filters offer only what some listed course has, and none that would change nothing', () => {
  const offered = (of: typeof all) => {
    const { fields, ...rest } = choicesAmong(of, now);
    return { ...rest, fields: fields.map(({ id }) => id) };
  };
  expect(offered(all.toReversed())).toEqual({
    ways: ['live', 'virtual'],
    fields: ['commerce', 'fashion'],
    budgets: ['500', '1000', 'more'],
    soon: true,
  });
  const withRetired = all.map((one) =>
    one.field?.id === 'fashion' ? { ...one, field: { ...one.field, isRetired: true } } : one,
  );
  expect(offered(withRetired).fields).toEqual([]);
  expect(choicesAmong([onOffer({})], now)).toEqual({ ways: [], fields: [], budgets: [], soon: false });
});

test('two courses that are mixed up are compared once, while both are on sale', () => {
  const pairs = (of: typeof all) =>
    comparedPairs(of).map(([one, other]) => [one.course.slug, other.course.slug]);
  expect(pairs(all)).toEqual([['live', 'own-pace']]);
  expect(pairs(all.slice(0, 1))).toEqual([]);
  expect(
    pairs([onOffer({ slug: 'a', comparesWith: 'b' }), onOffer({ slug: 'b', comingSoon: true })]),
  ).toEqual([]);
  expect(comparisonId('live', 'own-pace')).toBe(comparisonId('own-pace', 'live'));
});
