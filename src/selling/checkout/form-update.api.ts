/**
 * POST /api/form/update: the buyer corrects details, chooses a method, or reports a transfer. It never sets a status
 * directly.
 */
import { z } from 'zod';
import { fromDecimal } from '../../platform/money/money.ts';
import { cashTransferForm, readBuyer } from '../orders/order-form.ts';
import {
  awaitsDecision,
  claimStatuses,
  orderStatuses,
  paymentOptions,
  type Order,
  type PaymentOption,
} from '../orders/order.ts';
import { fullReasons, seatRefusals } from '../../catalogue/courses/cohort.ts';
import { readForm, type FieldProblems } from '../../platform/forms/read-form.ts';
import type { Academy } from '../../academy.ts';
import type { ClaimResult, CodeClaimResult } from '../transfers/claim-transfer.service.ts';
import type { ChangeDetailsResult } from './change-details.service.ts';
import { defineCall, type Answer } from '../../platform/api/call.ts';
import { addressOf, provenOrder } from '../../platform/api/caller.ts';
import { agreesToStart, ignored, isAgreed, locale, price } from '../../platform/api/fields.ts';
import { refuse, type Failure } from '../../platform/api/failures.ts';

const schema = z.object({
  OrderId: z.string().max(40),
  PaymentOption: z
    .enum([...paymentOptions, 'Stripe', ''])
    .optional()
    .meta({ description: "'Stripe' is an older name of 'Card'." }),
  Status: z.enum(orderStatuses).optional().meta({
    description:
      'What the caller believes. ‘Paid - …’ of a transfer is the buyer’s claim; a status only the academy can set is refused.',
  }),
  TransferCode: z.string().max(80).optional(),
  Name: z.string().max(200).optional(),
  Email: z.string().max(300).optional(),
  Phone: z.string().max(60).optional(),
  Description: ignored(300).meta({ description: 'Ignored: an order keeps what was ordered.' }),
  Cohort: z.uuid().optional().meta({
    description: 'Another dated group of the course, while nothing is paid: of one that has filled up.',
  }),
  agreesToStart,
  Price: price,
  locale,
});
type Update = z.output<typeof schema>;

/** Statuses a caller may set: the buyer's own reports and choices. The academy sets all others. */
const callersStatuses: ReadonlySet<string> = new Set([
  'Pending Payment',
  'Pending Other Payment Method',
  ...claimStatuses,
]);

/** What each of them says of the method. */
const methodOf = new Map<string, PaymentOption>([
  ['Pending Other Payment Method', 'Other Payment Methods'],
  ['Paid - Bank Transfer', 'Bank Transfer'],
  ['Paid - WafaCash', 'WafaCash / Cash Plus'],
]);

type Meant = { ok: true; option: PaymentOption | null; claims: boolean } | Failure;

/**
 * The method of an update, and whether it claims a transfer: the method named, else the one its status is of, else for a code the
 * one chosen before. A code or a claim that fits none is refused, never passed over.
 */
function meantBy({ status, paymentOption }: Order, update: Update): Meant {
  const { PaymentOption: named, Status = 'Pending Payment', TransferCode = '' } = update;
  const hasCode = TransferCode.trim() !== '';
  const claims = awaitsDecision(Status) || hasCode;
  if (!named && !hasCode && Status === status) return { ok: true, option: null, claims: false };
  const ofStatus = methodOf.get(Status) ?? null;
  const option = (named === 'Stripe' ? 'Card' : named) || ofStatus || (hasCode ? paymentOption : null);
  // A wallet's claim has the status of a transfer.
  const isWallet = option === 'Mobile Wallet';
  const isOther = awaitsDecision(Status) && (isWallet ? 'Bank Transfer' : option) !== ofStatus;
  if (isOther || (hasCode && !isWallet && option !== 'WafaCash / Cash Plus'))
    return refuse('bad-fields', { problems: { PaymentOption: 'choice-required' } });
  return { ok: true, option, claims };
}

