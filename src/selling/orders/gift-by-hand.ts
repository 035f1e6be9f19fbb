/** A gift whose recipient has no e-mail address, or none that its buyer knows: it is given by hand, by a code that opens it once. */
import { betweenParts, latinDigits } from '../../platform/text/typed-text.ts';
import type { Order } from './order.ts';

/** What its buyer knows of whom it is for; empty where it is given by hand, for whoever takes it says so to us alone. */
export const contactOf = ({ recipientEmail, giftCode }: Pick<Order, 'recipientEmail' | 'giftCode'>): string =>
  giftCode === null ? (recipientEmail ?? '') : '';

/** Letters and digits that cannot be taken for others; small ones, as in every address of the site. */
const codeLetters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** 'k7qm-2wxd-9frt' of twelve random bytes: 59 bits, which nobody guesses, and short enough to be typed from a card. */
export const giftCodeFrom = (bytes: Uint8Array): string =>
  (
    [...bytes]
      .slice(0, 12)
      .map((byte) => codeLetters[byte % codeLetters.length])
      .join('')
      .match(/.{4}/g) ?? []
  ).join('-');

/** As it is kept, of what stands in an address or was typed from a card; null for what can be none. */
export function readGiftCode(typed: string): string | null {
  const signs = latinDigits(typed)
    .toLowerCase()
    .replace(new RegExp(`[${betweenParts}]`, 'gu'), '');
  return /^[a-z2-9]{12}$/.test(signs) ? (signs.match(/.{4}/g) ?? []).join('-') : null;
}
