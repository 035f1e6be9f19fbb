/** Bookings as the office and the experts read them. */
import { and, asc, count, desc, eq, getTableColumns, gte, inArray, lt } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { orders } from '../orders/orders.table.ts';
import type { Booking } from './booking.ts';
import { bookings } from './bookings.table.ts';

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
};

/** `expert`: hers alone; null for everybody's. What was held and let go is nobody's business. */
export async function readBookingsFor(db: Handle, { expert, show, now, most }: Asked) {
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
    .orderBy(show === 'coming' ? asc(startsAt) : desc(startsAt))
    .limit(most);
}

export type BookingInList = Awaited<ReturnType<typeof readBookingsFor>>[number];

export async function countBookings(
  db: Handle,
  { expert, state }: { expert: string | null; state: 'lost' },
): Promise<number> {
  const [row] = await db
    .select({ all: count() })
    .from(bookings)
    .where(and(eq(bookings.state, state), expert === null ? undefined : eq(bookings.expert, expert)));
  return row?.all ?? 0;
}

/** The same bookings with who comes. */
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
