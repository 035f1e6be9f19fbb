/** Orders: looking at one and its documents, and what staff do with it besides deciding its claim. */
import { z } from 'zod';
import {
  mayChangeOrderEmail,
  mayDecideClaims,
  mayManageCoupons,
  mayNoteOrders,
  mayRecordPayments,
  mayRenewFiles,
  mayReopenOrders,
  maySeeOrders,
  maySendMailAgain,
} from '../staff/who-may.ts';
import { listOrders } from './list-orders.staff.ts';
import { staffFactsExample, readOrderStaffView } from './order-desk-shapes.staff.ts';
import { factsOf, orderExample, orderFacts, orderWhole, wholeOf } from './order-shapes.staff.ts';
import { defineStaffCall, type StaffCall } from '../staff/staff-call.ts';
import { refuseStaff } from '../staff/staff-failures.ts';
import { recordedPaymentForm, waysPaid } from '../payments/recorded-payment.ts';
import { creditNotePattern } from '../refunds/refund.ts';

/** An action that needs no body beside its address. */
const nothing = z.strictObject({});
const done = z.object({ success: z.literal(true) });
const isDone = { success: true as const };

/** An address of staff without the prefix the history gives it. */
const byWhom = (actor: string): string => actor.replace(/^staff:/, '');

const note = z.object({ id: z.string(), at: z.iso.datetime(), by: z.string(), text: z.string() });

const noteOnOrder = defineStaffCall({
  id: 'noteOnOrder',
  group: 'orders',
  method: 'POST',
  path: '/api/staff/orders/{number}/notes',
  summary: 'Write a note that staff alone read',
  description:
    'Plain text of at most 2,000 signs. The same words twice in a row by the same person are one note.',
  may: mayNoteOrders,
  schema: z.object({ text: z.string().max(20_000) }),
  example: { text: 'She called: the transfer leaves on Monday.' },
  answer200: {
    when: 'It is kept.',
    schema: note,
    example: { id: 'a1', at: '2026-11-21T10:00:00.000Z', by: 'owner@example.com', text: 'She called.' },
  },
  refusals: ['order-not-found'],
  async answer({ academy }, { params, value, staff }) {
    const orderNumber = params['number'] ?? '';
    const result = await academy.staff.noteOnOrder({ orderNumber, text: value.text, staff });
    if (result.ok) {
      const { id, at, by, text } = result.note;
      return { ok: true, status: 200, body: { id, at: at.toISOString(), by, text } };
    }
    if (result.reason === 'order-not-found') return refuseStaff(result.reason);
    const fault = result.reason === 'empty' ? 'required' : 'too-long';
    return refuseStaff('bad-fields', { fields: { text: fault } });
  },
});

const lookAtDouble = defineStaffCall({
  id: 'lookAtDouble',
  group: 'orders',
  method: 'POST',
  path: '/api/staff/orders/{number}/double',
  summary: 'What was bought twice has been looked at',
  description: 'The order and its twins are no errand any more. They stay marked.',
  may: mayNoteOrders,
  schema: nothing,
  example: {},
  answer200: { when: 'It is put away.', schema: done, example: isDone },
  refusals: ['order-not-found', 'nothing-to-see'],
  async answer({ academy }, { params, staff }) {
    const result = await academy.staff.lookAtDouble({ orderNumber: params['number'] ?? '', staff });
    return result.ok ? { ok: true, status: 200, body: isDone } : refuseStaff(result.reason);
  },
});

