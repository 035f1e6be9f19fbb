/**
 * Rows of bookings and of the hours they are made from. Whatever takes an hour locks the expert first: of two who want the
 * same hour at once, the second finds it taken.
 */
import { and, asc, count, desc, eq, getTableColumns, gt, gte, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import type { ConsultationService } from '../../catalogue/consultations/consultation-service.ts';
import { hasMoney, type Order } from '../orders/order.ts';
import { orders } from '../orders/orders.table.ts';
import { mailboxOf } from '../../platform/people/mailbox.ts';
import type { AcademySettings } from '../../academy/settings/settings.ts';
import { type Booking, changeableUntil } from './booking.ts';
import { bookings, expertDays, expertHours, expertSettings } from './bookings.table.ts';
import { type Availability, collide, slotsOf, type Span } from './slots.ts';

const buyer = {
  number: orders.number,
  status: orders.status,
  name: orders.name,
  email: orders.email,
  phone: orders.phone,
  description: orders.description,
};
const columns = { ...getTableColumns(bookings), ...buyer };

type Asked = {
  expert: string | null;
  show: 'coming' | 'lost' | 'cancelled' | 'past';
  now: Date;
  most: number;
  skip?: number;
};

/** `expert`: only this expert's; null for all. Hours that were held and let go are not listed. */
export async function readBookingsFor(db: Handle, { expert, show, now, most, skip = 0 }: Asked) {
  const { state, startsAt, endsAt } = bookings;
  const which = {
    coming: and(inArray(state, ['held', 'booked']), gte(endsAt, now)),
    lost: eq(state, 'lost'),
    cancelled: eq(state, 'cancelled'),
    past: and(eq(state, 'booked'), lt(endsAt, now)),
  };
  return db
    .select(columns)
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .where(and(which[show], expert === null ? undefined : eq(bookings.expert, expert)))
    .orderBy(show === 'coming' ? asc(startsAt) : desc(startsAt), asc(bookings.id))
    .limit(most)
    .offset(skip);
}

export type BookingInList = Awaited<ReturnType<typeof readBookingsFor>>[number];

export async function countBookings(
  db: Handle,
  { expert, state, endedBy }: { expert: string | null; state: 'lost' | 'booked'; endedBy?: Date },
): Promise<number> {
  const [row] = await db
    .select({ all: count() })
    .from(bookings)
    .where(
      and(
        eq(bookings.state, state),
        expert === null ? undefined : eq(bookings.expert, expert),
        endedBy && lte(bookings.endsAt, endedBy),
      ),
    );
  return row?.all ?? 0;
}

/** The same bookings with the learner's order. */
export async function withOrders(db: Handle, some: readonly Booking[]) {
  if (some.length === 0) return [];
  const ids = some.map(({ id }) => id);
  return db
    .select(columns)
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .where(inArray(bookings.id, ids))
    .orderBy(asc(bookings.startsAt));
}

const takesTheHour = inArray(bookings.state, ['held', 'booked']);

const mostInSpan = 1_000;

/** Held and booked hours that begin in a span, the first first. `expert`: only this expert's; null for all. */
export const readBookingsIn = (
  db: Handle,
  { expert, from, until }: { expert: string | null; from: Date; until: Date },
) =>
  db
    .select(columns)
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .where(
      and(
        takesTheHour,
        gte(bookings.startsAt, from),
        lt(bookings.startsAt, until),
        expert === null ? undefined : eq(bookings.expert, expert),
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .limit(mostInSpan);

const hourMs = 3_600_000;

/** Locks an expert's calendar until the transaction ends. */
export async function lockExpert(tx: Handle, expert: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`expert:${expert}`}, 0))`);
}

export type ExpertSettings = Availability['settings'] & { meetingUrl: string };

/** Settings of an expert who has set nothing yet: without hours nothing can be booked. */
const untouched: ExpertSettings = { meetingUrl: '', bufferMinutes: 15, noticeHours: 24, horizonDays: 42 };

export async function readExpertSettings(db: Handle, expert: string): Promise<ExpertSettings> {
  const [row] = await db.select().from(expertSettings).where(eq(expertSettings.expert, expert));
  if (!row) return untouched;
  const { meetingUrl, bufferMinutes, noticeHours, horizonDays } = row;
  return { meetingUrl, bufferMinutes, noticeHours, horizonDays };
}

/** When the expert's hours were set last; null when never. */
export async function readHoursSetAt(db: Handle, expert: string): Promise<Date | null> {
  const { updatedAt } = expertSettings;
  const [row] = await db.select({ updatedAt }).from(expertSettings).where(eq(expertSettings.expert, expert));
  return row?.updatedAt ?? null;
}

export async function readAvailability(
  db: Handle,
  expert: string,
): Promise<Availability & { settings: ExpertSettings }> {
  const hours = await db
    .select()
    .from(expertHours)
    .where(eq(expertHours.expert, expert))
    .orderBy(asc(expertHours.weekday), asc(expertHours.fromMinute));
  const days = await db
    .select()
    .from(expertDays)
    .where(eq(expertDays.expert, expert))
    .orderBy(asc(expertDays.onDate), asc(expertDays.fromMinute));
  return { hours, days, settings: await readExpertSettings(db, expert) };
}

/** Hours of an expert that are taken. `exceptOf`: without the hour of this order. */
export async function readTaken(
  db: Handle,
  expert: string,
  { from, until, exceptOf }: { from: Date; until: Date; exceptOf?: string },
): Promise<Span[]> {
  return db
    .select({ startsAt: bookings.startsAt, endsAt: bookings.endsAt })
    .from(bookings)
    .where(
      and(
        eq(bookings.expert, expert),
        takesTheHour,
        gt(bookings.endsAt, new Date(from.getTime() - 24 * hourMs)),
        lt(bookings.startsAt, new Date(until.getTime() + 24 * hourMs)),
        exceptOf === undefined ? undefined : ne(bookings.orderId, exceptOf),
      ),
    );
}

type SlotQuestion = { from: Date; until: Date; now: Date; exceptOf?: string };

/** When a consultation can begin, between two instants. */
export async function readSlots(
  db: Handle,
  { expert, minutes }: Pick<ConsultationService, 'expert' | 'minutes'>,
  { from, until, now, exceptOf }: SlotQuestion,
): Promise<Date[]> {
  const availability = await readAvailability(db, expert);
  const taken = await readTaken(db, expert, { from, until, exceptOf });
  return slotsOf({ ...availability, taken, minutes, now, from, until });
}

/** Whether a consultation can begin at that very instant; call it with the expert locked. */
export async function isOffered(
  tx: Handle,
  service: Pick<ConsultationService, 'expert' | 'minutes'>,
  { startsAt, now, exceptOf }: { startsAt: Date; now: Date; exceptOf?: string },
): Promise<boolean> {
  const until = new Date(startsAt.getTime() + 1);
  const slots = await readSlots(tx, service, { from: startsAt, until, now, exceptOf });
  return slots.some((slot) => slot.getTime() === startsAt.getTime());
}

/** Whether nobody else has taken an hour that was this order's before; whether it is still offered does not count. */
export async function isFree(tx: Handle, { expert, startsAt, endsAt, orderId }: Booking): Promise<boolean> {
  const { bufferMinutes } = await readExpertSettings(tx, expert);
  const taken = await readTaken(tx, expert, { from: startsAt, until: endsAt, exceptOf: orderId });
  return !taken.some((other) => collide({ startsAt, endsAt }, other, bufferMinutes));
}

type Keeper = { email: string; caller: string | undefined; exceptOf?: string };

/**
 * How many hours are held without a payment, reported transfers included, for all experts: by a mailbox, and by a caller's
 * address. Locks this count until the transaction ends; call it after the expert's lock.
 */
export async function countUnpaidHours(
  db: Handle,
  { email, caller, exceptOf }: Keeper,
): Promise<{ ofMailbox: number; ofCaller: number }> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('unpaid hours', 0))`);
  const held = await db
    .select({ email: orders.email, status: orders.status, heldBy: bookings.heldBy })
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .where(
      and(eq(bookings.state, 'held'), exceptOf === undefined ? undefined : ne(bookings.orderId, exceptOf)),
    );
  const unpaid = held.filter(({ status }) => !hasMoney(status));
  return {
    ofMailbox: unpaid.filter((of) => mailboxOf(of.email) === mailboxOf(email)).length,
    ofCaller: caller === undefined ? 0 : unpaid.filter(({ heldBy }) => heldBy === caller).length,
  };
}

