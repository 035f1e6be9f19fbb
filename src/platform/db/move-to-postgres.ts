import type { Log, RawConnection } from './database.ts';
import { copyTables, type Copied } from './copy-tables.ts';
import { rawEmbedded } from './embedded/engine.ts';
import { dataPaths, readMarker } from './embedded/data-directory.ts';
import { openEngine } from './embedded/open-engine.ts';
import { migrate, readMigrations } from './migrate.ts';
import { migratePostgres } from './postgres/migrate-postgres.ts';
import { makeClient, rawPostgres } from './postgres/pool.ts';

type Move = { dataDir: string; databaseUrl: string; migrationsDir: string; log: Log };

async function refuseFull(target: RawConnection): Promise<void> {
  const found = await target.query(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`,
  );
  if (found.length > 0) {
    const names = found.map((row) => String(row['name'])).slice(0, 3);
    throw new Error(
      `The PostgreSQL database is not empty (${names.join(', ')} …). Make a new one; nothing was changed.`,
    );
  }
}

/**
 * Carries the embedded database over to an empty PostgreSQL and checks that every row arrived. The embedded data stays
 * as it is. Throws when the academy runs, the target holds any table, or anything arrived differently; the target then
 * has at most empty tables, which `npm run move-to-postgres` refuses the next time: make the database anew.
 */
export async function moveToPostgres({ dataDir, databaseUrl, migrationsDir, log }: Move): Promise<Copied[]> {
  // Opening an empty folder would make a database in it.
  if (readMarker(dataPaths(dataDir))?.state !== 'ready')
    throw new Error(`There is no embedded database in ${dataDir}.`);
  const target = makeClient(databaseUrl);
  await target.connect();
  try {
    await refuseFull(rawPostgres(target));
    const source = await openEngine(dataDir);
    try {
      const migrations = await readMigrations(migrationsDir);
      await migrate(rawEmbedded(source.pglite), migrations, { log });
      await migratePostgres(databaseUrl, migrations, log);
      return await copyTables(rawEmbedded(source.pglite), rawPostgres(target));
    } finally {
      await source.close();
    }
  } finally {
    await target.end();
  }
}
