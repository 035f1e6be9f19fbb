/** Sending a step's form, in the dialog and on a page. */
import { beBusy, beReady } from './busy.ts';
import type { Fields } from './fetch-step.ts';

/** The step's title, made focusable. */
export function headingOf(step: ParentNode): HTMLElement | null {
  const heading = step.querySelector<HTMLElement>('h1, .step-title');
  if (heading !== null) heading.tabIndex = -1;
  return heading;
}

/** Focuses the first field with an error, or one that the answer asks about; without one the title. */
export function focusWhatMatters(step: ParentNode): void {
  const target = step.querySelector<HTMLElement>(
    '[autofocus], fieldset[aria-invalid="true"] input:enabled, [aria-invalid="true"]:not(fieldset)',
  );
  (target ?? headingOf(step))?.focus();
}

/** Disables the form's buttons; returns its values, with the chosen file if there is one. */
export function beginSending(form: HTMLFormElement, submitter: HTMLElement | null): Fields {
  const typed = new FormData(form, submitter);
  const hasFile = [...typed.values()].some((value) => typeof value !== 'string' && value.size > 0);
  const fields = new URLSearchParams();
  for (const [name, value] of typed) if (typeof value === 'string') fields.append(name, value);
  form.querySelector('[data-no-answer]')?.remove();
  beBusy(form);
  return hasFile ? typed : fields;
}

/** What was typed while the form was on its way stays in the answer that refuses it. */
export function keepTyped(form: HTMLFormElement, sent: Fields, step: ParentNode): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('.field-input[name]:not(select)')) {
    const same = step.querySelector<HTMLInputElement>(`.field-input[name="${CSS.escape(field.name)}"]`);
    if (same === null || field.value === sent.get(field.name)) continue;
    same.value = field.value;
    same.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** The step's message about a form that was not accepted. `status` is null when no answer came at all. */
function sentenceFor(form: HTMLFormElement, status: number | null): string {
  const { wordOffline, wordBroken, wordRefused, wordTooMany } =
    form.closest<HTMLElement>('[data-word-offline]')?.dataset ?? {};
  const words =
    status === null ? wordOffline : status >= 500 ? wordBroken : status === 429 ? wordTooMany : wordRefused;
  return (words ?? wordOffline ?? '').replace('{code}', String(status));
}

/** Shows an error above the button; nothing is lost, and the button can be pressed again. */
export function showNoAnswer(form: HTMLFormElement, status: number | null): void {
  beReady(form);
  // A script of the page may store the form on the phone, and shows its own message.
  const isKept = status === null && !form.dispatchEvent(new Event('unanswered', { cancelable: true }));
  if (isKept) return;
  const message = document.createElement('p');
  message.dataset['noAnswer'] = '';
  message.className = 'no-answer';
  message.setAttribute('role', 'alert');
  message.textContent = sentenceFor(form, status);
  const submit = form.querySelector<HTMLButtonElement>('button:not([type="button"])');
  const foot = form.querySelector('.step-foot');
  if (foot === null) submit?.before(message);
  else foot.prepend(message);
  submit?.focus();
}
