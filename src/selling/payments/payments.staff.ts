/** A refused notification of a gateway, applied once more or marked as handled by a person. */
import { z } from 'zod';
import { mayApplyAgain, mayEditSettings } from '../../academy/staff/who-may.ts';
import { firstBy, staffCall } from '../../academy/staff/staff-call.ts';
import { refuseStaff, type StaffFailureCode } from '../../academy/staff/staff-failures.ts';
import { instant } from '../../platform/api/fields.ts';
import { cardTypes } from '../orders/order.ts';
import { cardFirms } from '../../academy/settings/payment-methods.ts';

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
  output: z.object({ verdict: z.enum(['applied', 'no-change', 'duplicate']) }),
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

export const notificationCalls = [applyAgain, putAway] as const;

const readServices = staffCall({
  method: 'GET',
  path: 'services',
  summary: 'The payment services, WhatsApp and the receiver of webhooks, as this server is connected to them',
  may: mayEditSettings,
  input: z.object({}),
  output: z.object({
    gateways: z.array(
      z.object({
        name: z.string(),
        isLive: z.boolean().meta({ description: 'Real money moves.' }),
        cardTypes: z
          .array(z.enum(cardTypes))
          .meta({ description: 'What it can take; of two that can, the first one that is on does.' }),
        takesPayments: z.boolean().meta({ description: 'False: only older payments are looked after.' }),
        callback: z.string().meta({ description: 'The address that the firm notifies.' }),
        lastSeenAt: instant.nullable().meta({ description: 'Its last notification.' }),
      }),
    ),
    unconnected: z
      .array(
        z.object({
          name: z.enum(cardFirms),
          callback: z.string().meta({ description: 'The address to give to the firm.' }),
          settings: z.array(z.string()).meta({ description: 'Names of the server’s settings for it.' }),
        }),
      )
      .meta({ description: 'Firms for cards that this server could be connected to.' }),
    whatsapp: z.object({ isSetUp: z.boolean(), templates: z.array(z.string()) }),
    webhooks: z
      .object({ isSetUp: z.boolean() })
      .meta({ description: 'Another system that is told of events.' }),
  }),
  run: ({ academy }) => academy.staff.connectedServices(),
});

/** Which services of other firms this server is connected to: no key of theirs is told. */
export const serviceCalls = [readServices] as const;
