/** Who works here, and what they did beyond single orders. */
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../time/instant.ts';
import type { StaffRole } from './who-may.ts';

export const staffMembers = pgTable('staff_members', {
  /** Lower case. */
  email: text('email').primaryKey(),
  role: text('role').$type<StaffRole>().notNull(),
  /** Slug of the trainer she is, for an expert. */
  expert: text('expert'),
  addedAt: instant('added_at').notNull(),
});

export const staffLog = pgTable(
  'staff_log',
  {
    id: uuid('id').primaryKey(),
    at: instant('at').notNull(),
    email: text('email').notNull(),
    /** 'sign-in', 'sign-out', 'confirm-claim', 'refuse-claim', 'add-access-codes', 'resend-mail', … */
    act: text('act').notNull(),
    subject: text('subject'),
    detail: jsonb('detail').$type<Record<string, string>>(),
  },
  (t) => [index('staff_log_at').on(t.at.desc())],
);
