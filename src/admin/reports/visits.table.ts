/** How often pages of what is for sale were opened. Numbers alone: nothing here is about anybody. */
import type { Locale } from '../../platform/i18n/locale.ts';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { VisitStep } from './visit.ts';
import type { SoldKind } from '../../academy/settings/sold-kinds.ts';

/** Visits by the link that led to them; all words are empty without one. */
export const visitsBySource = pgTable(
  'visits_by_source',
  {
    /** 'YYYY-MM-DD' in Morocco. */
    day: text('day').notNull(),
    source: text('source').notNull(),
    medium: text('medium').notNull(),
    campaign: text('campaign').notNull(),
    times: integer('times').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.source, t.medium, t.campaign] })],
);

export const visitsByDay = pgTable(
  'visits_by_day',
  {
    /** 'YYYY-MM-DD' in Morocco. */
    day: text('day').notNull(),
    step: text('step').$type<VisitStep>().notNull(),
    itemKind: text('item_kind').$type<SoldKind>().notNull(),
    itemSlug: text('item_slug').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    times: integer('times').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.step, t.itemKind, t.itemSlug, t.locale] })],
);
