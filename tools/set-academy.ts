/**
 * Prints or sets the academy's own settings: its names and addresses, bank account, and promises.
 *   npm run --silent set-academy > academy.json   prints the present ones, to be edited
 *   npm run set-academy academy.json              checks the file, shows what changes, and writes it
 * Uses the server's settings and database. The embedded database serves one process: stop the academy first. Ends with 1 when the file
 * is refused.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Database } from '../src/platform/db/database.ts';
import { readSettingsFaults } from '../src/academy/content/content.service.ts';
import { listChanges } from '../src/admin/records/record-changes.ts';
import { settingsSlug } from '../src/academy/content/published-rows.service.ts';
import {
  changesBetween,
  readSettingsFile,
  readSettingsToEdit,
  writeSettings,
} from '../src/academy/content/settings-file.store.ts';
import { keptInLog } from '../src/academy/settings/where-money-goes.ts';
import { writeStaffLog } from '../src/academy/staff/staff-log.service.ts';
import { postPayeeChanged } from '../src/academy/emails/post-emails.service.ts';
import type { Settings } from '../src/server/env.ts';
import { seedOnce } from '../src/server/seed.ts';
import { closedWay } from '../src/server/start-server.ts';
import { runOnDatabase } from './run-on-database.ts';

/** The error, or null when the settings were printed or written. */
export async function set(
  database: Database,
  { firstStaff }: Pick<Settings, 'firstStaff'>,
  [file]: string[],
): Promise<string | null> {
  // Works before the first start too: then the academy opens with its own settings.
  await seedOnce(database, firstStaff);
  if (file === undefined) {
    console.log(JSON.stringify(await readSettingsToEdit(database.db), null, 2));
    return null;
  }
  const reading = readSettingsFile(readFileSync(file, 'utf8'));
  if (!reading.ok)
    return ['Nothing was changed:', ...reading.faults.map((fault) => `  - ${fault}`)].join('\n');
  const changes = changesBetween(await readSettingsToEdit(database.db), reading.settings);
  for (const { what, before, after } of changes)
    console.log(`${what}: ${JSON.stringify(before) ?? 'nothing'} → ${JSON.stringify(after) ?? 'nothing'}`);
  await database.transaction(async (tx) => {
    const [before, at, id] = [await readSettingsToEdit(tx), new Date(), randomUUID()];
    const line = { id, at, email: 'academy', act: 'publish-record', subject: settingsSlug } as const;
    const changes = listChanges(before, reading.settings);
    const detail = { kind: 'settings' };
    await writeStaffLog(tx, { ...line, ...changes, detail, isOpen: keptInLog('settings') });
    await postPayeeChanged(tx, { before, after: reading.settings, by: null, at, id });
    await writeSettings(tx, reading.settings, at);
    await database.notify('content');
  });
  console.log(changes.length === 0 ? 'Nothing differs; the settings are your own now.' : 'Written.');
  for (const fault of await readSettingsFaults(database.db)) console.log(`Beware: ${closedWay[fault]}.`);
  return null;
}

if (import.meta.main)
  await runOnDatabase((database, settings) => set(database, settings, process.argv.slice(2)));
