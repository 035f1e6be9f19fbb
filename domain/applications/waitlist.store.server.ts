/** Names that wait for a course to open. */
import type { Handle } from '../../db/handle.ts';
import { waitlistEntries } from './waitlist.table.ts';

/**
 * One entry per course and address. Coming again keeps the place and changes nothing of it: an address proves nobody, and
 * whoever types another person's must not be able to change her name or number. What was typed later is kept as an
 * application, where staff see it. True for a new entry.
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
