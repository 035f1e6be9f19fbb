/** What the office sent for the pages and nothing ever named: neither a page, nor a draft, nor an earlier revision. */
import { lt, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { pictures } from '../pictures/pictures.table.ts';
import { recordSchemas, type RecordKind } from './record-kinds.ts';
import { readRows } from './record-rows.store.ts';
import { catalogueRevisions as revisions } from './revisions.table.ts';

/** Days that something lies unused before it is removed: long enough for a course that is written over a summer. */
export const unusedUploadDays = 90;

/** Ids of the library's pictures from before that instant, in use or not. */
export async function readPicturesBefore(db: Handle, instant: Date): Promise<string[]> {
  const rows = await db.select({ id: pictures.id }).from(pictures).where(lt(pictures.addedAt, instant));
  return rows.map(({ id }) => id);
}

async function isInHistory(db: Handle, name: string): Promise<boolean> {
  const rows = await db
    .select({ id: revisions.id })
    .from(revisions)
    .where(sql`strpos(${revisions.record}::text, ${name}) > 0`)
    .limit(1);
  return rows.length > 0;
}

/** Those of these names, ids of pictures or paths of files, that stand in no record and in no revision of one, be it old. */
export async function readUnnamed(db: Handle, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const kinds = Object.keys(recordSchemas) as RecordKind[];
  const written: string[] = [];
  for (const kind of kinds) written.push(JSON.stringify(await readRows(db, kind)));
  const unnamed: string[] = [];
  for (const name of names)
    if (!written.some((rows) => rows.includes(name)) && !(await isInHistory(db, name))) unnamed.push(name);
  return unnamed;
}
