/** What a form about a refund starts from: what is left, what was promised, which ways there are. */
import { z } from 'zod';
import { moneyMethods } from '../orders/order.ts';
import { refundWays } from '../orders/refund.ts';
import { mayRefund } from '../../academy/staff/who-may.ts';
import { inBoth, staffCall } from '../../academy/staff/staff-call.ts';
import { requestRow, requestRowOf } from '../orders/order-desk-shapes.staff.ts';
import { refuseStaff } from '../../academy/staff/staff-failures.ts';
import { instant } from '../../platform/api/instant.ts';

const centimes = z.number().int();

const refundable = z.object({
  orderNumber: z.string(),
  item: inBoth,
  name: z.string(),
  phone: z.string(),
  amountCentimes: centimes,
  leftCentimes: centimes.meta({ description: 'What can be paid back; of a second payment all of it.' }),
  isDuplicate: z.boolean(),
  opened: z.enum(['classroom', 'code', 'other']).meta({
    description: 'What closes with the whole: the classroom here, a code of the learning platform, or else.',
  }),
  paidAt: instant.nullable().meta({ description: 'When the payment was recorded.' }),
  receivedOn: z.string().nullable().meta({ description: 'When the money had arrived, as staff typed it.' }),
  method: z.enum(moneyMethods).nullable(),
  gateway: z.string().nullable().meta({ description: 'The card service that took the payment.' }),
  ways: z.array(z.enum(refundWays)),
  isByRight: z.boolean().meta({ description: 'She may ask for it; otherwise it is goodwill.' }),
  lastDay: z.string().nullable(),
  until: instant.nullable().meta({ description: 'Of an hour with an expert: to the minute.' }),
  paidBackWithinDays: z.number().int(),
  isSameVisit: z.boolean().meta({ description: 'Both payments came on one visit: a person pays it back.' }),
  disputedAt: instant.nullable(),
  request: requestRow
    .extend({ parts: z.array(z.object({ orderNumber: z.string(), leftCentimes: centimes })) })
    .nullable()
    .meta({ description: 'Asked back by right; `parts` go back with the whole.' }),
});

export const readRefundable = staffCall({
  method: 'GET',
  path: 'orders/{number}/refundable',
  summary: 'What can be paid back of an order, and what was promised',
  may: mayRefund,
  input: z.object({ second: z.string().max(200).optional() }),
  output: refundable,
  refusals: ['order-not-found'],
  async run({ academy, clock, params }, value) {
    const found = await academy.staff.refundable(params.number, value.second ?? null);
    if (!found) return refuseStaff('order-not-found');
    return {
      ...found,
      leftCentimes: found.duplicateCentimes ?? found.leftCentimes,
      isDuplicate: found.duplicateCentimes !== null,
      isByRight: found.duplicateCentimes !== null || found.isByRight,
      request: found.request && { ...requestRowOf(found.request, clock()), parts: found.request.parts },
    };
  },
});
