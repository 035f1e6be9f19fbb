/**
 * Every file that was handed in, written down before its bytes are stored: what belongs to no submission a day later, or no
 * longer, is removed from the store.
 */
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';
import type { SubmittedFile } from './assignment.ts';
import { submissions } from './classroom.table.ts';

export const handedFiles = pgTable(
  'handed_files',
  {
    id: uuid('id').primaryKey(),
    file: jsonb('file').$type<SubmittedFile>().notNull(),
    /** Null until the submission or its mark is written, and again when that is gone. */
    submissionId: uuid('submission_id').references(() => submissions.id, { onDelete: 'set null' }),
    /** Of a voice: who marks. Null for what a learner sent. */
    staffEmail: text('staff_email'),
    at: instant('at').notNull(),
  },
  (t) => [
    index('handed_files_submission').on(t.submissionId),
    index('handed_files_loose')
      .on(t.at)
      .where(sql`submission_id is null`),
  ],
);
