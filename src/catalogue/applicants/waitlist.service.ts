import { and, asc, eq, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { waitlistEntries } from './waitlist.table.ts';
import { courseOpenings } from './course-openings.table.ts';
import { bytesOfId, idOfBytes, openToken, signedToken, type Signer } from '../../platform/signed-token.ts';

/**
 * Tokens of the two links in a waitlist e-mail: one orders before everybody else, the other stops the e-mails. Two, because the
 * first may be passed on to somebody who must not be able to do the second.
 */
type LinkOfEntry = 'early link' | 'waitlist letters';

const tokenFor = (link: LinkOfEntry) => (signer: Signer, entryId: string) =>
  signedToken(signer, link, bytesOfId(entryId));

const entryFor =
  (link: LinkOfEntry) =>
  (signer: Signer, token: string): string | null => {
    const body = openToken(signer, link, token);
    return body?.length === 16 ? idOfBytes(body) : null;
  };

export const earlyToken = tokenFor('early link');
export const waitlistEmailsToken = tokenFor('waitlist letters');

/** The entry's id, or null for a token that the server did not sign. */
export const entryOfEarlyToken = entryFor('early link');
export const entryOfEmailsToken = entryFor('waitlist letters');

/** A course that was opened to its waitlist. */
export type CourseOpening = typeof courseOpenings.$inferSelect;

export async function readOpening(db: Handle, courseSlug: string): Promise<CourseOpening | null> {
  const [row] = await db.select().from(courseOpenings).where(eq(courseOpenings.courseSlug, courseSlug));
  return row ?? null;
}

export const readOpenings = (db: Handle): Promise<CourseOpening[]> =>
  db.select().from(courseOpenings).orderBy(asc(courseOpenings.courseSlug));

/** Whether only people with a private link can order now. */
export const isAhead = (opening: CourseOpening | null, now: Date): boolean =>
  opening !== null && opening.madePublicAt === null && now >= opening.openedAt;

/** A course can be opened again for people who joined the waitlist since. */
export async function writeOpening(tx: Handle, opening: CourseOpening): Promise<void> {
  const { courseSlug: _slug, ...set } = opening;
  await tx.insert(courseOpenings).values(opening).onConflictDoUpdate({
    target: courseOpenings.courseSlug,
    set,
  });
}

/** Openings whose public day has come, locked; those that another transaction has locked are left out. */
export const lockDueOpenings = (tx: Handle, now: Date): Promise<CourseOpening[]> =>
  tx
    .select()
    .from(courseOpenings)
    .where(and(isNull(courseOpenings.madePublicAt), lte(courseOpenings.publicAt, now)))
    .for('update', { skipLocked: true });

export async function markPublic(tx: Handle, courseSlug: string, at: Date): Promise<void> {
  await tx.update(courseOpenings).set({ madePublicAt: at }).where(eq(courseOpenings.courseSlug, courseSlug));
}

/**
 * One entry per course and address. Joining again changes nothing: anybody can type another person's address, and must not be able
 * to change their name or number. What was typed later is kept as an application, where staff see it. True for a new entry.
 */
export async function insertWaitlistEntry(
  tx: Handle,
  entry: typeof waitlistEntries.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(waitlistEntries)
    .values(entry)
    .onConflictDoNothing({ target: [waitlistEntries.courseSlug, waitlistEntries.email] })
    .returning({ id: waitlistEntries.id });
  return rows.length === 1;
}

export type WaitlistEntry = typeof waitlistEntries.$inferSelect;

/** Without a lock. */
export async function findEntry(db: Handle, id: string): Promise<WaitlistEntry | null> {
  const [row] = await db.select().from(waitlistEntries).where(eq(waitlistEntries.id, id));
  return row ?? null;
}

/** Of a course and an address. `email` in lower case. */
export async function findEntryOf(
  db: Handle,
  { courseSlug, email }: { courseSlug: string; email: string },
): Promise<WaitlistEntry | null> {
  const [row] = await db
    .select()
    .from(waitlistEntries)
    .where(and(eq(waitlistEntries.courseSlug, courseSlug), eq(waitlistEntries.email, email)));
  return row ?? null;
}

/** Locked until the transaction ends. */
export async function lockEntry(tx: Handle, id: string): Promise<WaitlistEntry | null> {
  const [row] = await tx
    .select()
    .from(waitlistEntries)
    .where(eq(waitlistEntries.id, id))
    .for('no key update');
  return row ?? null;
}

/** The entry whose private link made an order. */
export async function findEntryOfOrder(db: Handle, orderId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: waitlistEntries.id })
    .from(waitlistEntries)
    .where(eq(waitlistEntries.orderId, orderId));
  return row?.id ?? null;
}

