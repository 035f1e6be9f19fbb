/** What staff note about a person, by the address, as it is written. */
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { personNotes, personTags } from './people.table.ts';

export const insertPersonNote = (tx: Handle, note: typeof personNotes.$inferInsert) =>
  tx.insert(personNotes).values(note);

/** False when it is not there, or somebody else's. */
export async function deletePersonNote(
  tx: Handle,
  { id, email, byEmail }: Pick<typeof personNotes.$inferSelect, 'id' | 'email' | 'byEmail'>,
): Promise<boolean> {
  const own = and(eq(personNotes.id, id), eq(personNotes.email, email), eq(personNotes.byEmail, byEmail));
  const gone = await tx.delete(personNotes).where(own).returning({ id: personNotes.id });
  return gone.length > 0;
}

export async function changeTags(
  tx: Handle,
  email: string,
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): Promise<void> {
  if (remove.length > 0)
    await tx.delete(personTags).where(and(eq(personTags.email, email), inArray(personTags.tag, [...remove])));
  if (add.length > 0)
    await tx
      .insert(personTags)
      .values(add.map((tag) => ({ email, tag })))
      .onConflictDoNothing();
}

export async function eraseMarksOf(tx: Handle, email: string): Promise<void> {
  await tx.delete(personNotes).where(eq(personNotes.email, email));
  await tx.delete(personTags).where(eq(personTags.email, email));
}

/** For the export of a person's data. */
export const readHeldMarks = async (db: Handle, email: string) => ({
  personNotes: await db
    .select({ at: personNotes.at, body: personNotes.body })
    .from(personNotes)
    .where(eq(personNotes.email, email))
    .orderBy(asc(personNotes.at)),
  personTags: await db.select().from(personTags).where(eq(personTags.email, email)),
});

/** Tags of a few addresses, in the order of the alphabet. */
export async function readTagsOf(
  db: Handle,
  emails: readonly string[],
): Promise<{ email: string; tag: string }[]> {
  if (emails.length === 0) return [];
  return db
    .select()
    .from(personTags)
    .where(inArray(personTags.email, [...emails]))
    .orderBy(asc(personTags.tag));
}

/** Every tag in use, in the order of the alphabet; at most 200. */
export async function readTagsInUse(db: Handle): Promise<string[]> {
  const { tag } = personTags;
  const rows = await db.selectDistinct({ tag }).from(personTags).orderBy(asc(tag)).limit(200);
  return rows.map((row) => row.tag);
}

/** The newest first. */
export const personNotesOf = (db: Handle, email: string) =>
  db
    .select()
    .from(personNotes)
    .where(eq(personNotes.email, email))
    .orderBy(desc(personNotes.at), desc(personNotes.id));
