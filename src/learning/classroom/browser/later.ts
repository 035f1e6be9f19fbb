/**
 * When a form of a lesson gets no answer, its content waits on the phone under its own id, and the page shows this. The
 * page's own script sends the form and gives up after `data-patience` milliseconds.
 */
import { onChange, readAll, type Waiting } from './phone-store.ts';
import { sendOrKeep } from './queue.ts';

/** What is sent later, with the id of the submission; null where the form has content that cannot wait. */
type Held = Pick<Waiting, 'id' | 'body'> & { url?: string };

export const valueIn = (form: HTMLFormElement, name: string): string =>
  form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? '';

/**
 * `read`: the content of the form at that moment; `isKept` is called once it waits on the phone. Nothing waits for staff who
 * only look at the lesson.
 */
export function keepUnanswered(form: HTMLFormElement, read: () => Held | null, isKept?: () => void): void {
  const { learner: key } = form.closest<HTMLElement>('[data-learner]')?.dataset ?? {};
  const { later: url } = form.dataset;
  const message = form.querySelector('[data-kept]');
  if (!key || !url || !message) return;
  // Loaded now, so that it is there without a network.
  void import('../../../browser/send-in-place.ts').catch(() => undefined);
  const t = (...words: string[]) => {
    const found = words.map((word) => `data-word-${word}`).find((word) => form.closest(`[${word}]`));
    message.textContent = (found && form.closest(`[${found}]`)?.getAttribute(found)) ?? '';
  };
  let waiting = '';
  // Sent meanwhile: the reloaded page shows the result.
  const look = async () => {
    if (waiting && (await readAll('queue')).every(({ id }) => id !== waiting)) location.reload();
  };
  // A kept page that is opened again without a network: its content still waits, and is not asked for twice.
  const close = async () => {
    const held = read();
    if (held === null || (await readAll('queue')).every(({ id }) => id !== held.id)) return;
    waiting = held.id;
    t('waiting', 'kept');
    message.classList.add('keep-waiting');
    form.closest('[data-step]')?.prepend(message);
    (form.closest('details') ?? form).remove();
  };
  close().catch(() => undefined);
  onChange(look);
  document.addEventListener('sent', () => void look());
  form.addEventListener('unanswered', (event) => {
    const held = read();
    if (held === null) return t('offline');
    event.preventDefault();
    form.querySelector<HTMLElement>('button:not([type=button])')?.focus();
    const kept = () => {
      waiting = held.id;
      isKept?.();
      t('kept');
    };
    sendOrKeep({ key, url, ...held }, kept).then(look, () => t('offline'));
  });
}
