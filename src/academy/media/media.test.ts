import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { aFilm, sha256, upload } from '../../../tests/support/films.ts';
import { staff } from '../../../tests/support/actions.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { probe } from './ffmpeg.ts';
import { makeNextSizes, setCaptions } from './media-jobs.service.ts';
import { media } from './media.table.ts';
import { wholeOf } from './upload-parts.ts';
import { mayBePlayed } from './media.ts';

/**
 * What is no film or sound is recognised by its first bytes, whatever it is called: the console checks before it sends
 * anything.
 */
const bytes = (latin: string) => Uint8Array.from(latin, (letter) => letter.charCodeAt(0));

it.each([
  ['MP4', '\0\0\0\x20ftypisom', true],
  ['MOV', '\0\0\0\x14ftypqt  ', true],
  ['an old MOV', '\0\0\x08\x00moovlmvh', true],
  ['MKV or WebM', '\x1a\x45\xdf\xa3\x01\0\0\0\0\0\0\x23', true],
  ['a text called .mp4', 'Dear friends,', false],
  ['a PDF', '%PDF-1.7\n%\xe2\xe3', false],
  ['an empty file', '', false],
  ['MP3', 'ID3\x04\0\0\0\0\0\x23TS', false],
])('%s is a film: %s', (_name, head, isFilm) => {
  expect(mayBePlayed(bytes(head), 'film')).toBe(isFilm);
});

it.each([
  ['MP3 with a title', 'ID3\x04\0\0\0\0\0\x23TS', true],
  ['MP3 without one', '\xff\xfb\x90\x64\0\0\0\0\0\0\0\0', true],
  ['M4A', '\0\0\0\x20ftypM4A ', true],
  ['OGG', 'OggS\0\x02\0\0\0\0\0\0', true],
  ['WAV', 'RIFF\x24\x08\0\0WAVE', true],
  ['a text', 'Dear friends,', false],
])('%s is a sound: %s', (_name, head, isSound) => {
  expect(mayBePlayed(bytes(head), 'sound')).toBe(isSound);
});

const never = new AbortController().signal;
const mib = 1024 * 1024;

