/**
 * What follows for places when a seat was freed, an offer ended, a room became bigger, a day passed or a date was changed. Done before
 * every new application and by the clock, so that it holds however the workshop's record came to change.
 */
import { and, asc, eq, gte, inArray, isNotNull, lt, ne, or } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import type { Workshop } from './workshop.ts';
import { dateInMorocco, hasPassed } from '../../platform/time/calendar-date.ts';
import { lapseOffers, newStanding, offerPlaces, shortenOffers, type PlaceNews } from './seat-offers.store.ts';
import { hoursOfSession } from './workshop-joining.ts';
import { moveJoining } from './workshop-joining.store.ts';
import { openPlaces, workshopPlaces } from './workshop-place.table.ts';
import { countSeatsOf, findPlace, ofSession, putLast, seatsLeftIn } from './workshop-places.store.ts';

/** Workshops with somebody who has or waits for something that may change. */
export async function findUnsettled(db: Handle, now: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ slug: workshopPlaces.workshopSlug })
    .from(workshopPlaces)
    .where(
      or(
        inArray(workshopPlaces.state, ['offered', 'waiting', 'next-session']),
        and(eq(workshopPlaces.state, 'seat'), gte(workshopPlaces.heldOn, dateInMorocco(now))),
      ),
    );
  return rows.map(({ slug }) => slug);
}

/** A session that was to come and was put on another day takes its people along; an offer is made anew for that day. */
async function moveSession(tx: Handle, workshop: Workshop, at: Date): Promise<PlaceNews[]> {
  const { slug, heldOn, startsAt } = workshop;
  await moveJoining(tx, workshop, at);
  const moving = await tx
    .select()
    .from(workshopPlaces)
    .where(
      and(
        eq(workshopPlaces.workshopSlug, slug),
        inArray(workshopPlaces.state, openPlaces),
        ne(workshopPlaces.heldOn, heldOn),
        gte(workshopPlaces.heldOn, dateInMorocco(at)),
      ),
    )
    .orderBy(asc(workshopPlaces.turn));
  const news: PlaceNews[] = [];
  for (const { id, email, applicationId, state } of moving) {
    const there = await findPlace(tx, slug, heldOn, email);
    await tx.delete(workshopPlaces).where(eq(workshopPlaces.id, id));
    if (there && openPlaces.includes(there.state)) continue;
    const { letter, ...standing } =
      state === 'offered' ? newStanding(workshop, at) : { state, letter: 'workshop-moved' as const };
    const where = { slug, heldOn, startsAt, ...standing, at };
    const place = await putLast(tx, where, { id, email, applicationId });
    news.push({ place, letter });
  }
  return news;
}

/** Of a session that begins at another hour of its day, whoever was told the earlier one is told. */
async function tellNewHour(tx: Handle, workshop: Workshop, at: Date): Promise<PlaceNews[]> {
  const { slug, heldOn, startsAt } = workshop;
  if (hoursOfSession(workshop).begins <= at) return [];
  const told = await tx
    .update(workshopPlaces)
    .set({ startsAt, changedAt: at, dayReminderAt: null, hourReminderAt: null })
    .where(
      and(
        ofSession(slug, heldOn),
        inArray(workshopPlaces.state, openPlaces),
        ne(workshopPlaces.startsAt, startsAt),
      ),
    )
    .returning();
  return told.map((place) => ({
    place,
    letter: place.state === 'offered' ? 'workshop-seat-offer' : 'workshop-new-hour',
  }));
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
    const where = { slug, heldOn: null, startsAt: null, state: 'next-session', at } as const;
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

/** Free seats are offered to those who wait, in the order in which they asked. */
async function offerToWaiting(tx: Handle, workshop: Workshop, at: Date): Promise<PlaceNews[]> {
  const free = seatsLeftIn(workshop, await countSeatsOf(tx, workshop));
  if (free === 0) return [];
  const first = await tx
    .select({ id: workshopPlaces.id })
    .from(workshopPlaces)
    .where(and(ofSession(workshop.slug, workshop.heldOn), eq(workshopPlaces.state, 'waiting')))
    .orderBy(asc(workshopPlaces.turn))
    .limit(free);
  const ids = first.map(({ id }) => id);
  return offerPlaces(tx, workshop, { ids, at });
}

/**
 * Puts everything in order, the workshop's row held by the caller. Returns who is to be told what; a letter that a later
 * one has overtaken is not posted.
 */
export async function settleWorkshop(tx: Handle, workshop: Workshop, at: Date): Promise<PlaceNews[]> {
  await shortenOffers(tx, workshop);
  const lapsed = await lapseOffers(tx, workshop, at);
  const ended = [...lapsed, ...(await endQueues(tx, workshop, at))];
  if (hasPassed(workshop.heldOn, at)) return ended;
  const moved = await moveSession(tx, workshop, at);
  const hour = await tellNewHour(tx, workshop, at);
  const invited = await inviteToSession(tx, workshop, at);
  const offered = await offerToWaiting(tx, workshop, at);
  return [...ended, ...moved, ...hour, ...invited, ...offered];
}
