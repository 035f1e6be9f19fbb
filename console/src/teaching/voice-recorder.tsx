import Mic from '@mui/icons-material/MicNone';
import Stop from '@mui/icons-material/Stop';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { createElement, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { mostSigns } from '../../../src/learning/classroom/question.ts';
import { bitsPerSecond, inMinutes, recordingTypes } from '../../../src/learning/classroom/recording.ts';
import { call } from '../api.ts';
import { useAction } from '../layout/action-dialog.tsx';
import { focusAtFirst, TypedField, TypedForm } from '../layout/typed-field.tsx';
import { useWords } from '../words/words.ts';

/** Loads nothing before it is played; there are no captions of a voice message. */
export const Sound = ({ src, label }: { src: string; label: string }) =>
  createElement('audio', {
    src,
    controls: true,
    preload: 'none',
    'aria-label': label,
    style: { inlineSize: '100%', maxInlineSize: '26rem' },
  });

export type Voice = { blob: Blob; address: string; isFull: boolean };

/** For a mark. */
const usualSeconds = 180;

type Problem = 'denied' | 'missing' | 'unable';
type Running = { stop(): void; drop(): void };

function capture(
  stream: MediaStream,
  {
    type,
    longestSeconds,
    tick,
    done,
  }: {
    type: string;
    longestSeconds: number;
    tick(seconds: number): void;
    done(blob: Blob, isFull: boolean): void;
  },
): Running {
  const pieces: Blob[] = [];
  const recorder = new MediaRecorder(stream, { mimeType: type, audioBitsPerSecond: bitsPerSecond });
  let [seconds, isWanted] = [0, true];
  const stop = () => {
    if (recorder.state === 'recording') recorder.stop();
  };
  const clock = setInterval(() => {
    seconds += 1;
    tick(seconds);
    if (seconds >= longestSeconds) stop();
  }, 1_000);
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
  recorder.addEventListener('stop', () => {
    clearInterval(clock);
    for (const track of stream.getTracks()) track.stop();
    const [plain = type] = type.split(';');
    if (isWanted) done(new Blob(pieces, { type: plain }), seconds >= longestSeconds);
  });
  recorder.start();
  return {
    stop,
    drop() {
      isWanted = false;
      stop();
    },
  };
}

const problemOf = (error: unknown): Problem =>
  error instanceof DOMException && error.name === 'NotFoundError' ? 'missing' : 'denied';

export function useRecorder(longestSeconds = usualSeconds) {
  const [state, setState] = useState<'idle' | 'asking' | 'recording'>('idle');
  const [seconds, setSeconds] = useState(0);
  const [voice, setVoice] = useState<Voice | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const running = useRef<Running | null>(null);
  const isHere = useRef(true);
  // Another submission is shown: recording stops.
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      running.current?.drop();
    };
  }, []);
  const address = voice?.address;
  useEffect(() => () => void (address !== undefined && URL.revokeObjectURL(address)), [address]);

  const start = async () => {
    const type =
      'MediaRecorder' in window
        ? recordingTypes.find((one) => MediaRecorder.isTypeSupported(one))
        : undefined;
    // Without a secure connection a browser has no microphone to offer.
    const devices = navigator.mediaDevices as MediaDevices | undefined;
    if (type === undefined || devices === undefined) return setProblem('unable');
    setProblem(null);
    setState('asking');
    try {
      const stream = await devices.getUserMedia({ audio: true });
      if (!isHere.current) return stream.getTracks().forEach((track) => track.stop());
      setSeconds(0);
      running.current = capture(stream, {
        type,
        longestSeconds,
        tick: setSeconds,
        done(blob, isFull) {
          running.current = null;
          setState('idle');
          setVoice({ blob, address: URL.createObjectURL(blob), isFull });
        },
      });
      setState('recording');
    } catch (error) {
      setProblem(problemOf(error));
      setState('idle');
    }
  };
  return {
    state,
    seconds,
    voice,
    problem,
    remove: () => setVoice(null),
    toggle() {
      if (state === 'recording') running.current?.stop();
      else if (state === 'idle' && voice === null) void start();
    },
  };
}

type Props = {
  recorder: ReturnType<typeof useRecorder>;
  hasKeys?: boolean;
  /** How much may be said where it is not a mark, and that this is reached. */
  words?: { most: string; full: string };
};

/** A voice message recorded in the browser, played back before it is sent with the mark or the answer. */
export function VoiceRecorder({ recorder, hasKeys = false, words }: Props) {
  const { marking } = useWords();
  const t = { ...marking.record, ...words };
  const { state, seconds, voice, problem, toggle, remove } = recorder;
  const isOn = state === 'recording';
  return (
    <Stack component="section" aria-label={t.title} sx={{ gap: 1, alignItems: 'start', width: '100%' }}>
      {voice === null ? (
        <>
          <Button
            variant={isOn ? 'contained' : 'outlined'}
            color={isOn ? 'error' : 'primary'}
            startIcon={isOn ? <Stop /> : <Mic />}
            disabled={state === 'asking'}
            aria-keyshortcuts={hasKeys ? 'V' : undefined}
            onClick={toggle}
          >
            {isOn ? t.stop : t.start}
          </Button>
          <Typography variant="body2" color="text.secondary" role={isOn ? 'timer' : undefined}>
            {isOn ? t.recording(inMinutes(seconds)) : t.most}
          </Typography>
        </>
      ) : (
        <>
          <Sound src={voice.address} label={t.yours} />
          {voice.isFull && <Typography variant="body2">{t.full}</Typography>}
          <Button onClick={remove}>{t.remove}</Button>
        </>
      )}
      {problem !== null && <Alert severity="warning">{t[problem]}</Alert>}
    </Stack>
  );
}

type SpokenProps = {
  question: string;
  voice: { id: string; bytes: number; seconds?: number | undefined };
  transcript: string;
};

/** What was said under a lesson, and a field for what that is in writing. */
export function Spoken({ question: id, voice, transcript }: SpokenProps) {
  const { feedback, common } = useWords();
  const t = feedback.questions;
  const notify = useNotify();
  const action = useAction();
  const [typed, setTyped] = useState(transcript);
  const [isOpen, setOpen] = useState(transcript !== '');
  const save = async () => {
    const answer = await action.run(() => call('teaching/transcribe-question', { id, transcript: typed }));
    if (answer === null) return;
    notify(answer.ok ? t.written : common.failures['not-found'], { type: answer.ok ? 'success' : 'warning' });
  };
  const time = inMinutes(voice.seconds ?? 0);
  return (
    <Stack sx={{ gap: 1 }}>
      <Sound src={`/learn/questions/${id}/${voice.id}`} label={t.voice(time)} />
      <Typography variant="body2" color="text.secondary">
        {t.size(time, Math.max(1, Math.round(voice.bytes / 1_000)))}
      </Typography>
      {isOpen ? (
        <TypedForm sx={{ gap: 1, alignItems: 'start' }} onSend={save}>
          <TypedField
            label={t.transcript}
            hint={t.transcriptHint}
            value={typed}
            onChange={setTyped}
            maxLength={mostSigns}
            rows={2}
            {...(transcript === '' && { inputRef: focusAtFirst })}
          />
          {action.problem !== null && <Alert severity="error">{action.problem}</Alert>}
          <Button type="submit" disabled={action.isBusy || typed === transcript}>
            {t.write}
          </Button>
        </TypedForm>
      ) : (
        <Button sx={{ alignSelf: 'start' }} onClick={() => setOpen(true)}>
          {t.transcript}
        </Button>
      )}
    </Stack>
  );
}
