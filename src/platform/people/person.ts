/** Personal details that people type, validated: stored values always have this form. */
import { z } from 'zod';
import { oneLine } from '../text/typed-text.ts';

/** 'Salma+anything@example.com' and 'salma@example.com' are one mailbox with most providers: counted as one person. */
export const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@)/, '');

/** Written without dots, under one name of two. */
const atGoogle = /@(?:gmail|googlemail)\.com$/;

/**
 * Who counts as one person where something is theirs once. Google's mailboxes take any dots and either domain, so they count
 * written one way; nothing is ever sent to that form, and it proves nothing about who somebody is.
 */
export function personOf(email: string): string {
  const mailbox = mailboxOf(email);
  if (!atGoogle.test(mailbox)) return mailbox;
  return `${mailbox.replace(atGoogle, '').replaceAll('.', '')}@gmail.com`;
}

/** Replaces the person on orders kept for the accounts after their account was deleted; mail to it cannot be delivered. */
export const erasedAddress = '@deleted.invalid';

/** `mark`: letters and digits, the same on all orders of one deleted account. */
export const erasedPerson = (mark: string) => ({
  name: `Deleted account ${mark}`,
  email: `deleted-${mark}${erasedAddress}`,
  phone: '',
});

export const isErasedAddress = (email: string): boolean => email.endsWith(erasedAddress);

/** All of ours that stand where an e-mail address would, and that nothing can be sent to. */
export const noMailbox = '.invalid';
export const hasNoMailbox = (email: string): boolean => email.endsWith(noMailbox);

const untakenAddress = '@gift.invalid';
/** Of a gift that is given by hand, until somebody takes it: nobody signs in with it. `id`: of its order. */
export const addressOfGift = (id: string): string => `${id}${untakenAddress}`;
export const isUntakenAddress = (email: string): boolean => email.endsWith(untakenAddress);

/** It is nobody's: an account was deleted, or a gift is still to be taken. */
export const isNobody = (email: string): boolean => isErasedAddress(email) || isUntakenAddress(email);

const phoneAddress = '@phone.invalid';
/** Of an account that is signed in to by phone alone. `mark`: a number may be another person's later, and an address never is. */
export const addressOfPhone = (phone: string, mark: string): string =>
  `${phone.replace('+', '')}-${mark}${phoneAddress}`;

/** The phone of such an account in E.164; null of one with an e-mail address. */
export const phoneOfAddress = (email: string): string | null =>
  email.endsWith(phoneAddress) ? `+${email.split('-', 1)[0]}` : null;

/** By what people know an account or a recipient: the e-mail address, else the phone; empty of nobody. */
export const shownAddress = (email: string): string =>
  phoneOfAddress(email) ?? (hasNoMailbox(email) ? '' : email);

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
  'coupon-used-by-her',
  'coupon-made-by-her',
  'coupon-used-by-address',
  'coupon-not-combinable',
  'coupon-not-in-parts',
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
