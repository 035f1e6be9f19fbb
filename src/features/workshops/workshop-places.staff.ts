/** Places in workshops: who came, a seat or a letter by hand, a place that is given up by telephone, and the list for the door. */
import { z } from 'zod';
import { mayAnswerApplications, mayExportApplications } from '../staff/who-may.ts';
import type { Academy, StaffMember } from '../../academy.ts';
import type { PlaceChanged } from './tend-place.service.ts';
import { done, isDone } from '../../platform/api/fields.ts';
import { fileFields, listAsFile, workbookType } from '../reports/exports.staff.ts';
import { defineStaffCall, type StaffCall } from '../staff/staff-call.ts';
import { refuseStaff, type StaffFailure, type StaffFailureCode } from '../staff/staff-failures.ts';

const came = z
  .boolean()
  .nullable()
  .meta({ description: 'Null: nobody has said so, or takes the word back.' });

type Fault = { reason: 'place-not-found' | 'session-over' | 'not-begun' | 'room-full' } | PlaceChanged;

const refusePlace = (fault: Fault): StaffFailure => {
  if (fault.reason === 'place-not-found') return refuseStaff('not-found');
  if (fault.reason !== 'place-changed') return refuseStaff(fault.reason);
  return refuseStaff('place-changed', { detail: { state: fault.state, by: fault.by } });
};

/** What is done at one place: by the same people, answered in the same way, refused for the same reasons. */
const definePlaceCall = <S extends z.ZodType>(deed: {
  id: string;
  path: `/api/staff/workshop-places/{id}/${string}`;
  summary: string;
  description: string;
  schema: S;
  example: unknown;
  /** Beside `not-found` and `place-changed`. */
  refusals: readonly StaffFailureCode[];
  act(
    verbs: Academy['staff'],
    at: { placeId: string; staff: StaffMember },
    value: z.output<S>,
  ): Promise<{ ok: true } | ({ ok: false } & Fault)>;
}): StaffCall => {
  const { act, refusals, ...described } = deed;
  return defineStaffCall({
    ...described,
    group: 'applications',
    method: 'POST',
    may: mayAnswerApplications,
    answer200: done,
    refusals: ['not-found', ...refusals, 'place-changed'],
    async answer({ academy }, { params, value, staff }) {
      const acted = await act(academy.staff, { placeId: params['id'] ?? '', staff }, value);
      return acted.ok ? isDone : refusePlace(acted);
    },
  });
};

const attendance = definePlaceCall({
  id: 'markAttendance',
  path: '/api/staff/workshop-places/{id}/attendance',
  summary: 'Say whether somebody came to her session',
  description: 'From the beginning of the session on. `was`: what stood there when she pressed.',
  schema: z.strictObject({ was: came, came }),
  example: { was: null, came: true },
  refusals: ['not-begun'],
  act: (verbs, at, value) => verbs.markAttendance({ ...at, ...value }),
});

const seat = definePlaceCall({
  id: 'giveSeat',
  path: '/api/staff/workshop-places/{id}/seat',
  summary: 'Give somebody who waits a seat, also beyond the room',
  description: 'Her letter goes out at once; the seat is hers until she gives it up.',
  schema: z.strictObject({}),
  example: {},
  refusals: ['session-over'],
  act: (verbs, at) => verbs.seatByHand(at),
});

const offer = definePlaceCall({
  id: 'offerSeat',
  path: '/api/staff/workshop-places/{id}/offer',
  summary: 'Write to somebody who waits that a seat is free',
  description: 'Her letter has the link that takes it, while one is free; it is kept for nobody.',
  schema: z.strictObject({}),
  example: {},
  refusals: ['session-over', 'room-full'],
  act: (verbs, at) => verbs.offerSeat(at),
});

const end = definePlaceCall({
  id: 'endPlace',
  path: '/api/staff/workshop-places/{id}/end',
  summary: 'Give a place up in her name',
  description: 'Nobody writes to her. Of a free seat the next who waits is told.',
  schema: z.strictObject({}),
  example: {},
  refusals: ['session-over'],
  act: (verbs, at) => verbs.endPlace(at),
});

const doorList = defineStaffCall({
  id: 'exportSession',
  group: 'exports',
  method: 'GET',
  path: '/api/staff/exports/workshops/{workshop}/{day}',
  summary: 'Who sits in a session of a workshop and who waits, for the door',
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

export const workshopPlaceCalls: readonly StaffCall[] = [attendance, seat, offer, end, doorList];
