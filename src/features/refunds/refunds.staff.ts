/** Money going back: what waits, what is promised, deciding, paying by hand, choosing another way. */
import { z } from 'zod';
import { declineForm, payoutForm, proofForm, refundForm } from './refund-form.ts';
import { mayRefund } from '../staff/who-may.ts';
import type { RefundStepResult } from './refund-order.service.ts';
import {
  refundRow,
  refundRowOf,
  requestExample,
  requestRow,
  requestRowOf,
} from '../orders/order-desk-shapes.staff.ts';
import { readRefundable } from './refundable.staff.ts';
import { defineStaffCall, type StaffAnswer, type StaffCall } from '../staff/staff-call.ts';
import { refuseStaff } from '../staff/staff-failures.ts';
import { isoOf } from '../../platform/api/instant.ts';
import { cameBack, mayCorrectProof, refundWays } from './refund.ts';
import type { RefundView } from './read-refunds.service.ts';

/** One refund in the shape of the staff API: whom to pay and where, and its state. Never what opens the buyer's order. */
const instant = z.iso.datetime();

const refundWhole = refundRow.extend({
  reason: z.string(),
  decidedBy: z.string(),
  doneBy: z.string().nullable(),
  payout: z
    .object({
      name: z.string(),
      rib: z.string().nullable(),
      phone: z.string().nullable(),
      proof: z.string().nullable(),
    })
    .nullable()
    .meta({ description: 'Whom a person pays; null where a card service does, and before anybody knows.' }),
  lacksAccount: z.boolean(),
  email: z.string(),
  phone: z.string(),
  payment: z
    .object({ reference: z.string(), providerReference: z.string().nullable(), paidAt: instant.nullable() })
    .nullable()
    .meta({ description: 'The card payment: our number, and the card service’s own.' }),
  providerReference: z.string().nullable(),
  lastProblem: z.string().nullable(),
  hasComeBack: z.boolean().meta({ description: 'It had been paid, and the money is with us again.' }),
  otherWays: z.array(z.enum(refundWays)),
  successor: z.object({ id: z.string(), creditNoteNumber: z.string() }).nullable(),
  mayCorrectProof: z.boolean(),
});
export type RefundWhole = z.output<typeof refundWhole>;

const refundWholeOf = (refund: RefundView, now: Date): RefundWhole => {
  const { payout, payment, successor } = refund;
  return {
    ...refundRowOf(refund, now),
    reason: refund.reason,
    decidedBy: refund.decidedBy.replace(/^staff:/, ''),
    doneBy: refund.doneBy && refund.doneBy.replace(/^staff:/, ''),
    payout: payout && {
      name: payout.name,
      rib: payout.rib ?? null,
      phone: payout.phone ?? null,
      proof: payout.proof ?? null,
    },
    lacksAccount: refund.lacksAccount,
    email: refund.email,
    phone: refund.phone,
    payment: payment && {
      reference: payment.reference,
      providerReference: payment.providerReference,
      paidAt: isoOf(payment.paidAt),
    },
    providerReference: refund.providerReference,
    lastProblem: refund.lastProblem,
    hasComeBack: refund.lastProblem === cameBack,
    otherWays: refund.otherWays,
    successor: successor && { id: successor.id, creditNoteNumber: successor.creditNoteNumber },
    mayCorrectProof: mayCorrectProof(refund),
  };
};

const refundExample: RefundWhole = {
  id: '0b8e2f6e-2f0c-4a57-9a3b-5b1f3f1f7a10',
  orderNumber: 'MEM-482913-a1b2',
  name: 'Salma Alaoui',
  amountCentimes: 99_000,
  way: 'bank-transfer',
  state: 'due',
  isDuplicate: false,
  gateway: null,
  isOpen: true,
  isLate: false,
  dueAt: '2026-11-28T10:00:00.000Z',
  decidedAt: '2026-11-21T10:00:00.000Z',
  doneAt: null,
  creditNoteNumber: 'CN-2026-0007',
  reason: 'She asked for it.',
  decidedBy: 'owner@example.com',
  doneBy: null,
  payout: { name: 'Salma Alaoui', rib: '007780000123456789012345', phone: null, proof: null },
  lacksAccount: false,
  email: 'salma@example.com',
  phone: '+212612345678',
  payment: null,
  providerReference: null,
  lastProblem: null,
  hasComeBack: false,
  otherWays: ['cash-agency'],
  successor: null,
  mayCorrectProof: false,
};

/** Input of the staff API about money going back: the forms of the rules, with what was seen when they were opened. */
const text = z.string().max(1_000).default('');

const payout = {
  way: z.enum(refundWays),
  name: text.meta({ description: 'As on the account or the identity card.' }),
  rib: text.meta({ description: 'Of a bank transfer: 24 digits.' }),
  phone: text.meta({ description: 'Of a transfer at an agency; may be empty.' }),
};

const key = z
  .uuid('not-taken')
  .meta({ description: 'Made when the form is opened: the same key is the same refund.' });

