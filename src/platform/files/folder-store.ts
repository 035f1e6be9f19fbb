/** Files in a local folder. Nothing outside of it is ever opened, whatever a record contains. */
import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, realpath, rename, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { FileKeeper, FileStore, OpenedFile, WantedPart } from './file-store.ts';
import { rangeOf } from '../http/static-files.ts';

async function openBelow(
  folder: string,
  name: string,
): Promise<{ handle: FileHandle; size: number; changed: number } | null> {
  let handle: FileHandle | null = null;
  try {
    const root = await realpath(folder);
    const file = await realpath(path.resolve(root, name));
    if (!file.startsWith(root + path.sep)) return null;
    handle = await open(file, 'r');
    const facts = await handle.stat();
    if (facts.isFile()) return { handle, size: facts.size, changed: facts.mtimeMs };
  } catch {
    // No such file, or not readable: the visitor gets the same answer.
  }
  await handle?.close();
  return null;
}

async function openPart(folder: string, name: string, wanted: WantedPart): Promise<OpenedFile | null> {
  const opened = await openBelow(folder, name);
  if (opened === null) return null;
  const { handle, size, changed } = opened;
  const tag = `"${size.toString(36)}-${Math.round(changed).toString(36)}"`;
  // A part of a file that was replaced meanwhile would not fit what the browser has.
  const fits = wanted.ifRange === undefined || wanted.ifRange === tag;
  const range = fits ? rangeOf(wanted.range, size) : null;
  return {
    size,
    tag,
    range,
    body() {
      const part = Array.isArray(range) ? { start: range[0], end: range[1] } : {};
      return handle.createReadStream(part);
    },
    close: () => void handle.close(),
  };
}

function placeBelow(folder: string, name: string): string {
  const target = path.resolve(folder, name);
  if (!target.startsWith(path.resolve(folder) + path.sep))
    throw new Error('This is no name below the folder.');
  return target;
}

/** Renamed last, in one step: nobody gets an incomplete file. */
async function keepIn(folder: string, name: string, from: string): Promise<void> {
  const target = placeBelow(folder, name);
  await mkdir(path.dirname(target), { recursive: true });
  // Two that store the same file at once must not share a partial file.
  const part = `${target}.${randomUUID()}.part`;
  await copyFile(from, part);
  await rename(part, target);
}

export const folderStore = (folder: string): FileStore & FileKeeper => ({
  keep: (name, { file }) => keepIn(folder, name, file),
  remove: (name) => rm(placeBelow(folder, name), { force: true }),
  open: (name, wanted) => openPart(folder, name, wanted),
});
