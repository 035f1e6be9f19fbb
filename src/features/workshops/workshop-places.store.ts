/**
 * Seats of workshops and the queues behind them. Everything that takes, frees or hands on a seat first holds the workshop's
 * row, so that of many who ask at once none sees a seat that another is taking. The row is the first lock of its
 * transaction; the application, the place and the outbox follow.
 */
import { and, asc, count, desc, eq, inArray, isNull, max, notInArray, sql, type SQL } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { isSlug } from '../catalogue/catalogue.store.ts';
import { workshops } from '../catalogue/catalogue.table.ts';
import type { Workshop } from './workshop.ts';
import { wholeRecord } from '../catalogue/written-in.ts';
import { mailboxOf } from '../../platform/people/mailbox-of.ts';
import { hasPassed } from '../../platform/time/calendar-date.ts';
import { tellOfSeat } from '../applications/tell-application.store.ts';
import { endedPlaces, heldPlaces, workshopPlaces, type PlaceState } from './workshop-place.table.ts';

export type Place = typeof workshopPlaces.$inferSelect;

/** Holds the workshop until the transaction ends and reads it as it is now. */
export async function lockWorkshop(tx: Handle, slug: string): Promise<Workshop | null> {
  if (!isSlug(slug)) return null;
  const [row] = await tx
    .select({ record: workshops.record })
    .from(workshops)
    .where(eq(workshops.slug, slug))
    .for('update');
  return row ? wholeRecord(row.record) : null;
}

export const ofSession = (slug: string, heldOn: string | null): SQL | undefined =>
  and(
    eq(workshopPlaces.workshopSlug, slug),
    heldOn === null ? isNull(workshopPlaces.heldOn) : eq(workshopPlaces.heldOn, heldOn),
  );

/** Seats taken or kept for somebody in each session, by '<slug> <day>'. */
export async function countSeats(db: Handle): Promise<Map<string, number>> {
  const rows = await db
    .select({ slug: workshopPlaces.workshopSlug, heldOn: workshopPlaces.heldOn, seats: count() })
    .from(workshopPlaces)
    .where(inArray(workshopPlaces.state, heldPlaces))
    .groupBy(workshopPlaces.workshopSlug, workshopPlaces.heldOn);
  return new Map(rows.map(({ slug, heldOn, seats }) => [`${slug} ${heldOn ?? ''}`, seats]));
}

/** Taken, or kept for her to whom they are offered. */
export async function countSeatsOf(
  db: Handle,
  { slug, heldOn }: Pick<Workshop, 'slug' | 'heldOn'>,
): Promise<number> {
  const [row] = await db
    .select({ seats: count() })
    .from(workshopPlaces)
    .where(and(ofSession(slug, heldOn), inArray(workshopPlaces.state, heldPlaces)));
  return row?.seats ?? 0;
}

/** Capacity minus seats taken; never below zero, for who has a seat keeps it when a room becomes smaller. */
export const seatsLeftIn = ({ capacity }: Pick<Workshop, 'capacity'>, taken: number): number =>
  Math.max(0, capacity - taken);

async function nextTurn(tx: Handle, slug: string, heldOn: string | null): Promise<number> {
  const [row] = await tx
    .select({ last: max(workshopPlaces.turn) })
    .from(workshopPlaces)
    .where(ofSession(slug, heldOn));
  return (row?.last ?? 0) + 1;
}

export async function findPlace(
  tx: Handle,
  slug: string,
  heldOn: string | null,
  email: string,
): Promise<Place | null> {
  const [row] = await tx
    .select()
    .from(workshopPlaces)
    .where(and(ofSession(slug, heldOn), eq(workshopPlaces.email, email)));
  return row ?? null;
}

/** What a mailbox has or waits for in a session, whichever way its address was spelt; the longest first. */
async function findOfMailbox(
  tx: Handle,
  slug: string,
  heldOn: string | null,
  email: string,
): Promise<Place | null> {
  const mailbox = mailboxOf(email);
  const begins = sql`starts_with(lower(${workshopPlaces.email}), ${mailbox.slice(0, mailbox.lastIndexOf('@'))})`;
  const alike = await tx
    .select()
    .from(workshopPlaces)
    .where(and(ofSession(slug, heldOn), notInArray(workshopPlaces.state, [...endedPlaces]), begins))
    .orderBy(asc(workshopPlaces.turn));
  return alike.find((place) => mailboxOf(place.email) === mailbox) ?? null;
}

/** The place of an address that changed last, in whichever session. */
export async function findLatestPlace(db: Handle, slug: string, email: string): Promise<Place | null> {
  const [row] = await db
    .select()
    .from(workshopPlaces)
    .where(and(eq(workshopPlaces.workshopSlug, slug), eq(workshopPlaces.email, email)))
    .orderBy(desc(workshopPlaces.changedAt), desc(workshopPlaces.turn))
    .limit(1);
  return row ?? null;
}

