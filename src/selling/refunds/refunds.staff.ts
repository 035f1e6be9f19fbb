/** Money going back: what waits, what is promised, deciding, paying by hand, choosing another way. */
import { z } from 'zod';
import { declineForm, payoutDoneForm, payoutForm, proofForm, refundForm } from './refund-form.ts';
import { receivedDayFault } from '../orders/received-day.ts';
import { mayRefund } from '../../academy/staff/who-may.ts';
import type { RefundStepResult } from './refund-order.service.ts';
import { refundRow, refundRowOf, requestRow, requestRowOf } from '../orders/staff-order-shapes.staff.ts';
import { instant, listOf, page, perPage, searchText } from '../../platform/api/fields.ts';
import { cameBack, mayCorrectProof, refundShows, refundWays } from '../orders/refund.ts';
import { inEachLanguage, type StaffApiOptions, staffCall } from '../../academy/staff/staff-call.ts';
import { refuseStaff, type StaffFailure } from '../../academy/staff/staff-failures.ts';
import type { RefundView } from '../order-management/read-refunds.service.ts';
import { moneyMethods } from '../orders/order.ts';

/** One refund in the shape of the staff API: whom to pay and where, and its state. Never what opens the buyer's order. */
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

const refundWholeOf = (refund: RefundView, now: Date): z.input<typeof refundWhole> => {
  const { payout } = refund;
  return {
    ...refundRowOf(refund, now),
    decidedBy: refund.decidedBy.replace(/^staff:/, ''),
    doneBy: refund.doneBy && refund.doneBy.replace(/^staff:/, ''),
    payout: payout && {
      name: payout.name,
      rib: payout.rib ?? null,
      phone: payout.phone ?? null,
      proof: payout.proof ?? null,
    },
    hasComeBack: refund.lastProblem === cameBack,
    mayCorrectProof: mayCorrectProof(refund),
  };
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
    ofPart: z.string().max(60).optional().meta({
      description:
        'Of a bundle: the order that opened the part to refund. `amount` is then what it counts for, and that part alone closes.',
    }),
    seenLeftCentimes: z.number().int().min(0).meta({
      description: 'What could be paid back when the form was opened: nobody decides on an older state.',
    }),
    reason: text.meta({ description: 'For the record; the buyer does not read it.' }),
    isTrial: z.boolean().default(false).meta({
      description: 'Only read, and nothing decided: the answer shows which sum would go back, and to where.',
    }),
  })
  .transform((typed, context) => {
    const { key: same, second, ofPart, seenLeftCentimes, isTrial } = typed;
    const form = refundForm(seenLeftCentimes, { endsAccess: second === null });
    const value = read(form.safeParse(typed), context);
    return { ...value, key: same, duplicateReference: second, ofPart, seenLeftCentimes, isTrial };
  })
  .meta({
    example: {
      way: 'gateway',
      key: '0197b0a4-6f3e-7c1a-9d52-3f1c2b7a8e90',
      howMuch: 'whole',
      seenLeftCentimes: 99_000,
      reason: 'Bought twice',
    },
  });

const wayBody = z
  .object({ ...payout, key })
  .transform((typed, context) => ({ ...read(payoutForm.safeParse(typed), context), key: typed.key }));

const centimes = z.number().int();

const duplicate = z.object({
  reference: z.string(),
  gateway: z.string(),
  amountCentimes: centimes,
  paidAt: instant.nullable(),
  orderNumber: z.string(),
  name: z.string(),
});

const listRefunds = staffCall({
  method: 'GET',
  path: 'refunds',
  summary: 'Money on its way back, by the day it was promised for, or what was paid back',
  description: '`search` as in orders. Requests and second payments come beside the rows, whatever the page.',
  may: mayRefund,
  input: z.object({ page, perPage, search: searchText, show: z.enum(refundShows).default('open') }),
  output: listOf(refundRow).extend({
    requests: z
      .array(requestRow)
      .meta({ description: 'Asked back by right and not decided, the nearest day first.' }),
    duplicates: z.array(duplicate).meta({ description: 'Second payments that nobody pays back yet.' }),
  }),
  async run({ academy, clock }, asked) {
    const [{ rows, hasNext }, duplicates, requests] = await Promise.all([
      academy.staff.refunds(asked),
      academy.staff.duplicatePayments(),
      academy.staff.refundRequests(),
    ]);
    const now = clock();
    return {
      rows: rows.map((one) => refundRowOf(one, now)),
      total: null,
      hasNext,
      requests: requests.map((one) => requestRowOf(one, now)),
      duplicates,
    };
  },
});

const readRefund = staffCall({
  method: 'GET',
  path: 'refunds/{id}',
  summary: 'One refund, with all that a person needs to pay it',
  may: mayRefund,
  input: z.object({}),
  output: refundWhole,
  refusals: ['refund-not-found'],
  async run({ academy, clock, params }) {
    const found = await academy.staff.refund(params.id);
    if (!found) return refuseStaff('refund-not-found');
    return refundWholeOf(found, clock());
  },
});

/** Money never goes back to the account that it came to. */
const isOurs = async ({ academy }: StaffApiOptions, payout: { rib?: string } | null): Promise<boolean> =>
  payout?.rib !== undefined && payout.rib === (await academy.settings()).bankTransfer?.rib;

const ribIsOurs = () => refuseStaff('bad-fields', { fields: { rib: 'rib-is-ours' } });

