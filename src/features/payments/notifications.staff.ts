/** The notifications of gateways: refused or not, applied once more, or marked as handled by a person. */
import { z } from 'zod';
import { mayApplyAgain, maySeeNotifications } from '../staff/who-may.ts';
import type { NotificationToRead } from './notifications.service.ts';
import { defineStaffCall, firstBy, type StaffCall } from '../staff/staff-call.ts';
import { listOf, page, perPage } from '../../platform/api/fields.ts';
import { refuseStaff, type StaffFailureCode } from '../staff/staff-failures.ts';
import { instant } from '../../platform/api/instant.ts';

/** Which of the gateways' messages staff look at: those that wait for a person, those that were refused, all. */
const notificationFilters = ['to-do', 'refused', 'all'] as const;
export type NotificationFilter = (typeof notificationFilters)[number];

const row = z.object({
  id: z.string(),
  gateway: z.string(),
  receivedAt: instant,
  kind: z.enum(['payment', 'refund', 'dispute', 'nothing']),
  verdict: z.enum(['applied', 'no-change', 'refused']),
  reason: z.string().nullable(),
  orderNumber: z.string().nullable(),
  looksForged: z.boolean(),
  says: z
    .object({
      amountCentimes: z.number().int().nullable(),
      currency: z.string().nullable(),
      outcome: z.string().nullable(),
      providerReference: z.string().nullable(),
    })
    .nullable()
    .meta({ description: 'Verified; null when it was not believed.' }),
  isTask: z.boolean().meta({ description: 'Waits for a person.' }),
  handled: z.object({ at: instant, by: z.string() }).nullable(),
});
export type NotificationRow = z.output<typeof row>;

const rowOf = (read: NotificationToRead): NotificationRow => ({
  id: read.id,
  gateway: read.gateway,
  receivedAt: read.receivedAt.toISOString(),
  kind: read.kind,
  verdict: read.verdict,
  reason: read.reason,
  orderNumber: read.orderNumber,
  looksForged: read.looksForged,
  says: read.says && {
    amountCentimes: read.says.amountCentimes,
    currency: read.says.currency,
    outcome: read.says.outcome,
    providerReference: read.says.providerReference,
  },
  isTask: read.isTask,
  handled: read.handled && { at: read.handled.at.toISOString(), by: read.handled.by },
});

const example: NotificationRow = {
  id: '0198c1f0-2a41-7c3e-9b1d-5f6a7b8c9d0e',
  gateway: 'stripe',
  receivedAt: '2026-11-21T11:30:00.000Z',
  kind: 'payment',
  verdict: 'refused',
  reason: 'wrong-amount',
  orderNumber: 'MEM-482913-a1b2',
  looksForged: false,
  says: { amountCentimes: 9_900, currency: 'MAD', outcome: 'captured', providerReference: 'pi_1' },
  isTask: true,
  handled: null,
};

const text = z.string().trim().max(100).optional();

const listNotifications = defineStaffCall({
  id: 'listNotifications',
  group: 'notifications',
  method: 'GET',
  path: '/api/staff/notifications',
  summary: 'Notifications of gateways, the newest first',
  description: '`toDo` counts those that wait for a person, whatever is asked for.',
  may: maySeeNotifications,
  schema: z.object({
    page,
    perPage,
    show: z.enum(notificationFilters).default('all'),
    gateway: text,
    order: text,
  }),
  example: { show: 'to-do' },
  answer200: {
    when: 'A page of them.',
    schema: listOf(row).extend({ toDo: z.number().int() }),
    example: { rows: [example], total: null, hasNext: false, toDo: 1 },
  },
  async answer({ academy }, { value: { show, gateway, order, ...asked } }) {
    const filter = { show, ...(gateway && { gateway }), ...(order && { orderNumber: order }) };
    const { rows, hasNext, toDo } = await academy.staff.findNotifications({ filter, ...asked });
    return { ok: true, status: 200, body: { rows: rows.map(rowOf), total: null, hasNext, toDo } };
  },
});

const codeOf = {
  'not-found': 'is-dealt-with',
  'nothing-to-apply': 'nothing-to-apply',
  refused: 'refused-again',
  unreachable: 'gateway-unreachable',
  'not-supported': 'gateway-cannot-tell',
} as const satisfies Record<string, StaffFailureCode>;

/** Whoever handled it before; null when nobody did, or it does not exist. */
const dealtWith = ['apply-again', 'handle-notification'];

const applyAgain = defineStaffCall({
  id: 'applyNotificationAgain',
  group: 'notifications',
  method: 'POST',
  path: '/api/staff/notifications/{id}/again',
  summary: 'Apply a refused notification once more',
  description:
    'Judged by the same rules as when it came; of one that came too late the gateway is asked. When it was handled already, `detail.by` names who did.',
  may: mayApplyAgain,
  schema: z.strictObject({}),
  example: {},
  answer200: {
    when: 'It was heard.',
    schema: z.object({ verdict: z.enum(['applied', 'no-change', 'surplus']) }),
    example: { verdict: 'applied' },
  },
  refusals: [
    'is-dealt-with',
    'nothing-to-apply',
    'refused-again',
    'gateway-unreachable',
    'gateway-cannot-tell',
  ],
  async answer({ academy }, { params, staff }) {
    const id = params['id'] ?? '';
    const result = await academy.staff.applyAgain({ id, staff });
    if (result.ok) return { ok: true, status: 200, body: { verdict: result.verdict } };
    if (result.reason !== 'not-found') return refuseStaff(codeOf[result.reason]);
    return refuseStaff('is-dealt-with', { detail: await firstBy(academy, id, dealtWith) });
  },
});

const putAway = defineStaffCall({
  id: 'putNotificationAway',
  group: 'notifications',
  method: 'POST',
  path: '/api/staff/notifications/{id}/handled',
  summary: 'Put a notification away: a person has dealt with it',
  description: 'It changes no order. When somebody was first, `detail.by` names them.',
  may: mayApplyAgain,
  schema: z.strictObject({}),
  example: {},
  answer200: {
    when: 'It waits for nobody any more.',
    schema: z.object({ id: z.string() }),
    example: { id: example.id },
  },
  refusals: ['is-dealt-with'],
  async answer({ academy }, { params, staff }) {
    const id = params['id'] ?? '';
    if (await academy.staff.markHandled({ id, staff })) return { ok: true, status: 200, body: { id } };
    return refuseStaff('is-dealt-with', { detail: await firstBy(academy, id, dealtWith) });
  },
});

export const notificationCalls: readonly StaffCall[] = [listNotifications, applyAgain, putAway];
