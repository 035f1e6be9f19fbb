/** What was understood of a statement, in three groups: ticked lines are confirmed together, each claim by itself. */
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import type { ClaimOutcome, StatementLine } from '../../../src/features/reconciliation/statement.staff.ts';
import { madOf } from '../locale.ts';
import { useSay } from '../words/words.ts';
import { StatementLineCard } from './statement-line.tsx';
import { useBulkConfirm } from './use-bulk-confirm.ts';

const groups = ['sure', 'likely', 'none'] as const;

/** Each order once, whatever number of lines name it. */
function chosenOf(lines: StatementLine[], ticked: ReadonlySet<number>) {
  const orders = lines.flatMap(({ line, order }) => (order !== null && ticked.has(line) ? [order] : []));
  return [...new Map(orders.map((order) => [order.number, order])).values()];
}

export function StatementMatches({ lines }: { lines: StatementLine[] }) {
  const { claims, locale } = useSay();
  const say = claims.statement;
  const { ticked, isBusy, problem, done, outcomeOf, tick, confirm } = useBulkConfirm<ClaimOutcome>(
    '/statement/confirmations',
    lines,
    // What may be confirmed as it stands is ticked already.
    lines.filter(({ match }) => match === 'sure'),
  );
  const chosen = chosenOf(lines, ticked);
  const sum = chosen.reduce((all, { amountCentimes }) => all + amountCentimes, 0);

  return (
    <Stack sx={{ gap: 2 }}>
      {groups.map((group) => {
        const members = lines.filter(({ match }) => match === group);
        if (members.length === 0) return null;
        return (
          <Box component="section" key={group} aria-labelledby={`lines-${group}`}>
            <Typography id={`lines-${group}`} component="h2" variant="h6" sx={{ mb: 1 }}>
              {say.groups[group]}
            </Typography>
            <Stack component="ul" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
              {members.map((line) => (
                <StatementLineCard
                  key={line.line}
                  line={line}
                  isTicked={ticked.has(line.line)}
                  outcome={outcomeOf(line) ?? null}
                  onTick={(isTicked) => tick(line.line, isTicked)}
                />
              ))}
            </Stack>
          </Box>
        );
      })}
      <Box role="status">{done > 0 && <Alert severity="success">{say.did(done)}</Alert>}</Box>
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      {lines.some(({ match }) => match !== 'none') && (
        <Box>
          <Button
            variant="contained"
            size="large"
            disabled={isBusy || chosen.length === 0}
            onClick={() => void confirm({ orderNumbers: chosen.map(({ number }) => number) })}
          >
            {chosen.length === 0 ? say.nothingTicked : say.confirm(chosen.length, madOf(sum, locale))}
          </Button>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            {say.opens}
          </Typography>
        </Box>
      )}
    </Stack>
  );
}
