/** '/teaching/questions': learners' questions that the team has not answered, and reported ones. */
import { Alert, Box, Button, Card, Link, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { QueueKind } from '../../../src/learning/classroom/question.service.ts';
import { mostSigns } from '../../../src/learning/classroom/question.ts';
import { voiceNote } from '../../../src/learning/classroom/recording.ts';
import { call, type DoneOf, sendFile } from '../api.ts';
import { focusAtFirst, TypedField, TypedForm } from '../layout/typed-field.tsx';
import { LongText, OrderOf, PersonLink, WordChip } from '../layout/facts.tsx';
import { PageFrame, PlainList } from '../layout/page-frame.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { useAction } from '../layout/action-dialog.tsx';
import { AskReason } from '../layout/ask-reason.tsx';
import { inLocale, momentOf } from '../locale.ts';
import { halfTyped, keepHalfTyped } from '../queue/use-queue.ts';
import { useWords } from '../words/words.ts';
import { lessonAt, siteSide } from './in-words.ts';
import { callDone } from './use-calls.ts';
import { Spoken, useRecorder, VoiceRecorder, type Voice } from './voice-recorder.tsx';

const kinds: readonly QueueKind[] = ['unanswered', 'reported'];

type Question = DoneOf<'teaching/questions'>['questions'][number];
type OneProps = { question: Question; onSettled: () => void };

/** Sends an answer, after its voice; what is wrong stays as `problem`, and nothing typed is lost. */
function useAnswer({ question, onSettled }: OneProps) {
  const { feedback, common, marking } = useWords();
  const notify = useNotify();
  const action = useAction();
  // The same id for every try: an answer that arrived although the response was lost is not written twice.
  const [answerId] = useState(() => crypto.randomUUID());
  // A recording that arrived is not sent again when the answer after it failed.
  const arrived = useRef<{ blob: Blob; id: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const sendVoice = async ({ blob }: Voice): Promise<string> => {
    if (arrived.current?.blob === blob) return arrived.current.id;
    const { id } = await sendFile('teaching/answer-voice', { question: question.id }, blob);
    arrived.current = { blob, id };
    return id;
  };
  const send = async ({ voice, ...typed }: { body: string; transcript: string; voice: Voice | null }) => {
    setProblem(null);
    const answer = await action.run(async () =>
      call('teaching/answer-question', {
        id: question.id,
        answerId,
        ...typed,
        voice: voice && (await sendVoice(voice)),
      }),
    );
    if (answer === null) return;
    if (!answer.ok) {
      const { reason } = answer;
      if (reason === 'voice-not-found') arrived.current = null;
      const { failures, faults } = common;
      const { refused } = marking.record;
      const known = { 'not-found': failures['not-found'], 'voice-not-found': refused };
      setProblem(
        reason in known ? known[reason as keyof typeof known] : (faults[reason] ?? failures.unexpected),
      );
      return;
    }
    keepHalfTyped('answer', question.id, null);
    notify(feedback.questions.sent, { type: 'success' });
    onSettled();
  };
  const isVoiceRefused = action.failure?.fields?.['voice'] !== undefined;
  return {
    send,
    isBusy: action.isBusy,
    problem: problem ?? (isVoiceRefused ? marking.record.refused : action.problem),
  };
}

function AnswerForm({ question, onSettled, onClose }: OneProps & { onClose: () => void }) {
  const { feedback, common } = useWords();
  const t = feedback.questions;
  const { send, isBusy, problem } = useAnswer({ question, onSettled });
  const [body, setBody] = useState(() => halfTyped('answer', question.id) ?? '');
  const [transcript, setTranscript] = useState('');
  const [isChecked, setChecked] = useState(false);
  const recorder = useRecorder(voiceNote.seconds);
  const { voice } = recorder;
  const isMissing = body.trim() === '' && voice === null;
  const change = (typed: string) => {
    keepHalfTyped('answer', question.id, typed);
    setBody(typed);
  };
  const check = async () => {
    setChecked(true);
    if (!isMissing) await send({ body, transcript, voice });
  };
  return (
    <TypedForm sx={{ gap: 1.5, alignItems: 'start' }} onSend={check}>
      <TypedField
        label={t.yourAnswer}
        value={body}
        onChange={change}
        fault={isChecked && isMissing ? t.sayIt : undefined}
        maxLength={mostSigns}
        rows={3}
        inputRef={focusAtFirst}
      />
      <VoiceRecorder recorder={recorder} words={{ most: t.most, full: t.full }} />
      {voice !== null && (
        <TypedField
          label={t.ownTranscript}
          value={transcript}
          onChange={setTranscript}
          maxLength={mostSigns}
          rows={2}
        />
      )}
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" disabled={isBusy || recorder.state === 'recording'}>
          {t.send}
        </Button>
        <Button
          disabled={isBusy}
          onClick={() => {
            keepHalfTyped('answer', question.id, null);
            onClose();
          }}
        >
          {common.cancel}
        </Button>
      </Stack>
    </TypedForm>
  );
}

function Head({ question }: { question: Question }) {
  const { feedback, locale } = useWords();
  const t = feedback.questions;
  const { course, lesson, name, isAnonymous, replies, reports } = question;
  const when = momentOf(question.at, locale);
  return (
    <>
      <Typography component="h2" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
        <bdi>{inLocale(course.name, locale)}</bdi> · <bdi>{inLocale(lesson.title, locale)}</bdi>
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t.by(name || (isAnonymous ? t.anonymous : t.team), when)}
        {isAnonymous && name !== '' && ` · ${t.anonymous}`}
      </Typography>
      {question.email !== null && (
        <Stack direction="row" sx={{ columnGap: 2, flexWrap: 'wrap', alignItems: 'baseline' }}>
          <PersonLink email={question.email}>
            <bdi>{t.person}</bdi>
          </PersonLink>
          <OrderOf number={question.orderNumber} />
        </Stack>
      )}
      {(reports > 0 || replies > 0) && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {reports > 0 && <WordChip color="error" label={t.reports(reports)} />}
          {replies > 0 && <WordChip variant="outlined" label={t.replies(replies)} />}
        </Stack>
      )}
    </>
  );
}

