/** The library of pictures, with the records that show each. */
import { findPicture, readPictures, readPicturesInUse } from '../domain/catalogue/pictures.store.server.ts';
import { isUuid } from '../domain/people/uuid.ts';
import { readPicturesInLessons } from '../src/features/classroom/lesson-writing.service.ts';
import type { FlowContext } from './flow-context.ts';
import type { PictureInLibrary, PictureVerbs, StaffPictureVerbs } from './picture-verbs.ts';

export async function listPictures(
  { database: { db } }: FlowContext,
  { skip, most, addedBy }: Parameters<StaffPictureVerbs['pictures']>[0],
): Promise<PictureInLibrary[]> {
  const [rows, inUse, inLessons] = await Promise.all([
    readPictures(db, { skip, most: most + 1, addedBy }),
    readPicturesInUse(db),
    readPicturesInLessons(db),
  ]);
  return rows.map(({ altEn, altAr, ...row }) => ({
    ...row,
    alt: { en: altEn, ar: altAr },
    usedIn: [...(inUse.get(row.id) ?? []), ...(inLessons.get(row.id) ?? [])],
  }));
}

/** What is on a picture, in both languages; null when the library does not have it. */
export async function readAlt(
  { database: { db } }: FlowContext,
  id: string,
): ReturnType<PictureVerbs['pictureAlt']> {
  const found = isUuid(id) ? await findPicture(db, id) : null;
  return found && { en: found.altEn, ar: found.altAr };
}
