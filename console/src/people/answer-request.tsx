/** The answer to a request in words: what was done, or why it is declined. */
import { Alert, Box, Button, Card, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useNotify } from 'react-admin';
import { TypedField, TypedForm } from '../layout/typed-field.tsx';
import { useWords } from '../words/words.ts';
import { saveFile } from '../layout/files.ts';
import { useAction } from '../layout/action-dialog.tsx';
import { AskReason } from '../layout/ask-reason.tsx';
import { addressOfPerson } from '../layout/facts.tsx';
import { askFile, call, type DoneOf, Refused } from '../api.ts';

type RequestWhole = DoneOf<'GET data-requests/{id}'>;

/** Answering a request: sent one at a time; who answers second is shown who was first. */
export function useAnswering(id: string, onAnswered: (overtaken: string | null) => void) {
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
export const isKnown = ({ hasAccount, held }: RequestWhole): boolean =>
  hasAccount || Object.values(held).some((n) => n > 0);

type Props = { request: RequestWhole; onAnswered(overtaken: string | null): void };

export function ProofField({
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
export function DoRequest({ request, onAnswered }: Props) {
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

export function DeclineRequest({ request: { id }, onAnswered }: Props) {
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
