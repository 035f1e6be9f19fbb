/** How members of staff like to look at lists. */
import { jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';
import type { ViewFilter } from './staff-view.ts';
import { staffMembers } from './staff.table.ts';

export const staffViews = pgTable(
  'staff_views',
  {
    id: uuid('id').primaryKey(),
    ownerEmail: text('owner_email')
      .notNull()
      .references(() => staffMembers.email, { onDelete: 'cascade' }),
    list: text('list').notNull(),
    name: text('name').notNull(),
    filter: jsonb('filter').$type<ViewFilter>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('staff_views_name').on(t.ownerEmail, t.list, t.name)],
);
