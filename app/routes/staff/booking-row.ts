/** A booked hour as the office reads it, in the language of whoever reads. */
import { mayOfficeChange } from '../../../domain/bookings/office-standing.ts';
import { maySeeOrders } from '../../../domain/staff/who-may.ts';
import { formatMoment, timeZone as morocco } from '../../../domain/time/calendar-date.ts';
import { formatDayIn, formatTimeIn } from '../../../domain/time/time-zones.ts';
import type { BookingInList } from '../../../flows/booking-verbs.ts';
import { hourOnClocks } from '../consultation/hour-view.ts';
import type { Office } from './open-office.ts';

/** What rows are named from, read once for all of them. */
export async function rowReader({ academy, clock, locale, say, links, staff }: Office) {
  const [trainers, services] = await Promise.all([academy.trainers(), academy.consultationServices()]);
  const nameOf = (expert: string): string =>
    trainers.find(({ slug }) => slug === expert)?.words[locale].name ?? expert;
  const now = clock();
  const rowOf = (row: BookingInList) => ({
    id: row.id,
    state: row.state,
    name: row.name,
    email: row.email,
    phone: row.phone,
    note: row.note,
    number: row.number,
    sequence: row.sequence,
    // Its order keeps the title in the language of whoever bought it.
    service: services.find(({ slug }) => slug === row.service)?.words[locale].title ?? row.description,
    expertName: nameOf(row.expert),
    day: formatDayIn(row.startsAt, morocco, locale),
    begins: formatTimeIn(row.startsAt, morocco),
    until: formatTimeIn(row.endsAt, morocco),
    clocks: hourOnClocks(row.startsAt, row.timeZone, say.booking.zones, locale),
    heldUntil: row.state === 'held' && row.heldUntil !== null ? formatMoment(row.heldUntil, locale) : null,
    orderHref: maySeeOrders(staff) ? links.staffOrder(row.number) : null,
    changeHref: mayOfficeChange(row, row, now) ? links.staffBooking(row.number) : null,
  });
  return { rowOf, nameOf, services };
}

export type BookingRow = ReturnType<Awaited<ReturnType<typeof rowReader>>['rowOf']>;
