/**
 * The line that says what waits for the network, on every page of the classroom; it also sends what waits, has the worker ask
 * what is still open, and takes drafts away that are nobody's here any more.
 */
import { count, type CountForms } from '../../../platform/i18n/count.ts';
import { forgetDrafts } from './drafts.ts';
import { onChange, readAll, remove, wake } from './phone-store.ts';
import { flush } from './queue.ts';

/** A number with its noun, in the words that an element carries under a name. */
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
  const send = async () => {
    await flush();
    await look();
    document.dispatchEvent(new Event('sent'));
  };
  const begin = async () => {
    await look();
    // Said now; what is lost from here on is said once more by the page that comes after.
    await remove('state', 'lost');
    await send();
  };
  onChange(look);
  addEventListener('online', () => void send());
  addEventListener('visibilitychange', () => void (document.visibilityState === 'visible' && send()));
  Promise.all([begin(), wake(), forgetDrafts()]).catch(() => undefined);
}
