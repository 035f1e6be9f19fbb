/** The account of a member, by its id, and whether an address has one. */
import { eq } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import type { Member } from './member.ts';
import { memberUsers } from './sign-in.table.ts';

export async function findMemberUser(db: Handle, id: string): Promise<Member | null> {
  const [row] = await db
    .select({ id: memberUsers.id, email: memberUsers.email })
    .from(memberUsers)
    .where(eq(memberUsers.id, id));
  return row ?? null;
}

/** `email` in lower case. */
export async function hasAccount(db: Handle, email: string): Promise<boolean> {
  const rows = await db.select({ id: memberUsers.id }).from(memberUsers).where(eq(memberUsers.email, email));
  return rows.length > 0;
}
