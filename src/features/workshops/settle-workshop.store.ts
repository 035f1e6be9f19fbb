/**
 * What follows for places when a seat was freed, a room became bigger, a day passed or a date was changed. Done before
 * every new application and by the clock, so that it holds however the workshop's record came to change.
 */
import { and, asc, eq, gte, inArray, isNotNull, lt, ne, or } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import type { Workshop } from './workshop.ts';
import { dateInMorocco, hasPassed } from '../../platform/time/calendar-date.ts';
import { hoursOfSession } from './workshop-joining.ts';
import {
  countFreeSeats,
  findPlace,
  moveJoining,
  ofSession,
  type Place,
  putLast,
  seatPlace,
  waitAgain,
} from './workshop-places.store.ts';
import { openSeats, workshopSeats } from './workshop-place.table.ts';
import type { ApplicantEmailName } from '../applications/application.ts';

/**
 * Who waits is written to when a seat is free, and whoever takes it first has it: nothing is kept for anybody. Each function
 * wants the workshop's row held by its caller, as everything that moves a place.
 */

/** A place as it is now, and the e-mail that tells of it. */
export type SeatNews = { place: Place; letter: ApplicantEmailName };

/** How many free seats somebody is to be told of when a place that stood so is ended: who was written to has said no. */
export const freedBy = ({ state }: Pick<Place, 'state'>): number =>
  state === 'seat' || state === 'offered' ? 1 : 0;

/** Writes to those who wait and were not written to about the seats that are free now. */
export async function offerSeats(tx: Handle, ids: string[], at: Date): Promise<SeatNews[]> {
  if (ids.length === 0) return [];
  const places = await tx
    .update(workshopSeats)
    .set({ state: 'offered', changedAt: at })
    .where(and(inArray(workshopSeats.id, ids), eq(workshopSeats.state, 'waiting')))
    .returning();
  return places.map((place) => ({ place, letter: 'workshop-seat-offer' }));
}

/**
 * One e-mail for each free seat, to the first in the list who have none. `freed`: seats that have just become free, or were
 * said no to: so many e-mails go out, also where others were written to by hand.
 */
async function offerToWaiting(
  tx: Handle,
  workshop: Workshop,
  { at, freed }: { at: Date; freed: number },
): Promise<SeatNews[]> {
  const free = await countFreeSeats(tx, workshop);
  if (free === 0) {
    await waitAgain(tx, workshop);
    return [];
  }
  const list = await tx
    .select({ id: workshopSeats.id, state: workshopSeats.state })
    .from(workshopSeats)
    .where(
      and(ofSession(workshop.slug, workshop.heldOn), inArray(workshopSeats.state, ['waiting', 'offered'])),
    )
    .orderBy(asc(workshopSeats.turn));
  const unwritten = list.filter(({ state }) => state === 'waiting').map(({ id }) => id);
  const letters = Math.max(Math.min(freed, free), free - (list.length - unwritten.length));
  return offerSeats(tx, unwritten.slice(0, Math.max(0, letters)), at);
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

/** Workshops with somebody who has or waits for something that may change. */
export async function findUnsettled(db: Handle, now: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ slug: workshopSeats.workshopSlug })
    .from(workshopSeats)
    .where(
      or(
        inArray(workshopSeats.state, ['offered', 'waiting', 'next-session']),
        and(eq(workshopSeats.state, 'seat'), gte(workshopSeats.heldOn, dateInMorocco(now))),
      ),
    );
  return rows.map(({ slug }) => slug);
}

