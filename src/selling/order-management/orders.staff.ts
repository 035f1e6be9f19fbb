/** Orders: looking at one and its documents, and what staff do with it besides deciding its claim. */
import { z } from 'zod';
import {
  mayCancelOrders,
  mayChangeOrderEmail,
  mayDecideClaims,
  mayManageCoupons,
  mayNoteOrders,
  mayRecordPayments,
  mayRefund,
  mayRenewFiles,
  mayReopenOrders,
  maySeeOrders,
  maySendMailAgain,
} from '../../academy/staff/who-may.ts';
import { locales } from '../../platform/i18n/locale.ts';
import { amountCalls } from './amounts.staff.ts';
import { listOrders } from './list-orders.staff.ts';
import type { NoteProblem } from '../refunds/note-on-order.service.ts';
import { readOrderStaffView } from '../orders/staff-order-shapes.staff.ts';
import { orderFacts, orderWhole, wholeOf } from '../orders/order-shapes.staff.ts';
import { staffCall } from '../../academy/staff/staff-call.ts';
import { done, instant, isDone } from '../../platform/api/fields.ts';
import { fieldsOf, refuseStaff } from '../../academy/staff/staff-failures.ts';
import { receivedDay, receivedDayFault } from '../orders/received-day.ts';
import { recordedPaymentForm } from '../payments/recorded-payment.ts';
import { waysPaid } from '../orders/order.ts';
import { creditNotePattern } from '../orders/refund.ts';

/** An action that needs no body beside its address. */
const nothing = z.strictObject({});

/** An address of staff without the prefix the history gives it. */
const byWhom = (actor: string): string => actor.replace(/^staff:/, '');

const note = z.object({ id: z.string(), at: instant, by: z.string(), text: z.string() });

const noteOnOrder = staffCall({
  path: 'orders/{number}/notes',
  summary: 'Write a note that staff alone read',
  description:
    'Plain text of at most 2,000 signs. The same words twice in a row by the same person are one note.',
  may: mayNoteOrders,
  input: z.object({
    text: z.string().max(20_000),
    asksRefund: z.boolean().default(false).meta({
      description: 'It asks those who may refund for a refund; it waits on their Today until they answer.',
    }),
  }),
  output: note,
  refusals: ['order-not-found', 'cannot-refund', 'is-dealt-with'],
  async run({ academy, params, staff }, value) {
    const orderNumber = params.number;
    const result = await academy.staff.noteOnOrder({ orderNumber, ...value, staff });
    if (result.ok) return result.note;
    if (result.reason === 'order-not-found') return refuseStaff(result.reason);
    if (result.reason === 'nothing-left')
      return refuseStaff('cannot-refund', { detail: { reason: 'nothing-left' } });
    if (result.reason === 'asked-already') return refuseStaff('is-dealt-with');
    return faultOfNote(result.reason);
  },
});

const faultOfNote = (problem: NoteProblem) =>
  refuseStaff('bad-fields', { fields: { text: problem === 'empty' ? 'required' : 'too-long' } });

const answerRefundAsk = staffCall({
  path: 'orders/{number}/refund-answer',
  summary: 'No refund, for this reason',
  description: 'Answers a colleague who asked for one. Deciding a refund answers by itself.',
  may: mayRefund,
  input: z.object({ text: z.string().max(20_000) }),
  output: done,
  refusals: ['order-not-found', 'is-dealt-with'],
  async run({ academy, params, staff }, { text }) {
    const result = await academy.staff.answerRefundAsk({ orderNumber: params.number, text, staff });
    if (result.ok) return isDone;
    if (result.reason === 'order-not-found' || result.reason === 'is-dealt-with')
      return refuseStaff(result.reason);
    return faultOfNote(result.reason);
  },
});

const lookAtDouble = staffCall({
  path: 'orders/{number}/double',
  summary: 'What was bought twice has been looked at',
  description: 'The order and its twins are no task any more. They stay marked.',
  may: mayNoteOrders,
  input: nothing,
  output: done,
  refusals: ['order-not-found', 'nothing-to-see'],
  async run({ academy, params, staff }) {
    const result = await academy.staff.lookAtDouble({ orderNumber: params.number, staff });
    return result.ok ? isDone : refuseStaff(result.reason);
  },
});

