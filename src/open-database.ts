import type { Database, Log } from './platform/db/database.ts';
import { openEmbedded } from './platform/db/embedded/open-embedded.ts';
import { openPostgres } from './platform/db/postgres/open-postgres.ts';

type Settings = {
  /** The folder of the embedded database, created when missing. Not used with `databaseUrl`. */
  dataDir: string;
  /** A PostgreSQL server, version 15 or newer; without it the embedded database is used. */
  databaseUrl?: string | null | undefined;
  /** A replica of that server, from which figures are read. */
  reportsUrl?: string | null | undefined;
  /** Whether statements that come often have names; they have by default. */
  isPrepared?: boolean;
  /** The folder with the `*.sql` files. */
  migrationsDir: string;
  log: Log;
};

/**
 * Opens the academy's database and applies missing migrations. Throws when the data is in use by another process, is not Derb's, or
 * is of another PostgreSQL version; when fsync does not work; when a migration fails or was changed; when the server does not
 * answer. Nothing is left open or locked then.
 */
export async function openDatabase({
  dataDir,
  databaseUrl,
  reportsUrl = null,
  isPrepared = true,
  migrationsDir,
  log,
}: Settings): Promise<Database> {
  return databaseUrl
    ? openPostgres({ databaseUrl, reportsUrl, isPrepared, migrationsDir, log })
    : openEmbedded({ dataDir, migrationsDir, log });
}
