/**
 * Knows whether the current call is inside a transaction, and refuses what must not happen there. On the embedded engine a query
 * on the plain handle inside a transaction would wait for itself for ever; on PostgreSQL it would silently run outside the
 * transaction. Both become an error at once.
 */
import { StoreAway } from '../files/file-store.ts';
import { isFollowed, spanned, statementName } from '../tracing.ts';
import { getTableName, sql, type SQLWrapper } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { warnOnceAMinute } from '../log.ts';
import {
  answerOnce,
  apartFromRequests,
  type ContentMemory,
  type ContentSeen,
  contentSeen,
  forgetAnswers,
  type Question,
} from './read-once.ts';
import type { Channel, Log } from './database.ts';
import type { Handle } from './handle.ts';

/** SQLSTATE codes that callers act on. */
export const sqlStates = {
  uniqueViolation: '23505',
  foreignKeyViolation: '23503',
  checkViolation: '23514',
  serializationFailure: '40001',
  deadlockDetected: '40P01',
} as const;

/**
 * The SQLSTATE of a database error, also when Drizzle has wrapped it; null for anything else, such as a lost connection
 * (whose `code` is a word like ECONNRESET).
 */
export function sqlStateOf(error: unknown): string | null {
  for (
    let current = error, depth = 0;
    current instanceof Error && depth < 5;
    current = current.cause, depth += 1
  ) {
    const code = 'code' in current ? current.code : undefined;
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return null;
}

/** Lock not available, statement cancelled for its time, too many connections, shutting down, starting; and lost connections (08…). */
const awayStates = /^(?:55P03|57014|53300|57P0[123]|08...)$/;
/** What the driver and the system say of a server that cannot be reached. */
const awayWords =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$|timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error/;

/**
 * Whether the database or the store of files was away, or kept somebody waiting too long: not the fault of what was asked, and
 * likely to be over in some seconds. Nothing was committed, or nobody can know.
 */
export function isAway(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if (at instanceof StoreAway) return true;
    const code = 'code' in at && typeof at.code === 'string' ? at.code : '';
    if (awayStates.test(code) || awayWords.test(code) || awayWords.test(at.message)) return true;
    if (at instanceof AggregateError && at.errors.some(isAway)) return true;
  }
  return false;
}

/** Above this a transaction is named in the log: on the embedded engine everybody waits for it. */
const slowTransactionMs = 2_000;
const mostRetries = 3;

function worthRetrying(error: unknown, state: TransactionState): boolean {
  if (state.commitSent) return false;
  const code = sqlStateOf(error);
  return code === sqlStates.serializationFailure || code === sqlStates.deadlockDetected;
}

/**
 * Logs a transaction that is still open after two seconds, with where it was begun; at most one line a minute, with how many there
 * were. Returns a function that cancels this.
 */
export function watchTransaction(log: Log, begunAt: Error): () => void {
  const timer = setTimeout(() => {
    const message = `A transaction has been open for more than ${slowTransactionMs} ms`;
    warnOnceAMinute(log, { begunAt: begunAt.stack }, message);
  }, slowTransactionMs);
  timer.unref();
  return () => clearTimeout(timer);
}

/**
 * Runs an engine's single attempt, again after a serialization failure or a deadlock, at most three times more and never
 * once COMMIT was sent: then nobody here can know whether it happened. Throws the last error. `send`: the hints, when it is over.
 */
export async function runTransaction<T>(
  log: Log,
  attempt: (state: TransactionState) => Promise<T>,
  send: (channels: readonly Channel[]) => void,
): Promise<T> {
  assertOutsideTransaction('Beginning a transaction (use tx.transaction for a savepoint)');
  const stopWatching = watchTransaction(log, new Error('The transaction was begun here'));
  try {
    for (let tries = 0; ; tries += 1) {
      const state = newTransactionState();
      try {
        const result = await attempt(state).finally(() => forgetAnswers(state.content.isWritten));
        if (state.hints.size > 0) apartFromTransactions(() => send([...state.hints]));
        return result;
      } catch (error) {
        if (tries >= mostRetries || !worthRetrying(error, state)) throw error;
        log.info({ sqlState: sqlStateOf(error), tries: tries + 1 }, 'Repeating a transaction');
        // A random pause, so that two rivals do not meet again.
        await pause(Math.random() * 10 * (tries + 1));
      }
    }
  } finally {
    stopWatching();
  }
}