/** Changes nothing for an entry of another course. */
export async function writeEntryOrder(
  tx: Handle,
  { id, courseSlug, orderId }: { id: string; courseSlug: string; orderId: string },
): Promise<void> {
  await tx
    .update(waitlistEntries)
    .set({ orderId })
    .where(and(eq(waitlistEntries.id, id), eq(waitlistEntries.courseSlug, courseSlug)));
}

const notNotified = and(isNull(waitlistEntries.toldAt), isNull(waitlistEntries.unsubscribedAt));

/** Entries of a course without an e-mail yet, the longest waiting first; those that another transaction has locked are left out. */
export async function lockNotNotified(
  tx: Handle,
  courseSlug: string,
  most: number,
): Promise<WaitlistEntry[]> {
  return tx
    .select()
    .from(waitlistEntries)
    .where(and(eq(waitlistEntries.courseSlug, courseSlug), notNotified))
    .orderBy(asc(waitlistEntries.joinedAt), asc(waitlistEntries.id))
    .limit(most)
    .for('no key update', { skipLocked: true });
}

export async function markNotified(tx: Handle, ids: readonly string[], at: Date): Promise<void> {
  await tx
    .update(waitlistEntries)
    .set({ toldAt: at })
    .where(inArray(waitlistEntries.id, [...ids]));
}

/** Stops the e-mails; repeated calls keep the first instant. */
export async function unsubscribeEntry(tx: Handle, id: string, at: Date): Promise<void> {
  await tx
    .update(waitlistEntries)
    .set({ unsubscribedAt: at })
    .where(and(eq(waitlistEntries.id, id), isNull(waitlistEntries.unsubscribedAt)));
}

/** Wanted again by the person themselves. */
export async function resubscribeEntry(tx: Handle, id: string): Promise<void> {
  await tx.update(waitlistEntries).set({ unsubscribedAt: null }).where(eq(waitlistEntries.id, id));
}

export async function deleteEntry(tx: Handle, id: string): Promise<void> {
  await tx.delete(waitlistEntries).where(eq(waitlistEntries.id, id));
}

/** Per course. `notNotified` and `unsubscribed` do not overlap; `ordered`: by a private link. */
export type WaitingCount = {
  courseSlug: string;
  inAll: number;
  untold: number;
  told: number;
  unsubscribed: number;
  ordered: number;
};

export async function countWaiting(db: Handle): Promise<WaitingCount[]> {
  const { toldAt, unsubscribedAt, orderId, courseSlug } = waitlistEntries;
  const counted = (where: SQL) => sql<number>`(count(*) filter (where ${where}))::int`;
  return db
    .select({
      courseSlug,
      inAll: sql<number>`count(*)::int`,
      untold: counted(sql`${toldAt} is null and ${unsubscribedAt} is null`),
      told: counted(sql`${toldAt} is not null`),
      unsubscribed: counted(sql`${toldAt} is null and ${unsubscribedAt} is not null`),
      ordered: counted(sql`${orderId} is not null`),
    })
    .from(waitlistEntries)
    .groupBy(courseSlug);
}
