/** What letters about an hour are made of, beside the facts of its order. */
import { and, eq } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import type { Booking } from './booking.ts';
import { findBooking, readExpertSettings } from './bookings.store.ts';
import { readTrainers } from '../catalogue/catalogue.store.ts';
import { lastActorOf } from '../orders/order-history.store.ts';
import { staffMembers } from '../staff/staff.table.ts';

export type BookingFacts = {
  booking: Booking;
  /** '' until the expert has set one. */
  meetingUrl: string;
  minutes: number;
  expertName: Record<'en' | 'ar', string>;
  /** Whether it was the academy that moved it last, or that cancelled it. */
  byAcademy: boolean;
  /** The expert's own accounts in the office; none before somebody added one. */
  expertAddresses: string[];
};

export async function readBookingFacts(db: Handle, orderId: string): Promise<BookingFacts | null> {
  const booking = await findBooking(db, orderId);
  if (!booking) return null;
  const { expert, startsAt, endsAt } = booking;
  const { meetingUrl } = await readExpertSettings(db, expert);
  const trainer = (await readTrainers(db)).find(({ slug }) => slug === expert);
  const event = booking.state === 'cancelled' ? 'cancel-hour' : 'move-hour';
  const actor = (await lastActorOf(db, orderId, event)) ?? (await lastActorOf(db, orderId, 'refund'));
  const accounts = await db
    .select({ email: staffMembers.email })
    .from(staffMembers)
    .where(and(eq(staffMembers.role, 'expert'), eq(staffMembers.expert, expert)));
  return {
    booking,
    meetingUrl,
    minutes: (endsAt.getTime() - startsAt.getTime()) / 60_000,
    expertName: { en: trainer?.words.en.name ?? expert, ar: trainer?.words.ar.name ?? expert },
    // Paid back by the office without a word about the hour, it is cancelled all the same.
    byAcademy: actor !== null && actor !== 'buyer',
    expertAddresses: accounts.map(({ email }) => email),
  };
}