const changeOrderEmail = staffCall({
  method: 'PUT',
  path: 'orders/{number}/email',
  summary: 'Another e-mail address, after a typo',
  description:
    'The order gets a new link, older ones open nothing, and both addresses get an e-mail. `alsoMoved`: orders of the same plan of parts. `cannot-change-email` says why in `detail.reason`.',
  may: mayChangeOrderEmail,
  input: z.object({ email: z.string().max(500) }),
  output: z.object({ email: z.string(), alsoMoved: z.array(z.string()) }),
  refusals: ['order-not-found', 'own-order', 'cannot-change-email'],
  async run({ academy, params, staff }, value) {
    const orderNumber = params.number;
    const result = await academy.staff.changeOrderEmail({ orderNumber, email: value.email, staff });
    // The order carries the new link: that goes to the buyer alone.
    if (result.ok) return { email: result.order.email, alsoMoved: result.alsoMoved };
    const { reason } = result;
    if (reason === 'order-not-found' || reason === 'own-order') return refuseStaff(reason);
    if (reason === 'not-an-address') return refuseStaff('bad-fields', { fields: { email: 'email-invalid' } });
    if (reason === 'same-address') return refuseStaff('bad-fields', { fields: { email: reason } });
    return refuseStaff('cannot-change-email', { detail: { reason } });
  },
});

const reopenOrder = staffCall({
  path: 'orders/{number}/reopening',
  summary: 'Open an order again that ended without money',
  description:
    'At today’s price; the buyer gets an e-mail with the link to pay. When a colleague was first, `detail` says who (`by`) and what the order says now (`status`); `cannot-reopen` says why in `detail.reason`.',
  may: mayReopenOrders,
  input: z.strictObject({
    startsAt: z.iso.datetime('not-a-day').optional().meta({
      description: 'Of a consultation: another free hour, where its own is gone.',
    }),
  }),
  output: orderFacts.extend({ priceBeforeCentimes: z.number().int() }),
  refusals: ['order-not-found', 'already-decided', 'cannot-reopen'],
  async run({ academy, params, staff }, value) {
    const startsAt = value.startsAt === undefined ? undefined : new Date(value.startsAt);
    const asked = { orderNumber: params.number, startsAt, staff };
    const result = await academy.staff.reopenOrderForStaff(asked);
    if (result.ok) return { ...result.order, priceBeforeCentimes: result.priceBeforeCentimes };
    if (result.reason === 'order-not-found') return refuseStaff(result.reason);
    if (result.reason === 'not-in-this-status')
      return refuseStaff('already-decided', { detail: { by: result.by, status: result.status } });
    return refuseStaff('cannot-reopen', { detail: { reason: result.reason } });
  },
});

const correctBuyer = staffCall({
  method: 'PUT',
  path: 'orders/{number}/buyer',
  summary: 'Another name or phone, after a typo',
  description: 'Nothing is e-mailed. `alsoChanged`: orders of the same plan of parts.',
  may: mayChangeOrderEmail,
  input: z.strictObject({ name: z.string().max(500), phone: z.string().max(100) }),
  output: z.object({ name: z.string(), phone: z.string(), alsoChanged: z.array(z.string()) }),
  refusals: ['order-not-found', 'cannot-change-email'],
  async run({ academy, params, staff }, { name, phone }) {
    const result = await academy.staff.correctBuyer({ orderNumber: params.number, name, phone, staff });
    if (result.ok) {
      const { order, alsoChanged } = result;
      return { name: order.name, phone: order.phone, alsoChanged };
    }
    if (result.reason === 'bad-fields')
      return refuseStaff('bad-fields', { fields: fieldsOf(result.problems) });
    if (result.reason === 'same') return refuseStaff('bad-fields', { fields: { name: 'nothing-changed' } });
    if (result.reason === 'order-not-found') return refuseStaff(result.reason);
    return refuseStaff('cannot-change-email', { detail: { reason: result.reason } });
  },
});

/** Why an order is cancelled (staff read it), or a claim refused (the buyer reads it). */
const reason = z
  .string()
  .trim()
  .refine((text) => text.length >= 3, 'reason-required')
  .refine((text) => text.length <= 500, 'too-long');

const cancelOrder = staffCall({
  path: 'orders/{number}/cancellation',
  summary: 'End an unpaid order',
  description:
    'What it held is free again. A claimed transfer is decided first. When somebody was first, `detail` says who (`by`) and what the order says now (`status`).',
  may: mayCancelOrders,
  input: z.strictObject({ reason }),
  output: orderFacts,
  refusals: ['order-not-found', 'claim-waits', 'already-decided'],
  async run({ academy, params, staff }, { reason: why }) {
    const result = await academy.staff.cancelOrderForStaff({ orderNumber: params.number, why, staff });
    if (result.ok) return result.order;
    if (result.reason !== 'not-in-this-status') return refuseStaff(result.reason);
    return refuseStaff('already-decided', { detail: { by: result.by, status: result.status } });
  },
});

