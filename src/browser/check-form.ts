/** Checks a form by the server's schema, and shows the same errors. Loaded only when such a form is used. */
import type { z } from 'zod';
import { bankTransferForm, cashTransferForm, typedFormOf } from '../selling/orders/order-form.ts';
import { type FieldProblems, readForm, typedIn, type Typed } from '../platform/forms/read-form.ts';

const schemas = new Map<string, (typed: Typed) => z.ZodType>([
  ['details', (typed) => typedFormOf('course', typed)],
  ['membership', (typed) => typedFormOf('membership', typed)],
  ['cash', () => cashTransferForm],
  ['bank-transfer', () => bankTransferForm],
]);

/**
 * True when the form may be sent: it is valid, or has no schema here.
 * @public loaded by form-check.ts
 */
export function check(form: HTMLFormElement): boolean {
  const schemaOf = schemas.get(form.dataset['check'] ?? '');
  if (schemaOf === undefined) return true;
  const typed = typedIn(new FormData(form));
  const reading = readForm(schemaOf(typed), typed);
  const problems: FieldProblems = reading.ok ? {} : reading.problems;
  // The schema knows no groups; the server says so as well.
  if (form.querySelector('input[name=cohort]') !== null && typed['cohort'] === undefined)
    problems['cohort'] = 'cohort-needed';
  const sentences = JSON.parse(form.dataset['problems'] ?? '{}') as Record<string, string>;
  let first: HTMLElement | null = null;
  for (const field of form.querySelectorAll<HTMLElement>('[data-field]')) {
    const problem = problems[field.dataset['field'] ?? ''];
    const input = field.querySelector<HTMLElement>('input:not(:disabled), textarea');
    if (problem === undefined || input === null) continue;
    (field.matches('fieldset') ? field : input).setAttribute('aria-invalid', 'true');
    showProblem(field, sentences[problem] ?? '');
    first ??= input;
  }
  first?.focus();
  return first === null;
}

function showProblem(field: HTMLElement, sentence: string): void {
  const text = field.querySelector<HTMLElement>('[data-problem-text]');
  if (text === null) return;
  (text.querySelector('span') ?? text).textContent = sentence;
  text.hidden = false;
}
