import { randomUUID } from 'node:crypto';
import type { Order } from '../../src/selling/orders/order.ts';
import type { RefundOrder } from '../../src/selling/refunds/refund-order.service.ts';
import { staff } from './actions.ts';
import type { TestAcademy } from './open-test-academy.ts';

/** Decides on a refund of an order: by default the whole amount by its gateway. Refusals are returned. */
export const payBackOrder = (
  { academy }: TestAcademy,
  { number, amountCentimes }: Pick<Order, 'number' | 'amountCentimes'>,
  of: Partial<RefundOrder> = {},
) =>
  academy.staff.refundOrder({
    key: randomUUID(),
    orderNumber: number,
    duplicateReference: null,
    amountCentimes,
    seenLeftCentimes: amountCentimes,
    way: 'gateway',
    payout: null,
    reason: 'She asked for it.',
    staff,
    ...of,
  });
