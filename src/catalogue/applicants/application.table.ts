/** Applications as they were sent: one row each, never changed by the page that wrote it; and its status in the staff console. */
import type { Locale } from '../../platform/i18n/locale.ts';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';
import type { ApplicationKind, ApplicationReply, ApplicationStage, Verdict } from './application.ts';

export const applications = pgTable(
  'applications',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<ApplicationKind>().notNull(),
    /** Slug of the course, workshop, product, job or service; null when it is about none. */
    subject: text('subject'),
    locale: text('locale').$type<Locale>().notNull(),
    /** Null where only an e-mail is asked for. */
    name: text('name'),
    email: text('email').notNull(),
    /** E.164; null when none was given. */
    phone: text('phone'),
    /** What else the form asked, by field. */
    answers: jsonb('answers').$type<Record<string, string>>().notNull(),
    /** Of the words, while sending them again means the same application; null afterwards. */
    fingerprint: text('fingerprint'),
    sentAt: instant('sent_at').notNull(),
    /** Null: staff need not answer, since a list or an e-mail did. */
    stage: text('stage').$type<ApplicationStage>(),
    /** Null until its first change of status. */
    stageSince: instant('stage_since'),
    /** Who of the staff moved it there; null where nobody of them did. */
    stageBy: text('stage_by'),
    /** What staff wrote for each other. */
    staffNote: text('office_note'),
    /** What staff added to the e-mail that declined it. */
    told: text('told'),
    /** What staff answered by e-mail, the first first. */
    replies: jsonb('replies').$type<ApplicationReply[]>().notNull().default([]),
    /** Of a scholarship: what staff said, the first first. */
    verdicts: jsonb('verdicts').$type<Verdict[]>().notNull().default([]),
    /** The course that came of a proposal. */
    courseSlug: text('course_slug'),
    /** What the staff console searches: kept up by the database, as that of an order. */
    searchText: text('search_text').generatedAlwaysAs(
      sql`search_text_of(coalesce(name, '') || E'\n' || email)`,
    ),
  },
  (t) => [
    unique('application_once').on(t.fingerprint),
    index('applications_sent').on(t.sentAt),
    index('applications_kind').on(t.kind, t.sentAt),
    index('applications_email').on(t.email),
    index('applications_search').using('gin', sql`threes_of(search_text)`),
    index('applications_stage').on(t.stage, t.sentAt),
    index('applications_course')
      .on(t.courseSlug)
      .where(sql`course_slug is not null`),
  ],
);
