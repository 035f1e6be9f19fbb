/** The account of a member, by its id. */
import { eq } from 'drizzle-orm';
import type { Handle } from '../../db/handle.ts';
import type { Member } from './member.ts';
import { memberUsers } from './sign-in.table.ts';

export async function findMemberUser(db: Handle, id: string): Promise<Member | null> {
  const [row] = await db
    .select({ id: memberUsers.id, email: memberUsers.email })
    .from(memberUsers)
    .where(eq(memberUsers.id, id));
  return row ?? null;
}
