/** E-mails that were posted, wait or were given up; a single one with its text. */
import { z } from 'zod';
import { maySeeMails } from '../staff/who-may.ts';
import { deliveryStates } from '../messages/message.ts';
import { staffCall, firstBy } from '../staff/staff-call.ts';
import { listOf, page, perPage } from '../../platform/api/fields.ts';
import { refuseStaff } from '../staff/staff-failures.ts';
import { instant } from '../../platform/api/instant.ts';

/** 'overtaken': no longer true when its turn came, so not sent. */
export const outboxStates = ['failed', 'waiting', 'sent', 'overtaken'] as const;

export const status = z.object({
  id: z.string(),
  orderNumber: z.string().nullable(),
  applicationId: z.string().nullable(),
  state: z.enum(outboxStates),
  createdAt: instant,
  at: instant.meta({
    description: 'When it was sent, overtaken or given up; of one that waits, its next turn.',
  }),
  tries: z.number().int().meta({ description: 'Of the present round: what is sent again begins at none.' }),
  lastError: z.string().nullable(),
});

export const tried = z.object({
  at: instant,
  outcome: z.enum(['posted', 'overtaken', 'failed']),
  error: z.string().nullable(),
});

const row = status.extend({
  letter: z.string().meta({ description: 'The letter’s name.' }),
  to: z.string().nullable().meta({ description: 'Null where it goes to the team.' }),
  isForTeam: z.boolean(),
  channel: z
    .enum(['mail', 'message'])
    .meta({ description: '‘message’: by WhatsApp, beside the e-mail of the same name.' }),
  delivery: z
    .object({ state: z.enum(deliveryStates), at: instant, code: z.number().int().nullable() })
    .nullable()
    .meta({
      description:
        'How far a message got, and WhatsApp’s number of the reason why it failed. Null of an e-mail.',
    }),
  mayBeSentAgain: z.boolean(),
  whyNotAgain: z.enum(['secret-gone', 'no-longer-true']).nullable().meta({
    description:
      'Of one that was given up and is not sent again: its code is gone, or what it says is no longer so.',
  }),
});

const whole = row.extend({
  history: z.array(tried).meta({ description: 'The newest tries, oldest first.' }),
  words: z
    .union([
      z.object({ subject: z.string(), text: z.string() }),
      z.object({ hidden: z.enum(['secret-gone', 'no-longer-true']) }),
    ])
    .meta({
      description:
        'As it would read now, since words are not kept: without the keys of its links. Hidden where it held a code, and where what it would say is no longer so.',
    }),
});

const text = z.string().trim().max(320).optional();

const listEmails = staffCall({
  method: 'GET',
  path: 'letters',
  summary: 'Letters, the newest first',
  description: '`to` is a whole address, `letter` a letter’s name, `order` the number of an order.',
  may: maySeeMails,
  input: z.object({
    page,
    perPage,
    state: z.enum(outboxStates).optional(),
    letter: text,
    to: text,
    order: text,
  }),
  output: listOf(row),
  async run({ academy }, { state, letter, to, order, ...asked }) {
    const { rows, hasNext } = await academy.staff.outboxMails({
      filter: {
        ...(state && { state }),
        ...(letter && { letter }),
        ...(to && { to: to.toLowerCase() }),
        ...(order && { orderNumber: order }),
      },
      ...asked,
    });
    return { rows, total: null, hasNext };
  },
});

const readEmail = staffCall({
  method: 'GET',
  path: 'letters/{id}',
  summary: 'One letter, with every try',
  may: maySeeMails,
  input: z.object({}),
  output: whole,
  refusals: ['not-found'],
  async run({ academy, params }) {
    return (await academy.staff.outboxMail(params.id)) ?? refuseStaff('not-found');
  },
});

const repeatEmail = staffCall({
  path: 'letters/{id}/again',
  summary: 'Send a letter again that was given up',
  description:
    'It is worded anew from what is true when it leaves. When a colleague was first, `detail.by` says who.',
  may: maySeeMails,
  input: z.strictObject({}),
  output: z.object({ id: z.string() }),
  refusals: ['not-found', 'is-sent-already', 'cannot-be-repeated', 'no-longer-true'],
  async run({ academy, params, staff }) {
    const id = params.id;
    const result = await academy.staff.sendOutboxMailAgain({ id, staff });
    if (result.ok) return { id };
    if (result.reason === 'mail-not-found') return refuseStaff('not-found');
    if (result.reason === 'secret-gone') return refuseStaff('cannot-be-repeated');
    if (result.reason === 'no-longer-true') return refuseStaff(result.reason);
    const mail = await academy.staff.outboxMail(id);
    const detail = await firstBy(academy, mail?.orderNumber ?? id, ['send-mail-again']);
    return refuseStaff('is-sent-already', { detail });
  },
});

export const emailCalls = [listEmails, readEmail, repeatEmail] as const;
