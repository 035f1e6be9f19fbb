/**
 * The line that says what waits for the network, on every page of the classroom; it also sends what waits, and has the worker
 * ask what is still open.
 */
import { onChange, readAll, remove, wake } from './phone-store.ts';
import { flush } from './queue.ts';

export function start(line: HTMLElement): void {
  let hadSome = false;
  const look = async () => {
    const { length } = await readAll('queue');
    const lost = (await readAll('state')).find((one) => one.id === 'lost')?.count ?? 0;
    const state = lost > 0 ? 'lost' : length > 0 ? 'waits' : hadSome ? 'sent' : '';
    hadSome ||= length > 0;
    line.hidden = state === '';
    line.textContent = (line.dataset[state] ?? '').replace('{n}', String(lost || length));
    if (lost > 0) await remove('state', 'lost');
  };
  const send = async () => {
    await look();
    await flush();
    await look();
  };
  onChange(look);
  addEventListener('online', () => void send());
  addEventListener('visibilitychange', () => void (document.visibilityState === 'visible' && send()));
  Promise.all([send(), wake()]).catch(() => undefined);
}
