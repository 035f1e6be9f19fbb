import { z } from 'zod';
import { joiningForm } from './workshop-joining.ts';
import { mayAnswerApplications, mayExportApplications, maySeeApplications } from '../staff/who-may.ts';
import type { SessionInList } from './read-workshop-lists.service.ts';
import { firstBy, defineStaffCall, type StaffCall, inBoth } from '../staff/staff-call.ts';
import { instant, isoOf } from '../../platform/api/instant.ts';
import { refuseStaff, type StaffFailure, type StaffFailureCode } from '../staff/staff-failures.ts';
import type { Academy, StaffMember } from '../../academy.ts';
import type { SeatChanged } from './workshop-place.service.ts';
import { done, isDone } from '../../platform/api/fields.ts';
import { listAsFile, workbookType, fileFields } from '../reports/exports.staff.ts';

const came = z.boolean().nullable().meta({ description: 'Null: not recorded, or cleared.' });

type SeatFault = { reason: 'place-not-found' | 'session-over' | 'not-begun' | 'room-full' } | SeatChanged;

const refuseSeat = (fault: SeatFault): StaffFailure => {
  if (fault.reason === 'place-not-found') return refuseStaff('not-found');
  if (fault.reason !== 'place-changed') return refuseStaff(fault.reason);
  return refuseStaff('place-changed', { detail: { state: fault.state, by: fault.by } });
};

/** An action of staff on one seat: same permission, same answer, same refusals. */
const defineSeatCall = <S extends z.ZodType>(action: {
  id: string;
  path: `/api/staff/workshop-places/{id}/${string}`;
  summary: string;
  description: string;
  schema: S;
  example: unknown;
  /** Besides `not-found` and `place-changed`. */
  refusals: readonly StaffFailureCode[];
  act(
    actions: Academy['staff'],
    at: { seatId: string; staff: StaffMember },
    value: z.output<S>,
  ): Promise<{ ok: true } | ({ ok: false } & SeatFault)>;
}): StaffCall => {
  const { act, refusals, ...described } = action;
  return defineStaffCall({
    ...described,
    group: 'applications',
    method: 'POST',
    may: mayAnswerApplications,
    answer200: done,
    refusals: ['not-found', ...refusals, 'place-changed'],
    async answer({ academy }, { params, value, staff }) {
      const acted = await act(academy.staff, { seatId: params['id'] ?? '', staff }, value);
      return acted.ok ? isDone : refuseSeat(acted);
    },
  });
};

const attendance = defineSeatCall({
  id: 'markAttendance',
  path: '/api/staff/workshop-places/{id}/attendance',
  summary: 'Record whether somebody came to their session',
  description: 'From the beginning of the session on. `was`: the value that was shown.',
  schema: z.strictObject({ was: came, came }),
  example: { was: null, came: true },
  refusals: ['not-begun'],
  act: (actions, at, value) => actions.markAttendance({ ...at, ...value }),
});

const seat = defineSeatCall({
  id: 'giveSeat',
  path: '/api/staff/workshop-places/{id}/seat',
  summary: 'Give somebody who waits a seat, even above capacity',
  description: 'The e-mail goes out at once; the seat is theirs until they give it up.',
  schema: z.strictObject({}),
  example: {},
  refusals: ['session-over'],
  act: (actions, at) => actions.seatByHand(at),
});

const offer = defineSeatCall({
  id: 'offerSeat',
  path: '/api/staff/workshop-places/{id}/offer',
  summary: 'Write to somebody who waits that a seat is free',
  description: 'The e-mail has the link that takes it while one is free; it is not reserved.',
  schema: z.strictObject({}),
  example: {},
  refusals: ['session-over', 'room-full'],
  act: (actions, at) => actions.offerSeat(at),
});

const end = defineSeatCall({
  id: 'endPlace',
  path: '/api/staff/workshop-places/{id}/end',
  summary: 'Give up a seat in somebody’s name',
  description: 'They get no e-mail. The next who waits is notified of the free seat.',
  schema: z.strictObject({}),
  example: {},
  refusals: ['session-over'],
  act: (actions, at) => actions.endSeat(at),
});

const attendanceList = defineStaffCall({
  id: 'exportSession',
  group: 'exports',
  method: 'GET',
  path: '/api/staff/exports/workshops/{workshop}/{day}',
  summary: 'Who has a seat in a session of a workshop and who waits, to print for the entrance',
  description: '`day`: 2026-12-05. In the order of asking, those with a seat first.',
  may: mayExportApplications,
  schema: z.object(fileFields),
  example: { format: 'csv-semicolon' },
  answer200: { when: 'The file.', contentType: workbookType },
  refusals: ['not-found', 'too-many-rows'],
  async answer(options, { params, value, staff }) {
    const { workshop = '', day = '' } = params;
    const { locale } = value;
    const list = await options.academy.staff.exportSession({
      workshopSlug: workshop,
      heldOn: day,
      locale,
      staff,
    });
    if (!list) return refuseStaff('not-found');
    return listAsFile(options, { of: 'session', list }, { ...value, name: `workshop-${day}` });
  },
});

export const workshopSeatCalls: readonly StaffCall[] = [attendance, seat, offer, end, attendanceList];

export const seatState = z.enum([
  'seat',
  'offered',
  'waiting',
  'next-session',
  'given-up',
  'off-list',
  'invited',
]);

