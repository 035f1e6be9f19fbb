/**
 * `form[data-in-place]` of a step that stands on a page: sent and answered without leaving the page, so that what was typed
 * stays when no answer comes. Fetched when such a form is touched.
 */
import { isBusy } from './busy.ts';
import { fetchStep, patienceMs, type Fields } from './fetch-step.ts';
import { reveal } from './reveal.ts';
import { beginSending, focusWhatMatters, tellNoAnswer } from './send-form.ts';

/** Files take their time; what can be sent later says how long it is worth waiting for: `data-patience`, in milliseconds. */
const patienceOf = (form: HTMLFormElement, fields: Fields): number =>
  (fields instanceof URLSearchParams && Number(form.dataset['patience'])) || patienceMs(fields);

/** @public fetched by form-check.ts */
export async function sendInPlace(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  if (isBusy(form)) return;
  const fields = beginSending(form, submitter);
  const answer = await fetchStep({
    address: form.action,
    fields,
    signal: AbortSignal.timeout(patienceOf(form, fields)),
    step: form.closest<HTMLElement>('[data-step]')?.dataset['step'],
  });
  if (answer.kind === 'nothing') return tellNoAnswer(form, answer.status);
  if (answer.kind === 'hand-off') return answer.follow();
  if (answer.kind === 'page') return location.assign(answer.address);
  const { step } = answer;
  form.closest('[data-step]')?.replaceWith(step);
  reveal(step);
  step.dispatchEvent(new Event('placed', { bubbles: true }));
  focusWhatMatters(step);
}
