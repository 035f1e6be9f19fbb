import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from './database.ts';
import {
  apartFromTransactions,
  assertOutsideTransaction,
  newTransactionState,
  type TransactionState,
} from './transaction-guard.ts';

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

/** Above this a transaction is named in the log: on the embedded engine everybody waits for it. */
export const slowTransactionMs = 2_000;
const mostRetries = 3;

function worthRetrying(error: unknown, state: TransactionState): boolean {
  if (state.commitSent) return false;
  const code = sqlStateOf(error);
  return code === sqlStates.serializationFailure || code === sqlStates.deadlockDetected;
}

/** Logs a transaction that is still open after two seconds, with where it was begun. Returns the way to call it off. */
export function watchTransaction(log: Log, begunAt: Error): () => void {
  const timer = setTimeout(() => {
    log.warn({ begunAt: begunAt.stack }, `A transaction has been open for more than ${slowTransactionMs} ms`);
  }, slowTransactionMs);
  timer.unref();
  return () => clearTimeout(timer);
}

/**
 * Runs an engine's single attempt, again after a serialization failure or a deadlock, at most three times more and never
 * once COMMIT was sent: then nobody here can know whether it happened. Throws the last error.
 */
export async function runTransaction<T>(
  log: Log,
  attempt: (state: TransactionState) => Promise<T>,
): Promise<T> {
  assertOutsideTransaction('Beginning a transaction (use tx.transaction for a savepoint)');
  const stopWatching = watchTransaction(log, new Error('The transaction was begun here'));
  try {
    for (let tries = 0; ; tries += 1) {
      const state = newTransactionState();
      try {
        const result = await attempt(state);
        for (const hint of state.afterCommit) apartFromTransactions(hint);
        return result;
      } catch (error) {
        if (tries >= mostRetries || !worthRetrying(error, state)) throw error;
        log.info({ code: sqlStateOf(error), tries: tries + 1 }, 'Repeating a transaction');
        // A little apart from the rival, so that the two do not meet again.
        await pause(Math.random() * 10 * (tries + 1));
      }
    }
  } finally {
    stopWatching();
  }
}
