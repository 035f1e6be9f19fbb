/**
 * A Moroccan bank account number (RIB): bank 3 digits, city 3, account 16, key 2. The key makes the whole number a multiple of 97,
 * so that a typing error is found before money goes to the wrong account.
 */

const readable = /^[\d\s.-]*$/;

/** The 24 digits of a RIB however it was typed (spaces, hyphens, points); null when it cannot be one. */
export function readRib(typed: string): string | null {
  if (!readable.test(typed)) return null;
  const digits = typed.replace(/\D/g, '');
  if (!/^\d{24}$/.test(digits)) return null;
  // A key of 00 is never used, although it could be a multiple as well: the smallest is 01, the largest 97.
  return BigInt(digits) % 97n === 0n && !digits.endsWith('00') ? digits : null;
}

/** For people to read and copy: '007 780 0001234567890123 96'. Anything that is no RIB stays as it was typed. */
export function groupRib(rib: string): string {
  const parts = /^(\d{3})(\d{3})(\d{16})(\d{2})$/.exec(rib.replace(/\s/g, ''));
  return parts ? parts.slice(1).join(' ') : rib;
}

/**
 * The international number of the same account, for senders abroad. A valid RIB is a multiple of 97, so that the two check digits
 * of a Moroccan IBAN are always 64. Only for results of `readRib`.
 */
export const ibanOf = (rib: string): string => `MA64${rib}`;

/** As banks print it: 'MA64 0077 8000 0123 4567 8901 2396'. */
export const groupIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
