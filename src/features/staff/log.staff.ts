import { z } from 'zod';
import { dayToLookFor } from '../orders/order-list.ts';
import { subjectKinds } from './staff-acts.ts';
import { maySeeLog } from './who-may.ts';
import { addDays } from '../../platform/time/calendar-date.ts';
import { instantInMorocco } from '../../platform/time/morocco-clock.ts';
import type { LineRead } from './read-log.service.ts';
import { defineStaffCall, inBoth, type StaffCall } from './staff-call.ts';
import { listOf, page, perPage } from '../../platform/api/fields.ts';
import { dayOfList, instant } from '../../platform/api/instant.ts';

const fields = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

const line = z.object({
  id: z.string(),
  at: instant,
  email: z.string(),
  act: z.string(),
  subject: z
    .string()
    .nullable()
    .meta({ description: 'What it was done to: the number of an order, a slug.' }),
  detail: z.record(z.string(), z.string()).nullable(),
  before: fields.nullable().meta({ description: 'Of what changed, as it was; null where nothing stood.' }),
  after: fields.nullable().meta({ description: 'As it became; null where nothing stands any more.' }),
  about: z
    .object({
      of: z.enum(subjectKinds),
      name: inBoth.nullable(),
      key: z.string().nullable(),
    })
    .meta({ description: 'What the subject is, what it is called today, and what its page is opened by.' }),
  reason: z.string().nullable().meta({
    description:
      'Why it was refused, refunded or declined, as long as the order or the proposal keeps it: the log itself stores no reason.',
  }),
  address: z.string().nullable().meta({ description: 'Where it was asked from, until that is forgotten.' }),
  agent: z.string().nullable().meta({ description: 'The family of the browser.' }),
});
export type LogRow = z.output<typeof line>;

/** Named one by one, so that a new column of the log is not published by accident. */
const rowOf = (read: LineRead): LogRow => ({
  id: read.id,
  at: read.at.toISOString(),
  email: read.email,
  act: read.act,
  subject: read.subject,
  detail: read.detail,
  before: read.before,
  after: read.after,
  about: read.about,
  reason: read.reason,
  address: read.address,
  agent: read.agent,
});

const example: LogRow = {
  id: '0198c1f0-2a41-7c3e-9b1d-5f6a7b8c9d0e',
  at: '2026-11-21T11:30:00.000Z',
  email: 'finance@example.com',
  act: 'confirm-claim',
  subject: 'MEM-482913-a1b2',
  detail: null,
  before: { status: 'Paid - Bank Transfer' },
  after: { status: 'Payment Confirmed' },
  about: { of: 'order', name: null, key: null },
  reason: null,
  address: '192.0.2.7',
  agent: 'Firefox, Android',
};

const whole = z.string().trim().max(200).optional();

const beginOf = (date: string): Date => instantInMorocco(date, '00:00');

const readLog = defineStaffCall({
  id: 'readLog',
  group: 'log',
  method: 'GET',
  path: '/api/staff/log',
  summary: 'What members of staff did, the newest first',
  description:
    '`act` and `subject` are compared whole; of `email` a part is enough, with an @ in it the beginning.',
  may: maySeeLog,
  schema: z.object({
    page,
    perPage,
    email: whole,
    act: whole,
    subject: whole,
    from: dayOfList,
    to: dayOfList,
  }),
  example: { email: 'finance@example.com', from: '2026-11-01' },
  answer200: {
    when: 'A page of them.',
    schema: listOf(line),
    example: { rows: [example], total: null, hasNext: false },
  },
  async answer({ academy }, { value: { email, act, subject, from, to, ...asked } }) {
    const { rows, hasNext } = await academy.staff.readLog({
      filter: {
        ...(email && { email: email.toLowerCase() }),
        ...(act && { act }),
        ...(subject && { subject }),
        ...(from && { from: beginOf(dayToLookFor(from)) }),
        ...(to && { to: beginOf(addDays(dayToLookFor(to), 1)) }),
      },
      ...asked,
    });
    return { ok: true, status: 200, body: { rows: rows.map(rowOf), total: null, hasNext } };
  },
});

export const logCalls: readonly StaffCall[] = [readLog];
