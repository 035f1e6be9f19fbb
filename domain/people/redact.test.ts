import { expect, test } from 'vitest';
import { redactAll, redactor } from './redact.ts';

const redact = redactor({
  emails: ['salma@example.com'],
  phones: ['+212612345678'],
  names: ['Salma Alaoui', 'سلمى العلوي', 'X'],
});

test('an address, a number and a name go, however they are spelt', () => {
  const form = 'email=salma%40example.com&tel=%2B212612345678&BillToName=Salma+Alaoui&amount=990.00';
  expect(redact(form)).toBe('email=[erased]&tel=[erased]&BillToName=[erased]&amount=990.00');
  expect(redact('SALMA@Example.com, 0612345678, 212612345678')).toBe('[erased], [erased], [erased]');
  expect(redact(encodeURIComponent('سلمى العلوي'))).toBe('[erased]');
  expect(redact('"\\u0633\\u0644\\u0645\\u0649 \\u0627\\u0644\\u0639\\u0644\\u0648\\u064a"')).toBe(
    '"[erased]"',
  );
});

test('what names nobody stays, and one letter is no name', () => {
  expect(redact('X marks 990.00 MAD of MEM-482913-a1b2')).toBe('X marks 990.00 MAD of MEM-482913-a1b2');
  expect(redactor({ emails: [], phones: [''], names: [] })('as it is')).toBe('as it is');
});

test('texts deep in a value are found, and its fields stay', () => {
  expect(redactAll({ to: ['salma@example.com'], amount: 2, at: null }, redact)).toEqual({
    to: ['[erased]'],
    amount: 2,
    at: null,
  });
});
