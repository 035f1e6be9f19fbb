import { expect, test } from 'vitest';
import { openMethods } from './open-methods.ts';

const bankTransfer = { accountName: 'Academy', bank: 'Bank', rib: '999780000000000000000105', swift: '' };
const cashAgency = { beneficiary: 'Academy', city: 'Casablanca', phone: '+212600000000', agencies: [] };
const cardTypes = ['morocco'] as const;

test('the ways are in the order of the academy, another way always last', () => {
  const inOrder = (waysInOrder?: ('cash' | 'transfer' | 'card')[]) =>
    openMethods({ settings: { bankTransfer, cashAgency, ...(waysInOrder && { waysInOrder }) }, cardTypes });
  const [cash, transfer, card, other] = [
    'WafaCash / Cash Plus',
    'Bank Transfer',
    'Card',
    'Other Payment Methods',
  ];
  expect(inOrder()).toEqual([cash, transfer, card, other]);
  expect(inOrder(['card', 'cash', 'transfer'])).toEqual([card, cash, transfer, other]);
  expect(inOrder(['transfer'])).toEqual([transfer, cash, card, other]);
});

test('a method that is not set up is not offered, and ‘Other Payment Methods’ always is', () => {
  const none = { bankTransfer: null, cashAgency: null };
  expect(openMethods({ settings: none, cardTypes: [] })).toEqual(['Other Payment Methods']);
  expect(openMethods({ settings: { ...none, cashAgency }, cardTypes: [] })).toEqual([
    'WafaCash / Cash Plus',
    'Other Payment Methods',
  ]);
});
