/** What an address agreed to, and whether e-mails reach it. One row an address; e-mails about orders need none. */
import type { Locale } from '../../platform/i18n/locale.ts';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';

/** 'checkout': ticked on a form, where anybody can type any address. 'account' and 'link': by whoever reads its mail. */
export type ChoiceSource = 'checkout' | 'account' | 'link';

export const emailChoices = pgTable(
  'email_choices',
  {
    /** Lower case. */
    email: text('email').primaryKey(),
    name: text('name').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** When they agreed to news, where, and the sentence they agreed to; null: never. */
    agreedAt: instant('agreed_at'),
    source: text('source').$type<ChoiceSource>(),
    wording: text('wording'),
    /** Since when they want none, and the broadcast whose link they used. */
    stoppedAt: instant('stopped_at'),
    stoppedBy: uuid('stopped_by'),
    /** Since when a mail server refuses the address for good. */
    bouncedAt: instant('bounced_at'),
  },
  (t) => [
    index('email_choices_stopped_by')
      .on(t.stoppedBy)
      .where(sql`stopped_by is not null`),
  ],
);
