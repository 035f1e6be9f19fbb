/**
 * Replaces the data of the embedded database by a backup:
 *   npm run restore-backup -- latest
 *   npm run restore-backup -- data/backups/derb-….tar.gz --data data
 * Into `ACADEMY_DATA_DIR`, or the folder that `--data` names. The academy must be stopped. The present data is kept beside it.
 */
import { parseArgs } from 'node:util';
import { newestBackup, restoreBackup } from '../src/platform/db/embedded/backup.ts';
import { dataPaths } from '../src/platform/db/embedded/data-directory.ts';
import { environment, readSettings } from '../src/server/env.ts';

/** Where the server has its data. */
function dataOfServer(): string {
  const reading = readSettings(environment());
  if (!reading.ok) throw new Error(reading.faults.join('\n'));
  return reading.settings.dataDir;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { data: { type: 'string' } },
    allowPositionals: true,
  });
  const [asked] = positionals;
  if (!asked) throw new Error('Say which backup: a file, or `latest`.');
  const dataDir = values.data ?? dataOfServer();
  const archive = asked === 'latest' ? await newestBackup(dataPaths(dataDir)) : asked;
  if (!archive) throw new Error(`There is no backup in ${dataPaths(dataDir).backups}.`);
  const { tables, migrations, oldData } = await restoreBackup(dataDir, archive);
  console.log(`Restored ${archive}: ${tables} tables, ${migrations} migrations.`);
  if (oldData) console.log(`The data that was there is kept in ${oldData}.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
