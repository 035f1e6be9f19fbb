/** A member's profile in the community and which e-mails they want. At first only the first name is set. */
import type { Locale } from '../../platform/i18n/locale.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';
import { memberUsers } from '../sign-in/sign-in.table.ts';

export const memberProfiles = pgTable(
  'member_profiles',
  {
    memberId: text('member_id')
      .primaryKey()
      .references(() => memberUsers.id, { onDelete: 'cascade' }),
    /** What others read: the first name until the member chooses another. Never a family name by itself. */
    displayName: text('display_name').notNull(),
    /** The name without what makes two spellings look alike: unique, so that nobody can pass for another member. */
    foldedName: text('folded_name').unique(),
    city: text('city').notNull(),
    about: text('about').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    wantsDigest: boolean('wants_digest').notNull(),
    /** In every e-mail to the member: ends the digest without signing in. */
    unsubscribeToken: text('unsubscribe_token').notNull().unique(),
    /** A host of the sample academy, who is no person: has no order, gets no e-mail, and goes with the sample. */
    isSampleHost: boolean('is_sample_host').notNull().default(false),
    /** Others may read that the member wrote this week: only once they ticked it. */
    showsWeek: boolean('shows_week').notNull().default(false),
    joinedAt: instant('joined_at').notNull(),
    digestSentAt: instant('digest_sent_at'),
    /** Until when the member may read but not write: a decision of the team. */
    quietUntil: instant('quiet_until'),
    /** Since when the member is shut out of the community: a decision of the team. */
    shutOutAt: instant('shut_out_at'),
    /** Who of the staff decided that, and the reason that the member was told. */
    heldBy: text('held_by'),
    heldWhy: text('held_why').notNull().default(''),
    /** What the staff console searches: kept up by the database, as that of an order. */
    searchText: text('search_text').generatedAlwaysAs(sql`search_text_of(display_name)`),
  },
  (t) => [
    index('member_profiles_digest').on(t.digestSentAt),
    index('member_profiles_search').using('gin', sql`threes_of(search_text)`),
  ],
);
