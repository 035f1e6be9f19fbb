/** What other servers were told of people, what they answered, and telling them once more. */
import { z } from 'zod';
import { mayForwardAgain, maySeeWebhooks } from '../../domain/staff/who-may.ts';
import type { DeliveryInList } from '../../flows/log-verbs.ts';
import { firstBy } from './first-by.ts';
import {
  outboxStates,
  standing,
  standingExample,
  standingOf,
  tried,
  triesExample,
  triesOf,
} from './outbox-shapes.ts';
import { listOf, page, perPage } from './query.ts';
import { defineStaffCall, type StaffCall } from './staff-call.ts';
import { refuseStaff, type StaffFailureCode } from './staff-failures.ts';

const row = standing.extend({
  about: z.string().meta({
    description: 'The kind of the application, ‘buy-now’, or ‘gone’ when what it was about was erased.',
  }),
});
export type WebhookRow = z.output<typeof row>;

const whole = row.extend({
  sent: z
    .array(z.object({ name: z.string(), value: z.string() }))
    .nullable()
    .meta({ description: 'As it travels; null when what it was about was erased.' }),
  history: z.array(tried).meta({ description: 'The newest tries, oldest first.' }),
});
export type WebhookWhole = z.output<typeof whole>;

const rowOf = (delivery: DeliveryInList): WebhookRow => ({ ...standingOf(delivery), about: delivery.about });

const example: WebhookRow = { ...standingExample, about: 'buy-now', lastError: '500 Internal Server Error' };

const text = z.string().trim().max(100).optional();

const listWebhooks = defineStaffCall({
  id: 'listWebhooks',
  group: 'webhooks',
  method: 'GET',
  path: '/api/staff/webhooks',
  summary: 'Messages to other servers, the newest first',
  description: '`order`: the number of an order; `application`: the id of an application.',
  may: maySeeWebhooks,
  schema: z.object({
    page,
    perPage,
    state: z.enum(outboxStates).optional(),
    kind: z.enum(['webhook', 'buy-now']).optional(),
    order: text,
    application: z.uuid('not-taken').optional(),
  }),
  example: { state: 'failed' },
  answer200: {
    when: 'A page of them.',
    schema: listOf(row),
    example: { rows: [example], total: null, hasNext: false },
  },
  async answer({ academy }, { value: { state, kind, order, application, ...asked } }) {
    const { rows, hasNext } = await academy.staff.webhookDeliveries({
      filter: {
        ...(state && { state }),
        ...(kind && { kind }),
        ...(order && { orderNumber: order }),
        ...(application && { applicationId: application }),
      },
      ...asked,
    });
    return { ok: true, status: 200, body: { rows: rows.map(rowOf), total: null, hasNext } };
  },
});

const readWebhook = defineStaffCall({
  id: 'readWebhook',
  group: 'webhooks',
  method: 'GET',
  path: '/api/staff/webhooks/{id}',
  summary: 'One message to another server: what it says, and every try',
  may: maySeeWebhooks,
  schema: z.object({}),
  example: {},
  answer200: {
    when: 'There is such a message.',
    schema: whole,
    example: { ...example, sent: [{ name: 'email', value: 'salma@example.com' }], history: triesExample },
  },
  refusals: ['not-found'],
  async answer({ academy }, { params }) {
    const found = await academy.staff.webhookDelivery(params['id'] ?? '');
    if (!found) return refuseStaff('not-found');
    const sent = found.sent?.map(([name, value]) => ({ name, value })) ?? null;
    return { ok: true, status: 200, body: { ...rowOf(found), sent, history: triesOf(found.history) } };
  },
});

const codeOf = {
  'delivery-not-found': 'not-found',
  'on-its-way': 'is-sent-already',
  'nothing-to-tell': 'nothing-to-tell',
  'not-connected': 'nobody-is-told',
} as const satisfies Record<string, StaffFailureCode>;

const sendWebhookAgain = defineStaffCall({
  id: 'sendWebhookAgain',
  group: 'webhooks',
  method: 'POST',
  path: '/api/staff/webhooks/{id}/again',
  summary: 'Tell another server once more',
  description:
    'Signed anew. One that was taken goes as a message of its own: `id` is its. Whoever receives it may act twice. When it has its turn already, `detail.by` says who saw to that, if somebody did.',
  may: mayForwardAgain,
  schema: z.strictObject({}),
  example: {},
  answer200: {
    when: 'It goes now.',
    schema: z.object({ id: z.string() }),
    example: { id: example.id },
  },
  refusals: ['not-found', 'is-sent-already', 'nothing-to-tell', 'nobody-is-told'],
  async answer({ academy }, { params, staff }) {
    const id = params['id'] ?? '';
    const result = await academy.staff.deliverAgain({ id, staff });
    if (result.ok) return { ok: true, status: 200, body: { id: result.id } };
    if (result.reason !== 'on-its-way') return refuseStaff(codeOf[result.reason]);
    const found = await academy.staff.webhookDelivery(id);
    const detail = await firstBy(academy, found?.orderNumber ?? id, ['deliver-again']);
    return refuseStaff('is-sent-already', { detail });
  },
});

export const webhookCalls: readonly StaffCall[] = [listWebhooks, readWebhook, sendWebhookAgain];
