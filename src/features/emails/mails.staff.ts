/** E-mails that were posted, wait or were given up; a single one with its text. */
import { z } from 'zod';
import { maySeeMails } from '../staff/who-may.ts';
import { deliveryStates } from '../messages/message.ts';
import type { EventInList, MailInList, TryForStaff } from './outbox.service.ts';
import { defineStaffCall, firstBy, type StaffCall } from '../staff/staff-call.ts';
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

export const statusOf = (row: MailInList | EventInList): z.output<typeof status> => ({
  id: row.id,
  orderNumber: row.orderNumber,
  applicationId: row.applicationId,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  at: row.at.toISOString(),
  tries: row.tries,
  lastError: row.lastError,
});

export const tried = z.object({
  at: instant,
  outcome: z.enum(['posted', 'overtaken', 'failed']),
  error: z.string().nullable(),
});
export type OutboxTryView = z.output<typeof tried>;

export const triesOf = (history: readonly TryForStaff[]): OutboxTryView[] =>
  history.map(({ at, outcome, error }) => ({ at: at.toISOString(), outcome, error }));

export const statusExample: z.output<typeof status> = {
  id: '0198c1f0-2a41-7c3e-9b1d-5f6a7b8c9d0e',
  orderNumber: 'MEM-482913-a1b2',
  applicationId: null,
  state: 'failed',
  createdAt: '2026-11-21T10:00:00.000Z',
  at: '2026-11-21T18:00:00.000Z',
  tries: 10,
  lastError: '450 try again later',
};

export const triesExample: OutboxTryView[] = [
  { at: '2026-11-21T18:00:00.000Z', outcome: 'failed', error: '450 try again later' },
];

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
export type EmailRow = z.output<typeof row>;

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
export type EmailWhole = z.output<typeof whole>;

const rowOf = (mail: MailInList): EmailRow => ({
  ...statusOf(mail),
  letter: mail.letter,
  to: mail.to,
  isForTeam: mail.isForTeam,
  channel: mail.channel,
  delivery: mail.delivery && { ...mail.delivery, at: mail.delivery.at.toISOString() },
  mayBeSentAgain: mail.mayBeSentAgain,
  whyNotAgain: mail.whyNotAgain,
});

const example: EmailRow = {
  ...statusExample,
  letter: 'access-ready',
  to: 'salma@example.com',
  isForTeam: false,
  channel: 'mail',
  delivery: null,
  mayBeSentAgain: true,
  whyNotAgain: null,
};

const text = z.string().trim().max(320).optional();

const listEmails = defineStaffCall({
  id: 'listLetters',
  group: 'letters',
  method: 'GET',
  path: '/api/staff/letters',
  summary: 'Letters, the newest first',
  description: '`to` is a whole address, `letter` a letter’s name, `order` the number of an order.',
  may: maySeeMails,
  schema: z.object({
    page,
    perPage,
    state: z.enum(outboxStates).optional(),
    letter: text,
    to: text,
    order: text,
  }),
  example: { state: 'failed' },
  answer200: {
    when: 'A page of them.',
    schema: listOf(row),
    example: { rows: [example], total: null, hasNext: false },
  },
  async answer({ academy }, { value: { state, letter, to, order, ...asked } }) {
    const { rows, hasNext } = await academy.staff.outboxMails({
      filter: {
        ...(state && { state }),
        ...(letter && { letter }),
        ...(to && { to: to.toLowerCase() }),
        ...(order && { orderNumber: order }),
      },
      ...asked,
    });
    return { ok: true, status: 200, body: { rows: rows.map(rowOf), total: null, hasNext } };
  },
});

const readEmail = defineStaffCall({
  id: 'readLetter',
  group: 'letters',
  method: 'GET',
  path: '/api/staff/letters/{id}',
  summary: 'One letter, with every try',
  may: maySeeMails,
  schema: z.object({}),
  example: {},
  answer200: {
    when: 'There is such a letter.',
    schema: whole,
    example: {
      ...example,
      history: triesExample,
      words: { subject: 'Your access to E-commerce Mastery', text: 'Welcome. Your course is open' },
    },
  },
  refusals: ['not-found'],
  async answer({ academy }, { params }) {
    const mail = await academy.staff.outboxMail(params['id'] ?? '');
    if (!mail) return refuseStaff('not-found');
    return {
      ok: true,
      status: 200,
      body: { ...rowOf(mail), history: triesOf(mail.history), words: mail.words },
    };
  },
});

const repeatEmail = defineStaffCall({
  id: 'repeatLetter',
  group: 'letters',
  method: 'POST',
  path: '/api/staff/letters/{id}/again',
  summary: 'Send a letter again that was given up',
  description:
    'It is worded anew from what is true when it leaves. When a colleague was first, `detail.by` says who.',
  may: maySeeMails,
  schema: z.strictObject({}),
  example: {},
  answer200: {
    when: 'It waits for its turn, which is now.',
    schema: z.object({ id: z.string() }),
    example: { id: example.id },
  },
  refusals: ['not-found', 'is-sent-already', 'cannot-be-repeated', 'no-longer-true'],
  async answer({ academy }, { params, staff }) {
    const id = params['id'] ?? '';
    const result = await academy.staff.sendOutboxMailAgain({ id, staff });
    if (result.ok) return { ok: true, status: 200, body: { id } };
    if (result.reason === 'mail-not-found') return refuseStaff('not-found');
    if (result.reason === 'secret-gone') return refuseStaff('cannot-be-repeated');
    if (result.reason === 'no-longer-true') return refuseStaff(result.reason);
    const mail = await academy.staff.outboxMail(id);
    const detail = await firstBy(academy, mail?.orderNumber ?? id, ['send-mail-again']);
    return refuseStaff('is-sent-already', { detail });
  },
});

export const emailCalls: readonly StaffCall[] = [listEmails, readEmail, repeatEmail];
