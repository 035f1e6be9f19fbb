/**
 * What happens to seats when one is freed, the capacity grows, a day passes or a date changes. Runs before every new application
 * and as a job, so that it happens however the workshop's record came to change.
 *
 * Whoever waits gets an e-mail when a seat is free, and the first to take it has it: no seat is reserved. Each function needs the
 * workshop's row locked by its caller.
 */
import { and, asc, eq, gte, inArray, isNotNull, lt, ne, or } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { openSeats, type Workshop } from './workshop.ts';
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
} from './workshop-seats.service.ts';
import { workshopSeats } from './workshop-place.table.ts';
import type { ApplicantEmailName } from '../applicants/application.ts';

/** A seat as it is now, and the e-mail about it. */
export type SeatNews = { place: Place; emailName: ApplicantEmailName };

/** How many seats ending a seat in this state frees: somebody with an offer has refused it. */
export const freedBy = ({ state }: Pick<Place, 'state'>): number =>
  state === 'seat' || state === 'offered' ? 1 : 0;

/** Offers the free seats to these people, by e-mail. */
export async function offerSeats(tx: Handle, ids: string[], at: Date): Promise<SeatNews[]> {
  if (ids.length === 0) return [];
  const places = await tx
    .update(workshopSeats)
    .set({ state: 'offered', changedAt: at })
    .where(and(inArray(workshopSeats.id, ids), eq(workshopSeats.state, 'waiting')))
    .returning();
  return places.map((place) => ({ place, emailName: 'workshop-seat-offer' }));
}

/**
 * One e-mail for each free seat, to the first on the list without one. `freed`: seats just freed or refused: for these an e-mail
 * goes out even where staff have written to others.
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
  const offers = Math.max(Math.min(freed, free), free - (list.length - unwritten.length));
  return offerSeats(tx, unwritten.slice(0, Math.max(0, offers)), at);
}

/** Gives a free seat to somebody on the list; null when none is free, the workshop has another day meanwhile, or is over. */
export async function takeOffered(
  tx: Handle,
  workshop: Workshop,
  { place: { id, heldOn }, at }: { place: Place; at: Date },
): Promise<Place | null> {
  if (heldOn !== workshop.heldOn || hasPassed(heldOn, at)) return null;
  return (await countFreeSeats(tx, workshop)) === 0 ? null : seatPlace(tx, workshop, { id, at });
}

/** Workshops with seats or names that may need a change. */
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

/** When a coming session is put on another day, its people move with it. */
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
    news.push({ place, emailName: 'workshop-moved' });
  }
  return news;
}

/** When a session begins at another hour of its day, everybody with the earlier hour is notified. */
async function notifyNewHour(tx: Handle, workshop: Workshop, at: Date): Promise<SeatNews[]> {
  const { slug, heldOn, startsAt } = workshop;
  if (hoursOfSession(workshop).begins <= at) return [];
  const notified = await tx
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
  return notified.map((place) => ({ place, emailName: 'workshop-new-hour' }));
}

/** When a day has passed, its waiting list waits for the next session. */
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
    news.push({ place, emailName: 'workshop-next-session' });
  }
  return news;
}

/** When there is a next session, whoever waited for its date is notified, and waits no longer. */
async function inviteToSession(tx: Handle, { slug }: Workshop, at: Date): Promise<SeatNews[]> {
  const invited = await tx
    .update(workshopSeats)
    .set({ state: 'invited', changedAt: at })
    .where(and(ofSession(slug, null), eq(workshopSeats.state, 'next-session')))
    .returning();
  return invited.map((place) => ({ place, emailName: 'workshop-new-date' }));
}

/**
 * Runs all of the above; the caller has locked the workshop's row. `freed`: seats the caller has freed, or that were refused.
 * Returns the e-mails to send, without those that a later one makes out of date.
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
  const hour = await notifyNewHour(tx, workshop, at);
  const invited = await inviteToSession(tx, workshop, at);
  const offered = await offerToWaiting(tx, workshop, { at, freed });
  return [...ended, ...moved, ...hour, ...invited, ...offered];
}
