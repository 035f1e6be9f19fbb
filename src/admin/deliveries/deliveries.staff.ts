/** The list of everything that was sent or reported, and a single one: each role sees its types. */
import { z } from 'zod';
import { done, instant, isDone, listOf, page, perPage } from '../../platform/api/fields.ts';
import { whysNotSent } from '../../selling/order-management/outbox-rows.service.ts';
import { outboxStates } from '../../academy/emails/outbox.ts';
import { deliveryStates } from '../../academy/emails/message.ts';
import { readOrderNumber } from '../../selling/orders/order.ts';
import { firstBy, staffCall } from '../../academy/staff/staff-call.ts';
import { refuseStaff } from '../../academy/staff/staff-failures.ts';
import { maySeeDeliveries, maySeeMails } from '../../academy/staff/who-may.ts';
import { type DeliveryType, deliveryTypes, typesFor } from './delivery.ts';

const common = {
  id: z.string(),
  what: z
    .string()
    .meta({ description: 'The name of an e-mail, the kind of an event, the gateway of a notification.' }),
  orderNumber: z.string().nullable(),
  state: z.enum(outboxStates).meta({
    description:
      '‘overtaken’: no longer true when its turn came, or put away. Of a notification: ‘failed’ waits for a person, ‘overtaken’ was refused and needs nobody.',
  }),
  createdAt: instant,
  at: instant.meta({
    description: 'When it was sent, overtaken or given up; of one that waits, its next turn.',
  }),
};

const sent = {
  ...common,
  tries: z.number().int().meta({ description: 'Of the present round: what is sent again begins at none.' }),
  lastError: z.string().nullable(),
};

const email = z.object({
  ...sent,
  type: z.enum(['mail', 'message', 'push']).meta({
    description: '‘message’: by WhatsApp, beside the e-mail of the same name. ‘push’: to a browser.',
  }),
  to: z.array(z.string()).meta({
    description:
      'Addresses; of a message the telephone. Empty of one to the team that was not posted, and where nobody can be named.',
  }),
  isForTeam: z.boolean(),
  learner: z
    .object({ email: z.string(), name: z.string() })
    .nullable()
    .meta({ description: 'Null where it goes to the team or an expert. The name may be empty.' }),
  delivery: z
    .object({ state: z.enum(deliveryStates), at: instant, code: z.number().int().nullable() })
    .nullable()
    .meta({
      description:
        'How far a message got, and WhatsApp’s number of the reason why it failed. Null of an e-mail.',
    }),
  whyNotSent: z.enum(whysNotSent).nullable().meta({
    description:
      'Of one that waits and is no longer needed, or was given up and is not sent again: its code is gone, its order went on, or what it says is no longer so.',
  }),
});

const event = z.object({
  ...sent,
  type: z.literal('event'),
  position: z.number().int().meta({ description: 'Events are numbered as they are written.' }),
});

const notification = z.object({
  ...common,
  type: z.literal('notification'),
  kind: z.enum(['payment', 'refund', 'dispute', 'nothing']),
  verdict: z.enum(['applied', 'no-change', 'refused']),
  reason: z.string().nullable(),
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
  handled: z.object({ at: instant, by: z.string() }).nullable(),
});

const history = z
  .array(
    z.object({
      at: instant,
      outcome: z.enum(['posted', 'overtaken', 'failed']),
      error: z.string().nullable(),
    }),
  )
  .meta({ description: 'The newest tries, oldest first.' });

const words = z
  .union([
    z.object({ subject: z.string(), text: z.string() }),
    z.object({ hidden: z.enum(['secret-gone', 'no-longer-true']) }),
  ])
  .meta({
    description:
      'As it would read now, since words are not kept: without the keys of its links. Hidden where it held a code, and where what it would say is no longer so.',
  });

const data = z.record(z.string(), z.unknown()).meta({ description: 'As it travels.' });

/** An event is never cancelled, and nothing else is unconnected. */
const mayBe = (state: string, type: DeliveryType): boolean =>
  state === 'unconnected' ? type === 'event' : state !== 'overtaken' || type !== 'event';

