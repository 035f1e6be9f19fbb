/**
 * The folder of downloads at the start of the process: the sample academy's files are copied into it, and gaps are reported.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Product } from './product.ts';
import { isThere, type FileStore } from '../../platform/files/file-store.ts';

/** Of each sample file, by its path: SHA-256 of all contents that a start has ever copied there. */
type LaidOut = Record<string, string[]>;

const noteName = '.laid-out.json';

const digestOf = async (file: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');

/** Null where there is nothing; 'unreadable' for what no start copied there, such as a folder. */
const digestAt = async (file: string): Promise<string | null> =>
  existsSync(file) ? digestOf(file).catch(() => 'unreadable') : null;

async function readNote(folder: string): Promise<LaidOut> {
  try {
    return JSON.parse(await readFile(path.join(folder, noteName), 'utf8')) as LaidOut;
  } catch {
    // Not there, or damaged: then every other file counts as the owner's and stays.
    return {};
  }
}

/** Renamed last and at once: a start that ends in the middle leaves no half file. */
async function put(target: string, write: (unfinished: string) => Promise<void>): Promise<void> {
  const unfinished = `${target}.${process.pid}.part`;
  await mkdir(path.dirname(target), { recursive: true });
  await write(unfinished);
  await rename(unfinished, target);
}

/** Files are in the folder of their product; the files above those folders are documentation. */
async function sampleNames(samples: string): Promise<string[]> {
  const entries = await readdir(samples, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(samples, path.join(entry.parentPath, entry.name)))
    .filter((name) => name.includes(path.sep))
    .sort();
}

/**
 * At each start: a sample file that is missing is copied; one whose bytes differ is replaced when an earlier start copied those
 * bytes, so that a corrected file arrives. Any other bytes are the owner's, and stay.
 */
export async function copySampleDownloads(folder: string, samples: string): Promise<void> {
  if (!existsSync(samples)) return;
  const note = await readNote(folder);
  const due: string[] = [];
  let learnt = false;
  for (const name of await sampleNames(samples)) {
    const sample = await digestOf(path.join(samples, name));
    const there = await digestAt(path.join(folder, name));
    const laid = note[name] ?? [];
    if (there !== null && there !== sample && !laid.includes(there)) continue;
    if (there !== sample) due.push(name);
    if (laid.includes(sample)) continue;
    note[name] = [...laid, sample];
    learnt = true;
  }
  // Before the files: a start that ends in between has recorded both the old bytes and the new ones.
  if (learnt)
    await put(path.join(folder, noteName), (to) => writeFile(to, `${JSON.stringify(note, null, 2)}\n`));
  for (const name of due) await put(path.join(folder, name), (to) => copyFile(path.join(samples, name), to));
}

type Log = { error(fields: object, message: string): void };

/** One line for each product that names a file which is not in the store: the links of its e-mails would not work. */
export async function warnOfMissingFiles(
  store: FileStore,
  products: readonly Pick<Product, 'slug' | 'files'>[],
  log: Log,
): Promise<void> {
  for (const { slug, files } of products) {
    const names = [...new Set(Object.values(files ?? {}).map((file) => file.path))];
    const there = await Promise.all(names.map((name) => isThere(store, name)));
    const missing = names.filter((_, index) => !there[index]);
    if (missing.length > 0)
      log.error({ product: slug, missing }, 'A product names a file that is not among the downloads');
  }
}
