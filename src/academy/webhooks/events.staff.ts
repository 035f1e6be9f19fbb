import { z } from 'zod';
import { eventKinds } from './event-kinds.ts';
import { mayForwardAgain } from '../staff/who-may.ts';
import { instantInMorocco, isDay } from '../../platform/time/calendar-date.ts';
import type { EventSpan } from '../../admin/deliveries/outbox.service.ts';
import { staffCall, firstBy } from '../staff/staff-call.ts';
import { refuseStaff, type StaffFailureCode } from '../staff/staff-failures.ts';

const kind = z.enum(eventKinds, 'not-taken').optional();

const codeOf = {
  'event-not-found': 'not-found',
  'on-its-way': 'is-sent-already',
  'not-connected': 'nobody-is-told',
  'nothing-to-tell': 'nothing-to-tell',
  'too-many-events': 'too-many-events',
  'other-number': 'other-number',
} as const satisfies Record<string, StaffFailureCode>;

const sendEventAgain = staffCall({
  path: 'events/{id}/again',
  summary: 'Send one event once more',
  description:
    'Under the same id, signed anew: whoever receives it knows it by its id. When it has its turn already, `detail.by` says who saw to that, if somebody did.',
  may: mayForwardAgain,
  input: z.strictObject({}),
  output: z.object({ id: z.string() }),
  refusals: ['not-found', 'is-sent-already', 'nobody-is-told'],
  async run({ academy, params, staff }) {
    const id = params.id;
    const result = await academy.staff.sendEventAgain({ id, staff });
    if (result.ok) return { id };
    if (result.reason !== 'on-its-way') return refuseStaff(codeOf[result.reason]);
    const found = await academy.staff.delivery({ id, types: ['event'] });
    const detail = await firstBy(academy, found?.orderNumber ?? id, ['deliver-again']);
    return refuseStaff('is-sent-already', { detail });
  },
});

const local = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'not-a-day');
const clock = local
  .refine((value) => isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(`${value}Z`)), 'not-a-day')
  .meta({ description: 'By Morocco’s clock.', example: '2026-11-21T10:00' });
const span = { from: clock, to: clock, kind };
const instantOf = (value: string): Date => {
  const [day = '', time = ''] = value.split('T');
  return instantInMorocco(day, time);
};
const spanOf = (value: { from: string; to: string; kind?: EventSpan['event'] | undefined }): EventSpan => ({
  from: instantOf(value.from),
  to: instantOf(value.to),
  ...(value.kind && { event: value.kind }),
});

const countEvents = staffCall({
  method: 'GET',
  path: 'event-replay',
  summary: 'How many events happened in a time',
  description: 'From `from` up to, not including, `to`.',
  may: mayForwardAgain,
  input: z.object(span),
  output: z.object({ count: z.number().int() }),
  async run({ academy }, value) {
    return { count: await academy.staff.countEvents(spanOf(value)) };
  },
});

const replayEvents = staffCall({
  path: 'event-replay',
  summary: 'Send all events of a time once more, a thousand at most',
  description:
    '`count`: as many as were shown before it was confirmed. With another number nothing is sent, and `detail.count` says which it is.',
  may: mayForwardAgain,
  input: z.strictObject({ ...span, count: z.number().int().min(1) }),
  output: z.object({ sent: z.number().int() }),
  refusals: ['nothing-to-tell', 'too-many-events', 'other-number', 'nobody-is-told'],
  async run({ academy, staff }, { count, ...asked }) {
    const result = await academy.staff.replayEvents({ span: spanOf(asked), count, staff });
    if (result.ok) return { sent: result.sent };
    return refuseStaff(
      codeOf[result.reason],
      'count' in result ? { detail: { count: result.count } } : undefined,
    );
  },
});

export const eventCalls = [sendEventAgain, countEvents, replayEvents] as const;
