/**
 * What follows for places when a seat was freed, a room became bigger, a day passed or a date was changed. Done before
 * every new application and by the clock, so that it holds however the workshop's record came to change.
 */
import { and, asc, eq, gte, inArray, isNotNull, lt, ne, or } from 'drizzle-orm';
import type { Handle } from '../../db/handle.ts';
import type { Workshop } from '../catalogue/workshop.ts';
import { dateInMorocco, hasPassed } from '../time/calendar-date.ts';
import type { ApplicantLetterName } from './application-letter.ts';
import { workshopPlaces } from './workshop-place.table.ts';
import {
  countSeatsOf,
  findPlace,
  ofSession,
  putLast,
  seatsLeftIn,
  type Place,
} from './workshop-places.store.server.ts';

/** A place as it is now, and the letter that tells of it. */
export type PlaceNews = { place: Place; letter: ApplicantLetterName };

/** Workshops with somebody who has or waits for something that may change. */
export async function findUnsettled(db: Handle, now: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ slug: workshopPlaces.workshopSlug })
    .from(workshopPlaces)
    .where(
      or(
        inArray(workshopPlaces.state, ['waiting', 'next-session']),
        and(eq(workshopPlaces.state, 'seat'), gte(workshopPlaces.heldOn, dateInMorocco(now))),
      ),
    );
  return rows.map(({ slug }) => slug);
}

/** A session that was to come and was put on another day takes its people along. */
async function moveSession(tx: Handle, { slug, heldOn }: Workshop, at: Date): Promise<PlaceNews[]> {
  const moving = await tx
    .select()
    .from(workshopPlaces)
    .where(
      and(
        eq(workshopPlaces.workshopSlug, slug),
        inArray(workshopPlaces.state, ['seat', 'waiting']),
        ne(workshopPlaces.heldOn, heldOn),
        gte(workshopPlaces.heldOn, dateInMorocco(at)),
      ),
    )
    .orderBy(asc(workshopPlaces.turn));
  const news: PlaceNews[] = [];
  for (const { id, email, applicationId, state } of moving) {
    const there = await findPlace(tx, slug, heldOn, email);
    await tx.delete(workshopPlaces).where(eq(workshopPlaces.id, id));
    if (there?.state === 'seat' || there?.state === 'waiting') continue;
    const place = await putLast(tx, { slug, heldOn, state, at }, { id, email, applicationId });
    news.push({ place, letter: 'workshop-moved' });
  }
  return news;
}

/** A day that has passed takes its queue along: those names wait for the next session now. */
async function endQueues(tx: Handle, { slug }: Workshop, at: Date): Promise<PlaceNews[]> {
  const queue = await tx
    .select()
    .from(workshopPlaces)
    .where(
      and(
        eq(workshopPlaces.workshopSlug, slug),
        eq(workshopPlaces.state, 'waiting'),
        isNotNull(workshopPlaces.heldOn),
        lt(workshopPlaces.heldOn, dateInMorocco(at)),
      ),
    )
    .orderBy(asc(workshopPlaces.heldOn), asc(workshopPlaces.turn));
  const news: PlaceNews[] = [];
  for (const { id, email, applicationId } of queue) {
    const there = await findPlace(tx, slug, null, email);
    await tx.delete(workshopPlaces).where(eq(workshopPlaces.id, id));
    if (there?.state === 'next-session') continue;
    const where = { slug, heldOn: null, state: 'next-session', at } as const;
    const place = await putLast(tx, where, { id, email, applicationId });
    news.push({ place, letter: 'workshop-next-session' });
  }
  return news;
}

/** There is a next session: whose name waited for its date is told, and waits no longer. */
async function inviteToSession(tx: Handle, { slug }: Workshop, at: Date): Promise<PlaceNews[]> {
  const invited = await tx
    .update(workshopPlaces)
    .set({ state: 'invited', changedAt: at })
    .where(and(ofSession(slug, null), eq(workshopPlaces.state, 'next-session')))
    .returning();
  return invited.map((place) => ({ place, letter: 'workshop-new-date' }));
}

/** Free seats go to those who wait, in the order in which they asked. */
async function seatWaiting(tx: Handle, workshop: Workshop, at: Date): Promise<PlaceNews[]> {
  const free = seatsLeftIn(workshop, await countSeatsOf(tx, workshop));
  if (free === 0) return [];
  const first = await tx
    .select({ id: workshopPlaces.id })
    .from(workshopPlaces)
    .where(and(ofSession(workshop.slug, workshop.heldOn), eq(workshopPlaces.state, 'waiting')))
    .orderBy(asc(workshopPlaces.turn))
    .limit(free);
  if (first.length === 0) return [];
  const ids = first.map(({ id }) => id);
  const seated = await tx
    .update(workshopPlaces)
    .set({ state: 'seat', changedAt: at })
    .where(inArray(workshopPlaces.id, ids))
    .returning();
  return seated.map((place) => ({ place, letter: 'workshop-seat-freed' }));
}

/**
 * Puts everything in order, the workshop's row held by the caller. Returns who is to be told what; a letter that a later
 * one has overtaken is not posted.
 */
export async function settleWorkshop(tx: Handle, workshop: Workshop, at: Date): Promise<PlaceNews[]> {
  const ended = await endQueues(tx, workshop, at);
  if (hasPassed(workshop.heldOn, at)) return ended;
  const moved = await moveSession(tx, workshop, at);
  const invited = await inviteToSession(tx, workshop, at);
  const seated = await seatWaiting(tx, workshop, at);
  return [...ended, ...moved, ...invited, ...seated];
}
