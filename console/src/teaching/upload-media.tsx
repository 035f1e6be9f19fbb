import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { formatTags } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { mayBePlayed } from '../../../src/academy/media/media.ts';
import { call, type DoneOf, Refused, sendPart } from '../api.ts';

/** An unfinished upload of a lesson: choosing the same file again resumes it. */
type KeptUpload = { id: string; name: string; bytes: number; changedAt: number };

const keyOf = (slot: string): string => `derb-office-upload:${slot}`;

function keepUpload(slot: string, upload: KeptUpload | null): void {
  try {
    if (upload === null) localStorage.removeItem(keyOf(slot));
    else localStorage.setItem(keyOf(slot), JSON.stringify(upload));
  } catch {
    // Storage forbidden or full: it resumes only while the page is open.
  }
}

function keptUpload(slot: string): KeptUpload | null {
  try {
    const kept = localStorage.getItem(keyOf(slot));
    return kept === null ? null : (JSON.parse(kept) as KeptUpload);
  } catch {
    return null;
  }
}

const isSameFile = (kept: KeptUpload, { name, size, lastModified }: File): boolean =>
  kept.name === name && kept.bytes === size && kept.changedAt === lastModified;

type UploadKind = 'film' | 'sound' | 'file';

type Uploading = {
  name: string;
  /** From 0 to 1. */
  share: number;
  state: 'sending' | 'paused' | 'cut';
};

type Begun = Pick<DoneOf<'media/parts'>, 'id' | 'partBytes' | 'parts' | 'there'>;

/** Why it cannot resume: a reason of the server or of `uploads.problems`. */
class Stopped extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

const toBase64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

const digestOf = async (part: Blob): Promise<string> =>
  toBase64(await crypto.subtle.digest('SHA-256', await part.arrayBuffer()));

/** A film takes an hour on a slow connection: what is none is refused before it is sent. */
async function refuseOther(kind: UploadKind, file: File): Promise<void> {
  if (kind === 'file') return;
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  if (!mayBePlayed(head, kind)) throw new Stopped(kind === 'film' ? 'not-a-film' : 'not-a-sound');
}

/** Resumes what was begun of the same file, else begins. */
async function begin(slot: string, kind: UploadKind, file: File): Promise<Begun> {
  const kept = keptUpload(slot);
  if (kept !== null && isSameFile(kept, file)) {
    const found = await call('media/parts', { id: kept.id });
    if (found.ok) return found;
  }
  const begun = await call('media/begin', { name: file.name, bytes: file.size, kind });
  if (!begun.ok) throw new Stopped(begun.reason);
  keepUpload(slot, { id: begun.id, name: file.name, bytes: file.size, changedAt: file.lastModified });
  return { ...begun, there: [] };
}

const tries = 3;

/** A part that did not arrive is sent again before an error is shown. */
async function sendOne(which: { id: string; part: string }, part: Blob, signal: AbortSignal): Promise<void> {
  const digest = await digestOf(part);
  for (let left = tries; ; left -= 1) {
    try {
      await sendPart(which, part, { digest, signal });
      return;
    } catch (failure) {
      if (left <= 1 || signal.aborted || (failure instanceof Refused && failure.status === 401))
        throw failure;
    }
  }
}

type Way = {
  slot: string;
  kind: UploadKind;
  file: File;
  signal: AbortSignal;
  onProgress(share: number): void;
};

/** The id of the finished upload. */
async function upload({ slot, kind, file, signal, onProgress }: Way): Promise<string> {
  await refuseOther(kind, file);
  const { id, partBytes, parts, there } = await begin(slot, kind, file);
  const arrived = new Set(there);
  const send = async (missing: readonly number[]) => {
    for (const part of missing) {
      onProgress(arrived.size / parts);
      if (signal.aborted) throw new Refused(0, { code: 'no-answer' });
      const bytes = file.slice(part * partBytes, (part + 1) * partBytes);
      await sendOne({ id, part: String(part) }, bytes, signal);
      arrived.add(part);
    }
    onProgress(arrived.size / parts);
  };
  await send(Array.from({ length: parts }, (_, part) => part).filter((part) => !arrived.has(part)));
  let done = await call('media/finish', { id });
  if (!done.ok && done.reason === 'parts-missing') {
    for (const part of done.missing) arrived.delete(part);
    await send(done.missing);
    done = await call('media/finish', { id });
  }
  if (!done.ok) throw new Stopped(done.reason);
  keepUpload(slot, null);
  return id;
}

type Upload = {
  uploading: Uploading | null;
  /** Why the last one failed for good: a reason of `uploads.problems` or of the staff API. */
  problem: string | null;
  /** The name of an unfinished upload. */
  begun: string | null;
  start(file: File): void;
  pause(): void;
  goOn(): void;
  stop(): void;
};

/**
 * An upload in parts: paused, cut and resumed, without sending a part twice that arrived. `slot`: the key under which an
 * unfinished upload is remembered. `onArrived` gets the id.
 */