/** Whoever waits first in a session; null when nobody does. */
export async function findNextWaiting(
  tx: Handle,
  { slug, heldOn }: Pick<Workshop, 'slug' | 'heldOn'>,
): Promise<Place | null> {
  const [row] = await tx
    .select()
    .from(workshopPlaces)
    .where(and(ofSession(slug, heldOn), eq(workshopPlaces.state, 'waiting')))
    .orderBy(asc(workshopPlaces.turn))
    .limit(1);
  return row ?? null;
}

type Where = {
  slug: string;
  heldOn: string | null;
  /** Null where no hour is told. */
  startsAt: string | null;
  state: PlaceState;
  /** Of an offer: when it ends. */
  offeredUntil?: Date | null;
  at: Date;
};
type Whose = { id: string; email: string; applicationId: string };

/** Puts an address at the end of a session; a place that she had there before is used again, with its own id. */
export async function putLast(
  tx: Handle,
  { slug, heldOn, startsAt, state, offeredUntil = null, at }: Where,
  { id, email, applicationId }: Whose,
): Promise<Place> {
  const before = await findPlace(tx, slug, heldOn, email);
  const turn = await nextTurn(tx, slug, heldOn);
  const reminded = { dayReminderAt: null, hourReminderAt: null };
  const now = { applicationId, state, turn, changedAt: at, offeredUntil, startsAt, ...reminded };
  const [place] = before
    ? await tx.update(workshopPlaces).set(now).where(eq(workshopPlaces.id, before.id)).returning()
    : await tx
        .insert(workshopPlaces)
        .values({ id, workshopSlug: slug, heldOn, email, ...now })
        .returning();
  if (!place) throw new Error('A place was not written.');
  if (state === 'seat') await tellOfSeat(tx, 'seat.taken', place);
  return place;
}

type Asking = { id: string; email: string; applicationId: string; at: Date };

/**
 * A place for whoever asks: a seat, the end of the queue, or, for a workshop whose day has passed, her name for the next
 * session. A mailbox that has a place keeps it, and nothing of it changes, whoever asks again in her name; who gave hers up begins
 * at the end. `isNew` is false for a kept one; `newcomer` is what somebody without any would get now. The workshop is held
 * by the caller.
 */
export async function takePlace(
  tx: Handle,
  workshop: Workshop,
  { id, email, applicationId, at }: Asking,
): Promise<{ place: Place; isNew: boolean; newcomer: PlaceState }> {
  const { slug } = workshop;
  const heldOn = hasPassed(workshop.heldOn, at) ? null : workshop.heldOn;
  const hasSeat = heldOn !== null && seatsLeftIn(workshop, await countSeatsOf(tx, workshop)) > 0;
  const state: PlaceState = heldOn === null ? 'next-session' : hasSeat ? 'seat' : 'waiting';
  const before = await findOfMailbox(tx, slug, heldOn, email);
  if (before) return { place: before, isNew: false, newcomer: state };
  const startsAt = heldOn === null ? null : workshop.startsAt;
  const place = await putLast(tx, { slug, heldOn, startsAt, state, at }, { id, email, applicationId });
  return { place, isNew: true, newcomer: state };
}

export async function readPlace(db: Handle, id: string): Promise<Place | null> {
  const [row] = await db.select().from(workshopPlaces).where(eq(workshopPlaces.id, id));
  return row ?? null;
}

/** Gives a place up, or declines an offer; null when it was given up before. The workshop is held by the caller. */
export async function freePlace(tx: Handle, id: string, at: Date): Promise<Place | null> {
  const [row] = await tx
    .update(workshopPlaces)
    .set({
      state: sql`case when ${workshopPlaces.state} = 'seat' then 'given-up' else 'off-list' end`,
      changedAt: at,
      offeredUntil: null,
    })
    .where(and(eq(workshopPlaces.id, id), notInArray(workshopPlaces.state, [...endedPlaces])))
    .returning();
  if (row?.state === 'given-up') await tellOfSeat(tx, 'seat.given_up', row);
  return row ?? null;
}

/** A seat for somebody who waits or was offered one, whatever the room holds; null when she waits no longer. The workshop is held by the caller. */
export async function seatPlace(tx: Handle, id: string, at: Date): Promise<Place | null> {
  const [row] = await tx
    .update(workshopPlaces)
    .set({ state: 'seat', changedAt: at, offeredUntil: null })
    .where(and(eq(workshopPlaces.id, id), inArray(workshopPlaces.state, ['waiting', 'offered'])))
    .returning();
  if (row) await tellOfSeat(tx, 'seat.taken', row);
  return row ?? null;
}

/** False when she has no seat, or a colleague has said something else. */
export async function markCame(
  tx: Handle,
  { id, was, came }: { id: string; was: boolean | null; came: boolean | null },
): Promise<boolean> {
  const rows = await tx
    .update(workshopPlaces)
    .set({ came })
    .where(
      and(
        eq(workshopPlaces.id, id),
        eq(workshopPlaces.state, 'seat'),
        was === null ? isNull(workshopPlaces.came) : eq(workshopPlaces.came, was),
      ),
    )
    .returning({ id: workshopPlaces.id });
  return rows.length > 0;
}