type Change = { ok: true; order: Order } | Failure;

function changeOfCorrection(result: ChangeDetailsResult): Change {
  if (result.ok) return result;
  const { reason } = result;
  if (reason === 'at-the-bank') return refuse('not-in-this-status');
  // No call of the API changes a gift.
  if (reason === 'gift-day') throw new Error(`Refused as ${reason}.`);
  return refuse(reason === 'coupon-many-tries' ? 'too-many' : reason);
}

/** Refusals about receipts cannot occur here: the API takes no files. */
function changeOfClaim(result: ClaimResult | CodeClaimResult): Change {
  if (result.ok) return result;
  const { reason } = result;
  switch (reason) {
    case 'order-not-found':
    case 'not-in-this-status':
    case 'transfer-code-taken':
    case 'course-not-ready':
    case 'method-off':
    case 'too-many-claims':
      return refuse(reason);
    default:
      return refuse('bad-fields');
  }
}

/** The fields of this call are capitalised, for compatibility with its callers. */
function capitalised(problems: FieldProblems): FieldProblems {
  const entries = Object.entries(problems).map(([name, problem]) => [
    `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`,
    problem,
  ]);
  return Object.fromEntries(entries);
}

/** Corrects what was sent and keeps the rest. Sending the present values changes nothing, whatever the status. */
async function correct(
  academy: Academy,
  order: Order,
  { Name, Email, Phone }: Update,
  address: string,
): Promise<Change> {
  if (!Name && !Email && !Phone) return { ok: true, order };
  const wanted = { name: Name || order.name, email: Email || order.email, phone: Phone || order.phone };
  const reading = readBuyer(order.itemKind, wanted);
  if (!reading.ok) return refuse('bad-fields', { problems: capitalised(reading.problems) });
  const { name, email, phone } = reading.value;
  if (name === order.name && email === order.email && phone === order.phone) return { ok: true, order };
  const details = { name, email, phone, isSixteen: 'on' } as const;
  return changeOfCorrection(await academy.changeDetails({ token: order.token, details, address }));
}

async function takeGroup(academy: Academy, order: Order, update: Update): Promise<Change> {
  const { Cohort: cohort, agreesToStart: sent } = update;
  if (cohort === undefined) return { ok: true, order };
  const { token } = order;
  const taken = await academy.cohorts.takeCohort({ token, cohort, agreesToStart: isAgreed(sent) });
  if (taken.ok) return { ok: true, order };
  const { reason } = taken;
  return reason === 'agreement-required'
    ? refuse(reason, { problems: { agreesToStart: reason } })
    : refuse(reason);
}

async function claimOrChoose(academy: Academy, order: Order, update: Update): Promise<Change> {
  const meant = meantBy(order, update);
  if (!meant.ok) return meant;
  const { option, claims } = meant;
  if (option === null) return { ok: true, order };
  const { token } = order;
  if ((option === 'WafaCash / Cash Plus' || option === 'Mobile Wallet') && claims) {
    const reading = readForm(cashTransferForm, { transferCode: update.TransferCode ?? '' });
    if (!reading.ok) return refuse('bad-fields', { problems: capitalised(reading.problems) });
    const claim = option === 'Mobile Wallet' ? academy.claimWalletTransfer : academy.claimCashTransfer;
    return changeOfClaim(await claim({ token, transferCode: reading.value.transferCode }));
  }
  if (option === 'Bank Transfer' && claims) return changeOfClaim(await academy.claimBankTransfer({ token }));
  const agreesToStart = isAgreed(update.agreesToStart);
  const chosen = await academy.chooseMethod({ token, option, agreesToStart });
  if (chosen.ok) return chosen;
  if (chosen.reason === 'agreement-required')
    return refuse(chosen.reason, { problems: { agreesToStart: chosen.reason } });
  // Only pages offer to go over to another plan.
  return refuse(chosen.reason === 'plan-not-open' ? 'not-in-this-status' : chosen.reason);
}

