/**
 * What a learner did waits on the phone until the academy has it, each thing under an id of its own: it may be sent twice,
 * and counts once. Sent by pages, and by the worker where the browser has background sync.
 */
import { timeLimitMs } from '../offline.ts';
import {
  announce,
  change,
  changeState,
  dayMs,
  readAll,
  remove,
  wake,
  write,
  type Waiting,
} from './phone-store.ts';

const keptDays = 30;
const mostAtOnce = 50;

/** Answers that stay the same when sent again. Not 401 and 403: another learner may be signed in for a while. */
const isFinal = (status: number): boolean =>
  status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);

/** How long to wait for an answer when files are sent, at 200 kbit/s, in milliseconds. */
const filesPatience = (form: FormData): number =>
  [...form.values()].reduce((sum, value) => sum + (typeof value === 'string' ? 0 : value.size / 25), 240_000);

export function post({ url, key, body }: Pick<Waiting, 'url' | 'key' | 'body'>): Promise<Response> {
  const form = Array.isArray(body) ? new FormData() : null;
  if (form && Array.isArray(body)) for (const [name, value] of body) form.append(name, value);
  return fetch(url, {
    method: 'POST',
    headers: { 'X-Learner': key, ...(form === null && { 'Content-Type': 'application/json' }) },
    body: form ?? JSON.stringify(body),
    signal: AbortSignal.timeout(form === null ? timeLimitMs : filesPatience(form)),
  });
}

const isEvent = ({ url }: Waiting): boolean => url.endsWith('/events');

/** Sends things of one learner to one address; returns the ids that are settled. */
async function send(things: readonly [Waiting, ...Waiting[]]): Promise<readonly string[]> {
  const [first] = things;
  const body = isEvent(first) ? { events: things.map((one) => one.body) } : first.body;
  const answer = await post({ ...first, body });
  if (isFinal(answer.status)) await lose(things.length);
  else if (!answer.ok) return [];
  else if (isEvent(first)) return ((await answer.json()) as { settled: string[] }).settled;
  return things.map(({ id }) => id);
}

/** Counts what can never be sent, so that the learner is notified. */
async function lose(more: number): Promise<void> {
  await changeState('lost', (lost) => ({ id: 'lost', count: (lost?.count ?? 0) + more }));
}

/** The page of a lesson that is kept here is fetched anew, with what was sent to it. */
async function renewPage(url: string): Promise<void> {
  const lesson = (await readAll('kept')).find(({ page }) => url === `${page}/answers`);
  if (lesson === undefined) return;
  await change(lesson.id, { build: '' });
  await wake();
}

async function sendAll(): Promise<void> {
  // In the order in which it was done: a note is written before it is changed.
  const waiting = (await readAll('queue')).sort((one, other) => one.at - other.at);
  while (waiting.length > 0) {
    const [first] = waiting.splice(0, 1);
    if (!first) return;
    const lot: [Waiting, ...Waiting[]] = [first];
    for (const other of isEvent(first) ? [...waiting] : [])
      if (other.url === first.url && other.key === first.key && lot.length < mostAtOnce)
        lot.push(...waiting.splice(waiting.indexOf(other), 1));
    const isOld = first.at < Date.now() - keptDays * dayMs;
    if (isOld) await lose(lot.length);
    // Without a network the others are not tried.
    const settled = isOld ? lot.map(({ id }) => id) : await send(lot).catch(() => null);
    if (settled === null) return;
    for (const id of settled) await remove('queue', id);
    if (settled.length > 0) await renewPage(first.url);
    if (settled.length > 0) announce();
  }
}

/**
 * Sends what waits. False when another page or another try does so at this moment, unless `afterOthers`: then what they
 * left is tried once they end. Never fails.
 */
export const flush = async (afterOthers = false): Promise<boolean> => {
  let isMine = false;
  await navigator.locks
    .request('derb-classroom', { ifAvailable: !afterOthers }, async (lock) => {
      isMine = lock !== null;
      if (isMine) await sendAll();
    })
    .catch(() => undefined);
  return isMine;
};

/**
 * Stores something until it is sent, and tries at once. False when it waits for the network. Throws where the browser stores
 * nothing, as in some private windows: then it has to be sent without a queue. `kept` is called before the first try.
 */
export async function sendOrKeep(thing: Omit<Waiting, 'at' | 'title'>, kept?: () => void): Promise<boolean> {
  const title = document.querySelector('h1')?.textContent ?? '';
  await write('queue', { ...thing, at: Date.now(), title });
  kept?.();
  // Others began before this was written.
  if (!(await flush())) void flush(true);
  const isSent = (await readAll('queue')).every(({ id }) => id !== thing.id);
  if (!isSent) {
    // Announced only now: what was sent at once never waited.
    announce();
    const found = await navigator.serviceWorker?.getRegistration();
    await found?.sync?.register('send').catch(() => undefined);
  }
  return isSent;
}
