/** What this phone keeps of lessons, and what waits there to be sent: IndexedDB, shared by pages and the worker. */
import type { KeepPlan } from '../offline.ts';

/**
 * A lesson to keep. The record is the wish, and the worker fulfils it: 'wanted' until all is there, 'full' when the phone had
 * no room. `got`: bytes of its files that are there.
 */
export type KeptLesson = KeepPlan & {
  /** Its page, as a path of this site. */
  page: string;
  state: 'wanted' | 'paused' | 'kept' | 'full';
  got: number;
  /** What else its page needs, as paths. */
  beside: string[];
  /** Of which build of the site its page is. */
  build: string;
};

/**
 * Something to send. `key`: of the learner whose it is; `at`: milliseconds since 1970, by this phone. `body`: sent as JSON, and
 * the fields of a form, files among them, as that form.
 */
export type Waiting = {
  id: string;
  key: string;
  url: string;
  body: object | [name: string, value: FormDataEntryValue][];
  at: number;
};

/** When the academy was last spoken with, and until when kept lessons open after it; both by this phone's clock. */
export type Contact = { id: 'contact'; at: number; until: number };

/** How many things could never be sent, until the learner was told. */
export type Lost = { id: 'lost'; count: number };

type Stores = { kept: KeptLesson; queue: Waiting; state: Contact | Lost };
type Name = keyof Stores;
const names: readonly Name[] = ['kept', 'queue', 'state'];

export const dayMs = 86_400_000;

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error()));
  });

let opened: Promise<IDBDatabase> | undefined;

function openPhone(): Promise<IDBDatabase> {
  const request = indexedDB.open('derb-classroom', 1);
  request.addEventListener('upgradeneeded', () => {
    for (const name of names) request.result.createObjectStore(name, { keyPath: 'id' });
  });
  return done(request);
}

async function within<T>(
  name: Name,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => T | Promise<T>,
): Promise<T> {
  opened ??= openPhone();
  const transaction = (await opened).transaction(name, mode);
  const written = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error()));
  });
  const answer = await work(transaction.objectStore(name));
  if (mode === 'readwrite') await written;
  return answer;
}

export const readAll = <N extends Name>(name: N): Promise<Stores[N][]> =>
  within<Stores[N][]>(name, 'readonly', (store) => done(store.getAll()));

export const write = <N extends Name>(name: N, value: Stores[N]): Promise<unknown> =>
  within<unknown>(name, 'readwrite', (store) => done(store.put(value)));

export const remove = (name: Name, id: string): Promise<unknown> =>
  within<unknown>(name, 'readwrite', (store) => done(store.delete(id)));

/** Takes everything away: what another page still holds open is emptied too. */
export const clear = async (): Promise<void> => {
  for (const name of names) await within<unknown>(name, 'readwrite', (store) => done(store.clear()));
};

/** Changes a lesson as it stands at that moment; undefined when it was dropped meanwhile. */
export const change = (id: string, by: Partial<KeptLesson>): Promise<KeptLesson | undefined> =>
  within('kept', 'readwrite', async (store) => {
    const found: KeptLesson | undefined = await done(store.get(id));
    const changed = found && { ...found, ...by };
    if (changed) store.put(changed);
    return changed;
  });

export const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** Tells the other pages and the worker of this phone that something changed here. */
const channel = new BroadcastChannel('derb-classroom');

/** A channel does not speak to who sends: the page that changed something is told beside it. */
const here = new EventTarget();

export const announce = (): void => {
  channel.postMessage(0);
  here.dispatchEvent(new Event('message'));
};

export const onChange = (listener: () => unknown): void => {
  for (const one of [channel, here]) one.addEventListener('message', listener);
};

/** Has the worker look at what is wished. Does nothing where no lesson was ever kept. */
export async function wake(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  for (const { active } of workers) active?.postMessage(0);
}