const changeOrderEmail = defineStaffCall({
  id: 'changeOrderEmail',
  group: 'orders',
  method: 'PUT',
  path: '/api/staff/orders/{number}/email',
  summary: 'Another e-mail address, after a typo',
  description:
    'The order gets a new link, older ones open nothing, and both addresses get an e-mail. `alsoMoved`: orders of the same plan of parts. `cannot-change-email` says why in `detail.reason`.',
  may: mayChangeOrderEmail,
  schema: z.object({ email: z.string().max(500) }),
  example: { email: 'salma.alaoui@example.com' },
  answer200: {
    when: 'It is changed.',
    schema: z.object({ email: z.string(), alsoMoved: z.array(z.string()) }),
    example: { email: 'salma.alaoui@example.com', alsoMoved: [] },
  },
  refusals: ['order-not-found', 'own-order', 'cannot-change-email'],
  async answer({ academy }, { params, value, staff }) {
    const orderNumber = params['number'] ?? '';
    const result = await academy.staff.changeOrderEmail({ orderNumber, email: value.email, staff });
    // The order carries the new link: that goes to the buyer alone.
    if (result.ok)
      return { ok: true, status: 200, body: { email: result.order.email, alsoMoved: result.alsoMoved } };
    const { reason } = result;
    if (reason === 'order-not-found' || reason === 'own-order') return refuseStaff(reason);
    if (reason === 'not-an-address') return refuseStaff('bad-fields', { fields: { email: 'email-invalid' } });
    if (reason === 'same-address') return refuseStaff('bad-fields', { fields: { email: reason } });
    return refuseStaff('cannot-change-email', { detail: { reason } });
  },
});

const reopenOrder = defineStaffCall({
  id: 'reopenOrder',
  group: 'orders',
  method: 'POST',
  path: '/api/staff/orders/{number}/reopening',
  summary: 'Open an order again that ended without money',
  description:
    'At today’s price; the buyer gets an e-mail with the link to pay. When a colleague was first, `detail` says who (`by`) and what the order says now (`status`); `cannot-reopen` says why in `detail.reason`.',
  may: mayReopenOrders,
  schema: nothing,
  example: {},
  answer200: {
    when: 'It is open.',
    schema: orderFacts.extend({ priceBeforeCentimes: z.number().int() }),
    example: { ...orderExample, status: 'Pending Payment', priceBeforeCentimes: 99_000 },
  },
  refusals: ['order-not-found', 'already-decided', 'cannot-reopen'],
  async answer({ academy }, { params, staff }) {
    const result = await academy.staff.reopenOrderForStaff({ orderNumber: params['number'] ?? '', staff });
    if (result.ok) {
      const { order, priceBeforeCentimes } = result;
      return { ok: true, status: 200, body: { ...factsOf(order), priceBeforeCentimes } };
    }
    if (result.reason === 'order-not-found') return refuseStaff(result.reason);
    if (result.reason === 'not-in-this-status')
      return refuseStaff('already-decided', { detail: { by: result.by, status: result.status } });
    return refuseStaff('cannot-reopen', { detail: { reason: result.reason } });
  },
});

const changeRight = defineStaffCall({
  id: 'changeRight',
  group: 'orders',
  method: 'POST',
  path: '/api/staff/orders/{number}/rights/{right}',
  summary: 'A consultation that came with a course, used longer or given back',
  description:
    '`right` is `bonus` or `included`. `extend`: from today on, for as many days as the settings give. `give-back`: one that was used can be used again, once.',
  may: mayManageCoupons,
  schema: z.strictObject({ change: z.enum(['extend', 'give-back']) }),
  example: { change: 'extend' },
  answer200: {
    when: 'It can be used until then.',
    schema: z.object({ endsAt: z.iso.datetime() }),
    example: { endsAt: '2027-02-20T00:00:00.000Z' },
  },
  refusals: ['order-not-found', 'own-order', 'too-late'],
  async answer({ academy }, { params, value, staff }) {
    const right = params['right'];
    if (right !== 'bonus' && right !== 'included') return refuseStaff('order-not-found');
    const orderNumber = params['number'] ?? '';
    const result = await academy.staff.changeRight({ orderNumber, right, change: value.change, staff });
    if (result.ok) return { ok: true, status: 200, body: { endsAt: result.endsAt.toISOString() } };
    if (result.reason === 'own-order') return refuseStaff(result.reason);
    return refuseStaff(result.reason === 'not-possible' ? 'too-late' : 'order-not-found');
  },
});

