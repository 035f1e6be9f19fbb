/** Staff calls about consultations: booked hours, moving one, and cancelling one with a refund. Experts see their own. */
import { z } from 'zod';
import { mayStaffChange } from './booking.ts';
import { mayChangeBookings, maySeeBookings } from '../staff/who-may.ts';
import type { BookingInList } from './bookings.store.ts';
import type { StaffCancelResult, StaffMoveResult } from './change-booking.service.ts';
import {
  firstBy,
  defineStaffCall,
  type StaffApiOptions,
  type StaffCall,
  inBoth,
} from '../staff/staff-call.ts';
import { listOf } from '../../platform/api/fields.ts';
import { refuseStaff, type StaffFailure } from '../staff/staff-failures.ts';
import { instant, isoOf } from '../../platform/api/instant.ts';

const row = z.object({
  number: z.string().meta({ description: 'Of its order.' }),
  state: z.enum(['held', 'booked', 'released', 'cancelled', 'lost']),
  service: inBoth,
  expert: inBoth,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  note: z.string().meta({ description: 'What she wrote.' }),
  startsAt: instant,
  endsAt: instant,
  timeZone: z.string().meta({ description: 'Where the learner is.' }),
  heldUntil: instant.nullable(),
  sequence: z.number().int().meta({ description: 'Grows with each change: hand it back as `seen`.' }),
  mayChange: z.boolean(),
});
export type BookingRow = z.output<typeof row>;

const whole = row.extend({
  isDisputed: z
    .boolean()
    .meta({ description: 'Her bank decides about the payment: it cannot be cancelled.' }),
  leftCentimes: z.number().int().meta({ description: 'What cancelling pays back, in centimes of MAD.' }),
  paidBackWithinDays: z.number().int(),
  free: z.object({
    slots: z.array(instant),
    later: instant.nullable().meta({ description: 'Hand it in as `from` for what comes later.' }),
  }),
});
export type BookingWhole = z.output<typeof whole>;

/** Titles and names for all rows, read once. */
async function rowReader({ academy, clock }: StaffApiOptions): Promise<(read: BookingInList) => BookingRow> {
  const [trainers, services] = await Promise.all([academy.trainers(), academy.consultationServices()]);
  const now = clock();
  return (read) => {
    const trainer = trainers.find(({ slug }) => slug === read.expert)?.words;
    const service = services.find(({ slug }) => slug === read.service)?.words;
    return {
      number: read.number,
      state: read.state,
      // The order has the title in the buyer's language.
      service: {
        en: service?.en.title ?? read.description,
        ar: service?.ar.title ?? read.description,
      },
      expert: { en: trainer?.en.name ?? read.expert, ar: trainer?.ar.name ?? read.expert },
      name: read.name,
      email: read.email,
      phone: read.phone,
      note: read.note,
      startsAt: read.startsAt.toISOString(),
      endsAt: read.endsAt.toISOString(),
      timeZone: read.timeZone,
      heldUntil: read.state === 'held' ? isoOf(read.heldUntil) : null,
      sequence: read.sequence,
      mayChange: mayStaffChange(read, read, now),
    };
  };
}

const example: BookingRow = {
  number: 'CONS-482913-a1b2',
  state: 'booked',
  service: { en: 'Launch check', ar: 'فحص الانطلاق' },
  expert: { en: 'Amal', ar: 'أمل' },
  name: 'Salma Alaoui',
  email: 'salma@example.com',
  phone: '+212612345678',
  note: 'My shop has visitors and no orders.',
  startsAt: '2026-11-24T10:00:00.000Z',
  endsAt: '2026-11-24T10:45:00.000Z',
  timeZone: 'Europe/Paris',
  heldUntil: null,
  sequence: 0,
  mayChange: true,
};

const bookingList = listOf(row).extend({
  lost: z.number().meta({ description: 'Hours that were paid too late and wait for another time.' }),
});
export type BookingsAnswer = z.output<typeof bookingList>;

