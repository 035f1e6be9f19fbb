import { describe, expect, test } from 'vitest';
import { fillAll } from '../app/locale/fill.ts';
import { policyValues } from '../domain/catalogue/policy-values.ts';
import { locales } from '../domain/people/locale.ts';
import { someSettings } from '../tests/support/builders.ts';
import { courses } from './sample/courses.ts';
import { words } from './words.ts';

type Sentence = { path: string; text: string };

function sentencesOf(value: unknown, path: string): Sentence[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => sentencesOf(each, `${path}.${key}`));
}

const told = [...sentencesOf(words, 'words'), ...sentencesOf(courses, 'courses')];

/** The name of the way to pay in the record, what the staff do with cash, and what a learner said. */
const mayNameAgencies =
  /\.(enrol\.(method\.cash|cash\.title)|order\.methods\..*)$|\.staff\w*\.|[rR]efunds?\.|estimonials|tory\./;

describe('the promises of the academy', () => {
  test('no sentence types the hours until access itself', () => {
    expect(told.filter(({ text }) => /24[ -]hour|24 ?ساعة|24 ?سوايع/u.test(text))).toEqual([]);
  });

  test('no sentence puts a noun of its own beside a number that comes from the settings', () => {
    const doubled = /\{\w*(Days|Hours|paidBack|orderExpiry)\w*\} ?(days?|hours?|أيام|يوم|ساع)/u;
    expect(told.filter(({ text }) => doubled.test(text))).toEqual([]);
  });

  test('no sentence about how to pay types the agencies itself', () => {
    const named = told.filter(({ text }) => /Wafa ?Cash|Cash.Plus|وفاكاش|كاش بلوس/u.test(text));
    expect(named.filter(({ path }) => !mayNameAgencies.test(path))).toEqual([]);
  });

  test.each(locales)('the home page counts other days and hours well (%s)', (locale) => {
    const academy = someSettings();
    const settings = {
      ...academy,
      refundPolicy: { ...academy.refundPolicy, courseDays: 11 },
      accessWithinHours: 2,
    };
    const say = words[locale];
    const home = fillAll(say.home, policyValues(settings, say.refunds, locale));
    const expected = {
      en: ['within 11 days', 'within 2 hours of payment'],
      ar: ['خلال 11 يومًا', 'خلال ساعتين من الدفع'],
    };
    const text = sentencesOf(home, 'home')
      .map((sentence) => sentence.text)
      .join('\n');
    for (const each of expected[locale]) expect(text).toContain(each);
    expect(text).not.toMatch(/\{(?!n\})/u);
  });
});
