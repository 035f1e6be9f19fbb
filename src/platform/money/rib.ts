/**
 * A Moroccan bank account number (RIB): bank 3 digits, city 3, account 16, key 2. The key makes the whole number a multiple of 97,
 * so that a typing error is found before money goes to the wrong account.
 */
import { betweenParts, latinDigits, withoutMarks } from '../text/typed-text.ts';

const separator = new RegExp(`[${betweenParts}]`, 'gu');
/** What banks and people write before the number, and the country with its check digits. */
const prefix = /^(?:(?:RIB|IBAN|N°|الحساب|حساب|رقم)+)?(?:MA(\d\d))?/iu;

/**
 * The 24 digits of a RIB however it was typed or copied: with spaces, dashes, points or slashes, after 'RIB:', as an IBAN ('MA64 …'),
 * in digits of any script; null when it cannot be one.
 */
export function readRib(typed: string): string | null {
  if (typed.length > 200) return null;
  const plain = latinDigits(withoutMarks(typed)).replace(separator, '');
  const [before = '', check = '64'] = prefix.exec(plain) ?? [];
  const digits = plain.slice(before.length);
  // A valid RIB is a multiple of 97: then the check digits of its IBAN are 64, whatever the account is.
  if (!/^\d{24}$/.test(digits) || check !== '64') return null;
  // A key of 00 is never used, although it could be a multiple as well: the smallest is 01, the largest 97.
  return BigInt(digits) % 97n === 0n && !digits.endsWith('00') ? digits : null;
}

/** For people to read and copy: '007 780 0001 2345 6789 0123 96'. Anything that is no RIB stays as it was typed. */
export function groupRib(rib: string): string {
  const parts = /^(\d{3})(\d{3})(\d{4})(\d{4})(\d{4})(\d{4})(\d{2})$/.exec(rib.replace(/\s/g, ''));
  return parts ? parts.slice(1).join(' ') : rib;
}

/** The international number of the same account, for senders abroad. Only for results of `readRib`. */
export const ibanOf = (rib: string): string => `MA64${rib}`;

/** As banks print it: 'MA64 0077 8000 0123 4567 8901 2396'. */
export const groupIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
