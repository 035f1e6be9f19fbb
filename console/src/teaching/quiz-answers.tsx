/** The answers of one question, by its kind: choices, steps, accepted words or a number, true or false. */
import { inEach } from '../../../src/platform/i18n/locale.ts';
import { cutText } from '../../../src/platform/text/typed-text.ts';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import { Box, Button, Checkbox, FormControlLabel, IconButton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useEditing } from '../catalogue/editing.ts';
import { sideBySide } from '../catalogue/field-parts.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { useWords } from '../words/words.ts';
import { BothAt, NumberAt, TickAt } from './fields.tsx';
import type { Content } from './use-lesson.ts';

export type Quiz = Extract<NonNullable<Content['task']>, { kind: 'quiz' }>;
export type Question = Quiz['questions'][number];

const mostChoices = 10;

const none = () => inEach(() => '');
const id = () => crypto.randomUUID();
const aChoice = () => ({ id: id(), text: none(), isRight: false });
const aStep = () => ({ id: id(), text: none() });

/** A question with nothing in it yet; its text stays when the kind changes. */
function blankOf(kind: Question['kind'], { id: own, text }: Pick<Question, 'id' | 'text'>): Question {
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
export const asKind = (question: Question, kind: Question['kind']): Question =>
  (question.kind === 'single' || question.kind === 'multiple') && (kind === 'single' || kind === 'multiple')
    ? { ...question, kind }
    : blankOf(kind, question);

export const aQuestion = (): Question => blankOf('single', { id: id(), text: none() });

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
      {choices.length < mostChoices && (
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
      {steps.length < mostChoices && (
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
          const accepted = text.split('\n').map((line) => cutText(line.trim(), 100));
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

export function Answers({ question, at }: { question: Question; at: string }) {
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
