/** The amount of an order: lowered before it is paid, or a confirmation that was wrong taken back. */
import { z } from 'zod';
import { staffCall } from '../../academy/staff/staff-call.ts';
import { refuseStaff } from '../../academy/staff/staff-failures.ts';
import { mayPlaceOrders, mayRecordPayments } from '../../academy/staff/who-may.ts';
import { readAmount } from '../../platform/money/typed-amount.ts';
import { latinDigits } from '../../platform/text/typed-text.ts';
import type { OffByHand } from '../coupons/coupon.ts';
import { reasonIn } from '../free-access/free-access.ts';
import { orderFacts } from '../orders/order-shapes.staff.ts';

const takeBack = staffCall({
  path: 'orders/{number}/taking-back',
  summary: 'Take back a confirmation that was wrong',
  description:
    'By who confirmed it within a day, later by an owner; never of a card. What the order opened closes, the money is not counted, nothing goes back, and the buyer reads the reason in an e-mail.',
  may: mayRecordPayments,
  input: z.object({ reason: z.string().max(2_000) }),
  output: orderFacts,
  refusals: ['order-not-found', 'own-order', 'already-decided', 'cannot-take-back'],
  async run({ academy, params, staff }, value) {
    const reason = reasonIn(value.reason);
    if (reason === null) return refuseStaff('bad-fields', { fields: { reason: 'reason-length' } });
    const result = await academy.staff.takeBack({ orderNumber: params.number, reason, staff });
    if (result.ok) return result.order;
    const { reason: why } = result;
    if (why === 'order-not-found' || why === 'own-order' || why === 'already-decided')
      return refuseStaff(why);
    return refuseStaff('cannot-take-back', { detail: { reason: why } });
  },
});

/** Whole per cent below a hundred, or dirhams as they are typed; null for what is neither. */
function readOff(typed: string, as: 'percent' | 'amount'): OffByHand | null {
  if (as === 'amount') {
    const read = readAmount(typed);
    return read.ok && read.centimes > 0 ? { centimes: read.centimes } : null;
  }
  const [, percent] = /^(\d{1,2})\s*%?$/.exec(latinDigits(typed).replace('٪', '%').trim()) ?? [];
  return percent === undefined || Number(percent) === 0 ? null : { percent: Number(percent) };
}

const discountOrder = staffCall({
  path: 'orders/{number}/discount',
  summary: 'Take something off one order before it is paid',
  description:
    "`off`: whole per cent of the list price ('15'), or dirhams ('50,00'). An owner takes off what they like, others as much as the settings allow their role, in all; `detail.percent` says how much that is. The buyer gets an e-mail with the new amount.",
  may: mayPlaceOrders,
  input: z.object({
    as: z.enum(['percent', 'amount']),
    off: z.string().max(40),
    reason: z.string().max(2_000).meta({ description: 'For staff.' }),
  }),
  output: orderFacts,
  refusals: ['order-not-found', 'own-order', 'already-decided', 'cannot-discount'],
  async run({ academy, params, staff }, value) {
    const off = readOff(value.off, value.as);
    const reason = reasonIn(value.reason);
    if (off === null || reason === null) {
      const unread = value.as === 'percent' ? 'out-of-range' : 'amount-unreadable';
      const fields = {
        ...(off === null && { off: unread }),
        ...(reason === null && { reason: 'reason-length' }),
      };
      return refuseStaff('bad-fields', { fields });
    }
    const result = await academy.staff.discountOrder({ orderNumber: params.number, off, reason, staff });
    if (result.ok) return result.order;
    const { reason: why } = result;
    if (why === 'order-not-found' || why === 'own-order' || why === 'already-decided')
      return refuseStaff(why);
    const detail = { reason: why, ...(why === 'beyond-limit' && { percent: result.percent }) };
    return refuseStaff('cannot-discount', { detail });
  },
});

export const amountCalls = [takeBack, discountOrder] as const;
