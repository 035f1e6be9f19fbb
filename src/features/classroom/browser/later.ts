/**
 * A form of a lesson that gets no answer: what it holds waits on the phone under its own id, and that is said. The page's own
 * script sends the form and gives up after `data-patience` milliseconds.
 */
import { onChange, readAll } from './phone-store.ts';
import { sendOrKeep } from './queue.ts';

/** What is sent later, under the id of what is handed in; null where the form holds something that cannot wait, as files. */
type Held = { id: string; body: unknown } | null;

export const valueIn = (form: HTMLFormElement, name: string): string =>
  form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? '';

/** `read`: what the form holds at that moment. Nothing waits for whoever only looks in. */
export function keepUnanswered(form: HTMLFormElement, read: () => Held): void {
  const { learner: key } = form.closest<HTMLElement>('[data-learner]')?.dataset ?? {};
  const { later: url } = form.dataset;
  const said = form.querySelector('[data-kept]');
  if (!key || !url || !said) return;
  // What sends forms is kept beside this for a phone without a network.
  void import('../../../../app/browser/send-in-place.ts').catch(() => undefined);
  const say = (word: string) => {
    const words = `data-word-${word}`;
    said.textContent = form.closest(`[${words}]`)?.getAttribute(words) ?? '';
  };
  let waiting = '';
  // Sent meanwhile: the page opened anew says what came of it.
  const look = async () => {
    if (waiting && (await readAll('queue')).every(({ id }) => id !== waiting)) location.reload();
  };
  onChange(look);
  document.addEventListener('sent', () => void look());
  form.addEventListener('unanswered', (event) => {
    const held = read();
    if (held === null) return;
    event.preventDefault();
    form.querySelector<HTMLElement>('button:not([type=button])')?.focus();
    const kept = () => {
      waiting = held.id;
      say('kept');
    };
    sendOrKeep({ ...held, key, url }, kept).then(look, () => say('offline'));
  });
}
