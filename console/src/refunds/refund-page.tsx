/** One refund: how it stands, what a person does for it, and what became of it. */
import { Alert, Button, Card, Link as Plain, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { RefundWhole } from '../../../src/features/refunds/refund-shapes.staff.ts';
import { Facts } from '../layout/facts.tsx';
import { Ltr } from '../layout/ltr.tsx';
import { useReading } from '../layout/use-reading.ts';
import { PaperButton } from '../orders/paper-button.tsx';
import { dayOf, madOf, momentOf } from '../locale.ts';
import { useSay } from '../words/words.ts';
import { AnotherWay } from './another-way.tsx';
import { RefundFrame } from './refund-frame.tsx';
import { RefundState } from './refund-line.tsx';
import { ProofForm, RefundSteps } from './refund-steps.tsx';
import { WhereTo } from './where-to.tsx';

function Became({ refund }: { refund: RefundWhole }) {
  const { refunds, locale } = useSay();
  const { one, form } = refunds;
  const { facts } = one;
  const { lastProblem, payout } = refund;
  return (
    <Facts
      title={one.heading}
      facts={[
        { label: facts.amount, value: madOf(refund.amountCentimes, locale) },
        {
          label: facts.order,
          value: (
            <Plain component={Link} to={`/orders/${refund.orderNumber}/show`}>
              <Ltr>{refund.orderNumber}</Ltr>
            </Plain>
          ),
        },
        { label: facts.buyer, value: <bdi>{refund.name}</bdi> },
        { label: facts.due, value: dayOf(refund.dueAt, locale) },
        { label: facts.decided, value: momentOf(refund.decidedAt, locale) },
        { label: facts.by, value: <Ltr>{refund.decidedBy}</Ltr> },
        {
          label: form.reason,
          value: refund.reason === 'made-at-gateway' ? one.made : <bdi>{refund.reason}</bdi>,
        },
        refund.doneAt !== null && { label: facts.done, value: momentOf(refund.doneAt, locale) },
        payout !== null && payout.proof !== null && { label: facts.proof, value: <Ltr>{payout.proof}</Ltr> },
        lastProblem !== null && { label: facts.problem, value: one.problems[lastProblem] ?? lastProblem },
      ]}
    />
  );
}

function Standing({ refund }: { refund: RefundWhole }) {
  const { refunds } = useSay();
  const { one } = refunds;
  const { state, way, successor } = refund;
  return (
    <>
      {successor !== null && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" component={Link} to={`/refunds/${successor.id}/show`}>
              {one.open(successor.creditNoteNumber)}
            </Button>
          }
        >
          {one.replacedBy(successor.creditNoteNumber)} {one.paidAlready}
        </Alert>
      )}
      {refund.isLate && <Alert severity="error">{one.late}</Alert>}
      {state === 'failed' && <Alert severity="error">{refund.hasComeBack ? one.cameBack : one.failed}</Alert>}
      {state === 'pending' && <Alert severity="info">{one.pending}</Alert>}
      {state === 'due' && way === 'gateway' && <Alert severity="info">{one.asked}</Alert>}
    </>
  );
}

function Correct({ refund, onMoved }: { refund: RefundWhole; onMoved(): void }) {
  const { refunds } = useSay();
  const { one } = refunds;
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button variant="outlined" sx={{ alignSelf: 'start' }} onClick={() => setOpen(true)}>
        {one.correct}
      </Button>
    );
  return (
    <Card component="section" aria-labelledby="correct" sx={{ p: 2.5 }}>
      <Typography id="correct" component="h2" variant="h6">
        {one.correct}
      </Typography>
      <Typography sx={{ mb: 1.5 }}>{one.correctLead}</Typography>
      <ProofForm refund={refund} isCorrection onMoved={onMoved} />
    </Card>
  );
}

export function RefundPage() {
  const { refunds, locale } = useSay();
  const { one } = refunds;
  const { id = '' } = useParams();
  const { data: refund, problem, again } = useReading<RefundWhole>(`/refunds/${encodeURIComponent(id)}`);
  return (
    <RefundFrame title={refunds.title} isThere={refund !== null} problem={problem} again={again}>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="h1" variant="h5" sx={{ fontWeight: 700 }}>
          {one.heading} {refund && <Ltr>{refund.creditNoteNumber}</Ltr>}
        </Typography>
        {refund && <RefundState refund={refund} />}
        {refund && <Typography sx={{ fontWeight: 700 }}>{madOf(refund.amountCentimes, locale)}</Typography>}
      </Stack>
      <Plain component={Link} to="/refunds" sx={{ alignSelf: 'start', py: 1 }}>
        {one.back}
      </Plain>
      {refund && (
        <Stack key={`${refund.id} ${refund.state}`} sx={{ gap: 2 }}>
          <Standing refund={refund} />
          <WhereTo refund={refund} />
          <RefundSteps refund={refund} onMoved={again} />
          {refund.otherWays.length > 0 && <AnotherWay refund={refund} onMoved={again} />}
          <Became refund={refund} />
          {refund.doneAt !== null && (
            <PaperButton order={refund.orderNumber} paper={refund.creditNoteNumber} />
          )}
          {refund.mayCorrectProof && <Correct refund={refund} onMoved={again} />}
        </Stack>
      )}
    </RefundFrame>
  );
}
