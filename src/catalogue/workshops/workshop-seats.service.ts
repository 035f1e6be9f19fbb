/**
 * Seats of workshops and their waiting lists. Everything that takes, frees or passes on a seat first locks the workshop's row, so
 * that simultaneous requests cannot take the same seat. This is the first lock of the transaction; the application, the seat and
 * the outbox follow (always in this order, against deadlocks).
 */
import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  max,
  ne,
  notInArray,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { type SeatsOf, workshops } from '../../academy/content/catalogue.table.ts';
import { endedSeats, type SeatState, type Workshop } from './workshop.ts';
import { isSlug, wholeRecord } from '../../platform/records/record.ts';
import { mailboxOf } from '../../platform/people/mailbox.ts';
import { dateInMorocco, hasPassed } from '../../platform/time/calendar-date.ts';
import { recordSeatEvent } from '../applicants/applications.service.ts';
import { workshopJoining, workshopSeats } from './workshop-place.table.ts';
import type { Joining, Reminder } from './workshop-joining.ts';
import { bytesOfId, idOfBytes, openToken, signedToken, type Signer } from '../../platform/signed-token.ts';

/** The token of a seat: whoever has the e-mail may see the seat and give it up. */
export const seatToken = (signer: Signer, seatId: string): string =>
  signedToken(signer, 'workshop place', bytesOfId(seatId));

/** The seat's id, or null for a token that the server did not sign. */
export function seatOfToken(signer: Signer, token: string): string | null {
  const body = openToken(signer, 'workshop place', token);
  return body?.length === 16 ? idOfBytes(body) : null;
}

/** How to join a session, and who got a reminder. Callers lock the workshop's row before changing it. */
export type SavedJoining = typeof workshopJoining.$inferSelect;
type Session = Pick<Workshop, 'slug' | 'heldOn'>;

const ofDay = ({ slug, heldOn }: Session) =>
  and(eq(workshopJoining.workshopSlug, slug), eq(workshopJoining.heldOn, heldOn));

export async function readJoining(db: Handle, session: Session): Promise<SavedJoining | null> {
  const [row] = await db.select().from(workshopJoining).where(ofDay(session));
  return row ?? null;
}

/** Writes the next version. */
export async function writeJoining(
  tx: Handle,
  { slug, heldOn }: Session,
  { details, version, at }: { details: Joining; version: number; at: Date },
): Promise<void> {
  const row = { details, version, changedAt: at };
  await tx
    .insert(workshopJoining)
    .values({ workshopSlug: slug, heldOn, ...row })
    .onConflictDoUpdate({ target: [workshopJoining.workshopSlug, workshopJoining.heldOn], set: row });
}

/** Moves the joining details along with a session that is put on another day. */
export async function moveJoining(tx: Handle, { slug, heldOn }: Session, at: Date): Promise<void> {
  if (await readJoining(tx, { slug, heldOn })) return;
  const [earlier] = await tx
    .select({ heldOn: workshopJoining.heldOn })
    .from(workshopJoining)
    .where(
      and(
        eq(workshopJoining.workshopSlug, slug),
        ne(workshopJoining.heldOn, heldOn),
        gte(workshopJoining.heldOn, dateInMorocco(at)),
      ),
    )
    .orderBy(asc(workshopJoining.heldOn))
    .limit(1);
  if (earlier)
    await tx
      .update(workshopJoining)
      .set({ heldOn })
      .where(ofDay({ slug, heldOn: earlier.heldOn }));
}

const withSeat = ({ slug, heldOn }: Session) => and(ofSession(slug, heldOn), eq(workshopSeats.state, 'seat'));

export const readSeats = (db: Handle, session: Session): Promise<Place[]> =>
  db.select().from(workshopSeats).where(withSeat(session)).orderBy(asc(workshopSeats.turn));

export async function countTakenSeats(db: Handle, session: Session): Promise<number> {
  const [row] = await db.select({ seats: count() }).from(workshopSeats).where(withSeat(session));
  return row?.seats ?? 0;
}

const markOf = { day: workshopSeats.dayReminderAt, hour: workshopSeats.hourReminderAt };

const toRemind = (session: Pick<Workshop, 'slug' | 'heldOn' | 'startsAt'>, reminder: Reminder) =>
  and(withSeat(session), eq(workshopSeats.startsAt, session.startsAt), isNull(markOf[reminder]));

export async function hasToRemind(
  db: Handle,
  session: Pick<Workshop, 'slug' | 'heldOn' | 'startsAt'>,
  reminder: Reminder,
): Promise<boolean> {
  const rows = await db
    .select({ id: workshopSeats.id })
    .from(workshopSeats)
    .where(toRemind(session, reminder))
    .limit(1);
  return rows.length > 0;
}

/** Marks seats without this reminder and returns them, each once. */
export const markReminded = (
  tx: Handle,
  session: Pick<Workshop, 'slug' | 'heldOn' | 'startsAt'>,
  { reminder, at }: { reminder: Reminder; at: Date },
): Promise<Place[]> =>
  tx
    .update(workshopSeats)
    .set(reminder === 'day' ? { dayReminderAt: at } : { hourReminderAt: at })
    .where(toRemind(session, reminder))
    .returning();

