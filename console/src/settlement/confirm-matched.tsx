/** Claims that fit: ticked, and confirmed together by one press, each by itself. */
import { Alert, Box, Button, Card, Checkbox, Typography } from '@mui/material';
import type { SettledOutcome, SettlementRow } from '../../../src/features/reconciliation/settlement.staff.ts';
import { useBulkConfirm } from '../claims/use-bulk-confirm.ts';
import { madOf } from '../locale.ts';
import { statusIn } from '../orders/status-in.ts';
import { useSay } from '../words/words.ts';
import { LineFacts } from './line-facts.tsx';

function Became({ outcome: { outcome, by, status } }: { outcome: SettledOutcome }) {
  const { settlement, orders, office } = useSay();
  const outcomes = { ...office.failures, ...settlement.outcomes };
  const isFirst = outcome === 'already-decided' && by !== null && by.includes('@');
  return (
    <Typography
      sx={{ mt: 1, fontWeight: 700, color: outcome === 'confirmed' ? 'success.main' : 'error.main' }}
    >
      {isFirst ? settlement.conflict(by, statusIn(orders, status ?? '')) : outcomes[outcome]}
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
  const { settlement, locale } = useSay();
  const { ticked, isBusy, problem, done, outcomeOf, tick, confirm } = useBulkConfirm<SettledOutcome>(
    '/settlement/confirmations',
    rows,
    rows,
  );
  const chosen = rows.filter((row) => ticked.has(row.line) && row.order !== null);
  const sum = chosen.reduce((all, { amountCentimes }) => all + amountCentimes, 0);
  const claims = chosen.flatMap(({ order, amountCentimes }) =>
    order === null ? [] : [{ orderNumber: order.number, amountCentimes }],
  );
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
          onClick={() => void confirm({ claims })}
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
