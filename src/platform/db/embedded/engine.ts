import fs from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { RawConnection } from '../database.ts';
import { syncPath, syncTree } from './durable-files.ts';
import {
  beginCreating,
  dataPaths,
  type DataPaths,
  inspectData,
  lockData,
  prepareRoot,
  writeMarker,
} from './data-directory.ts';

export type OpenedEngine = EmbeddedEngine & { paths: DataPaths; close(): Promise<void> };

/**
 * Opens the embedded database in a folder, or makes it when the folder is empty, with every guard in place: the lock
 * first, then a look at what is there, then the engine with fsync at work, then the marker. Throws `DataInUse` or
 * `DataRefused` without having touched the data.
 */
export async function openEngine(dataDir: string): Promise<OpenedEngine> {
  const paths = dataPaths(dataDir);
  prepareRoot(paths);
  const lock = lockData(paths.root);
  try {
    const creating = inspectData(paths) === 'create';
    if (creating) beginCreating(paths);
    const engine = await startEngine(paths.cluster);
    if (creating) finishCreating(paths);
    return { ...engine, paths, close: () => closeBoth(engine, lock) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Syncs a newly created database to the disk as a whole, and then marks it as ready. */
export function finishCreating(paths: DataPaths): void {
  syncTree(paths.cluster);
  syncPath(paths.root);
  writeMarker(paths, 'ready');
}

async function closeBoth({ pglite }: EmbeddedEngine, lock: { release(): void }): Promise<void> {
  try {
    await pglite.close();
  } finally {
    lock.release();
  }
}

type FileNode = { parent: FileNode };
type FileStream = { nfd?: number; node: FileNode };
type FileSystemOfNode = {
  realPath(node: FileNode): string;
  stream_ops: { fsync?: (stream: FileStream) => number };
  node_ops: {
    mknod(folder: FileNode, ...rest: unknown[]): unknown;
    unlink(folder: FileNode, name: string): unknown;
    rmdir(folder: FileNode, name: string): unknown;
    rename(node: FileNode, folder: FileNode, name: string): unknown;
  };
};

type EmscriptenModule = { NODEFS?: FileSystemOfNode };

/**
 * The file system under the embedded database. PGlite's own one ignores fsync, so that a power cut destroys the whole
 * database (measured: 0 of 10 opened again). This one really syncs. A folder in which a file was made, renamed or removed
 * is synced before the next file is: PGlite never asks for folders, and a file whose name is lost is lost.
 *
 * It leans on an inside part of Emscripten; `proveCommitsReachTheDisk` checks it at every start.
 */
export class DurableFiles extends NodeFS {
  /** How many files were brought to the disk since the start. */
  syncs = 0;
  readonly #changedFolders = new Set<string>();
  #onPanic: ((reason: Error) => void) | null = null;

  /**
   * From now on a disk that refuses, or a PostgreSQL that aborts, ends in `onPanic`, which must not return. PGlite would
   * swallow the abort and try the same statement again for ever, while the whole process waits.
   */
  panicWith(onPanic: (reason: Error) => void): void {
    this.#onPanic = onPanic;
  }

  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const preRun = [...(emscriptenOpts.preRun ?? [])];
    // Where another version of PGlite keeps it elsewhere, nothing is made durable, and the check at the start refuses.
    preRun.push(({ NODEFS }: EmscriptenModule) => {
      if (NODEFS) this.#makeDurable(NODEFS);
    });
    const onAbort = (reason: unknown): void =>
      this.#onPanic?.(new Error(`PostgreSQL aborted: ${String(reason)}`));
    return { emscriptenOpts: { ...emscriptenOpts, preRun, onAbort } };
  }

  #makeDurable(files: FileSystemOfNode): void {
    files.stream_ops.fsync = ({ nfd, node }) => {
      try {
        for (const folder of this.#changedFolders) if (fs.existsSync(folder)) syncPath(folder);
        this.#changedFolders.clear();
        if (nfd === undefined) syncPath(files.realPath(node));
        else fs.fsyncSync(nfd);
      } catch (error) {
        this.#onPanic?.(new Error('The disk refused to sync', { cause: error }));
        throw error;
      }
      this.syncs += 1;
      return 0;
    };
    const { mknod, rename, unlink, rmdir } = files.node_ops;
    const changed = <T>(done: T, ...folders: FileNode[]): T => {
      for (const folder of folders) this.#changedFolders.add(files.realPath(folder));
      return done;
    };
    files.node_ops.mknod = (folder, ...rest) => changed(mknod(folder, ...rest), folder);
    files.node_ops.unlink = (folder, name) => changed(unlink(folder, name), folder);
    files.node_ops.rmdir = (folder, name) => changed(rmdir(folder, name), folder);
    files.node_ops.rename = (node, folder, name) => {
      const from = node.parent;
      return changed(rename(node, folder, name), from, folder);
    };
  }
}

/** PGlite's own parameters without -F (which turns fsync off), and with the one sync method that its files honour. */
const durableStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'synchronous_commit=on',
  '-c',
  'full_page_writes=on',
  '-c',
  'wal_sync_method=fsync',
  // One connection, and the operating system caches as well: PostgreSQL's default 128 MB and space for a hundred connections
  // would only cost memory.
  '-c',
  'shared_buffers=32MB',
  '-c',
  'wal_buffers=1MB',
  '-c',
  'max_connections=5',
  // As on a server (postgres/pool.ts).
  '-c',
  'random_page_cost=1.1',
];

/** What `pg` answers for the same types, so that raw rows look alike on both engines. */
export const sameParsersAsServer: NonNullable<PGliteOptions['parsers']> = {
  [types.INT8]: (text: string) => text,
  [types.NUMERIC]: (text: string) => text,
  [types.BYTEA]: (text: string) => Buffer.from(text.slice(2), 'hex'),
};

export type EmbeddedEngine = { pglite: PGlite; files: DurableFiles };

/**
 * Starts the embedded database on a folder that the caller has inspected and locked. With `archive`, an empty folder is filled
 * from it first. Throws with PostgreSQL's last output when it does not start, and when fsync does not work.
 */
export async function startEngine(cluster: string, archive?: Blob): Promise<EmbeddedEngine> {
  // Left by a killed process (we hold the lock, so no other runs). Empty after a power cut, it would block the start.
  fs.rmSync(join(cluster, 'postmaster.pid'), { force: true });
  const files = new DurableFiles(cluster);
  const lastWords: string[] = [];
  const pglite = new PGlite({
    fs: files,
    startParams: durableStart,
    parsers: sameParsersAsServer,
    onStderr: (line) => {
      lastWords.push(line);
      if (lastWords.length > 20) lastWords.shift();
      return false;
    },
    ...(archive ? { loadDataDir: archive } : {}),
  });
  try {
    await pglite.waitReady;
  } catch (error) {
    throw new Error(`The embedded database in ${cluster} does not start.\n${lastWords.join('\n')}`, {
      cause: error,
    });
  }
  try {
    await proveCommitsReachTheDisk(pglite, files);
  } catch (error) {
    await pglite.close();
    throw error;
  }
  return { pglite, files };
}

/**
 * Makes one small commit and checks that the file system was asked to sync. A later PGlite that bypasses our hook would work until
 * the first power cut, so it is refused here. Throws.
 */
export async function proveCommitsReachTheDisk(pglite: PGlite, files: DurableFiles): Promise<void> {
  const { rows } = await pglite.query<{ fsync: string; method: string }>(
    `select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method`,
  );
  const before = files.syncs;
  await pglite.query(`select pg_logical_emit_message(true, 'derb', 'start')`);
  const [settings] = rows;
  if (settings?.fsync !== 'on' || settings.method !== 'fsync' || files.syncs === before) {
    throw new Error('The embedded database does not bring its commits to the disk. It is not used.');
  }
}

/** The engine below Drizzle, for migrations and copying. */
export function rawEmbedded(pglite: Pick<PGlite, 'exec' | 'query'>): RawConnection {
  return {
    exec: async (statements) => {
      await pglite.exec(statements);
    },
    query: async (statement, parameters = []) => {
      const { rows } = await pglite.query<Record<string, unknown>>(statement, [...parameters]);
      return rows;
    },
  };
}
