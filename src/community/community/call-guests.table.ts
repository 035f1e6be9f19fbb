/** Who comes to which live session. A session is known as in addresses: 'questions-2026-12-08'. */
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { memberUsers } from '../../academy/sign-in/sign-in.table.ts';
import { instant } from '../../platform/time/instant.ts';

export const callGuests = pgTable(
  'call_guests',
  {
    callId: text('call_id').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => memberUsers.id, { onDelete: 'cascade' }),
    joinedAt: instant('joined_at').notNull(),
    dayRemindedAt: instant('day_reminded_at'),
    hourRemindedAt: instant('hour_reminded_at'),
  },
  (t) => [primaryKey({ columns: [t.callId, t.memberId] }), index('call_guests_member').on(t.memberId)],
);