const changeRight = staffCall({
  path: 'orders/{number}/rights/{right}',
  summary: 'A consultation that came with a course, used longer or given back',
  description:
    '`right` is `bonus` or `included`. `extend`: from today on, for as many days as the settings give. `give-back`: one that was used can be used again, once.',
  may: mayManageCoupons,
  input: z.strictObject({ change: z.enum(['extend', 'give-back']) }),
  output: z.object({ endsAt: instant }),
  refusals: ['order-not-found', 'own-order', 'too-late'],
  async run({ academy, params, staff }, value) {
    const right = params.right;
    if (right !== 'bonus' && right !== 'included') return refuseStaff('order-not-found');
    const orderNumber = params.number;
    const result = await academy.staff.changeRight({ orderNumber, right, change: value.change, staff });
    if (result.ok) return { endsAt: result.endsAt };
    if (result.reason === 'own-order') return refuseStaff(result.reason);
    return refuseStaff(result.reason === 'not-possible' ? 'too-late' : 'order-not-found');
  },
});

const sendEmailAgain = staffCall({
  path: 'orders/{number}/emails/{id}/again',
  summary: 'Sends an e-mail of the order again, to its current address',
  may: maySendMailAgain,
  input: nothing,
  output: done,
  refusals: ['email-not-sent-again', 'cannot-be-repeated', 'no-longer-true'],
  async run({ academy, params: { number: orderNumber, id }, staff }) {
    const result = await academy.staff.sendMailAgain({ orderNumber, mailId: id, staff });
    if (result.ok) return isDone;
    const { reason: why } = result;
    if (why === 'mail-not-found' || why === 'not-failed') return refuseStaff('email-not-sent-again');
    if (why === 'secret-gone') return refuseStaff('cannot-be-repeated');
    return refuseStaff('no-longer-true', { detail: { why } });
  },
});

const recordPayment = staffCall({
  path: 'orders/{number}/payment',
  summary: 'Money that came another way',
  description: `It confirms the order and opens what was bought. \`amount\`: in dirhams, as it stands on paper ('1 200,50'), and the whole of the order; otherwise \`detail.amountCentimes\` says what that is. \`paidBy\`: ${waysPaid.join(', ')}.`,
  may: mayRecordPayments,
  input: recordedPaymentForm,
  output: orderFacts,
  refusals: ['order-not-found', 'own-order', 'already-decided', 'cohort-full'],
  async run({ academy, params, staff, clock }, value) {
    const { amount: amountCentimes, ...written } = value;
    const fault = receivedDayFault(value.receivedOn, clock());
    if (fault !== null) return refuseStaff('bad-fields', { fields: { receivedOn: fault } });
    const orderNumber = params.number;
    const result = await academy.staff.recordPayment({ orderNumber, staff, amountCentimes, ...written });
    if (result.ok) return result.order;
    if (result.reason === 'order-not-found' || result.reason === 'own-order')
      return refuseStaff(result.reason);
    if (result.reason === 'not-in-this-status')
      return refuseStaff('already-decided', { detail: { by: byWhom(result.by), status: result.status } });
    if (result.reason === 'cohort-full')
      return refuseStaff('cohort-full', { detail: { seat: result.seat, of: result.of } });
    return refuseStaff('bad-fields', {
      fields: { amount: 'amount-differs' },
      detail: { amountCentimes: result.amountCentimes },
    });
  },
});

const renewFiles = staffCall({
  path: 'orders/{number}/files/renewal',
  summary: 'As many downloads again, for a whole term',
  description: 'The buyer gets an e-mail with new links.',
  may: mayRenewFiles,
  input: nothing,
  output: done,
  refusals: ['no-files'],
  async run({ academy, params, staff }) {
    const isRenewed = await academy.staff.renewFiles({ orderNumber: params.number, staff });
    return isRenewed ? isDone : refuseStaff('no-files');
  },
});

const beginPart = staffCall({
  path: 'orders/{number}/parts',
  summary: 'The order of the next part of a price',
  description: 'To record money on it that came another way. By the number of any order of the plan.',
  may: mayRecordPayments,
  input: z.object({ part: z.number().int().min(2).max(100) }),
  output: z.object({ orderNumber: z.string() }),
  refusals: ['order-not-found', 'part-not-due'],
  async run({ academy, params, staff }, value) {
    const orderNumber = params.number;
    const result = await academy.staff.beginPart({ orderNumber, number: value.part, staff });
    if (result.ok) return { orderNumber: result.orderNumber };
    return refuseStaff(result.reason === 'order-not-found' ? result.reason : 'part-not-due');
  },
});

