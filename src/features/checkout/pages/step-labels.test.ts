import { expect, test } from 'vitest';
import { words } from '../../../words.ts';
import { progressOf } from './step-for.ts';

const stages = ['details', 'method', 'confirm'] as const;
const kinds = ['course', 'membership'] as const;
const placesOf = (kind: (typeof kinds)[number]) =>
  stages.map((stage) => progressOf(kind, stage, words.en.enrol));

test('every screen has a place and a bar of its own', () => {
  for (const kind of kinds)
    expect(placesOf(kind).map(({ step, steps, percent }) => [step, steps, percent])).toEqual([
      [1, 3, 33],
      [2, 3, 66],
      [3, 3, 100],
    ]);
});

test('the labels are those of the specification; two steps say beside it which of three screens it is', () => {
  expect(placesOf('course').map(({ label, screen }) => [label, screen])).toEqual([
    ['Step 1 of 2 - Your Details', 'Screen 1 of 3'],
    ['Step 2 of 2 - Select Payment Method', 'Screen 2 of 3'],
    ['Step 2 of 2 - Confirm Payment', 'Screen 3 of 3'],
  ]);
  expect(placesOf('membership').map(({ label, screen }) => [label, screen])).toEqual([
    ['Step 1 of 3 - Your Details', undefined],
    ['Step 2 of 3 - Select Payment Method', undefined],
    ['Step 3 of 3 - Confirm Payment', undefined],
  ]);
});

test('what is shown counts the screens that there are, in both languages', () => {
  for (const locale of ['en', 'ar'] as const)
    for (const kind of kinds)
      for (const stage of stages) {
        const { step, steps, label, screen } = progressOf(kind, stage, words[locale].enrol);
        expect((screen ?? label).match(/\d+/g)).toEqual([String(step), String(steps)]);
      }
});

test('a button has one name, in sentence case', () => {
  const { details, changeDetails, method, card, bank, cash, dialog } = words.en.enrol;
  expect([details, changeDetails, method, card, bank, cash].map(({ submit }) => submit)).toEqual([
    'Next: select payment',
    'Next: select payment',
    'Confirm payment method',
    'Proceed to payment',
    'Confirm bank transfer',
    'Confirm transfer code',
  ]);
  expect(dialog.busy).toBe('Processing...');
});
