/**
 * Shows or sets the academy's own settings: its names and addresses, where money goes, what it promises.
 *   npm run --silent set-academy > academy.json   the present ones, to be edited
 *   npm run set-academy academy.json              checks the file, shows what changes, and writes it
 * With the settings of the server, on its very database. The embedded database serves one process: stop the academy
 * first. Ends with 1 when the file is not taken.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open.server.ts';
import { readSettingsFaults } from '../domain/catalogue/catalogue.store.server.ts';
import { readSettingsToEdit, writeSettings } from '../domain/catalogue/settings-file.store.server.ts';
import { changesBetween, readSettingsFile } from '../domain/catalogue/settings-file.ts';
import { environment, readSettings } from '../server/env.ts';
import { seedOnce } from '../server/seed.server.ts';
import { closedWay } from '../server/tell-closed-ways.ts';

async function set(database: Database, file: string): Promise<boolean> {
  const reading = readSettingsFile(readFileSync(file, 'utf8'));
  if (!reading.ok) {
    console.error(['Nothing was changed:', ...reading.faults.map((fault) => `  - ${fault}`)].join('\n'));
    return false;
  }
  const changes = changesBetween(await readSettingsToEdit(database.db), reading.settings);
  for (const { what, before, after } of changes)
    console.log(`${what}: ${JSON.stringify(before) ?? 'nothing'} → ${JSON.stringify(after) ?? 'nothing'}`);
  await database.transaction(async (tx) => {
    await writeSettings(tx, reading.settings, new Date());
    await database.notify('content');
  });
  console.log(changes.length === 0 ? 'Nothing differs; the settings are your own now.' : 'Written.');
  for (const fault of await readSettingsFaults(database.db)) console.log(`Beware: ${closedWay[fault]}.`);
  return true;
}

async function main(): Promise<void> {
  const reading = readSettings(environment());
  if (!reading.ok) throw new Error(reading.faults.join('\n'));
  const { databaseUrl, dataDir, firstStaff } = reading.settings;
  const migrationsDir = fileURLToPath(new URL('../db/migrations', import.meta.url));
  const database = await openDatabase({ dataDir, databaseUrl, migrationsDir, log: pino({ level: 'error' }) });
  try {
    // Before the first start as well: then the academy opens with its own.
    await seedOnce(database, firstStaff);
    const [file] = process.argv.slice(2);
    if (file === undefined) console.log(JSON.stringify(await readSettingsToEdit(database.db), null, 2));
    else if (!(await set(database, file))) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
