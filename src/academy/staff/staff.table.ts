/** Staff: who they are, their sign-in, and the log of what they did beyond single orders. */
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';
import type { LoggedFields } from './logged-change.ts';
import type { StaffRole } from './who-may.ts';

export const staffMembers = pgTable('staff_members', {
  /** Lower case. */
  email: text('email').primaryKey(),
  role: text('role').$type<StaffRole>().notNull(),
  /** Slug of the trainer an expert is. */
  expert: text('expert'),
  addedAt: instant('added_at').notNull(),
  /** By which colleagues call them, as an owner typed it; '' where nobody did. */
  name: text('name').notNull().default(''),
});

export const staffLog = pgTable(
  'staff_log',
  {
    id: uuid('id').primaryKey(),
    at: instant('at').notNull(),
    email: text('email').notNull(),
    /** One of `staffActs`; a line may be older than the list. */
    act: text('act').notNull(),
    subject: text('subject'),
    detail: jsonb('detail').$type<Record<string, string>>(),
    /** The fields that changed, before and after; null where the field was, or is, empty. */
    before: jsonb('before').$type<LoggedFields>(),
    after: jsonb('after').$type<LoggedFields>(),
    /** Where the request came from, until it is deleted; null where no request caused it. */
    address: text('address'),
    agent: text('agent'),
    /** Its place in the row of seals, from 1, and its seal; null until it is sealed (seal-log.service.ts). */
    place: bigint('place', { mode: 'number' }),
    seal: text('seal'),
  },
  (t) => [
    index('staff_log_at').on(t.at.desc(), t.id.desc()),
    index('staff_log_email').on(t.email, t.at.desc(), t.id.desc()),
    index('staff_log_act').on(t.act, t.at.desc(), t.id.desc()),
    index('staff_log_subject').on(t.subject, t.at.desc(), t.id.desc()),
    index('staff_log_called')
      .on(t.at)
      .where(sql`address is not null`),
    uniqueIndex('staff_log_place').on(t.place),
    index('staff_log_unsealed')
      .on(t.at, t.id)
      .where(sql`place is null`),
  ],
);

/** One row: the last seal of the staff log, signed with the academy's secret, and when the log was last looked at. */
export const staffLogSeals = pgTable('staff_log_seals', {
  id: integer('id').primaryKey(),
  place: bigint('place', { mode: 'number' }).notNull(),
  seal: text('seal').notNull(),
  proof: text('proof').notNull(),
  checkedAt: instant('checked_at'),
  /** The first place that was not as it was sealed. */
  brokenAt: bigint('broken_at', { mode: 'number' }),
});
