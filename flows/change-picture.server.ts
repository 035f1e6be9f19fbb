/** A picture of the library is described anew, or removed when nothing shows it. */
import { raiseContentVersion } from '../domain/catalogue/content-version.store.server.ts';
import {
  deletePicture,
  lockPicture,
  readPicturesInUse,
  writeAlt,
} from '../domain/catalogue/pictures.store.server.ts';
import { writeStaffLog } from '../domain/staff/staff-log.store.server.ts';
import { mayEditCatalogue, type Who } from '../domain/staff/who-may.ts';
import { readPicturesInLessons } from '../src/features/classroom/lesson-writing.service.ts';
import type { FlowContext } from './flow-context.ts';
import type { StaffPictureVerbs } from './picture-verbs.ts';

function mustMay({ role }: Who): void {
  // The caller has asked already: getting here without the right is a bug.
  if (!mayEditCatalogue({ role })) throw new Error(`${role} may not change a picture.`);
}

export async function describePicture(
  { database, clock, uuid }: FlowContext,
  { id, alt, staff }: Parameters<StaffPictureVerbs['describePicture']>[0],
): Promise<boolean> {
  mustMay(staff);
  return database.transaction(async (tx) => {
    const found = await lockPicture(tx, id);
    if (found === null) return false;
    const after = { altEn: alt.en, altAr: alt.ar };
    await writeAlt(tx, id, after);
    const before = { altEn: found.altEn, altAr: found.altAr };
    const line = { id: uuid(), at: clock(), staff, act: 'describe-picture', subject: id } as const;
    await writeStaffLog(tx, { ...line, before, after });
    await raiseContentVersion(tx);
    await database.notify('content');
    return true;
  });
}

export async function removePicture(
  { database, clock, uuid, library }: FlowContext,
  { id, staff }: Parameters<StaffPictureVerbs['removePicture']>[0],
): ReturnType<StaffPictureVerbs['removePicture']> {
  mustMay(staff);
  const removed = await database.transaction(async (tx) => {
    const found = await lockPicture(tx, id);
    if (found === null) return { ok: false, reason: 'unknown-picture' } as const;
    const [inRecords, inLessons] = [await readPicturesInUse(tx), await readPicturesInLessons(tx)];
    const usedIn = [...(inRecords.get(id) ?? []), ...(inLessons.get(id) ?? [])];
    if (usedIn.length > 0) return { ok: false, reason: 'picture-in-use', usedIn } as const;
    await deletePicture(tx, id);
    const before = { altEn: found.altEn, altAr: found.altAr, addedBy: found.addedBy };
    const line = { id: uuid(), at: clock(), staff, act: 'remove-picture', subject: id } as const;
    await writeStaffLog(tx, { ...line, before });
    return { ok: true } as const;
  });
  if (removed.ok) await library.remove(id);
  return removed;
}
