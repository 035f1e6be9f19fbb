import {
  Alert,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  InputAdornment,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useNotify } from 'react-admin';
import type { MarkOutcome } from '../../../src/learning/classroom/assignment.ts';
import { call, type DoneOf, sendFile } from '../api.ts';
import { useAction } from '../layout/action-dialog.tsx';
import { halfTyped, keepHalfTyped, useKeys } from '../queue/use-queue.ts';
import { inLocale } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { useRecorder, VoiceRecorder, type Voice } from './voice-recorder.tsx';

const mostSigns = 5_000;

export type Work = DoneOf<'teaching/submission'>['work'];
type Line = Work['rubric'][number];
/** `mayShow`: left out by what was half typed before there was the tick. */
type Typed = { text: string; points: Record<string, string>; mayShow?: boolean };

function typedBefore(id: string): Typed {
  const kept = halfTyped('mark', id);
  return kept === null ? { text: '', points: {} } : (JSON.parse(kept) as Typed);
}

/** Null: no whole number that the line allows. */
function pointsIn({ points: most }: Line, typed = ''): number | null {
  const points = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : NaN;
  return points <= most ? points : null;
}

type Marking = { work: Work; hasKeys: boolean; onDone: (by: 'me' | 'colleague') => void };
type Sending = { outcome: MarkOutcome; typed: Typed; voice: Voice | null };

/** Sends a mark, after its voice message; an error that can be corrected stays as `problem`, and nothing typed is lost. */
function useMark({ work: { submission, rubric, learner }, onDone }: Marking) {
  const { marking, common } = useWords();
  const notify = useNotify();
  const action = useAction();
  const [problem, setProblem] = useState<string | null>(null);
  // A recording that arrived is not sent again when the mark after it failed.
  const arrived = useRef<{ blob: Blob; id: string } | null>(null);

  const sendVoice = async ({ blob }: Voice): Promise<string> => {
    if (arrived.current?.blob === blob) return arrived.current.id;
    const { id } = await sendFile('teaching/mark-voice', { submission: submission.id }, blob);
    arrived.current = { blob, id };
    return id;
  };
  const send = async ({ outcome, typed, voice }: Sending) => {
    setProblem(null);
    const answer = await action.run(async () =>
      call('teaching/mark', {
        submission: submission.id,
        outcome,
        rubric: rubric.map((line) => ({ line: line.id, points: pointsIn(line, typed.points[line.id]) ?? 0 })),
        text: typed.text,
        mayShow: typed.mayShow ?? false,
        voice: voice && (await sendVoice(voice)),
      }),
    );
    if (answer === null) return;
    if (answer.ok || answer.reason === 'already-marked' || answer.reason === 'taken-back') {
      keepHalfTyped('mark', submission.id, null);
      if (answer.ok)
        notify(outcome === 'accepted' ? marking.accepted(learner) : marking.askedAgain(learner), {
          type: 'success',
        });
      else
        notify('by' in answer ? marking.first(learner, answer.by) : marking.takenBack(learner), {
          type: 'warning',
          autoHideDuration: 8_000,
        });
      onDone(answer.ok ? 'me' : 'colleague');
      return;
    }
    if (answer.reason === 'voice-not-found') arrived.current = null;
    setProblem(
      {
        'not-found': common.failures['not-found'],
        rubric: marking.rubricChanged,
        'nothing-said': marking.sayWhat,
        'voice-not-found': marking.record.refused,
      }[answer.reason],
    );
  };
  const isVoiceRefused = action.failure?.fields?.['voice'] !== undefined;
  return {
    send,
    refuse: setProblem,
    isBusy: action.isBusy,
    problem: problem ?? (isVoiceRefused ? marking.record.refused : action.problem),
  };
}

type PointsProps = {
  lines: readonly Line[];
  points: Typed['points'];
  isChecked: boolean;
  onChange: (points: Typed['points']) => void;
  fieldRef: (id: string, field: HTMLInputElement | null) => void;
};

