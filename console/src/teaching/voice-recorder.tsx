import Mic from '@mui/icons-material/MicNone';
import Stop from '@mui/icons-material/Stop';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { createElement, useEffect, useRef, useState } from 'react';
import { bitsPerSecond, inMinutes, recordingTypes } from '../../../src/learning/classroom/recording.ts';
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

const longestSeconds = 180;

type Problem = 'denied' | 'missing' | 'unable';
type Running = { stop(): void; drop(): void };

function capture(
  stream: MediaStream,
  {
    type,
    tick,
    done,
  }: { type: string; tick(seconds: number): void; done(blob: Blob, isFull: boolean): void },
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

export function useRecorder() {
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

type Props = { recorder: ReturnType<typeof useRecorder>; hasKeys: boolean };

/** A voice message recorded in the browser: at most three minutes, played back before it is sent with the mark. */
export function VoiceRecorder({ recorder, hasKeys }: Props) {
  const { marking } = useWords();
  const t = marking.record;
  const { state, seconds, voice, problem, toggle, remove } = recorder;
  const isOn = state === 'recording';
  return (
    <Stack component="section" aria-label={t.title} sx={{ gap: 1, alignItems: 'start' }}>
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
