/** People's requests about their own data, and the answers. */
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { DataRequestKind, DataRequestState, DataRequestWay } from '../../admin/privacy/data-request.ts';
import { instant } from '../../platform/time/instant.ts';

export const dataRequests = pgTable(
  'data_requests',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<DataRequestKind>().notNull(),
    /** Whom it is about, lower case; once their data is erased nobody's. */
    email: text('email').notNull(),
    /** Empty where none was given. */
    name: text('name').notNull(),
    way: text('way').$type<DataRequestWay>().notNull(),
    /** The request, as staff wrote it down. */
    note: text('note').notNull(),
    /** 'YYYY-MM-DD' in Morocco. */
    receivedOn: text('received_on').notNull(),
    dueAt: instant('due_at').notNull(),
    state: text('state').$type<DataRequestState>().notNull(),
    /** How the person proved their identity; empty until it is answered. */
    proof: text('proof').notNull(),
    /** What was done, or why it was declined; empty while it is open. */
    answer: text('answer').notNull(),
    /** Who of the staff wrote it down, and who answered it. */
    notedBy: text('noted_by').notNull(),
    answeredBy: text('answered_by'),
    notedAt: instant('noted_at').notNull(),
    answeredAt: instant('answered_at'),
  },
  (t) => [
    index('data_requests_open')
      .on(t.dueAt)
      .where(sql`state = 'open'`),
    index('data_requests_noted').on(t.notedAt.desc()),
    index('data_requests_email').on(t.email),
  ],
);