/** The errors of one form are reported for the whole body. */
function read<T>(reading: z.ZodSafeParseResult<T>, context: z.RefinementCtx): T {
  if (reading.success) return reading.data;
  for (const { message, path } of reading.error.issues) context.addIssue({ code: 'custom', message, path });
  return z.NEVER;
}

const refundBody = z
  .object({
    ...payout,
    key,
    second: z.string().max(200).nullable().default(null).meta({
      description: 'Our number of a second payment, when that one goes back; null for the order’s own.',
    }),
    howMuch: z.enum(['whole', 'part']),
    amount: text.meta({ description: 'Of a part: in dirhams, as people write it.' }),
    seenLeftCentimes: z.number().int().min(0).meta({
      description: 'What could be paid back when the form was opened: nobody decides on an older state.',
    }),
    reason: text.meta({ description: 'For the record; the buyer does not read it.' }),
    isTrial: z.boolean().default(false).meta({
      description: 'Only read, and nothing decided: the answer shows which sum would go back, and to where.',
    }),
  })
  .transform((typed, context) => {
    const { key: same, second, seenLeftCentimes, isTrial } = typed;
    const form = refundForm(seenLeftCentimes, { endsAccess: second === null });
    const value = read(form.safeParse(typed), context);
    return { ...value, key: same, duplicateReference: second, seenLeftCentimes, isTrial };
  });

const wayBody = z
  .object({ ...payout, key })
  .transform((typed, context) => ({ ...read(payoutForm.safeParse(typed), context), key: typed.key }));

const centimes = z.number().int();

const refundLists = z.object({
  requests: z
    .array(requestRow)
    .meta({ description: 'Asked back by right and not decided, the nearest day first.' }),
  open: z.array(refundRow),
  surplus: z
    .array(
      z.object({
        reference: z.string(),
        gateway: z.string(),
        amountCentimes: centimes,
        paidAt: instant.nullable(),
        orderNumber: z.string(),
        name: z.string(),
      }),
    )
    .meta({ description: 'Second payments that nobody pays back yet.' }),
  done: z.array(refundRow).meta({ description: 'The newest.' }),
});
export type RefundLists = z.output<typeof refundLists>;

const listRefunds = defineStaffCall({
  id: 'listRefunds',
  group: 'refunds',
  method: 'GET',
  path: '/api/staff/refunds',
  summary: 'Money on its way back, by the day it was promised for',
  may: mayRefund,
  schema: z.object({}),
  example: {},
  answer200: {
    when: 'All that is open, and the newest that are done.',
    schema: refundLists,
    example: { requests: [requestExample], open: [], surplus: [], done: [] },
  },
  async answer({ academy, clock }) {
    const [{ open, surplus, done }, requests] = await Promise.all([
      academy.staff.refunds(),
      academy.staff.refundRequests(),
    ]);
    const now = clock();
    const body: RefundLists = {
      requests: requests.map((one) => requestRowOf(one, now)),
      open: open.map((one) => refundRowOf(one, now)),
      surplus: surplus.map(({ reference, gateway, amountCentimes, paidAt, orderNumber, name }) => ({
        reference,
        gateway,
        amountCentimes,
        paidAt: isoOf(paidAt),
        orderNumber,
        name,
      })),
      done: done.map((one) => refundRowOf(one, now)),
    };
    return { ok: true, status: 200, body };
  },
});

const readRefund = defineStaffCall({
  id: 'readRefund',
  group: 'refunds',
  method: 'GET',
  path: '/api/staff/refunds/{id}',
  summary: 'One refund, with all that a person needs to pay it',
  may: mayRefund,
  schema: z.object({}),
  example: {},
  answer200: { when: 'There is such a refund.', schema: refundWhole, example: refundExample },
  refusals: ['refund-not-found'],
  async answer({ academy, clock }, { params }) {
    const found = await academy.staff.refund(params['id'] ?? '');
    if (!found) return refuseStaff('refund-not-found');
    return { ok: true, status: 200, body: refundWholeOf(found, clock()) };
  },
});

const whichOne = z.object({ id: z.string() });
const idExample = { id: refundExample.id };
const aKey = '5f0c7a52-5f4e-4b0a-9a3b-2f9f3a1c7d10';

const decided = z.object({
  id: z.string().nullable().meta({ description: 'Of the refund; null of a trial.' }),
  amountCentimes: centimes.meta({ description: 'As it was read from what was typed. Centimes of MAD.' }),
  rib: z.string().nullable().meta({ description: 'Of the account it goes to, as it was read.' }),
});
export type RefundDecided = z.output<typeof decided>;

