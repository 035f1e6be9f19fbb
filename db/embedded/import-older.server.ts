import { cpSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyTables, type Copied } from '../copy-tables.server.ts';
import type { Log } from '../database.ts';
import { migrate, readMigrations } from '../migrate.server.ts';
import { dataPaths, readMarker, writeMarker, DataRefused } from './data-directory.server.ts';
import { syncPath, syncTree } from './durable-files.server.ts';
import { rawEmbedded, startEngine, type AnyPglite } from './engine.server.ts';
import { lockData } from './lock.server.ts';

type Import = {
  dataDir: string;
  /** Opens a folder with the PGlite that wrote it. */
  openOlder: (cluster: string) => Promise<AnyPglite & { close(): Promise<void> }>;
  migrationsDir: string;
  log: Log;
};

export type Imported = { copied: Copied[]; oldData: string };

/**
 * Carries embedded data that an older PostgreSQL wrote over to the present one. Works on a copy of the old folder, and
 * keeps the folder itself beside the new one. Throws, with the old data in its place, when anything arrived differently.
 */
export async function importOlder({ dataDir, openOlder, migrationsDir, log }: Import): Promise<Imported> {
  const paths = dataPaths(dataDir);
  if (readMarker(paths)?.state !== 'ready')
    throw new DataRefused(`There is no embedded database in ${dataDir}.`);
  const lock = lockData(paths.root);
  const copy = join(paths.root, 'postgres-import-copy');
  const made = join(paths.root, 'postgres-import-new');
  try {
    const version = readFileSync(join(paths.cluster, 'PG_VERSION'), 'utf8').trim();
    for (const left of [copy, made]) rmSync(left, { recursive: true, force: true });
    cpSync(paths.cluster, copy, { recursive: true });
    rmSync(join(copy, 'postmaster.pid'), { force: true });
    mkdirSync(made, { mode: 0o700 });
    const copied = await carryOver(await openOlder(copy), made, await readMigrations(migrationsDir), log);
    syncTree(made);
    const oldData = join(paths.root, `postgres-${version}-before-import`);
    renameSync(paths.cluster, oldData);
    renameSync(made, paths.cluster);
    syncPath(paths.root);
    writeMarker(paths, 'ready');
    return { copied, oldData };
  } finally {
    for (const left of [copy, made]) rmSync(left, { recursive: true, force: true });
    lock.release();
  }
}

async function carryOver(
  older: Awaited<ReturnType<Import['openOlder']>>,
  made: string,
  migrations: Awaited<ReturnType<typeof readMigrations>>,
  log: Log,
): Promise<Copied[]> {
  try {
    const { pglite } = await startEngine(made);
    try {
      await migrate(rawEmbedded(older), migrations, { log });
      await migrate(rawEmbedded(pglite), migrations, { log });
      return await copyTables(rawEmbedded(older), rawEmbedded(pglite));
    } finally {
      await pglite.close();
    }
  } finally {
    await older.close();
  }
}
