/** Profiles, blocking and reporting. Every action checks access again. */
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { areApart, isNotApart, isReadablePost } from './readable.store.ts';
import {
  changeProfile as writeProfile,
  findByUnsubscribeToken,
  findProfile,
  findShown,
  isNameTaken,
} from './profile.store.ts';
import { endDigest } from '../../academy/accounts/profiles.service.ts';
import type { ProfileChange } from './profile-form.ts';
import type { ReportKind, ReportWords } from './report-form.ts';
import { hasPublicPosts } from './public-posts.store.ts';
import { refreshVisitors } from '../../academy/content/content.service.ts';
import { addReport, findSubject, type Subject } from './reports.store.ts';
import { endReminders, endAllPairs, readFinished } from './sprint.store.ts';
import type { Member } from '../../academy/sign-in/member.ts';
import { countOne } from '../../platform/limits/in-database.ts';
import { mayWriteToStaff, postStaffEmail } from '../../academy/emails/post-emails.service.ts';
import { asViewer } from './enter-community.service.ts';
import type { ServiceContext } from '../../context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { memberProfiles } from '../../academy/accounts/member.table.ts';
import { communityPosts, communityReplies } from './community.table.ts';
import type { Bodies } from './post-view.ts';
import type { Space } from './space.ts';
import { communityBlocks } from '../../academy/accounts/blocks.table.ts';
import { deleteBlock, insertBlock } from '../../academy/accounts/accounts.service.ts';

/** A member's text on their page, as another member may see it. */
type TextOfMember = {
  postId: string;
  /** Null for the post itself. */
  replyId: string | null;
  space: Space;
  body: string;
  bodies: Bodies;
  createdAt: Date;
};

const place = { postId: communityPosts.id, space: communityPosts.space };

/** Without hidden names, without removed texts, and nothing at all when one has blocked the other. */
const shownOf = (
  texts: typeof communityPosts | typeof communityReplies,
  viewerId: string,
  memberId: string,
) =>
  and(
    eq(texts.authorId, memberId),
    eq(texts.isAnonymous, false),
    isNull(texts.removedAt),
    isNotApart(viewerId, texts.authorId),
  );

/** A member's newest posts, and replies under posts that the viewer may read. */
async function readTextsOf(
  db: Handle,
  viewerId: string,
  memberId: string,
  most: number,
): Promise<TextOfMember[]> {
  const { body, bodies, createdAt, position } = communityPosts;
  const posts = await db
    .select({ ...place, body, bodies, createdAt })
    .from(communityPosts)
    .where(shownOf(communityPosts, viewerId, memberId))
    .orderBy(desc(position))
    .limit(most);
  const replies = await db
    .select({
      ...place,
      replyId: communityReplies.id,
      body: communityReplies.body,
      createdAt: communityReplies.createdAt,
    })
    .from(communityReplies)
    .innerJoin(communityPosts, eq(communityPosts.id, communityReplies.postId))
    .where(and(shownOf(communityReplies, viewerId, memberId), isReadablePost(viewerId)))
    .orderBy(desc(communityReplies.position))
    .limit(most);
  const texts = [
    ...posts.map((post) => ({ ...post, replyId: null })),
    ...replies.map((reply) => ({ ...reply, bodies: null })),
  ];
  return texts.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime()).slice(0, most);
}

/** Nobody is notified. Repeating it changes nothing. It separates sprint partners. */
async function blockMember(tx: Handle, memberId: string, blockedId: string, at: Date): Promise<void> {
  await insertBlock(tx, { memberId, blockedId, at });
  await endAllPairs(tx, memberId, blockedId);
}

type Blocked = { memberId: string; name: string; at: Date };

/** Members that somebody has blocked, the first one first. */
const readBlocked = (db: Handle, memberId: string): Promise<Blocked[]> =>
  db
    .select({
      memberId: communityBlocks.blockedId,
      name: memberProfiles.displayName,
      at: communityBlocks.at,
    })
    .from(communityBlocks)
    .innerJoin(memberProfiles, eq(memberProfiles.memberId, communityBlocks.blockedId))
    .where(eq(communityBlocks.memberId, memberId))
    .orderBy(asc(communityBlocks.at), asc(communityBlocks.blockedId));

/**
 * What a member may report is what they may see: nothing removed, and nothing of members who have blocked them. Members whom they
 * have blocked themselves can still be reported.
 */
async function isVisible(tx: Handle, memberId: string, subject: Subject): Promise<boolean> {
  if (subject.removedAt !== null) return false;
  const { authorId, kind, isAnonymous } = subject;
  // A text without a name stays visible: if a block hid it, blocking would reveal who wrote it.
  if (authorId === null || isAnonymous || !(await areApart(tx, memberId, authorId))) return true;
  if (kind !== 'member') return false;
  const blocked = await readBlocked(tx, memberId);
  return blocked.some((one) => one.memberId === authorId);
}

/** Null for what the member may not see, and for their own. */
async function findReportable(
  tx: Handle,
  memberId: string,
  { kind, id }: { kind: ReportKind; id: string },
): Promise<Subject | null> {
  const subject = await findSubject(tx, kind, id);
  if (!subject || subject.authorId === memberId) return null;
  return (await isVisible(tx, memberId, subject)) ? subject : null;
}

