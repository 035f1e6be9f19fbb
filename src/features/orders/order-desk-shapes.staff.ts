/** What staff do with one order, in the shapes of the staff API: its timeline, files, instalments and refunds. */
import { z } from 'zod';
import { mayGiveBack } from '../access/rights.ts';
import { canReopen, hasReceipt, nextStatus, nextStatusOf, orderStatuses, type Order } from './order.ts';
import {
  isOpenRefund,
  leftToPayBack,
  refundStates,
  refundWays,
  shownStatus,
  shownStatuses,
} from '../refunds/refund.ts';
import type { OpenRequest } from '../refunds/refund-requests.store.ts';
import { locales } from '../../platform/i18n/locale.ts';
import type { FileOfOrder } from '../shop/downloads.service.ts';
import type { RefundInList } from '../refunds/read-refunds.service.ts';
import type { TimelineEntry } from './read-timeline.service.ts';
import type { PlanOfOrder } from '../instalments/instalments.service.ts';
import { inBoth, type StaffApiOptions } from '../staff/staff-call.ts';
import { isoOf } from '../../platform/api/instant.ts';

const centimes = z.number().int().meta({ description: 'Centimes of MAD.' });
const instant = z.iso.datetime();

const timelineKinds = [
  'history',
  'note',
  'letter',
  'notification',
  'attempt',
  'refund',
  'receipt',
  'webhook',
  'download',
  'office',
] as const satisfies readonly TimelineEntry['kind'][];

const partStatuses = ['paid', 'ended', 'checked', 'waiting', 'coming', 'due', 'grace', 'late'] as const;

export const refundRow = z.object({
  id: z.string(),
  orderNumber: z.string(),
  name: z.string(),
  amountCentimes: centimes,
  way: z.enum(refundWays),
  state: z.enum(refundStates),
  isDuplicate: z.boolean().meta({ description: 'Of a payment that came a second time.' }),
  gateway: z.string().nullable(),
  isOpen: z.boolean(),
  isLate: z.boolean().meta({ description: 'Open, and the promised day has passed.' }),
  dueAt: instant,
  decidedAt: instant,
  doneAt: instant.nullable(),
  creditNoteNumber: z.string(),
});
export type RefundRow = z.output<typeof refundRow>;

export const refundRowOf = (refund: RefundInList, now: Date): RefundRow => ({
  id: refund.id,
  orderNumber: refund.orderNumber,
  name: refund.name,
  amountCentimes: refund.amountCentimes,
  way: refund.way,
  state: refund.state,
  isDuplicate: refund.isDuplicate,
  gateway: refund.gateway,
  isOpen: isOpenRefund(refund.state),
  isLate: isOpenRefund(refund.state) && refund.dueAt < now,
  dueAt: refund.dueAt.toISOString(),
  decidedAt: refund.decidedAt.toISOString(),
  doneAt: isoOf(refund.doneAt),
  creditNoteNumber: refund.creditNoteNumber,
});

export const shown = z.enum(shownStatuses).meta({
  description: 'What people read of the status: of a refunded order, whether its money has left.',
});

export const requestRow = z.object({
  id: z.string(),
  orderNumber: z.string(),
  name: z.string(),
  description: z.string(),
  amountCentimes: centimes.meta({ description: 'Due when it was asked for, paid parts included.' }),
  days: z.number().int(),
  lastDay: z.string().meta({ description: 'Until when it could be asked for, on Morocco’s calendar.' }),
  way: z.enum(['gateway', 'bank-transfer', 'cash-agency']),
  payout: z
    .object({ name: z.string(), rib: z.string().nullable(), phone: z.string().nullable() })
    .nullable()
    .meta({ description: 'Where the buyer wants it; null where a card service pays back.' }),
  reason: z.string().meta({ description: 'The buyer’s own words; empty when none were given.' }),
  askedAt: instant,
  dueAt: instant,
  isLate: z.boolean(),
});
export type RequestRow = z.output<typeof requestRow>;

export const requestRowOf = ({ payout, ...request }: OpenRequest, now: Date): RequestRow => ({
  id: request.id,
  orderNumber: request.orderNumber,
  name: request.name,
  description: request.description,
  amountCentimes: request.amountCentimes,
  days: request.days,
  lastDay: request.lastDay,
  way: request.way,
  payout: payout && { name: payout.name, rib: payout.rib ?? null, phone: payout.phone ?? null },
  reason: request.reason,
  askedAt: request.askedAt.toISOString(),
  dueAt: request.dueAt.toISOString(),
  isLate: request.dueAt < now,
});

export const requestExample: RequestRow = {
  id: '7a1c5a54-3d0e-4f6b-8a35-2b1f3f1f7a10',
  orderNumber: 'MEM-482913-a1b2',
  name: 'Salma Alaoui',
  description: 'Online selling',
  amountCentimes: 99_000,
  days: 7,
  lastDay: '2026-11-28',
  way: 'bank-transfer',
  payout: { name: 'Salma Alaoui', rib: '007780000123456789012345', phone: null },
  reason: '',
  askedAt: '2026-11-23T10:00:00.000Z',
  dueAt: '2026-12-07T10:00:00.000Z',
  isLate: false,
};

