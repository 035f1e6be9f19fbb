import { expect, test } from 'vitest';
import { pricesThatDiffer } from './record-prices.ts';

test('words, dates and seats are no price', () => {
  const before = { priceCentimes: 100, capacity: 5, words: { en: { name: 'a' } } };
  expect(pricesThatDiffer('course', before, { ...before, capacity: 9, words: {} })).toEqual([]);
});

test('another price, parts to pay in, or a campaign are', () => {
  expect(pricesThatDiffer('course', { priceCentimes: 100 }, { priceCentimes: 90 })).toEqual([
    'priceCentimes',
  ]);
  expect(pricesThatDiffer('course', {}, { instalments: { parts: 3 } })).toEqual(['instalments']);
  expect(
    pricesThatDiffer('campaign', null, { percent: 10, startsAt: 'a', endsAt: 'b', courses: [] }),
  ).toEqual(['percent', 'startsAt', 'endsAt', 'courses']);
});

test('a course that becomes free is a price, also where it had none; in other kinds 0 is none', () => {
  expect(pricesThatDiffer('course', { priceCentimes: null }, { priceCentimes: 0 })).toEqual([
    'priceCentimes',
  ]);
  expect(pricesThatDiffer('course', { priceCentimes: 0 }, { priceCentimes: null })).toEqual([
    'priceCentimes',
  ]);
  expect(pricesThatDiffer('product', { priceCentimes: null }, { priceCentimes: 0 })).toEqual([]);
});

test('a new record without a price has none to decide about, and one with a price has', () => {
  expect(pricesThatDiffer('workshop', null, { priceCentimes: 0 })).toEqual([]);
  expect(pricesThatDiffer('course', null, { priceCentimes: null })).toEqual([]);
  expect(pricesThatDiffer('workshop', null, { priceCentimes: 5000 })).toEqual(['priceCentimes']);
  expect(pricesThatDiffer('post', null, { title: 'x' })).toEqual([]);
});