const orderStaffCalls = [
  noteOnOrder,
  answerRefundAsk,
  lookAtDouble,
  changeOrderEmail,
  changeRight,
  correctBuyer,
  cancelOrder,
  reopenOrder,
  sendEmailAgain,
  recordPayment,
  ...amountCalls,
  renewFiles,
  beginPart,
] as const;

const readOrder = staffCall({
  method: 'GET',
  path: 'orders/{number}',
  summary: 'One order, with all that happened to it',
  may: maySeeOrders,
  input: z.object({}),
  output: orderWhole,
  refusals: ['order-not-found'],
  async run({ params, ...options }) {
    const found = await options.academy.staff.order(params.number);
    if (!found) return refuseStaff('order-not-found');
    return wholeOf(found, await readOrderStaffView(options, found.order));
  },
});

const decideClaim = staffCall({
  path: 'orders/{number}/decision',
  summary: 'Confirm or refuse a claimed transfer',
  description:
    'Confirming opens what was bought, once. When a colleague was first, `detail` says who (`by`) and what the order says now (`status`).',
  may: mayDecideClaims,
  input: z.discriminatedUnion('decision', [
    z.object({
      decision: z.literal('confirm'),
      receivedOn: receivedDay,
      overSeats: z.boolean().optional().meta({ description: 'Also beyond the last seat.' }),
    }),
    z.object({ decision: z.literal('refuse'), reason }),
  ]),
  output: orderFacts.extend({
    awaitsCode: z.boolean().meta({ description: 'Confirmed, and no access code was there to hand over.' }),
  }),
  refusals: ['order-not-found', 'own-order', 'already-decided', 'cohort-full'],
  async run({ academy, params, staff, clock }, value) {
    const orderNumber = params.number;
    const fault = value.decision === 'confirm' ? receivedDayFault(value.receivedOn, clock()) : null;
    if (fault !== null) return refuseStaff('bad-fields', { fields: { receivedOn: fault } });
    const result = await academy.staff.decideClaim({ orderNumber, staff, ...value });
    if (result.ok) {
      const { order } = result;
      const access = order.itemKind === 'course' ? (await academy.staff.order(orderNumber))?.access : null;
      return { ...order, awaitsCode: access?.code === null && !access.isClassroom };
    }
    if (result.reason === 'cohort-full')
      return refuseStaff('cohort-full', { detail: { seat: result.seat, of: result.of } });
    if (result.reason !== 'already-decided') return refuseStaff(result.reason);
    return refuseStaff('already-decided', { detail: { by: result.by, status: result.status } });
  },
});

const showRefusal = staffCall({
  path: 'orders/{number}/refusal-email',
  summary: 'The e-mail that refusing a claimed transfer would send; nothing is sent',
  may: mayDecideClaims,
  input: z.strictObject({ reason: z.string().max(500) }),
  output: z.object({
    to: z.string(),
    locale: z.enum(locales),
    subject: z.string(),
    text: z.string().meta({ description: 'The e-mail as plain text.' }),
  }),
  refusals: ['order-not-found'],
  async run({ showRefusing, params }, asked) {
    return (await showRefusing({ number: params.number, ...asked })) ?? refuseStaff('order-not-found');
  },
});

export const orderCalls = [listOrders, readOrder, decideClaim, showRefusal, ...orderStaffCalls] as const;

/** The documents of an order, as its buyer has them. */
const readDocument = staffCall({
  method: 'GET',
  path: 'orders/{number}/papers/{paper}',
  summary: 'The receipt of an order, or one of its credit notes',
  description:
    "`paper` is `receipt` or the number of a credit note. The PDF is in the buyer's language, unless another is asked for. There is no receipt before money has come in for certain, and no credit note before it has left.",
  may: maySeeOrders,
  input: z.object({ language: z.enum(locales).optional() }),
  file: 'application/pdf',
  refusals: ['not-found'],
  async run({ printDocument, params }, { language }) {
    const { number, paper } = params;
    if (paper !== 'receipt' && !creditNotePattern.test(paper)) return refuseStaff('not-found');
    const bytes = await printDocument(number, paper, language);
    if (bytes === null) return refuseStaff('not-found');
    const document = paper === 'receipt' ? `receipt-${number}` : `credit-note-${paper}`;
    const name = language === undefined ? document : `${document}-${language}`;
    const headers = {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${name}.pdf"`,
    };
    return new Response(bytes, { headers });
  },
});

export const orderDocumentCalls = [readDocument] as const;