const listDeliveries = staffCall({
  method: 'GET',
  path: 'deliveries',
  summary: 'What was sent or reported: what failed first, then the newest',
  description:
    'E-mails, WhatsApp messages, events and the notifications of gateways, of the types that the role sees. `search`: an address, the number of an order, or the name or telephone of a learner. ‘unconnected’: events for which nothing was connected; ‘overtaken’ leaves these out.',
  may: maySeeDeliveries,
  input: z.object({
    page,
    perPage,
    type: z.enum(deliveryTypes).optional(),
    state: z.enum([...outboxStates, 'unconnected']).optional(),
    what: z.string().trim().max(100).optional(),
    search: z.string().trim().max(320).default(''),
  }),
  output: listOf(z.discriminatedUnion('type', [email, event, notification])),
  async run({ academy, staff }, { type, state, what, search, ...asked }) {
    const orderNumber = readOrderNumber(search);
    const { rows, hasNext } = await academy.staff.deliveries({
      filter: {
        types: typesFor(staff).filter(
          (one) => (type === undefined || one === type) && (state === undefined || mayBe(state, one)),
        ),
        ...(state && { state: state === 'unconnected' ? 'overtaken' : state }),
        ...(what && { what }),
        ...(orderNumber !== null && { orderNumber }),
        ...(orderNumber === null && search !== '' && { named: search }),
      },
      ...asked,
    });
    return { rows, total: null, hasNext };
  },
});

const readDelivery = staffCall({
  method: 'GET',
  path: 'deliveries/{id}',
  summary: 'One of them, with every try',
  may: maySeeDeliveries,
  input: z.object({}),
  output: z.discriminatedUnion('type', [
    email.extend({ history, words }),
    event.extend({ history, data }),
    notification,
  ]),
  refusals: ['not-found'],
  async run({ academy, params, staff }) {
    const found = await academy.staff.delivery({ id: params.id, types: typesFor(staff) });
    return found ?? refuseStaff('not-found');
  },
});

const putAway = staffCall({
  path: 'deliveries/{id}/put-away',
  summary: 'Put away what failed and nobody needs any more',
  description:
    'An e-mail, a message or an event: it waits on Today no longer and is not sent. When a colleague was first, `detail.by` says who.',
  may: maySeeMails,
  input: z.strictObject({ reason: z.string().trim().max(300, 'too-long').default('') }),
  output: done,
  refusals: ['not-found', 'is-dealt-with'],
  async run({ academy, params: { id }, staff }, { reason }) {
    const result = await academy.staff.putAwayDelivery({ id, reason, staff });
    if (result.ok) return isDone;
    if (result.reason === 'not-found') return refuseStaff('not-found');
    const found = await academy.staff.delivery({ id, types: typesFor(staff) });
    const acts = ['put-away-delivery', 'send-mail-again', 'deliver-again'] as const;
    const detail = await firstBy(academy, found?.orderNumber ?? id, acts);
    return refuseStaff('is-dealt-with', { detail });
  },
});

export const deliveryCalls = [listDeliveries, readDelivery, putAway] as const;

const repeatEmail = staffCall({
  path: 'emails/{id}/again',
  summary: 'Send an e-mail again that was given up, or that was sent',
  description:
    'It is worded anew from what is true when it leaves. When a colleague was first, `detail.by` says who; of one that is no longer needed `detail.why` says why.',
  may: maySeeMails,
  input: z.strictObject({}),
  output: z.object({ id: z.string().meta({ description: 'Of one that was sent: the id of its copy.' }) }),
  refusals: ['not-found', 'is-sent-already', 'cannot-be-repeated', 'no-longer-true'],
  async run({ academy, params, staff }) {
    const id = params.id;
    const result = await academy.staff.sendOutboxMailAgain({ id, staff });
    if (result.ok) return { id: result.id };
    if (result.reason === 'mail-not-found') return refuseStaff('not-found');
    if (result.reason === 'secret-gone') return refuseStaff('cannot-be-repeated');
    if (result.reason !== 'not-failed')
      return refuseStaff('no-longer-true', { detail: { why: result.reason } });
    const mail = await academy.staff.delivery({ id, types: ['mail', 'message', 'push'] });
    const detail = await firstBy(academy, mail?.orderNumber ?? id, ['send-mail-again']);
    return refuseStaff('is-sent-already', { detail });
  },
});

/** Sending an e-mail again that was given up. */
export const emailCalls = [repeatEmail] as const;
