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

test('a list is told by its lines, and a line by its fields', () => {
  const faq = [
    { question: 'When?', answer: 'In May' },
    { question: 'Where?', answer: 'At home' },
  ];
  const after = [{ question: 'When?', answer: 'In June' }, ...faq.slice(1)];
  expect(tellChanges({ faq }, { faq: after })).toEqual({
    before: { 'faq.0.answer': 'In May' },
    after: { 'faq.0.answer': 'In June' },
  });
});

test('of a line put between others only that line is told, and of one taken out what it was', () => {
  const [short, long] = [{ tasks: ['sew', 'sell'] }, { tasks: ['sew', 'press', 'sell'] }];
  expect(tellChanges(short, long)).toEqual({ before: { 'tasks.1': null }, after: { 'tasks.1': 'press' } });
  expect(tellChanges(long, short)).toEqual({ before: { 'tasks.1': 'press' }, after: { 'tasks.1': null } });
});

test('where nothing stood, what stands there now is told field by field', () => {
  const instalments = { depositCentimes: 20_000, parts: [{ afterDays: 30 }] };
  expect(tellChanges({ instalments: null }, { instalments })).toEqual({
    before: { 'instalments.depositCentimes': null, 'instalments.parts.0.afterDays': null },
    after: { 'instalments.depositCentimes': 20_000, 'instalments.parts.0.afterDays': 30 },
  });
});
