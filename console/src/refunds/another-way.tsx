/** For a refund that a card service refused, or that nobody has paid yet: another way, or other details. */
import { Alert, Button, Card, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { RefundWhole } from '../../../src/features/refunds/refund-shapes.staff.ts';
import { useDeed } from '../layout/use-deed.ts';
import { ask } from '../wire.ts';
import { useSay } from '../words/words.ts';
import { PayoutFields, type Payout } from './payout-fields.tsx';

type Props = { refund: RefundWhole; onMoved(): void };

export function AnotherWay({ refund, onMoved }: Props) {
  const { refunds } = useSay();
  const words = refunds.one;
  const deed = useDeed();
  const notify = useNotify();
  const go = useNavigate();
  const isUrgent = refund.state === 'failed' || refund.lacksAccount;
  const [isOpen, setOpen] = useState(isUrgent);
  const [key] = useState(() => crypto.randomUUID());
  const [payout, setPayout] = useState<Payout>({
    way: refund.otherWays[0] ?? refund.way,
    name: refund.payout?.name ?? refund.name,
    rib: refund.payout?.rib ?? '',
    phone: refund.payout?.phone ?? refund.phone,
  });

  const change = async () => {
    const done = await deed.run(() =>
      ask<{ id: string }>('POST', `/refunds/${refund.id}/way`, { ...payout, key }),
    );
    if (done === null) return onMoved();
    notify(words.changed, { type: 'success' });
    void go(`/refunds/${done.id}/show`);
  };

  const title = refund.lacksAccount ? words.typeAccount : words.change;
  if (!isOpen)
    return (
      <Button variant="outlined" sx={{ alignSelf: 'start' }} onClick={() => setOpen(true)}>
        {title}
      </Button>
    );
  return (
    <Card component="section" aria-labelledby="way" sx={{ p: 2.5 }}>
      <Typography id="way" component="h2" variant="h6">
        {title}
      </Typography>
      <Stack
        component="form"
        noValidate
        sx={{ gap: 2, mt: 1, alignItems: 'start' }}
        onSubmit={(event) => {
          event.preventDefault();
          void change();
        }}
      >
        <Typography color="text.secondary">{words.changeLead}</Typography>
        <PayoutFields
          ways={refund.otherWays}
          payout={payout}
          deed={deed}
          onChange={(changed) => setPayout((before) => ({ ...before, ...changed }))}
        />
        {deed.problem !== null && <Alert severity="error">{deed.problem}</Alert>}
        <Button type="submit" variant="outlined" disabled={deed.isBusy}>
          {words.changeSubmit}
        </Button>
      </Stack>
    </Card>
  );
}
