/** What can be done with an order beside deciding its claim: each by a button that says so, and asked once. */
import { Button, Card, Stack, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import type { OrderWhole } from '../../../src/features/orders/order-shapes.staff.ts';
import { useSay } from '../words/words.ts';
import { ChangeEmail } from './change-email.tsx';
import { RecordPayment } from './record-payment.tsx';
import { EndFree } from './end-free.tsx';
import { ReopenOrder } from './reopen-order.tsx';

type Kind = 'email' | 'record' | 'reopen' | 'endFree';

export function OrderDeeds({ order }: { order: OrderWhole }) {
  const { desk, refunds } = useSay();
  const { permissions: may = [] } = usePermissions<string[]>();
  const [asked, setAsked] = useState<Kind | null>(null);
  const close = () => setAsked(null);
  const { can } = order;
  const deeds: { kind: Kind; isOffered: boolean }[] = [
    { kind: 'email', isOffered: may.includes('mayChangeOrderEmail') },
    { kind: 'record', isOffered: may.includes('mayRecordPayments') && can.recordPayment },
    { kind: 'endFree', isOffered: may.includes('mayLetIn') && can.endFree },
    { kind: 'reopen', isOffered: may.includes('mayReopenOrders') && can.reopen },
  ];
  const offered = deeds.filter(({ isOffered }) => isOffered);
  const isRefunded = may.includes('mayRefund') && can.refund;
  const dialogs: Record<Kind, ReactNode> = {
    email: <ChangeEmail order={order} onClose={close} />,
    record: <RecordPayment order={order} onClose={close} />,
    endFree: <EndFree order={order} onClose={close} />,
    reopen: <ReopenOrder order={order} onClose={close} />,
  };
  if (offered.length === 0 && !isRefunded)
    return <Typography color="text.secondary">{desk.onlyLook}</Typography>;
  return (
    <Card component="section" aria-labelledby="deeds" sx={{ p: 2.5 }}>
      <Typography id="deeds" component="h2" variant="h6">
        {desk.deeds}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
        {offered.map(({ kind }) => (
          <Button key={kind} variant="outlined" onClick={() => setAsked(kind)}>
            {desk[kind].open}
          </Button>
        ))}
        {isRefunded && (
          <Button variant="outlined" component={Link} to={`/orders/${order.number}/refund`}>
            {refunds.ofOrder.payBack}
          </Button>
        )}
      </Stack>
      {asked !== null && dialogs[asked]}
    </Card>
  );
}
