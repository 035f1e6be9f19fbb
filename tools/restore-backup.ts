/**
 * Replaces the data of the embedded database by a backup:
 *   npm run restore-backup -- latest
 *   npm run restore-backup -- data/backups/derb-….tar.gz --data data
 * The academy must be stopped. The present data is kept beside it.
 */
import { parseArgs } from 'node:util';
import { newestBackup, restoreBackup } from '../src/platform/db/embedded/backup.ts';
import { dataPaths } from '../src/platform/db/embedded/data-directory.ts';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { data: { type: 'string', default: 'data' } },
    allowPositionals: true,
  });
  const [asked] = positionals;
  if (!asked) throw new Error('Say which backup: a file, or `latest`.');
  const archive = asked === 'latest' ? await newestBackup(dataPaths(values.data)) : asked;
  if (!archive) throw new Error(`There is no backup in ${dataPaths(values.data).backups}.`);
  const { tables, migrations, oldData } = await restoreBackup(values.data, archive);
  console.log(`Restored ${archive}: ${tables} tables, ${migrations} migrations.`);
  if (oldData) console.log(`The data that was there is kept in ${oldData}.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