function Points({ lines, points, isChecked, onChange, fieldRef }: PointsProps) {
  const { marking, locale } = useWords();
  const most = lines.reduce((sum, line) => sum + line.points, 0);
  const given = lines.reduce((sum, line) => sum + (pointsIn(line, points[line.id]) ?? 0), 0);
  return (
    <Stack sx={{ gap: 1.5 }}>
      {lines.map((line) => {
        const title = inLocale(line.title, locale);
        const isWrong = isChecked && pointsIn(line, points[line.id]) === null;
        return (
          <Stack key={line.id} direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
            <Typography dir="auto" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {title}
            </Typography>
            <TextField
              value={points[line.id] ?? ''}
              onChange={(event) => onChange({ ...points, [line.id]: event.target.value })}
              error={isWrong}
              helperText={isWrong ? marking.pointsNeeded(line.points) : undefined}
              autoComplete="off"
              sx={{ width: '8.5rem', flexShrink: 0 }}
              inputRef={(field: HTMLInputElement | null) => fieldRef(line.id, field)}
              slotProps={{
                htmlInput: {
                  inputMode: 'numeric',
                  maxLength: 3,
                  'aria-label': marking.points(title, line.points),
                },
                input: {
                  endAdornment: <InputAdornment position="end">{marking.of(line.points)}</InputAdornment>,
                },
              }}
            />
          </Stack>
        );
      })}
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 700 }}>{marking.sum(given, most)}</Typography>
        <Button
          size="small"
          onClick={() => onChange(Object.fromEntries(lines.map((line) => [line.id, String(line.points)])))}
        >
          {marking.allPoints}
        </Button>
      </Stack>
    </Stack>
  );
}

/** Esc leaves a field, so that the page's keys work again. */
const leaveField = ({ key, target }: KeyboardEvent) => {
  if (key === 'Escape' && target instanceof HTMLElement) target.blur();
};

/** The mark of one submission: points, words or a voice message, and both answers. Who marks second is shown who was first. */
export function MarkForm(shown: Marking) {
  const { work, hasKeys } = shown;
  const { marking, common } = useWords();
  const { id } = work.submission;
  const [typed, setTyped] = useState(() => typedBefore(id));
  const [isChecked, setChecked] = useState(false);
  const fields = useRef(new Map<string, HTMLInputElement | null>());
  const text = useRef<HTMLTextAreaElement>(null);
  const [accept, askAgain] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  const recorder = useRecorder();
  const { send, refuse, isBusy, problem } = useMark(shown);
  const change = (of: Partial<Typed>) => {
    const next = { ...typed, ...of };
    keepHalfTyped('mark', id, JSON.stringify(next));
    setTyped(next);
  };
  const decide = (outcome: MarkOutcome) => {
    setChecked(true);
    const missing = work.rubric.find((line) => pointsIn(line, typed.points[line.id]) === null);
    if (missing) return fields.current.get(missing.id)?.focus();
    if (outcome === 'again' && typed.text.trim() === '' && recorder.voice === null) {
      refuse(marking.sayWhat);
      return text.current?.focus();
    }
    void send({ outcome, typed, voice: recorder.voice });
  };
  const [first] = work.rubric;
  useKeys(
    {
      p: () => first && fields.current.get(first.id)?.focus(),
      t: () => text.current?.focus(),
      v: recorder.toggle,
      a: () => accept.current?.focus(),
      r: () => askAgain.current?.focus(),
    },
    hasKeys,
  );
  const isClosed = isBusy || recorder.state === 'recording';
  return (
    <Stack sx={{ gap: 2 }} onKeyDown={leaveField}>
      <Typography component="h3" variant="h6">
        {marking.mark}
      </Typography>
      {work.rubric.length > 0 && (
        <Points
          lines={work.rubric}
          points={typed.points}
          isChecked={isChecked}
          onChange={(points) => change({ points })}
          fieldRef={(line, field) => fields.current.set(line, field)}
        />
      )}
      <TextField
        label={marking.text}
        helperText={common.writeIn[work.locale]}
        value={typed.text}
        onChange={(event) => change({ text: event.target.value })}
        multiline
        minRows={3}
        slotProps={{ htmlInput: { maxLength: mostSigns, dir: 'auto' } }}
        inputRef={text}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={typed.mayShow ?? false}
            onChange={(_event, mayShow) => change({ mayShow })}
            disabled={typed.text.trim() === ''}
          />
        }
        label={marking.mayShow}
      />
      <VoiceRecorder recorder={recorder} hasKeys={hasKeys} />
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button
          ref={accept}
          variant="contained"
          size="large"
          disabled={isClosed}
          aria-keyshortcuts={hasKeys ? 'A' : undefined}
          onClick={() => decide('accepted')}
        >
          {marking.accept}
        </Button>
        <Button
          ref={askAgain}
          variant="outlined"
          size="large"
          disabled={isClosed}
          aria-keyshortcuts={hasKeys ? 'R' : undefined}
          onClick={() => decide('again')}
        >
          {marking.askAgain}
        </Button>
      </Box>
    </Stack>
  );
}
