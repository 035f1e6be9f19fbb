import { expect, test } from 'vitest';
import { tellChanges } from './record-changes.ts';

test('only what differs is told, by the names of its fields; where it stands in a list is another matter', () => {
  const before = {
    priceCentimes: 99_000,
    position: 1,
    words: { en: { name: 'Sew' }, ar: { name: 'خياطة' } },
  };
  const words = { ...before.words, en: { name: 'Sewing', level: 'Beginner' } };
  expect(tellChanges(before, { ...before, priceCentimes: 79_000, position: 4, words })).toEqual({
    before: { priceCentimes: 99_000, 'words.en.name': 'Sew', 'words.en.level': null },
    after: { priceCentimes: 79_000, 'words.en.name': 'Sewing', 'words.en.level': 'Beginner' },
  });
});

test('a new record and one that goes are told as such', () => {
  expect(tellChanges(null, { a: 1 })).toEqual({ before: null, after: {} });
  expect(tellChanges({ a: 1 }, null)).toEqual({ before: {}, after: null });
});
