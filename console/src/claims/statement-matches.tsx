/** What was understood of a statement, in three groups: ticked lines are confirmed together, each claim by itself. */
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { ClaimOutcome, StatementLine } from '../../../api/staff/statement.ts';
import { madOf } from '../locale.ts';
import { ask, Refused } from '../wire.ts';
import { useSay } from '../words/words.ts';
import { StatementLineCard } from './statement-line.tsx';

const groups = ['sure', 'likely', 'none'] as const;

/** What may be confirmed as it stands is ticked already. */
const sureOf = (lines: StatementLine[]): Set<number> =>
  new Set(lines.filter(({ match }) => match === 'sure').map(({ line }) => line));

/** Each order once, whatever number of lines name it. */
function chosenOf(lines: StatementLine[], ticked: ReadonlySet<number>) {
  const orders = lines.flatMap(({ line, order }) => (order !== null && ticked.has(line) ? [order] : []));
  return [...new Map(orders.map((order) => [order.number, order])).values()];
}

export function StatementMatches({ lines }: { lines: StatementLine[] }) {
  const { claims, office, locale } = useSay();
  const say = claims.statement;
  const [ticked, setTicked] = useState<ReadonlySet<number>>(() => sureOf(lines));
  const [became, setBecame] = useState<ReadonlyMap<string, ClaimOutcome>>(new Map());
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const chosen = chosenOf(lines, ticked);
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
      const orderNumbers = chosen.map(({ number }) => number);
      const { answers } = await ask<{ answers: ClaimOutcome[] }>('POST', '/statement/confirmations', {
        orderNumbers,
      });
      const now = new Map([...became, ...answers.map((answer) => [answer.orderNumber, answer] as const)]);
      setBecame(now);
      // What broke stays ticked: it can be pressed again.
      const isAgain = ({ order, line }: StatementLine) =>
        ticked.has(line) && now.get(order?.number ?? '')?.outcome === 'failed';
      setTicked(new Set(lines.filter(isAgain).map(({ line }) => line)));
    } catch (failure) {
      if (!(failure instanceof Refused)) throw failure;
      setProblem(office.failures[failure.failure.code]);
    } finally {
      setBusy(false);
    }
  };

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
                  outcome={became.get(line.order?.number ?? '') ?? null}
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
            onClick={() => void confirm()}
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
