/** Films made by ffmpeg for tests, and uploading them as the console does. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { keepRendition } from '../../src/academy/media/kept-files.store.ts';
import { partBytes, type MediaKind, type Rendition } from '../../src/academy/media/media.ts';
import { media, mediaFiles } from '../../src/academy/media/media.table.ts';
import type { StaffMember } from '../../src/academy.ts';
import type { TestAcademy } from './open-test-academy.ts';
import { allowed } from './sure.ts';

/** Two seconds of a test picture, after `empty` seconds of black; `sound`: with a tone. Made once for a machine. */
export function aFilm({ sound = true, seconds = 2, size = '640x360', empty = 0 } = {}): Buffer {
  const file = path.join(tmpdir(), `derb-test-film-${size}-${empty}-${seconds}${sound ? '-sound' : ''}.mp4`);
  if (!existsSync(file)) {
    const tone = sound ? `-f lavfi -i sine=frequency=440:duration=${seconds} -c:a aac` : '-an';
    const picture = `-f lavfi -i testsrc=size=${size}:rate=25:duration=${empty + seconds}`;
    const black = empty > 0 ? `-vf drawbox=color=black:t=fill:enable=lt(t\\,${empty})` : '';
    const words = `-v error -y ${picture} ${tone} ${black} -c:v libx264 -preset ultrafast -pix_fmt yuv420p`;
    const { status, stderr } = spawnSync('ffmpeg', [...words.split(/ +/), file], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`ffmpeg made no film: ${stderr}`);
  }
  return readFileSync(file);
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Media whose files are only texts, for tests that are not about films: the ids of its files, by rendition. */
export async function aMedia(
  { context }: Pick<TestAcademy, 'context'>,
  files: Partial<Record<Rendition, string>>,
  kind: MediaKind = 'film',
): Promise<{ id: string; files: Record<string, string> }> {
  const { database, workFolder, uuid, clock } = context;
  const id = uuid();
  const row = {
    id,
    kind,
    name: 'lesson 1.pdf',
    bytes: 1,
    seconds: 600,
    uploadedBy: 'editor@academy.example',
  };
  await database.db.insert(media).values({ ...row, state: 'ready', createdAt: clock() });
  mkdirSync(path.join(workFolder, id), { recursive: true });
  const file = path.join(workFolder, id, 'whole');
  for (const [rendition, text] of Object.entries(files)) {
    writeFileSync(file, text);
    const contentType = rendition === '240' ? 'video/mp4' : 'text/plain; charset=utf-8';
    await keepRendition(context, id, { rendition: rendition as Rendition, file, contentType });
  }
  const kept = await database.db.select().from(mediaFiles).where(eq(mediaFiles.mediaId, id));
  return { id, files: Object.fromEntries(kept.map((one) => [one.rendition, one.id])) };
}

type Sent = { bytes: Uint8Array; name?: string; kind?: MediaKind; staff: StaffMember };

/** An upload whose parts all arrive; its id. */
export async function upload(
  { academy: { media } }: Pick<TestAcademy, 'academy'>,
  { bytes, name = 'film.mp4', kind = 'film', staff }: Sent,
): Promise<string> {
  const begun = allowed(await media.beginUpload({ name, kind, bytes: bytes.length, staff }));
  for (let part = 0; part < begun.parts; part += 1) {
    const piece = bytes.subarray(part * partBytes, (part + 1) * partBytes);
    const put = await media.putPart({ id: begun.id, part, bytes: piece, sha256: sha256(piece), staff });
    if (!put.ok) throw new Error(put.reason);
  }
  allowed(await media.finishUpload({ id: begun.id, staff }));
  return begun.id;
}
