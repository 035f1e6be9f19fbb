/** Parses a posted form by its schema: the values, or one problem per field together with everything that was typed. */
import type { z } from 'zod';
import { meantEmail } from '../people/meant-email.ts';
import { type FieldProblem, fieldProblems } from '../people/person.ts';
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

const known: ReadonlySet<string> = new Set(fieldProblems);
const isProblem = (message: string): message is FieldProblem => known.has(message);

/** A text as it was typed, at any length: whoever wrote too much gets it all back. */
export const typedText = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.replace(/\r\n/g, '\n') : '';
};

/** The fields of a posted form. A body that is no form reads as an empty one, so that it gets an answer and no error. */
export async function postedForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}

/** What a loader or action hands to its page: responses taken out, `data(…)` unwrapped. */
type Unwrapped<T> = T extends Response
  ? never
  : T extends { type: string; data: infer D; init: ResponseInit | null }
    ? D
    : T;

export type DataOf<F extends (...args: never[]) => unknown> = Unwrapped<Awaited<ReturnType<F>>>;
