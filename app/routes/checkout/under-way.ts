/** Whether the buyer is, or just was, on a bank's page: whoever pays again then might pay twice. */
import { isPayable } from '../../../domain/orders/order.ts';
import type { OrderView } from '../../../flows/academy.server.ts';

const aMomentMs = 30 * 60_000;

export const isUnderWay = ({ order, lastAttempt }: OrderView, now: Date): boolean =>
  isPayable(order.status) &&
  lastAttempt?.state === 'begun' &&
  now.getTime() - lastAttempt.begunAt.getTime() < aMomentMs;
