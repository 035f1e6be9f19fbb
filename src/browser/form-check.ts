/**
 * Forms of the steps: an error disappears when its field is edited, a form is sent only once, and `form[data-check]` is validated
 * before sending by the server's own schemas, loaded when the form is first used. The server validates again.
 */
import { beBusy, beReady, isBusy } from './busy.ts';

type Checks = typeof import('./check-form.ts');

let checks: Checks | null = null;
let asked = false;
/** Forms sent by the browser itself, because the code that sends them in place could not be loaded. */
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
  for (const one of [field, ...field.querySelectorAll('[aria-invalid]')]) one.removeAttribute('aria-invalid');
  const text = field.querySelector<HTMLElement>('[data-problem-text]');
  if (text !== null) text.hidden = true;
}

function checkBeforeSending(event: SubmitEvent): void {
  const form = checkedForm(event.target);
  // A second button of a form, such as the one that checks a coupon, does not need the whole form.
  if (event.submitter?.hasAttribute('formnovalidate')) return;
  if (form === null || checks === null || checks.check(form)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Waits for code that is still loading: otherwise the browser would leave the page, and lose the form if no answer comes. */
async function sendWhereItStands(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  if (isBusy(form)) return;
  beBusy(form);
  const code = await codeInPlace();
  beReady(form);
  if (code !== null) return code.sendInPlace(form, submitter);
  byBrowser.add(form);
  form.requestSubmit(submitter);
}

/** Outside the dialog a form is sent in place, or by the browser itself; its button is disabled against a second click. */
function sendOnce(event: SubmitEvent): void {
  const form = checkedForm(event.target);
  if (form === null || event.defaultPrevented) return;
  if (byBrowser.has(form) || !form.hasAttribute('data-in-place')) return void setTimeout(() => beBusy(form));
  event.preventDefault();
  void sendWhereItStands(form, event.submitter);
}

/** Scales a chosen photo down; the code for it is loaded when one is chosen. */
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
