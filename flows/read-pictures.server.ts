/** The library of pictures, with the records that show each. */
import { readPictures, readPicturesInUse } from '../domain/catalogue/pictures.store.server.ts';
import type { FlowContext } from './flow-context.ts';
import type { PictureInLibrary, StaffPictureVerbs } from './picture-verbs.ts';

export async function listPictures(
  { database: { db } }: FlowContext,
  { skip, most }: Parameters<StaffPictureVerbs['pictures']>[0],
): Promise<PictureInLibrary[]> {
  const [rows, inUse] = await Promise.all([
    readPictures(db, { skip, most: most + 1 }),
    readPicturesInUse(db),
  ]);
  return rows.map(({ altEn, altAr, ...row }) => ({
    ...row,
    alt: { en: altEn, ar: altAr },
    usedIn: inUse.get(row.id) ?? [],
  }));
}
