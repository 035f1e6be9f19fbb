/** What a person typed about herself, checked: the values that are stored are always in this form. */
import { z } from 'zod';

/** 'Salma+anything@example.com' and 'salma@example.com' are one mailbox with most providers: counted as one person. */
export const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@)/, '');

/** Who stands on orders that the books keep after an account was deleted: nobody, and no address that mail could reach. */
export const erasedAddress = '@deleted.invalid';

/** `mark`: letters and digits, the same on all orders of one deleted account. */
export const erasedPerson = (mark: string) => ({
  name: `Deleted account ${mark}`,
  email: `deleted-${mark}${erasedAddress}`,
  phone: '',
});

export const isErasedAddress = (email: string): boolean => email.endsWith(erasedAddress);

/**
 * The name they go by. An address proves nobody, and a name can be anything: only one plain word is ever repeated in a
 * e-mail to it.
 */
export function callName(name: string | null): string | null {
  const [first = ''] = (name ?? '').trim().split(/\s+/u);
  return /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u.test(first) ? first : null;
}

/** A name as a person gives it: one word will do. */
const longestName = 120;

/** Signs that turn the direction of what stands beside them, and links: neither belongs into a name. */
const notAName = /:\/\/|\bwww\.|[\u202A-\u202E\u2066-\u2069]/iu;

export const anyName = z
  .string({ error: 'name-required' satisfies FieldProblem })
  .transform((typed) =>
    typed
      .normalize('NFC')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  )
  .refine((name) => name.length > 0 && !notAName.test(name), 'name-required' satisfies FieldProblem)
  .refine((name) => name.length <= longestName, 'too-long' satisfies FieldProblem);

/** Reasons a field is refused. Words for them live in content/common, one per language. */
export type FieldProblem =
  | 'full-name'
  | 'name-required'
  | 'topic-short'
  | 'message-short'
  | 'times-short'
  | 'link-invalid'
  | 'choice-required'
  | 'phone-required'
  | 'phone-invalid'
  | 'email-invalid'
  | 'email-letters'
  | 'age-required'
  | 'agreement-required'
  | 'transfer-code'
  | 'transfer-code-taken'
  | 'bank-transfer-unconfirmed'
  | 'receipt-empty'
  | 'receipt-size'
  | 'receipt-kind'
  | 'receipt-points'
  | 'receipt-many'
  | 'receipt-required'
  | 'too-many-claims'
  | 'amount-differs'
  | 'amount-is-all'
  | 'reason-required'
  | 'amount-invalid'
  | 'amount-unreadable'
  | 'rib-invalid'
  | 'coupon-unknown'
  | 'coupon-not-for-this'
  | 'coupon-over'
  | 'coupon-used-up'
  | 'coupon-used-by-her'
  | 'coupon-made-by-her'
  | 'coupon-used-by-address'
  | 'coupon-not-combinable'
  | 'coupon-not-in-parts'
  | 'coupon-many-tries'
  | 'early-other-address'
  | 'cohort-needed'
  | 'cohort-full'
  | 'cohort-closed'
  | 'coupon-code'
  | 'gift-to-oneself'
  | 'gift-in-parts'
  | 'gift-for-nothing'
  | 'gift-given'
  | 'note-plain'
  | 'coupon-taken'
  | 'coupon-value'
  | 'coupon-dates'
  | 'coupon-count'
  | 'name-plain'
  | 'name-taken'
  | 'family-name'
  | 'contact-shown'
  | 'too-short'
  | 'too-long'
  | 'required';

const longestEmail = 254;

/** Emails go to whoever an order names: no links in them. And signs that turn the direction of what stands beside a name. */

/** Two words at least, white space folded, no control characters, no links. */
export const fullName = z
  .string()
  .transform((typed) => typed.normalize('NFC').replace(/\s+/gu, ' ').trim())
  .refine((name) => name.length <= longestName, 'too-long' satisfies FieldProblem)
  .refine(
    (name) => name.split(' ').length >= 2 && !/\p{Cc}/u.test(name) && !notAName.test(name),
    'full-name' satisfies FieldProblem,
  );

const isAscii = (text: string): boolean => /^\p{ASCII}*$/u.test(text);

/**
 * Lower case throughout: one address is one person. The pattern is the one that the library behind the sign-in holds an address
 * against: who could order under another one could never sign in to what they bought.
 */
export const email = z
  .string()
  .transform((typed) => typed.normalize('NFKC').trim().toLowerCase())
  .refine((address) => address.length <= longestEmail, 'too-long' satisfies FieldProblem)
  .refine(isAscii, 'email-letters' satisfies FieldProblem)
  .refine((address) => z.regexes.email.test(address), 'email-invalid' satisfies FieldProblem);
