import { expect, test } from 'vitest';
import { naming, redactAll, redactor } from './redact.ts';

const redact = redactor({
  emails: ['salma@example.com'],
  phones: ['+212612345678'],
  names: ['Salma Alaoui', 'سلمى العلوي', 'X'],
});

test('an address, a number and a name are removed, however they are spelt', () => {
  const form = 'email=salma%40example.com&tel=%2B212612345678&BillToName=Salma+Alaoui&amount=990.00';
  expect(redact(form)).toBe('email=[erased]&tel=[erased]&BillToName=[erased]&amount=990.00');
  expect(redact('SALMA@Example.com, 0612345678, 212612345678')).toBe('[erased], [erased], [erased]');
  expect(redact(encodeURIComponent('سلمى العلوي'))).toBe('[erased]');
  expect(redact('"\\u0633\\u0644\\u0645\\u0649 \\u0627\\u0644\\u0639\\u0644\\u0648\\u064a"')).toBe(
    '"[erased]"',
  );
});

test('text without personal data stays, and one letter is not a name', () => {
  expect(redact('X marks 990.00 MAD of MEM-482913-a1b2')).toBe('X marks 990.00 MAD of MEM-482913-a1b2');
  expect(redactor({ emails: [], phones: [''], names: [] })('as it is')).toBe('as it is');
});

test('nested texts are found, and field names stay', () => {
  expect(redactAll({ to: ['salma@example.com'], amount: 2, at: null }, redact)).toEqual({
    to: ['[erased]'],
    amount: 2,
    at: null,
  });
});

test('an address that only begins or ends the same is somebody else’s, however both are spelt', () => {
  const others = [
    'salma.alaoui@example.com',
    'lma-salma@example.com',
    'a+salma@example.com',
    "o'salma@example.com",
    'a%2Bsalma%40example.com',
    'asalma&#64;example.com',
    'salma@example.com.ma',
    'salma@example.com-shop.ma',
    'salma%40example.company',
    '"\\u002bsalma@example.com"',
  ];
  for (const other of others) expect([other, redact(other)]).toEqual([other, other]);
  for (const other of others) expect([other, naming('salma@example.com')(other)]).toEqual([other, false]);
  expect(naming('lma@example.com')('To: salma@example.com')).toBe(false);
});

test('the text around an address in a sentence, a form or JSON does not hide it', () => {
  const texts = [
    'Written by salma@example.com.',
    "<salma@example.com>, 'salma@example.com'; mailto:salma@example.com - or",
    'from=%22salma%40example.com%22&note=mail+salma%40example.com',
    '%0Asalma%40example.com',
    JSON.stringify('Yes:\nsalma@example.com\n'),
    '"\\u003csalma@example.com\\u003e"',
    'كتبت لsalma@example.com، ثم',
    encodeURIComponent('لsalma@example.com'),
  ];
  for (const text of texts) {
    expect([text, naming('salma@example.com')(text)]).toEqual([text, true]);
    expect(redact(text)).not.toContain('salma');
  }
});

test('an address in Arabic letters is matched as a whole too', () => {
  const named = naming('سلمى@مثال.المغرب');
  expect(named('إلى سلمى@مثال.المغرب.')).toBe(true);
  expect(named(encodeURIComponent('سلمى@مثال.المغرب'))).toBe(true);
  expect(named('أسلمى@مثال.المغرب')).toBe(false);
  expect(named(encodeURIComponent('أسلمى@مثال.المغرب'))).toBe(false);
});
