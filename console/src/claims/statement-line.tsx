/** A pasted line: what stands in it, what it seems to pay and why, its tick, and what became of it. */
import { Box, Card, Checkbox, FormControlLabel, Typography } from '@mui/material';
import type { ClaimOutcome, StatementLine } from '../../../src/features/reconciliation/statement.staff.ts';
import { Ltr } from '../layout/ltr.tsx';
import { madOf } from '../locale.ts';
import { statusIn } from '../orders/status-in.ts';
import { useSay } from '../words/words.ts';

function Became({ outcome }: { outcome: ClaimOutcome }) {
  const { claims, orders, office } = useSay();
  const say = claims.statement;
  const outcomes = { ...office.failures, ...say.outcomes };
  const isGood = outcome.outcome === 'confirmed';
  const text =
    outcome.outcome === 'already-decided'
      ? say.conflict(outcome.by ?? '', statusIn(orders, outcome.status ?? ''))
      : outcomes[outcome.outcome];
  return (
    <Typography sx={{ fontWeight: 700, color: isGood ? 'success.main' : 'error.main' }}>{text}</Typography>
  );
}

type Shown = {
  line: StatementLine;
  isTicked: boolean;
  outcome: ClaimOutcome | null;
  onTick: (isTicked: boolean) => void;
};

export function StatementLineCard({ line, isTicked, outcome, onTick }: Shown) {
  const { claims, locale } = useSay();
  const say = claims.statement;
  const { order, amountCentimes } = line;
  const isOpen = order !== null && line.match !== 'none';
  const mayTick = isOpen && (outcome === null || outcome.outcome === 'failed');
  return (
    <Card component="li" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="body2" color="text.secondary">
          {say.line(line.line)}
        </Typography>
        {amountCentimes !== null && (
          <Typography sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
            {madOf(Math.abs(amountCentimes), locale)} {amountCentimes < 0 && `(${say.out})`}
          </Typography>
        )}
      </Box>
      <Typography dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {line.text}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {say.whys[line.why]}
      </Typography>
      {order !== null && mayTick && (
        <FormControlLabel
          control={<Checkbox checked={isTicked} onChange={(event) => onTick(event.target.checked)} />}
          label={say.pick(order.number, order.name)}
          sx={{ '& .MuiFormControlLabel-label': { overflowWrap: 'anywhere', minWidth: 0 } }}
        />
      )}
      {order !== null && !mayTick && (
        <Typography variant="body2">
          <Ltr>{order.number}</Ltr> · <bdi>{order.name}</bdi> · {madOf(order.amountCentimes, locale)}
        </Typography>
      )}
      {isOpen && outcome !== null && <Became outcome={outcome} />}
    </Card>
  );
}
