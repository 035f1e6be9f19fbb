/** Whether the team asked a member to read only, for a while. */
import { and, eq, gt } from 'drizzle-orm';
import type { Handle } from '../../db/handle.ts';
import { memberProfiles } from '../members/member.table.ts';

export async function isQuiet(db: Handle, memberId: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ memberId: memberProfiles.memberId })
    .from(memberProfiles)
    .where(and(eq(memberProfiles.memberId, memberId), gt(memberProfiles.quietUntil, now)));
  return rows.length > 0;
}
