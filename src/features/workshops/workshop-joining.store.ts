/** How to join a session, and who is reminded of it. What changes it wants the workshop's row held by its caller. */
import { and, asc, count, eq, gte, isNull, lt, ne } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import type { Workshop } from './workshop.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import type { Joining, Reminder } from './workshop-joining.ts';
import { workshopJoining, workshopPlaces } from './workshop-place.table.ts';
import { ofSession, type Place } from './workshop-places.store.ts';

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

const withSeat = ({ slug, heldOn }: Session) =>
  and(ofSession(slug, heldOn), eq(workshopPlaces.state, 'seat'));

export const readSeats = (db: Handle, session: Session): Promise<Place[]> =>
  db.select().from(workshopPlaces).where(withSeat(session)).orderBy(asc(workshopPlaces.turn));

export async function countTakenSeats(db: Handle, session: Session): Promise<number> {
  const [row] = await db.select({ seats: count() }).from(workshopPlaces).where(withSeat(session));
  return row?.seats ?? 0;
}

const markOf = { day: workshopPlaces.dayReminderAt, hour: workshopPlaces.hourReminderAt };

const toRemind = (session: Pick<Workshop, 'slug' | 'heldOn' | 'startsAt'>, reminder: Reminder) =>
  and(withSeat(session), eq(workshopPlaces.startsAt, session.startsAt), isNull(markOf[reminder]));

export async function hasToRemind(
  db: Handle,
  session: Pick<Workshop, 'slug' | 'heldOn' | 'startsAt'>,
  reminder: Reminder,
): Promise<boolean> {
  const rows = await db
    .select({ id: workshopPlaces.id })
    .from(workshopPlaces)
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
    .update(workshopPlaces)
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
