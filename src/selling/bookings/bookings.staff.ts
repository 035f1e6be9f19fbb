/** Staff calls about consultations: booked hours, moving one, and cancelling one with a refund. Experts see their own. */
import { inEach } from '../../platform/i18n/locale.ts';
import { z } from 'zod';
import { mayStaffChange } from '../hours/booking.ts';
import { mayChangeBookings, maySeeBookings } from '../../academy/staff/who-may.ts';
import type { BookingInList } from '../hours/booked-hours.service.ts';
import type { StaffCancelResult, StaffMoveResult } from './change-booking.service.ts';
import { firstBy, staffCall, type StaffApiOptions, inEachLanguage } from '../../academy/staff/staff-call.ts';
import { dayInMorocco, givenDay, instant, listOf, page, perPage } from '../../platform/api/fields.ts';
import { refuseStaff, type StaffFailure } from '../../academy/staff/staff-failures.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import { timeOf } from '../hours/hours-form.ts';

const row = z.object({
  number: z.string().meta({ description: 'Of its order.' }),
  state: z.enum(['held', 'booked', 'released', 'cancelled', 'lost']),
  service: inEachLanguage,
  expert: inEachLanguage,
  expertSlug: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  note: z.string().meta({ description: 'What the learner wrote.' }),
  startsAt: instant,
  endsAt: instant,
  timeZone: z.string().meta({ description: 'Where the learner is.' }),
  heldUntil: instant.nullable(),
  sequence: z.number().int().meta({ description: 'Grows with each change: hand it back as `seen`.' }),
  mayChange: z.boolean(),
});
type BookingRow = z.output<typeof row>;

const whole = row.extend({
  isDisputed: z
    .boolean()
    .meta({ description: 'The buyer’s bank decides about the payment: it cannot be cancelled.' }),
  leftCentimes: z.number().int().meta({ description: 'What cancelling pays back, in centimes of MAD.' }),
  paidBackWithinDays: z.number().int(),
  free: z.object({
    slots: z.array(instant),
    later: instant.nullable().meta({ description: 'Hand it in as `from` for what comes later.' }),
  }),
});

/** Titles and names for all rows, read once. */
async function rowReader({ academy, clock }: StaffApiOptions): Promise<(read: BookingInList) => BookingRow> {
  const [trainers, services] = await Promise.all([academy.trainers(), academy.consultationServices()]);
  const now = clock();
  return (read) => {
    const trainer = trainers.find(({ slug }) => slug === read.expert)?.words;
    const service = services.find(({ slug }) => slug === read.service)?.words;
    return {
      ...read,
      // The order has the title in the buyer's language.
      service: inEach((one) => service?.[one].title ?? read.description),
      expert: inEach((one) => trainer?.[one].name ?? read.expert),
      expertSlug: read.expert,
      heldUntil: read.state === 'held' ? read.heldUntil : null,
      mayChange: mayStaffChange(read, read, now),
    };
  };
}

const listBookings = staffCall({
  method: 'GET',
  path: 'bookings',
  summary: 'Hours with experts',
  description: '`coming`: the next first; all others: the latest first. An expert sees their own.',
  may: maySeeBookings,
  input: z.object({ page, perPage, show: z.enum(['coming', 'lost', 'cancelled', 'past']).default('coming') }),
  output: listOf(row).extend({
    lost: z.number().meta({ description: 'Hours that were paid too late and wait for another time.' }),
  }),
  async run({ staff, ...options }, asked) {
    const { academy } = options;
    const [found, lost, rowOf] = await Promise.all([
      academy.staff.bookings({ staff, ...asked }),
      academy.staff.countLostBookings(staff),
      rowReader(options),
    ]);
    return { rows: found.rows.map(rowOf), total: null, hasNext: found.hasNext, lost };
  },
});

const time = z.string().meta({ description: '‘HH:MM’ on Morocco’s clock.' });

