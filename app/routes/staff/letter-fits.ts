import { awaitsDecision, grantsAccess, isPayable, type OrderStatus } from '../../../domain/orders/order.ts';

/** Whether a letter would still be true: the mail leaves out one that is not, so the office does not offer to send it. */
export function letterFits(letter: string, status: OrderStatus, hasCode: boolean): boolean {
  switch (letter) {
    case 'order-received':
      return isPayable(status) || awaitsDecision(status);
    case 'how-to-pay':
    case 'order-reminder':
    case 'order-reopened':
      return isPayable(status);
    case 'access-ready':
      return grantsAccess(status) && hasCode;
    case 'access-soon':
    case 'staff-pool-empty':
      return grantsAccess(status) && !hasCode;
    case 'membership-ready':
    case 'product-ready':
      return grantsAccess(status);
    case 'staff-other-method':
      return isPayable(status);
    case 'instalment-paid':
      return grantsAccess(status);
    case 'instalment-reminder':
    case 'instalment-paused':
      // The clock writes again when it is time.
      return false;
    case 'claim-refused':
      return status === 'Rejected';
    case 'refund-decided':
    case 'refund-changed':
    case 'refund-came-back':
    case 'staff-refund-failed':
    case 'staff-refund-by-hand':
    case 'staff-refund-due':
      // The refund's own page says how it stands; an old word about it would mislead.
      return false;
    case 'booking-lost':
    case 'booking-day':
    case 'booking-hour':
    case 'staff-booking-lost':
      // True of an hour only for a time.
      return false;
    case 'staff-claim-waiting':
      return awaitsDecision(status);
    default:
      return true;
  }
}
