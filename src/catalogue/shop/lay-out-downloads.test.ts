import { inEach } from '../../platform/i18n/locale.ts';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aProduct } from '../../../tests/support/applications.ts';
import { folderStore } from '../../platform/files/folder-store.ts';
import { copySampleDownloads, warnOfMissingFiles } from './lay-out-downloads.ts';

let folder: string;
let samples: string;
let downloads: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'derb-laid-out-'));
  samples = path.join(folder, 'samples');
  downloads = path.join(folder, 'data/downloads');
  await mkdir(path.join(samples, 'one'), { recursive: true });
  await writeFile(path.join(samples, 'one/a.pdf'), 'first');
  await writeFile(path.join(samples, 'files.ts'), 'code');
  await writeFile(path.join(samples, 'README.md'), 'words');
});
afterEach(() => rm(folder, { recursive: true }));

const inDownloads = (name: string) => path.join(downloads, name);
const read = (name: string) => readFile(inDownloads(name), 'utf8');
const start = () => copySampleDownloads(downloads, samples);

test('the first start copies the sample files, and nothing else', async () => {
  await start();
  expect((await readdir(downloads, { recursive: true })).sort()).toEqual([
    '.laid-out.json',
    'one',
    'one/a.pdf',
  ]);
  expect(await read('one/a.pdf')).toBe('first');
});

test('a folder that is there already gets the files it lacks', async () => {
  await start();
  await writeFile(path.join(samples, 'one/b.pdf'), 'a new one');
  await rm(inDownloads('one/a.pdf'));
  await start();
  expect([await read('one/a.pdf'), await read('one/b.pdf')]).toEqual(['first', 'a new one']);
});

test('a corrected file of the sample replaces each of its earlier ones', async () => {
  await start();
  await writeFile(path.join(samples, 'one/a.pdf'), 'second');
  await start();
  expect(await read('one/a.pdf')).toBe('second');
  // A start that ended before the file was copied: the note is ahead of the folder.
  await writeFile(inDownloads('one/a.pdf'), 'first');
  await start();
  expect(await read('one/a.pdf')).toBe('second');
});

test('what the owner put in place of a sample stays, whatever becomes of the sample', async () => {
  await start();
  await writeFile(inDownloads('one/a.pdf'), 'her own');
  await start();
  await writeFile(path.join(samples, 'one/a.pdf'), 'second');
  await start();
  expect(await read('one/a.pdf')).toBe('her own');
});

test('without its note, or with a damaged one, every file that differs is the owner’s', async () => {
  for (const damage of [
    () => rm(inDownloads('.laid-out.json')),
    () => writeFile(inDownloads('.laid-out.json'), '{'),
  ]) {
    await writeFile(path.join(samples, 'one/a.pdf'), 'first');
    await rm(downloads, { recursive: true, force: true });
    await start();
    await damage();
    await writeFile(path.join(samples, 'one/a.pdf'), 'second');
    await start();
    expect(await read('one/a.pdf')).toBe('first');
  }
});

test('a folder in place of a file, and a project without samples, stop no start', async () => {
  await mkdir(inDownloads('one/a.pdf'), { recursive: true });
  await start();
  expect((await readdir(inDownloads('one'))).sort()).toEqual(['a.pdf']);
  await copySampleDownloads(path.join(folder, 'other'), path.join(folder, 'nothing'));
  expect(await readdir(folder)).not.toContain('other');
});

test('one line is logged for each product whose file is missing', async () => {
  await start();
  const file = { name: 'a.pdf', path: 'one/a.pdf', type: 'application/pdf', bytes: 5 };
  const gone = { ...file, path: 'one/gone.pdf' };
  const lines: object[] = [];
  await warnOfMissingFiles(
    folderStore(downloads),
    [
      aProduct({ slug: 'there', files: inEach(() => file) }),
      aProduct({ slug: 'half', files: { en: file, ar: gone, fr: gone } }),
      aProduct({ slug: 'both', files: inEach(() => gone) }),
      aProduct({ slug: 'none', files: null }),
    ],
    { error: (fields) => void lines.push(fields) },
  );
  expect(lines).toEqual([
    { product: 'half', missing: ['one/gone.pdf'] },
    { product: 'both', missing: ['one/gone.pdf'] },
  ]);
});
