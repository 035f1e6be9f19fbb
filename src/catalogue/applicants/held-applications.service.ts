/** Applications and waitlist entries of a person, for the export of their data, and how they go. */
import { and, eq, getTableColumns, inArray, lte } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { applications } from './application.table.ts';
import { waitlistEntries } from './waitlist.table.ts';

/** Deletes what an address sent for the waitlist of a course. Returns the ids. */
export async function deleteWaitlistApplications(
  tx: Handle,
  { courseSlug, email }: { courseSlug: string; email: string },
): Promise<string[]> {
  const gone = await tx
    .delete(applications)
    .where(
      and(
        eq(applications.kind, 'waitlist'),
        eq(applications.subject, courseSlug),
        eq(applications.email, email),
      ),
    )
    .returning({ id: applications.id });
  return gone.map(({ id }) => id);
}

export const deleteApplicationRows = (tx: Handle, ids: readonly string[]) =>
  tx.delete(applications).where(inArray(applications.id, [...ids]));

/** For the export of a person's data. */
export async function readHeldApplications(db: Handle, email: string) {
  const {
    fingerprint: _print,
    stageBy: _colleague,
    searchText: _who,
    ...held
  } = getTableColumns(applications);
  const rows = await db.select(held).from(applications).where(eq(applications.email, email));
  return rows.map(({ replies, verdicts, ...row }) => ({
    ...row,
    replies: replies.map(({ at, text }) => ({ at, text })),
    verdicts: verdicts.map(({ by: _whose, ...said }) => said),
  }));
}

/** Deletes waitlist entries from before an instant. Returns how many. */
export async function deleteWaitlistEntries(tx: Handle, joinedBefore: Date): Promise<number> {
  const gone = await tx
    .delete(waitlistEntries)
    .where(lte(waitlistEntries.joinedAt, joinedBefore))
    .returning({ id: waitlistEntries.id });
  return gone.length;
}

export const eraseWaitlistEntriesOf = (tx: Handle, email: string) =>
  tx.delete(waitlistEntries).where(eq(waitlistEntries.email, email));

/** For the export of a person's data. */
export const readHeldEntries = (db: Handle, email: string) =>
  db.select().from(waitlistEntries).where(eq(waitlistEntries.email, email));
