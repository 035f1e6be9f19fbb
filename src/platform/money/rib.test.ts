import { expect, test } from 'vitest';
import { groupIban, groupRib, ibanOf, readRib } from './rib.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';

/** Valid numbers: the first is the example of the international registry of IBANs, the others are made up. */
const right = {
  'the registry’s own example': '011519000001205000534921',
  'an invented account': '007780000123456789012396',
  'the largest key, 97': '011519000000000000003397',
  'the smallest key, 01': '011519000000000000006501',
};

for (const [what, rib] of Object.entries(right))
  test(`${what} is a RIB`, () => {
    expect(readRib(rib)).toBe(rib);
  });

test('a RIB is one number however it was typed', () => {
  for (const typed of [
    '007 780 0001 2345 6789 0123 96',
    ' 0077 8000 0123 4567 8901 2396\n',
    '007-780-0001234567890123-96',
    '007.780.0001234567890123.96',
    '007/780/0001234567890123/96',
    '007\u2011780\u20130001234567890123_96',
    '007\u00a0780\u202f0001234567890123\u200996',
    '\u200e007780000123456789012396\u200f',
    '00778\u200b0000123456789012396',
    '٠٠٧٧٨٠٠٠٠١٢٣٤٥٦٧٨٩٠١٢٣٩٦',
    '۰۰۷ ۷۸۰ ۰۰۰۱۲۳۴۵۶۷۸۹۰۱۲۳ ۹۶',
    'RIB: 007780000123456789012396',
    'RIB 007 780 0001 2345 6789 0123 96',
    'rib : 007-780-0001234567890123-96',
    'N° RIB: 007780000123456789012396',
    'MA64007780000123456789012396',
    'ma64 0077 8000 0123 4567 8901 2396',
    'IBAN: MA64 0077 8000 0123 4567 8901 2396',
    'IBAN MA64-0077-8000-0123-4567-8901-2396',
    'MA٦٤٠٠٧٧٨٠٠٠٠١٢٣٤٥٦٧٨٩٠١٢٣٩٦',
    'رقم الحساب: 007780000123456789012396',
  ])
    expect(readRib(typed), typed).toBe('007780000123456789012396');
});

test('a wrong key, a digit too few or too many, or anything else in it makes it no RIB', () => {
  for (const typed of [
    '007780000123456789012397',
    '00778000012345678901239',
    '0077800001234567890123960',
    '',
    '000',
    'MA63007780000123456789012396',
    'MA007780000123456789012396',
    'FR64007780000123456789012396',
    'MA64007780000123456789012397',
    'MA64MA64007780000123456789012396',
    '0O7780000123456789012396',
    'Salma 007780000123456789012396',
    '007780000123456789012396,',
  ])
    expect(readRib(typed), typed).toBeNull();
});

test('a key of 00 is invalid, though the number is a multiple of 97', () => {
  // 22 digits that are a multiple of 97 by themselves take 97 as their key, never 00.
  const account = (97n * 12_345_678_901n).toString().padStart(22, '0');
  expect(readRib(`${account}00`)).toBeNull();
  expect(readRib(`${account}97`)).toBe(`${account}97`);
});

const account = fc.stringMatching(/^\d{22}$/);
const keyed = (digits: string): string =>
  digits + (97n - ((BigInt(digits) * 100n) % 97n)).toString().padStart(2, '0');

test('every account with its key is a RIB, and its IBAN passes the checksum of all IBANs', () => {
  forAll(account, (digits) => {
    const rib = keyed(digits);
    expect(readRib(rib)).toBe(rib);
    // M is 22, A is 10, moved behind the account with the check digits: the remainder by 97 is one.
    expect(BigInt(`${rib}221064`) % 97n).toBe(1n);
  });
});

test('every single wrong digit is found', () => {
  const rib = '007780000123456789012396';
  for (let at = 0; at < rib.length; at += 1)
    for (let digit = 0; digit <= 9; digit += 1) {
      const changed = rib.slice(0, at) + digit + rib.slice(at + 1);
      if (changed !== rib) expect(readRib(changed), changed).toBeNull();
    }
});

test('an IBAN is the country, 64, and the RIB, printed in fours', () => {
  expect(ibanOf('011519000001205000534921')).toBe('MA64011519000001205000534921');
  expect(ibanOf('007780000123456789012396')).toBe('MA64007780000123456789012396');
  expect(groupIban('MA64007780000123456789012396')).toBe('MA64 0077 8000 0123 4567 8901 2396');
});

test('what the academy prints is accepted where it is typed', () => {
  forAll(account, (digits) => {
    const rib = keyed(digits);
    for (const shown of [groupRib(rib), ibanOf(rib), groupIban(ibanOf(rib))])
      expect(readRib(shown)).toBe(rib);
  });
});

test('a RIB is read in four groups, however it was typed', () => {
  const grouped = '999 780 0000 0000 0000 0001 05';
  expect(groupRib('999780000000000000000105')).toBe(grouped);
  expect(groupRib('9997 8000 0000 0000 0000 0105')).toBe(grouped);
  expect(groupRib(grouped)).toBe(grouped);
});

test('what is no RIB stays as it was typed', () => {
  for (const other of ['', '999 780', '99978000000000000000010', '9997800000000000000001055', 'IBAN 12'])
    expect(groupRib(other)).toBe(other);
});
