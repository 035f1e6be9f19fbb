/** What happens around the sending of a step's form, in the dialog and on a page. */
import { beBusy, beReady } from './busy.ts';
import type { Fields } from './fetch-step.ts';

/** The step's title, ready to take the focus. */
export function headingOf(step: ParentNode): HTMLElement | null {
  const heading = step.querySelector<HTMLElement>('h1, .step-title');
  if (heading !== null) heading.tabIndex = -1;
  return heading;
}

/** The first field that needs attention; without one, the title. */
export function focusWhatMatters(step: ParentNode): void {
  const target = step.querySelector<HTMLElement>(
    '[aria-invalid="true"], fieldset:has(.field-problem:not([hidden])) input',
  );
  (target ?? headingOf(step))?.focus();
}

/** Puts the form's buttons to rest; returns what was typed, and with it the chosen file if there is one. */
export function beginSending(form: HTMLFormElement, submitter: HTMLElement | null): Fields {
  const typed = new FormData(form, submitter);
  const hasFile = [...typed.values()].some((value) => typeof value !== 'string' && value.size > 0);
  const fields = new URLSearchParams();
  for (const [name, value] of typed) if (typeof value === 'string') fields.append(name, value);
  form.querySelector('[data-no-answer]')?.remove();
  beBusy(form);
  return hasFile ? typed : fields;
}

/** What the step says about a form that was not taken. `status` is null when no answer came at all. */
function sentenceFor(form: HTMLFormElement, status: number | null): string {
  const { wordOffline, wordBroken, wordRefused, wordTooMany } =
    form.closest<HTMLElement>('[data-word-offline]')?.dataset ?? {};
  const words =
    status === null ? wordOffline : status >= 500 ? wordBroken : status === 429 ? wordTooMany : wordRefused;
  return (words ?? wordOffline ?? '').replace('{code}', String(status));
}

/** Nothing is lost: the sentence stands over the button, in sight, and the button can be pressed again. */
export function tellNoAnswer(form: HTMLFormElement, status: number | null): void {
  beReady(form);
  // A script of the page may keep it on the phone, and say so itself.
  const isKept = status === null && !form.dispatchEvent(new Event('unanswered', { cancelable: true }));
  if (isKept) return;
  const told = document.createElement('p');
  told.dataset['noAnswer'] = '';
  told.className = 'no-answer';
  told.setAttribute('role', 'alert');
  told.textContent = sentenceFor(form, status);
  const submit = form.querySelector<HTMLButtonElement>('button:not([type="button"])');
  const foot = form.querySelector('.step-foot');
  if (foot === null) submit?.before(told);
  else foot.prepend(told);
  submit?.focus();
}
