import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import {
  Alert,
  Box,
  Button,
  Card,
  Checkbox,
  FormControlLabel,
  IconButton,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { faultsOfQuiz, isBlank, type QuizFault } from '../../../src/features/classroom/quiz-faults.ts';
import { usePlace } from '../catalogue/draft.ts';
import { idOf, leadTo, useEditing } from '../catalogue/editing.ts';
import { sideBySide } from '../catalogue/places.tsx';
import { Part } from '../layout/facts.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { useWords } from '../words/words.ts';
import { BothAt, NumberAt, TickAt } from './fields.tsx';
import { inLocale } from './in-words.ts';
import { PasteQuestions } from './paste-questions.tsx';
import type { Content } from './use-lesson.ts';

type Quiz = Extract<NonNullable<Content['task']>, { kind: 'quiz' }>;
type Question = Quiz['questions'][number];
type Kind = Question['kind'];

const kinds: readonly Kind[] = ['single', 'multiple', 'true-false', 'order', 'short'];
const limits = { questions: 60, choices: 10 };

const none = () => ({ en: '', ar: '' });
const id = () => crypto.randomUUID();
const aChoice = () => ({ id: id(), text: none(), isRight: false });
const aStep = () => ({ id: id(), text: none() });

/** A question with nothing in it yet; its text stays when the kind changes. */
function blankOf(kind: Kind, { id: own, text }: Pick<Question, 'id' | 'text'>): Question {
  switch (kind) {
    case 'single':
    case 'multiple':
      return { id: own, text, kind, choices: [aChoice(), aChoice()] };
    case 'true-false':
      return { id: own, text, kind, isTrue: true };
    case 'order':
      return { id: own, text, kind, steps: [aStep(), aStep(), aStep()] };
    default:
      return { id: own, text, kind: 'short', accepted: [], number: null };
  }
}

/** The choices stay when one kind of choices becomes the other. */
const asKind = (question: Question, kind: Kind): Question =>
  (question.kind === 'single' || question.kind === 'multiple') && (kind === 'single' || kind === 'multiple')
    ? { ...question, kind }
    : blankOf(kind, question);

/** The quiz at 'task'; null before its first question. */
function useQuiz(): Quiz | null {
  const task = usePlace(useEditing().draft, 'task') as Content['task'];
  return task?.kind === 'quiz' ? task : null;
}

function Choices({
  question,
  at,
}: {
  question: Extract<Question, { kind: 'single' | 'multiple' }>;
  at: string;
}) {
  const { teaching } = useWords();
  const t = teaching.quiz;
  const { draft } = useEditing();
  const { choices } = question;
  const write = (next: typeof choices) => draft.set(`${at}.choices`, next);
  const tick = (chosen: string, isRight: boolean) =>
    write(
      choices.map((one) =>
        one.id === chosen
          ? { ...one, isRight }
          : question.kind === 'single'
            ? { ...one, isRight: false }
            : one,
      ),
    );
  return (
    <Stack sx={{ gap: 2 }}>
      {choices.map((choice, index) => (
        <Box
          key={choice.id}
          role="group"
          aria-label={t.choice(index + 1)}
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 0.5, rowGap: 1 }}
        >
          <FormControlLabel
            label={t.right}
            control={
              <Checkbox
                checked={choice.isRight}
                onChange={({ target }) => tick(choice.id, target.checked)}
                slotProps={{ input: { 'aria-label': t.isRight(index + 1) } }}
              />
            }
          />
          <IconButton
            aria-label={t.takeChoice(index + 1)}
            disabled={choices.length <= 2}
            onClick={() => write(choices.filter((one) => one.id !== choice.id))}
          >
            <DeleteOutline />
          </IconButton>
          <Stack sx={{ gap: 1.5, minWidth: 0, gridColumn: '1 / -1' }}>
            <BothAt path={`${at}.choices.${index}.text`} label={t.choice(index + 1)} maxLength={400} />
            <BothAt
              path={`${at}.choices.${index}.why`}
              label={t.choiceWhy(index + 1)}
              maxLength={600}
              isOptional
            />
          </Stack>
        </Box>
      ))}
      {choices.length < limits.choices && (
        <Button sx={{ alignSelf: 'start' }} onClick={() => write([...choices, aChoice()])}>
          {t.addChoice}
        </Button>
      )}
    </Stack>
  );
}

