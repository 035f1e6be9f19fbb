import { createWriteStream, existsSync, renameSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGzip, gunzip } from 'node:zlib';
import type { PGlite } from '@electric-sql/pglite';
import { beginCreating, dataPaths, type DataPaths, lockData, prepareRoot } from './data-directory.ts';
import { syncPath } from './durable-files.ts';
import { finishCreating, startEngine } from './engine.ts';

type Restored = { tables: number; migrations: number; oldData: string | null };

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
    // Marked as good only after the engine has answered.
    finishCreating(paths);
    return { tables: rows[0]?.tables ?? 0, migrations: rows[0]?.migrations ?? 0, oldData };
  } finally {
    lock.release();
  }
}

const hourly = 24;
const daily = 7;
const pattern = /^derb-(\d{4}-\d{2}-\d{2})T(\d{2}-\d{2}-\d{2})-(\d{3})Z(-[a-z-]+)?\.tar\.gz$/;

/** The name of a backup taken at a moment (UTC), sorting by time: 'derb-2026-11-21T07-00-00-000Z.tar.gz'. */
export function backupName(at: Date, occasion?: 'before-migration'): string {
  const moment = at.toISOString().replaceAll(/[:.]/g, '-');
  return `derb-${moment}${occasion ? `-${occasion}` : ''}.tar.gz`;
}

/** Backups among a folder's files, the newest first. */
export function backupsNewestFirst(names: readonly string[]): string[] {
  return names
    .filter((name) => pattern.test(name))
    .sort()
    .reverse();
}

/** Which backups may go: all but the newest 24 and the newest of each of the latest 7 days (UTC) that have any. */
export function backupsToDrop(names: readonly string[]): string[] {
  const all = backupsNewestFirst(names);
  const keep = new Set(all.slice(0, hourly));
  const days = new Map<string, string>();
  for (const name of all) {
    const day = pattern.exec(name)?.[1] ?? '';
    if (!days.has(day)) days.set(day, name);
  }
  for (const newestOfDay of [...days.values()].slice(0, daily)) keep.add(newestOfDay);
  return all.filter((name) => !keep.has(name));
}

const unpack = promisify(gunzip);

type Occasion = { at?: Date; occasion?: 'before-migration' };

/**
 * Writes the whole database, compressed, under a temporary name, syncs it, gives it its name and removes what is older
 * than 24 copies and 7 days. A kill on the way leaves only a temporary file, which the next backup removes. The copy is
 * of the files between two statements: what was committed is in it, what was not is rolled back when it opens.
 * Returns the path. Throws when the disk refuses.
 */
export async function writeBackup(
  pglite: PGlite,
  { backups }: DataPaths,
  { at, occasion }: Occasion,
): Promise<string> {
  await mkdir(backups, { recursive: true, mode: 0o700 });
  const name = backupName(at ?? new Date(), occasion);
  const path = join(backups, name);
  const temporary = `${path}.new`;
  for (const left of await readdir(backups)) {
    if (left.endsWith('.new')) await rm(join(backups, left), { force: true });
  }
  // Compressed here, off the main thread, and not by PGlite: visitors wait only while the files are read.
  const archive = await pglite.dumpDataDir('none');
  await pipeline(chunksOf(archive), createGzip({ level: 3 }), createWriteStream(temporary, { mode: 0o600 }));
  syncPath(temporary);
  await rename(temporary, path);
  syncPath(backups);
  for (const old of backupsToDrop(await readdir(backups))) await rm(join(backups, old), { force: true });
  return path;
}

async function* chunksOf(archive: Blob): AsyncGenerator<Uint8Array> {
  const step = 1 << 20;
  for (let at = 0; at < archive.size; at += step) yield archive.slice(at, at + step).bytes();
}

/** The newest backup's path, or null when there is none. */
export async function newestBackup({ backups }: DataPaths): Promise<string | null> {
  const [newest] = backupsNewestFirst(await readdir(backups).catch(() => []));
  return newest === undefined ? null : join(backups, newest);
}

/** A backup as the embedded engine takes it in. Throws when the file is missing or damaged. */
export async function readArchive(path: string): Promise<Blob> {
  // Unpacked here: PGlite would end the process over a damaged file.
  return new Blob([await unpack(await readFile(path))], { type: 'application/x-tar' });
}