const whichOne = z.object({ id: z.string() });
const decided = z.object({
  id: z.string().nullable().meta({ description: 'Of the refund; null of a trial.' }),
  amountCentimes: centimes.meta({ description: 'As it was read from what was typed. Centimes of MAD.' }),
  rib: z.string().nullable().meta({ description: 'Of the account it goes to, as it was read.' }),
});

const refundOrder = staffCall({
  path: 'orders/{number}/refunds',
  summary: 'Decide a refund',
  description:
    'Of the whole, which ends access, or of a part. A card service is asked by itself where it can be; the other ways wait for a person. `cannot-refund` says why in `detail.reason`.',
  may: mayRefund,
  input: refundBody,
  output: decided,
  refusals: ['order-not-found', 'own-order', 'cannot-refund'],
  async run({ params, staff, ...options }, { isTrial, ...value }) {
    const { academy } = options;
    const orderNumber = params.number;
    const { amountCentimes, payout } = value;
    if (await isOurs(options, payout)) return ribIsOurs();
    const read = { amountCentimes, rib: payout?.rib ?? null };
    if (isTrial) return { id: null, ...read };
    const result = await academy.staff.refundOrder({ ...value, orderNumber, staff });
    if (result.ok) return { id: result.id, ...read };
    const { reason } = result;
    if (reason === 'order-not-found' || reason === 'own-order') return refuseStaff(reason);
    if (reason === 'amount-is-all' || reason === 'amount-invalid')
      return refuseStaff('bad-fields', { fields: { amount: reason } });
    return refuseStaff('cannot-refund', { detail: { reason } });
  },
});

const stepAnswer = (result: RefundStepResult): { id: string } | StaffFailure => {
  if (result.ok) return result;
  if (result.reason === 'own-order') return refuseStaff('own-order');
  return refuseStaff(result.reason === 'moved-on' ? 'refund-moved-on' : 'refund-not-found');
};

const stepRefusals = ['refund-not-found', 'refund-moved-on', 'own-order'] as const;

const completePayout = staffCall({
  path: 'refunds/{id}/payout',
  summary: 'A person has paid: its number, and the day it left',
  description: 'The buyer is notified that the money has left, with the number.',
  may: mayRefund,
  input: payoutDoneForm,
  output: whichOne,
  refusals: stepRefusals,
  async run({ academy, params, staff, clock }, value) {
    const fault = receivedDayFault(value.paidOn, clock());
    if (fault !== null) return refuseStaff('bad-fields', { fields: { paidOn: fault } });
    const result = await academy.staff.completePayout({ id: params.id, ...value, staff });
    if (!result.ok && result.reason === 'before-payment')
      return refuseStaff('bad-fields', { fields: { paidOn: result.reason } });
    return stepAnswer(result);
  },
});

const correctProof = staffCall({
  method: 'PUT',
  path: 'refunds/{id}/payout',
  summary: 'The number of a payout was a wrong one',
  description: 'The buyer is written the right one; the record keeps both.',
  may: mayRefund,
  input: proofForm,
  output: whichOne,
  refusals: stepRefusals,
  run: async ({ academy, params, staff }, value) =>
    stepAnswer(await academy.staff.correctProof({ id: params.id, ...value, staff })),
});

const changeRefundWay = staffCall({
  path: 'refunds/{id}/way',
  summary: 'Another way, or other details',
  description:
    'A new refund takes the place of one that was refused or that nobody has paid yet. The promised day stays.',
  may: mayRefund,
  input: wayBody,
  output: whichOne,
  refusals: stepRefusals,
  async run({ params, staff, ...options }, value) {
    if (await isOurs(options, value.payout)) return ribIsOurs();
    return stepAnswer(await options.academy.staff.changeRefundWay({ id: params.id, ...value, staff }));
  },
});

const declineRefund = staffCall({
  path: 'refund-requests/{id}/decline',
  summary: 'Decline a request that was made in time',
  description: 'For one of the reasons that the law leaves; the buyer reads it, with the sentence beside it.',
  may: mayRefund,
  input: declineForm,
  output: whichOne,
  refusals: stepRefusals,
  run: async ({ academy, params, staff }, value) =>
    stepAnswer(await academy.staff.declineRefund({ id: params.id, ...value, staff })),
});

const refundable = z.object({
  orderNumber: z.string(),
  item: inEachLanguage,
  name: z.string(),
  phone: z.string(),
  amountCentimes: centimes,
  leftCentimes: centimes.meta({ description: 'What can be paid back; of a second payment all of it.' }),
  isDuplicate: z.boolean(),
  opened: z.enum(['classroom', 'code', 'other']).meta({
    description: 'What closes with the whole: the classroom here, a code of the learning platform, or else.',
  }),
  parts: z
    .array(z.object({ number: z.string(), name: z.string(), centimes }))
    .meta({ description: 'Of a bundle: what can be refunded and closed alone.' }),
  paidAt: instant.nullable().meta({ description: 'When the payment was recorded.' }),
  receivedOn: z.string().nullable().meta({ description: 'When the money had arrived, as staff typed it.' }),
  method: z.enum(moneyMethods).nullable(),
  gateway: z.string().nullable().meta({ description: 'The card service that took the payment.' }),
  ways: z.array(z.enum(refundWays)),
  isByRight: z.boolean().meta({ description: 'The buyer may ask for it; otherwise it is goodwill.' }),
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

/* What a form about a refund starts from: what is left, what was promised, which ways there are. */

const readRefundable = staffCall({
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

export const refundCalls = [
  listRefunds,
  readRefund,
  readRefundable,
  refundOrder,
  completePayout,
  correctProof,
  changeRefundWay,
  declineRefund,
] as const;
