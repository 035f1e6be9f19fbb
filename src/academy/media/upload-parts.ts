/**
 * An upload under way, in a folder of this machine: the file, written where each part belongs, and beside it one small file for
 * every part that arrived whole. What is there survives an interruption and a restart; nothing is joined afterwards.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isUuid } from '../../platform/text/typed-text.ts';
import { lengthOfPart, partBytes, partsOf } from './media.ts';

export const folderOf = (workFolder: string, id: string): string => path.join(workFolder, id);
export const wholeOf = (workFolder: string, id: string): string => path.join(workFolder, id, 'whole');
const markOf = (workFolder: string, id: string, part: number): string =>
  path.join(workFolder, id, `part-${part}`);

/** The ids of uploads whose files this machine has. */
export const uploadsIn = async (workFolder: string): Promise<string[]> =>
  (await readdir(workFolder).catch(() => [])).filter((name) => isUuid(name));

/** Of these, those with the file itself. */
export async function wholeUploadsIn(workFolder: string): Promise<string[]> {
  const ids = await uploadsIn(workFolder);
  const isThere = await Promise.all(ids.map((id) => stat(wholeOf(workFolder, id)).catch(() => null)));
  return ids.filter((_id, index) => isThere[index] !== null);
}

/** What else the disk has to hold: pages, the database, sizes of other films. */
const spareBytes = 500 * 1024 ** 2;

/** Whether an upload and the sizes made of it fit on the disk. */
export async function fitsOnDisk(workFolder: string, bytes: number): Promise<boolean> {
  await mkdir(workFolder, { recursive: true, mode: 0o700 });
  const { bavail, bsize } = await statfs(workFolder);
  return bavail * bsize > bytes * 1.5 + spareBytes;
}

/** SHA-256 in hex. */
export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Writes a part that was checked. The same part again writes the same bytes. */
export async function writePart(
  workFolder: string,
  { id, part, bytes }: { id: string; part: number; bytes: Uint8Array },
): Promise<void> {
  await mkdir(folderOf(workFolder, id), { recursive: true, mode: 0o700 });
  const file = wholeOf(workFolder, id);
  // Made where it is missing, and never emptied: other parts may be there.
  await (await open(file, 'a', 0o600)).close();
  const handle = await open(file, 'r+');
  try {
    await handle.write(bytes, 0, bytes.length, part * partBytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await writeFile(markOf(workFolder, id, part), sha256Of(bytes), { mode: 0o600 });
}

/** Numbers of the parts that came whole, in their order. */
export async function partsThere(workFolder: string, id: string): Promise<number[]> {
  const names = await readdir(folderOf(workFolder, id)).catch(() => []);
  return names
    .flatMap((name) => /^part-(\d+)$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((one, other) => one - other);
}

/**
 * Reads the whole once more: its SHA-256, or the parts that are missing or damaged on the disk; those are deleted, so that they
 * are sent again.
 */
export async function checkWhole(
  workFolder: string,
  { id, bytes }: { id: string; bytes: number },
): Promise<{ ok: true; sha256: string } | { ok: false; missing: number[] }> {
  const there = new Set(await partsThere(workFolder, id));
  const all = Array.from({ length: partsOf(bytes) }, (_, part) => part);
  const missing = all.filter((part) => !there.has(part));
  if (missing.length > 0) return { ok: false, missing };
  const whole = createHash('sha256');
  const broken: number[] = [];
  for (const part of all) {
    const ofPart = createHash('sha256');
    const start = part * partBytes;
    const end = start + (lengthOfPart(bytes, part) ?? 0) - 1;
    for await (const piece of createReadStream(wholeOf(workFolder, id), { start, end })) {
      whole.update(piece as Buffer);
      ofPart.update(piece as Buffer);
    }
    const known = await readFile(markOf(workFolder, id, part), 'utf8').catch(() => '');
    if (ofPart.digest('hex') !== known) broken.push(part);
  }
  if (broken.length === 0) return { ok: true, sha256: whole.digest('hex') };
  for (const part of broken) await rm(markOf(workFolder, id, part), { force: true });
  return { ok: false, missing: broken };
}

/** Its size and SHA-256 in hex, read piece by piece. */
export async function measure(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of createReadStream(file)) {
    hash.update(piece as Buffer);
    bytes += (piece as Buffer).length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** The first bytes of a file, to recognise its kind. */
export async function headOf(file: string, length = 64): Promise<Uint8Array> {
  const handle = await open(file, 'r');
  try {
    const { bytesRead, buffer } = await handle.read(new Uint8Array(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
