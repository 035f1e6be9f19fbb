import { stat } from 'node:fs/promises';
import { exit } from 'node:process';
import { setImmediate as turn } from 'node:timers/promises';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { PgDialect } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { PgliteSession, PgliteTransaction } from 'drizzle-orm/pglite/session';
import { ContentMemory } from '../read-once.ts';
import type { Channel, Database, Log } from '../database.ts';
import type { Handle } from '../handle.ts';
import { findPending, migrate, type Migration, readMigrations } from '../migrate.ts';
import { newestBackup, writeBackup } from './backup.ts';
import { openEngine, rawEmbedded } from './engine.ts';
import {
  apartFromTransactions,
  askingOnce,
  assertOutsideTransaction,
  currentTransaction,
  fewAtOnce,
  hintAfterCommit,
  insideTransaction,
  mostApart,
  refusingInsideTransactions,
  rememberingInside,
  runTransaction,
  type TransactionState,
  watchingFailures,
} from '../run-in-transaction.ts';

type Hints = {
  send(channels: readonly Channel[]): void;
  listen(channel: Channel, onHint: () => void): () => void;
};

/** Hints inside one process: the embedded database has no other. Listeners run after the sender's own work. */
function inProcessHints(onError: (error: unknown) => void): Hints {
  const listeners = new Map<Channel, Set<() => void>>();
  const later = (channel: Channel, onHint: () => void): void => {
    setImmediate(() => {
      if (!listeners.get(channel)?.has(onHint)) return;
      try {
        onHint();
      } catch (error) {
        onError(error);
      }
    });
  };
  return {
    send(channels) {
      apartFromTransactions(() => {
        for (const channel of channels)
          for (const onHint of listeners.get(channel) ?? []) later(channel, onHint);
      });
    },
    listen(channel, onHint) {
      // A new function, so that the same callback can be registered twice and removed once.
      const own = (): void => onHint();
      const others = listeners.get(channel) ?? new Set();
      listeners.set(channel, others.add(own));
      later(channel, own);
      return () => void others.delete(own);
    },
  };
}

type Parts = {
  pglite: PGlite;
  migrations: readonly Migration[];
  log: Log;
  backUp?: () => Promise<string>;
  /** When the newest backup was made; null before there is any. */
  newestBackupAt?: () => Promise<Date | null>;
  close: () => Promise<void>;
};

/** Makes a `Database` of a started PGlite. The guards of the files are the caller's; those of transactions are here. */
export function embeddedDatabase(parts: Parts): Database {
  const { pglite, migrations, log, backUp, newestBackupAt } = parts;
  const dialect = new PgDialect();
  const handleOn = (client: Transaction): Handle =>
    new PgliteTransaction(dialect, new PgliteSession(client, dialect, undefined), undefined);
  const hints = inProcessHints((error) => log.error({ err: error }, 'A listener failed'));

  const memory = new ContentMemory();
  const transaction: Database['transaction'] = (work) => {
    const attempt = async (state: TransactionState) => {
      // The engine runs in this thread and ends without one turn of the event loop: requests come in between two transactions.
      await turn();
      return pglite.transaction((client) =>
        insideTransaction(state, () =>
          work(handleOn(watchingFailures(rememberingInside(client, memory, state), state))),
        ),
      );
    };
    return runTransaction(log, attempt, hints.send);
  };
  const apart = fewAtOnce(mostApart);

  const db = drizzle({ client: refusingInsideTransactions(askingOnce(pglite, memory)) });
  return {
    engine: 'embedded',
    db,
    reports: db,
    transaction,
    apart: (work) => apart(() => transaction(work)),
    async notify(channel) {
      if (currentTransaction()) hintAfterCommit(channel);
      else hints.send([channel]);
    },
    listen: (channel, onHint) => apartFromTransactions(() => hints.listen(channel, onHint)),
    async ready() {
      try {
        return (await findPending(rawEmbedded(refusingInsideTransactions(pglite)), migrations)).length === 0;
      } catch (error) {
        log.warn({ err: error }, 'The embedded database is not ready');
        return false;
      }
    },
    ...(backUp ? { backUp } : {}),
    async isBackedUp(now) {
      const newest = await newestBackupAt?.();
      return !newest || now.getTime() - newest.getTime() < backupPatienceMs;
    },
    async close() {
      assertOutsideTransaction('Closing the database');
      await parts.close();
    },
  };
}

/** One is made each hour. */
const backupPatienceMs = 3 * 3_600_000;

type Settings = { dataDir: string; migrationsDir: string; log: Log };

/** EX_IOERR of sysexits. */
export const inputOutputErrorExit = 74;

/** Opens the embedded database and brings its tables up to date, with a backup first when there is data already. */
export async function openEmbedded({ dataDir, migrationsDir, log }: Settings): Promise<Database> {
  const migrations = await readMigrations(migrationsDir);
  const { pglite, files, paths, close } = await openEngine(dataDir);
  files.panicWith((reason) => {
    // As PostgreSQL itself does: unacknowledged work is discarded, and the next start recovers from the log.
    log.error({ err: reason }, 'The embedded database cannot go on; this process ends');
    exit(inputOutputErrorExit);
  });
  try {
    await migrate(rawEmbedded(pglite), migrations, {
      log,
      beforeFirst: () => writeBackup(pglite, paths, { occasion: 'before-migration' }),
    });
  } catch (error) {
    await close();
    throw error;
  }
  return embeddedDatabase({
    pglite,
    migrations,
    log,
    backUp: () => writeBackup(pglite, paths, {}),
    async newestBackupAt() {
      const newest = await newestBackup(paths);
      return newest === null ? null : (await stat(newest)).mtime;
    },
    close,
  });
}
