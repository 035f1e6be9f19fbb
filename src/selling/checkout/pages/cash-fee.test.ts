import { expect, test } from 'vitest';
import { words } from '../../../words.ts';
import { cashFeeLine } from './way-cards.tsx';

test('the fee of the agencies is named where the academy publishes it, and only there', () => {
  const { method } = words.en.enrol;
  expect(cashFeeLine(20_00, method, 'en')).toContain('about 20\u00a0MAD');
  for (const none of [null, undefined]) expect(cashFeeLine(none, method, 'en')).toBe(method.cashFee);
});