/** A session that was to come and was put on another day takes its people along. */
async function moveSession(tx: Handle, workshop: Workshop, at: Date): Promise<SeatNews[]> {
  const { slug, heldOn, startsAt } = workshop;
  await moveJoining(tx, workshop, at);
  const moving = await tx
    .select()
    .from(workshopSeats)
    .where(
      and(
        eq(workshopSeats.workshopSlug, slug),
        inArray(workshopSeats.state, openSeats),
        ne(workshopSeats.heldOn, heldOn),
        gte(workshopSeats.heldOn, dateInMorocco(at)),
      ),
    )
    .orderBy(asc(workshopSeats.turn));
  const news: SeatNews[] = [];
  for (const { id, email, applicationId, state } of moving) {
    const there = await findPlace(tx, slug, heldOn, email);
    await tx.delete(workshopSeats).where(eq(workshopSeats.id, id));
    if (there && openSeats.includes(there.state)) continue;
    const where = { slug, heldOn, startsAt, state, at };
    const place = await putLast(tx, where, { id, email, applicationId });
    news.push({ place, letter: 'workshop-moved' });
  }
  return news;
}

/** Of a session that begins at another hour of its day, whoever was told the earlier one is told. */
async function tellNewHour(tx: Handle, workshop: Workshop, at: Date): Promise<SeatNews[]> {
  const { slug, heldOn, startsAt } = workshop;
  if (hoursOfSession(workshop).begins <= at) return [];
  const told = await tx
    .update(workshopSeats)
    .set({ startsAt, changedAt: at, dayReminderAt: null, hourReminderAt: null })
    .where(
      and(
        ofSession(slug, heldOn),
        inArray(workshopSeats.state, openSeats),
        ne(workshopSeats.startsAt, startsAt),
      ),
    )
    .returning();
  return told.map((place) => ({ place, letter: 'workshop-new-hour' }));
}

/** A day that has passed takes its queue along: those names wait for the next session now. */
async function endQueues(tx: Handle, { slug }: Workshop, at: Date): Promise<SeatNews[]> {
  const queue = await tx
    .select()
    .from(workshopSeats)
    .where(
      and(
        eq(workshopSeats.workshopSlug, slug),
        inArray(workshopSeats.state, ['waiting', 'offered']),
        isNotNull(workshopSeats.heldOn),
        lt(workshopSeats.heldOn, dateInMorocco(at)),
      ),
    )
    .orderBy(asc(workshopSeats.heldOn), asc(workshopSeats.turn));
  const news: SeatNews[] = [];
  for (const { id, email, applicationId } of queue) {
    const there = await findPlace(tx, slug, null, email);
    await tx.delete(workshopSeats).where(eq(workshopSeats.id, id));
    if (there?.state === 'next-session') continue;
    const where = { slug, heldOn: null, startsAt: null, state: 'next-session', at } as const;
    const place = await putLast(tx, where, { id, email, applicationId });
    news.push({ place, letter: 'workshop-next-session' });
  }
  return news;
}

/** There is a next session: whose name waited for its date is told, and waits no longer. */
async function inviteToSession(tx: Handle, { slug }: Workshop, at: Date): Promise<SeatNews[]> {
  const invited = await tx
    .update(workshopSeats)
    .set({ state: 'invited', changedAt: at })
    .where(and(ofSession(slug, null), eq(workshopSeats.state, 'next-session')))
    .returning();
  return invited.map((place) => ({ place, letter: 'workshop-new-date' }));
}

/**
 * Puts everything in order, the workshop's row held by the caller. `freed`: seats that the caller has freed, or that were said
 * no to. Returns who is to be told what; an e-mail that a later one has overtaken is not posted.
 */
export async function settleWorkshop(
  tx: Handle,
  workshop: Workshop,
  at: Date,
  freed = 0,
): Promise<SeatNews[]> {
  const ended = await endQueues(tx, workshop, at);
  if (hasPassed(workshop.heldOn, at)) return ended;
  const moved = await moveSession(tx, workshop, at);
  const hour = await tellNewHour(tx, workshop, at);
  const invited = await inviteToSession(tx, workshop, at);
  const offered = await offerToWaiting(tx, workshop, { at, freed });
  return [...ended, ...moved, ...hour, ...invited, ...offered];
}
