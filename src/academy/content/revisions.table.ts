/**
 * The earlier, current and draft versions of a record of the catalogue. Pages read the record's own row; a revision reaches it by
 * being published.
 */
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';
import type { RecordKind } from '../../admin/records/record-kinds.ts';

/** 'dropped': a draft that was saved anew or thrown away; it can be taken up again. */
export type RevisionState = 'draft' | 'scheduled' | 'published' | 'replaced' | 'dropped';

/**
 * 'delivered': it came with the sample academy; 'adopted': the row was changed without a draft, e.g. by a command; 'merged': the
 * same, while somebody had a draft, which was carried over; 'restored': made from an earlier one; 'removed': from now on there is no such record, or the draft that was left of it; 'missed': its time
 * came, and it could not be published.
 */
export type RevisionNote = 'delivered' | 'adopted' | 'merged' | 'restored' | 'removed' | 'missed';

export const catalogueRevisions = pgTable(
  'catalogue_revisions',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<RecordKind>().notNull(),
    slug: text('slug').notNull(),
    /** Null: the record was removed. */
    record: jsonb('record').$type<object>(),
    state: text('state').$type<RevisionState>().notNull(),
    /** E-mail of a member of staff; 'academy' for what no member of staff wrote. */
    madeBy: text('made_by').notNull(),
    madeAt: instant('made_at').notNull(),
    publishAt: instant('publish_at'),
    /** Who had it published, now or at a set time. */
    publishedBy: text('published_by'),
    publishedAt: instant('published_at'),
    /** The published one that its author began from; null when there was none. */
    basedOn: uuid('based_on'),
    note: text('note').$type<RevisionNote>(),
  },
  (t) => [
    index('catalogue_revisions_record').on(t.kind, t.slug, t.madeAt.desc()),
    uniqueIndex('catalogue_revisions_open')
      .on(t.kind, t.slug)
      .where(sql`state in ('draft', 'scheduled')`),
    uniqueIndex('catalogue_revisions_published')
      .on(t.kind, t.slug)
      .where(sql`state = 'published'`),
    index('catalogue_revisions_due')
      .on(t.publishAt)
      .where(sql`state = 'scheduled'`),
  ],
);