async function change(academy: Academy, order: Order, update: Update, address: string): Promise<Answer> {
  const corrected = await correct(academy, order, update, address);
  if (!corrected.ok) return corrected;
  const grouped = await takeGroup(academy, corrected.order, update);
  const changed = grouped.ok ? await claimOrChoose(academy, grouped.order, update) : grouped;
  // A corrected address has given the order a new token, also when the rest was refused.
  const moved = corrected.order.token === order.token ? {} : { token: corrected.order.token };
  if (!changed.ok) return { ...changed, ...moved };
  const { number, status, paymentOption, token } = changed.order;
  const full = awaitsDecision(status) ? (await academy.cohorts.cohortOfOrder(token))?.full : null;
  const noSeat = full ? { noSeat: full } : {};
  const body = {
    success: true,
    orderId: number,
    status,
    paymentOption: paymentOption ?? '',
    ...noSeat,
    ...moved,
  };
  return { ok: true, status: 200, body, ...moved };
}

export const formUpdate = defineCall({
  id: 'updateForm',
  group: 'orders',
  method: 'POST',
  path: '/api/form/update',
  summary: 'Correct details, choose a method, or claim a transfer',
  description:
    'Changes an order the caller holds. `Name`, `Email` and `Phone` are corrected until something is paid or claimed; a new address gives the order a new `token`, which the answer carries. A claim (`Paid - WafaCash` with a `TransferCode`, or `Paid - Bank Transfer`) waits for the staff to find the money; it opens nothing. A claim without a `PaymentOption` is of the method in its `Status`; one that fits no method is answered 422. Of a course whose group or seats have filled up since, choosing a method is answered 409 before any money moves, and a claim is taken with `noSeat` in the answer; `Cohort` takes another group, with `agreesToStart` where that begins within the time for changing one’s mind and the order does not have it yet. A status only the academy can set is answered 403, a `Price` that is not the order’s 409.',
  schema,
  example: {
    OrderId: 'MEM-482913-a1b2',
    PaymentOption: 'WafaCash / Cash Plus',
    Status: 'Paid - WafaCash',
    TransferCode: '8841 2290 17',
  },
  answers: [
    {
      status: 200,
      when: 'It is as you asked.',
      schema: z.object({
        success: z.literal(true),
        orderId: z.string(),
        status: z.enum(orderStatuses),
        paymentOption: z.enum([...paymentOptions, '']),
        noSeat: z.enum(fullReasons).optional().meta({
          description:
            'Of a claim: every seat was taken meanwhile. It counts all the same, because the money may be on its way: the academy finds a seat or pays back, and `Cohort` takes another group.',
        }),
        token: z.string().optional(),
      }),
      example: {
        success: true,
        orderId: 'MEM-482913-a1b2',
        status: 'Paid - WafaCash',
        paymentOption: 'WafaCash / Cash Plus',
      },
    },
  ],
  refusals: [
    'bad-fields',
    'order-not-found',
    'price-changed',
    'not-in-this-status',
    'course-not-ready',
    'method-off',
    ...seatRefusals,
    'agreement-required',
    'transfer-code-taken',
    'too-many-claims',
    'coupon-used-by-buyer',
    'coupon-made-by-buyer',
    'early-other-address',
    'too-many',
    'status-not-yours',
  ],
  proof: 'order',
  async answer(options, { request, value }) {
    if (value.Status && !callersStatuses.has(value.Status)) return refuse('status-not-yours');
    const view = await provenOrder(options, request, value.OrderId);
    if (!view) return refuse('order-not-found');
    const { order } = view;
    if (value.Price !== undefined && fromDecimal(value.Price) !== order.amountCentimes)
      return refuse('price-changed', { priceCentimes: order.amountCentimes });
    return change(options.academy, order, value, addressOf(request));
  },
});