const listBookings = defineStaffCall({
  id: 'listBookings',
  group: 'bookings',
  method: 'GET',
  path: '/api/staff/bookings',
  summary: 'Hours with experts, 100 at most',
  description: '`coming`: the next first; all others: the latest first. An expert sees her own.',
  may: maySeeBookings,
  schema: z.object({ show: z.enum(['coming', 'lost', 'cancelled', 'past']).default('coming') }),
  example: { show: 'coming' },
  answer200: {
    when: 'They are there.',
    schema: bookingList,
    example: { rows: [example], total: null, hasNext: false, lost: 0 },
  },
  async answer(options, { value: { show }, staff }) {
    const { academy } = options;
    const [found, lost, rowOf] = await Promise.all([
      academy.staff.bookings({ staff, show }),
      academy.staff.countLostBookings(staff),
      rowReader(options),
    ]);
    return { ok: true, status: 200, body: { rows: found.map(rowOf), total: null, hasNext: false, lost } };
  },
});

const readBooking = defineStaffCall({
  id: 'readBooking',
  group: 'bookings',
  method: 'GET',
  path: '/api/staff/bookings/{number}',
  summary: 'One hour, what cancelling it pays back, and when it could be instead',
  may: mayChangeBookings,
  schema: z.object({ from: z.iso.datetime('not-a-day').optional() }),
  example: {},
  answer200: {
    when: 'There is such an hour, and it is hers to change.',
    schema: whole,
    example: {
      ...example,
      isDisputed: false,
      leftCentimes: 45_000,
      paidBackWithinDays: 14,
      free: { slots: ['2026-11-25T10:00:00.000Z'], later: null },
    },
  },
  refusals: ['not-found'],
  async answer(options, { params, value: { from }, staff }) {
    const { academy } = options;
    const orderNumber = params['number'] ?? '';
    const found = await academy.staff.booking({ staff, orderNumber, from: from ? new Date(from) : null });
    if (!found) return refuseStaff('not-found');
    const { booking, mayChange, isDisputed, leftCentimes, free } = found;
    const [rowOf, { refundPolicy }] = await Promise.all([rowReader(options), academy.settings()]);
    const body: BookingWhole = {
      ...rowOf(booking),
      mayChange,
      isDisputed,
      leftCentimes,
      paidBackWithinDays: refundPolicy.paidBackWithinDays,
      free: { slots: free.slots.map((slot) => slot.toISOString()), later: isoOf(free.later) },
    };
    return { ok: true, status: 200, body };
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

const moveBooking = defineStaffCall({
  id: 'moveBooking',
  group: 'bookings',
  method: 'POST',
  path: '/api/staff/bookings/{number}/hour',
  summary: 'Move an hour to another free one; the learner gets a letter',
  may: mayChangeBookings,
  schema: z.strictObject({ startsAt: z.iso.datetime('not-a-day'), seen }),
  example: { startsAt: '2026-11-25T10:00:00.000Z', seen: 0 },
  answer200: { when: 'It is moved.', schema: changed, example: { number: example.number } },
  refusals: [...changeRefusals, 'hour-taken'],
  async answer(options, { params, value, staff }) {
    const orderNumber = params['number'] ?? '';
    const startsAt = new Date(value.startsAt);
    const change = { staff, orderNumber, seenSequence: value.seen, startsAt };
    const result = await options.academy.staff.moveBooking(change);
    if (!result.ok) return refuseChange(options, orderNumber, result.reason);
    return { ok: true, status: 200, body: { number: orderNumber } };
  },
});

const cancelBooking = defineStaffCall({
  id: 'cancelBooking',
  group: 'bookings',
  method: 'POST',
  path: '/api/staff/bookings/{number}/cancellation',
  summary: 'Cancel an hour: all that is left of the payment goes back, and the learner gets a letter',
  may: mayChangeBookings,
  schema: z.strictObject({ seen }),
  example: { seen: 0 },
  answer200: { when: 'The refund has begun.', schema: changed, example: { number: example.number } },
  refusals: [...changeRefusals, 'own-order', 'is-disputed'],
  async answer(options, { params, value, staff }) {
    const orderNumber = params['number'] ?? '';
    const change = { staff, orderNumber, seenSequence: value.seen };
    const result = await options.academy.staff.cancelBooking(change);
    if (!result.ok) return refuseChange(options, orderNumber, result.reason);
    return { ok: true, status: 200, body: { number: orderNumber } };
  },
});

export const bookingCalls: readonly StaffCall[] = [listBookings, readBooking, moveBooking, cancelBooking];
