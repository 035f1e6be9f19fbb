/** Who may enter the community: asked anew by every verb that reads or writes there. */
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Handle } from '../db/handle.ts';
import type { Viewer } from '../domain/community/viewer.ts';
import { mayEnterCommunity, type Member } from '../domain/members/member.ts';
import { memberProfiles } from '../domain/members/member.table.ts';
import { readStanding } from '../domain/members/standing.store.server.ts';

/** Null for everybody without a confirmed membership, and for whom the team has shut out. */
export async function enterCommunity(db: Handle, member: Member): Promise<Viewer | null> {
  const standing = await readStanding(db, member.email);
  if (!mayEnterCommunity(standing)) return null;
  const [profile] = await db
    .select({ shutOutAt: memberProfiles.shutOutAt })
    .from(memberProfiles)
    .where(eq(memberProfiles.memberId, member.id));
  if (!profile || profile.shutOutAt !== null) return null;
  return { memberId: member.id, isTeam: standing === 'team' };
}

/** In one transaction: who is let in, and what she does there. */
export const asViewer = <T>(
  { database }: { database: Database },
  member: Member,
  act: (tx: Handle, viewer: Viewer) => Promise<T>,
): Promise<T | { ok: false; reason: 'no-access' }> =>
  database.transaction(async (tx) => {
    const viewer = await enterCommunity(tx, member);
    return viewer === null ? { ok: false, reason: 'no-access' } : act(tx, viewer);
  });