type CardProps = OneProps & {
  isReported: boolean;
  /** The page was opened for it: its answer is begun, or the card has the focus. */
  isMeant: boolean;
};

function QuestionCard({ question, onSettled, isReported, isMeant }: CardProps) {
  const { feedback, common, marking, locale } = useWords();
  const t = feedback.questions;
  const notify = useNotify();
  const action = useAction();
  const [isAnswering, setAnswering] = useState(
    () => halfTyped('answer', question.id) !== null || (isMeant && !isReported),
  );
  const { id, body, lesson, course } = question;
  const keep = async () => {
    const answer = await action.run(() => call('teaching/keep-question', { id }));
    if (answer === null) return;
    notify(answer.ok ? t.kept : common.failures['not-found'], { type: answer.ok ? 'success' : 'warning' });
    onSettled();
  };
  const there = `${lessonAt(siteSide(locale), course.slug, { key: lesson.key, isDraft: false })}#question-${id}`;
  return (
    <Card component="li" {...(isMeant && isReported && { ref: focusAtFirst, tabIndex: -1 })} sx={{ p: 2.5 }}>
      <Stack sx={{ gap: 1.5 }}>
        <Head question={question} />
        {question.question !== null && (
          <Box sx={{ borderInlineStart: 3, borderColor: 'divider', paddingInlineStart: 1.5 }}>
            <Typography variant="body2" color="text.secondary">
              {t.asked}
            </Typography>
            <LongText text={question.question || marking.voice} />
          </Box>
        )}
        {body !== '' && (
          <Typography component="div" dir="auto">
            <LongText text={body} />
          </Typography>
        )}
        {question.voice !== null && (
          <Spoken question={id} voice={question.voice} transcript={question.transcript} />
        )}
        {action.problem !== null && <Alert severity="error">{action.problem}</Alert>}
        {isAnswering ? (
          <AnswerForm question={question} onSettled={onSettled} onClose={() => setAnswering(false)} />
        ) : (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            {isReported ? (
              <Button variant="contained" disabled={action.isBusy} onClick={() => void keep()}>
                {t.keep}
              </Button>
            ) : (
              <Button variant="contained" onClick={() => setAnswering(true)}>
                {t.answer}
              </Button>
            )}
            <AskReason
              label={feedback.remove}
              title={t.removeTitle}
              sure={t.removeLead}
              go={feedback.remove}
              isDanger
              field="reason"
              run={(reason) => callDone('teaching/remove-question', { id, reason })}
              faults={{ 'not-found': common.failures['not-found'] }}
              done={feedback.removed}
              onDone={onSettled}
              onStale={onSettled}
            />
            <Link href={there} target="_blank" sx={{ paddingBlock: 1 }}>
              {t.inLesson}
            </Link>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

export function QuestionsPage() {
  const t = useWords().feedback.questions;
  const [query, setQuery] = useSearchParams();
  const which = query.get('which') === 'reported' ? 'reported' : 'unanswered';
  const reading = useCalled('teaching/questions', { which });
  const list = useRef<HTMLDivElement>(null);
  // The decided card is gone, and the pressed button with it.
  const settle = () => void reading.reread().then(() => list.current?.focus({ preventScroll: true }));
  return (
    <PageFrame title={t.title} lead={t.lead}>
      <Stack direction="row" role="group" aria-label={t.which} sx={{ gap: 1, flexWrap: 'wrap' }}>
        {kinds.map((kind) => (
          <Button
            key={kind}
            size="small"
            variant={kind === which ? 'contained' : 'outlined'}
            aria-pressed={kind === which}
            onClick={() => setQuery(kind === 'reported' ? { which: kind } : {}, { replace: true })}
          >
            {t.kinds[kind]}
          </Button>
        ))}
      </Stack>
      <Box ref={list} tabIndex={-1} sx={{ outline: 'none' }}>
        <Read reading={reading} height={320}>
          {({ questions }) =>
            questions.length === 0 ? (
              <Alert severity="success">{t.none[which]}</Alert>
            ) : (
              <PlainList label={t.kinds[which]}>
                {questions.map((question) => (
                  <QuestionCard
                    key={question.id}
                    question={question}
                    isReported={which === 'reported'}
                    isMeant={question.id === query.get('question')}
                    onSettled={settle}
                  />
                ))}
              </PlainList>
            )
          }
        </Read>
      </Box>
    </PageFrame>
  );
}
