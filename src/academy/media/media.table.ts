/** What staff uploaded for lessons, and the sizes that were made of it. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';
import type { MediaKind, MediaState, Rendition } from './media.ts';

export const media = pgTable(
  'media',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<MediaKind>().notNull(),
    /** As the file was called on the computer of whoever sent it. */
    name: text('name').notNull(),
    /** Of the whole upload, in hex; null until it is whole. */
    sha256: text('sha256'),
    /** Of the whole upload. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** How long a film or a sound lasts; null until it is known. */
    seconds: doublePrecision('seconds'),
    width: integer('width'),
    height: integer('height'),
    state: text('state').$type<MediaState>().notNull(),
    /** Why it failed, in a word of `media.ts`. */
    error: text('error'),
    /** Of making its sizes, 0 to 100. */
    progress: integer('progress').notNull().default(0),
    attempts: integer('attempts').notNull().default(0),
    /** When sizes are to be made; null when nothing is to be done. */
    runAt: instant('run_at'),
    leasedUntil: instant('leased_until'),
    leaseToken: text('lease_token'),
    uploadedBy: text('uploaded_by').notNull(),
    createdAt: instant('created_at').notNull(),
    readyAt: instant('ready_at'),
  },
  (t) => [
    index('media_waiting')
      .on(t.runAt)
      .where(sql`run_at is not null`),
  ],
);

export const mediaFiles = pgTable(
  'media_files',
  {
    id: uuid('id').primaryKey(),
    mediaId: uuid('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    rendition: text('rendition').$type<Rendition>().notNull(),
    /** Random key in the store. Shown on no page. */
    storageName: text('storage_name').notNull().unique(),
    contentType: text('content_type').notNull(),
    codec: text('codec'),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    width: integer('width'),
    height: integer('height'),
    /** SHA-256 of its content, in hex. */
    etag: text('etag').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('media_files_rendition').on(t.mediaId, t.rendition)],
);

export type Media = typeof media.$inferSelect;
export type MediaFile = typeof mediaFiles.$inferSelect;
