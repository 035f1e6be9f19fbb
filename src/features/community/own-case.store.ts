import { and, eq } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { memberUsers } from '../accounts/sign-in.table.ts';
import type { Decider } from '../staff/own-order.ts';

/** Nobody decides about herself as a member, as with an order of her own: a colleague does. An owner may, and the log names her. */
export async function isOwnCase(
  db: Handle,
  { email, role }: Decider,
  memberId: string | null,
): Promise<boolean> {
  if (role === 'owner' || memberId === null) return false;
  const own = and(eq(memberUsers.id, memberId), eq(memberUsers.email, email));
  return (await db.select({ id: memberUsers.id }).from(memberUsers).where(own)).length > 0;
}
