/** Staff add codes of the learning platform to a course's pool; those who wait are served in the same transaction. */
import { addCodes } from '../domain/access/add-codes.store.server.ts';
import { isSlug } from '../domain/catalogue/slug.ts';
import { mayAddCodes } from '../domain/staff/who-may.ts';
import { writeStaffLog } from '../domain/staff/staff-log.store.server.ts';
import type { Academy } from './academy.server.ts';
import { carryOut, deedOf, type FlowContext } from './flow-context.ts';

type Staff = Academy['staff'];

const longestCode = 200;

/** White space around a code is not part of it; repeated, known and unreadable ones (control characters, too long) are skipped. */
export async function addAccessCodes(
  context: FlowContext,
  { itemSlug, codes, staff }: Parameters<Staff['addAccessCodes']>[0],
): ReturnType<Staff['addAccessCodes']> {
  if (!mayAddCodes(staff)) throw new Error(`${staff.role} may not add codes.`);
  const given = codes.map((code) => code.trim()).filter((code) => code !== '');
  const readable = given.filter((code) => code.length <= longestCode && !/\p{Cc}/u.test(code));
  if (!isSlug(itemSlug)) return { added: 0, skipped: given.length, served: 0 };
  const deed = deedOf(context, `staff:${staff.email}`);
  return context.database.transaction(async (tx) => {
    const { added, served, letters } = await addCodes(tx, itemSlug, [...new Set(readable)], deed);
    await carryOut(context, tx, { letters });
    await writeStaffLog(tx, {
      id: context.uuid(),
      at: deed.at,
      staff,
      act: 'add-access-codes',
      subject: itemSlug,
      detail: { added: String(added), served: String(served) },
    });
    return { added, skipped: given.length - added, served };
  });
}
