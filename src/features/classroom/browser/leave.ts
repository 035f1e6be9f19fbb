/**
 * A form that signs out: what is not sent yet is sent first, or the learner is asked; then everything of the classroom goes
 * from this phone.
 */
import { readAll, wake } from './phone-store.ts';
import { flush } from './queue.ts';

/** Takes kept lessons, what waits, and the worker away. */
async function clearPhone(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  indexedDB.deleteDatabase('derb-classroom');
}

export function start(part: HTMLElement): void {
  const form = part.querySelector<HTMLFormElement>(':scope > form');
  const question = part.querySelector('dialog');
  if (!form || !question) return;
  // Whoever signed in here last: what is another learner's goes.
  wake().catch(() => undefined);
  let pressed: HTMLElement | null = null;
  let isCleared = false;
  const leave = async () => {
    await clearPhone().catch(() => undefined);
    isCleared = true;
    form.requestSubmit(pressed);
  };
  const ask = async () => {
    await flush();
    const { length } = await readAll('queue').catch(() => []);
    if (length === 0) return leave();
    const count = question.querySelector('[data-count]');
    if (count) count.textContent = String(length);
    question.showModal();
  };
  form.addEventListener('submit', (event) => {
    if (isCleared) return;
    event.preventDefault();
    pressed = event.submitter;
    void ask();
  });
  question.addEventListener('close', () => {
    if (question.returnValue === 'leave') void leave();
  });
}
