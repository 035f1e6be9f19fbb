/**
 * A question or a reply, sent in the background, so that nothing is lost without a network: then it waits on the phone. A
 * refused one is sent again as a normal form, and its page shows why.
 */
import { beBusy, beReady } from '../../../browser/busy.ts';
import { mostSigns } from '../question.ts';
import { voiceNote } from '../recording.ts';
import { draft, draftName, keepText } from './drafts.ts';
import { keepUnanswered, valueIn } from './later.ts';
import { post } from './queue.ts';

/** An hour of voice is refused here, before prepaid data is spent on it. */
function refuseTooLong(form: HTMLFormElement, input: HTMLInputElement): void {
  const field = input.closest('[data-field]');
  const problem = field?.querySelector<HTMLElement>('[data-problem-text]');
  const refuse = () => {
    input.value = '';
    field?.querySelector('[data-file-note]')?.setAttribute('hidden', '');
    const words = problem?.querySelector('span');
    if (words) words.textContent = form.dataset['wordLong'] ?? '';
    if (problem) problem.hidden = false;
    input.setAttribute('aria-invalid', 'true');
    input.focus();
  };
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (!file) return;
    if (file.size > voiceNote.bytes) return refuse();
    const sound = new Audio(URL.createObjectURL(file));
    sound.addEventListener('loadedmetadata', () => {
      // What a browser recorded has no end before it was played.
      const isLong = Number.isFinite(sound.duration) && sound.duration > voiceNote.seconds + 1;
      if (isLong && input.files?.[0] === file) refuse();
      URL.revokeObjectURL(sound.src);
    });
  });
}

export function start(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  const { learner, later } = form.dataset;
  const key = form.querySelector<HTMLInputElement>('[name=key]');
  if (!learner || !later || !key) return;
  // A kept page is opened again and again, and each question needs its own key.
  key.value = crypto.randomUUID();
  const field = form.querySelector('textarea');
  // On the page of all questions no lesson is named, but the address is.
  const kept = draftName(form, later, valueIn(form, 'id'));
  const spoken = form.querySelector<HTMLInputElement>('[name=voice]');
  const hasVoice = () => (spoken?.files?.length ?? 0) > 0;
  const more = form.closest('details');
  if (field && keepText(kept, field) && more) more.open = true;
  const asText = () => ({
    id: key.value,
    body: {
      formKey: key.value,
      parentId: valueIn(form, 'id') || null,
      body: field?.value ?? '',
      isAnonymous: form.querySelector<HTMLInputElement>('[name=anonymous]')?.checked ?? false,
    },
  });
  // A voice goes to the page itself, as without a script.
  const read = () =>
    hasVoice() ? { id: key.value, url: form.action, body: [...new FormData(form)] } : asText();
  // A text that is too long does not wait: it would be refused later, when nobody can shorten it.
  keepUnanswered(
    form,
    () => ([...asText().body.body].length > mostSigns ? null : read()),
    () => draft(kept, null),
  );
  const send = async () => {
    const sent = { url: later, key: learner, ...read() };
    beBusy(form);
    const answer = await post(sent).catch(() => null);
    beReady(form);
    if (answer === null) return void form.dispatchEvent(new Event('unanswered', { cancelable: true }));
    draft(kept, null);
    if (!answer.ok) return form.submit();
    const { id }: { id?: string } = sent.url === later ? await answer.json() : {};
    const isHere = location.pathname === new URL(form.action).pathname;
    location.assign(id === undefined ? form.action : `${form.action}#question-${id}`);
    if (isHere) location.reload();
  };
  if (spoken) {
    refuseTooLong(form, spoken);
    import('./recorder.ts').then(
      (recorder) => recorder.start(form),
      () => undefined,
    );
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const button = form.querySelector<HTMLButtonElement>('button:not([type=button])');
    // Sends nothing for an empty text, nor twice for one press.
    if (!button || button.disabled || (asText().body.body.trim() === '' && !hasVoice())) return;
    void send();
  });
}
