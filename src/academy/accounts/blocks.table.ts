/** Members who do not want to read each other. */
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { memberUsers } from '../sign-in/sign-in.table.ts';
import { instant } from '../../platform/time/instant.ts';

const member = (name = 'member_id') =>
  text(name)
    .notNull()
    .references(() => memberUsers.id, { onDelete: 'cascade' });

/** Neither of the two sees what the other writes. */
export const communityBlocks = pgTable(
  'community_blocks',
  {
    memberId: member(),
    blockedId: member('blocked_id'),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.blockedId] }),
    index('community_blocks_blocked').on(t.blockedId),
  ],
);
