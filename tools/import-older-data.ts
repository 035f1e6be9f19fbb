/**
 * Carries embedded data of an older PostgreSQL over to the present one. Needs the PGlite that wrote it, by another name
 * (0.3 and 0.4 are PostgreSQL 17, 0.2 is 16, 0.1 is 15):
 *   npm install --no-save pglite-older@npm:@electric-sql/pglite@0.4.6
 *   npm run import-older-data -- --data data --with pglite-older
 * The academy must be stopped. The old folder is kept beside the new one.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import type { PGlite } from '@electric-sql/pglite';
import { importOlder } from '../db/embedded/import-older.server.ts';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { data: { type: 'string', default: 'data' }, with: { type: 'string' } },
  });
  if (!values.with) {
    throw new Error(
      'Say with which package: `npm install --no-save pglite-older@npm:@electric-sql/pglite@0.4.6` for data of ' +
        'PostgreSQL 17, then --with pglite-older.',
    );
  }
  const older = (await import(values.with)) as { PGlite: typeof PGlite };
  const { copied, oldData } = await importOlder({
    dataDir: values.data,
    openOlder: async (cluster) => older.PGlite.create(cluster),
    migrationsDir: fileURLToPath(new URL('../db/migrations', import.meta.url)),
    log: pino({ level: 'warn' }),
  });
  for (const { table, rows } of copied) console.log(`${String(rows).padStart(9)}  ${table}`);
  console.log(`Every row arrived. The old data is kept in ${oldData}.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