function useUpload(
  { slot, kind }: { slot: string; kind: UploadKind },
  onArrived: (id: string, name: string) => void,
): Upload {
  const [uploading, setUploading] = useState<Uploading | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [begun, setBegun] = useState(() => keptUpload(slot)?.name ?? null);
  const file = useRef<File | null>(null);
  const breaker = useRef<AbortController | null>(null);
  // Whoever leaves the page resumes later.
  useEffect(() => () => breaker.current?.abort(), []);

  const run = async (chosen: File) => {
    const controller = new AbortController();
    breaker.current = controller;
    file.current = chosen;
    const { name } = chosen;
    const { signal } = controller;
    setProblem(null);
    setBegun(null);
    setUploading((before) => ({ name, share: before?.share ?? 0, state: 'sending' }));
    try {
      const onProgress = (share: number) =>
        setUploading((before) => (before === null ? null : { ...before, name, share }));
      const id = await upload({ slot, kind, file: chosen, signal, onProgress });
      setUploading(null);
      onArrived(id, name);
    } catch (failure) {
      if (failure instanceof Stopped) {
        setUploading(null);
        setProblem(failure.reason);
        return;
      }
      if (!(failure instanceof Refused)) throw failure;
      if (signal.aborted) return;
      const isCut = failure.failure.code === 'no-answer' || failure.failure.fields !== undefined;
      if (!isCut) setProblem(failure.failure.code);
      setUploading((before) => before && { ...before, state: 'cut' });
    }
  };
  const pause = () => {
    breaker.current?.abort();
    setUploading((before) => before && { ...before, state: 'paused' });
  };
  return {
    uploading,
    problem,
    begun,
    start: (chosen) => void run(chosen),
    pause,
    goOn: () => {
      if (file.current) void run(file.current);
    },
    stop: () => {
      breaker.current?.abort();
      keepUpload(slot, null);
      setUploading(null);
      setProblem(null);
      setBegun(null);
    },
  };
}

const taken: Record<UploadKind, string> = {
  film: 'video/*,.mkv',
  sound: 'audio/*',
  file: '.pdf,.zip,.docx,.xlsx,.pptx,.odt,.ods,.odp,.epub,.txt,.csv,.mp3,.m4a,.mp4,.png,.jpg,.jpeg,.webp',
};

type Props = {
  kind: UploadKind;
  /** Where it is kept that an upload was begun: of one lesson. */
  slot: string;
  label: string;
  isMain: boolean;
  onArrived(id: string): void;
  /** Sees a chosen file first; true: it asks, and calls `upload` itself if need be. */
  onChosen?: (file: File, upload: () => void) => boolean;
};

/** Choosing a file and uploading it: progress, pausing, and resuming after a cut. */
export function UploadMedia({ kind, slot, label, isMain, onArrived, onChosen }: Props) {
  const { uploads, common, locale } = useWords();
  const notify = useNotify();
  const chooser = useRef<HTMLInputElement>(null);
  const name = useId();
  const { uploading, problem, begun, start, pause, goOn, stop } = useUpload({ slot, kind }, (id, file) => {
    notify(uploads.arrived(file), { type: 'success' });
    onArrived(id);
  });
  const percent = new Intl.NumberFormat(formatTags[locale], { style: 'percent' });
  const failures: Record<string, string> = common.failures;
  const why =
    problem === null ? null : (uploads.problems[problem] ?? failures[problem] ?? failures['unexpected']);
  return (
    <Stack sx={{ gap: 1, alignItems: 'stretch' }}>
      {why !== null && (
        <Alert severity="error" role="alert">
          {why}
        </Alert>
      )}
      {uploading === null ? (
        <>
          {begun !== null && (
            <Alert severity="info" action={<Button onClick={stop}>{uploads.stop}</Button>}>
              {uploads.begun(begun)}
            </Alert>
          )}
          <Button
            variant={isMain ? 'contained' : 'outlined'}
            sx={{ alignSelf: 'start' }}
            onClick={() => chooser.current?.click()}
          >
            {label}
          </Button>
          <Box
            component="input"
            type="file"
            hidden
            ref={chooser}
            aria-label={label}
            accept={taken[kind]}
            onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => {
              const [file] = target.files ?? [];
              if (file && onChosen?.(file, () => start(file)) !== true) start(file);
              target.value = '';
            }}
          />
        </>
      ) : (
        <>
          <Typography id={name} sx={{ overflowWrap: 'anywhere' }}>
            {uploading.state === 'paused' ? uploads.paused(uploading.name) : uploads.sending(uploading.name)}
            {' · '}
            {percent.format(uploading.share)}
          </Typography>
          <LinearProgress
            variant="determinate"
            value={uploading.share * 100}
            aria-labelledby={name}
            sx={{ height: 8, borderRadius: 4 }}
          />
          {uploading.state === 'cut' && <Alert severity="warning">{uploads.cut}</Alert>}
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {uploading.state === 'sending' ? (
              <Button variant="outlined" onClick={pause}>
                {uploads.pause}
              </Button>
            ) : (
              <Button variant="contained" onClick={goOn}>
                {uploads.goOn}
              </Button>
            )}
            <Button onClick={stop}>{uploads.stop}</Button>
          </Stack>
        </>
      )}
    </Stack>
  );
}
