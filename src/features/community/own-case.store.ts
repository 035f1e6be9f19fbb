/**
 * Nobody decides about herself. A report about the only one who could decide it would wait for ever: an owner with no other
 * moderator beside her may close it, with a reason, and do nothing else about it.
 */
import { eq } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { memberUsers } from '../accounts/sign-in.table.ts';
import { readStaffOf } from '../staff/staff-members.store.ts';
import { mayModerate, type StaffRole } from '../staff/who-may.ts';

/** 'for-another': somebody else of the team decides it. 'hers-to-close': there is nobody else. */
export type OwnCase = 'for-another' | 'hers-to-close';

type Moderator = { email: string; role: StaffRole };

/** Asks of a member, by her id, whether she is the moderator herself, and what follows; null for everybody else. */
export async function ownCasesOf(
  db: Handle,
  { email, role }: Moderator,
): Promise<(memberId: string | null | undefined) => OwnCase | null> {
  const [account] = await db
    .select({ id: memberUsers.id })
    .from(memberUsers)
    .where(eq(memberUsers.email, email));
  if (!account) return () => null;
  const others = (await readStaffOf(db, mayModerate)).filter((one) => one.email !== email);
  const own = role === 'owner' && others.length === 0 ? 'hers-to-close' : 'for-another';
  return (memberId) => (memberId === account.id ? own : null);
}
