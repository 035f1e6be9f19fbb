import { exit } from 'node:process';
import type { Database, Log } from '../database.ts';
import type { Schema } from '../handle.ts';
import { migrate, readMigrations } from '../migrate.ts';
import { writeBackup } from './backup.ts';
import { embeddedDatabase } from './embedded-database.ts';
import { rawEmbedded } from './engine.ts';
import { openEngine } from './open-engine.ts';

type Settings = { dataDir: string; migrationsDir: string; schema: Schema; log: Log };

/** EX_IOERR of sysexits. */
export const inputOutputErrorExit = 74;

/** Opens the embedded database and brings its tables up to date, with a backup first when there is data already. */
export async function openEmbedded({ dataDir, migrationsDir, schema, log }: Settings): Promise<Database> {
  const migrations = await readMigrations(migrationsDir);
  const { pglite, files, paths, close } = await openEngine(dataDir);
  files.panicWith((reason) => {
    // As PostgreSQL itself does: nothing that was not told is believed, and the next start recovers from the log.
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
    schema,
    migrations,
    log,
    backUp: () => writeBackup(pglite, paths, {}),
    close,
  });
}
