/** What a month holds, as its file tells it, before somebody takes that file away. */
import { z } from 'zod';
import { paymentOptions } from '../orders/order.ts';
import { mayExportMonth } from '../staff/who-may.ts';
import type { MonthTold } from './exports.service.ts';
import { instant, isoOf } from '../../platform/api/instant.ts';
import { defineStaffCall, type StaffCall } from '../staff/staff-call.ts';
import { refuseStaff } from '../staff/staff-failures.ts';

/** '2026-05', on Morocco’s clock; what is none is a month that there is not. */
export function monthIn(params: Record<string, string>): { year: number; month: number } {
  const [, year = '0', month = '0'] = /^(\d{4})-(\d{2})$/.exec(params['month'] ?? '') ?? [];
  return { year: Number(year), month: Number(month) };
}

const whole = z.number().int();
const sums = z.object({
  payments: whole.meta({ description: 'Those that came twice among them.' }),
  receivedCentimes: whole,
  refunds: whole,
  paidBackCentimes: whole,
  netCentimes: whole.meta({ description: 'Below zero where more went back than came in.' }),
});
const method = sums.extend({
  method: z
    .enum(paymentOptions)
    .nullable()
    .meta({ description: 'How the order was paid; null: not known. Refunds stand with their order’s.' }),
  gateway: z.string().nullable().meta({ description: 'Of card payments.' }),
});
const answer = z.object({
  month: z.string(),
  until: instant.nullable().meta({ description: 'Of a month that is under way: now.' }),
  ordersPaid: whole.meta({ description: 'Payments without those that came twice.' }),
  inAll: sums,
  byMethod: z.array(method),
});
export type MonthAnswer = z.output<typeof answer>;
export type MonthSumsRow = z.output<typeof sums>;

/** Named one by one, as every answer of the office. */
const sumsOf = ({ payments, receivedCentimes, refunds, paidBackCentimes, netCentimes }: MonthSumsRow) => ({
  payments,
  receivedCentimes,
  refunds,
  paidBackCentimes,
  netCentimes,
});

const bodyOf = ({ month, until, ordersPaid, inAll, byMethod }: MonthTold): MonthAnswer => ({
  month,
  until: isoOf(until),
  ordersPaid,
  inAll: sumsOf(inAll),
  byMethod: byMethod.map((row) => ({ method: row.method, gateway: row.gateway, ...sumsOf(row) })),
});

const some = {
  payments: 3,
  receivedCentimes: 297_000,
  refunds: 1,
  paidBackCentimes: 99_000,
  netCentimes: 198_000,
};

const readMonth = defineStaffCall({
  id: 'readMonth',
  group: 'exports',
  method: 'GET',
  path: '/api/staff/months/{month}',
  summary: 'What a month’s file holds, in sums',
  description:
    '`month`: 2026-05, on Morocco’s clock. The sums of `exportMonth`, without anybody’s name; the log says nothing of it.',
  may: mayExportMonth,
  schema: z.object({}),
  example: {},
  answer200: {
    when: 'The month has begun.',
    schema: answer,
    example: {
      month: '2026-05',
      until: null,
      ordersPaid: 3,
      inAll: some,
      byMethod: [{ method: 'Card', gateway: 'cmi', ...some }],
    },
  },
  refusals: ['not-found'],
  async answer({ academy }, { params, staff }) {
    const told = await academy.staff.readMonth({ ...monthIn(params), staff });
    return told.ok ? { ok: true, status: 200, body: bodyOf(told.month) } : refuseStaff('not-found');
  },
});

export const monthCalls: readonly StaffCall[] = [readMonth];
