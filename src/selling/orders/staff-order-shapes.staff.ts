/** What staff do with one order, in the shapes of the staff API: its timeline, files, instalments and refunds. */
import { z } from 'zod';
import { mayGiveBack } from './rights.ts';
import {
  awaitsDecision,
  canReopen,
  hasReceipt,
  isPayable,
  nextStatus,
  nextStatusOf,
  orderStatuses,
  paymentOptions,
  type Order,
} from './order.ts';
import {
  isOpenRefund,
  leftAt,
  leftToPayBack,
  refundStates,
  refundWays,
  shownStatus,
  shownStatuses,
} from './refund.ts';
import type { OpenRequest } from '../refunds/refund-requests.service.ts';
import { locales, spokenIn } from '../../platform/i18n/locale.ts';
import type { RefundInList } from '../order-management/read-refunds.service.ts';
import type { TimelineEntry } from '../order-management/read-timeline.service.ts';
import type { PlanOfOrder } from '../checkout/instalments.service.ts';
import { inEachLanguage, type StaffApiOptions } from '../../academy/staff/staff-call.ts';
import { dayInMorocco, instant } from '../../platform/api/fields.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import { type CheckHours, nextCheck } from '../../platform/time/check-hours.ts';

const centimes = z.number().int().meta({ description: 'Centimes of MAD.' });

const timelineKinds = [
  'history',
  'note',
  'email',
  'notification',
  'attempt',
  'refund',
  'receipt',
  'webhook',
  'download',
  'staff',
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
  doneOn: dayInMorocco.nullable().meta({ description: 'The day the money left.' }),
  creditNoteNumber: z.string(),
});

const dayLeft = (refund: RefundInList): string | null => {
  const at = leftAt(refund);
  return at && dateInMorocco(at);
};

export const refundRowOf = <T extends RefundInList>(refund: T, now: Date) => ({
  ...refund,
  doneOn: dayLeft(refund),
  isOpen: isOpenRefund(refund.state),
  isLate: isOpenRefund(refund.state) && refund.dueAt < now,
});

export const shown = z.enum(shownStatuses).meta({
  description: 'What people read of the status: of a refunded order, whether its money has left.',
});

export const requestRow = z.object({
  id: z.string(),
  orderNumber: z.string(),
  name: z.string(),
  item: inEachLanguage,
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

export const requestRowOf = ({ payout, ...request }: OpenRequest, now: Date) => ({
  ...request,
  payout: payout && { name: payout.name, rib: payout.rib ?? null, phone: payout.phone ?? null },
  isLate: request.dueAt < now,
});

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
  paying: z
    .object({
      ways: z.array(z.enum(paymentOptions)),
      bank: z
        .object({ accountName: z.string(), bank: z.string(), rib: z.string(), iban: z.string() })
        .nullable(),
      agency: z
        .object({
          beneficiary: z.string(),
          city: z.string(),
          phone: z.string(),
          agencies: z.array(inEachLanguage),
        })
        .nullable(),
      wallet: z.object({ wallet: z.string(), holder: z.string(), phone: z.string() }).nullable(),
    })
    .nullable()
    .meta({
      description:
        'How an unpaid order can be paid: the way that was chosen, else all that are open. Null once it cannot be paid.',
    }),
  beyond: z
    .object({ seat: z.number().int(), of: z.number().int() })
    .nullable()
    .meta({ description: 'Of an unpaid order for which no seat is left: the one it would take.' }),
  hour: z
    .object({
      startsAt: instant,
      endsAt: instant,
      state: z.enum(['held', 'booked', 'released', 'cancelled', 'lost']),
      expert: inEachLanguage,
    })
    .nullable()
    .meta({ description: 'Of a consultation.' }),
  shown,
  claim: z.object({ dueAt: instant, isLate: z.boolean() }).nullable().meta({
    description:
      'Of a transfer or cash that waits to be confirmed: until when the academy promises to have looked.',
  }),
  rights: z
    .array(
      z.object({
        as: z.enum(['bonus', 'included']),
        title: inEachLanguage,
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
  receiptIn: z.array(z.enum(locales)).meta({
    description: "Languages of its receipt, the buyer's first. None before money has come in for certain.",
  }),
  can: z
    .object({
      reopen: z.boolean(),
      cancel: z.boolean(),
      recordPayment: z.boolean(),
      refund: z.boolean(),
      endFree: z.boolean(),
      takeBack: z.boolean(),
      discount: z.boolean(),
    })
    .meta({ description: 'What its status allows; whether the caller’s role does stands in the session.' }),
});

const planOf = (plan: PlanOfOrder) => ({
  ...plan,
  parts: plan.parts.map((part) => ({ ...part, order: part.order && part.order.number })),
});

function claimOf({ status, claimedAt, placedAt }: Order, checks: CheckHours, now: Date) {
  if (!awaitsDecision(status)) return null;
  const dueAt = nextCheck(checks, claimedAt ?? placedAt);
  return { dueAt, isLate: dueAt <= now };
}

/** A person confirmed money that has not gone back; by whom and when it may be taken back is told where it is tried. */
const canTakeBack = (order: Order, timeline: readonly TimelineEntry[]): boolean =>
  order.amountCentimes > 0 &&
  order.refundedCentimes === 0 &&
  nextStatus(order.status, 'take-back') !== null &&
  timeline.findLast(({ kind, event }) => kind === 'history' && event === 'confirm')?.actor.includes('@') ===
    true;

/** Of an order that exists. */
export async function readOrderStaffView(
  { academy: { staff, settings, cohorts }, clock }: Pick<StaffApiOptions, 'academy' | 'clock'>,
  order: Order,
): Promise<z.input<typeof staffFacts>> {
  const { number, status } = order;
  const now = clock();
  const [timeline, files, plan, refunds, [request], rights, paying, hour, beyond, kept] = await Promise.all([
    staff.orderTimeline(number),
    staff.filesOfOrder(number),
    staff.planOfNumber(number),
    staff.refundsOfOrder(number),
    staff.refundRequests(order.id),
    staff.rightsOfOrder(number),
    staff.payingFacts(order),
    staff.hourOfOrder(order.id),
    cohorts.beyondFor(order),
    settings(),
  ]);
  return {
    timeline: timeline ?? [],
    files,
    plan: plan && planOf(plan),
    paying,
    hour,
    beyond,
    shown: shownStatus(
      order,
      refunds.flatMap(({ isDuplicate, state }) => (isDuplicate ? [] : [state])),
    ),
    claim: claimOf(order, kept.transferChecks, now),
    rights: rights.map((right) => ({
      ...right,
      mayExtend: right.canBeLonger,
      mayGiveBack: mayGiveBack(right),
    })),
    refunds: refunds.map((refund) => refundRowOf(refund, now)),
    request: request ? requestRowOf({ ...request, payout: null }, now) : null,
    receiptIn: hasReceipt(status) ? [...new Set([order.locale, ...spokenIn(kept)])] : [],
    can: {
      reopen: canReopen(status),
      cancel: nextStatus(status, 'cancel') !== null,
      recordPayment: nextStatus(status, 'record-payment') !== null,
      refund: leftToPayBack(order) > 0,
      endFree: nextStatusOf(order, 'end-free') !== null,
      discount: isPayable(status) && order.itemKind !== 'test' && plan === null,
      takeBack: canTakeBack(order, timeline ?? []),
    },
  };
}
