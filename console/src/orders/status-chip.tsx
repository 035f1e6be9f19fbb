/** What a status means, in her language, coloured by what it asks for; its own English name, which people outside know, is the title. */
import { Chip } from '@mui/material';
import type { OrderStatus } from '../../../domain/orders/order.ts';
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
  return (
    <Chip
      size="small"
      variant="outlined"
      color={tones[status]}
      label={orders.statuses[status]}
      title={status}
      sx={{
        fontWeight: 600,
        height: 'auto',
        minHeight: 24,
        maxWidth: '100%',
        '& .MuiChip-label': { whiteSpace: 'normal' },
      }}
    />
  );
}
