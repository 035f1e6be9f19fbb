import { z } from 'zod';
import { joiningForm } from '../../catalogue/workshops/workshop-joining.ts';
import {
  mayAnswerApplications,
  mayExportApplications,
  maySeeApplications,
} from '../../academy/staff/who-may.ts';
import { firstBy, staffCall, inEachLanguage } from '../../academy/staff/staff-call.ts';
import { done, givenDay, instant, isDone } from '../../platform/api/fields.ts';
import { refuseStaff, type StaffFailure } from '../../academy/staff/staff-failures.ts';
import type { SeatChanged } from '../../catalogue/workshops/workshop-place.service.ts';
import { listAsFile, workbookType, fileFields } from './exports.staff.ts';
import { seatState } from '../../site/applications/applications.staff.ts';

const came = z.boolean().nullable().meta({ description: 'Null: not recorded, or cleared.' });

type SeatFault = { reason: 'place-not-found' | 'session-over' | 'not-begun' | 'room-full' } | SeatChanged;

const refuseSeat = (fault: SeatFault): StaffFailure => {
  if (fault.reason === 'place-not-found') return refuseStaff('not-found');
  if (fault.reason !== 'place-changed') return refuseStaff(fault.reason);
  return refuseStaff('place-changed', { detail: { state: fault.state, by: fault.by } });
};

type Acted = { ok: true } | ({ ok: false } & SeatFault);
const seatAnswer = (acted: Acted) => (acted.ok ? isDone : refuseSeat(acted));

const attendance = staffCall({
  path: 'workshop-places/{id}/attendance',
  summary: 'Record whether somebody came to their session',
  description: 'From the beginning of the session on. `was`: the value that was shown.',
  may: mayAnswerApplications,
  input: z.strictObject({ was: came, came }),
  output: done,
  refusals: ['not-found', 'not-begun', 'place-changed'],
  run: async ({ academy, params, staff }, value) =>
    seatAnswer(await academy.staff.markAttendance({ seatId: params.id, staff, ...value })),
});

const seat = staffCall({
  path: 'workshop-places/{id}/seat',
  summary: 'Give somebody who waits a seat, with `overSeats` even above capacity',
  description: 'The e-mail goes out at once; the seat is theirs until they give it up.',
  may: mayAnswerApplications,
  input: z.strictObject({ overSeats: z.boolean().default(false) }),
  output: done,
  refusals: ['not-found', 'session-over', 'room-full', 'place-changed'],
  run: async ({ academy, params, staff }, value) =>
    seatAnswer(await academy.staff.seatByHand({ seatId: params.id, ...value, staff })),
});

const offer = staffCall({
  path: 'workshop-places/{id}/offer',
  summary: 'Write to somebody who waits that a seat is free',
  description: 'The e-mail has the link that takes it while one is free; it is not reserved.',
  may: mayAnswerApplications,
  input: z.strictObject({}),
  output: done,
  refusals: ['not-found', 'session-over', 'room-full', 'place-changed'],
  run: async ({ academy, params, staff }) =>
    seatAnswer(await academy.staff.offerSeat({ seatId: params.id, staff })),
});

const end = staffCall({
  path: 'workshop-places/{id}/end',
  summary: 'Give up a seat in somebody’s name',
  description: 'They get no e-mail. The next who waits is notified of the free seat.',
  may: mayAnswerApplications,
  input: z.strictObject({}),
  output: done,
  refusals: ['not-found', 'session-over', 'place-changed'],
  run: async ({ academy, params, staff }) =>
    seatAnswer(await academy.staff.endSeat({ seatId: params.id, staff })),
});

const attendanceList = staffCall({
  method: 'GET',
  path: 'exports/workshops/{workshop}/{day}',
  summary: 'Who has a seat in a session of a workshop and who waits, to print for the entrance',
  description: '`day`: 2026-12-05. In the order of asking, those with a seat first.',
  may: mayExportApplications,
  input: z.object(fileFields),
  file: workbookType,
  refusals: ['not-found', 'too-many-rows'],
  async run({ params, staff, ...options }, value) {
    const { workshop, day } = params;
    const { locale } = value;
    const list = await options.academy.staff.exportSession({
      workshopSlug: workshop,
      heldOn: day,
      locale,
      staff,
    });
    if (!list) return refuseStaff('not-found');
    return listAsFile(options, { of: 'session', list }, { ...value, day });
  },
});

export const workshopSeatCalls = [attendance, seat, offer, end, attendanceList] as const;

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

const joiningDetails = z.object({
  meetingUrl: z.string(),
  address: inEachLanguage,
  mapUrl: z.string(),
  bring: inEachLanguage,
});
const joining = z.object({
  kind: z.enum(['online', 'place']),
  heldOn: z.string(),
  details: joiningDetails.nullable().meta({ description: 'Empty strings where nothing is given.' }),
  version: z.number().int().meta({ description: '0 while nothing is known.' }),
  people: z.number().int().meta({ description: 'Who has a seat, and is written to when it changes.' }),
});

const lists = z.object({
  capacity: z.number().nullable().meta({ description: 'Null of a workshop that was removed.' }),
  sessions: z.array(session),
  joining: joining.nullable().meta({
    description: 'How to join the session that is to come; null when there is none.',
  }),
});

const listed = z.object({
  slug: z.string(),
  name: inEachLanguage.meta({ description: 'Its slug where it was removed.' }),
  heldOn: z.string().nullable().meta({ description: 'Its day; null of a workshop that was removed.' }),
  isComing: z.boolean(),
  capacity: z.number().nullable(),
  seats: z.number().meta({ description: 'Taken in the session of that day.' }),
  waiting: z.number().meta({ description: 'For that session, or for the next date.' }),
});

const listWorkshops = staffCall({
  method: 'GET',
  path: 'workshops',
  summary: 'Every workshop, and how full it is',
  description: 'Those to come first, the nearest at the top; then those that are over, the latest first.',
  may: maySeeApplications,
  input: z.object({}),
  output: z.object({ rows: z.array(listed) }),
  run: async ({ academy }) => ({ rows: await academy.staff.workshopsInList() }),
});

const readWorkshopLists = staffCall({
  method: 'GET',
  path: 'workshops/{workshop}',
  summary: 'Who has or waits for a seat in a workshop, session by session',
  may: maySeeApplications,
  input: z.object({}),
  output: lists,
  refusals: ['not-found'],
  async run({ academy, params }) {
    return (await academy.staff.workshopLists(params.workshop)) ?? refuseStaff('not-found');
  },
});

const saveJoining = staffCall({
  method: 'PUT',
  path: 'workshops/{workshop}/joining',
  summary: 'Say how to join the session that is to come',
  description:
    'If anything changed, everybody with a seat gets an e-mail at once. `seen`: the version on which the change is based, 0 for none. `heldOn`: the session shown. A meeting needs its link, a location its address.',
  may: mayAnswerApplications,
  input: joiningForm.extend({ heldOn: givenDay, seen: z.int().min(0) }),
  output: z.object({ told: z.number().int().meta({ description: 'How many get an e-mail.' }) }),
  refusals: ['not-found', 'session-over', 'changed-meanwhile'],
  async run({ academy, params, staff }, { heldOn, seen, ...details }) {
    const workshopSlug = params.workshop;
    const saved = await academy.staff.saveJoining({ workshopSlug, heldOn, seen, joining: details, staff });
    if (saved.ok) return { told: saved.told };
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

export const workshopListCalls = [listWorkshops, readWorkshopLists, saveJoining] as const;
