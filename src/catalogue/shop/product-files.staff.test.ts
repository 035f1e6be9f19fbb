import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderStore } from '../../platform/files/folder-store.ts';
import { logOf } from '../../../tests/support/staff-reading.ts';
import { appForAll } from '../../../tests/support/open-test-app.ts';
import type { DoneOf } from '../../../console/src/api.ts';

type ProductFileView = DoneOf<'product-files'>;

let editor: string;
let support: string;
const folder = mkdtempSync(path.join(tmpdir(), 'derb-product-files-'));

const test = appForAll({ ACADEMY_DATA_DIR: folder });
beforeAll(async () => {
  editor = await test.enterConsole('editor@example.com', 'editor');
  support = await test.enterConsole('support@example.com', 'support');
}, 120_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
});

const sample = (name: string) => readFileSync(`content/sample/downloads/${name}`);
const book = sample('freelance-ebook/freelance-ebook-en.pdf');
const sheet = sample('finance-tracker/finance-tracker-en.xlsx');

const send = (name: string, body: BodyInit, cookie = editor, type = 'application/octet-stream') =>
  test.app.answerApi(
    new Request(`http://localhost:3000/api/staff/product-files?${new URLSearchParams({ name })}`, {
      method: 'POST',
      body,
      headers: { cookie, 'content-type': type, origin: 'http://localhost:3000' },
      duplex: 'half',
    } as RequestInit),
  );

const faultOf = async (answer: Response) =>
  ((await answer.json()) as { fields?: Record<string, string> }).fields;

const inStore = async (name: string): Promise<Buffer> => {
  const wanted = { method: 'GET', range: undefined, ifRange: undefined };
  const opened = await folderStore(path.join(folder, 'downloads')).open(name, wanted);
  return opened === null ? Buffer.alloc(0) : Buffer.concat(await opened.body().toArray());
};

describe('a file of a product', () => {
  it('is stored among those of the shop as it was sent, each time under a path of its own', async () => {
    const first = (await (await send('Guide 2.pdf', book)).json()) as ProductFileView;
    const again = (await (await send('Guide 2.pdf', book)).json()) as ProductFileView;
    expect(first).toMatchObject({ name: 'Guide 2.pdf', type: 'application/pdf', bytes: book.length });
    expect(again.path).not.toBe(first.path);
    expect(await inStore(first.path)).toEqual(book);
    const [line] = await logOf(test.app);
    expect(line).toMatchObject({ act: 'add-product-file', subject: again.path });
  });

  it('is delivered by a record that names it', async () => {
    const { academy } = test.app;
    const sent = (await (await send('tracker-2.xlsx', sheet)).json()) as ProductFileView;
    const staff = { email: 'owner@example.com', role: 'owner' } as const;
    const name = { kind: 'product', slug: 'finance-tracker' } as const;
    const open = await academy.staff.recordForEditing(name);
    const record = { ...open?.record, files: { en: sent, ar: sent } };
    const saved = await academy.staff.saveDraft({ ...name, record, basedOn: open?.revision ?? '', staff });
    if (!saved.ok) throw new Error(JSON.stringify(saved));
    const published = await academy.staff.publishRecord({ ...name, revision: saved.revision, staff });
    expect(published).toMatchObject({ ok: true });
    expect((await academy.product('finance-tracker'))?.files?.ar).toEqual(sent);
  });

  it('has the type of its name, by its bytes', async () => {
    expect(await faultOf(await send('page.pdf', '<!doctype html><p>Hello'))).toEqual({ file: 'file-kind' });
    expect(await faultOf(await send('sheet.docx', sheet))).toEqual({ file: 'file-kind' });
    expect(await faultOf(await send('half.pdf', book.subarray(0, 9_000)))).toEqual({ file: 'file-kind' });
    expect(await faultOf(await send('none.pdf', ''))).toEqual({ file: 'file-empty' });
    for (const name of ['page.html', '../up.pdf', '.hidden.pdf', 'a/b.pdf', 'pdf'])
      expect(await faultOf(await send(name, book))).toEqual({ name: 'file-name' });
  });

  it('is 50 MB at most', async () => {
    const piece = new Uint8Array(1024 * 1024);
    let pieces = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(to) {
        pieces += 1;
        to.enqueue(piece);
      },
    });
    expect(await faultOf(await send('large.zip', endless))).toEqual({ file: 'file-size' });
    expect(pieces).toBeLessThan(60);
  });

  it('comes from those who write what is offered', async () => {
    expect((await send('book.pdf', book, support)).status).toBe(403);
    expect((await send('book.pdf', book, '')).status).toBe(401);
    expect((await send('book.pdf', book, editor, 'text/plain')).status).toBe(415);
  });
});
