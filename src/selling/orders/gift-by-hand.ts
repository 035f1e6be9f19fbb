/** A gift whose recipient has no e-mail address, or none that its buyer knows: it is given by hand, by a code that opens it once. */
import { isUntakenAddress } from '../../platform/people/person.ts';
import { betweenParts, latinDigits } from '../../platform/text/typed-signs.ts';
import type { Order } from './order.ts';

/** Nobody has it yet: its buyer gives the code away by hand, and whoever takes it first has it. */
export const isToTake = ({ recipientEmail }: Pick<Order, 'recipientEmail'>): boolean =>
  recipientEmail !== null && isUntakenAddress(recipientEmail);

/** What its buyer knows of whom it is for; empty where it is given by hand, for whoever takes it says so to us alone. */
export const contactOf = ({ recipientEmail, giftCode }: Pick<Order, 'recipientEmail' | 'giftCode'>): string =>
  giftCode === null ? (recipientEmail ?? '') : '';

/** Letters and digits that cannot be taken for others. */
const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** 'K7QM-2WXD-9FRT' of twelve random bytes: 60 bits, which nobody guesses, and short enough to be typed from a card. */
export const giftCodeFrom = (bytes: Uint8Array): string =>
  (
    [...bytes]
      .slice(0, 12)
      .map((byte) => codeLetters[byte % 32])
      .join('')
      .match(/.{4}/g) ?? []
  ).join('-');

/** As it is kept, of what stands in an address or was typed from a card; null for what can be none. */
export function readGiftCode(typed: string): string | null {
  const signs = latinDigits(typed)
    .toUpperCase()
    .replace(new RegExp(`[${betweenParts}]`, 'gu'), '');
  return /^[A-Z2-9]{12}$/.test(signs) ? (signs.match(/.{4}/g) ?? []).join('-') : null;
}
