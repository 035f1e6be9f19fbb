/** What a status means, in her language, coloured by what it asks for; its own English name, which people outside know, is the title. */
import type { OrderStatus } from '../../../domain/orders/order.ts';
import { WordChip } from '../layout/word-chip.tsx';
import { useSay } from '../words/words.ts';

const tones: Record<OrderStatus, 'success' | 'warning' | 'error' | 'default'> = {
  'Pending Payment': 'default',
  'Pending Other Payment Method': 'warning',
  'Paid - Card': 'success',
  'Paid - WafaCash': 'warning',
  'Paid - Bank Transfer': 'warning',
  Paid: 'success',
  'Payment Confirmed': 'success',
  Rejected: 'error',
  Cancelled: 'default',
  Expired: 'default',
  Refunded: 'error',
};

export function StatusChip({ status }: { status: OrderStatus }) {
  const { orders } = useSay();
  return <WordChip variant="outlined" color={tones[status]} label={orders.statuses[status]} title={status} />;
}
