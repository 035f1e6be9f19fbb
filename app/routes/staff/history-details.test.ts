import { expect, test } from 'vitest';
import { words } from '../../../content/words.ts';
import { historyDetails } from './history-details.ts';

test('the history of an order names no fields of the database, in either language', () => {
  const detail = {
    option: 'Bank Transfer',
    cardType: 'morocco',
    fields: 'name, email',
    amountCentimes: '79200',
  };
  expect(historyDetails(detail, words.en, 'en')).toEqual([
    { label: 'Method', value: 'Bank Transfer' },
    { label: 'Card', value: 'Moroccan' },
    { label: 'Corrected', value: 'Name · E-mail' },
    { label: 'Amount', value: '792\u00a0MAD' },
  ]);
  for (const { label, value } of historyDetails(detail, words.ar, 'ar'))
    expect(label + value).not.toMatch(/option|cardType|morocco|fields|Centimes/);
});

test('a card service is called by the name people know', () => {
  expect(historyDetails({ gateway: 'practice' }, words.en, 'en')[0]?.value).toBe('Practice bank');
  expect(historyDetails({ gateway: 'another' }, words.en, 'en')[0]?.value).toBe('another');
});

test('what a person wrote stays as it was written', () => {
  expect(historyDetails({ reason: 'No such transfer.' }, words.en, 'en')).toEqual([
    { label: 'Reason', value: 'No such transfer.' },
  ]);
  expect(historyDetails(null, words.en, 'en')).toEqual([]);
});
