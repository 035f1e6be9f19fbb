/** Removes uploads of staff that nothing refers to. */
import { lt } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { deletePicture, knownLibraryPictures, lockPicture } from './pictures.store.ts';
import { readSentFiles } from '../../academy/staff/staff-log.service.ts';
import { readPicturesInLessons } from '../../learning/classroom/lesson-writing.service.ts';
import type { ServiceContext } from '../../context.ts';
import { pictures } from './pictures.table.ts';
import { type RecordKind, recordSchemas } from './record-kinds.ts';
import { readRows } from '../../academy/content/published-rows.service.ts';
import { isInHistory } from '../../academy/content/revisions.service.ts';
import { knownPictures } from '../../community/community/write-posts.service.ts';
import { knownReceipts } from '../../selling/transfers/transfer-receipts.service.ts';

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

/* Files that no row names are cleaned up. */

type Kept = {
  /** Which of these ids have a row. */
  known: (db: Handle, ids: readonly string[]) => Promise<Set<string>>;
  message: string;
};

const kinds = {
  receipts: { known: knownReceipts, message: 'Receipts that belong to no order were removed' },
  pictures: { known: knownPictures, message: 'Pictures that belong to no post were removed' },
  library: { known: knownLibraryPictures, message: 'Pictures that the library does not know were removed' },
} as const satisfies Record<string, Kept>;

/** Longer than any upload lasts, so that no file is removed whose row is being written. */
const graceMs = 86_400_000;

const mostAtOnce = 500;

/**
 * Removes files of receipts and pictures that no row names any more, or never did. Returns how many. Called by the scheduler;
 * several instances may call it together.
 */
export async function cleanUpFiles(context: ServiceContext, kind: keyof typeof kinds): Promise<number> {
  const { database, clock, log, [kind]: files } = context;
  const { known, message } = kinds[kind];
  const old = await files.writtenBefore(new Date(clock().getTime() - graceMs));
  let removed = 0;
  for (let at = 0; at < old.length; at += mostAtOnce) {
    const some = old.slice(at, at + mostAtOnce);
    const kept = await known(database.db, some);
    for (const id of some) {
      if (kept.has(id)) continue;
      await files.remove(id);
      removed += 1;
    }
  }
  if (removed > 0) log.info({ [kind]: removed }, message);
  return removed;
}
