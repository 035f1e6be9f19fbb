/**
 * The line that shows what waits for the network, on every page of the classroom. It also sends what waits, wakes the
 * worker, and deletes drafts of learners without access.
 */
import { count, type CountForms } from '../../../platform/i18n/count.ts';
import { deleteDrafts } from './drafts.ts';
import { onChange, readAll, remove, wake } from './phone-store.ts';
import { flush } from './queue.ts';

/** A number with its noun, in the words of an element's data attribute. */
export function counted(element: HTMLElement, name: string, n: number): string {
  const forms: CountForms = JSON.parse(element.dataset[name] ?? '');
  return count(n, forms, document.documentElement.lang === 'ar' ? 'ar' : 'en');
}

export function start(line: HTMLElement): void {
  let hadSome = false;
  const look = async () => {
    const { length } = await readAll('queue');
    const lost = (await readAll('state')).find((one) => one.id === 'lost')?.count ?? 0;
    const state = lost > 0 ? 'lost' : length > 0 ? 'waits' : hadSome ? 'sent' : '';
    hadSome ||= length > 0;
    line.hidden = state === '';
    if (state === 'sent') line.textContent = line.dataset[state] ?? '';
    else if (state !== '') line.textContent = counted(line, state, lost || length);
  };
  const send = async (afterOthers = false) => {
    await flush(afterOthers);
    await look();
    document.dispatchEvent(new Event('sent'));
  };
  const begin = async () => {
    await look();
    // It is shown now; anything lost later is shown by the next page.
    await remove('state', 'lost');
    await send();
  };
  onChange(look);
  // A try that began without a network may still be failing.
  addEventListener('online', () => void send(true));
  addEventListener('visibilitychange', () => void (document.visibilityState === 'visible' && send()));
  Promise.all([begin(), wake(), deleteDrafts()]).catch(() => undefined);
}
