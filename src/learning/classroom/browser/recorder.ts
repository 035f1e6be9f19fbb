/** Records a voice into the field of a file: start, stop, listen, delete; screen readers are notified of every change but not of the seconds. */
import { bitsPerSecond, inMinutes, recordingTypes } from '../recording.ts';

/** Where the page says nothing else. */
const usualSeconds = 600;

type Listener = {
  longestSeconds: number;
  tick(seconds: number): void;
  done(file: File, seconds: number): void;
};

/** Records until it is stopped, or until its time is over; returns a function to stop. */
function capture(stream: MediaStream, type: string, { longestSeconds, tick, done }: Listener): () => void {
  const pieces: Blob[] = [];
  const recorder = new MediaRecorder(stream, { mimeType: type, audioBitsPerSecond: bitsPerSecond });
  let seconds = 0;
  const clock = setInterval(() => {
    seconds += 1;
    tick(seconds);
    if (seconds >= longestSeconds) recorder.stop();
  }, 1_000);
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
  recorder.addEventListener('stop', () => {
    clearInterval(clock);
    for (const track of stream.getTracks()) track.stop();
    const [plain = type] = type.split(';');
    done(new File(pieces, plain === 'audio/mp4' ? 'voice.m4a' : 'voice.webm', { type: plain }), seconds);
  });
  recorder.start();
  return () => recorder.state === 'recording' && recorder.stop();
}

/** Puts a recording, or nothing, into the field and the player. */
function put(file: File | null, input: HTMLInputElement, player: HTMLAudioElement): void {
  const files = new DataTransfer();
  if (file) files.items.add(file);
  input.files = files.files;
  // What was wrong with another one is over.
  input.dispatchEvent(new Event('input', { bubbles: true }));
  URL.revokeObjectURL(player.src);
  if (file) player.src = URL.createObjectURL(file);
  else player.removeAttribute('src');
}

function startRecorder(box: HTMLElement, input: HTMLInputElement): void {
  const type = recordingTypes.find((one) => MediaRecorder.isTypeSupported(one));
  const button = (name: string) => box.querySelector<HTMLButtonElement>(`[data-record=${name}]`);
  const [begin, end, remove] = [button('start'), button('stop'), button('remove')];
  const longestSeconds = Number(box.dataset['mostSeconds']) || usualSeconds;
  const status = box.querySelector('[data-record-said]');
  const time = box.querySelector<HTMLElement>('[data-record-time]');
  const player = box.querySelector('audio');
  if (!type || !begin || !end || !remove || !status || !time || !player) return;
  let stop = () => undefined as unknown;
  const show = (state: 'empty' | 'recording' | 'ready', word: string, seconds = 0) => {
    begin.hidden = state !== 'empty';
    end.hidden = time.hidden = state !== 'recording';
    remove.hidden = player.hidden = state !== 'ready';
    status.textContent = (box.dataset[word] ?? '').replace('{time}', inMinutes(seconds));
    if (box.contains(document.activeElement) || document.activeElement === document.body)
      (state === 'recording' ? end : state === 'ready' ? remove : begin).focus();
  };
  const tick = (seconds: number) => {
    time.textContent = inMinutes(seconds);
  };
  const done = (file: File, seconds: number) => {
    put(file, input, player);
    show('ready', seconds >= longestSeconds ? 'wordFull' : 'wordReady', seconds);
  };
  const record = (stream: MediaStream) => {
    tick(0);
    stop = capture(stream, type, { longestSeconds, tick, done });
    show('recording', 'wordRecording');
  };
  // While the browser asks for permission, a second press must not begin a second recording.
  let isAsking = false;
  begin.addEventListener('click', () => {
    if (isAsking) return;
    isAsking = true;
    navigator.mediaDevices
      .getUserMedia({ audio: true })
      .then(record, (error: unknown) => {
        const isMissing = error instanceof DOMException && error.name === 'NotFoundError';
        show('empty', isMissing ? 'wordMissing' : 'wordDenied');
      })
      .finally(() => (isAsking = false));
  });
  end.addEventListener('click', () => stop());
  remove.addEventListener('click', () => {
    put(null, input, player);
    show('empty', 'wordRemoved');
  });
  box.hidden = false;
}

/** @public fetched by assignment.ts, question.ts and classroom.ts */
export function start(section: HTMLElement): void {
  const box = section.querySelector<HTMLElement>('[data-recorder]');
  const input = section.querySelector<HTMLInputElement>('input[name=voice]');
  if (box && input && 'MediaRecorder' in window && navigator.mediaDevices) startRecorder(box, input);
}
