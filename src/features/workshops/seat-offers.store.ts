/** Offers of freed seats. Each function wants the workshop's row held by its caller, as everything that moves a place. */
import { and, desc, eq, gt, gte, inArray, lte } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import type { Workshop } from './workshop.ts';
import { dateInMorocco, hasPassed } from '../../platform/time/calendar-date.ts';
import { instantInMorocco } from '../../platform/time/morocco-clock.ts';
import type { ApplicantLetterName } from '../applications/application-letter.ts';
import { endOf, lastEnd, offerEnds, offerStands } from './seat-offer.ts';
import { heldPlaces, workshopPlaces } from './workshop-place.table.ts';
import { tellOfSeat } from '../applications/tell-application.store.ts';
import { ofSession, seatPlace, type Place } from './workshop-places.store.ts';

/** A place as it is now, and the letter that tells of it. */
export type PlaceNews = { place: Place; letter: ApplicantLetterName };

type Begins = Pick<Workshop, 'heldOn' | 'startsAt'>;
const beginOf = ({ heldOn, startsAt }: Begins): Date => instantInMorocco(heldOn, startsAt);

/** Until when a seat is kept, as the workshop stands now; null where none is. The clock writes it down later. */
export const keptUntil = (
  { heldOn, offeredUntil }: Pick<Place, 'heldOn' | 'offeredUntil'>,
  workshop: Begins,
) =>
  offeredUntil === null || heldOn !== workshop.heldOn ? offeredUntil : endOf(offeredUntil, beginOf(workshop));

type Standing =
  | { state: 'offered'; offeredUntil: Date; letter: 'workshop-seat-offer' }
  | { state: 'seat'; offeredUntil: null; letter: 'workshop-seat-freed' };

/** What a free seat is to her who is next: an offer with its deadline, or, shortly before the workshop, hers at once. */
export function newStanding(workshop: Begins, at: Date): Standing {
  const offeredUntil = offerEnds(at, beginOf(workshop));
  return offeredUntil === null
    ? { state: 'seat', offeredUntil, letter: 'workshop-seat-freed' }
    : { state: 'offered', offeredUntil, letter: 'workshop-seat-offer' };
}

/** Keeps a seat for each of those who wait still; that there are seats, the caller has counted. */
export async function offerPlaces(
  tx: Handle,
  workshop: Workshop,
  { ids, at }: { ids: string[]; at: Date },
): Promise<PlaceNews[]> {
  if (ids.length === 0) return [];
  const { letter, ...standing } = newStanding(workshop, at);
  const places = await tx
    .update(workshopPlaces)
    .set({ ...standing, changedAt: at })
    .where(and(inArray(workshopPlaces.id, ids), eq(workshopPlaces.state, 'waiting')))
    .returning();
  if (standing.state === 'seat') for (const place of places) await tellOfSeat(tx, 'seat.taken', place);
  return places.map((place) => ({ place, letter }));
}

/**
 * The academy ends an offer that she has not answered: she waits on, at her turn. Null when nothing is offered to her any
 * more. Where the seat stays free it would be offered to her again: the caller has another use for it.
 */
export async function takeOfferBack(tx: Handle, id: string, at: Date): Promise<PlaceNews | null> {
  const [place] = await tx
    .update(workshopPlaces)
    .set({ state: 'waiting', offeredUntil: null, changedAt: at })
    .where(and(eq(workshopPlaces.id, id), eq(workshopPlaces.state, 'offered')))
    .returning();
  return place ? { place, letter: 'workshop-offer-ended' } : null;
}

/**
 * For a room that became smaller: while more seats are taken or kept than it has, offers end, the newest first. Who has a seat
 * keeps it. A session that is put on another day at the same time still has its people on the old one.
 */
export async function endOffersBeyond(
  tx: Handle,
  { slug, capacity }: Pick<Workshop, 'slug' | 'capacity'>,
  at: Date,
): Promise<PlaceNews[]> {
  const isToCome = and(
    eq(workshopPlaces.workshopSlug, slug),
    gte(workshopPlaces.heldOn, dateInMorocco(at)),
    inArray(workshopPlaces.state, heldPlaces),
  );
  const held = await tx
    .select({ id: workshopPlaces.id, state: workshopPlaces.state })
    .from(workshopPlaces)
    .where(isToCome)
    .orderBy(desc(workshopPlaces.changedAt), desc(workshopPlaces.turn));
  const offered = held.filter(({ state }) => state === 'offered');
  const ended: PlaceNews[] = [];
  for (const { id } of offered.slice(0, Math.max(0, held.length - capacity))) {
    const news = await takeOfferBack(tx, id, at);
    if (news) ended.push(news);
  }
  return ended;
}

/** A session that begins earlier that day than it did takes the end of its offers along. */
export async function shortenOffers(tx: Handle, workshop: Workshop): Promise<void> {
  const last = lastEnd(beginOf(workshop));
  const isLater = gt(workshopPlaces.offeredUntil, last);
  await tx
    .update(workshopPlaces)
    .set({ offeredUntil: last })
    .where(and(ofSession(workshop.slug, workshop.heldOn), eq(workshopPlaces.state, 'offered'), isLater));
}

/** Who let the time pass waits no longer, as the letter of the offer said, and may leave her name again. */
export async function lapseOffers(
  tx: Handle,
  { slug }: Pick<Workshop, 'slug'>,
  at: Date,
): Promise<PlaceNews[]> {
  const lapsed = await tx
    .update(workshopPlaces)
    .set({ state: 'lapsed', offeredUntil: null, changedAt: at })
    .where(
      and(
        eq(workshopPlaces.workshopSlug, slug),
        eq(workshopPlaces.state, 'offered'),
        lte(workshopPlaces.offeredUntil, at),
      ),
    )
    .returning();
  return lapsed.map((place) => ({ place, letter: 'workshop-offer-lapsed' }));
}

/** Hers now; null when nothing is offered to her any more, or the workshop has another day meanwhile, or is over. */
export async function takeOffered(
  tx: Handle,
  workshop: Workshop,
  { place, at }: { place: Place; at: Date },
): Promise<Place | null> {
  const { id, state, heldOn } = place;
  const isComing = heldOn === workshop.heldOn && !hasPassed(heldOn, at);
  if (state !== 'offered' || !isComing || !offerStands(keptUntil(place, workshop), at)) return null;
  return seatPlace(tx, id, at);
}
