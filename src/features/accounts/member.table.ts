/** What a member shows of herself in the community, and what she wishes to be told. Begins empty of everything but a first name. */
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';
import { memberUsers } from './sign-in.table.ts';

export const memberProfiles = pgTable(
  'member_profiles',
  {
    memberId: text('member_id')
      .primaryKey()
      .references(() => memberUsers.id, { onDelete: 'cascade' }),
    /** What others read: her first name until she chooses another. Never a family name by itself. */
    displayName: text('display_name').notNull(),
    /** The name as readers take it for another: no two members have the same. */
    foldedName: text('folded_name').unique(),
    city: text('city').notNull(),
    about: text('about').notNull(),
    locale: text('locale').$type<'en' | 'ar'>().notNull(),
    wantsDigest: boolean('wants_digest').notNull(),
    /** In every e-mail to her: ends the digest without signing in. */
    unsubscribeToken: text('unsubscribe_token').notNull().unique(),
    joinedAt: instant('joined_at').notNull(),
    digestSentAt: instant('digest_sent_at'),
    /** Until when she may read but not write: a decision of the team. */
    quietUntil: instant('quiet_until'),
    /** Since when she is shut out of the community: a decision of the team. */
    shutOutAt: instant('shut_out_at'),
  },
  (t) => [index('member_profiles_digest').on(t.digestSentAt)],
);
