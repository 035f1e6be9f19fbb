import type { Log } from '../database.ts';
import { migrate, type Migration } from '../migrate.ts';
import { checkServer, makeClient, rawPostgres } from './pool.ts';

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
