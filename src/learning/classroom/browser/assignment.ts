/**
 * Handing in with script: a draft stays on the phone until it is handed in, files that are too large are refused before they
 * are sent, and what failed without a network, files too, is sent again later. Shrinking photos and sending forms in place
 * are scripts of the whole site.
 */
import { draft, draftName, keepText } from './drafts.ts';
import { keepUnanswered, valueIn } from './later.ts';

const weigh = (form: HTMLFormElement): number =>
  [...new FormData(form).values()].reduce(
    (sum, value) => sum + (typeof value === 'string' ? 0 : value.size),
    0,
  );

/** Refused here, since the server does not read a body that is far too large. */
function refuseTooLarge(form: HTMLFormElement, event: Event): void {
  const problem = form.querySelector<HTMLElement>('#work-problem');
  if (!problem) return;
  const isTooLarge = weigh(form) > Number(form.dataset['mostBytes']);
  problem.hidden = !isTooLarge;
  if (!isTooLarge) return;
  event.preventDefault();
  event.stopPropagation();
  const words = problem.querySelector('span');
  if (words) words.textContent = form.dataset['wordTooLarge'] ?? '';
}

export function start(section: HTMLElement): void {
  const form = section.querySelector<HTMLFormElement>('form[data-later]');
  if (!form) return void draft(draftName(section), null);
  const field = form.querySelector('textarea');
  if (field) keepText(draftName(section), field);
  const hint = field && document.getElementById(`${field.id}-hint`);
  if (hint) hint.textContent = section.dataset['wordDraft'] ?? hint.textContent;
  const photos = document.getElementById('field-photo-hint');
  if (photos) photos.textContent = section.dataset['wordPhoto'] ?? photos.textContent;
  form.addEventListener('submit', (event) => refuseTooLarge(form, event));
  keepUnanswered(form, () => {
    const id = valueIn(form, 'submission');
    if (weigh(form) > 0) return { id, url: form.action, body: [...new FormData(form)] };
    const text = field?.value ?? '';
    return { id, body: { submissionId: id, version: Number(valueIn(form, 'version')), text } };
  });
  if (form.querySelector('[data-recorder]'))
    import('./recorder.ts').then(
      (recorder) => recorder.start(form),
      () => undefined,
    );
}
