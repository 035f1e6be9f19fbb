/**
 * Who waits is written to when a seat is free, and whoever takes it first has it: nothing is kept for anybody. Each function
 * wants the workshop's row held by its caller, as everything that moves a place.
 */
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import type { Workshop } from './workshop.ts';
import { hasPassed } from '../../platform/time/calendar-date.ts';
import type { ApplicantLetterName } from '../applications/application-letter.ts';
import { workshopPlaces } from './workshop-place.table.ts';
import { countFreeSeats, ofSession, seatPlace, waitAgain, type Place } from './workshop-places.store.ts';

/** A place as it is now, and the letter that tells of it. */
export type PlaceNews = { place: Place; letter: ApplicantLetterName };

/** How many free seats somebody is to be told of when a place that stood so is ended: who was written to has said no. */
export const freedBy = ({ state }: Pick<Place, 'state'>): number =>
  state === 'seat' || state === 'offered' ? 1 : 0;

/** Writes to those who wait and were not written to about the seats that are free now. */
export async function offerPlaces(tx: Handle, ids: string[], at: Date): Promise<PlaceNews[]> {
  if (ids.length === 0) return [];
  const places = await tx
    .update(workshopPlaces)
    .set({ state: 'offered', changedAt: at })
    .where(and(inArray(workshopPlaces.id, ids), eq(workshopPlaces.state, 'waiting')))
    .returning();
  return places.map((place) => ({ place, letter: 'workshop-seat-offer' }));
}

/**
 * One letter for each free seat, to the first in the list who have none. `freed`: seats that have just become free, or were
 * said no to: so many letters go out, also where others were written to by hand.
 */
export async function offerToWaiting(
  tx: Handle,
  workshop: Workshop,
  { at, freed }: { at: Date; freed: number },
): Promise<PlaceNews[]> {
  const free = await countFreeSeats(tx, workshop);
  if (free === 0) {
    await waitAgain(tx, workshop);
    return [];
  }
  const list = await tx
    .select({ id: workshopPlaces.id, state: workshopPlaces.state })
    .from(workshopPlaces)
    .where(
      and(ofSession(workshop.slug, workshop.heldOn), inArray(workshopPlaces.state, ['waiting', 'offered'])),
    )
    .orderBy(asc(workshopPlaces.turn));
  const unwritten = list.filter(({ state }) => state === 'waiting').map(({ id }) => id);
  const letters = Math.max(Math.min(freed, free), free - (list.length - unwritten.length));
  return offerPlaces(tx, unwritten.slice(0, Math.max(0, letters)), at);
}

/** A free seat for whoever is in the list; null when none is free, or the workshop has another day meanwhile, or is over. */
export async function takeOffered(
  tx: Handle,
  workshop: Workshop,
  { place: { id, heldOn }, at }: { place: Place; at: Date },
): Promise<Place | null> {
  if (heldOn !== workshop.heldOn || hasPassed(heldOn, at)) return null;
  return (await countFreeSeats(tx, workshop)) === 0 ? null : seatPlace(tx, workshop, { id, at });
}
