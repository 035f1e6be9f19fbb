import { expect, test } from 'vitest';
import { openMethods } from './open-methods.ts';

const bankTransfer = { accountName: 'Academy', bank: 'Bank', rib: '999780000000000000000105', swift: '' };
const cashAgency = { beneficiary: 'Academy', city: 'Casablanca', phone: '+212600000000', agencies: [] };

test('all four methods are in one order, the other methods last', () => {
  expect(openMethods({ settings: { bankTransfer, cashAgency }, cardTypes: ['morocco'] })).toEqual([
    'Card',
    'Bank Transfer',
    'WafaCash / Cash Plus',
    'Other Payment Methods',
  ]);
});

test('a method that is not set up is not offered, and ‘Other Payment Methods’ always is', () => {
  const none = { bankTransfer: null, cashAgency: null };
  expect(openMethods({ settings: none, cardTypes: [] })).toEqual(['Other Payment Methods']);
  expect(openMethods({ settings: { ...none, cashAgency }, cardTypes: [] })).toEqual([
    'WafaCash / Cash Plus',
    'Other Payment Methods',
  ]);
});