const sendEmailAgain = defineStaffCall({
  id: 'sendLetterAgain',
  group: 'orders',
  method: 'POST',
  path: '/api/staff/orders/{number}/letters/{letter}/again',
  summary: 'Sends an e-mail of the order again, to its current address',
  may: maySendMailAgain,
  schema: nothing,
  example: {},
  answer200: { when: 'It is on its way.', schema: done, example: isDone },
  refusals: ['letter-not-sent-again'],
  async answer({ academy }, { params, staff }) {
    const goes = await academy.staff.sendMailAgain({
      orderNumber: params['number'] ?? '',
      mailId: params['letter'] ?? '',
      staff,
    });
    return goes ? { ok: true, status: 200, body: isDone } : refuseStaff('letter-not-sent-again');
  },
});

const recordPayment = defineStaffCall({
  id: 'recordPayment',
  group: 'orders',
  method: 'POST',
  path: '/api/staff/orders/{number}/payment',
  summary: 'Money that came another way',
  description: `It confirms the order and opens what was bought. \`amount\`: in dirhams, as it stands on paper ('1 200,50'), and the whole of the order; otherwise \`detail.amountCentimes\` says what that is. \`paidBy\`: ${waysPaid.join(', ')}.`,
  may: mayRecordPayments,
  schema: recordedPaymentForm,
  example: { amount: '990', paidBy: 'cash', reference: 'Slip 12', reason: 'She paid at the open day.' },
  answer200: { when: 'It is recorded and confirmed.', schema: orderFacts, example: orderExample },
  refusals: ['order-not-found', 'own-order', 'already-decided'],
  async answer({ academy }, { params, value, staff }) {
    const { amount: amountCentimes, ...written } = value;
    const orderNumber = params['number'] ?? '';
    const result = await academy.staff.recordPayment({ orderNumber, staff, amountCentimes, ...written });
    if (result.ok) return { ok: true, status: 200, body: factsOf(result.order) };
    if (result.reason === 'order-not-found' || result.reason === 'own-order')
      return refuseStaff(result.reason);
    if (result.reason === 'not-in-this-status')
      return refuseStaff('already-decided', { detail: { by: byWhom(result.by), status: result.status } });
    return refuseStaff('bad-fields', {
      fields: { amount: 'amount-differs' },
      detail: { amountCentimes: result.amountCentimes },
    });
  },
});

const renewFiles = defineStaffCall({
  id: 'renewFiles',
  group: 'orders',
  method: 'POST',
  path: '/api/staff/orders/{number}/files/renewal',
  summary: 'As many downloads again, for a whole term',
  description: 'The buyer gets an e-mail with new links.',
  may: mayRenewFiles,
  schema: nothing,
  example: {},
  answer200: { when: 'They are granted.', schema: done, example: isDone },
  refusals: ['no-files'],
  async answer({ academy }, { params, staff }) {
    const isRenewed = await academy.staff.renewFiles({ orderNumber: params['number'] ?? '', staff });
    return isRenewed ? { ok: true, status: 200, body: isDone } : refuseStaff('no-files');
  },
});

const beginPart = defineStaffCall({
  id: 'beginPart',
  group: 'orders',
  method: 'POST',
  path: '/api/staff/orders/{number}/parts',
  summary: 'The order of the next part of a price',
  description: 'To record money on it that came another way. By the number of any order of the plan.',
  may: mayRecordPayments,
  schema: z.object({ part: z.number().int().min(2).max(100) }),
  example: { part: 2 },
  answer200: {
    when: 'It is there.',
    schema: z.object({ orderNumber: z.string() }),
    example: { orderNumber: orderExample.number },
  },
  refusals: ['order-not-found', 'part-not-due'],
  async answer({ academy }, { params, value, staff }) {
    const orderNumber = params['number'] ?? '';
    const result = await academy.staff.beginPart({ orderNumber, number: value.part, staff });
    if (result.ok) return { ok: true, status: 200, body: { orderNumber: result.orderNumber } };
    return refuseStaff(result.reason === 'order-not-found' ? result.reason : 'part-not-due');
  },
});

const orderStaffCalls: readonly StaffCall[] = [
  noteOnOrder,
  lookAtDouble,
  changeOrderEmail,
  changeRight,
  reopenOrder,
  sendEmailAgain,
  recordPayment,
  renewFiles,
  beginPart,
];