export const staffFacts = z.object({
  timeline: z
    .array(
      z.object({
        at: instant,
        kind: z.enum(timelineKinds),
        actor: z.string().meta({ description: 'buyer, clock, gateway:<name>, or an address of staff.' }),
        event: z.string(),
        action: z.string().meta({ description: 'Lines with the same were left by one deed.' }),
        detail: z.record(z.string(), z.string()),
      }),
    )
    .meta({ description: 'All that happened, the newest last.' }),
  files: z
    .array(
      z.object({
        locale: z.enum(locales),
        used: z.number().int(),
        most: z.number().int(),
        endsAt: instant,
        lastUsedAt: instant.nullable(),
      }),
    )
    .meta({ description: 'How often the files of a product were fetched.' }),
  plan: z
    .object({
      totalCentimes: centimes,
      paidCentimes: centimes,
      leftCentimes: centimes,
      next: z.number().int().nullable().meta({ description: 'The part that can be paid now.' }),
      deposit: z.object({ number: z.string(), status: z.enum(orderStatuses), amountCentimes: centimes }),
      pausedAt: instant.nullable(),
      parts: z.array(
        z.object({
          number: z.number().int(),
          amountCentimes: centimes,
          afterDays: z.number().int(),
          dueOn: z.string().nullable(),
          status: z.enum(partStatuses),
          order: z.string().nullable().meta({ description: 'Number of the order that pays it.' }),
        }),
      ),
    })
    .nullable()
    .meta({ description: 'Of a course that is paid in parts.' }),
  shown,
  rights: z
    .array(
      z.object({
        as: z.enum(['bonus', 'included']),
        title: inBoth,
        percent: z.number().int(),
        code: z.string(),
        state: z.enum(['open', 'used', 'over', 'ended']),
        endsAt: instant.meta({ description: 'From this instant on it is over.' }),
        mayExtend: z.boolean(),
        mayGiveBack: z.boolean(),
      }),
    )
    .meta({ description: 'Consultations that came with a course.' }),
  refunds: z.array(refundRow),
  request: requestRow
    .nullable()
    .meta({ description: 'Asked back and not decided; where it goes is told with the refunds.' }),
  /** Whether money has come in for certain: then there is a receipt. */
  hasReceipt: z.boolean(),
  can: z
    .object({
      reopen: z.boolean(),
      recordPayment: z.boolean(),
      refund: z.boolean(),
      endFree: z.boolean(),
    })
    .meta({ description: 'What its status allows; whether her role does stands in the session.' }),
});
export type StaffFacts = z.output<typeof staffFacts>;

const planOf = (plan: PlanOfOrder): NonNullable<StaffFacts['plan']> => ({
  totalCentimes: plan.totalCentimes,
  paidCentimes: plan.paidCentimes,
  leftCentimes: plan.leftCentimes,
  next: plan.next,
  deposit: {
    number: plan.deposit.number,
    status: plan.deposit.status,
    amountCentimes: plan.deposit.amountCentimes,
  },
  pausedAt: isoOf(plan.pausedAt),
  parts: plan.parts.map(({ number, amountCentimes, afterDays, dueOn, status, order }) => ({
    number,
    amountCentimes,
    afterDays,
    dueOn,
    status,
    order: order && order.number,
  })),
});

const fileOf = ({ locale, used, most, endsAt, lastUsedAt }: FileOfOrder) => ({
  locale,
  used,
  most,
  endsAt: endsAt.toISOString(),
  lastUsedAt: isoOf(lastUsedAt),
});

/** Of an order that exists. */
export async function readOrderStaffView(
  { academy: { staff }, clock }: Pick<StaffApiOptions, 'academy' | 'clock'>,
  order: Order,
): Promise<StaffFacts> {
  const { number, status } = order;
  const [timeline, files, plan, refunds, [request], rights] = await Promise.all([
    staff.orderTimeline(number),
    staff.filesOfOrder(number),
    staff.planOfNumber(number),
    staff.refundsOfOrder(number),
    staff.refundRequests(order.id),
    staff.rightsOfOrder(number),
  ]);
  return {
    timeline: (timeline ?? []).map(({ at, kind, actor, event, action, detail }) => ({
      at: at.toISOString(),
      kind,
      actor,
      event,
      action,
      detail,
    })),
    files: files.map(fileOf),
    plan: plan && planOf(plan),
    shown: shownStatus(
      status,
      refunds.flatMap(({ isDuplicate, state }) => (isDuplicate ? [] : [state])),
    ),
    rights: rights.map((right) => ({
      as: right.as,
      title: right.title,
      percent: right.percent,
      code: right.code,
      state: right.state,
      endsAt: right.endsAt.toISOString(),
      mayExtend: right.canBeLonger,
      mayGiveBack: mayGiveBack(right),
    })),
    refunds: refunds.map((refund) => refundRowOf(refund, clock())),
    request: request ? requestRowOf({ ...request, payout: null }, clock()) : null,
    hasReceipt: hasReceipt(status),
    can: {
      reopen: canReopen(status),
      recordPayment: nextStatus(status, 'record-payment') !== null,
      refund: leftToPayBack(order) > 0,
      endFree: nextStatusOf(order, 'end-free') !== null,
    },
  };
}

export const staffFactsExample: StaffFacts = {
  timeline: [
    {
      at: '2026-11-21T10:00:00.000Z',
      kind: 'note',
      actor: 'owner@example.com',
      event: 'note',
      action: '2026-11-21T10:00:00.000Z owner@example.com',
      detail: { id: '0b8e2f6e-2f0c-4a57-9a3b-5b1f3f1f7a10', text: 'She called.' },
    },
  ],
  files: [],
  plan: null,
  shown: 'Payment Confirmed',
  rights: [],
  refunds: [],
  request: null,
  hasReceipt: false,
  can: { reopen: false, recordPayment: false, refund: false, endFree: false },
};
