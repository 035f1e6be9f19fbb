import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pid } from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { syncPath, writeDurably } from './durable-files.ts';

type DataLock = { release(): void };

/** Thrown when another process works on the same data. */
export class DataInUse extends Error {
  readonly heldBy: number | null;

  constructor(dataDir: string, heldBy: number | null) {
    const who = heldBy === null ? 'Another process' : `Process ${heldBy}`;
    super(`${who} is using the database in ${dataDir}. Two at once would destroy it: stop that one first.`);
    this.name = 'DataInUse';
    this.heldBy = heldBy;
  }
}

function readHolder(path: string): number | null {
  try {
    const holder = Number(readFileSync(path, 'utf8').trim());
    return Number.isInteger(holder) && holder > 0 ? holder : null;
  } catch {
    return null;
  }
}

/**
 * Reserves the data for this process. The lock is the kernel's, which frees it however the process ends; a file with a process id
 * would outlive a kill, and ids are used again. Throws `DataInUse`, at once, when another process (or another opening in this one)
 * has it.
 */
export function lockData(dataDir: string): DataLock {
  const holderFile = join(dataDir, 'holder.pid');
  const lock = new DatabaseSync(join(dataDir, 'lock.sqlite'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (error instanceof Error && /locked|busy/i.test(error.message)) {
      throw new DataInUse(dataDir, readHolder(holderFile));
    }
    throw error;
  }
  // For the error message only: the file helps to find the process that has the lock.
  writeFileSync(holderFile, `${pid}\n`, { mode: 0o600 });
  return { release: () => lock.close() };
}

/** The PostgreSQL that this version of Derb embeds. Its data does not open with another major version. */
export const embeddedMajor = '18';

export type DataPaths = { root: string; cluster: string; backups: string };

/** `creating` and `restoring`: no complete start yet; `ready`: the folder may hold acknowledged commits. */
export type Marker = { state: 'creating' | 'restoring' | 'ready'; postgres: string };

const markerName = 'derb-data.json';

/** What to do with the folder: open its database, or create one. */
export type Inspection = 'open' | 'create';

/** Thrown when the folder is not what Derb left there. Nothing has been changed. */
export class DataRefused extends Error {
  override readonly name = 'DataRefused';
}

export function dataPaths(dataDir: string): DataPaths {
  const root = resolve(dataDir);
  return { root, cluster: join(root, 'postgres'), backups: join(root, 'backups') };
}

/** Makes the folder, for its owner only: the files inside are readable to all, as PGlite makes them. */
export function prepareRoot({ root }: DataPaths): void {
  mkdirSync(root, { recursive: true, mode: 0o700 });
  chmodSync(root, 0o700);
}

export function readMarker({ root }: DataPaths): Marker | null {
  const path = join(root, markerName);
  if (!existsSync(path)) return null;
  const found: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (typeof found === 'object' && found !== null && 'state' in found && 'postgres' in found) {
    const { state, postgres } = found;
    if (
      (state === 'creating' || state === 'restoring' || state === 'ready') &&
      typeof postgres === 'string'
    ) {
      return { state, postgres };
    }
  }
  throw new DataRefused(
    `${path} is not readable as Derb's marker. Restore it or the whole folder from a backup.`,
  );
}

export function writeMarker({ root }: DataPaths, state: Marker['state']): void {
  const marker: Marker = { state, postgres: embeddedMajor };
  writeDurably(root, markerName, `${JSON.stringify(marker)}\n`);
}

function isEmpty(path: string): boolean {
  return !existsSync(path) || readdirSync(path).length === 0;
}

function refuseOtherMajor(cluster: string, major: string): void {
  if (major === embeddedMajor) return;
  throw new DataRefused(
    `The data in ${cluster} was written by PostgreSQL ${major}; this version of Derb embeds PostgreSQL ${embeddedMajor}. ` +
      'Nothing was changed. Open it with the version of Derb that wrote it, and there move it to a PostgreSQL server ' +
      'with `npm run move-to-postgres`.',
  );
}

/**
 * Decides, before PGlite sees the folder, what it is. PGlite itself would make a new database on top of a full folder
 * that merely lacks its PG_VERSION file. Throws `DataRefused` for everything that is not clearly one or the other.
 * The caller holds the lock.
 */
export function inspectData(paths: DataPaths): Inspection {
  const { root, cluster } = paths;
  if (existsSync(join(root, 'PG_VERSION'))) {
    throw new DataRefused(
      `${root} is itself a PostgreSQL data folder, not made by Derb. Name another folder.`,
    );
  }
  const marker = readMarker(paths);
  if (marker?.state === 'restoring') {
    throw new DataRefused(`A restore into ${root} was interrupted. Run \`npm run restore-backup\` again.`);
  }
  if (marker?.state !== 'ready') {
    if (marker === null && !isEmpty(cluster)) {
      throw new DataRefused(
        `${cluster} is not empty and lacks Derb's marker; nothing was made or changed there.`,
      );
    }
    return 'create';
  }
  const versionFile = join(cluster, 'PG_VERSION');
  if (!existsSync(versionFile)) {
    throw new DataRefused(
      `${versionFile} is missing although a database was there. Nothing was changed: put the file back ` +
        `(its text is ${marker.postgres}) or restore a backup with \`npm run restore-backup\`.`,
    );
  }
  refuseOtherMajor(cluster, readFileSync(versionFile, 'utf8').trim());
  return 'open';
}

/**
 * Deletes what an interrupted first start has left. No commit in it was acknowledged: the marker becomes `ready` before the first
 * caller gets a handle. The caller holds the lock.
 */
export function beginCreating(paths: DataPaths, state: 'creating' | 'restoring' = 'creating'): void {
  writeMarker(paths, state);
  rmSync(paths.cluster, { recursive: true, force: true });
  mkdirSync(paths.cluster, { mode: 0o700 });
  syncPath(paths.root);
}
