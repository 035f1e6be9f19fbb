/** One request about somebody's data: what she asks, until when, what is held about her, and the answer. */
import { Alert, Link as MuiLink, Stack } from '@mui/material';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { RequestWhole } from '../../../src/features/privacy/people-request-shapes.staff.ts';
import { Facts } from '../layout/facts.tsx';
import { LongText } from '../layout/long-text.tsx';
import { dayOf, momentOf } from '../locale.ts';
import { Read } from '../layout/read.tsx';
import { useReading } from '../layout/use-reading.ts';
import { useSay } from '../words/words.ts';
import { DeclineRequest, DoRequest } from './answer-request.tsx';
import { Deadline, RequestChip } from './deadline.tsx';
import { EraseRequest } from './erase-request.tsx';
import { placeOfPerson } from './learners-page.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { Whom } from './whom.tsx';

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
