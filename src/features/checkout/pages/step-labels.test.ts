import { expect, test } from 'vitest';
import { words } from '../../../words.ts';
import { progressOf, submitMethodOf } from './step-for.ts';

const percentsOf = (kind: 'course' | 'membership') =>
  (['details', 'method', 'confirm'] as const).map((stage) => progressOf(kind, stage, words.en.enrol).percent);

test('a course is ordered in two steps, of which the second has two screens', () => {
  expect(percentsOf('course')).toEqual([50, 66, 100]);
  expect(progressOf('course', 'method', words.en.enrol).label).toBe('Step 2 of 2 - Select Payment Method');
  expect(progressOf('course', 'confirm', words.en.enrol).label).toBe('Step 2 of 2 - Confirm Payment');
  expect(submitMethodOf('course', words.en.enrol)).toBe('Confirm Selection');
});

test('a membership goes through three stages of a third each', () => {
  expect(percentsOf('membership')).toEqual([33, 66, 100]);
  expect(progressOf('membership', 'details', words.en.enrol).label).toBe('Step 1 of 3 - Your Details');
  expect(submitMethodOf('membership', words.en.enrol)).toBe('Confirm Payment Method');
});

test('the label and the bars count the same steps, in both languages', () => {
  for (const locale of ['en', 'ar'] as const)
    for (const kind of ['course', 'membership'] as const)
      for (const stage of ['details', 'method', 'confirm'] as const) {
        const { step, steps, label } = progressOf(kind, stage, words[locale].enrol);
        expect(label.match(/\d+/g)).toEqual([String(step), String(steps)]);
      }
});

test('the last buttons of both ways have these exact labels', () => {
  const { details, card, bank, cash, dialog } = words.en.enrol;
  expect([details, card, bank, cash].map(({ submit }) => submit)).toEqual([
    'Next: Select Payment',
    'Proceed to Payment',
    'Confirm Bank Transfer',
    'Confirm Transfer Code',
  ]);
  expect(dialog.busy).toBe('Processing...');
});
