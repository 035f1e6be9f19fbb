import { createTableRelationsHelpers, extractTablesRelationalConfig } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { NodePgSession } from 'drizzle-orm/node-postgres/session';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';
import type { Database, Log } from '../database.ts';
import type { Handle, Schema, TableRelations } from '../handle.ts';
import { findPending, readMigrations } from '../migrate.ts';
import { runTransaction } from '../run-transaction.ts';
import {
  assertOutsideTransaction,
  currentTransaction,
  gated,
  insideTransaction,
  refusingInsideTransactions,
  statementText,
  watchingFailures,
  type TransactionState,
} from '../transaction-guard.ts';
import { listenForHints } from './hints.ts';
import { migratePostgres } from './migrate-postgres.ts';
import { makePool, rawPostgres, type PoolSize } from './pool.ts';

type Settings = PoolSize & {
  databaseUrl: string;
  migrationsDir: string;
  schema: Schema;
  log: Log;
};

type Attempt = <T>(state: TransactionState, work: (tx: Handle) => Promise<T>) => Promise<T>;

/** One attempt at a transaction, on a client of the pool; a client whose rollback failed is dropped, not reused. */
function attemptOn(pool: Pool, schema: Schema): Attempt {
  const dialect = new PgDialect();
  const { tables, tableNamesMap } = extractTablesRelationalConfig<TableRelations>(
    schema,
    createTableRelationsHelpers,
  );
  const relations = { fullSchema: schema, schema: tables, tableNamesMap };
  return async (state, work) => {
    const client: PoolClient = await pool.connect();
    let unfit = false;
    const onLoss = (): void => {
      unfit = true;
    };
    // A client in use has no other listener: its loss would end the process.
    client.on('error', onLoss);
    const quietAtTheEnd = gated(client, ['query'], async (values, goOn) => {
      if (statementText(values[0]) !== 'rollback') return goOn();
      try {
        return await goOn();
      } catch {
        // The server rolls back by itself what lost its connection; the first error is the one to show.
        unfit = true;
        return { rows: [] };
      }
    });
    try {
      const session = new NodePgSession<Schema, TableRelations>(
        watchingFailures(quietAtTheEnd, state),
        dialect,
        relations,
      );
      return await session.transaction((tx) => insideTransaction(state, () => work(tx)));
    } finally {
      client.off('error', onLoss);
      client.release(unfit);
    }
  };
}

/** Connects to a PostgreSQL server and brings its tables up to date. Throws when it is not reachable or not fit. */
export async function openPostgres({
  databaseUrl,
  migrationsDir,
  schema,
  log,
  ...size
}: Settings): Promise<Database> {
  const migrations = await readMigrations(migrationsDir);
  await migratePostgres(databaseUrl, migrations, log);
  const pool = makePool(databaseUrl, log, size);
  const plain = refusingInsideTransactions(pool);
  const attempt = attemptOn(pool, schema);
  const hints = listenForHints(databaseUrl, log);
  const notify = async (channel: string): Promise<void> => {
    await pool.query(`select pg_notify($1, '')`, [channel]);
  };

  return {
    engine: 'postgres',
    db: drizzle({ client: plain, schema }),
    transaction: (work) => runTransaction(log, (state) => attempt(state, work)),
    async notify(channel) {
      const transaction = currentTransaction();
      if (!transaction) return notify(channel);
      transaction.afterCommit.push(() => {
        notify(channel).catch((error: unknown) => log.warn({ err: error, channel }, 'A hint was not sent'));
      });
    },
    listen: hints.listen,
    async ready() {
      try {
        return (await findPending(rawPostgres(plain), migrations)).length === 0;
      } catch (error) {
        log.warn({ err: error }, 'PostgreSQL is not ready');
        return false;
      }
    },
    async close() {
      assertOutsideTransaction('Closing the database');
      await hints.close();
      await pool.end();
    },
  };
}