const readOrder = defineStaffCall({
  id: 'readOrder',
  group: 'orders',
  method: 'GET',
  path: '/api/staff/orders/{number}',
  summary: 'One order, with all that happened to it',
  may: maySeeOrders,
  schema: z.object({}),
  example: {},
  answer200: {
    when: 'There is such an order.',
    schema: orderWhole,
    example: {
      ...orderExample,
      ...staffFactsExample,
      gift: null,
      twins: [],
      group: { id: '0198c1f0-2a41-7c3e-9b1d-5f6a7b8c9d0f', startsOn: '2026-12-07' },
      doubleSeenAt: null,
      access: null,
      handedOut: null,
      history: [],
      letters: [],
      notifications: [],
    },
  },
  refusals: ['order-not-found'],
  async answer(options, { params }) {
    const found = await options.academy.staff.order(params['number'] ?? '');
    if (!found) return refuseStaff('order-not-found');
    return { ok: true, status: 200, body: wholeOf(found, await readOrderStaffView(options, found.order)) };
  },
});

/** Why a claim is refused: the buyer reads it. */
const reason = z
  .string()
  .trim()
  .refine((text) => text.length >= 3, 'reason-required')
  .refine((text) => text.length <= 500, 'too-long');

const decideClaim = defineStaffCall({
  id: 'decideClaim',
  group: 'orders',
  method: 'POST',
  path: '/api/staff/orders/{number}/decision',
  summary: 'Confirm or refuse a claimed transfer',
  description:
    'Confirming opens what was bought, once. When a colleague was first, `detail` says who (`by`) and what the order says now (`status`).',
  may: mayDecideClaims,
  schema: z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('confirm') }),
    z.object({ decision: z.literal('refuse'), reason }),
  ]),
  example: { decision: 'refuse', reason: 'No transfer with this number arrived.' },
  answer200: {
    when: 'It is decided.',
    schema: orderFacts.extend({
      awaitsCode: z.boolean().meta({ description: 'Confirmed, and no access code was there to hand over.' }),
    }),
    example: { ...orderExample, awaitsCode: false },
  },
  refusals: ['order-not-found', 'own-order', 'already-decided'],
  async answer({ academy }, { params, value, staff }) {
    const orderNumber = params['number'] ?? '';
    const result = await academy.staff.decideClaim({ orderNumber, staff, ...value });
    if (result.ok) {
      const facts = factsOf(result.order);
      const access = facts.itemKind === 'course' ? (await academy.staff.order(orderNumber))?.access : null;
      const awaitsCode = access?.code === null && !access.isClassroom;
      return { ok: true, status: 200, body: { ...facts, awaitsCode } };
    }
    if (result.reason !== 'already-decided') return refuseStaff(result.reason);
    return refuseStaff('already-decided', { detail: { by: result.by, status: result.status } });
  },
});

export const orderCalls: readonly StaffCall[] = [listOrders, readOrder, decideClaim, ...orderStaffCalls];

/** The documents of an order, as its buyer has them. */
const readDocument = defineStaffCall({
  id: 'readPaper',
  group: 'orders',
  method: 'GET',
  path: '/api/staff/orders/{number}/papers/{paper}',
  summary: 'The receipt of an order, or one of its credit notes',
  description:
    "`paper` is `receipt` or the number of a credit note. The PDF is in the buyer's language. There is no receipt before money has come in for certain, and no credit note before it has left.",
  may: maySeeOrders,
  schema: z.object({}),
  example: {},
  answer200: { when: 'There is such a paper.', contentType: 'application/pdf' },
  refusals: ['not-found'],
  async answer({ printDocument }, { params }) {
    const { number = '', paper = '' } = params;
    if (paper !== 'receipt' && !creditNotePattern.test(paper)) return refuseStaff('not-found');
    const bytes = await printDocument(number, paper);
    if (bytes === null) return refuseStaff('not-found');
    const name = paper === 'receipt' ? `receipt-${number}` : `credit-note-${paper}`;
    const headers = {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${name}.pdf"`,
    };
    return { ok: true, response: new Response(bytes, { headers }) };
  },
});

export const orderDocumentCalls: readonly StaffCall[] = [readDocument];
