/** Whether a member may write a post or a reply now: asked in the transaction that writes it. */
import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { memberProfiles } from '../accounts/member.table.ts';
import { communityPosts, communityReplies } from './community.table.ts';
import { isQuiet } from './quiet.ts';
import type { Viewer } from './viewer.ts';
import { shareOf } from './writing-share.ts';

export type MayWrite = { ok: true } | { ok: false; reason: 'quiet' | 'too-many' };

const hourMs = 3_600_000;

/** Texts of hers since an instant, removed ones too: taking a text away frees no share. */
async function countTexts(tx: Handle, memberId: string, now: Date): Promise<{ hour: number; day: number }> {
  const since = (ms: number) => new Date(now.getTime() - ms);
  const hour = since(hourMs).toISOString();
  const counts = await Promise.all(
    [communityPosts, communityReplies].map(async (table) => {
      const [row] = await tx
        .select({
          day: count(),
          hour: sql<number>`count(*) filter (where ${table.createdAt} > ${hour}::timestamptz)`.mapWith(
            Number,
          ),
        })
        .from(table)
        .where(and(eq(table.authorId, memberId), gt(table.createdAt, since(24 * hourMs))));
      return row ?? { hour: 0, day: 0 };
    }),
  );
  return {
    hour: counts.reduce((sum, each) => sum + each.hour, 0),
    day: counts.reduce((sum, each) => sum + each.day, 0),
  };
}

/**
 * 'quiet': the team asked her to read only, for a while. Holds her profile until the transaction ends, so that texts sent at
 * once are counted one after the other. Without a profile nobody writes.
 */
export async function mayWrite(tx: Handle, viewer: Viewer, now: Date): Promise<MayWrite> {
  const [profile] = await tx
    .select({ joinedAt: memberProfiles.joinedAt, quietUntil: memberProfiles.quietUntil })
    .from(memberProfiles)
    .where(eq(memberProfiles.memberId, viewer.memberId))
    .for('update');
  if (!profile || isQuiet(profile, now)) return { ok: false, reason: 'quiet' };
  const share = shareOf({ ...profile, isTeam: viewer.isTeam }, now);
  const written = await countTexts(tx, viewer.memberId, now);
  return written.hour < share.anHour && written.day < share.aDay
    ? { ok: true }
    : { ok: false, reason: 'too-many' };
}