/** At most so many works at once; null for one more. */
export function fewAtOnce(most: number): <T>(work: () => Promise<T>) => Promise<T> | null {
  let running = 0;
  return (work) => {
    if (running >= most) return null;
    running += 1;
    return work().finally(() => (running -= 1));
  };
}

/** How many works that wait for locks have connections of their own. */
export const mostApart = 2;

type LastWrite = { tx: Handle; table: string; make: () => SQLWrapper };
type Waiting = { last: LastWrite[] };

/** Several writes in one statement. */
async function writeTogether(writes: readonly LastWrite[]): Promise<void> {
  const parts = writes.map(({ make }, at) => sql`${sql.identifier(`last_${at}`)} as (${make().getSQL()})`);
  await writes[0]?.tx.execute(sql`with ${sql.join(parts, sql`, `)} select 1`);
}

/**
 * What a transaction writes and nobody reads in it goes together, in one statement right before the commit: lines of history, events,
 * the version of what pages show (`lastOf`). It goes sooner where a statement names one of its tables, and
 * before a savepoint, so that a transaction reads what it has written.
 */
function writeLast(waiting: Waiting): Promise<void> {
  const { last } = waiting;
  waiting.last = [];
  return writeTogether(last);
}

/** Before a statement of the transaction: what waits is written where the statement may see it, and dropped where it is undone. */
async function beforeStatement(waiting: Waiting, text: string): Promise<void> {
  if (waiting.last.length === 0) return;
  if (/^rollback to savepoint/i.test(text)) waiting.last = [];
  else if (/^(?:release )?savepoint/i.test(text) || waiting.last.some(({ table }) => text.includes(table)))
    await writeLast(waiting);
}

export type TransactionState = {
  /** False as soon as the work has returned: a missing await must not write into somebody else's transaction. */
  open: boolean;
  /** A statement failed and was not undone by a savepoint: the transaction can only roll back. */
  failed: boolean;
  commitSent: boolean;
  /** Sent after the commit. */
  hints: Set<Channel>;
  content: ContentSeen;
  /** Written together before the commit: `writeLast`. */
  last: LastWrite[];
};

const transactions = new AsyncLocalStorage<TransactionState>();

export function newTransactionState(): TransactionState {
  return {
    open: true,
    failed: false,
    commitSent: false,
    hints: new Set(),
    content: { isWritten: false },
    last: [],
  };
}

/** The transaction that the running call is inside of, if any. */
export function currentTransaction(): TransactionState | null {
  const state = transactions.getStore();
  return state?.open ? state : null;
}

/** Signals a change of the transaction at work when it has committed; whoever writes outside of one notifies by themselves. */
export const hintAfterCommit = (channel: Channel): void => void currentTransaction()?.hints.add(channel);

/** Runs work as part of a transaction, and closes it afterwards. Throws what the work throws. */
export async function insideTransaction<T>(state: TransactionState, work: () => Promise<T>): Promise<T> {
  try {
    const result = await transactions.run(state, async () => {
      const done = await work();
      if (!state.failed) await writeLast(state);
      return done;
    });
    if (state.failed) {
      throw new Error(
        'A statement failed inside a transaction and its error was swallowed; nothing was committed.',
      );
    }
    state.commitSent = true;
    return result;
  } finally {
    state.open = false;
  }
}

/**
 * Writes rows of a table together, as the last thing of the transaction: none points at them, and nothing depends on the result. `make` gets
 * them in the order in which they were given. Outside a transaction each is written at once.
 */
export function lastOf<Row>(
  table: PgTable,
  make: (tx: Handle, rows: readonly Row[]) => SQLWrapper,
): (tx: Handle, row: Row) => Promise<void> {
  const waiting = new WeakMap<LastWrite[], Row[]>();
  return async (tx, row) => {
    const last = currentTransaction()?.last;
    const known = last && waiting.get(last);
    if (known) return void known.push(row);
    const rows = [row];
    const write = { tx, table: getTableName(table), make: () => make(tx, rows) };
    if (!last) return writeTogether([write]);
    waiting.set(last, rows);
    last.push(write);
  };
}

/** Runs something as if no transaction were open: for listeners and timers that outlive the call that started them. */
export function apartFromTransactions<T>(work: () => T): T {
  return transactions.exit(() => apartFromRequests(work));
}

