/** How much waits on each page, as Today counts it: read once the console is idle, and again every minute. */
import { useEffect, useSyncExternalStore } from 'react';
import { useNotificationContext } from 'react-admin';
import { call, type DoneOf } from '../api.ts';
import { places } from '../today/task-addresses.ts';

export type Waiting = Pick<DoneOf<'GET today'>, 'tasks' | 'unpaidSoon' | 'claimsOfOthers'>;

const everyMs = 60_000;
/** After an action the server may still be writing. */
const soonMs = 500;

let waiting: Waiting | null = null;
let readAt = -Infinity;
let isAsking = false;
const listeners = new Set<() => void>();

/** What Today itself has read counts too. */
export function keepWaiting(read: Waiting): void {
  waiting = read;
  readAt = performance.now();
  for (const tell of listeners) tell();
}

async function read(): Promise<void> {
  if (isAsking || document.visibilityState !== 'visible') return;
  isAsking = true;
  try {
    keepWaiting(await call('GET today'));
  } catch {
    // The page itself tells of a broken connection or an ended session; the next minute tries again.
    readAt = performance.now();
  } finally {
    isAsking = false;
  }
}

const readIfOlderThan = (ms: number) => {
  if (performance.now() - readAt >= ms) void read();
};

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Null until they were read for the first time. */
export const useWaiting = (): Waiting | null => useSyncExternalStore(listen, () => waiting);

/** '/claims' → 4. The first part of an address stands for what waits there. */
export function useCounts(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { kind, count } of useWaiting()?.tasks ?? []) {
    // News, not work.
    if (kind === 'refund-answers') continue;
    const [place = ''] = places[kind].split('?');
    counts.set(place, (counts.get(place) ?? 0) + count);
  }
  return counts;
}

/** Rendered once in the layout. Whatever the console reports as done is a reason to count again. */
export function KeepCounting(): null {
  const { notifications } = useNotificationContext();
  useEffect(() => {
    // Never in the way of the first page.
    const idle = window.setTimeout(() => readIfOlderThan(everyMs), 3_000);
    const everyMinute = window.setInterval(() => readIfOlderThan(everyMs), everyMs / 4);
    const look = () => readIfOlderThan(everyMs / 6);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.clearTimeout(idle);
      window.clearInterval(everyMinute);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  useEffect(() => {
    if (notifications.length === 0) return undefined;
    const soon = window.setTimeout(() => void read(), soonMs);
    return () => window.clearTimeout(soon);
  }, [notifications]);
  return null;
}
