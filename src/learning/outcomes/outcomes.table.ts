/** What learners told of what came of a course; without a row they did not answer. */
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';
import { enrolments } from '../../selling/orders/cohorts.table.ts';
import type { Earning, Stage } from './outcome.ts';

export const outcomes = pgTable(
  'outcomes',
  {
    enrolmentId: uuid('enrolment_id')
      .notNull()
      .references(() => enrolments.id, { onDelete: 'cascade' }),
    /** Asked so many days after the end of the course. */
    stage: integer('stage').$type<Stage>().notNull(),
    earns: text('earns').$type<Earning>().notNull(),
    dirhams: integer('dirhams'),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.enrolmentId, t.stage] })],
);
