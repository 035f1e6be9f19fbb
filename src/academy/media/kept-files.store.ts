/** Sizes, captions and files in the file store: each once for its media, under a name that nobody guesses. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { raiseContentVersion } from '../content/content.service.ts';
import type { Context } from '../../platform/context.ts';
import type { Rendition } from './media.ts';
import { mediaFiles, type MediaFile } from './media.table.ts';
import { folderOf, measure } from './upload-parts.ts';

type Made = {
  rendition: Rendition;
  /** Its path on this machine. */
  file: string;
  contentType: string;
  codec?: string;
  width?: number;
  height?: number;
};

export async function findRendition(
  db: Handle,
  mediaId: string,
  rendition: Rendition,
): Promise<MediaFile | null> {
  const [row] = await db
    .select()
    .from(mediaFiles)
    .where(and(eq(mediaFiles.mediaId, mediaId), eq(mediaFiles.rendition, rendition)));
  return row ?? null;
}

/**
 * The name is written down before the store has the file: after a crash in between it is used again, and no file is left over.
 */
async function nameFor({ workFolder, randomBytes }: Context, mediaId: string, rendition: string) {
  const note = path.join(folderOf(workFolder, mediaId), `${rendition}.name`);
  const known = await readFile(note, 'utf8').catch(() => '');
  if (/^media\/[0-9a-f]{40}$/.test(known)) return { name: known, note };
  const name = `media/${Buffer.from(randomBytes(20)).toString('hex')}`;
  await mkdir(folderOf(workFolder, mediaId), { recursive: true, mode: 0o700 });
  await writeFile(note, name, { mode: 0o600 });
  return { name, note };
}

/**
 * Puts a file that is ready into the store and writes it down, once for its media and rendition; with `replaces` it replaces
 * the one before, under an id of its own. Throws `StoreAway` when the store does not take it.
 */
export async function keepRendition(
  context: Context,
  mediaId: string,
  { rendition, file, contentType, codec, width, height }: Made,
  { replaces = false } = {},
): Promise<void> {
  const { database, files, uuid, clock } = context;
  const { name, note } = await nameFor(context, mediaId, rendition);
  const { bytes, sha256 } = await measure(file);
  await files.keep(name, { file, type: contentType });
  const of = and(eq(mediaFiles.mediaId, mediaId), eq(mediaFiles.rendition, rendition));
  const written = database.transaction(async (tx) => {
    const gone = replaces ? await tx.delete(mediaFiles).where(of).returning() : [];
    const added = await tx
      .insert(mediaFiles)
      .values({
        id: uuid(),
        mediaId,
        rendition,
        storageName: name,
        contentType,
        codec: codec ?? null,
        bytes,
        width: width ?? null,
        height: height ?? null,
        etag: sha256,
        createdAt: clock(),
      })
      .onConflictDoNothing({ target: [mediaFiles.mediaId, mediaFiles.rendition] })
      .returning({ id: mediaFiles.id });
    // Lessons show the size of their films and files.
    await raiseContentVersion(tx);
    return { before: gone, isNew: added.length === 1 };
  });
  const { before, isNew } = await written.catch(async (error: unknown) => {
    // Its media was removed meanwhile, or the database is away: nothing names the stored file.
    await files.remove(name);
    throw error;
  });
  await rm(note, { force: true });
  for (const one of before) if (one.storageName !== name) await files.remove(one.storageName);
  if (isNew) return;
  const known = await findRendition(database.db, mediaId, rendition);
  if (known?.storageName !== name) await files.remove(name);
}

/** Deletes one; nothing when it is not there. */
export async function dropRendition(
  { database, files }: Context,
  mediaId: string,
  rendition: Rendition,
): Promise<void> {
  const gone = await database.transaction(async (tx) => {
    const rows = await tx
      .delete(mediaFiles)
      .where(and(eq(mediaFiles.mediaId, mediaId), eq(mediaFiles.rendition, rendition)))
      .returning({ storageName: mediaFiles.storageName });
    if (rows.length > 0) await raiseContentVersion(tx);
    return rows;
  });
  for (const { storageName } of gone) await files.remove(storageName);
}
