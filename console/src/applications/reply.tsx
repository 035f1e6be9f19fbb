/** Answering an application by e-mail, and the answers that were sent. */
import { Alert, Box, Chip, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { outcomeOf } from '../../../src/catalogue/applicants/application.ts';
import { readyRepliesFor, readyReplyIn } from '../../../src/site/applications/ready-replies.ts';
import { call, type DoneOf } from '../api.ts';
import { ActionButton } from '../layout/action-dialog.tsx';
import { LongText } from '../layout/facts.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { momentOf } from '../locale.ts';
import { useWords } from '../words/words.ts';

type Whole = DoneOf<'GET applications/{id}'>;

const longest = 5_000;

export function Replies({ replies }: Pick<Whole, 'replies'>) {
  const { applications, locale } = useWords();
  return replies.map(({ at, by, text }) => (
    <Box key={at} sx={{ borderInlineStart: 3, borderColor: 'success.main', paddingInlineStart: 1.5 }}>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {applications.reply.sent(momentOf(at, locale), by)}
      </Typography>
      <LongText text={text} />
    </Box>
  ));
}

/** What staff said of a request for a scholarship, and one's own yes or no: two different people decide. */
export function Verdicts({
  row: { id, name, email, verdicts },
  stage,
  onDone,
}: {
  row: Pick<Whole, 'id' | 'name' | 'email' | 'verdicts'>;
  stage: NonNullable<Whole['stage']>;
  onDone: () => void;
}) {
  const { applications, freeAccess, locale } = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  const t = applications.verdict;
  const [why, setWhy] = useState('');
  const judge = (isYes: boolean) => (
    <ActionButton
      label={isYes ? t.yes : t.no}
      title={`${isYes ? t.yes : t.no}: \u2068${name ?? email}\u2069`}
      sure={isYes ? t.yesSure : t.noSure}
      isPrime={isYes}
      isDangerGo={!isYes}
      run={() => call('applications/{id}/verdict', { id, isYes, why })}
      faults={{ ...t.faults, 'reason-length': freeAccess.reasonLength }}
      done={t.done}
      onDone={() => {
        setWhy('');
        onDone();
      }}
      onStale={onDone}
    >
      {({ faultOf }) => (
        <>
          <TypedField
            label={t.why}
            value={why}
            onChange={setWhy}
            fault={faultOf('why')}
            rows={3}
            maxLength={300}
          />
          {faultOf('isYes') !== undefined && <Alert severity="error">{faultOf('isYes')}</Alert>}
        </>
      )}
    </ActionButton>
  );
  return (
    <Stack sx={{ gap: 1 }}>
      {verdicts.map(({ at, by, isYes, why: said }) => (
        <Box key={at} sx={{ borderInlineStart: 3, borderColor: 'divider', paddingInlineStart: 1.5 }}>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {t.said(isYes ? t.yes : t.no, by, momentOf(at, locale))}
          </Typography>
          <LongText text={said} />
        </Box>
      ))}
      {stage === 'new' && outcomeOf(verdicts) === 'given' && <Alert severity="info">{t.waits}</Alert>}
      {stage === 'new' && permissions.includes('mayAnswerApplications') && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {judge(true)}
          {judge(false)}
        </Stack>
      )}
    </Stack>
  );
}

/** What somebody wrote with a form: the longest of its answers. */
export const writtenIn = (answers: Whole['answers']): string | undefined =>
  answers['message'] || answers['courseTopic'] || answers['preferredTimes'] || undefined;

type Props = {
  row: Pick<Whole, 'id' | 'kind' | 'locale' | 'name' | 'email' | 'answers'>;
  stage: NonNullable<Whole['stage']>;
  isPrime: boolean;
  onDone: () => void;
};

/** The button, and the dialog: a ready text or one's own, in the language of the application. */
export function ReplyButton({
  row: { id, kind, locale, name, email, answers },
  stage,
  isPrime,
  onDone,
}: Props) {
  const { applications, common } = useWords();
  const t = applications.reply;
  const [text, setText] = useState('');
  const written = writtenIn(answers);
  return (
    <ActionButton
      label={t.open}
      title={t.title(name ?? email)}
      sure={t.lead(email)}
      go={t.send}
      isPrime={isPrime}
      run={() => call('applications/{id}/reply', { id, from: stage, text })}
      done={t.done(email)}
      onDone={() => {
        setText('');
        onDone();
      }}
      onStale={onDone}
    >
      {({ faultOf }) => (
        <Stack sx={{ gap: 1.5 }}>
          {written !== undefined && (
            <Box
              component="blockquote"
              sx={{ m: 0, borderInlineStart: 3, borderColor: 'divider', paddingInlineStart: 1.5 }}
            >
              <LongText text={written} />
            </Box>
          )}
          <Stack direction="row" role="group" aria-label={t.readyTexts} sx={{ flexWrap: 'wrap', gap: 1 }}>
            {readyRepliesFor(kind, answers['topic']).map((ready) => (
              <Chip
                key={ready}
                clickable
                variant="outlined"
                label={t.ready[ready]}
                onClick={() => setText(readyReplyIn(ready, locale))}
                sx={{ minHeight: 44, borderRadius: 22 }}
              />
            ))}
          </Stack>
          <TypedField
            label={t.text}
            value={text}
            onChange={setText}
            hint={common.writeIn[locale]}
            fault={faultOf('text')}
            rows={7}
            maxLength={longest}
          />
        </Stack>
      )}
    </ActionButton>
  );
}
