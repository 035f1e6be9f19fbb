/** Files of receipts, in a folder of the data folder that the site never serves from. Each is named by its id and by nothing else. */
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ReceiptFiles } from '../flows/transfer-verbs.ts';

/** What follows the id while a file is being written. */
const half = '.new';
const named = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(\.new)?$/;

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Brings to the disk which names a folder holds. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The folder is made when the first receipt comes. */
export function receiptFiles(folder: string): ReceiptFiles {
  const pathOf = (id: string): string => {
    if (named.exec(id)?.[2] !== undefined || !named.test(id))
      throw new Error('This is not the id of a receipt.');
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
        const id = named.exec(name)?.[1];
        if (id === undefined) continue;
        const facts = await stat(path.join(folder, name)).catch(() => null);
        if (facts !== null && facts.mtime < instant) old.add(id);
      }
      return [...old];
    },
  };
}
