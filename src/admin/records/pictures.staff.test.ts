import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { appForAll } from '../../../tests/support/open-test-app.ts';
import { logOf } from '../../../tests/support/staff-reading.ts';
import type { DoneOf } from '../../../console/src/api.ts';
import { allowed } from '../../../tests/support/sure.ts';

type PictureRow = DoneOf<'GET pictures'>['rows'][number];

let editor: string;
let support: string;
let finance: string;
let trainer: string;

const test = appForAll();
beforeAll(async () => {
  editor = await test.enterConsole('editor@example.com', 'editor');
  support = await test.enterConsole('support@example.com', 'support');
  finance = await test.enterConsole('finance@example.com', 'finance');
  trainer = await test.enterConsole('trainer@example.com', 'expert');
}, 120_000);

const words = { en: 'A blue door', ar: 'باب أزرق', fr: 'Une porte bleue' };
const photo = () =>
  sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: '#3b3fc4' } })
    .withExif({ IFD0: { Copyright: 'Salma', Software: 'A telephone' } })
    .jpeg()
    .toBuffer();

const send = (bytes: Uint8Array | string, { cookie = editor, type = 'image/jpeg', body = {} } = {}) =>
  test.app.answerApi(
    new Request(`http://localhost:3000/api/staff/pictures?${new URLSearchParams({ ...words, ...body })}`, {
      method: 'POST',
      body: typeof bytes === 'string' ? bytes : new Uint8Array(bytes),
      headers: { cookie, 'content-type': type, origin: 'http://localhost:3000' },
    }),
  );
const added = async (): Promise<PictureRow> => (await (await send(await photo())).json()) as PictureRow;
const rows = async (): Promise<PictureRow[]> =>
  (await test.answer<{ rows: PictureRow[] }>('/api/staff/pictures?perPage=100', { cookie: support })).body
    .rows;

describe('a picture that staff send', () => {
  it('is kept in three widths, without anything the camera wrote', async () => {
    const { id, width, height, name } = await added();
    expect([width, height, name]).toEqual([1600, 800, `picture-${id}-1600x800`]);
    for (const one of [480, 960, 1600] as const) {
      const file = await test.app.academy.pictureFile({ id, width: one });
      const facts = await sharp(file ?? new Uint8Array()).metadata();
      expect([facts.format, facts.width, facts.exif]).toEqual(['webp', one, undefined]);
    }
    expect((await rows()).find((row) => row.id === id)).toMatchObject({
      alt: words,
      addedBy: 'editor@example.com',
      usedIn: [],
    });
  });

  it('is refused without words in any language; those of one stand for the others', async () => {
    const answer = await send(await photo(), { body: { en: '', ar: '  ', fr: '' } });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { success: false, code: 'bad-fields', fields: { alt: 'required' } },
    ]);
    const inOne = await send(await photo(), { body: { ar: '', en: '' } });
    const { id, alt } = (await inOne.json()) as PictureRow;
    expect([inOne.status, alt.ar]).toEqual([200, '']);
    expect(await test.app.academy.pictureAlt({ id })).toEqual({ en: alt.fr, ar: alt.fr, fr: alt.fr });
  });

  it('is recognised by its bytes, whatever its type claims to be', async () => {
    const page = await send('<!doctype html><script>alert(1)</script>');
    expect(await page.json()).toMatchObject({ code: 'bad-fields', fields: { picture: 'picture-kind' } });
    const half = await send((await photo()).subarray(0, 400));
    expect(await half.json()).toMatchObject({ fields: { picture: 'picture-kind' } });
    const form = await send(await photo(), { type: 'text/plain' });
    expect(form.status).toBe(415);
  });

  it('is taken in the colours of a print, and refused with a reason when no page could show it', async () => {
    const plain = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#d9532f' } });
    const print = await (await send(await plain(600, 900).toColourspace('cmyk').jpeg().toBuffer())).json();
    const shown = await test.app.academy.pictureFile({ id: (print as PictureRow).id, width: 480 });
    expect((await sharp(shown ?? new Uint8Array()).metadata()).space).toBe('srgb');
    const problemOf = async (bytes: Uint8Array | string) =>
      ((await (await send(bytes)).json()) as { fields: object }).fields;
    expect(await problemOf(await plain(12_000, 6_000).png().toBuffer())).toEqual({
      picture: 'picture-points',
    });
    expect(await problemOf(await plain(3_000, 300).png().toBuffer())).toEqual({ picture: 'picture-shape' });
    expect(await problemOf(await plain(9, 9).gif().toBuffer())).toEqual({ picture: 'picture-kind' });
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    expect(await problemOf(drawing)).toEqual({ picture: 'picture-kind' });
  });

  it('comes from those who write pages or lessons, and from nobody else', async () => {
    expect((await send(await photo(), { cookie: finance })).status).toBe(403);
    expect((await send(await photo(), { cookie: '' })).status).toBe(401);
  });
});

describe('a picture that a trainer sends', () => {
  it('may be shown in a lesson of that trainer, who sees no others', async () => {
    await added();
    const sent = await send(await photo(), { cookie: trainer });
    const own = (await sent.json()) as PictureRow;
    expect([sent.status, own.addedBy]).toEqual([200, 'trainer@example.com']);
    const answer = await test.ask('/api/staff/pictures?perPage=100', { cookie: trainer });
    const seen = (await answer.json()) as { rows: PictureRow[] };
    expect(seen.rows.map(({ id }) => id)).toEqual([own.id]);
    const removed = await test.ask(`/api/staff/pictures/${own.id}`, { cookie: trainer, method: 'DELETE' });
    expect(removed.status).toBe(403);
  });
});

describe('a picture of the library', () => {
  it('stays while a draft shows it, and is gone with its files afterwards', async () => {
    const { id, name } = await added();
    const { academy } = test.app;
    const staff = { email: 'editor@example.com', role: 'editor' } as const;
    const [post] = await academy.staff.listRecords({ kind: 'post' });
    const record = { ...post?.record, portrait: name };
    const slug = 'with-a-picture';
    const made = allowed(await academy.staff.createRecord({ kind: 'post', slug, record, staff }));
    expect((await rows()).find((row) => row.id === id)?.usedIn).toEqual([{ kind: 'post', slug }]);
    const remove = () => test.ask(`/api/staff/pictures/${id}`, { cookie: editor, method: 'DELETE' });
    const kept = await remove();
    expect([kept.status, await kept.json()]).toMatchObject([
      409,
      { code: 'picture-in-use', detail: { kind: 'post', slug } },
    ]);
    await academy.staff.dropDraft({ kind: 'post', slug, revision: made.revision, staff });
    expect((await remove()).status).toBe(200);
    expect(await academy.pictureFile({ id, width: 480 })).toBeNull();
    expect((await remove()).status).toBe(404);
  });

  it('is described anew, and the log shows by whom', async () => {
    const { id } = await added();
    const json = { en: 'A green door', ar: 'باب أخضر', fr: 'Une porte verte' };
    const answer = await test.ask(`/api/staff/pictures/${id}`, { cookie: editor, method: 'PUT', json });
    expect(answer.status).toBe(200);
    expect((await rows()).find((row) => row.id === id)?.alt).toEqual(json);
    const [line] = await logOf(test.app);
    expect(line).toMatchObject({ act: 'describe-picture', subject: id, email: 'editor@example.com' });
  });
});
