/** Reports, and members who are held, as others count and list them. */
import { and, asc, eq, isNull, min, or, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import type { Profile } from './profile.store.ts';
import { isHeld } from '../../academy/accounts/profiles.service.ts';
import { memberUsers } from '../../academy/sign-in/sign-in.table.ts';
import { communityPosts, communityReplies, communityReports } from './community.table.ts';
import { mostWaiting, type Waiting, waitingFrom } from '../../platform/time/waiting.ts';
import { memberProfiles } from '../../academy/accounts/member.table.ts';

const { subjectKind, subjectId, createdAt, decidedAt, reason } = communityReports;

/** How many reports were made about a member or their texts, and how many of them are open. */
export async function countReportsAbout(
  db: Handle,
  memberId: string,
): Promise<{ all: number; waiting: number }> {
  const theirs = (texts: typeof communityPosts | typeof communityReplies) =>
    sql`${subjectId} in (select ${texts.id}::text from ${texts} where ${texts.authorId} = ${memberId})`;
  const [row] = await db
    .select({
      all: sql<number>`count(*)`.mapWith(Number),
      waiting: sql<number>`count(*) filter (where ${decidedAt} is null)`.mapWith(Number),
    })
    .from(communityReports)
    .where(
      or(
        and(eq(subjectKind, 'member'), eq(subjectId, memberId)),
        and(eq(subjectKind, 'post'), theirs(communityPosts)),
        and(eq(subjectKind, 'reply'), theirs(communityReplies)),
      ),
    );
  return { all: row?.all ?? 0, waiting: row?.waiting ?? 0 };
}

/** Open reports, one task for each text or member. The longest waiting first; `id` is 'post <id>', 'reply <id>' or 'member <id>', `label` the first reason given. */
export const waitingReports = async (db: Handle): Promise<Waiting> =>
  waitingFrom(
    await db
      .select({
        id: sql<string>`${subjectKind} || ' ' || ${subjectId}`,
        label: sql<string>`(array_agg(${reason} order by ${createdAt}))[1]`,
        since: min(createdAt),
        all: sql<number>`count(*) over ()`.mapWith(Number),
      })
      .from(communityReports)
      .where(isNull(decidedAt))
      .groupBy(subjectKind, subjectId)
      .orderBy(asc(min(createdAt)), asc(subjectId))
      .limit(mostWaiting),
  );

export type Held = Pick<
  Profile,
  'memberId' | 'displayName' | 'quietUntil' | 'shutOutAt' | 'heldBy' | 'heldWhy'
> & {
  email: string;
};

/** Members who may currently not write, or not enter. */
export const readHeld = (db: Handle, now: Date): Promise<Held[]> =>
  db
    .select({
      memberId: memberProfiles.memberId,
      displayName: memberProfiles.displayName,
      quietUntil: memberProfiles.quietUntil,
      shutOutAt: memberProfiles.shutOutAt,
      heldBy: memberProfiles.heldBy,
      heldWhy: memberProfiles.heldWhy,
      email: memberUsers.email,
    })
    .from(memberProfiles)
    .innerJoin(memberUsers, eq(memberUsers.id, memberProfiles.memberId))
    .where(isHeld(now))
    .orderBy(memberProfiles.displayName, memberProfiles.memberId)
    .limit(200);
