/** A claimed transfer on the page of its order: what to look for, what came with it, the two answers, and which one is next. */
import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { OrderWhole } from '../../../src/features/orders/order-shapes.staff.ts';
import { awaitsDecision, DecideForm } from '../claims/decide-form.tsx';
import { Receipts } from '../claims/receipts.tsx';
import { madOf } from '../locale.ts';
import { ask, Refused } from '../wire.ts';
import { useSay } from '../words/words.ts';

/** Null: none waits. */
async function nextAfter(number: string): Promise<string | null> {
  try {
    return (await ask<{ number: string | null }>('GET', `/claims/next?besides=${number}`)).number;
  } catch (failure) {
    if (failure instanceof Refused) return null;
    throw failure;
  }
}

function Next({ number }: { number: string | null }) {
  const { claims } = useSay();
  if (number === null) return <Alert severity="success">{claims.noneNext}</Alert>;
  return (
    <Button
      component={RouterLink}
      to={`/orders/${number}/show`}
      variant="contained"
      size="large"
      sx={{ alignSelf: 'start' }}
    >
      {claims.nextOrder}
    </Button>
  );
}

export function DecideClaim({ order }: { order: OrderWhole }) {
  const { orders, locale } = useSay();
  const { claim } = orders;
  const refresh = useRefresh();
  const [done, setDone] = useState<{ number: string; next: string | null } | null>(null);
  if (done?.number === order.number) return <Next number={done.next} />;
  if (!awaitsDecision(order)) return null;

  const finish = async () => {
    const next = await nextAfter(order.number);
    setDone({ number: order.number, next });
    refresh();
  };

  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' }, alignItems: 'start' }}
    >
      <Card component="section" aria-labelledby="claim" sx={{ p: 2.5, borderColor: 'warning.main' }}>
        <Stack sx={{ gap: 2 }}>
          <Typography id="claim" component="h2" variant="h6">
            {claim.title}
          </Typography>
          <Typography>{order.status === 'Paid - Bank Transfer' ? claim.bank : claim.cash}</Typography>
          <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
            <Typography sx={{ fontSize: '1.5rem', fontWeight: 700 }}>
              {madOf(order.amountCentimes, locale)}
            </Typography>
            <Typography sx={{ fontSize: '1.5rem', fontWeight: 700 }}>
              <bdi dir="ltr">{order.transferCode ?? order.number}</bdi>
            </Typography>
          </Box>
          <DecideForm key={order.number} claim={order} onDone={() => void finish()} />
        </Stack>
      </Card>
      <Receipts number={order.number} />
    </Box>
  );
}
