/** Pictures and files of products that the office sent and never used are removed in the end. Called by the clock. */
import type { Handle } from '../../platform/db/handle.ts';
import { deletePicture, lockPicture } from '../pictures/pictures.store.ts';
import { readPicturesBefore, readUnnamed, unusedUploadDays } from './unused-uploads.store.ts';
import { readSentFiles } from '../staff/sent-files.store.ts';
import { readPicturesInLessons } from '../classroom/lesson-writing.service.ts';
import type { FlowContext } from '../../context.ts';

const dayMs = 86_400_000;
/** For so many days the clock looks at a file again: a store that is away, or a server that stands still, forgets none. */
const lookedAtDays = 30;

/** Those that no record and no lesson names, nor an earlier version of one. */
async function readUnshown(db: Handle, ids: readonly string[]): Promise<string[]> {
  const unnamed = await readUnnamed(db, ids);
  if (unnamed.length === 0) return [];
  const inLessons = await readPicturesInLessons(db, { ever: true });
  return unnamed.filter((id) => !inLessons.has(id));
}

async function sweepPictures({ database, library }: FlowContext, before: Date): Promise<number> {
  const unnamed = await readUnshown(database.db, await readPicturesBefore(database.db, before));
  let removed = 0;
  for (const id of unnamed) {
    const isGone = await database.transaction(async (tx) => {
      // Somebody may have put it into a draft meanwhile, or removed it herself.
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

async function sweepProductFiles({ database: { db }, shopFiles }: FlowContext, until: Date): Promise<number> {
  const from = new Date(until.getTime() - lookedAtDays * dayMs);
  const unnamed = await readUnnamed(db, await readSentFiles(db, { from, until }));
  for (const path of unnamed) await shopFiles.remove(path);
  return unnamed.length;
}

/** Returns how many it removed. Several instances may call it together. */
export async function sweepUploads(context: FlowContext): Promise<number> {
  const before = new Date(context.clock().getTime() - unusedUploadDays * dayMs);
  const pictures = await sweepPictures(context, before);
  const files = await sweepProductFiles(context, before);
  const removed = pictures + files;
  if (removed > 0) context.log.info({ pictures, files }, 'Uploads that nothing ever named were removed');
  return removed;
}
