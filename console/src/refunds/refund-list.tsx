/** Refunds by the day they were promised for: duplicate payments first, finished ones last. */
import { Button, Card, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { OrderNumber } from '../layout/facts.tsx';
import { useCalled } from '../layout/read.tsx';
import { dayOf, madOf } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { RefundFrame, RefundLine } from './refund-line.tsx';
import { Requests } from './requests.tsx';
import type { DoneOf } from '../api.ts';

type RefundRow = DoneOf<'GET refunds'>['open'][number];
type RefundLists = DoneOf<'GET refunds'>;

function Section({ id, title, rows }: { id: string; title: string; rows: RefundRow[] }) {
  const { refunds } = useWords();
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 1 }}>
      <Typography id={id} component="h2" variant="h6">
        {title}
      </Typography>
      {rows.length === 0 && <Typography color="text.secondary">{refunds.none}</Typography>}
      <Stack component="ul" sx={{ gap: 1, p: 0, m: 0, listStyle: 'none' }}>
        {rows.map((refund) => (
          <RefundLine key={refund.id} refund={refund} isLink />
        ))}
      </Stack>
    </Stack>
  );
}

function Duplicate({ payments }: { payments: RefundLists['surplus'] }) {
  const { refunds, locale } = useWords();
  return (
    <Stack component="section" aria-labelledby="duplicates" sx={{ gap: 1 }}>
      <Typography id="duplicates" component="h2" variant="h6">
        {refunds.duplicateTitle}
      </Typography>
      <Typography color="text.secondary">{refunds.duplicateLead}</Typography>
      <Stack component="ul" sx={{ gap: 1, p: 0, m: 0, listStyle: 'none' }}>
        {payments.map(({ reference, gateway, amountCentimes, paidAt, orderNumber, name }) => (
          <Card component="li" key={reference} sx={{ p: 2 }}>
            <Typography sx={{ fontWeight: 700 }}>
              <OrderNumber number={orderNumber} /> · <bdi>{name}</bdi> · {madOf(amountCentimes, locale)}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {refunds.gateways[gateway] ?? gateway}
              {paidAt !== null && ` · ${dayOf(paidAt, locale)}`}
            </Typography>
            <Button
              variant="outlined"
              sx={{ mt: 1 }}
              component={Link}
              to={`/orders/${orderNumber}/refund?second=${encodeURIComponent(reference)}`}
            >
              {refunds.payItBack}
            </Button>
          </Card>
        ))}
      </Stack>
    </Stack>
  );
}

export function RefundList() {
  const { refunds } = useWords();
  const { data: answer, problem, again } = useCalled('GET refunds');
  return (
    <RefundFrame
      title={refunds.title}
      lead={refunds.lead}
      isThere={answer !== null}
      problem={problem}
      again={again}
    >
      {answer && answer.requests.length > 0 && <Requests requests={answer.requests} onDone={again} />}
      {answer && answer.surplus.length > 0 && <Duplicate payments={answer.surplus} />}
      {answer && <Section id="open" title={refunds.openTitle} rows={answer.open} />}
      {answer && answer.done.length > 0 && <Section id="done" title={refunds.doneTitle} rows={answer.done} />}
    </RefundFrame>
  );
}
