import { expect, test } from 'vitest';
import { words } from '../../../words.ts';
import { collectBy, feeOf } from '../../../academy/settings/payees.ts';
import { cashFeeLine } from './way-cards.tsx';

test('the fee of the agencies is named where the academy publishes it, and only there', () => {
  const { method } = words.en.enrol;
  expect(cashFeeLine(20_00, method, 'en')).toContain('about 20\u00a0MAD');
  for (const none of [null, undefined]) expect(cashFeeLine(none, method, 'en')).toBe(method.cashFee);
});

test('of several agencies the dearest fee is named, and the day until which each of them keeps the money', () => {
  const name = { en: 'Agency', ar: 'وكالة', fr: 'Agence' };
  const agencies = [
    { name, feeCentimes: 15_00, keptDays: 45 },
    { name, feeCentimes: 12_00, keptDays: 30 },
    { name },
  ];
  expect(feeOf({ agencies })).toBe(15_00);
  expect(feeOf({ agencies: [{ name }] })).toBeNull();
  // An hour before midnight in London it is tomorrow in Morocco.
  expect(collectBy({ agencies }, new Date('2026-06-01T23:30:00Z'))).toBe('2026-07-02');
  expect(collectBy({ agencies: [{ name }] }, new Date())).toBeNull();
  expect(collectBy(null, new Date())).toBeNull();
});
