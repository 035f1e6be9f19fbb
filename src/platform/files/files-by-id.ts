/** Files in a folder of the data folder that the site never serves from. Each is named by its id and by nothing else. */
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FilesById } from '../../features/shop/files-by-id.ts';
import { isUuid } from '../text/uuid.ts';

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