function Steps({ question, at }: { question: Extract<Question, { kind: 'order' }>; at: string }) {
  const { teaching } = useWords();
  const t = teaching.quiz;
  const { draft } = useEditing();
  const { steps } = question;
  const write = (next: typeof steps) => draft.set(`${at}.steps`, next);
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography color="text.secondary">{t.steps}</Typography>
      {steps.map((step, index) => (
        <Stack key={step.id} direction="row" sx={{ gap: 0.5, alignItems: 'start' }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <BothAt path={`${at}.steps.${index}.text`} label={t.step(index + 1)} maxLength={300} />
          </Box>
          <IconButton
            aria-label={t.takeStep(index + 1)}
            disabled={steps.length <= 2}
            onClick={() => write(steps.filter((one) => one.id !== step.id))}
          >
            <DeleteOutline />
          </IconButton>
        </Stack>
      ))}
      {steps.length < limits.choices && (
        <Button sx={{ alignSelf: 'start' }} onClick={() => write([...steps, aStep()])}>
          {t.addStep}
        </Button>
      )}
    </Stack>
  );
}

function Short({ question, at }: { question: Extract<Question, { kind: 'short' }>; at: string }) {
  const { teaching } = useWords();
  const t = teaching.quiz;
  const { draft } = useEditing();
  // Empty lines stay while they are typed.
  const [lines, setLines] = useState(question.accepted.join('\n'));
  const { number } = question;
  return (
    <Stack sx={{ gap: 2 }}>
      <TypedField
        label={t.accepted}
        hint={t.acceptedHint}
        value={lines}
        rows={3}
        onChange={(text) => {
          setLines(text);
          const accepted = text.split('\n').map((line) => line.trim().slice(0, 100));
          draft.set(`${at}.accepted`, [...new Set(accepted.filter((line) => line !== ''))].slice(0, 20));
        }}
      />
      <Box sx={sideBySide(2)}>
        <TypedField
          label={t.number}
          value={number === null ? '' : String(number.value)}
          inputMode="decimal"
          ltr
          onChange={(text) => {
            const value = Number(text.replace(',', '.'));
            if (text.trim() === '') draft.set(`${at}.number`, null);
            else if (Number.isFinite(value))
              draft.set(`${at}.number`, { value, tolerance: number?.tolerance ?? 0 });
          }}
        />
        {number !== null && (
          <NumberAt
            path={`${at}.number.tolerance`}
            label={t.tolerance}
            least={0}
            most={1_000_000}
            isWhole={false}
          />
        )}
      </Box>
    </Stack>
  );
}

function Answers({ question, at }: { question: Question; at: string }) {
  const { teaching } = useWords();
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return <Choices question={question} at={at} />;
    case 'order':
      return <Steps question={question} at={at} />;
    case 'short':
      return <Short question={question} at={at} />;
    default:
      return <TickAt path={`${at}.isTrue`} label={teaching.quiz.isTrue} />;
  }
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

function QuestionCard({ question, faults, index, count, write }: QuestionProps) {
  const { teaching, locale } = useWords();
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
          {t.kinds[question.kind]}: <bdi>{words === '' ? t.unwritten : words}</bdi>
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
    write([...questions, blankOf('single', { id: id(), text: none() })]);
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
          <Box sx={sideBySide(2)}>
            <NumberAt path="task.passPercent" label={t.pass} least={0} most={100} />
            <NumberAt path="task.tries" label={t.tries} hint={t.triesHint} least={1} most={20} empty={null} />
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
        {questions.length < limits.questions && (
          <>
            <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={add}>
              {t.add}
            </Button>
            <PasteQuestions onRead={(read) => write([...questions, ...read].slice(0, limits.questions))} />
          </>
        )}
      </Box>
    </Part>
  );
}