/**
 * Throws when a transaction is open. Everything that calls another system (a gateway, SMTP, a webhook) does so outside: a slow
 * answer must not hold locks, and what was sent cannot be rolled back.
 */
export function assertOutsideTransaction(what: string): void {
  if (currentTransaction()) throw new Error(`${what} must not happen inside a database transaction.`);
}

/** Calls another system: never inside a transaction, and what was read before it is read anew. */
export async function askOutside<T>(what: string, ask: () => Promise<T>): Promise<T> {
  assertOutsideTransaction(what);
  return ask().finally(() => forgetAnswers(false));
}

type Call = (...values: unknown[]) => unknown;

/**
 * The same driver client, with some methods checked by a gate first. The gate gets the call's arguments and decides whether to go
 * on. Everything else is untouched, so that Drizzle sees the client it knows.
 */
export function gated<T extends object>(
  client: T,
  methods: readonly string[],
  gate: (values: unknown[], goOn: () => unknown) => unknown,
): T {
  return new Proxy(client, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      // Bound to the real client: both drivers keep private fields that a proxy has no access to.
      const call: Call = value.bind(target);
      if (typeof key !== 'string' || !methods.includes(key)) return call;
      return (...values: unknown[]) => gate(values, () => call(...values));
    },
  });
}

/**
 * The client behind the plain handle: it refuses to work while a transaction of the same call is open, and never begins
 * one by itself (Drizzle's own `db.transaction`), which would go around the guard.
 */
export function refusingInsideTransactions<T extends object>(client: T): T {
  const single = gated(client, ['query', 'exec', 'sql'], (_, goOn) => {
    if (currentTransaction()) {
      throw new Error(
        'The plain database handle was used inside a transaction: use the tx the transaction gave you.',
      );
    }
    return goOn();
  });
  return gated(single, ['transaction', 'connect'], () => {
    throw new Error('Begin a transaction with database.transaction(), not with the plain handle.');
  });
}

/** The text of a statement in either driver's form of a query. */
export function statementText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string')
    return value.text;
  return '';
}

/** Each statement is a step of the trace of what is at work, where it is followed. */
export const traced = <T extends object>(client: T): T =>
  gated(client, ['query'], (values, goOn) =>
    isFollowed() ? spanned(statementName(statementText(values[0])), goOn) : goOn(),
  );

const rowModeOf = (of: unknown): unknown =>
  typeof of === 'object' && of !== null && 'rowMode' in of ? of.rowMode : undefined;

const questionOf = ([query, parameters, options]: unknown[]): Question => ({
  text: statementText(query),
  parameters,
  form: rowModeOf(query) ?? rowModeOf(options),
});

type Queried = { query(statement: string): Promise<{ rows: Record<string, unknown>[] }> };

/** The client behind the plain handle: in a request the same question is asked once, and content comes from memory. */
export const askingOnce = <T extends Queried>(client: T, memory: ContentMemory): T =>
  gated(client, ['query'], (values, goOn) => {
    const [seen, question] = [contentSeen(), questionOf(values)];
    if (!seen) return goOn();
    const ask = (statement: string) => client.query(statement);
    return answerOnce(question, () => memory.through(question, { seen, ask, goOn }));
  });

/** The client behind a tx, with the content from memory until the transaction writes some itself. */
export const rememberingInside = <T extends Queried>(
  client: T,
  memory: ContentMemory,
  { content: seen }: TransactionState,
): T =>
  gated(client, ['query'], (values, goOn) => {
    const ask = (statement: string) => client.query(statement);
    return memory.through(questionOf(values), { seen, ask, goOn, isInside: true });
  });

/** The client behind a tx: refuses once the work is over, and remembers a failed statement until a savepoint undoes it. */
export function watchingFailures<T extends object>(client: T, state: TransactionState): T {
  return gated(client, ['query', 'exec', 'sql'], async (values, goOn) => {
    const text = statementText(values[0]);
    const ending = text === 'begin' || text === 'commit' || text === 'rollback';
    if (!state.open && !ending) throw new Error('This transaction is over: an await is missing in its work.');
    if (!ending) await beforeStatement(state, text);
    try {
      const result = await goOn();
      if (/^rollback to savepoint/i.test(text)) state.failed = false;
      return result;
    } catch (error) {
      if (!ending) state.failed = true;
      throw error;
    }
  });
}
