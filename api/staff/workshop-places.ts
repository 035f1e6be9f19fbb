/** Places in workshops: who came, a seat or an offer by hand, a place that is given up by telephone, and the list for the door. */
import { z } from 'zod';
import { mayAnswerApplications, mayExportApplications } from '../../domain/staff/who-may.ts';
import type { PlaceChanged } from '../../flows/workshop-place-verbs.ts';
import { listAsFile, workbookType } from './export-answer.ts';
import { fileFields } from './exports.ts';
import { defineStaffCall, type StaffCall } from './staff-call.ts';
import { refuseStaff, type StaffFailure } from './staff-failures.ts';

const came = z
  .boolean()
  .nullable()
  .meta({ description: 'Null: nobody has said so, or takes the word back.' });
const done = { when: 'It is so.', schema: z.object({ done: z.literal(true) }), example: { done: true } };
const isDone = { ok: true, status: 200, body: { done: true } } as const;

const refusePlace = (
  fault: { reason: 'place-not-found' | 'session-over' | 'not-begun' | 'room-full' } | PlaceChanged,
): StaffFailure => {
  if (fault.reason === 'place-not-found') return refuseStaff('not-found');
  if (fault.reason !== 'place-changed') return refuseStaff(fault.reason);
  return refuseStaff('place-changed', { detail: { state: fault.state, by: fault.by } });
};

const attendance = defineStaffCall({
  id: 'markAttendance',
  group: 'applications',
  method: 'POST',
  path: '/api/staff/workshop-places/{id}/attendance',
  summary: 'Say whether somebody came to her session',
  description: 'From the beginning of the session on. `was`: what stood there when she pressed.',
  may: mayAnswerApplications,
  schema: z.strictObject({ was: came, came }),
  example: { was: null, came: true },
  answer200: done,
  refusals: ['not-found', 'not-begun', 'place-changed'],
  async answer({ academy }, { params, value, staff }) {
    const marked = await academy.staff.markAttendance({ placeId: params['id'] ?? '', ...value, staff });
    return marked.ok ? isDone : refusePlace(marked);
  },
});

const seat = defineStaffCall({
  id: 'giveSeat',
  group: 'applications',
  method: 'POST',
  path: '/api/staff/workshop-places/{id}/seat',
  summary: 'Give somebody who waits a seat, ahead of her turn or beyond the room',
  description: 'Her letter goes out at once; the seat is hers until she gives it up.',
  may: mayAnswerApplications,
  schema: z.strictObject({}),
  example: {},
  answer200: done,
  refusals: ['not-found', 'session-over', 'place-changed'],
  async answer({ academy }, { params, staff }) {
    const seated = await academy.staff.seatByHand({ placeId: params['id'] ?? '', staff });
    return seated.ok ? isDone : refusePlace(seated);
  },
});

const offer = defineStaffCall({
  id: 'offerSeat',
  group: 'applications',
  method: 'POST',
  path: '/api/staff/workshop-places/{id}/offer',
  summary: 'Offer a free seat to somebody who waits, out of turn',
  description:
    'Her letter says until when it is kept for her. Shortly before the workshop it is hers at once.',
  may: mayAnswerApplications,
  schema: z.strictObject({}),
  example: {},
  answer200: done,
  refusals: ['not-found', 'session-over', 'room-full', 'place-changed'],
  async answer({ academy }, { params, staff }) {
    const offered = await academy.staff.offerSeat({ placeId: params['id'] ?? '', staff });
    return offered.ok ? isDone : refusePlace(offered);
  },
});

const end = defineStaffCall({
  id: 'endPlace',
  group: 'applications',
  method: 'POST',
  path: '/api/staff/workshop-places/{id}/end',
  summary: 'Give a place up in her name, or decline the seat that is offered to her',
  description:
    'A freed seat is offered to the first who waits, or to `next`, who is written to. Nobody writes to her.',
  may: mayAnswerApplications,
  schema: z.strictObject({
    next: z
      .string()
      .max(36)
      .nullable()
      .optional()
      .meta({ description: 'The place of somebody who waits in the same session, out of turn.' }),
  }),
  example: {},
  answer200: done,
  refusals: ['not-found', 'session-over', 'room-full', 'place-changed'],
  async answer({ academy }, { params, value, staff }) {
    const ended = await academy.staff.endPlace({
      placeId: params['id'] ?? '',
      nextId: value.next ?? null,
      staff,
    });
    return ended.ok ? isDone : refusePlace(ended);
  },
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
