/** What happened, for other systems. Written with what caused it; the outbox carries it to the configured receiver. */
import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';
import type { EventKind } from './event-kinds.ts';

export const events = pgTable(
  'events',
  {
    /** Also the id of its row in the outbox: one event is one delivery, however often it is sent. */
    id: uuid('id').primaryKey(),
    /** The order of writing. */
    position: bigserial('position', { mode: 'number' }).notNull().unique(),
    kind: text('kind').$type<EventKind>().notNull(),
    at: instant('at').notNull(),
    orderId: uuid('order_id'),
    applicationId: uuid('application_id'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** Unique, so that an event which is noticed twice is sent once: a second write of the same key does nothing. */
    dedupeKey: text('dedupe_key').unique(),
    /** Whether the outbox has it. */
    queued: boolean('queued').notNull().default(false),
  },
  (t) => [
    index('events_at').on(t.at),
    index('events_order').on(t.orderId),
    index('events_application').on(t.applicationId),
    index('events_unqueued')
      .on(t.position)
      .where(sql`not queued`),
  ],
);
