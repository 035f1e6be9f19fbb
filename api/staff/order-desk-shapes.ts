/** What staff do with one order, as the office's wire writes it: its timeline, its files, its parts, its money on the way back. */
import { z } from 'zod';
import {
  canReopen,
  hasReceipt,
  nextStatus,
  nextStatusOf,
  orderStatuses,
  type Order,
} from '../../domain/orders/order.ts';
import { leftToPayBack } from '../../domain/orders/refund-policy.ts';
import { isOpenRefund, refundStates, refundWays } from '../../domain/orders/refund.ts';
import { locales } from '../../domain/people/locale.ts';
import type { Academy } from '../../flows/academy.server.ts';
import type { TimelineEntry } from '../../flows/order-desk-verbs.ts';
import type { PlanOfOrder } from '../../flows/instalment-verbs.ts';
import type { RefundInList } from '../../flows/refund-verbs.ts';
import type { StaffApiOptions } from './staff-call.ts';
import { isoOf } from './instant.ts';

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

const partStandings = ['paid', 'ended', 'checked', 'waiting', 'coming', 'due', 'grace', 'late'] as const;

export const refundRow = z.object({
  id: z.string(),
  orderNumber: z.string(),
  name: z.string(),
  amountCentimes: centimes,
  way: z.enum(refundWays),
  state: z.enum(refundStates),
  isSurplus: z.boolean().meta({ description: 'Of a payment that came a second time.' }),
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
  isSurplus: refund.isSurplus,
  gateway: refund.gateway,
  isOpen: isOpenRefund(refund.state),
  isLate: isOpenRefund(refund.state) && refund.dueAt < now,
  dueAt: refund.dueAt.toISOString(),
  decidedAt: refund.decidedAt.toISOString(),
  doneAt: isoOf(refund.doneAt),
  creditNoteNumber: refund.creditNoteNumber,
});

export const deskFacts = z.object({
  timeline: z
    .array(
      z.object({
        at: instant,
        kind: z.enum(timelineKinds),
        actor: z.string().meta({ description: 'buyer, clock, gateway:<name>, or an address of staff.' }),
        event: z.string(),
        deed: z.string().meta({ description: 'Lines with the same were left by one deed.' }),
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
          standing: z.enum(partStandings),
          order: z.string().nullable().meta({ description: 'Number of the order that pays it.' }),
        }),
      ),
    })
    .nullable()
    .meta({ description: 'Of a course that is paid in parts.' }),
  refunds: z.array(refundRow),
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
export type DeskFacts = z.output<typeof deskFacts>;

const planOf = (plan: PlanOfOrder): NonNullable<DeskFacts['plan']> => ({
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
  parts: plan.parts.map(({ number, amountCentimes, afterDays, dueOn, standing, order }) => ({
    number,
    amountCentimes,
    afterDays,
    dueOn,
    standing,
    order: order && order.number,
  })),
});

type FileOfOrder = Awaited<ReturnType<Academy['staff']['filesOfOrder']>>[number];

const fileOf = ({ locale, used, most, endsAt, lastUsedAt }: FileOfOrder) => ({
  locale,
  used,
  most,
  endsAt: endsAt.toISOString(),
  lastUsedAt: isoOf(lastUsedAt),
});

/** Of an order that is there. */
export async function readDesk(
  { academy: { staff }, clock }: Pick<StaffApiOptions, 'academy' | 'clock'>,
  order: Order,
): Promise<DeskFacts> {
  const { number, status } = order;
  const [timeline, files, plan, refunds] = await Promise.all([
    staff.orderTimeline(number),
    staff.filesOfOrder(number),
    staff.planOfNumber(number),
    staff.refundsOfOrder(number),
  ]);
  return {
    timeline: (timeline ?? []).map(({ at, kind, actor, event, deed, detail }) => ({
      at: at.toISOString(),
      kind,
      actor,
      event,
      deed,
      detail,
    })),
    files: files.map(fileOf),
    plan: plan && planOf(plan),
    refunds: refunds.map((refund) => refundRowOf(refund, clock())),
    hasReceipt: hasReceipt(status),
    can: {
      reopen: canReopen(status),
      recordPayment: nextStatus(status, 'record-payment') !== null,
      refund: leftToPayBack(order) > 0,
      endFree: nextStatusOf(order, 'end-free') !== null,
    },
  };
}

export const deskExample: DeskFacts = {
  timeline: [
    {
      at: '2026-11-21T10:00:00.000Z',
      kind: 'note',
      actor: 'owner@example.com',
      event: 'note',
      deed: '2026-11-21T10:00:00.000Z owner@example.com',
      detail: { id: '0b8e2f6e-2f0c-4a57-9a3b-5b1f3f1f7a10', text: 'She called.' },
    },
  ],
  files: [],
  plan: null,
  refunds: [],
  hasReceipt: false,
  can: { reopen: false, recordPayment: false, refund: false, endFree: false },
};
