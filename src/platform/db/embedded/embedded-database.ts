import type { PGlite, Transaction } from '@electric-sql/pglite';
import { createTableRelationsHelpers, extractTablesRelationalConfig } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { PgliteSession, PgliteTransaction } from 'drizzle-orm/pglite/session';
import type { Database, Log } from '../database.ts';
import type { Handle, Schema, TableRelations } from '../handle.ts';
import { findPending, type Migration } from '../migrate.ts';
import { runTransaction } from '../run-transaction.ts';
import {
  apartFromTransactions,
  assertOutsideTransaction,
  currentTransaction,
  insideTransaction,
  refusingInsideTransactions,
  watchingFailures,
} from '../transaction-guard.ts';
import { rawEmbedded } from './engine.ts';
import { inProcessHints } from './in-process-hints.ts';

type Parts = {
  pglite: PGlite;
  schema: Schema;
  migrations: readonly Migration[];
  log: Log;
  backUp?: () => Promise<string>;
  close: () => Promise<void>;
};

/** Makes a `Database` of a started PGlite. The guards of the files are the caller's; those of transactions are here. */
export function embeddedDatabase(parts: Parts): Database {
  const { pglite, schema, migrations, log, backUp } = parts;
  const dialect = new PgDialect();
  const { tables, tableNamesMap } = extractTablesRelationalConfig<TableRelations>(
    schema,
    createTableRelationsHelpers,
  );
  const relations = { fullSchema: schema, schema: tables, tableNamesMap };
  const handleOn = (client: Transaction): Handle =>
    new PgliteTransaction<Schema, TableRelations>(
      dialect,
      new PgliteSession(client, dialect, relations),
      relations,
    );
  const hints = inProcessHints((error) => log.error({ err: error }, 'A listener failed'));
  const send = (channel: string): void => apartFromTransactions(() => hints.send(channel));

  return {
    engine: 'embedded',
    db: drizzle({ client: refusingInsideTransactions(pglite), schema }),
    transaction: (work) =>
      runTransaction(log, (state) =>
        pglite.transaction((client) =>
          insideTransaction(state, () => work(handleOn(watchingFailures(client, state)))),
        ),
      ),
    async notify(channel) {
      const transaction = currentTransaction();
      if (transaction) transaction.afterCommit.push(() => send(channel));
      else send(channel);
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
    async close() {
      assertOutsideTransaction('Closing the database');
      await parts.close();
    },
  };
}
