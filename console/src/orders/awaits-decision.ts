import type { OrderWhole } from '../../../src/features/orders/order-shapes.staff.ts';

/** The buyer says that she has paid, and nobody has looked yet. */
export const awaitsDecision = ({ status }: Pick<OrderWhole, 'status'>): boolean =>
  status === 'Paid - Bank Transfer' || status === 'Paid - WafaCash';
