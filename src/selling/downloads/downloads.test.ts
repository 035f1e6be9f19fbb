import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aProduct } from '../../../tests/support/applications.ts';
import { openTestServer, type TestServer } from '../../../tests/support/open-test-server.ts';
import { words } from '../../words.ts';
import { attachment } from '../../catalogue/shop/downloads.ts';
import { folderStore } from '../../platform/files/folder-store.ts';

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
let folder: string;
let server: TestServer;
let counted: number[];
let callers: (string | undefined)[];
let mayFlow: boolean;
let file = {
  name: 'ميزانية "1".xlsx',
  path: 'budget/budget.xlsx',
  type: 'application/vnd.ms-excel',
  bytes: 10,
};

beforeEach(async () => {
  counted = [];
  callers = [];
  mayFlow = true;
  folder = await mkdtemp(path.join(tmpdir(), 'derb-downloads-'));
  await mkdir(path.join(folder, 'files/budget'), { recursive: true });
  await writeFile(path.join(folder, 'files/budget/budget.xlsx'), '0123456789');
  await writeFile(path.join(folder, 'secret.key'), 'secret');
  await symlink(path.join(folder, 'secret.key'), path.join(folder, 'files/link.xlsx'));
  file = { ...file, path: 'budget/budget.xlsx' };
  server = await openTestServer({
    academy: {
      download: async (token) =>
        token === 'good'
          ? {
              ok: true,
              download: { product: aProduct(), locale: 'ar', file, expiresAt: new Date(), paid: null },
            }
          : token === 'old'
            ? { ok: false, reason: 'link-expired', productSlug: 'budget', isPaid: false }
            : { ok: false, reason: 'link-unknown' },
      countDownload: async ({ firstByte, address }) => {
        counted.push(firstByte);
        callers.push(address);
        return mayFlow;
      },
    },
    options: { downloads: folderStore(path.join(folder, 'files')), trustedProxyHops: 1 },
  });
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const visit = (address: string, init: RequestInit = {}) =>
  fetch(`${server.origin}${address}`, { redirect: 'manual', ...init });

test('a good link delivers the file under its own name, stored in no cache', async () => {
  for (const address of ['/downloads/good/file', '/ar/downloads/good/file']) {
    const answer = await visit(address);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('0123456789');
    expect(answer.headers.get('content-type')).toBe(spreadsheet);
    expect(answer.headers.get('content-length')).toBe('10');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('referrer-policy')).toBe('same-origin');
    expect(answer.headers.get('content-disposition')).toBe(attachment(file.name));
  }
});

test('a file is saved and never opened as a page, whatever type its record claims', async () => {
  file = { ...file, type: 'text/html' };
  expect((await visit('/downloads/good/file')).headers.get('content-type')).toBe(spreadsheet);
  file = { ...file, name: 'three-things.html' };
  const answer = await visit('/downloads/good/file');
  expect(answer.headers.get('content-type')).toBe('application/octet-stream');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /);
});

test('a name in any script is sent in two forms, and cannot end the header', () => {
  expect(attachment('budget.xlsx')).toBe(`attachment; filename="budget.xlsx"; filename*=UTF-8''budget.xlsx`);
  expect(attachment('ميزانية.xlsx')).toMatch(
    /^attachment; filename="_+\.xlsx"; filename\*=UTF-8''%D9%85[%\w]+\.xlsx$/,
  );
  expect(attachment('a"\r\nX: y\\%.pdf')).toBe(
    `attachment; filename="a___X: y__.pdf"; filename*=UTF-8''a%22%0D%0AX%3A%20y%5C%25.pdf`,
  );
});

test('HEAD sends the length and no body', async () => {
  const answer = await visit('/downloads/good/file', { method: 'HEAD' });
  expect(answer.headers.get('content-length')).toBe('10');
  expect(await answer.text()).toBe('');
});

test('a broken download goes on where it stopped, unless the file is another one by now', async () => {
  const part = await visit('/downloads/good/file', { headers: { Range: 'bytes=4-' } });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    'bytes 4-9/10',
    '456789',
  ]);
  const tag = part.headers.get('etag') ?? '';
  const same = await visit('/downloads/good/file', { headers: { Range: 'bytes=8-', 'If-Range': tag } });
  expect([same.status, await same.text()]).toEqual([206, '89']);
  const other = await visit('/downloads/good/file', {
    headers: { Range: 'bytes=8-', 'If-Range': '"older"' },
  });
  expect([other.status, await other.text()]).toEqual([200, '0123456789']);
  const beyond = await visit('/downloads/good/file', { headers: { Range: 'bytes=99-' } });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10']);
});

test('an unknown or expired link leads to its page, in the language of the address', async () => {
  for (const [address, page] of [
    ['/downloads/old/file', '/downloads/old'],
    ['/ar/downloads/nothing/file', '/ar/downloads/nothing'],
    ['/downloads/%00/file', null],
  ] as const) {
    const answer = await visit(address);
    expect([answer.status, answer.headers.get('location')]).toEqual(
      page === null ? [400, null] : [303, page],
    );
  }
});

test('a file outside the folder is never delivered, whatever path the record has', async () => {
  for (const name of [
    '../secret.key',
    'link.xlsx',
    'budget/../../secret.key',
    path.join(folder, 'secret.key'),
    'budget',
    '',
    'none.xlsx',
  ]) {
    file = { ...file, path: name };
    const answer = await visit('/downloads/good/file');
    expect(answer.status).toBe(503);
    expect(await answer.text()).not.toContain('secret');
  }
});

test('a missing file shows a sentence in the language of the address, and is reported to the academy', async () => {
  file = { ...file, path: 'none.xlsx' };
  for (const [locale, address] of [
    ['en', '/downloads/good/file'],
    ['ar', '/ar/downloads/good/file'],
  ] as const) {
    const answer = await visit(address);
    const { title, text } = words[locale].door['file-missing'];
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
    const page = await answer.text();
    expect(page).toContain(title);
    expect(page).toContain(text);
  }
  expect(server.failures).toHaveLength(2);
});

test('a download is counted before its first byte, with where it begins; what sends no byte is not', async () => {
  await visit('/downloads/good/file');
  await visit('/downloads/good/file', { headers: { Range: 'bytes=4-' } });
  await visit('/downloads/good/file', { headers: { Range: 'bytes=-2' } });
  await visit('/downloads/good/file', { method: 'HEAD' });
  await visit('/downloads/good/file', { headers: { Range: 'bytes=99-' } });
  await visit('/downloads/old/file');
  expect(counted).toEqual([0, 4, 8]);
});

test('a download is counted for the address that our own proxy saw, and not for the one that a caller names', async () => {
  await visit('/downloads/good/file');
  await visit('/downloads/good/file', { headers: { 'X-Forwarded-For': '10.9.9.9, 41.0.0.1' } });
  expect(callers).toEqual(['127.0.0.1', '41.0.0.1']);
});

test('what cannot be counted any more sends no byte, and leads to the page with the reason', async () => {
  mayFlow = false;
  for (const headers of [new Headers(), new Headers({ Range: 'bytes=4-' })]) {
    const answer = await visit('/ar/downloads/good/file', { headers });
    expect([answer.status, answer.headers.get('location'), await answer.text()]).toEqual([
      303,
      '/ar/downloads/good',
      '',
    ]);
  }
});
