/**
 * A form of a lesson that gets no answer: what it holds waits on the phone under its own id, and that is said. The page's own
 * script sends the form and gives up after `data-patience` milliseconds.
 */
import { onChange, readAll, type Waiting } from './phone-store.ts';
import { sendOrKeep } from './queue.ts';

/** What is sent later, under the id of what is handed in; null where the form holds something that cannot wait. */
type Held = Pick<Waiting, 'id' | 'body'> & { url?: string };

export const valueIn = (form: HTMLFormElement, name: string): string =>
  form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? '';

/** `read`: what the form holds at that moment. Nothing waits for whoever only looks in. */
export function keepUnanswered(form: HTMLFormElement, read: () => Held | null): void {
  const { learner: key } = form.closest<HTMLElement>('[data-learner]')?.dataset ?? {};
  const { later: url } = form.dataset;
  const said = form.querySelector('[data-kept]');
  if (!key || !url || !said) return;
  // What sends forms is kept beside this for a phone without a network.
  void import('../../../browser/send-in-place.ts').catch(() => undefined);
  const t = (...words: string[]) => {
    const found = words.map((word) => `data-word-${word}`).find((word) => form.closest(`[${word}]`));
    said.textContent = (found && form.closest(`[${found}]`)?.getAttribute(found)) ?? '';
  };
  let waiting = '';
  // Sent meanwhile: the page opened anew says what came of it.
  const look = async () => {
    if (waiting && (await readAll('queue')).every(({ id }) => id !== waiting)) location.reload();
  };
  // A kept page that is opened again, without a network still: what it held waits, and is not asked for twice.
  const close = async () => {
    const held = read();
    if (held === null || (await readAll('queue')).every(({ id }) => id !== held.id)) return;
    waiting = held.id;
    t('waiting', 'kept');
    said.classList.add('keep-waiting');
    form.closest('[data-step]')?.prepend(said);
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
      t('kept');
    };
    sendOrKeep({ key, url, ...held }, kept).then(look, () => t('offline'));
  });
}
