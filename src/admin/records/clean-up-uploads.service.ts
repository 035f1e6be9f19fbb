/** Removes uploads of staff that nothing refers to. */
import { lt } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { deletePicture, lockPicture } from './pictures.store.ts';
import { readSentFiles } from '../../academy/staff/staff-log.service.ts';
import { readPicturesInLessons } from '../../learning/classroom/lesson-writing.service.ts';
import type { ServiceContext } from '../../context.ts';
import { pictures } from './pictures.table.ts';
import { type RecordKind, recordSchemas } from './record-kinds.ts';
import { readRows } from '../../academy/content/published-rows.service.ts';
import { isInHistory } from '../../academy/content/revisions.service.ts';

/** Days that an upload lies unused before it is removed: long enough for a course that is written over a summer. */
export const unusedUploadDays = 90;

/** Ids of the library's pictures that were uploaded before that instant, in use or not. */
async function readPicturesBefore(db: Handle, instant: Date): Promise<string[]> {
  const rows = await db.select({ id: pictures.id }).from(pictures).where(lt(pictures.addedAt, instant));
  return rows.map(({ id }) => id);
}

/** Those of these names (ids of pictures or paths of files) that no record and no revision of one contains. */
async function readUnnamed(db: Handle, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const kinds = Object.keys(recordSchemas) as RecordKind[];
  const written: string[] = [];
  for (const kind of kinds) written.push(JSON.stringify(await readRows(db, kind)));
  const unnamed: string[] = [];
  for (const name of names)
    if (!written.some((rows) => rows.includes(name)) && !(await isInHistory(db, name))) unnamed.push(name);
  return unnamed;
}

const dayMs = 86_400_000;
/**
 * How many days a file is looked at again: one that could not be deleted because the store was unreachable or the server was
 * down is retried so long.
 */
const lookedAtDays = 30;

/** Those that no record and no lesson contains, nor an earlier version of one. */
async function readUnshown(db: Handle, ids: readonly string[]): Promise<string[]> {
  const unnamed = await readUnnamed(db, ids);
  if (unnamed.length === 0) return [];
  const inLessons = await readPicturesInLessons(db, { ever: true });
  return unnamed.filter((id) => !inLessons.has(id));
}

async function cleanUpPictures({ database, library }: ServiceContext, before: Date): Promise<number> {
  const unnamed = await readUnshown(database.db, await readPicturesBefore(database.db, before));
  let removed = 0;
  for (const id of unnamed) {
    const isGone = await database.transaction(async (tx) => {
      // In the meantime somebody may have put it into a draft, or removed it.
      if ((await lockPicture(tx, id)) === null || (await readUnshown(tx, [id])).length === 0) return false;
      await deletePicture(tx, id);
      return true;
    });
    if (!isGone) continue;
    await library.remove(id);
    removed += 1;
  }
  return removed;
}

async function cleanUpProductFiles(
  { database: { db }, shopFiles }: ServiceContext,
  until: Date,
): Promise<number> {
  const from = new Date(until.getTime() - lookedAtDays * dayMs);
  const unnamed = await readUnnamed(db, await readSentFiles(db, { from, until }));
  for (const path of unnamed) await shopFiles.remove(path);
  return unnamed.length;
}

/**
 * Removes pictures and files of products that staff uploaded and that no page, draft or earlier revision contains. Returns
 * how many. A scheduled job; several instances may run it at once.
 */
export async function cleanUpUploads(context: ServiceContext): Promise<number> {
  const before = new Date(context.clock().getTime() - unusedUploadDays * dayMs);
  const pictures = await cleanUpPictures(context, before);
  const files = await cleanUpProductFiles(context, before);
  const removed = pictures + files;
  if (removed > 0) context.log.info({ pictures, files }, 'Uploads that nothing ever named were removed');
  return removed;
}
