import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import { Alert, Box, Button, Card, IconButton, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { faultsOfQuiz, isBlank, type QuizFault } from '../../../src/learning/classroom/quiz-faults.ts';
import { usePlace } from '../catalogue/draft.ts';
import { idOf, leadTo, useEditing } from '../catalogue/editing.ts';
import { sideBySide } from '../catalogue/field-parts.tsx';
import { Ltr, Part } from '../layout/facts.tsx';
import { readLocale } from '../../../src/platform/i18n/locale.ts';
import { cutText } from '../../../src/platform/text/typed-text.ts';
import { inLocale, sidesIn } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { BothAt, NumberAt, TextAt } from './fields.tsx';
import { siteSide } from './in-words.ts';
import { Answers, aQuestion, asKind, type Question, type Quiz } from './quiz-answers.tsx';
import type { Content } from './use-lesson.ts';
import type { DoneOf } from '../api.ts';
import { TypedField } from '../layout/typed-field.tsx';
import { useCalls } from './use-calls.ts';

const kinds: readonly Question['kind'][] = ['single', 'multiple', 'true-false', 'order', 'short'];
const mostQuestions = 60;

/** The quiz at 'task'; null before its first question. */
function useQuiz(): Quiz | null {
  const task = usePlace(useEditing().draft, 'task') as Content['task'];
  return task?.kind === 'quiz' ? task : null;
}

type QuestionProps = {
  question: Question;
  faults: readonly QuizFault[];
  index: number;
  count: number;
  write(change: (all: readonly Question[]) => Question[]): void;
};

/** Moves a question up or down, or takes it out. */
function Places({ question, index, count, write }: Omit<QuestionProps, 'faults'>) {
  const t = useWords().teaching.quiz;
  const number = index + 1;
  const move = (by: 1 | -1) =>
    write((all) => {
      const others = all.filter((one) => one.id !== question.id);
      return [...others.slice(0, index + by), question, ...others.slice(index + by)];
    });
  return (
    <Stack direction="row">
      <IconButton aria-label={t.up(number)} disabled={index === 0} onClick={() => move(-1)}>
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton aria-label={t.down(number)} disabled={index === count - 1} onClick={() => move(1)}>
        <ArrowDownward fontSize="small" />
      </IconButton>
      <IconButton
        aria-label={t.take(number)}
        disabled={count === 1}
        onClick={() => write((all) => all.filter((one) => one.id !== question.id))}
      >
        <DeleteOutline fontSize="small" />
      </IconButton>
    </Stack>
  );
}

/** Its subjects in one line; what is written after the fifth is left out. */
function Tags({ tags, at }: { tags: readonly string[]; at: string }) {
  const t = useWords().teaching.quiz;
  const { draft } = useEditing();
  // A comma stays while the next one is typed.
  const [text, setText] = useState(tags.join(', '));
  return (
    <TypedField
      label={t.tags}
      hint={t.tagsHint}
      value={text}
      onChange={(next) => {
        setText(next);
        const read = next.split(/[,،;؛]/).map((one) => cutText(one.trim(), 40));
        const all = [...new Set(read.filter((one) => one !== ''))].slice(0, 5);
        draft.set(`${at}.tags`, all.length === 0 ? undefined : all);
      }}
    />
  );
}

function QuestionCard({ question, faults, index, count, write }: QuestionProps) {
  const { teaching, common, locale } = useWords();
  const t = teaching.quiz;
  const at = `task.questions.${index}`;
  const words = inLocale(question.text, locale);
  const number = index + 1;
  const inWords = (fault: QuizFault): string => {
    if (fault !== 'right-answer') return t.faults[fault];
    const { kind } = question;
    return t.rightAnswers[kind === 'multiple' || kind === 'short' ? kind : 'single'];
  };
  return (
    <Card
      component="li"
      id={idOf(at)}
      tabIndex={-1}
      aria-label={t.question(number)}
      sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <Typography component="h3" sx={{ fontWeight: 700, flex: 1 }}>
          {t.question(number)}
        </Typography>
        <Places question={question} index={index} count={count} write={write} />
      </Stack>
      {/* One is open at a time: those of one name close each other. */}
      <Box component="details" name="questions" open={count === 1} sx={{ minWidth: 0 }}>
        <Box component="summary" sx={{ cursor: 'pointer', py: 1.25, overflowWrap: 'anywhere' }}>
          {t.kinds[question.kind]}
          {common.colon}
          <bdi>{words === '' ? t.unwritten : words}</bdi>
        </Box>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', pt: 1 }}>
          <TextField
            select
            id={`kind-${question.id}`}
            label={teaching.outline.kind}
            value={question.kind}
            onChange={({ target }) => {
              const kind = kinds.find((one) => one === target.value) ?? 'single';
              write((all) => all.map((one) => (one.id === question.id ? asKind(one, kind) : one)));
            }}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {t.kinds[kind]}
              </option>
            ))}
          </TextField>
          <BothAt path={`${at}.text`} label={t.text} maxLength={1_000} rows={2} />
          <Answers key={question.kind} question={question} at={at} />
          <BothAt path={`${at}.why`} label={t.why} hint={t.whyHint} maxLength={1_000} rows={2} isOptional />
          <TextAt path={`${at}.look`} label={t.look} hint={t.lookHint} />
          <Tags tags={question.tags ?? []} at={at} />
        </Box>
      </Box>
      {faults.length > 0 && (
        <Alert severity="warning" role="status">
          {faults.map((fault) => (
            <Box key={fault}>{inWords(fault)}</Box>
          ))}
        </Alert>
      )}
    </Card>
  );
}

