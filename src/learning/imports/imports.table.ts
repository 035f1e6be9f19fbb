/** Lists of learners that came from elsewhere, and what became of each line. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import type { ImportOutcome, ImportState, LineToImport, Undone } from './import-outcome.ts';
import type { ImportSource } from './import.ts';

/** The file itself is never kept. */
export const imports = pgTable(
  'imports',
  {
    id: uuid('id').primaryKey(),
    fileName: text('file_name').notNull(),
    source: text('source').$type<ImportSource>().notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** Each new learner gets one e-mail. */
    isTold: boolean('is_told').notNull(),
    state: text('state').$type<ImportState>().notNull(),
    madeAt: instant('made_at').notNull(),
    madeBy: text('made_by').notNull(),
    endedAt: instant('ended_at'),
    undoneBy: text('undone_by'),
  },
  (t) => [
    index('imports_made').on(t.madeAt.desc()),
    index('imports_open')
      .on(t.madeAt)
      .where(sql`state in ('running', 'undoing')`),
  ],
);

export const importLines = pgTable(
  'import_lines',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** In the order of the file; a line with two courses has two. */
    position: integer('position').notNull(),
    line: integer('line').notNull(),
    /** Who it is and what she gets, until it is done: then nothing of the file is left. */
    row: jsonb('row').$type<LineToImport>(),
    /** Null: it waits for its turn. */
    outcome: text('outcome').$type<ImportOutcome>(),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    /** Lessons that it ticked. */
    lessons: integer('lessons').notNull().default(0),
    at: instant('at'),
    undone: text('undone').$type<Undone>(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.position] }),
    index('import_lines_order')
      .on(t.orderId)
      .where(sql`order_id is not null`),
    index('import_lines_waiting')
      .on(t.importId)
      .where(sql`outcome is null`),
  ],
);