export async function findBooking(db: Handle, orderId: string): Promise<Booking | null> {
  const [row] = await db.select().from(bookings).where(eq(bookings.orderId, orderId));
  return row ?? null;
}

export async function insertBooking(tx: Handle, booking: typeof bookings.$inferInsert): Promise<void> {
  await tx.insert(bookings).values(booking);
}

/** Of a locked order. */
export async function changeBooking(
  tx: Handle,
  orderId: string,
  change: Partial<Omit<Booking, 'id' | 'orderId'>>,
  at: Date,
): Promise<Booking> {
  const [row] = await tx
    .update(bookings)
    .set({ ...change, changedAt: at })
    .where(eq(bookings.orderId, orderId))
    .returning();
  if (!row) throw new Error('A booking disappeared.');
  return row;
}

/** Frees the hour of a locked order; nothing when it has none, or it is free already. */
export async function freeHour(
  tx: Handle,
  orderId: string,
  state: 'released' | 'cancelled',
  at: Date,
): Promise<Booking | null> {
  const before = state === 'released' ? (['held'] as const) : (['held', 'booked', 'lost'] as const);
  const [row] = await tx
    .update(bookings)
    // Calendars take a change of an event only under a higher number.
    .set({
      state,
      heldUntil: null,
      heldBy: null,
      changedAt: at,
      ...(state === 'cancelled' ? { sequence: sql`${bookings.sequence} + 1` } : {}),
    })
    .where(and(eq(bookings.orderId, orderId), inArray(bookings.state, [...before])))
    .returning();
  return row ?? null;
}

