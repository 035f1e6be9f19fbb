import { expect, test } from 'vitest';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { words } from '../../../words.ts';
import { progressOf } from './step-for.ts';

const stages = ['details', 'method', 'confirm'] as const;
const placesIn = (locale: Locale) => stages.map((stage) => progressOf(stage, words[locale].enrol));

test('every screen has a place and a bar of its own', () => {
  expect(placesIn('en').map(({ step, steps, percent }) => [step, steps, percent])).toEqual([
    [1, 3, 33],
    [2, 3, 66],
    [3, 3, 100],
  ]);
});

test('a screen is counted once, and called as in the specification', () => {
  expect(placesIn('en').map(({ label }) => label)).toEqual([
    '1 of 3 · Your details',
    '2 of 3 · Select payment method',
    '3 of 3 · Confirm payment',
  ]);
  for (const { label, step, steps } of placesIn('ar'))
    expect(label.match(/\d+/g)).toEqual([String(step), String(steps)]);
});

test('a button has one name, in sentence case', () => {
  const { details, changeDetails, method, card, bank, cash, dialog } = words.en.enrol;
  expect([details, changeDetails, method, card, bank, cash].map(({ submit }) => submit)).toEqual([
    'Next: how you pay',
    'Next: how you pay',
    'Confirm payment method',
    'Go to the bank’s page',
    'Confirm bank transfer',
    'Confirm transfer code',
  ]);
  expect(dialog.busy).toBe('Processing...');
});
