import type { OrderStatus } from '../../../domain/orders/order.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const tones: Record<OrderStatus, BadgeTone> = {
  'Pending Payment': 'plain',
  'Pending Other Payment Method': 'plain',
  'Paid - Card': 'info',
  'Paid - WafaCash': 'highlight',
  'Paid - Bank Transfer': 'highlight',
  Paid: 'info',
  'Payment Confirmed': 'success',
  Rejected: 'error',
  Cancelled: 'plain',
  Expired: 'plain',
  Refunded: 'warning',
};

/** The status in the words the data keeps: what staff read here is what exports and the wire say. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  return (
    <Badge tone={tones[status]}>
      <span lang="en" dir="ltr">
        {status}
      </span>
    </Badge>
  );
}
