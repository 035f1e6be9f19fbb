/** What staff do with codes at the learning platform itself, each until somebody ticks it; nothing where nothing waits. */
import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { PlatformCodesAnswer } from '../../../src/features/access/access-codes.staff.ts';
import { CopyButton } from '../layout/copy-button.tsx';
import { Ltr } from '../layout/ltr.tsx';
import { OrderLink } from '../layout/order-link.tsx';
import { useReading } from '../layout/use-reading.ts';
import { whyRefused } from '../layout/why-refused.ts';
import { momentOf } from '../locale.ts';
import { ask } from '../wire.ts';
import { useSay } from '../words/words.ts';

type Row = PlatformCodesAnswer['rows'][number];

function Line({ row, onDone }: { row: Row; onDone(): void }) {
  const { codes, office, locale } = useSay();
  const { orderNumber, name, course, code, what, since } = row;
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const tick = async () => {
    setBusy(true);
    try {
      await ask('POST', `/platform-codes/${orderNumber}/done`, { what });
      notify(codes.platform.ticked, { type: 'success' });
    } catch (failure) {
      notify(
        whyRefused(failure, office, () => office.failures['already-decided']),
        { type: 'warning' },
      );
    }
    setBusy(false);
    onDone();
  };
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1, justifyContent: 'space-between', alignItems: { sm: 'center' } }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>
          {codes.platform.todo[what]} <Ltr>{code}</Ltr> <CopyButton text={code} label={codes.platform.copy} />
        </Typography>
        <Typography variant="body2" color="text.secondary">
          <bdi>{name}</bdi> · <Ltr>{course}</Ltr> · <OrderLink number={orderNumber} /> ·{' '}
          {momentOf(since, locale)}
        </Typography>
      </Box>
      <Button
        variant="outlined"
        disabled={isBusy}
        onClick={() => void tick()}
        aria-label={codes.platform.doneOf(orderNumber)}
      >
        {codes.platform.done}
      </Button>
    </Stack>
  );
}

export function PlatformCodes() {
  const { codes, office } = useSay();
  const reading = useReading<PlatformCodesAnswer>('/platform-codes');
  if (reading.problem !== null) return <Alert severity="error">{office.failures[reading.problem]}</Alert>;
  if (reading.data === null || reading.data.rows.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="platform-codes" sx={{ p: 2.5 }}>
      <Typography id="platform-codes" component="h2" variant="h6">
        {codes.platform.title}
      </Typography>
      <Typography color="text.secondary">{codes.platform.lead}</Typography>
      <Box component="ul" sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {reading.data.rows.map((row) => (
          <Line key={`${row.orderNumber} ${row.what}`} row={row} onDone={reading.again} />
        ))}
      </Box>
    </Card>
  );
}
