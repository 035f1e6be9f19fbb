/** What members see and change of themselves, and how they keep others away. Every verb asks anew who may enter. */
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { areApart, isNotApart, isReadablePost } from './readable.store.ts';
import {
  changeProfile as writeProfile,
  endDigest,
  findByUnsubscribeToken,
  findProfile,
  findShown,
  isNameTaken,
} from './profile.store.ts';
import type { ProfileChange } from './profile-form.ts';
import type { ReportKind, ReportWords } from './report-form.ts';
import { addReport, findSubject, type Subject } from './reports.store.ts';
import { endReminders, partInAll, readFinished } from './sprint.store.ts';
import type { Member } from '../accounts/member.ts';
import { countOne } from '../../platform/limits/in-database.ts';
import { postStaffEmail } from '../emails/outbox.store.ts';
import { asViewer } from './enter-community.service.ts';
import type { ServiceContext } from '../../context.ts';
import { mayWriteToStaff } from '../emails/email-limits.service.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { memberProfiles } from '../accounts/member.table.ts';
import { communityBlocks, communityPosts, communityReplies } from './community.table.ts';
import type { Space } from './space.ts';

/** What a member wrote, as another member may see it on her page. */
type TextOfMember = {
  postId: string;
  /** Null when it is the post itself. */
  replyId: string | null;
  space: Space;
  body: string;
  bodyEn: string | null;
  createdAt: Date;
};

const place = { postId: communityPosts.id, space: communityPosts.space };

/** None without her name, none that was removed, and none at all between two who are apart. */
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

/** Her newest posts, and her replies under posts that the viewer may read. */
async function readTextsOf(
  db: Handle,
  viewerId: string,
  memberId: string,
  most: number,
): Promise<TextOfMember[]> {
  const { body, bodyEn, createdAt, position } = communityPosts;
  const posts = await db
    .select({ ...place, body, bodyEn, createdAt })
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
    ...replies.map((reply) => ({ ...reply, bodyEn: null })),
  ];
  return texts.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime()).slice(0, most);
}

/** Blocking and what is told of it: to nobody but herself. */

/** Once more is nothing. Partners of a sprint are parted by it. */
async function blockMember(tx: Handle, memberId: string, blockedId: string, at: Date): Promise<void> {
  await tx.insert(communityBlocks).values({ memberId, blockedId, at }).onConflictDoNothing();
  await partInAll(tx, memberId, blockedId);
}

async function unblockMember(tx: Handle, memberId: string, blockedId: string): Promise<void> {
  await tx
    .delete(communityBlocks)
    .where(and(eq(communityBlocks.memberId, memberId), eq(communityBlocks.blockedId, blockedId)));
}

type Blocked = { memberId: string; name: string; at: Date };

/** Whom she has blocked, the first one first. Who has blocked her is told to nobody. */
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

/** What a member may report. */

/**
 * What she may report is what she may see: nothing removed, and nothing of anybody she is apart from. Whom she has blocked
 * herself she may still report.
 */
async function isVisible(tx: Handle, memberId: string, subject: Subject): Promise<boolean> {
  if (subject.removedAt !== null) return false;
  const { authorId, kind, isAnonymous } = subject;
  // A text without a name stays in sight: were it gone for whom its author is apart from, blocking would tell who wrote it.
  if (authorId === null || isAnonymous || !(await areApart(tx, memberId, authorId))) return true;
  if (kind !== 'member') return false;
  const blocked = await readBlocked(tx, memberId);
  return blocked.some((one) => one.memberId === authorId);
}

/** Null for what she may not see, and for what is her own. */
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

/** What she says of herself, whom she has blocked, and the first days of the sprints she has finished. */
export const ownProfile = (context: ServiceContext, member: Member) =>
  asViewer(context, member, async (tx, { memberId }) => {
    const profile = await findProfile(tx, memberId);
    if (!profile) return notFound;
    const blocked = await readBlocked(tx, memberId);
    return { ok: true, profile, blocked, finished: await readFinished(tx, memberId) };
  });

/** 'name-taken': another member is called so, or nearly; nothing is changed then. */
export const changeProfile = (
  context: ServiceContext,
  { member, profile }: { member: Member; profile: ProfileChange },
) =>
  asViewer(context, member, async (tx, viewer) => {
    if (await isNameTaken(tx, viewer, profile.displayName)) return { ok: false, reason: 'name-taken' };
    await writeProfile(tx, viewer.memberId, profile);
    return { ok: true };
  });

const mostTexts = 30;

/**
 * The page of another, or of herself as others see it. 'not-found' too for whoever has blocked the viewer: nobody learns
 * that. `isBlocked`: whether the viewer has blocked her; then nothing of hers stands here.
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

/** She reads nothing more of another. 'team': who works here cannot be blocked, so that nobody writes out of their sight. */
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
    await unblockMember(tx, memberId, id);
    return { ok: true };
  });

/**
 * What she is about to report, as it stands; 'not-found' for what she may not see herself. `name` null: asked without a name.
 */
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
 * A text or another member; the staff are told. 'too-many': more in a day than one person means. Reported twice is reported
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
      const about = { dedupeKey: `staff-report:${reportId}`, letter: 'staff-report' } as const;
      await postStaffEmail(tx, about, now);
      await context.database.notify('outbox');
    }
    return { ok: true };
  });

/** What the link in an e-mail ends; null for a token of nobody. */
export async function emailsOf({ database }: ServiceContext, token: string) {
  const profile = await findByUnsubscribeToken(database.db, token);
  return profile && { wantsDigest: profile.wantsDigest };
}

/** Whoever holds the link of a letter ends letters of its kind; false for a token of nobody. */
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
