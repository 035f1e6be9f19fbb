/** The staff console's library of pictures, with the records that show each. */
import { inAllLanguages } from '../../platform/records/record.ts';
import { type PictureWidth, pictureWidths } from '../../platform/files/picture.ts';
import { raiseContentVersion } from '../../academy/content/content.service.ts';
import {
  changePicture,
  deletePicture,
  insertPicture,
  lockPicture,
  type Picture,
  readPictures,
  readPicturesInUse,
} from './pictures.store.ts';
import type { RecordKind } from './record-kinds.ts';
import type { PictureProblem } from '../../community/community/post-view.ts';
import { type Locale, inEach } from '../../platform/i18n/locale.ts';
import { isUuid } from '../../platform/text/typed-text.ts';
import { byLanguage } from '../../academy/staff/logged-change.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { mayAddPictures, mayEditCatalogue, type Who } from '../../academy/staff/who-may.ts';
import { readPicturesInLessons } from '../../learning/classroom/lesson-writing.service.ts';
import type { StaffMember } from '../../academy.ts';
import type { ServiceContext } from '../../context.ts';
import { eq } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { pictures as library } from './pictures.table.ts';

/** '' in a language that it has no words in. */
type Alt = Record<Locale, string>;

/** A record whose page or draft shows a picture, or a course of which a lesson does. */
type PictureUse = { kind: RecordKind | 'lesson'; slug: string };

export type PictureInLibrary = Omit<Picture, 'alt'> & { alt: Alt; usedIn: PictureUse[] };

const altOf = ({ alt }: Pick<Picture, 'alt'>): Alt => inEach((locale) => alt[locale] ?? '');

/** In each language: what is missing is the reader's next language's. */
export const namesOfPicture = (picture: Pick<Picture, 'alt'>): Alt => inAllLanguages(altOf(picture));

/** The file of a picture, as pages ask for it; null when there is none. */
export const pictureFile = (
  { library }: ServiceContext,
  { id, width }: { id: string; width: PictureWidth },
): Promise<Uint8Array | null> => library.read(id, width);

/** Its alternative text, in each language where it has some only; null when the library does not have it. */
export async function pictureAlt(
  { database: { db } }: ServiceContext,
  { id }: { id: string },
): Promise<Alt | null> {
  const found = isUuid(id) ? await findPicture(db, id) : null;
  return found && namesOfPicture(found);
}

/** The newest first; one more than `most` when others follow. `addedBy`: only theirs. */
export async function pictures(
  { database: { db } }: ServiceContext,
  { skip, most, search, addedBy }: { skip: number; most: number; search?: string; addedBy?: string },
): Promise<PictureInLibrary[]> {
  const [rows, inUse, inLessons] = await Promise.all([
    readPictures(db, { skip, most: most + 1, search, addedBy }),
    readPicturesInUse(db),
    readPicturesInLessons(db),
  ]);
  return rows.map((row) => ({
    ...row,
    alt: altOf(row),
    usedIn: [...(inUse.get(row.id) ?? []), ...(inLessons.get(row.id) ?? [])],
  }));
}

/** Its files are stored before its row is, so that no page names one that is missing. */
export async function addPicture(
  context: ServiceContext,
  { bytes, alt, staff }: { bytes: Uint8Array; alt: Alt; staff: StaffMember },
): Promise<
  { ok: true; picture: PictureInLibrary } | { ok: false; reason: PictureProblem | 'picture-shape' }
> {
  // The caller has checked already: getting here without the right is a bug.
  if (!mayAddPictures(staff)) throw new Error(`${staff.role} may not add a picture.`);
  const { database, library, clock, uuid } = context;
  const made = await library.make(bytes);
  if (!made.ok) return { ok: false, reason: made.problem };
  const { width, height, files } = made.picture;
  const row = {
    id: uuid(),
    width,
    height,
    bytes: files.get(pictureWidths[2])?.length ?? 0,
    alt,
    addedBy: staff.email,
    addedAt: clock(),
  };
  const { id, addedBy, addedAt } = row;
  // Files left over by a crash are deleted later.
  await library.keep(id, made.picture);
  await database.transaction(async (tx) => {
    await insertPicture(tx, row);
    const after = { ...byLanguage('alt', alt), width, height };
    await writeStaffLog(tx, { id: uuid(), at: addedAt, staff, act: 'add-picture', subject: id, after });
  });
  return { ok: true, picture: { id, width, height, bytes: row.bytes, alt, addedBy, addedAt, usedIn: [] } };
}

function mustMay({ role }: Who): void {
  // The caller has checked already: getting here without the right is a bug.
  if (!mayEditCatalogue({ role })) throw new Error(`${role} may not change a picture.`);
}

/**
 * Its alternative text from now on: covers show it at once, texts that show the picture already keep theirs. False when it is
 * gone.
 */
export async function describePicture(
  { database, clock, uuid }: ServiceContext,
  { id, alt, staff }: { id: string; alt: Alt; staff: StaffMember },
): Promise<boolean> {
  mustMay(staff);
  return database.transaction(async (tx) => {
    const found = await lockPicture(tx, id);
    if (found === null) return false;
    await changePicture(tx, id, { alt });
    const before = byLanguage('alt', altOf(found));
    const line = { id: uuid(), at: clock(), staff, act: 'describe-picture', subject: id } as const;
    await writeStaffLog(tx, { ...line, before, after: byLanguage('alt', alt) });
    await raiseContentVersion(tx);
    await database.notify('content');
    return true;
  });
}

/** 'picture-in-use': a page or a draft shows it. */
export async function removePicture(
  { database, clock, uuid, library }: ServiceContext,
  { id, staff }: { id: string; staff: StaffMember },
) {
  mustMay(staff);
  const removed = await database.transaction(async (tx) => {
    const found = await lockPicture(tx, id);
    if (found === null) return { ok: false, reason: 'unknown-picture' } as const;
    const [inRecords, inLessons] = [await readPicturesInUse(tx), await readPicturesInLessons(tx)];
    const usedIn = [...(inRecords.get(id) ?? []), ...(inLessons.get(id) ?? [])];
    if (usedIn.length > 0) return { ok: false, reason: 'picture-in-use', usedIn } as const;
    await deletePicture(tx, id);
    const before = { ...byLanguage('alt', found.alt), addedBy: found.addedBy };
    const line = { id: uuid(), at: clock(), staff, act: 'remove-picture', subject: id } as const;
    await writeStaffLog(tx, { ...line, before });
    return { ok: true } as const;
  });
  if (removed.ok) await library.remove(id);
  return removed;
}

export async function findPicture(db: Handle, id: string): Promise<Picture | null> {
  const [row] = await db.select().from(library).where(eq(library.id, id));
  return row ?? null;
}
