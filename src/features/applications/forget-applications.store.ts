/** Applications whose time is over are forgotten, with the places they took. */
import { and, asc, eq, gte, inArray, lte, ne, notExists, or } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import { applications } from './application.table.ts';
import { waitlistEntries } from '../waitlists/waitlist.table.ts';
import { heldPlaces, openPlaces, workshopPlaces } from '../workshops/workshop-place.table.ts';
import { lockWorkshop } from '../workshops/workshop-places.store.ts';

/** Sent before these instants: over. */
export type Over = { jobs: Date; others: Date; now: Date; most: number };

/** A seat in a session that is still to come, the offer of one, or a turn in its queue, is kept until that day has passed. */
const holdsComingPlace = (db: Handle, now: Date) =>
  db
    .select({ id: workshopPlaces.id })
    .from(workshopPlaces)
    .where(
      and(
        eq(workshopPlaces.applicationId, applications.id),
        inArray(workshopPlaces.state, openPlaces),
        gte(workshopPlaces.heldOn, dateInMorocco(now)),
      ),
    );

async function findOver(
  db: Handle,
  { jobs, others, now, most }: Over,
): Promise<{ id: string; workshop: string | null }[]> {
  const { kind, sentAt } = applications;
  const rows = await db
    .select({ id: applications.id, kind, subject: applications.subject })
    .from(applications)
    .where(
      and(
        or(and(eq(kind, 'careers'), lte(sentAt, jobs)), and(ne(kind, 'careers'), lte(sentAt, others))),
        notExists(holdsComingPlace(db, now)),
      ),
    )
    .orderBy(asc(sentAt))
    .limit(most);
  return rows.map((row) => ({ id: row.id, workshop: row.kind === 'workshop' ? row.subject : null }));
}

/**
 * Erases applications and their places. The workshops are held first, as by everybody who moves places, one after another
 * by their names. `seatsFreed`: a page may count fewer seats now.
 */
export async function forgetApplications(
  tx: Handle,
  over: Over,
): Promise<{ ids: string[]; seatsFreed: boolean }> {
  const found = await findOver(tx, over);
  const slugs = new Set(found.flatMap(({ workshop }) => workshop ?? []));
  for (const slug of [...slugs].sort()) await lockWorkshop(tx, slug);
  // Asked again under the lock: a place may have been moved to a session that is to come.
  const still = slugs.size === 0 ? found : await findOver(tx, over);
  const ids = still.filter(({ workshop }) => workshop === null || slugs.has(workshop)).map(({ id }) => id);
  if (ids.length === 0) return { ids, seatsFreed: false };
  const places = await tx
    .delete(workshopPlaces)
    .where(inArray(workshopPlaces.applicationId, ids))
    .returning({ state: workshopPlaces.state });
  await tx.delete(applications).where(inArray(applications.id, ids));
  return { ids, seatsFreed: places.some(({ state }) => heldPlaces.includes(state)) };
}

/** Erases what an address sent for the waitlist of a course. Returns the ids. */
export async function forgetWaitlistApplications(
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

/** Erases names that wait for a course since before an instant. Returns how many. */
export async function forgetWaitlistEntries(tx: Handle, joinedBefore: Date): Promise<number> {
  const gone = await tx
    .delete(waitlistEntries)
    .where(lte(waitlistEntries.joinedAt, joinedBefore))
    .returning({ id: waitlistEntries.id });
  return gone.length;
}
