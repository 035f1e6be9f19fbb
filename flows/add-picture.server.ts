/** A picture comes into the library. Its files lie there before its row does, so that no page names one that is missing. */
import { insertPicture } from '../domain/catalogue/pictures.store.server.ts';
import { pictureWidths } from '../domain/catalogue/picture.ts';
import { writeStaffLog } from '../domain/staff/staff-log.store.server.ts';
import { mayAddPictures } from '../domain/staff/who-may.ts';
import type { FlowContext } from './flow-context.ts';
import type { StaffPictureVerbs } from './picture-verbs.ts';

export async function addPicture(
  context: FlowContext,
  { bytes, alt, staff }: Parameters<StaffPictureVerbs['addPicture']>[0],
): ReturnType<StaffPictureVerbs['addPicture']> {
  // The caller has asked already: getting here without the right is a bug.
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
    altEn: alt.en,
    altAr: alt.ar,
    addedBy: staff.email,
    addedAt: clock(),
  };
  const { id, addedBy, addedAt } = row;
  // What a crash leaves over is swept away later.
  await library.keep(id, made.picture);
  await database.transaction(async (tx) => {
    await insertPicture(tx, row);
    const after = { altEn: alt.en, altAr: alt.ar, width, height };
    await writeStaffLog(tx, { id: uuid(), at: addedAt, staff, act: 'add-picture', subject: id, after });
  });
  return { ok: true, picture: { id, width, height, bytes: row.bytes, alt, addedBy, addedAt, usedIn: [] } };
}
