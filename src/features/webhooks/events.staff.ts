import { z } from 'zod';
import { eventKinds } from './event-kinds.ts';
import { mayForwardAgain, maySeeWebhooks } from '../staff/who-may.ts';
import { instantInMorocco } from '../../platform/time/morocco-clock.ts';
import type { EventInList, EventSpan } from '../emails/outbox.service.ts';
import { defineStaffCall, firstBy, type StaffCall } from '../staff/staff-call.ts';
import {
  outboxStates,
  status,
  statusExample,
  statusOf,
  tried,
  triesExample,
  triesOf,
} from '../emails/mails.staff.ts';
import { listOf, page, perPage } from '../../platform/api/fields.ts';
import { refuseStaff, type StaffFailureCode } from '../staff/staff-failures.ts';

const row = status.extend({
  event: z.string().meta({ description: 'Its kind.' }),
  position: z.number().int().meta({ description: 'Events are numbered as they are written.' }),
});
export type EventRow = z.output<typeof row>;

const whole = row.extend({
  data: z.record(z.string(), z.unknown()).meta({ description: 'As it travels.' }),
  history: z.array(tried).meta({ description: 'The newest tries, oldest first.' }),
});
export type EventWhole = z.output<typeof whole>;

const rowOf = (one: EventInList): EventRow => ({
  ...statusOf(one),
  event: one.event,
  position: one.position,
});

const example: EventRow = {
  ...statusExample,
  event: 'order.paid',
  position: 4711,
  lastError: 'The receiver answered with status 500.',
};

const text = z.string().trim().max(100).optional();
const kind = z.enum(eventKinds, 'not-taken').optional();

const listEvents = defineStaffCall({
  id: 'listEvents',
  group: 'events',
  method: 'GET',
  path: '/api/staff/events',
  summary: 'Events sent to another system, the newest first',
  description: '`order`: the number of an order; `application`: the id of an application.',
  may: maySeeWebhooks,
  schema: z.object({
    page,
    perPage,
    state: z.enum(outboxStates).optional(),
    kind,
    order: text,
    application: z.uuid('not-taken').optional(),
  }),
  example: { state: 'failed' },
  answer200: {
    when: 'A page of them.',
    schema: listOf(row),
    example: { rows: [example], total: null, hasNext: false },
  },
  async answer({ academy }, { value: { state, kind: event, order, application, ...asked } }) {
    const { rows, hasNext } = await academy.staff.events({
      filter: {
        ...(state && { state }),
        ...(event && { event }),
        ...(order && { orderNumber: order }),
        ...(application && { applicationId: application }),
      },
      ...asked,
    });
    return { ok: true, status: 200, body: { rows: rows.map(rowOf), total: null, hasNext } };
  },
});

const readEvent = defineStaffCall({
  id: 'readEvent',
  group: 'events',
  method: 'GET',
  path: '/api/staff/events/{id}',
  summary: 'One event: what it says, and every try',
  may: maySeeWebhooks,
  schema: z.object({}),
  example: {},
  answer200: {
    when: 'There is such an event.',
    schema: whole,
    example: { ...example, data: { order: { number: 'MEM-482913-a1b2' } }, history: triesExample },
  },
  refusals: ['not-found'],
  async answer({ academy }, { params }) {
    const found = await academy.staff.event(params['id'] ?? '');
    if (!found) return refuseStaff('not-found');
    const { data, history } = found;
    return { ok: true, status: 200, body: { ...rowOf(found), data, history: triesOf(history) } };
  },
});

const codeOf = {
  'event-not-found': 'not-found',
  'on-its-way': 'is-sent-already',
  'not-connected': 'nobody-is-told',
  'nothing-to-tell': 'nothing-to-tell',
  'too-many-events': 'too-many-events',
  'other-number': 'other-number',
} as const satisfies Record<string, StaffFailureCode>;

const sendEventAgain = defineStaffCall({
  id: 'sendEventAgain',
  group: 'events',
  method: 'POST',
  path: '/api/staff/events/{id}/again',
  summary: 'Send one event once more',
  description:
    'Under the same id, signed anew: whoever receives it knows it by its id. When it has its turn already, `detail.by` says who saw to that, if somebody did.',
  may: mayForwardAgain,
  schema: z.strictObject({}),
  example: {},
  answer200: { when: 'It goes now.', schema: z.object({ id: z.string() }), example: { id: example.id } },
  refusals: ['not-found', 'is-sent-already', 'nobody-is-told'],
  async answer({ academy }, { params, staff }) {
    const id = params['id'] ?? '';
    const result = await academy.staff.sendEventAgain({ id, staff });
    if (result.ok) return { ok: true, status: 200, body: { id } };
    if (result.reason !== 'on-its-way') return refuseStaff(codeOf[result.reason]);
    const found = await academy.staff.event(id);
    const detail = await firstBy(academy, found?.orderNumber ?? id, ['deliver-again']);
    return refuseStaff('is-sent-already', { detail });
  },
});

const local = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'not-a-day');
const clock = local
  .refine((value) => !Number.isNaN(Date.parse(`${value}Z`)), 'not-a-day')
  .meta({
    description: 'By Morocco’s clock: ‘2026-11-21T10:00’.',
  });
const span = { from: clock, to: clock, kind };
const spanExample = { from: '2026-11-21T10:00', to: '2026-11-21T12:00' };

const instantOf = (value: string): Date => {
  const [day = '', time = ''] = value.split('T');
  return instantInMorocco(day, time);
};
const spanOf = (value: { from: string; to: string; kind?: EventSpan['event'] | undefined }): EventSpan => ({
  from: instantOf(value.from),
  to: instantOf(value.to),
  ...(value.kind && { event: value.kind }),
});

const countEvents = defineStaffCall({
  id: 'countEvents',
  group: 'events',
  method: 'GET',
  path: '/api/staff/event-replay',
  summary: 'How many events happened in a time',
  description: 'From `from` up to, not including, `to`.',
  may: mayForwardAgain,
  schema: z.object(span),
  example: spanExample,
  answer200: {
    when: 'They were counted.',
    schema: z.object({ count: z.number().int() }),
    example: { count: 12 },
  },
  async answer({ academy }, { value }) {
    return { ok: true, status: 200, body: { count: await academy.staff.countEvents(spanOf(value)) } };
  },
});

const replayEvents = defineStaffCall({
  id: 'replayEvents',
  group: 'events',
  method: 'POST',
  path: '/api/staff/event-replay',
  summary: 'Send all events of a time once more, a thousand at most',
  description:
    '`count`: as many as were shown before it was confirmed. With another number nothing is sent, and `detail.count` says which it is.',
  may: mayForwardAgain,
  schema: z.strictObject({ ...span, count: z.number().int().min(1) }),
  example: { ...spanExample, count: 12 },
  answer200: {
    when: 'They go now.',
    schema: z.object({ sent: z.number().int() }),
    example: { sent: 12 },
  },
  refusals: ['nothing-to-tell', 'too-many-events', 'other-number', 'nobody-is-told'],
  async answer({ academy }, { value: { count, ...asked }, staff }) {
    const result = await academy.staff.replayEvents({ span: spanOf(asked), count, staff });
    if (result.ok) return { ok: true, status: 200, body: { sent: result.sent } };
    return refuseStaff(
      codeOf[result.reason],
      'count' in result ? { detail: { count: result.count } } : undefined,
    );
  },
});

export const eventCalls: readonly StaffCall[] = [
  listEvents,
  readEvent,
  sendEventAgain,
  countEvents,
  replayEvents,
];