const readWeek = staffCall({
  method: 'GET',
  path: 'booking-week',
  summary: 'A week from Monday on: when experts are open, and who is booked',
  description: '`day`: a day in it; today’s week when left out. An expert sees their own.',
  may: maySeeBookings,
  input: z.object({
    day: givenDay.optional(),
  }),
  output: z.object({
    days: z.array(dayInMorocco),
    experts: z.array(z.object({ slug: z.string(), name: inEachLanguage })),
    open: z.array(z.object({ expert: z.string(), date: dayInMorocco, from: time, until: time })),
    rows: z.array(row),
  }),
  async run({ staff, ...options }, { day }) {
    const { academy, clock } = options;
    const [week, trainers, rowOf] = await Promise.all([
      academy.staff.bookingWeek({ staff, day: day ?? dateInMorocco(clock()) }),
      academy.trainers(),
      rowReader(options),
    ]);
    return {
      days: week.days,
      experts: week.experts.map((slug) => {
        const words = trainers.find((one) => one.slug === slug)?.words;
        return { slug, name: inEach((one) => words?.[one].name ?? slug) };
      }),
      open: week.open.map(({ expert, date, fromMinute, untilMinute }) => ({
        expert,
        date,
        from: timeOf(fromMinute),
        until: timeOf(untilMinute),
      })),
      rows: week.bookings.map(rowOf),
    };
  },
});

const readBooking = staffCall({
  method: 'GET',
  path: 'bookings/{number}',
  summary: 'One hour, what cancelling it pays back, and when it could be instead',
  may: mayChangeBookings,
  input: z.object({ from: z.iso.datetime('not-a-day').optional() }),
  output: whole,
  refusals: ['not-found'],
  async run({ params, staff, ...options }, { from }) {
    const { academy } = options;
    const orderNumber = params.number;
    const found = await academy.staff.booking({ staff, orderNumber, from: from ? new Date(from) : null });
    if (!found) return refuseStaff('not-found');
    const { booking, mayChange, isDisputed, leftCentimes, free } = found;
    const [rowOf, { refundPolicy }] = await Promise.all([rowReader(options), academy.settings()]);
    const { paidBackWithinDays } = refundPolicy;
    return { ...rowOf(booking), mayChange, isDisputed, leftCentimes, paidBackWithinDays, free };
  },
});

type Reason = Extract<StaffMoveResult | StaffCancelResult, { ok: false }>['reason'];

/** A conflict names who was first. */
async function refuseChange(
  { academy }: StaffApiOptions,
  orderNumber: string,
  reason: Reason,
): Promise<StaffFailure> {
  if (reason === 'not-found' || reason === 'order-not-found') return refuseStaff('not-found');
  if (reason === 'own-order') return refuseStaff(reason);
  if (reason === 'slot-taken') return refuseStaff('hour-taken');
  if (reason === 'disputed') return refuseStaff('is-disputed');
  const detail = await firstBy(academy, orderNumber, ['move-hour', 'cancel-hour']);
  return refuseStaff(reason === 'changed-meanwhile' ? 'hour-changed' : 'hour-is-over', { detail });
}

const seen = z.number().int().min(0).meta({ description: '`sequence` of the hour as it was read.' });
const changed = z.object({ number: z.string() });
const changeRefusals = ['not-found', 'hour-changed', 'hour-is-over'] as const;

const moveBooking = staffCall({
  path: 'bookings/{number}/hour',
  summary: 'Move an hour to another free one; the learner gets an e-mail',
  may: mayChangeBookings,
  input: z.strictObject({ startsAt: z.iso.datetime('not-a-day'), seen }),
  output: changed,
  refusals: [...changeRefusals, 'hour-taken'],
  async run({ params, staff, ...options }, value) {
    const orderNumber = params.number;
    const startsAt = new Date(value.startsAt);
    const change = { staff, orderNumber, seenSequence: value.seen, startsAt };
    const result = await options.academy.staff.moveBooking(change);
    if (!result.ok) return refuseChange(options, orderNumber, result.reason);
    return { number: orderNumber };
  },
});

const cancelBooking = staffCall({
  path: 'bookings/{number}/cancellation',
  summary: 'Cancel an hour: all that is left of the payment goes back, and the learner gets an e-mail',
  may: mayChangeBookings,
  input: z.strictObject({ seen }),
  output: changed,
  refusals: [...changeRefusals, 'own-order', 'is-disputed'],
  async run({ params, staff, ...options }, value) {
    const orderNumber = params.number;
    const change = { staff, orderNumber, seenSequence: value.seen };
    const result = await options.academy.staff.cancelBooking(change);
    if (!result.ok) return refuseChange(options, orderNumber, result.reason);
    return { number: orderNumber };
  },
});

export const bookingCalls = [listBookings, readWeek, readBooking, moveBooking, cancelBooking] as const;