const notFound = { ok: false, reason: 'not-found' } as const;

/** The own profile, blocked members, and the first days of finished sprints. */
export const ownProfile = (context: ServiceContext, member: Member) =>
  asViewer(context, member, async (tx, { memberId }) => {
    const profile = await findProfile(tx, memberId);
    if (!profile) return notFound;
    const blocked = await readBlocked(tx, memberId);
    return { ok: true, profile, blocked, finished: await readFinished(tx, memberId) };
  });

/** 'name-taken': another member has the same or a similar name; nothing is changed then. */
export const changeProfile = (
  context: ServiceContext,
  { member, profile }: { member: Member; profile: ProfileChange },
) =>
  asViewer(context, member, async (tx, viewer) => {
    if (await isNameTaken(tx, viewer, profile.displayName)) return { ok: false, reason: 'name-taken' };
    await writeProfile(tx, viewer.memberId, profile);
    // Their name and city stand above what visitors read of them.
    if (await hasPublicPosts(tx, viewer.memberId)) await refreshVisitors(context, tx);
    return { ok: true };
  });

const mostTexts = 30;

/**
 * The page of a member as others see it. 'not-found' also when that member has blocked the viewer, who must not learn that.
 * `isBlocked`: the viewer has blocked that member; then it shows no texts.
 */
export const memberPage = (context: ServiceContext, { member, id }: { member: Member; id: string }) =>
  asViewer(context, member, async (tx, { memberId }) => {
    const shown = await findShown(tx, id);
    if (!shown) return notFound;
    const isBlocked = (await readBlocked(tx, memberId)).some((one) => one.memberId === id);
    if (!isBlocked && (await areApart(tx, memberId, id))) return notFound;
    const texts = isBlocked ? [] : await readTextsOf(tx, memberId, id, mostTexts);
    const finished = isBlocked ? [] : await readFinished(tx, id);
    return { ok: true, shown, isMe: id === memberId, isBlocked, texts, finished };
  });

/** Hides everything of another member. 'team': staff cannot be blocked, so that nobody writes out of their sight. */
export const block = (context: ServiceContext, { member, id }: { member: Member; id: string }) =>
  asViewer(context, member, async (tx, { memberId }) => {
    if (id === memberId) return { ok: false, reason: 'self' };
    const other = await findShown(tx, id);
    if (!other) return notFound;
    if (other.isTeam) return { ok: false, reason: 'team' };
    await blockMember(tx, memberId, id, context.clock());
    return { ok: true };
  });

export const unblock = (context: ServiceContext, { member, id }: { member: Member; id: string }) =>
  asViewer(context, member, async (tx, { memberId }) => {
    await deleteBlock(tx, { memberId, blockedId: id });
    return { ok: true };
  });

/** What the member is about to report; 'not-found' for what they may not see. `name` null: asked without a name. */
export const toReport = (
  context: ServiceContext,
  { member, kind, id }: { member: Member; kind: ReportKind; id: string },
) =>
  asViewer(context, member, async (tx, { memberId }) => {
    const subject = await findReportable(tx, memberId, { kind, id });
    if (!subject) return notFound;
    const { isAnonymous, authorName, authorId, body } = subject;
    const who = isAnonymous ? { name: null, memberId: null } : { name: authorName, memberId: authorId };
    return { ok: true, ...who, body };
  });

/**
 * A text or another member; staff are notified. 'too-many': more in a day than one person means. Reported twice is reported
 * once.
 */
export const report = (
  context: ServiceContext,
  { member, kind, id, words }: { member: Member; kind: ReportKind; id: string; words: ReportWords },
) =>
  asViewer(context, member, async (tx, { memberId }) => {
    const subject = await findReportable(tx, memberId, { kind, id });
    if (!subject) return notFound;
    const now = context.clock();
    if (!(await countOne(context, tx, 'report', memberId))) return { ok: false, reason: 'too-many' };
    const reportId = context.uuid();
    const isNew = await addReport(tx, { id: reportId, reporterId: memberId, subject, words, now });
    if (isNew && (await mayWriteToStaff(context, tx, 'reports'))) {
      const about = { dedupeKey: `staff-report:${reportId}`, emailName: 'staff-report' } as const;
      await postStaffEmail(tx, about, now);
    }
    return { ok: true };
  });

/** The e-mails that the link in one of them ends; null for an unknown token. */
export async function emailsOf({ database }: ServiceContext, token: string) {
  const profile = await findByUnsubscribeToken(database.db, token);
  return profile && { wantsDigest: profile.wantsDigest };
}

/** Ends e-mails of this kind for the holder of the link; false for an unknown token. */
export const endEmails = (
  { database }: ServiceContext,
  { token, what }: { token: string; what: 'digest' | 'reminders' },
): Promise<boolean> =>
  database.transaction(async (tx) => {
    const profile = await findByUnsubscribeToken(tx, token);
    if (!profile) return false;
    if (what === 'digest') await endDigest(tx, token);
    else await endReminders(tx, profile.memberId);
    return true;
  });
