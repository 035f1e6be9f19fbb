/** '/reconcile': what the firms that take cards say of the payments, and what does not agree with the orders. */
import { Alert, Box, Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ComparisonAnswer } from '../../../src/features/reconciliation/reconcile.staff.ts';
import { PageFrame } from '../layout/page-frame.tsx';
import { whyRefused } from '../layout/why-refused.ts';
import { Read } from '../layout/read.tsx';
import { useReading } from '../layout/use-reading.ts';
import { ask } from '../wire.ts';
import { useSay } from '../words/words.ts';
import { Earlier, LastOne } from './rounds.tsx';

const lookAgainMs = 4_000;

/** While a round is under way the page looks again by itself. */
function useLookingAgain(isRunning: boolean, again: () => void): void {
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(again, lookAgainMs);
    return () => clearInterval(timer);
  }, [isRunning, again]);
}

function Whole({ answer }: { answer: ComparisonAnswer }) {
  const { reconcile } = useSay();
  const { running, last } = answer;
  return (
    <>
      {running !== null && (
        <Alert severity="info" role="status">
          <strong>{reconcile.running}</strong> {reconcile.runningText(running.compared)}
        </Alert>
      )}
      {answer.isInterrupted && <Alert severity="warning">{reconcile.interrupted}</Alert>}
      {last === null ? (
        running === null && <Typography>{reconcile.never}</Typography>
      ) : (
        <LastOne last={last} />
      )}
      <Earlier rounds={answer.earlier} />
    </>
  );
}

export function ReconcilePage() {
  const { reconcile, settlement, office } = useSay();
  const notify = useNotify();
  const reading = useReading<ComparisonAnswer>('/comparisons');
  const [told, setTold] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isRunning = (reading.data?.running ?? null) !== null;
  useLookingAgain(isRunning, reading.again);

  const compare = async () => {
    setBusy(true);
    setTold(null);
    try {
      await ask('POST', '/comparisons', {});
      notify(reconcile.begun, { type: 'success' });
    } catch (failure) {
      setTold(whyRefused(failure, office, reconcile.begunBy));
    } finally {
      setBusy(false);
      reading.again();
    }
  };

  return (
    <PageFrame
      title={reconcile.title}
      {...(reading.data !== null && { lead: reconcile.lead(reading.data.comparedDays) })}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {/* Until it is known what was compared: what stands above grows then, and would carry the button from under a press. */}
        <Button
          variant="contained"
          disabled={isBusy || isRunning || reading.data === null}
          onClick={() => void compare()}
        >
          {reconcile.now}
        </Button>
        <Button variant="outlined" component={Link} to="/settlement">
          {settlement.title}
        </Button>
      </Box>
      <Typography variant="body2" color="text.secondary">
        {reconcile.toStatements}
      </Typography>
      {told !== null && <Alert severity="warning">{told}</Alert>}
      <Read reading={reading} height={320}>
        {(answer) => <Whole answer={answer} />}
      </Read>
    </PageFrame>
  );
}
