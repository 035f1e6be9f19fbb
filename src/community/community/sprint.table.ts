/** Who takes part in which sprint, and their days. A sprint is known by the day it starts: 'YYYY-MM-DD'. */
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { memberUsers } from '../../academy/sign-in/sign-in.table.ts';
import { instant } from '../../platform/time/instant.ts';

export const sprintMembers = pgTable(
  'sprint_members',
  {
    startsOn: text('starts_on').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => memberUsers.id, { onDelete: 'cascade' }),
    /** The member's goal for the fifteen days. */
    goal: text('goal').notNull(),
    joinedAt: instant('joined_at').notNull(),
    wantsReminders: boolean('wants_reminders').notNull(),
    wantsPartner: boolean('wants_partner').notNull(),
    /** The partner's row; both name each other, or neither does. */
    partnerId: text('partner_id').references(() => memberUsers.id, { onDelete: 'set null' }),
    /** The day of the last reminder, 'YYYY-MM-DD' in Morocco. */
    remindedOn: text('reminded_on'),
    finishedAt: instant('finished_at'),
    leftAt: instant('left_at'),
  },
  (t) => [
    primaryKey({ columns: [t.startsOn, t.memberId] }),
    index('sprint_members_member').on(t.memberId),
    index('sprint_members_partner').on(t.partnerId),
  ],
);

export const sprintDays = pgTable(
  'sprint_days',
  {
    startsOn: text('starts_on').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => memberUsers.id, { onDelete: 'cascade' }),
    /** 1 to 15. */
    day: integer('day').notNull(),
    /** What the member plans for that day. */
    goal: text('goal').notNull(),
    /** What the member reports in the evening. */
    line: text('line').notNull(),
    checkedInAt: instant('checked_in_at'),
  },
  (t) => [primaryKey({ columns: [t.startsOn, t.memberId, t.day] })],
);
