/** The name of a status, coloured by what it asks for. */
import type { ShownStatus } from '../../../src/selling/orders/refund.ts';
import { WordChip } from '../layout/facts.tsx';
import { useWords } from '../words/words.ts';

const tones: Record<ShownStatus, 'success' | 'warning' | 'error' | 'default'> = {
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
  Refunded: 'warning',
  'partly-refunded': 'default',
  'paid-back': 'default',
  'pay-back-failed': 'error',
};

export function StatusChip({ status }: { status: ShownStatus }) {
  const { orders } = useWords();
  return <WordChip variant="outlined" color={tones[status]} label={orders.statuses[status]} />;
}
