/** The library of pictures, as rows, and which records show each. */
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { isUuid } from '../../platform/text/typed-text.ts';
import { picturesNamedIn } from '../../platform/files/picture.ts';
import { pictures } from './pictures.table.ts';
import { readWritten } from './record-rows.store.ts';
import type { RecordName } from '../../academy/content/revisions.service.ts';

export type Picture = Omit<typeof pictures.$inferSelect, 'formerAltEn' | 'formerAltAr'>;

export async function insertPicture(tx: Handle, picture: Picture): Promise<void> {
  await tx.insert(pictures).values(picture);
}

type Asked = { skip: number; most: number; search?: string | undefined; addedBy?: string | undefined };

/** For a pattern in which nothing but the text itself counts. */
const plain = (text: string): string => text.replace(/[\\%_]/gu, '\\$&');

/**
 * The newest first; one more than asked for shows that there are others. `search`: in the description of any language;
 * `addedBy`: only theirs.
 */
export const readPictures = (db: Handle, { skip, most, search = '', addedBy }: Asked): Promise<Picture[]> =>
  db
    .select()
    .from(pictures)
    .where(
      and(
        addedBy === undefined ? undefined : eq(pictures.addedBy, addedBy),
        search === ''
          ? undefined
          : sql`exists (select from jsonb_each_text(${pictures.alt}) where value ilike ${`%${plain(search)}%`})`,
      ),
    )
    .orderBy(desc(pictures.addedAt), desc(pictures.id))
    .limit(most)
    .offset(skip);

/** Locks it: nobody else changes or removes it until the transaction ends. */
export async function lockPicture(tx: Handle, id: string): Promise<Picture | null> {
  if (!isUuid(id)) return null;
  const [row] = await tx.select().from(pictures).where(eq(pictures.id, id)).for('update');
  return row ?? null;
}

export async function changePicture(
  tx: Handle,
  id: string,
  change: Partial<Omit<Picture, 'id'>>,
): Promise<void> {
  await tx.update(pictures).set(change).where(eq(pictures.id, id));
}

export async function deletePicture(tx: Handle, id: string): Promise<void> {
  await tx.delete(pictures).where(eq(pictures.id, id));
}

/** Which of these ids have a row. */
export async function knownLibraryPictures(db: Handle, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: pictures.id })
    .from(pictures)
    .where(inArray(pictures.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** Records whose page, draft or scheduled revision shows a picture, by its id. */
export async function readPicturesInUse(db: Handle): Promise<Map<string, RecordName[]>> {
  const inUse = new Map<string, RecordName[]>();
  for (const { kind, slug, record } of await readWritten(db))
    for (const id of picturesNamedIn(JSON.stringify(record))) {
      const uses = inUse.get(id) ?? [];
      if (!uses.some((one) => one.kind === kind && one.slug === slug)) uses.push({ kind, slug });
      inUse.set(id, uses);
    }
  return inUse;
}
