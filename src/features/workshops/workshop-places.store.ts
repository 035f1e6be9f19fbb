/**
 * Seats of workshops and the queues behind them. Everything that takes, frees or hands on a seat first holds the workshop's
 * row, so that of many who ask at once none sees a seat that another is taking. The row is the first lock of its
 * transaction; the application, the place and the outbox follow.
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
import { isSlug } from '../catalogue/catalogue.store.ts';
import { workshops } from '../catalogue/catalogue.table.ts';
import type { Workshop } from './workshop.ts';
import { wholeRecord } from '../catalogue/record.ts';
import { mailboxOf } from '../../platform/people/person.ts';
import { dateInMorocco, hasPassed } from '../../platform/time/calendar-date.ts';
import { tellOfSeat } from '../applications/application.store.ts';
import { endedSeats, type SeatState, workshopJoining, workshopSeats } from './workshop-place.table.ts';
import type { Joining, Reminder } from './workshop-joining.ts';
import { bytesOfId, idOfBytes, openToken, signedToken, type Signer } from '../applications/signed-token.ts';

/** The token of a workshop place: whoever has the e-mail may look at the place and give it up. */
export const seatToken = (signer: Signer, seatId: string): string =>
  signedToken(signer, 'workshop place', bytesOfId(seatId));

/** The place's id, or null for a token that we did not write. */
export function seatOfToken(signer: Signer, token: string): string | null {
  const body = openToken(signer, 'workshop place', token);
  return body?.length === 16 ? idOfBytes(body) : null;
}

/** How to join a session, and who is reminded of it. What changes it wants the workshop's row held by its caller. */
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

/** A session that was to come and was put on another day takes along how it is joined. */
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

/** Seats that were not reminded yet, each handed out once. */
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

/** Of sessions before that day. Returns how many went. */
export async function forgetJoinings(db: Handle, before: string): Promise<number> {
  const gone = await db
    .delete(workshopJoining)
    .where(lt(workshopJoining.heldOn, before))
    .returning({ slug: workshopJoining.workshopSlug });
  return gone.length;
}

export type Place = typeof workshopSeats.$inferSelect;

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

/** Capacity minus seats taken; never below zero, for who has a seat keeps it when a room becomes smaller. */
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

/** What a mailbox has or waits for in a session, whichever way its address was spelt; the longest first. */
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

/** The place of an address that changed last, in whichever session. */
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

/** Once no seat is free any more, whoever was written to about one waits like the others, and is written to about the next. */
export async function waitAgain(tx: Handle, workshop: Workshop): Promise<void> {
  if ((await countFreeSeats(tx, workshop)) > 0) return;
  await tx
    .update(workshopSeats)
    .set({ state: 'waiting' })
    .where(and(ofSession(workshop.slug, workshop.heldOn), eq(workshopSeats.state, 'offered')));
}

/** What is true of her now: in the list she may take a seat as long as one is free, whoever was written to. */
export function statusOf(state: SeatState, hasFreeSeat: boolean): SeatState {
  if (state !== 'offered' && state !== 'waiting') return state;
  return hasFreeSeat ? 'offered' : 'waiting';
}

type Where = {
  slug: string;
  heldOn: string | null;
  /** Null where no hour is told. */
  startsAt: string | null;
  state: SeatState;
  at: Date;
};
type Whose = { id: string; email: string; applicationId: string };

/** Puts an address at the end of a session; a place that she had there before is used again, with its own id. */
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
  if (state === 'seat') await tellOfSeat(tx, 'seat.taken', place);
  return place;
}

type Asking = { id: string; email: string; applicationId: string; at: Date };

/**
 * A place for whoever asks: a seat, the end of the queue, or, for a workshop whose day has passed, her name for the next
 * session. A mailbox that has a place keeps it, whoever asks again in her name, and who waits has the seat that is free; who gave
 * hers up begins at the end. `isNew` is false for a kept one; `newcomer` is what somebody without any would get now. The workshop is held
 * by the caller.
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

export async function readSeat(db: Handle, id: string): Promise<Place | null> {
  const [row] = await db.select().from(workshopSeats).where(eq(workshopSeats.id, id));
  return row ?? null;
}

/** Gives a seat up, or takes a name off its list; null when it was given up before. The workshop is held by the caller. */
export async function freeSeat(tx: Handle, id: string, at: Date): Promise<Place | null> {
  const [row] = await tx
    .update(workshopSeats)
    .set({
      state: sql`case when ${workshopSeats.state} = 'seat' then 'given-up' else 'off-list' end`,
      changedAt: at,
    })
    .where(and(eq(workshopSeats.id, id), notInArray(workshopSeats.state, [...endedSeats])))
    .returning();
  if (row?.state === 'given-up') await tellOfSeat(tx, 'seat.given_up', row);
  return row ?? null;
}

/** A seat for somebody who waits, whatever the room holds; null when she waits no longer. The workshop is held by the caller. */
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
  await tellOfSeat(tx, 'seat.taken', row);
  await waitAgain(tx, workshop);
  return row;
}

/** False when she has no seat, or a colleague has said something else. */
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
