/** What commands on the database share: the server's settings and database, and an exit code. */
import { pino } from 'pino';
import { fileURLToPath } from 'node:url';
import type { Database } from '../src/platform/db/database.ts';
import { openDatabase } from '../src/open-database.ts';
import { environment, readSettings, type Settings } from '../src/server/env.ts';

/** `act`: returns an error, or null when it was done. Ends with 1 on an error. */
export async function runOnDatabase(
  act: (database: Database, settings: Settings) => Promise<string | null>,
): Promise<void> {
  try {
    const reading = readSettings(environment());
    if (!reading.ok) throw new Error(reading.faults.join('\n'));
    const { dataDir, databaseUrl } = reading.settings;
    const log = pino({ level: 'error' });
    const migrationsDir = fileURLToPath(new URL('../src/platform/db/migrations', import.meta.url));
    const database = await openDatabase({ dataDir, databaseUrl, migrationsDir, log });
    try {
      const fault = await act(database, reading.settings);
      if (fault === null) return;
      console.error(fault);
      process.exitCode = 1;
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