describeAcademy('media of lessons', (test) => {
  const one = async (id: string) => {
    const [found] = await test.academy.media.listMedia({ staff, ids: [id], skip: 0, most: 1 });
    if (!found) throw new Error('It is not there.');
    return found;
  };
  const renditionsOf = async (id: string) => (await one(id)).files.map(({ rendition }) => rendition).sort();

  it('takes an upload in parts that come in any order, and goes on after a cut', async () => {
    const { academy, context } = test;
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(9 * mib - 9)]);
    const begun = await academy.media.beginUpload({
      name: 'plan.pdf',
      kind: 'file',
      bytes: bytes.length,
      staff,
    });
    if (!begun.ok) throw new Error(begun.reason);
    const { id, parts, partBytes } = begun;
    expect({ parts, partBytes }).toEqual({ parts: 3, partBytes: 4 * mib });
    const put = (
      part: number,
      of = bytes.subarray(part * 4 * mib, (part + 1) * 4 * mib),
      digest = sha256(of),
    ) => academy.media.putPart({ id, part, bytes: of, sha256: digest, staff });
    expect(await put(2)).toEqual({ ok: true });
    expect(await put(0, bytes.subarray(0, mib))).toBeRefused('part-size');
    expect(await put(0, undefined, sha256(Buffer.from('x')))).toBeRefused('part-digest');
    expect(await put(3)).toBeRefused('part-size');
    expect(await put(0)).toEqual({ ok: true });
    expect(await academy.media.uploadedParts({ id, staff })).toMatchObject({
      there: [0, 2],
      state: 'uploading',
    });
    expect(await academy.media.finishUpload({ id, staff })).toEqual({
      ok: false,
      reason: 'parts-missing',
      missing: [1],
    });
    await Promise.all([put(1), put(1)]);
    // The disk lost the end of it: what does not fit any more is sent again.
    truncateSync(wholeOf(context.workFolder, id), 8 * mib);
    expect(await academy.media.finishUpload({ id, staff })).toEqual({
      ok: false,
      reason: 'parts-missing',
      missing: [2],
    });
    await put(2);
    await Promise.all([academy.media.finishUpload({ id, staff }), academy.media.finishUpload({ id, staff })]);
    expect(await one(id)).toMatchObject({
      state: 'ready',
      files: [{ rendition: 'original', bytes: bytes.length }],
    });
    expect(existsSync(wholeOf(context.workFolder, id))).toBe(false);
    const [file] = (await one(id)).files;
    const kept = await academy.media.fileForStaff({ mediaId: id, fileId: file?.id ?? '', staff });
    expect(kept?.etag).toBe(sha256(bytes));
  });

  it('belongs to whoever began it, and to those who write courses; what is too much is refused at once', async () => {
    const { media: service } = test.academy;
    const trainer = { email: 'one@academy.example', role: 'expert', expert: 'one' } as const;
    const other = { email: 'other@academy.example', role: 'expert', expert: 'other' } as const;
    const begun = await service.beginUpload({ name: 'a.mp4', kind: 'film', bytes: 5, staff: trainer });
    if (!begun.ok) throw new Error(begun.reason);
    const part = { id: begun.id, part: 0, bytes: Buffer.from('bytes'), sha256: sha256(Buffer.from('bytes')) };
    expect(await service.putPart({ ...part, staff: other })).toBeRefused('not-found');
    expect(await service.finishUpload({ id: begun.id, staff: other })).toMatchObject({ ok: false });
    expect(await service.listMedia({ staff: other, skip: 0, most: 9 })).toEqual([]);
    expect(await service.putPart({ ...part, staff: { ...staff, role: 'editor' } })).toEqual({ ok: true });
    const begin = (of: { name: string; kind: 'film' | 'file' | 'picture'; bytes: number }) =>
      service.beginUpload({ ...of, staff });
    expect(await begin({ name: 'a.mp4', kind: 'film', bytes: 2048 * mib + 1 })).toMatchObject({
      reason: 'too-large',
    });
    expect(await begin({ name: 'a.png', kind: 'picture', bytes: 20 * mib + 1 })).toMatchObject({
      reason: 'too-large',
    });
    expect(await begin({ name: 'a.exe', kind: 'file', bytes: 5 })).toMatchObject({ reason: 'file-kind' });
    test.pass(3 * 86_400_000);
    expect(await service.cleanUpUploads()).toEqual({ removed: 1 });
    expect(await service.uploadedParts({ id: begun.id, staff })).toBeRefused('not-found');
  });

  it('makes sizes of a film: small ones, sound alone and a poster; a process that dies is taken over, and nothing comes twice', async () => {
    const { context } = test;
    const id = await upload(test, { bytes: aFilm(), staff });
    expect(await one(id)).toMatchObject({ state: 'waiting', files: [] });
    const closing = new AbortController();
    // Closed while it works: given back at once, with what was made.
    const first = makeNextSizes(
      {
        ...context,
        files: {
          ...context.files,
          keep: async (...kept) => {
            await context.files.keep(...kept);
            closing.abort();
          },
        },
      },
      closing.signal,
    );
    expect(await first).toBe(true);
    expect(await one(id)).toMatchObject({ state: 'waiting', files: [{ rendition: 'sound' }] });
    // Killed while it works: nobody gave it back, and its lease runs out.
    await test.db
      .update(media)
      .set({ leasedUntil: new Date(context.clock().getTime() + 60_000), leaseToken: 'dead' });
    expect(await makeNextSizes(context, never)).toBe(false);
    test.pass(61_000);
    expect(await makeNextSizes(context, never)).toBe(true);
    const made = await one(id);
    expect(made).toMatchObject({ state: 'ready', error: null, width: 640, height: 360, progress: 100 });
    expect(made.seconds).toBeCloseTo(2, 0);
    expect(await renditionsOf(id)).toEqual(['240', '480', 'opus', 'poster', 'sound']);
    const of = Object.fromEntries(made.files.map((file) => [file.rendition, file]));
    expect([of['240']?.width, of['240']?.height]).toEqual([426, 240]);
    expect(of['poster']?.bytes).toBeLessThanOrEqual(12 * 1024);
    expect(of['240']?.bytes).toBeLessThan(of['480']?.bytes ?? 0);
    expect(readdirSync(context.workFolder)).toEqual([]);
    expect(await makeNextSizes(context, never)).toBe(false);
    const found = await test.academy.media.fileForStaff({ mediaId: id, fileId: of['240']?.id ?? '', staff });
    const wanted = { method: 'GET', range: undefined, ifRange: undefined };
    const opened = found && (await test.academy.media.openFile({ file: found, wanted }));
    const small = Buffer.concat(await Array.fromAsync(opened?.body() ?? [], (piece: Buffer) => piece));
    // It can begin before all of it is there.
    expect(small.indexOf('moov')).toBeLessThan(small.indexOf('mdat'));
    expect(sha256(small)).toBe(found?.etag);
  });

  it('sizes are left to the machine that has the upload; after a day another says that it is lost', async () => {
    const id = await upload(test, { bytes: aFilm(), staff });
    const other = { ...test.context, workFolder: `${test.context.workFolder}-of-another` };
    // It has a folder of that upload too, once captions were written there.
    await setCaptions(other, { id, locale: 'en', source: 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello', staff });
    expect(await makeNextSizes(other, never)).toBe(false);
    expect(await one(id)).toMatchObject({ state: 'waiting' });
    test.pass(25 * 3_600_000);
    expect(await makeNextSizes(other, never)).toBe(true);
    expect(await one(id)).toMatchObject({ state: 'failed', error: 'upload-lost' });
  });

  it('the poster of a film is no empty picture where it has another', async () => {
    const posterOf = async (parts: { empty: number; seconds: number }) => {
      const id = await upload(test, { bytes: aFilm({ sound: false, ...parts }), staff });
      expect(await makeNextSizes(test.context, never)).toBe(true);
      const poster = (await one(id)).files.find(({ rendition }) => rendition === 'poster');
      const found = await test.academy.media.fileForStaff({ mediaId: id, fileId: poster?.id ?? '', staff });
      const wanted = { method: 'GET', range: undefined, ifRange: undefined };
      const opened = found && (await test.academy.media.openFile({ file: found, wanted }));
      return sharp(
        Buffer.concat(await Array.fromAsync(opened?.body() ?? [], (piece: Buffer) => piece)),
      ).stats();
    };
    expect((await posterOf({ empty: 1.5, seconds: 1 })).entropy).toBeGreaterThan(1);
    expect((await posterOf({ empty: 2, seconds: 0 })).isOpaque).toBe(true);
  });

  it('a film without sound has none; what is no film, or names other files, is reported as such', async () => {
    const silent = await upload(test, { bytes: aFilm({ sound: false, size: '320x240' }), staff });
    const text = await upload(test, { bytes: Buffer.from('This is no film.'), staff });
    const secret = `${test.context.workFolder}/secret.txt`;
    writeFileSync(secret, 'secret');
    const list = await upload(test, {
      bytes: Buffer.from(
        `#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:1.0,\nfile://${secret}\n#EXT-X-ENDLIST\n`,
      ),
      staff,
    });
    const song = await upload(test, {
      bytes: aFilm({ sound: false, size: '320x240' }),
      kind: 'sound',
      name: 'a.m4a',
      staff,
    });
    while (await makeNextSizes(test.context, never));
    expect(await renditionsOf(silent)).toEqual(['240', 'poster']);
    expect(await one(text)).toMatchObject({ state: 'failed', error: 'not-a-film', files: [] });
    expect(await one(list)).toMatchObject({ state: 'failed', error: 'not-a-film', files: [] });
    expect(await one(song)).toMatchObject({ state: 'failed', error: 'not-a-sound', files: [] });
    expect(await probe(test.context.programs, secret)).toBeNull();
    expect(await test.academy.media.makeSizesAgain({ id: text, staff })).toEqual({ ok: true });
  });

  it('without ffmpeg the upload is shown as it came, and sizes are made of it when ffmpeg is there', async () => {
    const without = { ...test.context, programs: { ffmpeg: 'no-such-program', ffprobe: 'no-such-program' } };
    const film = aFilm({ sound: false, size: '320x240' });
    const id = await upload(test, { bytes: film, staff });
    const text = await upload(test, { bytes: Buffer.from('no film'), staff });
    while (await makeNextSizes(without, never));
    expect(await one(text)).toMatchObject({ state: 'failed', error: 'not-a-film' });
    expect(await one(id)).toMatchObject({
      state: 'ready',
      error: 'no-ffmpeg',
      files: [{ rendition: 'original', contentType: 'video/mp4', bytes: film.length }],
    });
    expect(await test.academy.media.makeSizesAgain({ id, staff })).toEqual({ ok: true });
    await makeNextSizes(test.context, never);
    expect(await renditionsOf(id)).toEqual(['240', 'poster']);
    expect(await test.db.$count(media, eq(media.state, 'ready'))).toBe(1);
  });

  it('keeps captions and transcript, rewritten at every change, and removes them', async () => {
    const id = await upload(test, { bytes: aFilm({ sound: false, size: '320x240' }), staff });
    const set = (source: string) => test.academy.media.setCaptions({ id, locale: 'ar', source, staff });
    expect(await set('WEBVTT\n\n00:02.000 --> 00:01.000\nx')).toEqual({
      ok: false,
      reason: 'ends-before-it-begins',
      line: 3,
    });
    expect(await set('1\n00:00:00,000 --> 00:00:01,500\nمرحبا بك')).toEqual({ ok: true, cues: 1 });
    const before = await one(id);
    expect(await test.academy.media.readTranscript({ mediaId: id, locale: 'ar' })).toBe('مرحبا بك\n');
    await set('WEBVTT\n\n00:00.000 --> 00:01.500\nأهلا');
    expect(await test.academy.media.readTranscript({ mediaId: id, locale: 'ar' })).toBe('أهلا\n');
    expect((await one(id)).files.map((file) => file.id)).not.toContain(before.files[0]?.id);
    expect(await test.academy.media.readTranscript({ mediaId: id, locale: 'en' })).toBeNull();
    await set(' ');
    expect(await renditionsOf(id)).toEqual([]);
  });

  it('encodes a picture again, and refuses what is none, and a file that is not what its name says', async () => {
    const { default: sharp } = await import('sharp');
    const picture = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#3b3fc4' } })
      .withMetadata({ exif: { IFD0: { Copyright: 'a place' } } })
      .jpeg()
      .toBuffer();
    const id = await upload(test, { bytes: picture, kind: 'picture', name: 'a.jpg', staff });
    expect((await one(id)).files).toMatchObject([{ contentType: 'image/webp', width: 1280, height: 640 }]);
    const none = await upload(test, {
      bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      kind: 'picture',
      name: 'a.svg',
      staff,
    });
    expect(await one(none)).toMatchObject({ state: 'failed', error: 'not-a-picture', files: [] });
    const [word, text] = await Promise.all([
      upload(test, { bytes: Buffer.from('MZ\0\0 a program'), kind: 'file', name: 'plan.docx', staff }),
      upload(test, { bytes: Buffer.from('ثمن العلبة 45 درهما'), kind: 'file', name: 'prices.txt', staff }),
    ]);
    expect(await one(word)).toMatchObject({ state: 'failed', error: 'not-its-name', files: [] });
    expect(await one(text)).toMatchObject({ state: 'ready' });
  });
});