type Read = DoneOf<'teaching/read-questions'>;

/** New ids: the same text may be pasted into two quizzes, or twice into one. */
const anew = (questions: Read['questions']): Read['questions'] =>
  questions.map((question) => ({ ...question, id: crypto.randomUUID() }));

/** Questions of another platform, pasted as plain text: read by the server, and added to those in the quiz. */
function PasteQuestions({ onRead }: { onRead(questions: Read['questions']): void }) {
  const { teaching, locale } = useWords();
  const t = teaching.quiz.paste;
  const notify = useNotify();
  const calls = useCalls();
  const [isOpen, setOpen] = useState(false);
  const [source, setSource] = useState('');
  const sides = sidesIn(locale);
  const [side, setSide] = useState(siteSide(locale));
  const [refused, setRefused] = useState<Read['refused']>([]);
  const read = async () => {
    const done = await calls.send('teaching/read-questions', { source, locale: side });
    if (done === null) return;
    setRefused(done.refused);
    if (done.questions.length === 0) return;
    onRead(anew(done.questions));
    setSource('');
    notify(t.added(done.questions.length), { type: 'success' });
  };
  return (
    <>
      <Button sx={{ justifySelf: 'start' }} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t.begin}
      </Button>
      {isOpen && (
        <Box component="section" aria-label={t.begin} sx={{ display: 'grid', gap: 2 }}>
          <Typography color="text.secondary">
            {t.lead} <Ltr>{t.example}</Ltr>
          </Typography>
          {sides.length > 1 && (
            <TextField
              select
              id="paste-language"
              label={t.language}
              value={side}
              onChange={({ target }) => setSide(readLocale(target.value))}
              slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
            >
              {sides.map((one) => (
                <option key={one} value={one}>
                  {teaching.sides[one]}
                </option>
              ))}
            </TextField>
          )}
          <TypedField
            label={t.field}
            value={source}
            onChange={setSource}
            rows={6}
            maxLength={200_000}
            fault={calls.problem ?? undefined}
          />
          {refused.length > 0 && (
            <Alert severity="warning" role="alert">
              {t.refused(refused.length)}
              <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
                {refused.map(({ line, reason }) => (
                  <li key={line}>
                    {t.line(line)}
                    {t.reasons[reason]}
                  </li>
                ))}
              </Box>
            </Alert>
          )}
          <Button
            variant="outlined"
            sx={{ justifySelf: 'start' }}
            disabled={calls.isBusy || source.trim() === ''}
            onClick={() => void read()}
          >
            {t.go}
          </Button>
        </Box>
      )}
    </>
  );
}

/** The questions of a quiz: five kinds, with their right answers and explanations. */
export function QuizEditor() {
  const { teaching } = useWords();
  const t = teaching.quiz;
  const { draft } = useEditing();
  const quiz = useQuiz();
  const questions = quiz?.questions ?? [];
  const faults = faultsOfQuiz({ questions });
  const write = (next: readonly Question[]) =>
    draft.set('task', { kind: 'quiz', passPercent: 60, tries: null, ...quiz, questions: next });
  const add = () => {
    write([...questions, aQuestion()]);
    leadTo(`task.questions.${questions.length}`);
  };
  return (
    <Part id="quiz" title={t.title}>
      <Box id={idOf('task')} tabIndex={-1} sx={{ display: 'grid', gap: 2 }}>
        {quiz === null ? (
          <Typography color="text.secondary">
            {t.empty} {t.emptyHint}
          </Typography>
        ) : (
          <Box sx={sideBySide(3)}>
            <NumberAt path="task.passPercent" label={t.pass} least={0} most={100} />
            <NumberAt path="task.tries" label={t.tries} hint={t.triesHint} least={1} most={20} empty={null} />
            <NumberAt
              path="task.draw"
              label={t.draw}
              hint={t.drawHint}
              least={1}
              most={questions.length}
              empty={null}
            />
          </Box>
        )}
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {questions.map((question, index) => (
            <QuestionCard
              key={question.id}
              question={question}
              faults={
                isBlank(question) ? [] : faults.filter((one) => one.index === index).map(({ fault }) => fault)
              }
              index={index}
              count={questions.length}
              write={(change) => write(change(questions))}
            />
          ))}
        </Box>
        {questions.length < mostQuestions && (
          <>
            <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={add}>
              {t.add}
            </Button>
            <PasteQuestions onRead={(read) => write([...questions, ...read].slice(0, mostQuestions))} />
          </>
        )}
      </Box>
    </Part>
  );
}
