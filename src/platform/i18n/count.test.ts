import { expect, test } from 'vitest';
import { count, formatNumber } from './count.ts';

const weeks = {
  en: { one: '{n} week', two: '{n} weeks', few: '{n} weeks', many: '{n} weeks', other: '{n} weeks' },
  ar: { one: 'أسبوع واحد', two: 'أسبوعان', few: '{n} أسابيع', many: '{n} أسبوعًا', other: '{n} أسبوع' },
};

test('English has one week and many weeks', () => {
  expect([1, 2, 12].map((n) => count(n, weeks.en, 'en'))).toEqual(['1 week', '2 weeks', '12 weeks']);
});

test('figures are written as each language writes them', () => {
  expect([formatNumber(4.8, 'en'), formatNumber(4.8, 'ar'), formatNumber(10_200, 'ar')]).toEqual([
    '4.8',
    '4,8',
    '10\u202f200',
  ]);
});

test('Arabic counts by its own forms, in Latin digits', () => {
  expect([1, 2, 3, 10, 12, 100].map((n) => count(n, weeks.ar, 'ar'))).toEqual([
    'أسبوع واحد',
    'أسبوعان',
    '3 أسابيع',
    '10 أسابيع',
    '12 أسبوعًا',
    '100 أسبوع',
  ]);
});
