/** Whether the buyer is, or just was, on a bank's page: whoever pays again then might pay twice. */
import { isPayable } from '../order.ts';
import type { OrderView } from '../read-order.service.ts';

const aMomentMs = 30 * 60_000;

/**
 * 'ask': the bank can be asked; 'wait': it cannot, and tells by itself; 'approved': it told her browser yes, and its own
 * confirmation is missing. That one has no end: a person looks at it.
 */
export type UnderWayKind = 'ask' | 'wait' | 'approved';

export function underWayKind({ order, underWay }: OrderView, now: Date): UnderWayKind | null {
  if (!isPayable(order.status) || underWay === null) return null;
  if (underWay.approvedAt !== null) return 'approved';
  if (now.getTime() - underWay.begunAt.getTime() >= aMomentMs) return null;
  return underWay.canBeAsked ? 'ask' : 'wait';
}
