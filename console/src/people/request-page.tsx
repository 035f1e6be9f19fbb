/** One request about somebody's data: what they ask, until when, what is held about them, and the answer. */
import {
  Alert,
  Box,
  Button,
  Card,
  Checkbox,
  FormControlLabel,
  Link as MuiLink,
  Stack,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { RequestWhole } from '../../../src/features/privacy/data-requests.staff.ts';
import { Facts, LongText, OrderLink } from '../layout/facts.tsx';
import { dayOf, madOf, momentOf } from '../locale.ts';
import { Read, useReading } from '../layout/read.tsx';
import { useSay } from '../words/words.ts';
import { DeclineRequest, DoRequest, ProofField, useAnswering } from './answer-request.tsx';
import { Deadline, RequestChip, Whom } from './deadline.tsx';
import { placeOfPerson } from './learners-page.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { focusAtFirst } from '../layout/typed-field.tsx';

/** Erasing all that names somebody: what goes, what the books keep, what is cut short, and one question before it is done. */
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

function EraseRequest({ request, onAnswered }: Props) {
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

function Held({ request }: { request: RequestWhole }) {
  const { people } = useSay();
  const say = people.requests;
  if (!request.isKnown) return <>{say.unknown}</>;
  return (
    <>
      {say.known} {request.hasAccount ? say.hasAccount : say.noAccount}
      {request.email !== null && (
        <MuiLink component={Link} to={placeOfPerson(request.email)} sx={{ display: 'block', py: 1.25 }}>
          {say.toPerson}
        </MuiLink>
      )}
    </>
  );
}

function Answered({ request }: { request: RequestWhole }) {
  const { people, locale } = useSay();
  const { answeredBy, answeredAt, state } = request;
  if (state === 'open' || answeredAt === null) return null;
  const moment = momentOf(answeredAt, locale);
  return (
    <Alert severity={state === 'done' ? 'success' : 'info'}>
      {answeredBy === null
        ? people.requests.answeredHerself(moment)
        : people.requests.answeredBy(answeredBy, moment)}
    </Alert>
  );
}

function Asked({ request }: { request: RequestWhole }) {
  const { people, locale } = useSay();
  const say = people.requests;
  const { note, proof, answer, way, receivedOn, notedBy, state } = request;
  return (
    <Facts
      title={say.facts}
      facts={[
        { label: say.who, value: <Whom request={request} /> },
        {
          label: say.way,
          value: (
            <>
              {say.ways[way]}
              <br />
              {say.cameOn(dayOf(receivedOn, locale))}
              <br />
              {say.by(notedBy)}
            </>
          ),
        },
        note !== '' && { label: say.note, value: <LongText text={note} /> },
        state === 'open' && { label: say.held, value: <Held request={request} /> },
        proof !== '' && { label: say.proofSaid, value: <LongText text={proof} /> },
        answer !== '' && { label: say.answerSaid, value: <LongText text={answer} /> },
      ]}
    />
  );
}

export function RequestPage() {
  const { people } = useSay();
  const say = people.requests;
  const { id = '' } = useParams();
  const reading = useReading<RequestWhole>(`/data-requests/${encodeURIComponent(id)}`);
  const [overtaken, setOvertaken] = useState<string | null>(null);
  const kind = reading.data?.kind;
  const answered = (told: string | null) => {
    setOvertaken(told);
    reading.again();
  };
  return (
    <PageFrame
      title={kind === undefined ? say.title : say.kinds[kind]}
      back={{ to: '/people/requests', label: say.back }}
    >
      {overtaken !== null && (
        <Alert severity="warning" onClose={() => setOvertaken(null)}>
          {overtaken}
        </Alert>
      )}
      <Read reading={reading} height={320}>
        {(request) => (
          <>
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
              <RequestChip request={request} />
              <Deadline request={request} />
            </Stack>
            <Answered request={request} />
            <Asked request={request} />
            {request.state === 'open' && (
              <>
                {request.kind === 'erasure' ? (
                  <EraseRequest request={request} onAnswered={answered} />
                ) : (
                  <DoRequest request={request} onAnswered={answered} />
                )}
                <DeclineRequest request={request} onAnswered={answered} />
              </>
            )}
          </>
        )}
      </Read>
    </PageFrame>
  );
}
