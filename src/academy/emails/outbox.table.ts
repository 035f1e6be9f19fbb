/** Slow or outside work, written in the transaction that caused it and done later by the worker. */
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';
import type { OutboxKind, OutboxTry } from './outbox.ts';

export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<OutboxKind>().notNull(),
    /** One effect has one key: a second write of the same key does nothing. Also the mail's Message-ID. */
    dedupeKey: text('dedupe_key').notNull().unique(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    orderId: uuid('order_id'),
    applicationId: uuid('application_id'),
    /** Whose account it is about. */
    memberId: text('member_id'),
    createdAt: instant('created_at').notNull(),
    runAt: instant('run_at').notNull(),
    attempts: integer('attempts').notNull(),
    leasedUntil: instant('leased_until'),
    leaseToken: text('lease_token'),
    lastError: text('last_error'),
    doneAt: instant('done_at'),
    /** Given up after the last attempt; staff can send it again. */
    failedAt: instant('failed_at'),
    /** How the newest tries went, the oldest first. */
    tries: jsonb('tries').$type<OutboxTry[]>(),
  },
  (t) => [
    // Codes come before everything else that waits.
    index('outbox_due')
      .on(t.kind, sql`(payload ? 'sealed') desc`, t.runAt, t.id)
      .where(sql`done_at is null and failed_at is null`),
    index('outbox_order').on(t.orderId),
    index('outbox_application').on(t.applicationId),
    index('outbox_member').on(t.memberId),
    index('outbox_kind_created').on(t.kind, t.createdAt.desc()),
    index('outbox_written')
      .on(t.createdAt.desc(), t.id.desc())
      .where(sql`kind in ('mail', 'message', 'push')`),
    index('outbox_named')
      .on(sql`coalesce(payload->>'emailName', '')`, t.createdAt.desc(), t.id.desc())
      .where(sql`kind in ('mail', 'message', 'push')`),
    index('outbox_to')
      .on(sql`lower(payload->>'to')`)
      .where(sql`payload->>'to' is not null`),
    index('outbox_failed')
      .on(t.failedAt)
      .where(sql`failed_at is not null`),
  ],
);

/**
 * When a row was first due, in SQL: each failed try moves `run_at` on, so that its age counts from the first try since it was written
 * or staff sent it again. A try that is on its way is counted and not yet kept.
 */
const triesKept = '(attempts - (lease_token is not null)::int)';
export const firstDue = `case when ${triesKept} = 0 then run_at else
  coalesce((tries->(-${triesKept})->>'at')::timestamptz, (tries->0->>'at')::timestamptz, run_at) end`;

/** What was posted when no SMTP server is set: the mailbox page reads it. */
export const mailbox = pgTable(
  'mailbox',
  {
    id: uuid('id').primaryKey(),
    messageId: text('message_id').notNull().unique(),
    sentAt: instant('sent_at').notNull(),
    toAddress: text('to_address').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
  },
  (t) => [index('mailbox_sent').on(t.sentAt.desc())],
);
