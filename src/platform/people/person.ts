/** Personal details that people type, validated: stored values always have this form. */
import { z } from 'zod';
import { oneLine } from '../text/typed-text.ts';

/** The name to greet them by. Anybody can type any name for an address, so only one plain word is ever repeated in an e-mail to it. */
export function callName(name: string | null): string | null {
  const [first = ''] = (name ?? '').trim().split(/\s+/u);
  return /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u.test(first) ? first : null;
}

/** A full name; one word is enough. */
const longestName = 120;

/** A link does not belong in a name: names are repeated in e-mails. */
const notAName = /:\/\/|\bwww\./iu;

/** So many of its words have a letter: dots, digits and emoji are no name. */
const hasWords = (name: string, least: number): boolean =>
  name.split(' ').filter((word) => /\p{L}/u.test(word)).length >= least;

export const anyName = z
  .string({ error: 'name-required' satisfies FieldProblem })
  .transform(oneLine)
  .refine((name) => name !== '', { error: 'name-required' satisfies FieldProblem, abort: true })
  .refine((name) => hasWords(name, 1) && !notAName.test(name), 'name-plain' satisfies FieldProblem)
  .refine((name) => name.length <= longestName, 'too-long' satisfies FieldProblem);

/**
 * Reasons a field is refused. Their sentences are in the common words of each language. An empty field is told apart from a wrong
 * one ('…-required').
 */
export const fieldProblems = [
  'full-name',
  'full-name-required',
  'recipient-name',
  'recipient-required',
  'name-required',
  'topic-short',
  'message-short',
  'times-short',
  'link-invalid',
  'choice-required',
  'phone-required',
  'phone-invalid',
  'email-invalid',
  'email-required',
  'code-required',
  'email-letters',
  'email-meant',
  'age-required',
  'agreement-required',
  'transfer-code',
  'transfer-code-required',
  'transfer-code-taken',
  'bank-transfer-unconfirmed',
  'receipt-empty',
  'receipt-size',
  'receipt-kind',
  'receipt-points',
  'receipt-many',
  'receipt-required',
  'too-many-claims',
  'amount-differs',
  'amount-is-all',
  'reason-required',
  'amount-invalid',
  'amount-unreadable',
  'amount-unclear',
  'rib-invalid',
  'rib-required',
  'coupon-unknown',
  'coupon-not-for-this',
  'coupon-over',
  'coupon-used-up',
  'coupon-used-by-buyer',
  'coupon-made-by-buyer',
  'coupon-used-by-address',
  'coupon-not-combinable',
  'coupon-not-in-parts',
  'credit-changed',
  'friend-own',
  'friend-first',
  'friend-gift',
  'coupon-many-tries',
  'early-other-address',
  'cohort-needed',
  'cohort-full',
  'cohort-closed',
  'coupon-code',
  'gift-to-oneself',
  'gift-in-parts',
  'gift-for-nothing',
  'gift-given',
  'gift-day',
  'note-plain',
  'coupon-taken',
  'coupon-value',
  'coupon-dates',
  'coupon-count',
  'name-plain',
  'name-taken',
  'family-name',
  'contact-shown',
  'wrong-type',
  'too-short',
  'too-long',
  'required',
] as const;
export type FieldProblem = (typeof fieldProblems)[number];

const longestEmail = 254;

/** Two words at least, each with a letter. */
export const fullName = z
  .string({ error: 'full-name-required' satisfies FieldProblem })
  .transform(oneLine)
  .refine((name) => name !== '', { error: 'full-name-required' satisfies FieldProblem, abort: true })
  .refine((name) => name.length <= longestName, 'too-long' satisfies FieldProblem)
  .refine((name) => hasWords(name, 2) && !notAName.test(name), 'full-name' satisfies FieldProblem);

const isAscii = (text: string): boolean => /^\p{ASCII}*$/u.test(text);

/**
 * In lower case: one address is one person. The pattern is that of the sign-in library: with any other, somebody could order but
 * never sign in to what they bought.
 */
export const email = z
  .string({ error: 'email-required' satisfies FieldProblem })
  .transform((typed) => oneLine(typed).normalize('NFKC').toLowerCase())
  .refine((address) => address !== '', { error: 'email-required' satisfies FieldProblem, abort: true })
  .refine((address) => address.length <= longestEmail, 'too-long' satisfies FieldProblem)
  .refine(isAscii, 'email-letters' satisfies FieldProblem)
  .refine((address) => z.regexes.email.test(address), 'email-invalid' satisfies FieldProblem)
  .meta({ example: 'salma@example.com' });
