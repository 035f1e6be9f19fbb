/** Parses a posted form by its schema: the values, or one problem per field together with everything that was typed. */
import type { z } from 'zod';
import { meantEmail } from '../people/meant-email.ts';
import type { FieldProblem } from '../people/person.ts';
import { cleanedField, cutText } from '../text/typed-text.ts';

export type Typed = Record<string, string>;
export type FieldProblems = Partial<Record<string, FieldProblem>>;
export type FormReading<T> =
  | { ok: true; value: T; typed: Typed }
  | { ok: false; problems: FieldProblems; typed: Typed };

const longest = 2_000;

/** Text fields only, cleaned, each cut at 2,000 characters; files and repeated names are left out. */
export function typedIn(form: FormData | URLSearchParams): Typed {
  const typed: Typed = {};
  for (const [name, value] of form.entries()) {
    if (typeof value === 'string' && !(name in typed))
      typed[name] = cutText(cleanedField(name, value), longest);
  }
  return typed;
}

export function readForm<S extends z.ZodType>(
  schema: S,
  form: FormData | URLSearchParams | Typed,
): FormReading<z.output<S>> {
  const typed = form instanceof FormData || form instanceof URLSearchParams ? typedIn(form) : form;
  const result = schema.safeParse(typed);
  if (result.success) return { ok: true, value: result.data, typed };
  const problems: FieldProblems = {};
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? '');
    problems[field] ??= isProblem(issue.message) ? issue.message : 'required';
  }
  return { ok: false, problems, typed };
}

/** Beside an address that a page has asked about: what was typed then. Whoever sends it again means it. */
export const seenName = (field: string): string => `seen-${field}`;

/** Whether an address looks like a slip of the finger, and was not asked about yet. */
export const asksAbout = (typed: Typed, field: string): boolean =>
  meantEmail(typed[field] ?? '') !== null && typed[seenName(field)] !== typed[field];

/**
 * The same for a page's form: an address that looks like a slip of the finger is asked about once. Programs that call the API are
 * not asked.
 */
export function readAskingForm<S extends z.ZodType>(
  schema: S,
  form: FormData | URLSearchParams | Typed,
): FormReading<z.output<S>> {
  const reading = readForm(schema, form);
  const { typed } = reading;
  if (!reading.ok) return reading;
  const asked = ['email', 'recipientEmail'].filter((field) => asksAbout(typed, field));
  if (asked.length === 0) return reading;
  return { ok: false, problems: Object.fromEntries(asked.map((field) => [field, 'email-meant'])), typed };
}

/** Each of them, or a sentence is never shown. */
const known: Record<FieldProblem, true> = {
  'full-name': true,
  'recipient-name': true,
  'name-required': true,
  'topic-short': true,
  'message-short': true,
  'times-short': true,
  'link-invalid': true,
  'choice-required': true,
  'phone-required': true,
  'phone-invalid': true,
  'email-invalid': true,
  'email-letters': true,
  'email-meant': true,
  'age-required': true,
  'agreement-required': true,
  'transfer-code': true,
  'transfer-code-taken': true,
  'bank-transfer-unconfirmed': true,
  'receipt-empty': true,
  'receipt-size': true,
  'receipt-kind': true,
  'receipt-points': true,
  'receipt-many': true,
  'receipt-required': true,
  'too-many-claims': true,
  'amount-differs': true,
  'amount-is-all': true,
  'reason-required': true,
  'amount-invalid': true,
  'amount-unreadable': true,
  'amount-unclear': true,
  'rib-invalid': true,
  'coupon-unknown': true,
  'coupon-not-for-this': true,
  'coupon-over': true,
  'coupon-used-up': true,
  'coupon-used-by-her': true,
  'coupon-made-by-her': true,
  'coupon-used-by-address': true,
  'coupon-not-combinable': true,
  'coupon-not-in-parts': true,
  'coupon-many-tries': true,
  'early-other-address': true,
  'cohort-needed': true,
  'cohort-full': true,
  'cohort-closed': true,
  'coupon-code': true,
  'gift-to-oneself': true,
  'gift-in-parts': true,
  'gift-for-nothing': true,
  'gift-given': true,
  'note-plain': true,
  'coupon-taken': true,
  'coupon-value': true,
  'coupon-dates': true,
  'coupon-count': true,
  'name-plain': true,
  'name-taken': true,
  'family-name': true,
  'contact-shown': true,
  'too-short': true,
  'too-long': true,
  required: true,
};
const isProblem = (message: string): message is FieldProblem => Object.hasOwn(known, message);
