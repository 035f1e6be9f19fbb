import { expect, test } from 'vitest';
import { centimesIn, numberIn, readAmount } from './typed-amount.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';

test.each([
  ['990', 99_000],
  ['990,00', 99_000],
  ['990.5', 99_050],
  ['0.5', 50],
  ['0,50', 50],
  ['01.5', 150],
  ['0,00', 0],
  ['-0', 0],
  ['1 234,50', 123_450],
  ['1\u202f234,50\u00a0DH', 123_450],
  ['1\u2009234.50', 123_450],
  ['1 234 567,00', 123_456_700],
  ['1.234,50 MAD', 123_450],
  ['1,234.50', 123_450],
  ['1.234', 123_400],
  ['1,234', 123_400],
  ['12,345,678.00', 1_234_567_800],
  ["1'234.50", 123_450],
  ['1’234.00', 123_400],
  ['+990,00', 99_000],
  ['-990,00', -99_000],
  ['- 990', -99_000],
  ['990,00-', -99_000],
  ['\u2212990', -99_000],
  ['\u2013990', -99_000],
  ['(990,00)', -99_000],
  ['(990,00 DH)', -99_000],
  ['-3.000', -300_000],
  ['990DH', 99_000],
  ['990dhs', 99_000],
  ['990 Dhs.', 99_000],
  ['DH990', 99_000],
  ['DH 990', 99_000],
  ['-DH 990', -99_000],
  ['DH -990', -99_000],
  ['990,00- DH', -99_000],
  ['990MAD', 99_000],
  ['MAD 990', 99_000],
  ['990,00MAD', 99_000],
  ['1.234,50DH', 123_450],
  ['990 dirhams', 99_000],
  ['990 د.م.', 99_000],
  ['د.م.\u200f 990,00', 99_000],
  ['990درهم', 99_000],
  ['990 درهمًا', 99_000],
  ['990 درهم مغربي', 99_000],
  ['٩٩٠٫٥٠ درهم', 99_050],
  ['١٬٢٣٤٫٥٠', 123_450],
  ['۹۹۰٫۵۰', 99_050],
  ['۱٬۲۳۴', 123_400],
  ['٩٩٠،٥٠', 99_050],
  ['９９０', 99_000],
  ['\u200e990\u200f', 99_000],
  ['\u2066-990\u2069 درهم', -99_000],
  ['9\u200b90', 99_000],
])('%j is %i centimes', (typed, centimes) => {
  expect(readAmount(typed)).toEqual({ ok: true, centimes });
});

test.each([
  '0.500',
  '0,250',
  '0,792',
  '0.001',
  '0٫500',
  '٠٫٥٠٠',
  '0.500 DH',
  '-0.500',
  '00.500',
  '0 500',
  '0,500.00',
  '012,345',
  '1,234.567',
  '1.234,567',
  '1.234,567,89',
  '1 234,567',
  '1234.567',
  '1.234.50',
  '1,23,4',
  '1.2.3',
  '1,00,000.00',
  '1 234.567,50',
  "1'234,567.50",
  '12 34',
  '1234 567',
  '990,5000',
  '9 90,00',
])('%j could be two amounts, and is refused for that', (typed) => {
  expect(readAmount(typed)).toBeRefused('amount-unclear');
});

test.each([
  '',
  ' ',
  'DH',
  'abc',
  '12a',
  '1e3',
  '0x10',
  '12/11/2026',
  '=1+1',
  '990,-',
  '990,',
  '.5',
  '990.00 CR',
  '990 EUR',
  '$990',
  '990€',
  '9 DH 90',
  '--990',
  '-990-',
  '(-990)',
  '(990',
  '990)',
  '990²',
  '½',
  '990 MADAME',
  'NOMAD 990',
  '9'.repeat(80),
  '999999999999',
])('%j is no amount', (typed) => {
  expect(readAmount(typed)).toBeRefused('amount-unreadable');
});

const pairs = [
  [' ', ','],
  [' ', '.'],
  ['\u00a0', ','],
  ['\u202f', ','],
  ['.', ','],
  [',', '.'],
  ["'", '.'],
  ['٬', '٫'],
  ['', ','],
  ['', '.'],
] as const;
const currencies = ['', ' DH', 'DH', 'MAD', ' dhs', ' درهم', ' د.م.'];

test('written in any of the ways of people and banks an amount reads the same', () => {
  forAll(
    fc.integer({ min: 1, max: 99_999_999 }),
    fc.constantFrom(...pairs),
    fc.constantFrom(...currencies),
    fc.constantFrom('', '٠', '۰'),
    (amount, [between, point], currency, zero) => {
      const whole = String(Math.floor(amount / 100)).replace(/\B(?=(\d{3})+(?!\d))/g, between);
      const text = `${whole}${point}${String(amount % 100).padStart(2, '0')}`;
      const digits =
        zero === ''
          ? text
          : text.replace(/\d/g, (one) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(one)));
      expect(centimesIn(`${digits}${currency}`)).toBe(amount);
    },
  );
});

test('no text of digits and signs is read as more than its digits say', () => {
  forAll(fc.stringMatching(/^[0-9 .,']{1,14}$/), (typed) => {
    const centimes = centimesIn(typed);
    if (centimes === null) return;
    expect(centimes).toBeLessThanOrEqual(Number(typed.replace(/\D/g, '')) * 100);
    // What begins with a zero and a point is below one dirham.
    if (/^\s*0+[.,]/.test(typed)) expect(centimes).toBeLessThan(100);
  });
});

test('a number is read in digits of any script, with its decimals behind a point or a comma', () => {
  expect(['12', ' 4,5 ', '٤٫٥', '۱۲', '\u200e12'].map(numberIn)).toEqual([12, 4.5, 4.5, 12, 12]);
  expect(['', '1,2,3', '-1', 'x', '1e3'].map(numberIn)).toEqual([null, null, null, null, null]);
});
