/** The notifications of gateways: refused or not, applied once more, or marked as handled by a person. */
import { z } from 'zod';
import { mayApplyAgain, maySeeNotifications } from '../staff/who-may.ts';
import { staffCall, firstBy } from '../staff/staff-call.ts';
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

const text = z.string().trim().max(100).optional();

const listNotifications = staffCall({
  method: 'GET',
  path: 'notifications',
  summary: 'Notifications of gateways, the newest first',
  description: '`toDo` counts those that wait for a person, whatever is asked for.',
  may: maySeeNotifications,
  input: z.object({
    page,
    perPage,
    show: z.enum(notificationFilters).default('all'),
    gateway: text,
    order: text,
  }),
  output: listOf(row).extend({ toDo: z.number().int() }),
  async run({ academy }, { show, gateway, order, ...asked }) {
    const filter = { show, ...(gateway && { gateway }), ...(order && { orderNumber: order }) };
    return { ...(await academy.staff.findNotifications({ filter, ...asked })), total: null };
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

const applyAgain = staffCall({
  path: 'notifications/{id}/again',
  summary: 'Apply a refused notification once more',
  description:
    'Judged by the same rules as when it came; of one that came too late the gateway is asked. When it was handled already, `detail.by` names who did.',
  may: mayApplyAgain,
  input: z.strictObject({}),
  output: z.object({ verdict: z.enum(['applied', 'no-change', 'surplus']) }),
  refusals: [
    'is-dealt-with',
    'nothing-to-apply',
    'refused-again',
    'gateway-unreachable',
    'gateway-cannot-tell',
  ],
  async run({ academy, params, staff }) {
    const id = params.id;
    const result = await academy.staff.applyAgain({ id, staff });
    if (result.ok) return { verdict: result.verdict };
    if (result.reason !== 'not-found') return refuseStaff(codeOf[result.reason]);
    return refuseStaff('is-dealt-with', { detail: await firstBy(academy, id, dealtWith) });
  },
});

const putAway = staffCall({
  path: 'notifications/{id}/handled',
  summary: 'Put a notification away: a person has dealt with it',
  description: 'It changes no order. When somebody was first, `detail.by` names them.',
  may: mayApplyAgain,
  input: z.strictObject({}),
  output: z.object({ id: z.string() }),
  refusals: ['is-dealt-with'],
  async run({ academy, params, staff }) {
    const id = params.id;
    if (await academy.staff.markHandled({ id, staff })) return { id };
    return refuseStaff('is-dealt-with', { detail: await firstBy(academy, id, dealtWith) });
  },
});

export const notificationCalls = [listNotifications, applyAgain, putAway] as const;
