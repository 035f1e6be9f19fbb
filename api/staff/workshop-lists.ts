/** Workshops as the office looks at them: how full each is, and who has, is offered or waits for a seat. */
import { z } from 'zod';
import { maySeeApplications } from '../../domain/staff/who-may.ts';
import type { SessionInList } from '../../flows/staff-application-verbs.ts';
import { inBoth } from './in-both.ts';
import { instant, isoOf } from './instant.ts';
import { defineStaffCall, type StaffCall } from './staff-call.ts';
import { refuseStaff } from './staff-failures.ts';

export const placeState = z.enum([
  'seat',
  'offered',
  'waiting',
  'next-session',
  'given-up',
  'off-list',
  'lapsed',
  'invited',
]);

const session = z.object({
  heldOn: z.string().nullable().meta({ description: 'A day; null for names that wait for one.' }),
  counts: z.partialRecord(placeState, z.number()),
  places: z
    .array(
      z.object({
        id: z.string(),
        state: placeState,
        name: z.string().nullable(),
        email: z.string(),
        phone: z.string().nullable(),
        came: z.boolean().nullable().meta({ description: 'Null while nobody has said so.' }),
        seatSince: instant
          .nullable()
          .meta({ description: 'Of a seat that became hers after she had waited.' }),
        offeredUntil: instant.nullable().meta({ description: 'Of an offered seat: when the offer ends.' }),
      }),
    )
    .meta({ description: 'The first 500, in the order of asking.' }),
  hasBegun: z.boolean().meta({ description: 'Who came may be said.' }),
  isComing: z.boolean().meta({ description: 'Seats may be given, and places given up.' }),
  offerEnds: instant
    .nullable()
    .meta({ description: 'Of an offer that is made now; null: a seat is given at once.' }),
});
export type WorkshopSession = z.output<typeof session>;

const lists = z.object({
  capacity: z.number().nullable().meta({ description: 'Null of a workshop that was removed.' }),
  sessions: z.array(session),
});
export type WorkshopListsTold = z.output<typeof lists>;

const listed = z.object({
  slug: z.string(),
  name: inBoth.meta({ description: 'Its slug where it was removed.' }),
  heldOn: z.string().nullable().meta({ description: 'Its day; null of a workshop that was removed.' }),
  isComing: z.boolean(),
  capacity: z.number().nullable(),
  seats: z.number().meta({ description: 'Taken in the session of that day.' }),
  offered: z.number().meta({ description: 'Kept for somebody beside them.' }),
  waiting: z.number().meta({ description: 'For that session, or for the next date.' }),
});
export type WorkshopRow = z.output<typeof listed>;

const sessionOf = ({
  heldOn,
  counts,
  places,
  hasBegun,
  isComing,
  offerEnds,
}: SessionInList): WorkshopSession => ({
  heldOn,
  counts,
  places: places.map(({ id, state, name, email, phone, came, seatSince, offeredUntil }) => ({
    id,
    state,
    name,
    email,
    phone,
    came,
    seatSince: isoOf(seatSince),
    offeredUntil: isoOf(offeredUntil),
  })),
  hasBegun,
  isComing,
  offerEnds: isoOf(offerEnds),
});

const listWorkshops = defineStaffCall({
  id: 'listWorkshops',
  group: 'applications',
  method: 'GET',
  path: '/api/staff/workshops',
  summary: 'Every workshop, and how full it is',
  description: 'Those to come first, the nearest at the top; then those that are over, the latest first.',
  may: maySeeApplications,
  schema: z.object({}),
  example: {},
  answer200: {
    when: 'All of them.',
    schema: z.object({ rows: z.array(listed) }),
    example: {
      rows: [
        {
          slug: 'film-with-a-phone',
          name: { en: 'Film with a phone', ar: 'التصوير بالهاتف' },
          heldOn: '2026-12-05',
          isComing: true,
          capacity: 12,
          seats: 9,
          offered: 1,
          waiting: 3,
        },
      ],
    },
  },
  async answer({ academy }) {
    const rows = await academy.staff.workshopsInList();
    return {
      ok: true,
      status: 200,
      body: {
        rows: rows.map(({ slug, name, heldOn, isComing, capacity, seats, offered, waiting }) => ({
          slug,
          name,
          heldOn,
          isComing,
          capacity,
          seats,
          offered,
          waiting,
        })),
      },
    };
  },
});

const readWorkshopLists = defineStaffCall({
  id: 'readWorkshopLists',
  group: 'applications',
  method: 'GET',
  path: '/api/staff/workshops/{workshop}',
  summary: 'Who has, is offered or waits for a seat in a workshop, session by session',
  may: maySeeApplications,
  schema: z.object({}),
  example: {},
  answer200: {
    when: 'There is such a workshop, or somebody had a place in it.',
    schema: lists,
    example: { capacity: 12, sessions: [] },
  },
  refusals: ['not-found'],
  async answer({ academy }, { params }) {
    const found = await academy.staff.workshopLists(params['workshop'] ?? '');
    if (!found) return refuseStaff('not-found');
    const body: WorkshopListsTold = {
      capacity: found.capacity,
      sessions: found.sessions.map(sessionOf),
    };
    return { ok: true, status: 200, body };
  },
});

export const workshopListCalls: readonly StaffCall[] = [listWorkshops, readWorkshopLists];
