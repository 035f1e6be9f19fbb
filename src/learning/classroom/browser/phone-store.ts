/**
 * The store of a phone: kept lessons, and the queue of what is not sent yet. IndexedDB, shared by pages and the service
 * worker.
 */
import type { KeepPlan, MonthUsed } from '../offline.ts';

/**
 * A lesson to keep. Pages write the record, and the worker downloads: 'wanted' until all is there, 'full' when the phone had
 * no space. `got`: bytes of its files that are there.
 */
export type KeptLesson = KeepPlan & {
  /** Its page, as a path of this site. */
  page: string;
  state: 'wanted' | 'paused' | 'kept' | 'full';
  got: number;
  /** Other files that its page needs, as paths. */
  beside: string[];
  /** The build of the site that its page belongs to. */
  build: string;
  /** It came by itself, and leaves a while after it was done: `doneAt`, in milliseconds since 1970, by the academy's clock. */
  isAuto?: boolean;
  doneAt?: number;
};

/**
 * Something to send. `key`: of its learner; `at`: milliseconds since 1970, by this phone. `body`: sent as JSON; one with the
 * fields of a form, files among them, is sent as that form.
 */
export type Waiting = {
  id: string;
  key: string;
  url: string;
  body: object | [name: string, value: FormDataEntryValue][];
  at: number;
  /** Of the page on which it was done. */
  title?: string;
};

/** When the academy was last reached, and until when kept lessons can be opened; both by this phone's clock. */
export type Contact = { id: 'contact'; at: number; until: number };

/** How many things could never be sent, until the learner has seen this. */
export type Lost = { id: 'lost'; count: number };

/**
 * The switch 'by itself'. `course`: the home of the course that was open last, as a path; `refused`: lessons that came so and
 * were removed; `keys`: of the learner whose switch it is; `quietUntil`: not asked before, in milliseconds since 1970.
 */
export type Auto = {
  id: 'auto';
  isOn: boolean;
  course: string;
  refused: readonly string[];
  keys: readonly string[];
  quietUntil: number;
  stopped?: 'over' | 'full' | undefined;
};

/** Pages of courses beside their lessons, by their path: what else each needs, its build, and when it was kept. */
type Pages = {
  id: 'pages';
  pages: Readonly<Record<string, { beside: readonly string[]; build: string; at: number }>>;
};

type State = Contact | Lost | Auto | Pages | ({ id: 'month' } & MonthUsed);
type StateOf<I extends State['id']> = Extract<State, { id: I }>;
type Stores = { kept: KeptLesson; queue: Waiting; state: State };
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

export const readState = <I extends State['id']>(id: I): Promise<StateOf<I> | undefined> =>
  within<StateOf<I> | undefined>('state', 'readonly', (store) => done(store.get(id)));

/** Changes a record of the phone's state as it is now; returns what it became. */
export const changeState = <I extends State['id']>(
  id: I,
  by: (found: StateOf<I> | undefined) => StateOf<I> | undefined,
): Promise<StateOf<I> | undefined> =>
  within('state', 'readwrite', async (store) => {
    const changed = by(await done<StateOf<I> | undefined>(store.get(id)));
    if (changed) store.put(changed);
    return changed;
  });

/** Deletes everything, also the data of stores that another page has open. */
export const clear = async (): Promise<void> => {
  for (const name of names) await within<unknown>(name, 'readwrite', (store) => done(store.clear()));
};

/** Changes the record of a lesson as it is now; undefined when it was deleted meanwhile. */
export const change = (id: string, by: Partial<KeptLesson>): Promise<KeptLesson | undefined> =>
  within('kept', 'readwrite', async (store) => {
    const found: KeptLesson | undefined = await done(store.get(id));
    const changed = found && { ...found, ...by };
    if (changed) store.put(changed);
    return changed;
  });

export const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** Notifies other pages and the worker of this phone of a change. */
const channel = new BroadcastChannel('derb-classroom');

/** Removes a lesson as the learner wishes: one that came by itself does not come so again. */
export async function drop({ id, isAuto }: KeptLesson): Promise<void> {
  if (isAuto) await changeState('auto', (auto) => auto && { ...auto, refused: [...auto.refused, id] });
  await remove('kept', id);
}

/** A channel does not notify its own sender, so the page that made the change is notified by this. */
const here = new EventTarget();

export const announce = (): void => {
  channel.postMessage(0);
  here.dispatchEvent(new Event('message'));
};

export const onChange = (listener: () => unknown): void => {
  for (const one of [channel, here]) one.addEventListener('message', listener);
};

/** The classroom's worker, for the pages of this language; once it can answer. */
export async function startWorker(): Promise<ServiceWorkerRegistration> {
  const scope = location.pathname.replace(/\/learn\/.*/, '/learn/');
  await navigator.serviceWorker.register('/learn/sw.js', { scope });
  return navigator.serviceWorker.ready;
}

/** Free space to leave on the phone, in bytes. */
const leftFree = 50_000_000;

/** Asks the worker for these lessons; false where the phone has no room for them. */
export async function wish(lessons: readonly KeptLesson[]): Promise<boolean> {
  const { quota = Infinity, usage = 0 } = await navigator.storage.estimate();
  if (quota - usage < leftFree + lessons.reduce((sum, { bytes }) => sum + bytes, 0)) return false;
  for (const lesson of lessons) await write('kept', lesson);
  await navigator.storage.persist().catch(() => false);
  (await startWorker()).active?.postMessage(0);
  return true;
}

/** Makes the worker look at the requests. Does nothing where no lesson was ever kept. */
export async function wake(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  for (const { active } of workers) active?.postMessage(0);
}
