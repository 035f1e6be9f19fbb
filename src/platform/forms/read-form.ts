/** Parses a posted form by its schema: the values, or one problem per field together with everything that was typed. */
import type { z } from 'zod';
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

const known: ReadonlySet<string> = new Set<FieldProblem>([
  'full-name',
  'name-required',
  'topic-short',
  'message-short',
  'times-short',
  'link-invalid',
  'choice-required',
  'phone-required',
  'phone-invalid',
  'email-invalid',
  'email-letters',
  'age-required',
  'agreement-required',
  'transfer-code',
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
  'rib-invalid',
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
  'note-plain',
  'coupon-taken',
  'coupon-value',
  'coupon-dates',
  'coupon-count',
  'name-plain',
  'family-name',
  'contact-shown',
  'too-short',
  'too-long',
  'required',
]);
const isProblem = (message: string): message is FieldProblem => known.has(message);
