import { expect, test } from 'vitest';
import { emailWords } from '../../email-words.ts';
import { checksInWords, mostChecksADay } from './checks-in-words.ts';

const formatChecks = (locale: 'en' | 'ar', times: string[], days: number[]): string =>
  checksInWords({ times, days }, emailWords[locale].refunds.checks, locale);

const toSaturday = [1, 2, 3, 4, 5, 6];
const toFriday = [1, 2, 3, 4, 5];
const everyDay = [1, 2, 3, 4, 5, 6, 7];

test('English sentences are idiomatic', () => {
  expect(formatChecks('en', ['12:00', '18:00'], toSaturday)).toBe(
    'twice a day, before 12:00 and before 18:00, Monday to Saturday',
  );
  expect(formatChecks('en', ['17:00'], toFriday)).toBe('once a day, before 17:00, Monday to Friday');
  expect(formatChecks('en', ['18:00', '10:00', '14:30'], everyDay)).toBe(
    'three times a day, before 10:00, 14:30 and 18:00, seven days a week',
  );
  expect(formatChecks('en', ['12:00', '18:00'], [1, 2, 3, 4, 6, 7])).toBe(
    'twice a day, before 12:00 and before 18:00, every day except Friday',
  );
  expect(formatChecks('en', ['17:00'], [7, 1, 2, 3, 4])).toBe('once a day, before 17:00, Sunday to Thursday');
  expect(formatChecks('en', ['17:00'], [1, 3, 5])).toBe(
    'once a day, before 17:00, on Monday, Wednesday and Friday',
  );
  expect(formatChecks('en', ['17:00'], [2, 5])).toBe('once a day, before 17:00, on Tuesday and Friday');
  expect(formatChecks('en', ['17:00'], [1])).toBe('every Monday, before 17:00');
  expect(formatChecks('en', ['12:00', '18:00'], [1])).toBe('every Monday, before 12:00 and before 18:00');
});

test('Arabic sentences are idiomatic', () => {
  expect(formatChecks('ar', ['12:00', '18:00'], toSaturday)).toBe(
    'مرتين في اليوم، قبل 12:00 وقبل 18:00، من الاثنين إلى السبت',
  );
  expect(formatChecks('ar', ['17:00'], toFriday)).toBe('مرة في اليوم، قبل 17:00، من الاثنين إلى الجمعة');
  expect(formatChecks('ar', ['18:00', '10:00', '14:30'], everyDay)).toBe(
    'ثلاث مرات في اليوم، قبل 10:00 و14:30 و18:00، طيلة أيام الأسبوع',
  );
  expect(formatChecks('ar', ['12:00', '18:00'], [1, 2, 3, 4, 6, 7])).toBe(
    'مرتين في اليوم، قبل 12:00 وقبل 18:00، كل الأيام ما عدا الجمعة',
  );
  expect(formatChecks('ar', ['17:00'], [7, 1, 2, 3, 4])).toBe('مرة في اليوم، قبل 17:00، من الأحد إلى الخميس');
  expect(formatChecks('ar', ['17:00'], [1, 3, 5])).toBe(
    'مرة في اليوم، قبل 17:00، أيام الاثنين والأربعاء والجمعة',
  );
  expect(formatChecks('ar', ['17:00'], [2, 5])).toBe('مرة في اليوم، قبل 17:00، يومي الثلاثاء والجمعة');
  expect(formatChecks('ar', ['17:00'], [1])).toBe('يوم الاثنين من كل أسبوع، قبل 17:00');
});

test('each language has a word for every number of checks a day that the settings allow', () => {
  for (const locale of ['en', 'ar'] as const)
    expect(emailWords[locale].refunds.checks.often).toHaveLength(mostChecksADay);
});
