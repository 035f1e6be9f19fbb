/** Storage of the shop's files: a local folder or a remote store, behind one interface. */
import path from 'node:path';
import type { Readable } from 'node:stream';
import { mkdir, open as openPath, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import type { FilesById } from '../../catalogue/shop/files-by-id.ts';
import { isUuid } from '../text/typed-text.ts';

/** The suffix of a file while it is being written. */
const half = '.new';

/** The id of a file, complete or not; null for files that are not ours. */
function idIn(name: string): string | null {
  const id = name.endsWith(half) ? name.slice(0, -half.length) : name;
  return isUuid(id) ? id : null;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Syncs a folder's list of files to the disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await openPath(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await openPath(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Files in a folder that the site never serves from, each named only by its id. The folder is created with the first file. */
export function filesById(folder: string): FilesById {
  const pathOf = (id: string): string => {
    if (!isUuid(id)) throw new Error('This is not the id of a file.');
    return path.join(folder, id);
  };
  return {
    async keep(id, bytes) {
      const file = pathOf(id);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWhole(file + half, bytes);
      await rename(file + half, file);
      await syncFolder(folder);
    },
    async read(id) {
      try {
        return await readFile(pathOf(id));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(id) {
      await rm(pathOf(id), { force: true });
      await rm(pathOf(id) + half, { force: true });
    },
    async writtenBefore(instant) {
      const names = await readdir(folder).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      const old = new Set<string>();
      for (const name of names) {
        const id = idIn(name);
        if (id === null) continue;
        const facts = await stat(path.join(folder, name)).catch(() => null);
        if (facts !== null && facts.mtime < instant) old.add(id);
      }
      return [...old];
    },
  };
}

/** Moves every file of one place to another; those that are there already are only removed. Returns how many. */
export async function moveFiles(from: FilesById, to: FilesById): Promise<number> {
  const ids = await from.writtenBefore(new Date(8.64e15));
  for (const id of ids) {
    const bytes = (await to.read(id)) === null ? await from.read(id) : null;
    if (bytes !== null) await to.keep(id, bytes);
    await from.remove(id);
  }
  return ids.length;
}

/** The part that a visitor asks for: the raw header values. */
export type WantedPart = { method: string; range: string | undefined; ifRange: string | undefined };

/** An existing file. The receiver reads `body` once, or closes it. */
export type OpenedFile = {
  /** Of the whole file, in bytes. */
  size: number;
  /** Changes when the file changes: an ETag, with quotation marks. */
  tag: string;
  /** First and last byte of the answer; null for the whole file. */
  range: [number, number] | null | 'unsatisfiable';
  body(): Readable;
  close(): void;
};

export type FileStore = {
  /** Null when there is no such file. Throws `StoreAway` when the store does not answer. */
  open(name: string, wanted: WantedPart): Promise<OpenedFile | null>;
};

export type FileKeeper = {
  /** Uploads the local file at path `file` under a new, unique name. Throws `StoreAway` when the store refuses it. */
  keep(name: string, from: { file: string; type: string }): Promise<void>;
  /** Does nothing when there is none of that name. Throws `StoreAway` when the store does not delete it. */
  remove(name: string): Promise<void>;
};

/** The store did not answer, or with an error. The details are for the log only. */
export class StoreAway extends Error {}

/** Whether a file of that name could be delivered now. */
export async function isThere(store: FileStore, name: string): Promise<boolean> {
  const opened = await store.open(name, { method: 'HEAD', range: undefined, ifRange: undefined });
  opened?.close();
  return opened !== null;
}

/** The first byte asked for; 0 for a whole file, 1 for the last bytes of a file of unknown length. */
export function firstByteOf({ range }: Pick<OpenedFile, 'range'>): number {
  return range === null || range === 'unsatisfiable' ? 0 : range[0];
}
