/**
 * Handing in with script: what is typed stays on the phone until it was taken, what is too large is said before it is sent, and
 * what a cut line swallowed, files too, is sent again by itself once the line is back. How a photo is made smaller and a form sent in its place is the site's.
 */
import { draft } from './drafts.ts';
import { keepUnanswered, valueIn } from './later.ts';

/** Under the learner's key: nobody else finds it, and it goes with the right. */
const draftName = (section: HTMLElement): string => {
  const { learner = '', lesson = '' } = section.closest<HTMLElement>('[data-learner]')?.dataset ?? {};
  return `draft:${learner}:${lesson}`;
};

function keepDraft(section: HTMLElement, field: HTMLTextAreaElement): void {
  const name = draftName(section);
  const hint = document.getElementById(`${field.id}-hint`);
  if (hint) hint.textContent = section.dataset['wordDraft'] ?? hint.textContent;
  // What was typed before this came is newer than what was kept.
  if (field.value === '') field.value = draft(name) ?? '';
  else draft(name, field.value);
  field.addEventListener('input', () => draft(name, field.value || null));
}

const weigh = (form: HTMLFormElement): number =>
  [...new FormData(form).values()].reduce(
    (sum, value) => sum + (typeof value === 'string' ? 0 : value.size),
    0,
  );

/** Said here, because of what is far too large the server reads nothing. */
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
  const form = section.querySelector('form');
  if (!form) return void draft(draftName(section), null);
  const field = form.querySelector('textarea');
  if (field) keepDraft(section, field);
  const photos = document.getElementById('field-photo-hint');
  if (photos) photos.textContent = section.dataset['wordPhoto'] ?? photos.textContent;
  form.addEventListener('submit', (event) => refuseTooLarge(form, event));
  keepUnanswered(form, () => {
    const id = valueIn(form, 'submission');
    if (weigh(form) > 0) return { id, url: form.action, body: [...new FormData(form)] };
    const text = field?.value ?? '';
    return { id, body: { submissionId: id, version: Number(valueIn(form, 'version')), text } };
  });
  const box = form.querySelector<HTMLElement>('[data-recorder]');
  const input = form.querySelector<HTMLInputElement>('input[name=voice]');
  if (box && input && 'MediaRecorder' in window && navigator.mediaDevices)
    import('./recorder.ts').then(
      ({ startRecorder }) => startRecorder(box, input),
      () => undefined,
    );
}
