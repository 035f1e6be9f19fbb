/** Erasing all that names somebody: what goes, what the books keep, what is cut short, and one question before it is done. */
import { Alert, Box, Button, Card, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { RequestWhole } from '../../../src/features/privacy/people-request-shapes.staff.ts';
import { focusAtFirst } from '../layout/focus-at-first.ts';
import { OrderLink } from '../layout/order-link.tsx';
import { madOf, momentOf } from '../locale.ts';
import { useSay } from '../words/words.ts';
import { ProofField } from './answer-request.tsx';
import { useAnswering } from './use-answering.ts';

function Kept({ numbers }: { numbers: string[] }) {
  const { people } = useSay();
  const say = people.requests.erasure;
  if (numbers.length === 0) return <Typography>{say.nothingKept}</Typography>;
  return (
    <Box>
      <Typography>{say.kept(numbers.length)}</Typography>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 3 }}>
        {numbers.map((number) => (
          <li key={number}>
            <OrderLink number={number} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

type OpenProps = { open: RequestWhole['stillOpen']; knows: boolean; onKnows(knows: boolean): void };

function StillOpen({ open, knows, onKnows }: OpenProps) {
  const { people, locale } = useSay();
  const say = people.requests.erasure;
  if (open.length === 0) return null;
  return (
    <Alert severity="warning" icon={false}>
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        {say.openTitle}
      </Typography>
      <Typography>{say.openLead}</Typography>
      <Box component="ul" sx={{ my: 1, paddingInlineStart: 3 }}>
        {open.map(({ kind, description, at, amountCentimes }) => (
          <li key={`${kind} ${description} ${at ?? ''}`}>
            {say.open[kind]}: <bdi>{description}</bdi>
            {amountCentimes !== null && `, ${madOf(amountCentimes, locale)}`}
            {at !== null && `, ${momentOf(at, locale)}`}
          </li>
        ))}
      </Box>
      <FormControlLabel
        control={<Checkbox checked={knows} onChange={(_event, isChecked) => onKnows(isChecked)} />}
        label={say.knows}
      />
    </Alert>
  );
}

type Props = { request: RequestWhole; onAnswered(overtaken: string | null): void };

export function EraseRequest({ request, onAnswered }: Props) {
  const { people, office } = useSay();
  const say = people.requests.erasure;
  const form = useAnswering(request.id, onAnswered);
  const [knows, setKnows] = useState(false);
  const [isSure, setSure] = useState(false);
  const { isBusy } = form.deed;
  const erase = async () => {
    await form.send('erasure', { proof: form.proof, knows }, say.done);
    setSure(false);
  };
  return (
    <Card component="section" sx={{ p: 2.5, display: 'grid', gap: 2 }}>
      <Typography component="h2" variant="h6">
        {say.title}
      </Typography>
      {request.worksHere ? (
        <Alert severity="warning">{say.worksHere}</Alert>
      ) : (
        <>
          <Typography>{say.lead}</Typography>
          <Kept numbers={request.keptOrders} />
          <StillOpen open={request.stillOpen} knows={knows} onKnows={setKnows} />
          <ProofField proof={form.proof} setProof={form.setProof} fault={form.deed.faultOf('proof')} />
          {form.problem !== null && <Alert severity="error">{form.problem}</Alert>}
          {isSure ? (
            <Stack role="group" aria-label={say.label} sx={{ gap: 1 }}>
              <Typography sx={{ fontWeight: 700 }}>{say.sure}</Typography>
              <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
                <Button
                  variant="contained"
                  color="error"
                  disabled={isBusy}
                  ref={focusAtFirst}
                  onClick={() => void erase()}
                >
                  {say.go}
                </Button>
                <Button disabled={isBusy} onClick={() => setSure(false)}>
                  {office.cancel}
                </Button>
              </Stack>
            </Stack>
          ) : (
            <Box>
              <Button variant="contained" onClick={() => setSure(true)}>
                {say.label}
              </Button>
            </Box>
          )}
        </>
      )}
    </Card>
  );
}
