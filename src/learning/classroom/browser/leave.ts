/**
 * A form that signs out: what is not sent yet is sent first; the learner is told what is left and what is kept here, and asked;
 * then everything of the classroom is deleted from this phone.
 */
import { draft, draftNames } from './drafts.ts';
import { clear, readAll, wake } from './phone-store.ts';
import { flush } from './queue.ts';
import { bytesOf, counted, pricedIn, readWaiting } from './waiting.ts';

/** How long leaving tries to send before it asks: a file alone would wait minutes for a network without answers. */
const longestTryMs = 4_000;

/** Deletes kept lessons, the queue, drafts, and the service worker. */
async function clearPhone(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  for (const name of draftNames()) draft(name, null);
  await clear();
}

export function start(part: HTMLElement): void {
  const form = part.querySelector<HTMLFormElement>(':scope > form');
  const question = part.querySelector('dialog');
  if (!form || !question) return;
  // Another learner may have signed in before: the worker deletes what is not this learner's.
  wake().catch(() => undefined);
  let pressed: HTMLElement | null = null;
  let isCleared = false;
  const leave = async () => {
    await clearPhone().catch(() => undefined);
    isCleared = true;
    form.requestSubmit(pressed);
  };
  const ask = async () => {
    await Promise.race([flush(), new Promise((done) => setTimeout(done, longestTryMs))]);
    const kept = await readAll('kept').catch(() => []);
    const counts = {
      kept: kept.length,
      waiting: (await readWaiting().catch(() => [])).length,
      drafts: draftNames().length,
    };
    for (const [name, n] of Object.entries(counts)) {
      const line = question.querySelector<HTMLElement>(`[data-${name}]`);
      if (!line) continue;
      line.hidden = n === 0;
      if (line.dataset[name] !== 'true')
        line.textContent = counted(line, name, n).replace('{size}', pricedIn(part, bytesOf(kept)));
    }
    if (counts.waiting + counts.drafts + counts.kept === 0) return leave();
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
