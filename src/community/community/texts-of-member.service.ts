/** Deletes or exports a member's texts with the account; texts of others stay, without the member's name. */
import { and, asc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { foldForSearch } from '../../platform/text/fold-for-search.ts';
import { memberProfiles } from '../../academy/accounts/member.table.ts';
import {
  communityMentions,
  communityPictures,
  communityPosts,
  communityReactions,
  communityReads,
  communityReplies,
  communityReports,
} from './community.table.ts';
import { callGuests } from './call-guests.table.ts';
import { hasPublicPosts } from './public-posts.store.ts';
import { sprintDays, sprintMembers } from './sprint.table.ts';
import { communityBlocks } from '../../academy/accounts/blocks.table.ts';

/** Marks a deleted text; `nobody` replaces the name in mentions by others. */
const gone = { removedBy: 'author', removedReason: 'account-deleted' } as const;
const nobody = '@…';

type Author = { memberId: string; at: Date };

const textsOf = (db: Handle, memberId: string) => ({
  posts: db
    .select({ id: communityPosts.id })
    .from(communityPosts)
    .where(eq(communityPosts.authorId, memberId)),
  replies: db
    .select({ id: communityReplies.id })
    .from(communityReplies)
    .where(eq(communityReplies.authorId, memberId)),
});

/** Deletes the rows of a member's pictures; returns the ids, whose files must be removed. */
async function erasePictures(tx: Handle, memberId: string): Promise<string[]> {
  const rows = await tx
    .delete(communityPictures)
    .where(inArray(communityPictures.postId, textsOf(tx, memberId).posts))
    .returning({ id: communityPictures.id });
  return rows.map(({ id }) => id);
}

/** Reports about a member and their texts keep the decision, without quotes and names. */
async function eraseReported(tx: Handle, memberId: string): Promise<void> {
  const { posts, replies } = textsOf(tx, memberId);
  const { subjectKind, subjectId } = communityReports;
  const asText = (ids: typeof posts | typeof replies) =>
    sql`${subjectId} in (select id::text from (${ids}) as texts)`;
  await tx
    .update(communityReports)
    .set({ quoted: '', note: '', decidedWhy: '' })
    .where(
      or(
        and(eq(subjectKind, 'member'), eq(subjectId, memberId)),
        and(eq(subjectKind, 'post'), asText(posts)),
        and(eq(subjectKind, 'reply'), asText(replies)),
      ),
    );
  await tx.update(communityReports).set({ note: '' }).where(eq(communityReports.reporterId, memberId));
}

/** Removes '@Salma' from texts of others that mentioned the member. */
async function eraseMentions(tx: Handle, memberId: string): Promise<void> {
  const [profile] = await tx
    .select({ name: memberProfiles.displayName })
    .from(memberProfiles)
    .where(eq(memberProfiles.memberId, memberId));
  if (!profile || profile.name === '') return;
  const called = `@${profile.name}`;
  const searched = foldForSearch(profile.name);
  if (searched === '') return;
  for (const table of [communityPosts, communityReplies]) {
    const rows = await tx
      .select({ id: table.id, body: table.body, folded: table.folded })
      .from(table)
      .innerJoin(communityMentions, eq(communityMentions.subjectId, table.id))
      .where(eq(communityMentions.memberId, memberId));
    for (const { id, body, folded } of rows)
      await tx
        .update(table)
        .set({ body: body.replaceAll(called, nobody), folded: folded.replaceAll(searched, ' ') })
        .where(eq(table.id, id));
  }
}

/**
 * Called before the account's row is deleted, which deletes reactions, read marks, blocks and sprints too. `werePublic`: pages for
 * visitors must be made anew.
 */
export async function eraseTexts(
  tx: Handle,
  { memberId, at }: Author,
): Promise<{ pictures: string[]; werePublic: boolean }> {
  const pictures = await erasePictures(tx, memberId);
  await eraseReported(tx, memberId);
  await eraseMentions(tx, memberId);
  for (const table of [communityPosts, communityReplies])
    await tx
      .update(table)
      .set({
        ...gone,
        body: '',
        folded: '',
        removedAt: sql`coalesce(${table.removedAt}, ${at.toISOString()}::timestamptz)`,
      })
      .where(eq(table.authorId, memberId));
  return { pictures, werePublic: await hasPublicPosts(tx, memberId) };
}

/** Without the names of staff who removed a text or decided a report. */
const withoutTeam = <T extends { removedBy: string | null }>(row: T) => ({
  ...row,
  removedBy: row.removedBy === null ? null : 'the academy',
});

/** Rows by the names of their tables. */
export async function readHeldTexts(db: Handle, memberId: string) {
  const posts = await db
    .select()
    .from(communityPosts)
    .where(eq(communityPosts.authorId, memberId))
    .orderBy(asc(communityPosts.position));
  const replies = await db
    .select()
    .from(communityReplies)
    .where(eq(communityReplies.authorId, memberId))
    .orderBy(asc(communityReplies.position));
  const ids = posts.map(({ id }) => id);
  const {
    decidedBy: _by,
    decidedWhy: _toOthers,
    quoted: _others,
    ...report
  } = getTableColumns(communityReports);
  const { partnerId: _other, ...sprint } = getTableColumns(sprintMembers);
  return {
    communityPosts: posts.map(({ formerBodyEn: _former, ...post }) => withoutTeam(post)),
    communityReplies: replies.map(withoutTeam),
    communityPictures:
      ids.length === 0
        ? []
        : await db.select().from(communityPictures).where(inArray(communityPictures.postId, ids)),
    communityReactions: await db
      .select()
      .from(communityReactions)
      .where(eq(communityReactions.memberId, memberId)),
    communityMentions: await db
      .select()
      .from(communityMentions)
      .where(eq(communityMentions.memberId, memberId)),
    communityReads: await db.select().from(communityReads).where(eq(communityReads.memberId, memberId)),
    communityBlocks: await db.select().from(communityBlocks).where(eq(communityBlocks.memberId, memberId)),
    communityReports: await db
      .select(report)
      .from(communityReports)
      .where(eq(communityReports.reporterId, memberId)),
    sprintMembers: await db.select(sprint).from(sprintMembers).where(eq(sprintMembers.memberId, memberId)),
    callGuests: await db.select().from(callGuests).where(eq(callGuests.memberId, memberId)),
    sprintDays: await db.select().from(sprintDays).where(eq(sprintDays.memberId, memberId)),
  };
}
