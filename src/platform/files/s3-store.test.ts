import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aProduct } from '../../../tests/support/applications.ts';
import { openTestServer, type TestServer } from '../../../tests/support/open-test-server.ts';
import { openS3Fake, fakeKeys, type S3Fake } from '../../../tests/fakes/s3/s3-fake.ts';
import { filesByIdOf, moveToBucket } from '../../server/files-of.ts';
import { words } from '../../words.ts';
import { bucketFiles, type FileStoreSettings, objectUrl, s3Store } from './s3-store.ts';
import { StoreAway } from './file-store.ts';

const text = '0123456789'.repeat(10_000);
const strange = "ميزانية (1) 100% l'été + plus.pdf";

let fake: S3Fake;
let settings: FileStoreSettings;
let server: TestServer;
let name: string;
let counted: number[];

beforeEach(async () => {
  fake = await openS3Fake();
  fake.objects.set('shop/budget.pdf', Buffer.from(text));
  fake.objects.set(`shop/${strange}`, Buffer.from('strange'));
  settings = { ...fakeKeys, endpoint: fake.origin, prefix: 'shop', pathStyle: true };
  name = 'budget.pdf';
  counted = [];
  server = await linkTo(settings);
});
afterEach(async () => {
  await server.close();
  await fake.stop();
});

/** For stores that do not answer; all others get the normal time, however busy the machine is. */
const impatient = { answerMs: 500, pieceMs: 500 };

const linkTo = (store: FileStoreSettings, patience = { answerMs: 30_000, pieceMs: 30_000 }) =>
  openTestServer({
    academy: {
      download: async () => ({
        ok: true,
        download: {
          product: aProduct(),
          locale: 'ar',
          file: { name: 'كتاب.pdf', path: name, type: 'application/pdf', bytes: 1 },
          expiresAt: new Date(),
          paid: null,
        },
      }),
      countDownload: async ({ firstByte }) => counted.push(firstByte) > 0,
    },
    options: { downloads: s3Store(store, patience) },
  });

const fetchFile = (init: RequestInit = {}, path = '/downloads/good/file') =>
  fetch(`${server.origin}${path}`, { redirect: 'manual', ...init });

test('a file of the store is delivered whole, under its own name, and counted once', async () => {
  const answer = await fetchFile();
  expect([answer.status, answer.headers.get('content-length')]).toEqual([200, String(text.length)]);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''%D9%83");
  expect(await answer.text()).toBe(text);
  expect([fake.faults, counted]).toEqual([[], [0]]);
});

test('a part is requested from the store as a part, with the same condition', async () => {
  const part = await fetchFile({ headers: { Range: 'bytes=99990-' } });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    'bytes 99990-99999/100000',
    '0123456789',
  ]);
  const tag = part.headers.get('etag') ?? '';
  const same = await fetchFile({ headers: { Range: 'bytes=-3', 'If-Range': tag } });
  expect([same.status, await same.text()]).toEqual([206, '789']);
  const other = await fetchFile({ headers: { Range: 'bytes=5-', 'If-Range': '"older"' } });
  expect([other.status, (await other.text()).length]).toEqual([200, text.length]);
  const beyond = await fetchFile({ headers: { Range: 'bytes=100000-' } });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */100000']);
  expect(fake.asked[0]).toBe('GET /academy-files/shop/budget.pdf bytes=99990-');
  expect(counted).toEqual([99_990, 99_997, 0]);
});

test('HEAD answers the length and counts nothing', async () => {
  const answer = await fetchFile({ method: 'HEAD' });
  expect([answer.status, answer.headers.get('content-length'), counted]).toEqual([200, '100000', []]);
});

test('a name in any script is signed as it is sent', async () => {
  name = strange;
  expect(await (await fetchFile()).text()).toBe('strange');
  expect(fake.faults).toEqual([]);
});

test('a key with .. is never requested', async () => {
  for (name of ['../other/secret', 'a/../../b', './a', 'a//b', ''])
    expect((await fetchFile()).status).toBe(503);
  expect(fake.asked).toEqual([]);
});

test('a store that fails in any way shows a page in the visitor’s language, is logged, and counts nothing', async () => {
  await server.close();
  server = await linkTo(settings, impatient);
  for (const mode of ['silent', 'refusing', 'broken', 'down', 'elsewhere', 'nameless'] as const) {
    fake.mode = mode;
    for (const locale of ['en', 'ar'] as const) {
      const answer = await fetchFile({}, `${locale === 'ar' ? '/ar' : ''}/downloads/good/file`);
      expect([mode, answer.status, answer.headers.get('cache-control')]).toEqual([mode, 502, 'no-store']);
      expect(await answer.text()).toContain(words[locale].door['store-away'].title);
    }
  }
  expect(counted).toEqual([]);
  expect(server.failures).toHaveLength(12);
  const logged = JSON.stringify(server.failures);
  for (const secret of [fakeKeys.secret, fakeKeys.keyId, fake.origin, 'Signature'])
    expect(logged).not.toContain(secret);
});

test('a missing object is reported as the academy’s fault', async () => {
  name = 'none.pdf';
  expect((await fetchFile()).status).toBe(503);
  expect(counted).toEqual([]);
});

test('a file that is cut off, or stalls, breaks the connection: nobody mistakes half a file for a whole one', async () => {
  await server.close();
  server = await linkTo(settings, impatient);
  for (const mode of ['cut', 'stalling'] as const) {
    fake.mode = mode;
    const answer = await fetchFile();
    await expect(answer.text()).rejects.toThrow();
  }
});

