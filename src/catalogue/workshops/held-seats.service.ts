/** Deletes applications, seats and waitlist entries, on request or at the end of their retention. */
import { and, asc, eq, gte, inArray, lte, ne, notExists, or } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import type { SeatsOf } from '../../academy/content/catalogue.table.ts';
import { applications } from '../applicants/application.table.ts';
import { type SeatNews, settleWorkshop } from './settle-workshop.service.ts';
import { workshopSeats } from './workshop-place.table.ts';
import { openSeats } from './workshop.ts';
import { countSeatsOf, lockWorkshop } from './workshop-seats.service.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import { deleteApplicationRows, eraseWaitlistEntriesOf } from '../applicants/held-applications.service.ts';

/** Sent before these instants: their retention has ended. */
type Over = { jobs: Date; others: Date; now: Date; most: number };

/** A seat or a turn in the queue of a coming session is kept until that day has passed. */
const holdsComingPlace = (db: Handle, now: Date) =>
  db
    .select({ id: workshopSeats.id })
    .from(workshopSeats)
    .where(
      and(
        eq(workshopSeats.applicationId, applications.id),
        inArray(workshopSeats.state, openSeats),
        gte(workshopSeats.heldOn, dateInMorocco(now)),
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
 * Deletes applications with their seats. Workshops are locked first, in the order of their names, as everywhere that moves
 * seats. `seatsFreed`: pages may show fewer free seats than there are now.
 */
export async function deleteApplications(
  tx: Handle,
  over: Over,
): Promise<{ ids: string[]; seatsFreed: boolean }> {
  const found = await findOver(tx, over);
  const slugs = new Set(found.flatMap(({ workshop }) => workshop ?? []));
  for (const slug of [...slugs].sort()) await lockWorkshop(tx, slug);
  // Checked again under the lock: a seat may have been moved to a coming session.
  const still = slugs.size === 0 ? found : await findOver(tx, over);
  const ids = still.filter(({ workshop }) => workshop === null || slugs.has(workshop)).map(({ id }) => id);
  if (ids.length === 0) return { ids, seatsFreed: false };
  const places = await tx
    .delete(workshopSeats)
    .where(inArray(workshopSeats.applicationId, ids))
    .returning({ state: workshopSeats.state });
  await deleteApplicationRows(tx, ids);
  return { ids, seatsFreed: places.some(({ state }) => state === 'seat') };
}

export type Erased = { ids: string[]; news: SeatNews[]; seatsTaken: SeatsOf[] };

/** Must come first in its transaction: workshops are locked before everything else, in the order of their names. */
export async function eraseApplicationsOf(tx: Handle, email: string, at: Date): Promise<Erased> {
  const held = await tx
    .selectDistinct({ slug: workshopSeats.workshopSlug })
    .from(workshopSeats)
    .where(eq(workshopSeats.email, email));
  const workshops = [];
  for (const slug of held.map((row) => row.slug).sort()) {
    const workshop = await lockWorkshop(tx, slug);
    if (workshop) workshops.push({ workshop, before: await countSeatsOf(tx, workshop) });
  }
  await eraseWaitlistEntriesOf(tx, email);
  await tx.delete(workshopSeats).where(eq(workshopSeats.email, email));
  const own = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.email, email));
  const ids = own.map(({ id }) => id);
  if (ids.length > 0) {
    await tx.delete(workshopSeats).where(inArray(workshopSeats.applicationId, ids));
    await deleteApplicationRows(tx, ids);
  }
  const news: SeatNews[] = [];
  const seatsTaken: SeatsOf[] = [];
  for (const { workshop, before } of workshops) {
    const freed = before - (await countSeatsOf(tx, workshop));
    news.push(...(await settleWorkshop(tx, workshop, at, freed)));
    if (freed > 0) seatsTaken.push(`workshop:${workshop.slug}`);
  }
  return { ids, news, seatsTaken };
}

/** For the export of a person's data. */
export const readHeldSeats = (db: Handle, email: string) =>
  db.select().from(workshopSeats).where(eq(workshopSeats.email, email));
