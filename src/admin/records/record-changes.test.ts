import { describe, expect, test } from 'vitest';
import { mergeRecords, pricesThatDiffer, listChanges } from './record-changes.ts';
import { sameText } from '../../platform/records/record.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';

test('words, dates and seats are not prices', () => {
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

test('a course that becomes free changes its price, also when it had none; in other kinds 0 is the same as none', () => {
  expect(pricesThatDiffer('course', { priceCentimes: null }, { priceCentimes: 0 })).toEqual([
    'priceCentimes',
  ]);
  expect(pricesThatDiffer('course', { priceCentimes: 0 }, { priceCentimes: null })).toEqual([
    'priceCentimes',
  ]);
  expect(pricesThatDiffer('product', { priceCentimes: null }, { priceCentimes: 0 })).toEqual([]);
});

test('a new record without a price needs no right to set prices, one with a price does', () => {
  expect(pricesThatDiffer('workshop', null, { priceCentimes: 0 })).toEqual([]);
  expect(pricesThatDiffer('course', null, { priceCentimes: null })).toEqual([]);
  expect(pricesThatDiffer('workshop', null, { priceCentimes: 5000 })).toEqual(['priceCentimes']);
  expect(pricesThatDiffer('post', null, { title: 'x' })).toEqual([]);
});

const leaf = fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.constant(null), fc.array(fc.integer()));
const key = fc.constantFrom('price', 'name', 'words', 'soon');
const record = fc.dictionary(key, fc.oneof(leaf, fc.dictionary(key, leaf)));

describe('two changes of one record', () => {
  test('what one changed and what the other changed are both kept', () => {
    const base = { price: 100, comingSoon: true, words: { en: { name: 'Sew' }, ar: { name: 'خياطة' } } };
    const mine = { ...base, words: { ...base.words, en: { name: 'Sewing' } } };
    const theirs = { ...base, comingSoon: false };
    expect(mergeRecords(base, mine, theirs)).toEqual({ ok: true, record: { ...mine, comingSoon: false } });
  });

  test('a field that both changed to different values is named as a clash', () => {
    const clash = mergeRecords(
      { words: { en: { name: 'a' } } },
      { words: { en: { name: 'b' } } },
      { words: { en: { name: 'c' } } },
    );
    expect(clash).toEqual({ ok: false, clashes: ['words.en.name'] });
    expect(mergeRecords({ faq: [1] }, { faq: [1, 2] }, { faq: [] })).toEqual({ ok: false, clashes: ['faq'] });
  });

  test('a field that one of them removed stays removed', () => {
    expect(mergeRecords({ a: 1, b: 1 }, { b: 1 }, { a: 1, b: 2 })).toEqual({ ok: true, record: { b: 2 } });
  });

  test('whoever changed nothing loses nothing and undoes nothing', () => {
    forAll(record, record, (base, changed) => {
      for (const merged of [mergeRecords(base, changed, base), mergeRecords(base, base, changed)])
        expect(sameText(merged.ok && merged.record)).toBe(sameText(changed));
    });
  });

  test('it does not matter who of the two is asked first', () => {
    forAll(record, record, record, (base, one, other) => {
      const [first, second] = [mergeRecords(base, one, other), mergeRecords(base, other, one)];
      expect(first.ok).toBe(second.ok);
      expect(sameText(first.ok && first.record)).toBe(sameText(second.ok && second.record));
    });
  });
});

test('only fields that differ are listed, by name; the position in a list is not compared', () => {
  const before = {
    priceCentimes: 99_000,
    position: 1,
    words: { en: { name: 'Sew' }, ar: { name: 'خياطة' } },
  };
  const words = { ...before.words, en: { name: 'Sewing', level: 'Beginner' } };
  expect(listChanges(before, { ...before, priceCentimes: 79_000, position: 4, words })).toEqual({
    before: { priceCentimes: 99_000, 'words.en.name': 'Sew', 'words.en.level': null },
    after: { priceCentimes: 79_000, 'words.en.name': 'Sewing', 'words.en.level': 'Beginner' },
  });
});

test('a new record and a removed one are listed as such', () => {
  expect(listChanges(null, { a: 1 })).toEqual({ before: null, after: {} });
  expect(listChanges({ a: 1 }, null)).toEqual({ before: {}, after: null });
});

test('lists are compared item by item, and items field by field', () => {
  const faq = [
    { question: 'When?', answer: 'In May' },
    { question: 'Where?', answer: 'At home' },
  ];
  const after = [{ question: 'When?', answer: 'In June' }, ...faq.slice(1)];
  expect(listChanges({ faq }, { faq: after })).toEqual({
    before: { 'faq.0.answer': 'In May' },
    after: { 'faq.0.answer': 'In June' },
  });
});

test('of an item inserted between others only that item is listed, of a removed one its former value', () => {
  const [short, long] = [{ tasks: ['sew', 'sell'] }, { tasks: ['sew', 'press', 'sell'] }];
  expect(listChanges(short, long)).toEqual({ before: { 'tasks.1': null }, after: { 'tasks.1': 'press' } });
  expect(listChanges(long, short)).toEqual({ before: { 'tasks.1': 'press' }, after: { 'tasks.1': null } });
});

test('a value that was empty before is listed field by field', () => {
  const instalments = { depositCentimes: 20_000, parts: [{ afterDays: 30 }] };
  expect(listChanges({ instalments: null }, { instalments })).toEqual({
    before: { 'instalments.depositCentimes': null, 'instalments.parts.0.afterDays': null },
    after: { 'instalments.depositCentimes': 20_000, 'instalments.parts.0.afterDays': 30 },
  });
});
