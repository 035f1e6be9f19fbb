/** One request about somebody's data: what they ask, until when, what is stored about them, and the answer. */
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
import { useNotify } from 'react-admin';
import { addressOfPerson, Facts, LongText, OrderLink } from '../layout/facts.tsx';
import { dayOf, madOf, momentOf } from '../locale.ts';
import { Read, useCalled } from '../layout/read.tsx';
import { useWords } from '../words/words.ts';
import { Deadline, RequestChip, Whom } from './deadline.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { focusAtFirst, TypedField, TypedForm } from '../layout/typed-field.tsx';
import { askFile, call, type DoneOf, Refused } from '../api.ts';
import { saveFile } from '../layout/files.ts';
import { useAction } from '../layout/action-dialog.tsx';
import { AskReason } from '../layout/ask-reason.tsx';

type RequestWhole = DoneOf<'GET data-requests/{id}'>;

function Kept({ numbers }: { numbers: string[] }) {
  const { people } = useWords();
  const t = people.requests.erasure;
  if (numbers.length === 0) return <Typography>{t.nothingKept}</Typography>;
  return (
    <Box>
      <Typography>{t.kept(numbers.length)}</Typography>
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
  const { people, common, locale } = useWords();
  const t = people.requests.erasure;
  if (open.length === 0) return null;
  return (
    <Alert severity="warning" icon={false}>
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        {t.openTitle}
      </Typography>
      <Typography>{t.openLead}</Typography>
      <Box component="ul" sx={{ my: 1, paddingInlineStart: 3 }}>
        {open.map(({ kind, description, at, amountCentimes }) => (
          <li key={`${kind} ${description} ${at ?? ''}`}>
            {t.open[kind]}
            {common.colon}
            <bdi>{description}</bdi>
            {amountCentimes !== null && `, ${madOf(amountCentimes, locale)}`}
            {at !== null && `, ${momentOf(at, locale)}`}
          </li>
        ))}
      </Box>
      <FormControlLabel
        control={<Checkbox checked={knows} onChange={(_event, isChecked) => onKnows(isChecked)} />}
        label={t.knows}
      />
    </Alert>
  );
}

type Props = { request: RequestWhole; onAnswered(overtaken: string | null): void };

/** Answering a request: sent one at a time; who answers second is shown who was first. */
function useAnswering(id: string, onAnswered: (overtaken: string | null) => void) {
  const { people, lists } = useWords();
  const notify = useNotify();
  const action = useAction();
  const [proof, setProof] = useState('');
  const reason = action.failure?.detail?.['reason'];
  const problem =
    typeof reason === 'string' ? (people.requests.reasons[reason] ?? action.problem) : action.problem;
  const run = <T,>(asked: () => Promise<T>): Promise<T | null> =>
    action.run(async () => {
      try {
        return await asked();
      } catch (refused) {
        if (!(refused instanceof Refused) || refused.failure.code !== 'is-answered') throw refused;
        const by = refused.failure.detail?.['by'];
        onAnswered(people.requests.already(typeof by === 'string' ? by : '–'));
        return null;
      }
    });
  const send = async (answered: () => Promise<object>, message: string): Promise<void> => {
    const sent = await run(answered);
    if (sent === null) return;
    notify(message, { type: 'success' });
    onAnswered(null);
  };
  const takeFile = async (form: 'page' | 'json'): Promise<void> => {
    const file = await run(() => askFile('data-requests/{id}/file', { id, proof, form }));
    if (file === null) return;
    saveFile(file);
    notify(lists.exports.saved(file.name), { type: 'success' });
  };
  return { action, problem, proof, setProof, send, takeFile };
}

/** Whether anything is held about the address. */
const isKnown = ({ hasAccount, held }: RequestWhole): boolean =>
  hasAccount || Object.values(held).some((n) => n > 0);

/* The answer to a request in words: what was done, or why it is declined. */

function ProofField({
  proof,
  setProof,
  fault,
}: {
  proof: string;
  setProof(text: string): void;
  fault?: string | undefined;
}) {
  const { people } = useWords();
  const { proof: label, proofHint } = people.requests;
  return (
    <TypedField
      label={label}
      hint={proofHint}
      value={proof}
      onChange={setProof}
      fault={fault}
      rows={2}
      maxLength={1_000}
    />
  );
}

/** Access, correction and objection: done elsewhere, and reported here. */
function DoRequest({ request, onAnswered }: Props) {
  const { people } = useWords();
  const t = people.requests;
  const form = useAnswering(request.id, onAnswered);
  const [answer, setAnswer] = useState('');
  const { kind, email } = request;
  if (kind === 'erasure') return null;
  const submit = () =>
    form.send(
      () => call('data-requests/{id}/answer', { id: request.id, state: 'done', proof: form.proof, answer }),
      t.doneSaid,
    );
  return (
    <Card component="section" sx={{ p: 2.5, display: 'grid', gap: 2 }}>
      <Typography component="h2" variant="h6">
        {t[kind].title}
      </Typography>
      <Typography>{t[kind].lead}</Typography>
      {kind !== 'access' && isKnown(request) && email !== null && (
        <MuiLink component={Link} to={addressOfPerson(email)} sx={{ justifySelf: 'start' }}>
          {t.toPerson}
        </MuiLink>
      )}
      <TypedForm sx={{ gap: 2 }} onSend={submit}>
        <ProofField proof={form.proof} setProof={form.setProof} fault={form.action.faultOf('proof')} />
        {kind === 'access' && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button
              variant="contained"
              disabled={form.action.isBusy}
              onClick={() => void form.takeFile('page')}
            >
              {t.access.take}
            </Button>
            <Button
              variant="outlined"
              disabled={form.action.isBusy}
              onClick={() => void form.takeFile('json')}
            >
              {t.access.takeJson}
            </Button>
          </Stack>
        )}
        <Typography component="h2" variant="h6">
          {t.close}
        </Typography>
        <Typography>{t.closeLead}</Typography>
        <TypedField
          label={t.answer}
          hint={t.answerHint}
          value={answer}
          onChange={setAnswer}
          fault={form.action.faultOf('answer')}
          rows={2}
          maxLength={1_000}
        />
        {form.problem !== null && <Alert severity="error">{form.problem}</Alert>}
        <Box>
          <Button type="submit" variant="outlined" disabled={form.action.isBusy}>
            {t.done}
          </Button>
        </Box>
      </TypedForm>
    </Card>
  );
}

