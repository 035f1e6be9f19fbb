import pg from 'pg';
import type { Log, RawConnection } from '../database.ts';
import { migrate, type Migration } from '../migrate.ts';

/** Any number, the same in every Derb: 'derb' in ASCII. */
const migrationLock = 0x64657262;

/**
 * Applies missing migrations on a connection of its own. Of several instances that start together one works and the
 * others wait, then find nothing to do. Throws when the server is not reachable or not fit.
 */
export async function migratePostgres(
  databaseUrl: string,
  migrations: readonly Migration[],
  log: Log,
): Promise<void> {
  const client = makeClient(databaseUrl);
  client.on('error', (error) => log.warn({ err: error }, 'The connection for migrations was lost'));
  await client.connect();
  try {
    const connection = rawPostgres(client);
    await checkServer(connection, log);
    await connection.query('select pg_advisory_lock($1)', [migrationLock]);
    // Freed with the connection.
    await migrate(connection, migrations, { log });
  } finally {
    await client.end();
  }
}

export type PoolSize = {
  /** Connections, of reads and of transactions each; 8 by default. */
  poolSize?: number;
  /** How long a statement may wait for a lock, in milliseconds; 4,000 by default. */
  lockMs?: number;
  /** Multiplies all time limits; 1 by default. More where nobody waits for an answer. */
  patience?: number;
};

const connectMs = 5_000;

/** Set on every new connection, so that settings of a server or role cannot change the meaning of our SQL. */
const everyConnection = {
  application_name: 'derb',
  keepAlive: true,
  // Compiling a statement takes longer than any of ours, and questions that go together look expensive.
  // A row that an index names is no dearer to read than its neighbour, from memory and from any disk that has no arm.
  options: '-c TimeZone=UTC -c client_encoding=UTF8 -c jit=off -c random_page_cost=1.1',
  connectionTimeoutMillis: connectMs,
} satisfies pg.ClientConfig;

/**
 * The pool. A statement may take 5 s and an idle transaction 10 s before the server ends them; a client whose connection
 * died is dropped and replaced at the next use. Connects lazily, so it does not throw.
 */
export function makePool(
  databaseUrl: string,
  log: Log,
  { poolSize = 8, lockMs = 4_000, patience = 1 }: PoolSize = {},
): pg.Pool {
  const pool = new pg.Pool({
    ...everyConnection,
    connectionString: databaseUrl,
    connectionTimeoutMillis: patience * connectMs,
    max: poolSize,
    idleTimeoutMillis: 30_000,
    statement_timeout: patience * 5_000,
    lock_timeout: patience * lockMs,
    idle_in_transaction_session_timeout: patience * 10_000,
    // The server cancels a slow statement; this is for a server that no longer answers.
    query_timeout: patience * 8_000,
  });
  // Without an error listener the loss of an idle connection would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'An idle connection to PostgreSQL was lost'));
  return pool;
}

/** One connection outside the pool, without a time limit: for migrations, listening and copying. */
export function makeClient(databaseUrl: string): pg.Client {
  return new pg.Client({ ...everyConnection, connectionString: databaseUrl });
}

/** A connection below Drizzle. */
export function rawPostgres(client: Pick<pg.Client, 'query'> | Pick<pg.Pool, 'query'>): RawConnection {
  return {
    exec: async (statements) => {
      await client.query(statements);
    },
    query: async (statement, parameters = []) => {
      const { rows } = await client.query<Record<string, unknown>>(statement, [...parameters]);
      return rows;
    },
  };
}

/** Throws when the server is older than Derb's SQL, or could not keep Arabic; warns when it would lose commits. */
export async function checkServer(connection: RawConnection, log: Log): Promise<void> {
  const [server] = await connection.query(
    `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
            current_setting('fsync') as fsync, current_setting('synchronous_commit') as commits`,
  );
  if (Number(server?.['version']) < 150_000) throw new Error('Derb needs PostgreSQL 15 or newer.');
  if (server?.['encoding'] !== 'UTF8')
    throw new Error('The database must be encoded in UTF8: Arabic does not fit otherwise.');
  if (server['fsync'] !== 'on' || server['commits'] === 'off') {
    log.warn(
      { fsync: server['fsync'], synchronousCommit: server['commits'] },
      'This PostgreSQL may lose commits in a power cut',
    );
  }
}