test('a wrong secret, region or bucket is refused by the store', async () => {
  for (const wrong of [{ secret: 'another' }, { region: 'us-east-1' }, { keyId: 'AKIAOTHER' }]) {
    await server.close();
    server = await linkTo({ ...settings, ...wrong });
    expect((await fetchFile()).status).toBe(502);
  }
  expect(fake.faults).toEqual(['the signature does not fit', 'another region', 'no such key']);
});

test('what staff upload is stored under its own name, or the failure is reported', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'derb-s3-')), 'sent');
  writeFileSync(file, text);
  const store = s3Store(settings);
  await store.keep('office/1/كتاب 2.pdf', { file, type: 'application/pdf' });
  expect(fake.objects.get('shop/office/1/كتاب 2.pdf')?.toString()).toBe(text);
  expect(fake.faults).toEqual([]);
  await expect(store.keep('../climbs.pdf', { file, type: 'application/pdf' })).rejects.toThrow(StoreAway);
  fake.mode = 'broken';
  await expect(store.keep('office/2/a.pdf', { file, type: 'application/pdf' })).rejects.toThrow('500');
});

test('an unused file is deleted, also when it is gone already', async () => {
  const store = s3Store(settings);
  fake.objects.set('shop/office/1/a.pdf', Buffer.from(text));
  await store.remove('office/1/a.pdf');
  expect(fake.objects.has('shop/office/1/a.pdf')).toBe(false);
  await store.remove('office/1/a.pdf');
  await expect(store.remove('../climbs.pdf')).rejects.toThrow(StoreAway);
  fake.mode = 'broken';
  await expect(store.remove('office/1/a.pdf')).rejects.toThrow('500');
});

test('files by id are kept, read, listed over several pages by their age, and removed, in a folder of the bucket', async () => {
  const receipts = bucketFiles(settings, 'receipts');
  const ids = Array.from({ length: 5 }, () => randomUUID());
  for (const id of ids) await receipts.keep(id, Buffer.from(id));
  fake.objects.set('shop/receipts/notes.txt', Buffer.from('of somebody else'));
  fake.changed.set('shop/receipts/notes.txt', new Date(0));
  for (const id of ids.slice(0, 3)) fake.changed.set(`shop/receipts/${id}`, new Date('2026-01-01'));
  expect(Buffer.from((await receipts.read(ids[0] ?? '')) ?? []).toString()).toBe(ids[0]);
  expect(await receipts.read(randomUUID())).toBeNull();
  expect((await receipts.writtenBefore(new Date('2026-01-02'))).sort()).toEqual(ids.slice(0, 3).sort());
  await receipts.remove(ids[0] ?? '');
  await receipts.remove(ids[0] ?? '');
  expect(await receipts.read(ids[0] ?? '')).toBeNull();
  await expect(receipts.read('../library/1')).rejects.toThrow('not the id');
  expect(fake.faults).toEqual([]);
  for (const mode of ['broken', 'down', 'refusing'] as const) {
    fake.mode = mode;
    await expect(receipts.read(ids[1] ?? '')).rejects.toThrow(StoreAway);
    await expect(receipts.keep(randomUUID(), Buffer.from('a'))).rejects.toThrow(StoreAway);
    await expect(receipts.writtenBefore(new Date())).rejects.toThrow(StoreAway);
  }
  fake.mode = 'cut';
  await expect(receipts.read(ids[1] ?? '')).rejects.toThrow(StoreAway);
});

test('what a machine held before there was a bucket moves there once, and a store that is away loses nothing', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'derb-s3-'));
  const [receipt, picture] = [randomUUID(), randomUUID()];
  await filesByIdOf({ dataDir, files: null }, 'receipts').keep(receipt, Buffer.from('receipt'));
  await filesByIdOf({ dataDir, files: null }, 'library/480').keep(picture, Buffer.from('picture'));
  fake.mode = 'down';
  await expect(moveToBucket({ dataDir, files: settings })).rejects.toThrow(StoreAway);
  fake.mode = 'well';
  expect(await moveToBucket({ dataDir, files: settings })).toBe(2);
  expect(fake.objects.get(`shop/receipts/${receipt}`)?.toString()).toBe('receipt');
  expect(fake.objects.get(`shop/library/480/${picture}`)?.toString()).toBe('picture');
  expect(await filesByIdOf({ dataDir, files: null }, 'receipts').read(receipt)).toBeNull();
  expect(await moveToBucket({ dataDir, files: settings })).toBe(0);
});

test('a picture of the library is fetched once, a receipt each time, and a removed one is gone', async () => {
  const [pictures, receipts] = (['library/480', 'receipts'] as const).map((folder) =>
    filesByIdOf({ dataDir: 'nowhere', files: settings }, folder),
  );
  const id = randomUUID();
  for (const files of [pictures, receipts]) {
    await files?.keep(id, Buffer.from('a'));
    for (let n = 0; n < 3; n += 1) expect(Buffer.from((await files?.read(id)) ?? []).toString()).toBe('a');
  }
  const fetched = (folder: string) =>
    fake.asked.filter((one) => one.startsWith('GET') && one.includes(`${folder}/${id}`)).length;
  expect([fetched('library/480'), fetched('receipts')]).toEqual([1, 3]);
  await pictures?.remove(id);
  expect(await pictures?.read(id)).toBeNull();
});

test('the bucket may be in the path or in the host name', () => {
  const away = { ...settings, endpoint: 'https://s3.example', prefix: '' };
  expect(objectUrl(away, 'a b.pdf')).toBe('https://s3.example/academy-files/a%20b.pdf');
  expect(objectUrl({ ...away, pathStyle: false }, 'a')).toBe('https://academy-files.s3.example/a');
});