function DeclineRequest({ request: { id }, onAnswered }: Props) {
  const { people } = useWords();
  const t = people.requests;
  return (
    <Box>
      <AskReason
        label={t.decline}
        title={t.declineTitle}
        sure={t.declineLead}
        go={t.decline}
        field="answer"
        longest={1_000}
        run={(answer) => call('data-requests/{id}/answer', { id, state: 'declined', answer })}
        done={t.declined}
        onDone={() => onAnswered(null)}
        onStale={() => onAnswered(null)}
      />
    </Box>
  );
}

/** Erasing all personal data: what is deleted, what accounting keeps, what is shortened, and one confirmation. */
function EraseRequest({ request, onAnswered }: Props) {
  const { people, common } = useWords();
  const t = people.requests.erasure;
  const form = useAnswering(request.id, onAnswered);
  const [knows, setKnows] = useState(false);
  const [isSure, setSure] = useState(false);
  const { isBusy } = form.action;
  const erase = async () => {
    await form.send(
      () => call('data-requests/{id}/erasure', { id: request.id, proof: form.proof, knows }),
      t.done,
    );
    setSure(false);
  };
  return (
    <Card component="section" sx={{ p: 2.5, display: 'grid', gap: 2 }}>
      <Typography component="h2" variant="h6">
        {t.title}
      </Typography>
      {request.worksHere ? (
        <Alert severity="warning">{t.worksHere}</Alert>
      ) : (
        <>
          <Typography>{t.lead}</Typography>
          <Kept numbers={request.keptOrders} />
          <StillOpen open={request.stillOpen} knows={knows} onKnows={setKnows} />
          <ProofField proof={form.proof} setProof={form.setProof} fault={form.action.faultOf('proof')} />
          {form.problem !== null && <Alert severity="error">{form.problem}</Alert>}
          {isSure ? (
            <Stack role="group" aria-label={t.title} sx={{ gap: 1 }}>
              <Typography sx={{ fontWeight: 700 }}>{t.sure}</Typography>
              <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
                <Button
                  variant="contained"
                  color="error"
                  disabled={isBusy}
                  ref={focusAtFirst}
                  onClick={() => void erase()}
                >
                  {t.go}
                </Button>
                <Button disabled={isBusy} onClick={() => setSure(false)}>
                  {common.cancel}
                </Button>
              </Stack>
            </Stack>
          ) : (
            <Box>
              <Button variant="contained" onClick={() => setSure(true)}>
                {t.title}
              </Button>
            </Box>
          )}
        </>
      )}
    </Card>
  );
}

