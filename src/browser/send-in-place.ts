/**
 * `form[data-in-place]` of a step on a page: sent without leaving the page, so that the input is not lost when no answer comes.
 * Loaded when such a form is used.
 */
import { isBusy } from './busy.ts';
import { fetchStep, timeLimitMs, type Fields } from './fetch-step.ts';
import { beginSending, focusWhatMatters, keepTyped, showNoAnswer } from './send-form.ts';

/** Time limit in milliseconds: longer for files; a form that can be sent later sets its own in `data-patience`. */
const timeLimitOf = (form: HTMLFormElement, fields: Fields): number =>
  (fields instanceof URLSearchParams && Number(form.dataset['patience'])) || timeLimitMs(fields);

/** @public loaded by form-check.ts */
export async function sendInPlace(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  if (isBusy(form)) return;
  const fields = beginSending(form, submitter);
  const answer = await fetchStep({
    address: form.action,
    fields,
    signal: AbortSignal.timeout(timeLimitOf(form, fields)),
    step: form.closest<HTMLElement>('[data-step]')?.dataset['step'],
  });
  if (answer.kind === 'nothing') return showNoAnswer(form, answer.status);
  if (answer.kind === 'hand-off') return answer.follow();
  if (answer.kind === 'page') return location.assign(answer.address);
  const { step } = answer;
  form.closest('[data-step]')?.replaceWith(step);
  if (answer.status >= 400) keepTyped(form, fields, step);
  step.dispatchEvent(new Event('placed', { bubbles: true }));
  focusWhatMatters(step);
}