/** Deletes those of sessions before that day. Returns how many. */
export async function deleteJoinings(db: Handle, before: string): Promise<number> {
  const gone = await db
    .delete(workshopJoining)
    .where(lt(workshopJoining.heldOn, before))
    .returning({ slug: workshopJoining.workshopSlug });
  return gone.length;
}

export type Place = typeof workshopSeats.$inferSelect;

/** Locks the workshop until the transaction ends and reads it. */
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
    eq(workshopSeats.workshopSlug, slug),
    heldOn === null ? isNull(workshopSeats.heldOn) : eq(workshopSeats.heldOn, heldOn),
  );

/** Seats taken in each session, by '<slug> <day>'. */
export async function countSeats(db: Handle): Promise<Map<string, number>> {
  const rows = await db
    .select({ slug: workshopSeats.workshopSlug, heldOn: workshopSeats.heldOn, seats: count() })
    .from(workshopSeats)
    .where(eq(workshopSeats.state, 'seat'))
    .groupBy(workshopSeats.workshopSlug, workshopSeats.heldOn);
  return new Map(rows.map(({ slug, heldOn, seats }) => [`${slug} ${heldOn ?? ''}`, seats]));
}

export async function countSeatsOf(
  db: Handle,
  { slug, heldOn }: Pick<Workshop, 'slug' | 'heldOn'>,
): Promise<number> {
  const [row] = await db
    .select({ seats: count() })
    .from(workshopSeats)
    .where(and(ofSession(slug, heldOn), eq(workshopSeats.state, 'seat')));
  return row?.seats ?? 0;
}

/** The workshop, where not as many seats are taken as before. */
export const whereSeatsDiffer = async (tx: Handle, workshop: Workshop, before: number): Promise<SeatsOf[]> =>
  before === (await countSeatsOf(tx, workshop)) ? [] : [`workshop:${workshop.slug}`];

/** Capacity minus seats taken; never below zero, since seats stay taken when the capacity shrinks. */
export const seatsLeftIn = ({ capacity }: Pick<Workshop, 'capacity'>, taken: number): number =>
  Math.max(0, capacity - taken);

async function nextTurn(tx: Handle, slug: string, heldOn: string | null): Promise<number> {
  const [row] = await tx
    .select({ last: max(workshopSeats.turn) })
    .from(workshopSeats)
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
    .from(workshopSeats)
    .where(and(ofSession(slug, heldOn), eq(workshopSeats.email, email)));
  return row ?? null;
}

/** Everything of a mailbox in a session, however its address is spelt; the oldest first. */
async function findOfMailbox(
  tx: Handle,
  slug: string,
  heldOn: string | null,
  email: string,
): Promise<Place | null> {
  const mailbox = mailboxOf(email);
  const begins = sql`starts_with(lower(${workshopSeats.email}), ${mailbox.slice(0, mailbox.lastIndexOf('@'))})`;
  const alike = await tx
    .select()
    .from(workshopSeats)
    .where(and(ofSession(slug, heldOn), notInArray(workshopSeats.state, [...endedSeats]), begins))
    .orderBy(asc(workshopSeats.turn));
  return alike.find((place) => mailboxOf(place.email) === mailbox) ?? null;
}

/** The seat of an address that changed last, in any session. */
export async function findLatestPlace(db: Handle, slug: string, email: string): Promise<Place | null> {
  const [row] = await db
    .select()
    .from(workshopSeats)
    .where(and(eq(workshopSeats.workshopSlug, slug), eq(workshopSeats.email, email)))
    .orderBy(desc(workshopSeats.changedAt), desc(workshopSeats.turn))
    .limit(1);
  return row ?? null;
}

/** How many seats of the session are free; never below zero. */
export const countFreeSeats = async (db: Handle, workshop: Workshop): Promise<number> =>
  seatsLeftIn(workshop, await countSeatsOf(db, workshop));

/** Once no seat is free, everybody with an offer waits again, and gets a new offer for the next seat. */
export async function waitAgain(tx: Handle, workshop: Workshop): Promise<void> {
  if ((await countFreeSeats(tx, workshop)) > 0) return;
  await tx
    .update(workshopSeats)
    .set({ state: 'waiting' })
    .where(and(ofSession(workshop.slug, workshop.heldOn), eq(workshopSeats.state, 'offered')));
}

/** The current state: everybody on the list may take a seat while one is free, with or without an offer. */
export function statusOf(state: SeatState, hasFreeSeat: boolean): SeatState {
  if (state !== 'offered' && state !== 'waiting') return state;
  return hasFreeSeat ? 'offered' : 'waiting';
}

type Where = {
  slug: string;
  heldOn: string | null;
  /** Null where no hour is known. */
  startsAt: string | null;
  state: SeatState;
  at: Date;
};
type Whose = { id: string; email: string; applicationId: string };

