import { expect, test } from 'vitest';
import { emailWords } from '../../email-words.ts';
import { someSettings } from '../../../tests/support/builders.ts';
import { policyValues } from './policy-values.ts';

const academy = someSettings();
const valuesWith = (days: number, hours: number, locale: 'en' | 'ar') =>
  policyValues(
    { ...academy, refundPolicy: { ...academy.refundPolicy, courseDays: days }, accessWithinHours: hours },
    emailWords[locale].refunds,
    locale,
  );

test('the days of the policy are counted as each language counts', () => {
  const daysIn = (days: number, locale: 'en' | 'ar') => valuesWith(days, 24, locale).courseDays;
  expect([1, 7, 11].map((days) => daysIn(days, 'en'))).toEqual(['1 day', '7 days', '11 days']);
  expect([1, 2, 7, 11, 100].map((days) => daysIn(days, 'ar'))).toEqual([
    'يوم واحد',
    'يومين',
    '7 أيام',
    '11 يومًا',
    '100 يوم',
  ]);
});

test('two Arabic days have another ending where no preposition goes before', () => {
  const { courseDays, courseDaysAlone } = valuesWith(2, 24, 'ar');
  expect([courseDays, courseDaysAlone]).toEqual(['يومين', 'يومان']);
});

test('the hours until access are one number of the settings', () => {
  expect([1, 24, 48].map((hours) => valuesWith(7, hours, 'en').accessHours)).toEqual([
    '1 hour',
    '24 hours',
    '48 hours',
  ]);
  expect([1, 2, 6, 24].map((hours) => valuesWith(7, hours, 'ar').accessHours)).toEqual([
    'ساعة واحدة',
    'ساعتين',
    '6 ساعات',
    '24 ساعة',
  ]);
});
