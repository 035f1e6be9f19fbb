/** What members write to each other. A removed text stays for the moderators, with the reason; an erased account takes its texts along. */
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Locale } from '../../platform/i18n/locale.ts';
import { instant } from '../../platform/time/instant.ts';
import { memberUsers } from '../../academy/sign-in/sign-in.table.ts';
import type { ModerationAct } from './report-form.ts';
import type { Reaction, ReportDecision, ReportReason, Space } from './space.ts';

const author = () => text('author_id').references(() => memberUsers.id, { onDelete: 'set null' });
const member = (name = 'member_id') =>
  text(name)
    .notNull()
    .references(() => memberUsers.id, { onDelete: 'cascade' });

export const communityPosts = pgTable(
  'community_posts',
  {
    id: uuid('id').primaryKey(),
    /** The order of writing. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    space: text('space').$type<Space>().notNull(),
    /** Null once the account is deleted. */
    authorId: author(),
    /** A question to the mentor: nobody but the moderators learns who asks. */
    isAnonymous: boolean('is_anonymous').notNull(),
    body: text('body').notNull(),
    /** Of a post of the academy in several languages, that of its body among them; the database ends them once the body is changed. */
    bodies: jsonb('bodies').$type<Partial<Record<Locale, string>>>(),
    /** Replaced by the bodies; neither read nor written any more. */
    formerBodyEn: text('body_en'),
    /** The body as searches compare it. */
    folded: text('folded').notNull().default(''),
    isPinned: boolean('is_pinned').notNull(),
    /** Staff show it to visitors who have not paid: only posts of the academy and its hosts. */
    isPublic: boolean('is_public').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
    /** When it was written or last replied to. */
    activeAt: instant('active_at').notNull(),
    removedAt: instant('removed_at'),
    removedBy: text('removed_by'),
    removedReason: text('removed_reason'),
  },
  (t) => [
    index('community_posts_space').on(t.space, t.activeAt.desc()),
    index('community_posts_author').on(t.authorId, t.createdAt),
    index('community_posts_public')
      .on(t.createdAt.desc())
      .where(sql`is_public`),
  ],
);

export const communityReplies = pgTable(
  'community_replies',
  {
    id: uuid('id').primaryKey(),
    position: bigserial('position', { mode: 'number' }).notNull(),
    postId: uuid('post_id')
      .notNull()
      .references(() => communityPosts.id, { onDelete: 'cascade' }),
    authorId: author(),
    /** Written by the member who asked anonymously, under their own question. */
    isAnonymous: boolean('is_anonymous').notNull(),
    body: text('body').notNull(),
    /** The body as searches compare it. */
    folded: text('folded').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
    removedAt: instant('removed_at'),
    removedBy: text('removed_by'),
    removedReason: text('removed_reason'),
  },
  (t) => [
    index('community_replies_post').on(t.postId, t.position),
    index('community_replies_author').on(t.authorId, t.createdAt),
  ],
);

/** One picture a post; its file lies in the data folder under this id. */
export const communityPictures = pgTable(
  'community_pictures',
  {
    id: uuid('id').primaryKey(),
    postId: uuid('post_id')
      .notNull()
      .unique()
      .references(() => communityPosts.id, { onDelete: 'cascade' }),
    /** What is on it, for whoever cannot see it; empty when the member wrote nothing. */
    alt: text('alt').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
  },
  (t) => [index('community_pictures_uploaded').on(t.uploadedAt)],
);

/** On a post or a reply; `postId` is the post it belongs to. */
export const communityReactions = pgTable(
  'community_reactions',
  {
    subjectId: uuid('subject_id').notNull(),
    postId: uuid('post_id')
      .notNull()
      .references(() => communityPosts.id, { onDelete: 'cascade' }),
    memberId: member(),
    kind: text('kind').$type<Reaction>().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.subjectId, t.memberId, t.kind] }),
    index('community_reactions_post').on(t.postId),
  ],
);

/** Who was called by name in a post or reply. */
export const communityMentions = pgTable(
  'community_mentions',
  {
    subjectId: uuid('subject_id').notNull(),
    postId: uuid('post_id')
      .notNull()
      .references(() => communityPosts.id, { onDelete: 'cascade' }),
    memberId: member(),
    at: instant('at').notNull(),
    seenAt: instant('seen_at'),
  },
  (t) => [
    primaryKey({ columns: [t.subjectId, t.memberId] }),
    index('community_mentions_member').on(t.memberId, t.at.desc()),
  ],
);

/** How far a member has read a space. */
export const communityReads = pgTable(
  'community_reads',
  {
    memberId: member(),
    space: text('space').$type<Space>().notNull(),
    readAt: instant('read_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.space] }), index('community_reads_read').on(t.readAt)],
);

export const communityReports = pgTable(
  'community_reports',
  {
    id: uuid('id').primaryKey(),
    subjectKind: text('subject_kind').$type<'post' | 'reply' | 'member'>().notNull(),
    /** Of the post, the reply or the member. */
    subjectId: text('subject_id').notNull(),
    postId: uuid('post_id').references(() => communityPosts.id, { onDelete: 'set null' }),
    reporterId: text('reporter_id').references(() => memberUsers.id, { onDelete: 'set null' }),
    reason: text('reason').$type<ReportReason>().notNull(),
    note: text('note').notNull(),
    /** Its text when it was reported: an edit afterwards hides nothing. */
    quoted: text('quoted').notNull(),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by'),
    decision: text('decision').$type<ReportDecision>(),
    decidedAct: text('decided_act').$type<ModerationAct>(),
    /** The reason that the author was told, or a note; empty without one. */
    decidedWhy: text('decided_why').notNull().default(''),
  },
  (t) => [index('community_reports_open').on(t.decidedAt, t.createdAt)],
);