function Held({ request }: { request: RequestWhole }) {
  const { people } = useWords();
  const t = people.requests;
  if (!isKnown(request)) return <>{t.unknown}</>;
  const { orders, applications, waitlists, seats } = request.held;
  const counts: [string, number][] = [
    [t.heldOf.orders, orders],
    [t.heldOf.applications, applications],
    [t.heldOf.waitlists, waitlists],
    [t.heldOf.seats, seats],
  ];
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        <li>{request.hasAccount ? t.hasAccount : t.noAccount}</li>
        {counts.map(([what, n]) => n > 0 && <li key={what}>{`${what}: ${n}`}</li>)}
      </Box>
      {request.email !== null && (
        <MuiLink component={Link} to={addressOfPerson(request.email)} sx={{ display: 'block', py: 1.25 }}>
          {t.toPerson}
        </MuiLink>
      )}
    </>
  );
}

function Answered({ request }: { request: RequestWhole }) {
  const { people, locale } = useWords();
  const { answeredBy, answeredAt, state } = request;
  if (state === 'open' || answeredAt === null) return null;
  const moment = momentOf(answeredAt, locale);
  return (
    <Alert severity={state === 'done' ? 'success' : 'info'}>
      {answeredBy === null
        ? people.requests.answeredThemself(moment)
        : people.requests.answeredBy(answeredBy, moment)}
    </Alert>
  );
}

function Asked({ request }: { request: RequestWhole }) {
  const { people, locale } = useWords();
  const t = people.requests;
  const { note, proof, answer, way, receivedOn, notedBy, state } = request;
  return (
    <Facts
      title={t.facts}
      facts={[
        { label: t.who, value: <Whom request={request} /> },
        {
          label: t.way,
          value: (
            <>
              {t.ways[way]}
              <br />
              {t.cameOn(dayOf(receivedOn, locale))}
              <br />
              {t.by(notedBy)}
            </>
          ),
        },
        note !== '' && { label: t.note, value: <LongText text={note} /> },
        state === 'open' && { label: t.held, value: <Held request={request} /> },
        proof !== '' && { label: t.proofSaid, value: <LongText text={proof} /> },
        answer !== '' && { label: t.answerSaid, value: <LongText text={answer} /> },
      ]}
    />
  );
}

export function RequestPage() {
  const { people } = useWords();
  const t = people.requests;
  const { id = '' } = useParams();
  const reading = useCalled('GET data-requests/{id}', { id });
  const [overtaken, setOvertaken] = useState<string | null>(null);
  const kind = reading.data?.kind;
  const answered = (message: string | null) => {
    setOvertaken(message);
    reading.again();
  };
  return (
    <PageFrame
      title={kind === undefined ? t.title : t.kinds[kind]}
      back={{ to: '/people/requests', label: t.back }}
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
