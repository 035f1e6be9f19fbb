/** Where the files of the shop lie: a folder of this machine, or a store on another one. The server knows only this. */
import path from 'node:path';
import type { Readable } from 'node:stream';
import { mkdir, open as openPath, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import type { FilesById } from '../../features/shop/files-by-id.ts';
import { isUuid } from '../text/uuid.ts';

/** Files in a folder of the data folder that the site never serves from. Each is named by its id and by nothing else. */

/** What follows the id while a file is being written. */
const half = '.new';

/** Whose file it is, written whole or not; null for what is none of ours. */
function idIn(name: string): string | null {
  const id = name.endsWith(half) ? name.slice(0, -half.length) : name;
  return isUuid(id) ? id : null;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Brings to the disk which names a folder holds. */
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

/** The folder is made when the first file comes. */
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

/** What a visitor asks for: the header lines as they came. */
export type WantedPart = { method: string; range: string | undefined; ifRange: string | undefined };

/** A file that is there. Whoever got it reads `body` once, or closes it. */
export type OpenedFile = {
  /** Of the whole file, in bytes. */
  size: number;
  /** Another one when the file is another one: with quotation marks. */
  tag: string;
  /** First and last byte of what comes; null for the whole file. */
  range: [number, number] | null | 'unsatisfiable';
  body(): Readable;
  close(): void;
};

export type FileStore = {
  /** Null when there is no such file. Throws `StoreAway` when nobody can say. */
  open(name: string, wanted: WantedPart): Promise<OpenedFile | null>;
};

export type FileKeeper = {
  /**
   * Puts a file of this machine into the store, under a name that no other has; `file` is its path. Throws `StoreAway` when
   * the store does not take it.
   */
  keep(name: string, from: { file: string; type: string }): Promise<void>;
  /** Nothing when there is none of that name. Throws `StoreAway` when the store does not do it. */
  remove(name: string): Promise<void>;
};

/** The store did not answer, or not as it should. What it said goes to the log and to nobody else. */
export class StoreAway extends Error {}

/** Whether a file of that name could be delivered now. */
export async function isThere(store: FileStore, name: string): Promise<boolean> {
  const opened = await store.open(name, { method: 'HEAD', range: undefined, ifRange: undefined });
  opened?.close();
  return opened !== null;
}

/** The first byte that is asked for; 0 for a whole file, and for the last ones of a file of unknown length 1. */
export function firstByteOf({ range }: Pick<OpenedFile, 'range'>): number {
  return range === null || range === 'unsatisfiable' ? 0 : range[0];
}
