/**
 * Forms of the steps: a problem goes away when its field is edited, a form is sent once, and `form[data-check]` is checked
 * before it is sent, by the server's own schemas, fetched when the form is first touched. The server remains the judge.
 */
import { beBusy, beReady, isBusy } from './busy.ts';

type Checks = typeof import('./check-form.ts');

let checks: Checks | null = null;
let asked = false;
/** Sent by the browser itself, because the code that sends them in their place did not come. */
const byBrowser = new WeakSet<HTMLFormElement>();

const checkedForm = (target: EventTarget | null): HTMLFormElement | null =>
  target instanceof Element ? target.closest<HTMLFormElement>('form[data-check]') : null;

const codeInPlace = () => import('./send-in-place.ts').catch(() => null);

function fetchInPlace(event: Event): void {
  if (checkedForm(event.target)?.hasAttribute('data-in-place')) void codeInPlace();
}

function fetchChecks(event: Event): void {
  if (asked || !checkedForm(event.target)?.dataset['problems']) return;
  asked = true;
  import('./check-form.ts').then(
    (module) => (checks = module),
    () => (asked = false),
  );
}

function clearProblem(event: Event): void {
  const field = event.target instanceof Element ? event.target.closest('[data-field]') : null;
  if (field === null) return;
  for (const input of field.querySelectorAll('[aria-invalid]')) input.removeAttribute('aria-invalid');
  const text = field.querySelector<HTMLElement>('[data-problem-text]');
  if (text !== null) text.hidden = true;
}

function checkBeforeSending(event: SubmitEvent): void {
  const form = checkedForm(event.target);
  // A button beside the form's own, such as the one that asks what a code is worth, needs no whole form.
  if (event.submitter?.hasAttribute('formnovalidate')) return;
  if (form === null || checks === null || checks.check(form)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** A press waits for the code that is still on its way: the browser would leave the page, and lose it where no answer comes. */
async function sendWhereItStands(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  if (isBusy(form)) return;
  beBusy(form);
  const code = await codeInPlace();
  beReady(form);
  if (code !== null) return code.sendInPlace(form, submitter);
  byBrowser.add(form);
  form.requestSubmit(submitter);
}

/** Outside the dialog a form is sent in its place, or by the browser itself; a second press finds the button resting. */
function sendOnce(event: SubmitEvent): void {
  const form = checkedForm(event.target);
  if (form === null || event.defaultPrevented) return;
  if (byBrowser.has(form) || !form.hasAttribute('data-in-place')) return void setTimeout(() => beBusy(form));
  event.preventDefault();
  void sendWhereItStands(form, event.submitter);
}

/** A chosen photo is made smaller; what does it is fetched when one is chosen. */
function shrinkChosen({ target }: Event): void {
  if (target instanceof HTMLInputElement && target.hasAttribute('data-receipt'))
    void import('./receipt.ts').then(({ prepareReceipt }) => prepareReceipt(target)).catch(() => undefined);
}

export function startFormChecks(): void {
  document.addEventListener('change', shrinkChosen);
  document.addEventListener('focusin', fetchChecks);
  document.addEventListener('focusin', fetchInPlace);
  document.addEventListener('input', clearProblem);
  document.addEventListener('submit', checkBeforeSending, { capture: true });
  document.addEventListener('submit', sendOnce);
  addEventListener('pageshow', (event) => {
    if (event.persisted)
      for (const form of document.querySelectorAll<HTMLFormElement>('form[data-check]')) beReady(form);
  });
}
