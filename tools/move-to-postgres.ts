/**
 * Copies everything from the embedded database to an empty PostgreSQL, version 15 or newer:
 *   DATABASE_URL=postgres://… npm run move-to-postgres
 *   npm run move-to-postgres -- --data data --to postgres://…
 * The academy must be stopped. The embedded data stays as it is.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { moveToPostgres } from '../src/platform/db/move-to-postgres.ts';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { data: { type: 'string', default: 'data' }, to: { type: 'string' } },
  });
  // Better by the environment than by the command line, where every user of the machine could read the password.
  const databaseUrl = values.to ?? process.env['DATABASE_URL'];
  if (!databaseUrl) throw new Error('Say where to: set DATABASE_URL, or give --to.');
  const copied = await moveToPostgres({
    dataDir: values.data,
    databaseUrl,
    migrationsDir: fileURLToPath(new URL('../src/platform/db/migrations', import.meta.url)),
    log: pino({ level: 'warn' }),
  });
  for (const { table, rows } of copied) console.log(`${String(rows).padStart(9)}  ${table}`);
  console.log('Every row arrived. Start the academy with DATABASE_URL set.');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
