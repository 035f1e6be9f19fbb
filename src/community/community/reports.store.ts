/** Reports of members, and their decisions. Whoever was reported never learns by whom. */
import { and, asc, count, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { communityPosts, communityReplies, communityReports } from './community.table.ts';
import type { ModerationAct, ReportKind, ReportWords } from './report-form.ts';
import type { ReportDecision, ReportReason, Space } from './space.ts';
import { memberProfiles } from '../../academy/accounts/member.table.ts';
import { isUuid } from '../../platform/text/typed-text.ts';
import { inEveryLanguage } from './community-text.ts';

const openOf = (kind: ReportKind, id: string) =>
  and(
    eq(communityReports.subjectKind, kind),
    eq(communityReports.subjectId, id),
    isNull(communityReports.decidedAt),
  );

type NewReport = { id: string; reporterId: string; subject: Subject; words: ReportWords; now: Date };

/** False when the same member has an open report of the same thing: then nothing is added. */
export async function addReport(
  tx: Handle,
  { id, reporterId, subject, words, now }: NewReport,
): Promise<boolean> {
  const { kind, id: subjectId, postId, body } = subject;
  const before = await tx
    .select({ id: communityReports.id })
    .from(communityReports)
    .where(and(openOf(kind, subjectId), eq(communityReports.reporterId, reporterId)))
    .limit(1);
  if (before.length > 0) return false;
  await tx.insert(communityReports).values({
    id,
    subjectKind: kind,
    subjectId,
    postId,
    reporterId,
    ...words,
    quoted: body,
    createdAt: now,
  });
  return true;
}

/** All open reports about one text or one member. */
export type Case = {
  kind: ReportKind;
  id: string;
  since: Date;
  reasons: { reason: ReportReason; times: number }[];
  notes: string[];
  /** The text when it was first reported, and each later wording. */
  quoted: string[];
  /** Null while it waits. */
  decided: { act: ModerationAct | ReportDecision; why: string; by: string; at: Date } | null;
};

const mostAtOnce = 300;

/** Decisions from before their act was stored are known as a kind only. */
const decidedIn = ({
  decidedAt: at,
  decidedBy: by,
  decidedAct,
  decidedWhy: why,
  decision,
}: typeof communityReports.$inferSelect): Case['decided'] =>
  at && { at, by: by ?? '', act: decidedAct ?? decision ?? 'kept', why };

/** Those that wait, the longest waiting first; or the decided ones, each once by its latest decision, the newest first. */
export async function readCases(db: Handle, show: 'open' | 'decided'): Promise<Case[]> {
  const { decidedAt: at, createdAt: since, id } = communityReports;
  const rows = await db
    .select()
    .from(communityReports)
    .where(show === 'open' ? isNull(at) : isNotNull(at))
    .orderBy(...(show === 'open' ? [asc(since), asc(id)] : [desc(at), asc(since), asc(id)]))
    .limit(mostAtOnce);
  const cases = new Map<string, Case>();
  for (const row of rows) {
    const key = `${row.subjectKind} ${row.subjectId}`;
    const found: Case = cases.get(key) ?? {
      kind: row.subjectKind,
      id: row.subjectId,
      since: row.createdAt,
      reasons: [],
      notes: [],
      quoted: [],
      decided: decidedIn(row),
    };
    cases.set(key, found);
    // An earlier decision about the same is not told again.
    if (row.decidedAt?.getTime() !== found.decided?.at.getTime()) continue;
    const counted = found.reasons.find(({ reason }) => reason === row.reason);
    if (counted) counted.times += 1;
    else found.reasons.push({ reason: row.reason, times: 1 });
    if (row.note !== '') found.notes.push(row.note);
    if (!found.quoted.includes(row.quoted)) found.quoted.push(row.quoted);
  }
  return [...cases.values()];
}

export async function countOpenReports(db: Handle): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(communityReports)
    .where(isNull(communityReports.decidedAt));
  return row?.open ?? 0;
}

/**
 * Closes all open reports of one thing at once. Returns the reporters, each once and without deleted accounts; null when somebody
 * else was first.
 */
export async function settleCase(
  tx: Handle,
  { kind, id }: { kind: ReportKind; id: string },
  action: { decision: ReportDecision; act: ModerationAct; why: string; by: string; at: Date },
): Promise<string[] | null> {
  const rows = await tx
    .update(communityReports)
    .set({
      decidedAt: action.at,
      decidedBy: action.by,
      decision: action.decision,
      decidedAct: action.act,
      decidedWhy: action.why,
    })
    .where(openOf(kind, id))
    .returning({ reporterId: communityReports.reporterId });
  if (rows.length === 0) return null;
  return [...new Set(rows.flatMap(({ reporterId }) => reporterId ?? []))];
}

/** Hides a text from everybody; moderators keep it with the reason. False when it was gone already. */
export async function removeText(
  tx: Handle,
  { kind, id }: { kind: 'post' | 'reply'; id: string },
  { by, at, reason }: { by: string; at: Date; reason: string },
): Promise<boolean> {
  const table = kind === 'post' ? communityPosts : communityReplies;
  const rows = await tx
    .update(table)
    .set({ removedAt: at, removedBy: by, removedReason: reason })
    .where(and(eq(table.id, id), isNull(table.removedAt)))
    .returning({ id: table.id });
  return rows.length > 0;
}

/** What a report is about, in its current state. */
export type Subject = {
  kind: ReportKind;
  id: string;
  /** The post it belongs to; null for a member. */
  postId: string | null;
  space: Space | null;
  /** Null once the account is deleted. */
  authorId: string | null;
  authorName: string | null;
  isAnonymous: boolean;
  body: string;
  /** The post that it replies to; null for a post and a member. */
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
    // A reply under a removed post is removed with it.
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

/** Null for what does not exist, and for an invalid id. */
export async function findSubject(db: Handle, kind: ReportKind, id: string): Promise<Subject | null> {
  if (kind === 'member') return findMember(db, id);
  if (!isUuid(id.toLowerCase())) return null;
  return kind === 'post' ? findPost(db, id) : findReply(db, id);
}
