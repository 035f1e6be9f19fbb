/** E-mails from staff to many learners, and everybody each of them goes to. */
import type { Locale } from '../../platform/i18n/locale.ts';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';
import type { BroadcastState, Counts, Purpose, RecipientState, SegmentKind, Texts } from './broadcast.ts';

export const broadcasts = pgTable(
  'broadcasts',
  {
    id: uuid('id').primaryKey(),
    purpose: text('purpose').$type<Purpose>().notNull(),
    segment: text('segment').$type<SegmentKind>().notNull(),
    segmentOf: text('segment_of').notNull(),
    subject: jsonb('subject').$type<Texts['subject']>().notNull().default({}),
    /** Markdown. */
    text: jsonb('text').$type<Texts['text']>().notNull().default({}),
    /** Replaced by `subject` and `text`; neither read nor written any more. */
    formerSubjectEn: text('subject_en').notNull().default(''),
    formerSubjectAr: text('subject_ar').notNull().default(''),
    formerTextEn: text('text_en').notNull().default(''),
    formerTextAr: text('text_ar').notNull().default(''),
    state: text('state').$type<BroadcastState>().notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** When it begins to be sent; null for a draft. */
    sendAt: instant('send_at'),
    sentBy: text('sent_by'),
    endedAt: instant('ended_at'),
    /** How many it went to, once it has ended; the list of them is deleted later. */
    counts: jsonb('counts').$type<Counts>(),
  },
  (t) => [
    index('broadcasts_created').on(t.createdAt.desc()),
    index('broadcasts_at_work')
      .on(t.sendAt)
      .where(sql`state in ('scheduled', 'sending')`),
  ],
);

/** Written once, when it begins to be sent. The id is that of its row in the outbox, too. */
export const broadcastRecipients = pgTable(
  'broadcast_recipients',
  {
    id: uuid('id').primaryKey(),
    broadcastId: uuid('broadcast_id')
      .notNull()
      .references(() => broadcasts.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    name: text('name').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    state: text('state').$type<RecipientState>().notNull(),
    queuedAt: instant('queued_at'),
    settledAt: instant('settled_at'),
  },
  (t) => [
    unique('broadcast_recipients_broadcast_id_email_key').on(t.broadcastId, t.email),
    index('broadcast_recipients_state').on(t.broadcastId, t.state),
    index('broadcast_recipients_on_way')
      .on(t.id)
      .where(sql`state = 'queued'`),
    index('broadcast_recipients_email').on(t.email),
    index('broadcast_recipients_queued')
      .on(t.queuedAt)
      .where(sql`queued_at is not null`),
  ],
);

export type Broadcast = typeof broadcasts.$inferSelect;
