/** Orders: looking at one, and deciding a claim. */
import { z } from 'zod';
import { mayDecideClaims, maySeeOrders } from '../staff/who-may.ts';
import { listOrders } from './list-orders.staff.ts';
import { deskExample, readDesk } from './order-desk-shapes.staff.ts';
import { orderDeskCalls } from './order-desk.staff.ts';
import { factsOf, orderExample, orderFacts, orderWhole, wholeOf } from './order-shapes.staff.ts';
import { defineStaffCall, type StaffCall } from '../staff/staff-call.ts';
import { refuseStaff } from '../staff/staff-failures.ts';

const readOrder = defineStaffCall({
  id: 'readOrder',
  group: 'orders',
  method: 'GET',
  path: '/api/staff/orders/{number}',
  summary: 'One order, with all that happened to it',
  may: maySeeOrders,
  schema: z.object({}),
  example: {},
  answer200: {
    when: 'There is such an order.',
    schema: orderWhole,
    example: {
      ...orderExample,
      ...deskExample,
      gift: null,
      twins: [],
      group: { id: '0198c1f0-2a41-7c3e-9b1d-5f6a7b8c9d0f', startsOn: '2026-12-07' },
      doubleSeenAt: null,
      access: null,
      handedOut: null,
      history: [],
      letters: [],
      notifications: [],
    },
  },
  refusals: ['order-not-found'],
  async answer(options, { params }) {
    const found = await options.academy.staff.order(params['number'] ?? '');
    if (!found) return refuseStaff('order-not-found');
    return { ok: true, status: 200, body: wholeOf(found, await readDesk(options, found.order)) };
  },
});

/** Why a claim is refused: the buyer reads it. */
const reason = z
  .string()
  .trim()
  .refine((text) => text.length >= 3, 'reason-required')
  .refine((text) => text.length <= 500, 'too-long');

const decideClaim = defineStaffCall({
  id: 'decideClaim',
  group: 'orders',
  method: 'POST',
  path: '/api/staff/orders/{number}/decision',
  summary: 'Confirm or refuse a claimed transfer',
  description:
    'Confirming opens what was bought, once. When a colleague was first, `detail` says who (`by`) and what the order says now (`status`).',
  may: mayDecideClaims,
  schema: z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('confirm') }),
    z.object({ decision: z.literal('refuse'), reason }),
  ]),
  example: { decision: 'refuse', reason: 'No transfer with this number arrived.' },
  answer200: {
    when: 'It is decided.',
    schema: orderFacts.extend({
      awaitsCode: z.boolean().meta({ description: 'Confirmed, and no access code was there to hand over.' }),
    }),
    example: { ...orderExample, awaitsCode: false },
  },
  refusals: ['order-not-found', 'own-order', 'already-decided'],
  async answer({ academy }, { params, value, staff }) {
    const orderNumber = params['number'] ?? '';
    const result = await academy.staff.decideClaim({ orderNumber, staff, ...value });
    if (result.ok) {
      const facts = factsOf(result.order);
      const access = facts.itemKind === 'course' ? (await academy.staff.order(orderNumber))?.access : null;
      const awaitsCode = access?.code === null && !access.isClassroom;
      return { ok: true, status: 200, body: { ...facts, awaitsCode } };
    }
    if (result.reason !== 'already-decided') return refuseStaff(result.reason);
    return refuseStaff('already-decided', { detail: { by: result.by, status: result.status } });
  },
});

export const orderCalls: readonly StaffCall[] = [listOrders, readOrder, decideClaim, ...orderDeskCalls];
