/** A status: its own English words, which people outside know, coloured by what it asks for. */
import { Chip } from '@mui/material';
import type { OrderStatus } from '../../../domain/orders/order.ts';

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

export const StatusChip = ({ status }: { status: OrderStatus }) => (
  <Chip
    size="small"
    variant="outlined"
    color={tones[status]}
    label={<bdi dir="ltr">{status}</bdi>}
    sx={{ fontWeight: 600 }}
  />
);