/** Orders whose booked hour begins within so many hours and that got no such reminder; the nearest first. */
export async function findToRemind(
  db: Handle,
  { kind, now, most }: { kind: 'day' | 'hour'; now: Date; most: number },
): Promise<string[]> {
  const column = kind === 'day' ? bookings.dayReminderAt : bookings.hourReminderAt;
  const until = new Date(now.getTime() + (kind === 'day' ? 24 : 1) * hourMs);
  const rows = await db
    .select({ orderId: bookings.orderId })
    .from(bookings)
    .where(
      and(
        eq(bookings.state, 'booked'),
        sql`${column} is null`,
        gt(bookings.startsAt, now),
        lte(bookings.startsAt, until),
      ),
    )
    .orderBy(asc(bookings.startsAt))
    .limit(most);
  return rows.map(({ orderId }) => orderId);
}

/** Booked hours to come, to check whether they are still within the expert's hours. */
export async function readComing(db: Handle, expert: string, now: Date): Promise<Booking[]> {
  return db
    .select()
    .from(bookings)
    .where(and(eq(bookings.expert, expert), takesTheHour, gte(bookings.startsAt, now)))
    .orderBy(asc(bookings.startsAt));
}

/**
 * Until when an hour can be refunded by right: null for an order of something else. One that was lost may be refunded for as
 * long as another could be chosen.
 */
export async function refundableUntil(
  db: Handle,
  { id, itemKind }: Pick<Order, 'id' | 'itemKind'>,
  settings: Pick<AcademySettings, 'refundPolicy'>,
): Promise<Date | null> {
  const booking = itemKind === 'consultation' ? await findBooking(db, id) : null;
  if (booking === null) return null;
  return booking.state === 'lost'
    ? new Date(booking.startsAt.getTime() + 365 * 24 * hourMs)
    : changeableUntil(booking, settings);
}

/** With their orders. */
export const deleteBookingsOf = (tx: Handle, orderIds: readonly string[]) =>
  tx.delete(bookings).where(inArray(bookings.orderId, [...orderIds]));

/** For the export of a person's data. */
export const readHeldBookings = (db: Handle, orderIds: string[]) =>
  db.select().from(bookings).where(inArray(bookings.orderId, orderIds));