const session = z.object({
  heldOn: z.string().nullable().meta({ description: 'A day; null for names that wait for one.' }),
  counts: z.partialRecord(seatState, z.number()),
  places: z
    .array(
      z.object({
        id: z.string(),
        state: seatState,
        name: z.string().nullable(),
        email: z.string(),
        phone: z.string().nullable(),
        came: z.boolean().nullable().meta({ description: 'Null while nobody has said so.' }),
        seatSince: instant.nullable().meta({ description: 'When somebody who had waited got the seat.' }),
      }),
    )
    .meta({ description: 'The first 500, in the order of asking.' }),
  hasBegun: z.boolean().meta({ description: 'Who came may be said.' }),
  isComing: z.boolean().meta({ description: 'Seats may be given, and places given up.' }),
});
export type WorkshopSession = z.output<typeof session>;

const joiningDetails = z.object({
  meetingUrl: z.string(),
  address: inBoth,
  mapUrl: z.string(),
  bring: inBoth,
});
const joining = z.object({
  kind: z.enum(['online', 'place']),
  heldOn: z.string(),
  details: joiningDetails.nullable().meta({ description: 'Empty strings where nothing is given.' }),
  version: z.number().int().meta({ description: '0 while nothing is known.' }),
  people: z.number().int().meta({ description: 'Who has a seat, and is written to when it changes.' }),
});
export type JoiningView = z.output<typeof joining>;

const lists = z.object({
  capacity: z.number().nullable().meta({ description: 'Null of a workshop that was removed.' }),
  sessions: z.array(session),
  joining: joining.nullable().meta({
    description: 'How to join the session that is to come; null when there is none.',
  }),
});
export type WorkshopListsView = z.output<typeof lists>;

const listed = z.object({
  slug: z.string(),
  name: inBoth.meta({ description: 'Its slug where it was removed.' }),
  heldOn: z.string().nullable().meta({ description: 'Its day; null of a workshop that was removed.' }),
  isComing: z.boolean(),
  capacity: z.number().nullable(),
  seats: z.number().meta({ description: 'Taken in the session of that day.' }),
  waiting: z.number().meta({ description: 'For that session, or for the next date.' }),
});
export type WorkshopRow = z.output<typeof listed>;

const sessionOf = ({ heldOn, counts, places, hasBegun, isComing }: SessionInList): WorkshopSession => ({
  heldOn,
  counts,
  places: places.map(({ id, state, name, email, phone, came, seatSince }) => ({
    id,
    state,
    name,
    email,
    phone,
    came,
    seatSince: isoOf(seatSince),
  })),
  hasBegun,
  isComing,
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
        rows: rows.map(({ slug, name, heldOn, isComing, capacity, seats, waiting }) => ({
          slug,
          name,
          heldOn,
          isComing,
          capacity,
          seats,
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
  summary: 'Who has or waits for a seat in a workshop, session by session',
  may: maySeeApplications,
  schema: z.object({}),
  example: {},
  answer200: {
    when: 'There is such a workshop, or somebody had a place in it.',
    schema: lists,
    example: { capacity: 12, sessions: [], joining: null },
  },
  refusals: ['not-found'],
  async answer({ academy }, { params }) {
    const found = await academy.staff.workshopLists(params['workshop'] ?? '');
    if (!found) return refuseStaff('not-found');
    const body: WorkshopListsView = {
      capacity: found.capacity,
      sessions: found.sessions.map(sessionOf),
      joining: found.joining,
    };
    return { ok: true, status: 200, body };
  },
});

const saveJoining = defineStaffCall({
  id: 'saveJoining',
  group: 'applications',
  method: 'PUT',
  path: '/api/staff/workshops/{workshop}/joining',
  summary: 'Say how to join the session that is to come',
  description:
    'If anything changed, everybody with a seat gets an e-mail at once. `seen`: the version on which the change is based, 0 for none. `heldOn`: the session shown. A meeting needs its link, a location its address.',
  may: mayAnswerApplications,
  schema: joiningForm.extend({ heldOn: z.iso.date(), seen: z.int().min(0) }),
  example: {
    heldOn: '2026-12-05',
    seen: 0,
    meetingUrl: 'https://meet.example/derb-film',
    address: { en: '', ar: '' },
    mapUrl: '',
    bring: { en: 'Your phone, charged.', ar: 'هاتفك مشحونًا.' },
  },
  answer200: {
    when: 'It is saved.',
    schema: z.object({ told: z.number().int().meta({ description: 'How many get an e-mail.' }) }),
    example: { told: 9 },
  },
  refusals: ['not-found', 'session-over', 'changed-meanwhile'],
  async answer({ academy }, { params, value: { heldOn, seen, ...details }, staff }) {
    const workshopSlug = params['workshop'] ?? '';
    const saved = await academy.staff.saveJoining({ workshopSlug, heldOn, seen, joining: details, staff });
    if (saved.ok) return { ok: true, status: 200, body: { told: saved.told } };
    if (saved.reason === 'workshop-not-found') return refuseStaff('not-found');
    if (saved.reason === 'session-over') return refuseStaff('session-over');
    if (saved.reason === 'changed-meanwhile')
      return refuseStaff('changed-meanwhile', {
        detail: await firstBy(academy, workshopSlug, ['set-joining']),
      });
    const online = (await academy.workshop(workshopSlug))?.workshop.kind === 'online';
    return refuseStaff('bad-fields', { fields: { [online ? 'meetingUrl' : 'address']: 'required' } });
  },
});

export const workshopListCalls: readonly StaffCall[] = [listWorkshops, readWorkshopLists, saveJoining];
