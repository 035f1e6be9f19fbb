/** Names that wait for a course to open. */
import type { Handle } from '../../db/handle.ts';
import { waitlistEntries } from './waitlist.table.ts';

/** One entry per course and address; coming again brings name, phone and language up to date and keeps the place. */
export async function upsertWaitlistEntry(
  tx: Handle,
  entry: typeof waitlistEntries.$inferInsert,
): Promise<void> {
  const { name, phone, locale } = entry;
  await tx
    .insert(waitlistEntries)
    .values(entry)
    .onConflictDoUpdate({
      target: [waitlistEntries.courseSlug, waitlistEntries.email],
      set: { name, phone, locale },
    });
}
