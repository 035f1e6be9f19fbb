import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { readArchive } from './backup.ts';
import { beginCreating, dataPaths, prepareRoot } from './data-directory.ts';
import { syncPath } from './durable-files.ts';
import { startEngine } from './engine.ts';
import { lockData } from './lock.ts';
import { finishCreating } from './open-engine.ts';

export type Restored = { tables: number; migrations: number; oldData: string | null };

/**
 * Puts a backup in the place of the data, which is kept beside it under another name. Refuses (throws `DataInUse`) while
 * the academy runs. When it is interrupted or fails, the academy refuses to start until it is run again: an empty
 * database must not pass for the restored one.
 */
export async function restoreBackup(
  dataDir: string,
  archivePath: string,
  at = new Date(),
): Promise<Restored> {
  const archive = await readArchive(archivePath);
  const paths = dataPaths(dataDir);
  prepareRoot(paths);
  const lock = lockData(paths.root);
  try {
    let oldData: string | null = null;
    if (existsSync(join(paths.cluster, 'PG_VERSION'))) {
      oldData = join(paths.root, `postgres-before-restore-${at.toISOString().replaceAll(/[:.]/g, '-')}`);
      renameSync(paths.cluster, oldData);
      syncPath(paths.root);
    }
    beginCreating(paths, 'restoring');
    const { pglite } = await startEngine(paths.cluster, archive);
    const { rows } = await pglite.query<{ tables: number; migrations: number }>(
      `select (select count(*)::int from pg_tables where schemaname = 'public') as tables,
              (select count(*)::int from migrations) as migrations`,
    );
    await pglite.close();
    // Only what has answered is declared good.
    finishCreating(paths);
    return { tables: rows[0]?.tables ?? 0, migrations: rows[0]?.migrations ?? 0, oldData };
  } finally {
    lock.release();
  }
}
