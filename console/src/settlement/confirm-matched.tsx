/** Claims that fit: ticked, and confirmed together by one press, each by itself. */
import { Alert, Box, Button, Card, Checkbox, Typography } from '@mui/material';
import { useState } from 'react';
import type { SettledOutcome, SettlementRow } from '../../../api/staff/settlement.ts';
import { madOf } from '../locale.ts';
import { statusIn } from '../orders/status-in.ts';
import { ask, Refused } from '../wire.ts';
import { useSay } from '../words/words.ts';
import { LineFacts } from './line-facts.tsx';

function Became({ outcome: { outcome, by, status } }: { outcome: SettledOutcome }) {
  const { settlement, orders } = useSay();
  const isFirst = outcome === 'already-decided' && by !== null && by.includes('@');
  return (
    <Typography
      sx={{ mt: 1, fontWeight: 700, color: outcome === 'confirmed' ? 'success.main' : 'error.main' }}
    >
      {isFirst ? settlement.conflict(by, statusIn(orders, status ?? '')) : settlement.outcomes[outcome]}
    </Typography>
  );
}

type LineProps = {
  row: SettlementRow;
  isTicked: boolean;
  outcome: SettledOutcome | undefined;
  onTick(isTicked: boolean): void;
};

function Line({ row, isTicked, outcome, onTick }: LineProps) {
  const { settlement } = useSay();
  const mayTick = outcome === undefined || outcome.outcome === 'failed';
  return (
    <Card component="li" sx={{ p: 2, display: 'flex', gap: 1, alignItems: 'start' }}>
      {mayTick && (
        <Checkbox
          checked={isTicked}
          onChange={(event) => onTick(event.target.checked)}
          slotProps={{ input: { 'aria-label': settlement.pick(row.order?.number ?? '') } }}
          sx={{ mt: -1, marginInlineStart: -1 }}
        />
      )}
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <LineFacts row={row} />
        {outcome !== undefined && <Became outcome={outcome} />}
      </Box>
    </Card>
  );
}

export function ConfirmMatched({ rows }: { rows: SettlementRow[] }) {
  const { settlement, office, locale } = useSay();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(() => new Set(rows.map(({ line }) => line)));
  const [became, setBecame] = useState<ReadonlyMap<string, SettledOutcome>>(new Map());
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const outcomeOf = ({ order }: SettlementRow) => became.get(order?.number ?? '');
  const chosen = rows.filter((row) => ticked.has(row.line) && row.order !== null);
  const sum = chosen.reduce((all, { amountCentimes }) => all + amountCentimes, 0);
  const done = [...became.values()].filter(({ outcome }) => outcome === 'confirmed').length;

  const tick = (line: number, isTicked: boolean) => {
    const next = new Set(ticked);
    if (isTicked) next.add(line);
    else next.delete(line);
    setTicked(next);
  };
  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const claims = chosen.flatMap(({ order, amountCentimes }) =>
        order === null ? [] : [{ orderNumber: order.number, amountCentimes }],
      );
      const { answers } = await ask<{ answers: SettledOutcome[] }>('POST', '/settlement/confirmations', {
        claims,
      });
      const now = new Map([...became, ...answers.map((one) => [one.orderNumber, one] as const)]);
      setBecame(now);
      // What broke stays ticked: it can be pressed again.
      const isAgain = ({ line, order }: SettlementRow) =>
        ticked.has(line) && now.get(order?.number ?? '')?.outcome === 'failed';
      setTicked(new Set(rows.filter(isAgain).map(({ line }) => line)));
    } catch (failure) {
      if (!(failure instanceof Refused)) throw failure;
      setProblem(office.failures[failure.failure.code]);
    } finally {
      setBusy(false);
    }
  };

  const isOver = rows.every((row) => !['failed', undefined].includes(outcomeOf(row)?.outcome));
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1, minWidth: 0 }}>
        {rows.map((row) => (
          <Line
            key={row.line}
            row={row}
            isTicked={ticked.has(row.line)}
            outcome={outcomeOf(row)}
            onTick={(isTicked) => tick(row.line, isTicked)}
          />
        ))}
      </Box>
      <Box role="status">{done > 0 && <Alert severity="success">{settlement.done(done)}</Alert>}</Box>
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      {!isOver && (
        <Button
          variant="contained"
          size="large"
          disabled={isBusy || chosen.length === 0}
          onClick={() => void confirm()}
          sx={{ justifySelf: 'start' }}
        >
          {chosen.length === 0
            ? settlement.noneTicked
            : settlement.confirm(settlement.claims(chosen.length), madOf(sum, locale))}
        </Button>
      )}
    </>
  );
}
