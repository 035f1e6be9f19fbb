/** A claimed transfer: what to look for, and the two answers. The second colleague is told what the first one did. */
import {
  Alert,
  Box,
  Button,
  Card,
  Checkbox,
  FormControlLabel,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { OrderWhole } from '../../../api/staff/order-shapes.ts';
import { madOf } from '../locale.ts';
import { ask, Refused } from '../wire.ts';
import { focusAtFirst } from '../layout/focus-at-first.ts';
import { useSay } from '../words/words.ts';

const awaitsDecision = ({ status }: OrderWhole): boolean =>
  status === 'Paid - Bank Transfer' || status === 'Paid - WafaCash';

type Decision = { decision: 'confirm' } | { decision: 'refuse'; reason: string };

export function DecideClaim({ order }: { order: OrderWhole }) {
  const { orders, office, locale } = useSay();
  const { claim } = orders;
  const notify = useNotify();
  const refresh = useRefresh();
  const [isSeen, setSeen] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (!awaitsDecision(order)) return null;
  const amount = madOf(order.amountCentimes, locale);
  const reference = order.transferCode ?? order.number;

  const decide = async (decision: Decision) => {
    setBusy(true);
    setProblem(null);
    try {
      await ask('POST', `/orders/${order.number}/decision`, decision);
      notify(decision.decision === 'confirm' ? claim.confirmed : claim.refused, { type: 'success' });
      refresh();
    } catch (failure) {
      if (!(failure instanceof Refused)) throw failure;
      const { code, fields, detail } = failure.failure;
      if (code === 'already-decided') {
        notify(claim.conflict(String(detail?.['by']), String(detail?.['status'])), { type: 'warning' });
        refresh();
      } else setProblem(office.faults[fields?.['reason'] ?? ''] ?? office.failures[code]);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card component="section" aria-labelledby="claim" sx={{ p: 2.5, borderColor: 'warning.main' }}>
      <Stack sx={{ gap: 2 }}>
        <Typography id="claim" component="h2" variant="h6">
          {claim.title}
        </Typography>
        <Typography>{order.status === 'Paid - Bank Transfer' ? claim.bank : claim.cash}</Typography>
        <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
          <Typography sx={{ fontSize: '1.5rem', fontWeight: 700 }}>{amount}</Typography>
          <Typography sx={{ fontSize: '1.5rem', fontWeight: 700 }}>
            <bdi dir="ltr">{reference}</bdi>
          </Typography>
        </Box>
        {problem !== null && <Alert severity="error">{problem}</Alert>}
        {reason === null ? (
          <>
            <FormControlLabel
              control={<Checkbox checked={isSeen} onChange={(event) => setSeen(event.target.checked)} />}
              label={claim.confirmSure(amount)}
            />
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
              <Button
                variant="contained"
                disabled={!isSeen || isBusy}
                onClick={() => void decide({ decision: 'confirm' })}
              >
                {claim.confirm}
              </Button>
              <Button color="error" onClick={() => setReason('')}>
                {claim.refuse}
              </Button>
            </Stack>
          </>
        ) : (
          <>
            <TextField
              label={claim.reason}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              multiline
              minRows={2}
              slotProps={{ htmlInput: { maxLength: 500 } }}
              inputRef={focusAtFirst}
            />
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
              <Button
                variant="contained"
                color="error"
                disabled={isBusy}
                onClick={() => void decide({ decision: 'refuse', reason })}
              >
                {claim.refuseSend}
              </Button>
              <Button onClick={() => setReason(null)}>{office.cancel}</Button>
            </Stack>
          </>
        )}
      </Stack>
    </Card>
  );
}