const refundOrder = defineStaffCall({
  id: 'refundOrder',
  group: 'refunds',
  method: 'POST',
  path: '/api/staff/orders/{number}/refunds',
  summary: 'Decide a refund',
  description:
    'Of the whole, which ends access, or of a part. A card service is asked by itself where it can be; the other ways wait for a person. `cannot-refund` says why in `detail.reason`.',
  may: mayRefund,
  schema: refundBody,
  example: {
    key: aKey,
    howMuch: 'part',
    amount: '250',
    seenLeftCentimes: 99_000,
    way: 'gateway',
    reason: 'One lesson was cut.',
  },
  answer200: {
    when: 'It is decided; sent twice, it is one refund. Or, of a trial, it was read.',
    schema: decided,
    example: { ...idExample, amountCentimes: 25_000, rib: null } satisfies RefundDecided,
  },
  refusals: ['order-not-found', 'own-order', 'cannot-refund'],
  async answer({ academy }, { params, value: { isTrial, ...value }, staff }) {
    const orderNumber = params['number'] ?? '';
    const { amountCentimes, payout } = value;
    const read = { amountCentimes, rib: payout?.rib ?? null };
    if (isTrial) return { ok: true, status: 200, body: { id: null, ...read } satisfies RefundDecided };
    const result = await academy.staff.refundOrder({ ...value, orderNumber, staff });
    if (result.ok) return { ok: true, status: 200, body: { id: result.id, ...read } satisfies RefundDecided };
    const { reason } = result;
    if (reason === 'order-not-found' || reason === 'own-order') return refuseStaff(reason);
    if (reason === 'amount-is-all' || reason === 'amount-invalid')
      return refuseStaff('bad-fields', { fields: { amount: reason } });
    return refuseStaff('cannot-refund', { detail: { reason } });
  },
});

const stepAnswer = (result: RefundStepResult): StaffAnswer => {
  if (result.ok) return { ok: true, status: 200, body: { id: result.id } };
  if (result.reason === 'own-order') return refuseStaff('own-order');
  return refuseStaff(result.reason === 'moved-on' ? 'refund-moved-on' : 'refund-not-found');
};

const stepRefusals = ['refund-not-found', 'refund-moved-on', 'own-order'] as const;

const completePayout = defineStaffCall({
  id: 'completePayout',
  group: 'refunds',
  method: 'POST',
  path: '/api/staff/refunds/{id}/payout',
  summary: 'A person has paid: the number of it',
  description: 'The buyer is notified that the money has left, with the number.',
  may: mayRefund,
  schema: proofForm,
  example: { proof: 'WC-998-123' },
  answer200: { when: 'It is written down.', schema: whichOne, example: idExample },
  refusals: stepRefusals,
  answer: async ({ academy }, { params, value, staff }) =>
    stepAnswer(await academy.staff.completePayout({ id: params['id'] ?? '', ...value, staff })),
});

const correctProof = defineStaffCall({
  id: 'correctProof',
  group: 'refunds',
  method: 'PUT',
  path: '/api/staff/refunds/{id}/payout',
  summary: 'The number of a payout was a wrong one',
  description: 'She is written the right one; the record keeps both.',
  may: mayRefund,
  schema: proofForm,
  example: { proof: 'WC-998-124' },
  answer200: { when: 'It is corrected.', schema: whichOne, example: idExample },
  refusals: stepRefusals,
  answer: async ({ academy }, { params, value, staff }) =>
    stepAnswer(await academy.staff.correctProof({ id: params['id'] ?? '', ...value, staff })),
});

const changeRefundWay = defineStaffCall({
  id: 'changeRefundWay',
  group: 'refunds',
  method: 'POST',
  path: '/api/staff/refunds/{id}/way',
  summary: 'Another way, or other details',
  description:
    'A new refund takes the place of one that was refused or that nobody has paid yet. The promised day stays.',
  may: mayRefund,
  schema: wayBody,
  example: { key: aKey, way: 'cash-agency', name: 'Salma Alaoui' },
  answer200: { when: 'It goes another way; `id` is the new refund.', schema: whichOne, example: idExample },
  refusals: stepRefusals,
  answer: async ({ academy }, { params, value, staff }) =>
    stepAnswer(await academy.staff.changeRefundWay({ id: params['id'] ?? '', ...value, staff })),
});

const declineRefund = defineStaffCall({
  id: 'declineRefund',
  group: 'refunds',
  method: 'POST',
  path: '/api/staff/refund-requests/{id}/decline',
  summary: 'Decline a request that was made in time',
  description: 'For one of the reasons that the law leaves; the buyer reads it, with the sentence beside it.',
  may: mayRefund,
  schema: declineForm,
  example: { declinedFor: 'bank-returns-it', note: '' },
  answer200: { when: 'It is declined, and the buyer is notified.', schema: whichOne, example: idExample },
  refusals: stepRefusals,
  answer: async ({ academy }, { params, value, staff }) =>
    stepAnswer(await academy.staff.declineRefund({ id: params['id'] ?? '', ...value, staff })),
});

export const refundCalls: readonly StaffCall[] = [
  listRefunds,
  readRefund,
  readRefundable,
  refundOrder,
  completePayout,
  correctProof,
  changeRefundWay,
  declineRefund,
];
