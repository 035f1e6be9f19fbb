/** Applications, places and waitlists of an address that asked to be forgotten. A freed seat is offered to the first who waits. */
import { eq, inArray } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { applications } from './application.table.ts';
import type { PlaceNews } from '../workshops/seat-offers.store.ts';
import { settleWorkshop } from '../workshops/settle-workshop.store.ts';
import { waitlistEntries } from '../waitlists/waitlist.table.ts';
import { workshopPlaces } from '../workshops/workshop-place.table.ts';
import { countSeatsOf, lockWorkshop } from '../workshops/workshop-places.store.ts';

export type Erased = { ids: string[]; news: PlaceNews[]; seatsTaken: boolean };

/** The first act of its transaction: workshops are held before everything else, by their names. */
export async function eraseApplicationsOf(tx: Handle, email: string, at: Date): Promise<Erased> {
  const held = await tx
    .selectDistinct({ slug: workshopPlaces.workshopSlug })
    .from(workshopPlaces)
    .where(eq(workshopPlaces.email, email));
  const workshops = [];
  for (const slug of held.map((row) => row.slug).sort()) {
    const workshop = await lockWorkshop(tx, slug);
    if (workshop) workshops.push({ workshop, before: await countSeatsOf(tx, workshop) });
  }
  await tx.delete(waitlistEntries).where(eq(waitlistEntries.email, email));
  await tx.delete(workshopPlaces).where(eq(workshopPlaces.email, email));
  const own = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.email, email));
  const ids = own.map(({ id }) => id);
  if (ids.length > 0) {
    await tx.delete(workshopPlaces).where(inArray(workshopPlaces.applicationId, ids));
    await tx.delete(applications).where(inArray(applications.id, ids));
  }
  const news: PlaceNews[] = [];
  let seatsTaken = false;
  for (const { workshop, before } of workshops) {
    news.push(...(await settleWorkshop(tx, workshop, at)));
    if ((await countSeatsOf(tx, workshop)) !== before) seatsTaken = true;
  }
  return { ids, news, seatsTaken };
}
