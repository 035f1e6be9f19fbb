/** What a report is about, as it stands now. */
import { eq } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { memberProfiles } from '../accounts/member.table.ts';
import { isUuid } from '../../platform/text/uuid.ts';
import { communityPosts, communityReplies } from './community.table.ts';
import { inEveryLanguage } from './community-text.ts';
import type { ReportKind } from './report-form.ts';
import type { Space } from './space.ts';

export type Subject = {
  kind: ReportKind;
  id: string;
  /** Where it stands; null for a member. */
  postId: string | null;
  space: Space | null;
  /** Null once the account is deleted. */
  authorId: string | null;
  authorName: string | null;
  isAnonymous: boolean;
  body: string;
  /** What it answers to; null for a post and a member. */
  answersTo: string | null;
  removedAt: Date | null;
  writtenAt: Date;
  editedAt: Date | null;
};

async function findPost(db: Handle, id: string): Promise<Subject | null> {
  const [row] = await db
    .select({ post: communityPosts, name: memberProfiles.displayName })
    .from(communityPosts)
    .leftJoin(memberProfiles, eq(memberProfiles.memberId, communityPosts.authorId))
    .where(eq(communityPosts.id, id));
  if (!row) return null;
  const { space, authorId, isAnonymous, removedAt, createdAt, editedAt } = row.post;
  const body = inEveryLanguage(row.post);
  const when = { removedAt, writtenAt: createdAt, editedAt };
  const who = { authorId, authorName: row.name, isAnonymous };
  return { kind: 'post', id, postId: id, space, ...who, body, answersTo: null, ...when };
}

async function findReply(db: Handle, id: string): Promise<Subject | null> {
  const [row] = await db
    .select({ reply: communityReplies, post: communityPosts, name: memberProfiles.displayName })
    .from(communityReplies)
    .innerJoin(communityPosts, eq(communityPosts.id, communityReplies.postId))
    .leftJoin(memberProfiles, eq(memberProfiles.memberId, communityReplies.authorId))
    .where(eq(communityReplies.id, id));
  if (!row) return null;
  const { reply, post } = row;
  return {
    kind: 'reply',
    id,
    postId: post.id,
    space: post.space,
    authorId: reply.authorId,
    authorName: row.name,
    isAnonymous: reply.isAnonymous,
    body: reply.body,
    answersTo: inEveryLanguage(post),
    // A reply under a removed post is gone with it.
    removedAt: reply.removedAt ?? post.removedAt,
    writtenAt: reply.createdAt,
    editedAt: reply.editedAt,
  };
}

async function findMember(db: Handle, id: string): Promise<Subject | null> {
  const [profile] = await db.select().from(memberProfiles).where(eq(memberProfiles.memberId, id));
  if (!profile) return null;
  const { displayName, city, about, joinedAt, shutOutAt } = profile;
  return {
    kind: 'member',
    id,
    postId: null,
    space: null,
    authorId: id,
    authorName: displayName,
    isAnonymous: false,
    body: [displayName, city, about].filter(Boolean).join('\n'),
    answersTo: null,
    removedAt: shutOutAt,
    writtenAt: joinedAt,
    editedAt: null,
  };
}

/** Null for what does not exist, and for what is no id. */
export async function findSubject(db: Handle, kind: ReportKind, id: string): Promise<Subject | null> {
  if (kind === 'member') return findMember(db, id);
  if (!isUuid(id.toLowerCase())) return null;
  return kind === 'post' ? findPost(db, id) : findReply(db, id);
}
