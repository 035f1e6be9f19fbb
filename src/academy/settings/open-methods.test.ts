import { expect, test } from 'vitest';
import { waysToPay } from './payment-methods.ts';
import { isMethodOn, methodsSetUp, openMethods } from './open-methods.ts';
import { fc, forAll, tries } from '../../../tests/support/properties.ts';

const bankTransfer = { accountName: 'Academy', bank: 'Bank', rib: '999780000000000000000105', swift: '' };
const cashAgency = { beneficiary: 'Academy', city: 'Casablanca', phone: '+212600000000', agencies: [] };
const mobileWallet = { wallet: 'Money', holder: 'Academy', phone: '+212600000000' };
const cardTypes = ['morocco'] as const;

test('the ways are in the order of the academy, another way always last', () => {
  const inOrder = (waysInOrder?: (typeof waysToPay)[number][]) =>
    openMethods({
      settings: { bankTransfer, cashAgency, mobileWallet, ...(waysInOrder && { waysInOrder }) },
      cardTypes,
    });
  const [cash, transfer, wallet, card, other] = [
    'WafaCash / Cash Plus',
    'Bank Transfer',
    'Mobile Wallet',
    'Card',
    'Other Payment Methods',
  ];
  expect(inOrder()).toEqual([cash, transfer, wallet, card, other]);
  expect(inOrder(['card', 'cash', 'transfer'])).toEqual([card, cash, transfer, other]);
});

const settings = { bankTransfer, cashAgency, mobileWallet };
const everyChoice = fc.shuffledSubarray([...waysToPay], { minLength: 1 });

test('what is switched off is offered to no new order, and stays open to one that is on it', () => {
  forAll(tries(100), everyChoice, fc.constantFrom(...methodsSetUp({ settings, cardTypes })), (on, chosen) => {
    const ways = { settings: { ...settings, waysInOrder: on }, cardTypes };
    const offered = openMethods(ways);
    expect(offered).toHaveLength(on.length + 1);
    expect(offered.every((option) => isMethodOn(ways.settings, option))).toBe(true);
    expect(offered.includes(chosen)).toBe(isMethodOn(ways.settings, chosen));
    expect(new Set(openMethods(ways, chosen))).toEqual(new Set([...offered, chosen]));
  });
});

test('a method that is not set up is not offered, and ‘Other Payment Methods’ always is', () => {
  const none = { bankTransfer: null, cashAgency: null };
  expect(openMethods({ settings: none, cardTypes: [] })).toEqual(['Other Payment Methods']);
  expect(openMethods({ settings: { ...none, cashAgency }, cardTypes: [] })).toEqual([
    'WafaCash / Cash Plus',
    'Other Payment Methods',
  ]);
});
