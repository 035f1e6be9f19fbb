/** What of an order went back, or is on its way. */
import { Alert, Button, Card, Stack, Typography } from '@mui/material';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import type { OrderWhole } from '../../../src/features/orders/order-shapes.staff.ts';
import { dayOf } from '../locale.ts';
import { RefundLine } from '../refunds/refund-line.tsx';
import { RequestFacts } from '../refunds/requests.tsx';
import { useSay } from '../words/words.ts';

export function OrderRefunds({ order }: { order: OrderWhole }) {
  const { refunds, today, locale } = useSay();
  const { permissions: may = [] } = usePermissions<string[]>();
  if (order.refunds.length === 0 && order.disputedAt === null && order.request === null) return null;
  return (
    <Card component="section" aria-labelledby="refunds" sx={{ p: 2.5 }}>
      <Typography id="refunds" component="h2" variant="h6" sx={{ mb: 1 }}>
        {refunds.ofOrder.title}
      </Typography>
      {order.disputedAt !== null && (
        <Alert severity="error">{refunds.ofOrder.disputed(dayOf(order.disputedAt, locale))}</Alert>
      )}
      {order.request !== null && (
        <Stack sx={{ gap: 1, mb: 1, alignItems: 'start' }}>
          <RequestFacts request={order.request} />
          {may.includes('mayRefund') && (
            <Button variant="contained" component={Link} to="/refunds">
              {today.waits.go['refund-requests']}
            </Button>
          )}
        </Stack>
      )}
      {order.refunds.length === 0 && order.request === null && (
        <Typography>{refunds.ofOrder.none}</Typography>
      )}
      <Stack component="ul" sx={{ gap: 1, p: 0, m: 0, listStyle: 'none' }}>
        {order.refunds.map((refund) => (
          <RefundLine key={refund.id} refund={refund} isLink={may.includes('mayRefund')} />
        ))}
      </Stack>
    </Card>
  );
}