/** Puts an address at the end of a session; an earlier seat of theirs in it is used again, with its id. */
export async function putLast(
  tx: Handle,
  { slug, heldOn, startsAt, state, at }: Where,
  { id, email, applicationId }: Whose,
): Promise<Place> {
  const before = await findPlace(tx, slug, heldOn, email);
  const turn = await nextTurn(tx, slug, heldOn);
  const reminded = { dayReminderAt: null, hourReminderAt: null };
  const now = { applicationId, state, turn, changedAt: at, startsAt, ...reminded };
  const [place] = before
    ? await tx.update(workshopSeats).set(now).where(eq(workshopSeats.id, before.id)).returning()
    : await tx
        .insert(workshopSeats)
        .values({ id, workshopSlug: slug, heldOn, email, ...now })
        .returning();
  if (!place) throw new Error('A place was not written.');
  if (state === 'seat') await recordSeatEvent(tx, 'seat.taken', place);
  return place;
}

type Asking = { id: string; email: string; applicationId: string; at: Date };

/**
 * A new seat, the end of the list, or, after the workshop's day, the list for the next session. A mailbox that has a seat keeps it,
 * whoever applies again in its name; somebody waiting gets a free seat; somebody who gave up begins at the end. `isNew` is false for
 * a kept one; `newcomer` is what somebody new would get now. The caller has locked the workshop.
 */
export async function takeSeat(
  tx: Handle,
  workshop: Workshop,
  { id, email, applicationId, at }: Asking,
): Promise<{ place: Place; isNew: boolean; newcomer: SeatState }> {
  const { slug } = workshop;
  const heldOn = hasPassed(workshop.heldOn, at) ? null : workshop.heldOn;
  const hasSeat = heldOn !== null && (await countFreeSeats(tx, workshop)) > 0;
  const state: SeatState = heldOn === null ? 'next-session' : hasSeat ? 'seat' : 'waiting';
  const before = await findOfMailbox(tx, slug, heldOn, email);
  if (before) {
    const seated = hasSeat ? await seatPlace(tx, workshop, { id: before.id, at }) : null;
    return { place: seated ?? before, isNew: seated !== null, newcomer: state };
  }
  const startsAt = heldOn === null ? null : workshop.startsAt;
  const place = await putLast(tx, { slug, heldOn, startsAt, state, at }, { id, email, applicationId });
  if (state === 'seat') await waitAgain(tx, workshop);
  return { place, isNew: true, newcomer: state };
}

/** The number of a name on its waiting list: 1 is written to first. Null for whoever waits for no seat. */
export async function numberOnList(
  db: Handle,
  { workshopSlug, heldOn, state, turn }: Place,
): Promise<number | null> {
  if (state !== 'waiting' && state !== 'offered') return null;
  const ahead = and(
    ofSession(workshopSlug, heldOn),
    inArray(workshopSeats.state, ['waiting', 'offered']),
    lt(workshopSeats.turn, turn),
  );
  const [row] = await db.select({ ahead: count() }).from(workshopSeats).where(ahead);
  return (row?.ahead ?? 0) + 1;
}

export async function readSeat(db: Handle, id: string): Promise<Place | null> {
  const [row] = await db.select().from(workshopSeats).where(eq(workshopSeats.id, id));
  return row ?? null;
}

/** Gives up a seat, or leaves a list; null when that happened before. The caller has locked the workshop. */
export async function freeSeat(tx: Handle, id: string, at: Date): Promise<Place | null> {
  const [row] = await tx
    .update(workshopSeats)
    .set({
      state: sql`case when ${workshopSeats.state} = 'seat' then 'given-up' else 'off-list' end`,
      changedAt: at,
    })
    .where(and(eq(workshopSeats.id, id), notInArray(workshopSeats.state, [...endedSeats])))
    .returning();
  if (row?.state === 'given-up') await recordSeatEvent(tx, 'seat.given_up', row);
  return row ?? null;
}

/** Gives a seat to somebody who waits, even above capacity; null when they no longer wait. The caller has locked the workshop. */
export async function seatPlace(
  tx: Handle,
  workshop: Workshop,
  { id, at }: { id: string; at: Date },
): Promise<Place | null> {
  const [row] = await tx
    .update(workshopSeats)
    .set({ state: 'seat', changedAt: at })
    .where(and(eq(workshopSeats.id, id), inArray(workshopSeats.state, ['waiting', 'offered'])))
    .returning();
  if (!row) return null;
  await recordSeatEvent(tx, 'seat.taken', row);
  await waitAgain(tx, workshop);
  return row;
}

/** False without a seat, or when a colleague has recorded something else. */
export async function markCame(
  tx: Handle,
  { id, was, came }: { id: string; was: boolean | null; came: boolean | null },
): Promise<boolean> {
  const rows = await tx
    .update(workshopSeats)
    .set({ came })
    .where(
      and(
        eq(workshopSeats.id, id),
        eq(workshopSeats.state, 'seat'),
        was === null ? isNull(workshopSeats.came) : eq(workshopSeats.came, was),
      ),
    )
    .returning({ id: workshopSeats.id });
  return rows.length > 0;
}
