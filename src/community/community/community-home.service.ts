/** What is around the posts: what visitors may read, who was here this week, who comes to the live sessions, the sample's hosts. */
import { and, count, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { isUuid } from '../../platform/text/typed-text.ts';
import type { StaffMember } from '../../academy.ts';
import type { Member } from '../../academy/sign-in/member.ts';
import { memberProfiles } from '../../academy/accounts/member.table.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { findStaffMember } from '../../academy/staff/staff-members.service.ts';
import { mayModerate, mayRemoveSamples } from '../../academy/staff/who-may.ts';
import { communityPosts, communityReads, communityReplies } from './community.table.ts';
import { asReader, asViewer, enterCommunity, type NoAccess } from './enter-community.service.ts';
import { isForVisitors, type PublicPost, readPublicPosts, setPublic } from './public-posts.store.ts';
import { readSettings, refreshVisitors } from '../../academy/content/content.service.ts';
import { readGuests, removeGuest, writeGuest } from './call-guests.store.ts';
import { callId, type CallTime, comingCalls } from './live-calls.ts';
import { isNotApart } from './readable.store.ts';
import { deleteMembers } from '../../academy/sign-in/sessions.service.ts';

/** Of staff and hosts, the newest first; what it holds is public. */
export const publicPosts = ({ database: { db } }: ServiceContext): Promise<PublicPost[]> =>
  readPublicPosts(db);

async function decidesAbout(tx: Handle, member: Member, id: string): Promise<boolean> {
  const staff = await findStaffMember(tx, member.email);
  if (staff === null) return false;
  if (mayModerate(staff)) return true;
  const { authorId } = communityPosts;
  const [post] = await tx.select({ authorId }).from(communityPosts).where(eq(communityPosts.id, id));
  return post?.authorId === member.id;
}

/** Whether the page of a post offers it. */
export const maySetVisitors = (
  { database: { db } }: ServiceContext,
  { member, id }: { member: Member; id: string },
): Promise<boolean> => decidesAbout(db, member, id);

/** Only by its author or by staff who moderate, and only a post of the team or of a host. */
export const showToVisitors = (
  context: ServiceContext,
  { member, id, isPublic }: { member: Member; id: string; isPublic: boolean },
) =>
  asViewer(context, member, async (tx, { isTeam }) => {
    const may =
      isTeam &&
      isUuid(id) &&
      (await decidesAbout(tx, member, id)) &&
      (!isPublic || (await isForVisitors(tx, id)));
    if (!may) return { ok: false, reason: 'not-found' };
    await setPublic(tx, id, isPublic);
    await refreshVisitors(context, tx);
    return { ok: true };
  });

const weekMs = 7 * 86_400_000;
const mostNames = 12;

/** `count`: who opened a space in the last seven days. `names`: only of those who wrote under their name and are willing. */
export type ThisWeek = { count: number; names: { memberId: string; name: string }[] };

type Around = { week: ThisWeek; toIntroduce: { name: string; city: string } | null };

/** By what is kept anyway: when a member last opened a space, and what they wrote. */
async function readAround(db: Handle, memberId: string, now: Date): Promise<Around> {
  const since = new Date(now.getTime() - weekMs).toISOString();
  const wrote = (texts: typeof communityPosts | typeof communityReplies) =>
    sql`exists (select 1 from ${texts} where ${texts.authorId} = ${memberProfiles.memberId} and ${texts.createdAt} > ${since}::timestamptz and not ${texts.isAnonymous} and ${texts.removedAt} is null)`;
  const names = db
    .select({ memberId: memberProfiles.memberId, name: memberProfiles.displayName })
    .from(memberProfiles)
    .where(
      and(
        eq(memberProfiles.showsWeek, true),
        eq(memberProfiles.isSampleHost, false),
        isNull(memberProfiles.shutOutAt),
        ne(memberProfiles.memberId, memberId),
        isNotApart(memberId, memberProfiles.memberId),
        sql`(${wrote(communityPosts)} or ${wrote(communityReplies)})`,
      ),
    )
    .orderBy(desc(memberProfiles.joinedAt), memberProfiles.memberId)
    .limit(mostNames)
    .as('names');
  const [row] = await db
    .select({
      name: memberProfiles.displayName,
      city: memberProfiles.city,
      isIntroduced: sql<boolean>`exists (select 1 from ${communityPosts} where ${communityPosts.authorId} = ${memberId} and ${communityPosts.space} = 'introductions' and ${communityPosts.removedAt} is null)`,
      here: sql<number>`(select count(distinct ${communityReads.memberId}) from ${communityReads} where ${communityReads.readAt} > ${since}::timestamptz)`.mapWith(
        Number,
      ),
      names: sql<
        ThisWeek['names']
      >`(select coalesce(jsonb_agg(jsonb_build_object('memberId', member_id, 'name', display_name)), '[]') from ${names})`,
    })
    .from(memberProfiles)
    .where(eq(memberProfiles.memberId, memberId));
  if (!row) return { week: { count: 0, names: [] }, toIntroduce: null };
  return {
    week: { count: Math.max(row.here, row.names.length), names: row.names },
    toIntroduce: row.isIntroduced ? null : { name: row.name, city: row.city },
  };
}

/** For the first page of the community. `toIntroduce`: for the example of an introduction; null once there is one. */
export async function home(
  { database: { db }, clock }: ServiceContext,
  member: Member,
): Promise<({ ok: true } & Around) | NoAccess> {
  const viewer = await enterCommunity(db, member);
  if (viewer === null) return { ok: false, reason: 'no-access' };
  return { ok: true, ...(await readAround(db, viewer.memberId, clock())) };
}

async function countSampleHosts(db: Handle): Promise<number> {
  const [row] = await db
    .select({ hosts: count() })
    .from(memberProfiles)
    .where(eq(memberProfiles.isSampleHost, true));
  return row?.hosts ?? 0;
}

/** Deletes the hosts of the sample with their posts, the replies to those, and what they replied elsewhere. Returns how many there were. */
async function deleteSampleHosts(tx: Handle): Promise<number> {
  const rows = await tx
    .select({ id: memberProfiles.memberId })
    .from(memberProfiles)
    .where(eq(memberProfiles.isSampleHost, true))
    .for('update');
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tx.delete(communityPosts).where(inArray(communityPosts.authorId, ids));
  await tx.delete(communityReplies).where(inArray(communityReplies.authorId, ids));
  await deleteMembers(tx, ids);
  return ids.length;
}

// The staff API has checked this: getting here without the right is a bug.
function mustMay(staff: StaffMember): void {
  if (!mayRemoveSamples(staff)) throw new Error(`${staff.role} may not see what is left of the sample.`);
}

/** How many hosts of the sample are left. */
export function sampleHosts(
  { database: { db } }: ServiceContext,
  { staff }: { staff: StaffMember },
): Promise<number> {
  mustMay(staff);
  return countSampleHosts(db);
}

/** Running it again does nothing. Returns how many hosts went. */
export function removeSampleHosts(
  context: ServiceContext,
  { staff }: { staff: StaffMember },
): Promise<number> {
  mustMay(staff);
  const { database, clock, uuid } = context;
  return database.transaction(async (tx) => {
    const hosts = await deleteSampleHosts(tx);
    if (hosts === 0) return 0;
    const line = { id: uuid(), at: clock(), staff, act: 'remove-sample-hosts' } as const;
    await writeStaffLog(tx, { ...line, subject: String(hosts) });
    await refreshVisitors(context, tx);
    return hosts;
  });
}

const daysAhead = 28;

type CallView = { id: string; time: CallTime; coming: number; isMine: boolean };

/** The live sessions of four weeks. `coming`: how many members have signed up. */
export const comingSessions = (context: ServiceContext, member: Member) =>
  asReader(context, member, async (db, { memberId }) => {
    const { liveCalls } = await readSettings(db);
    const times = comingCalls(liveCalls, context.clock(), daysAhead);
    const { coming, mine } = await readGuests(db, times.map(callId), memberId);
    const calls = times.map((time): CallView => {
      const id = callId(time);
      return { id, time, coming: coming.get(id) ?? 0, isMine: mine.has(id) };
    });
    return { ok: true, calls };
  });

type Which = { member: Member; id: string };

/** 'over': also a session further ahead than the list shows, and one that is not held. */
export const comeToCall = (context: ServiceContext, { member, id }: Which) =>
  asViewer(context, member, async (tx, { memberId }) => {
    const now = context.clock();
    const { liveCalls } = await readSettings(tx);
    if (!comingCalls(liveCalls, now, daysAhead).some((one) => callId(one) === id))
      return { ok: false, reason: 'over' };
    await writeGuest(tx, id, memberId, now);
    return { ok: true };
  });

export const stayAwayFromCall = (context: ServiceContext, { member, id }: Which) =>
  asViewer(context, member, async (tx, { memberId }) => {
    await removeGuest(tx, id, memberId);
    return { ok: true };
  });
