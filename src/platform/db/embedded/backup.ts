import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGzip, gunzip } from 'node:zlib';
import type { PGlite } from '@electric-sql/pglite';
import type { DataPaths } from './data-directory.ts';
import { syncPath } from './durable-files.ts';
import { backupName, backupsNewestFirst, backupsToDrop } from './keep-backups.ts';

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
