import fs from 'node:fs';
import { join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

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

/** Syncs one file or folder to the disk. Throws when the disk refuses. */
export function syncPath(path: string): void {
  const descriptor = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

/** Syncs a whole tree to the disk: every file, then the folder that lists it. Throws when the disk refuses. */
export function syncTree(path: string): void {
  for (const entry of fs.readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) syncTree(child);
    else if (entry.isFile()) syncPath(child);
  }
  syncPath(path);
}

/** Replaces a small file so that after a power cut either the old or the new one is there, whole. */
export function writeDurably(folder: string, name: string, text: string): void {
  const temporary = join(folder, `${name}.new`);
  fs.writeFileSync(temporary, text, { mode: 0o600 });
  syncPath(temporary);
  fs.renameSync(temporary, join(folder, name));
  syncPath(folder);
}

/**
 * The file system under the embedded database. PGlite's own one ignores fsync, so that a power cut destroys the whole
 * database (measured: 0 of 10 opened again). This one really syncs. A folder in which a file was made, renamed or removed
 * is synced before the next file is: PGlite never asks for folders, and a file whose name is lost is lost.
 *
 * It leans on an inside part of Emscripten; `proveCommitsReachTheDisk` in engine.ts checks it at every start.
 */
export class DurableFiles extends NodeFS {
  /** Number of files synced since the start. */
  syncs = 0;
  readonly #changedFolders = new Set<string>();
  #onPanic: ((reason: Error) => void) | null = null;

  /**
   * From now on a disk error or an abort of PostgreSQL calls `onPanic`, which must not return. PGlite would swallow the abort and
   * repeat the same statement for ever, blocking the whole process.
   */
  panicWith(onPanic: (reason: Error) => void): void {
    this.#onPanic = onPanic;
  }

  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const preRun = [...(emscriptenOpts.preRun ?? [])];
    preRun.push((module: { FS: { filesystems: Record<string, unknown> } }) => {
      this.#makeDurable(module.FS.filesystems['NODEFS'] as FileSystemOfNode);
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
