/** The film or sound of a lesson and its files: sizes and their progress, and replacing one. */
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import { Alert, Box, Button, Card, IconButton, LinearProgress, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { usePlace } from '../catalogue/draft.ts';
import { idOf, type Side, useEditing } from '../catalogue/editing.ts';
import { Part, WordChip } from '../layout/facts.tsx';
import { formatTags } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { UploadMedia } from './upload-media.tsx';
import { useCalls } from './use-calls.ts';
import { type Seen, useMedia } from './use-media.ts';
import type { Content, LessonWhole } from './use-lesson.ts';
import { sideBySide } from '../catalogue/field-parts.tsx';
import { FileButton, TypedField } from '../layout/typed-field.tsx';

type CaptionsEditorProps = { media: Seen; side: Side; onSaved(): void };

function CaptionsIn({ media, side, onSaved }: CaptionsEditorProps) {
  const { uploads, teaching } = useWords();
  const t = uploads.captions;
  const notify = useNotify();
  const calls = useCalls();
  const [source, setSource] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const isThere = media.renditions.some(({ rendition }) => rendition === `captions-${side}`);
  const name = teaching.sides[side];
  const send = async (text: string) => {
    setFault(null);
    const done = await calls.send(
      'media/captions',
      { id: media.id, locale: side, source: text },
      (refusal) => {
        if (!('line' in refusal)) return false;
        setFault(`${t.at(refusal.line)}${t.faults[refusal.reason] ?? ''}`);
        return true;
      },
    );
    if (done === null) return;
    notify(done.cues === 0 ? t.dropped : t.saved(done.cues), { type: 'success' });
    setSource('');
    onSaved();
  };
  return (
    <Stack sx={{ gap: 1 }}>
      <TypedField
        label={t.field(name)}
        value={source}
        onChange={setSource}
        rows={4}
        maxLength={500_000}
        hint={isThere ? t.there : t.hint}
        fault={fault ?? calls.problem ?? undefined}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <FileButton
          label={t.file}
          accept=".vtt,.srt,text/vtt"
          disabled={calls.isBusy}
          onFile={async (file) => setSource(await file.text())}
        />
        <Button
          variant="outlined"
          disabled={calls.isBusy || source.trim() === ''}
          onClick={() => void send(source)}
        >
          {t.save(name)}
        </Button>
        {isThere && (
          <Button disabled={calls.isBusy} onClick={() => void send('')}>
            {t.drop(name)}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

/** Captions of a film or sound, pasted in the languages that are shown. */
function CaptionsEditor({ media, onSaved }: Omit<CaptionsEditorProps, 'side'>) {
  const { uploads } = useWords();
  const { sides } = useEditing();
  const t = uploads.captions;
  return (
    <Box component="section" aria-labelledby="captions" sx={{ display: 'grid', gap: 1.5 }}>
      <Box>
        <Typography id="captions" component="h3" sx={{ fontWeight: 700 }}>
          {t.title}
        </Typography>
        <Typography color="text.secondary">{t.lead}</Typography>
      </Box>
      {media.state !== 'ready' && <Alert severity="info">{uploads.states[media.state]}</Alert>}
      <Box sx={sideBySide(sides.length)}>
        {sides.map((side) => (
          <CaptionsIn key={side} media={media} side={side} onSaved={onSaved} />
        ))}
      </Box>
    </Box>
  );
}

type Props = { whole: LessonWhole; ofLesson: readonly Seen[]; onSettled(): void };

function useWeight(): (bytes: number) => string {
  const { locale } = useWords();
  const unit = { style: 'unit', unitDisplay: 'short', maximumFractionDigits: 1 } as const;
  const inUnit = (name: string, value: number) =>
    new Intl.NumberFormat(formatTags[locale], { ...unit, unit: name }).format(value);
  return (bytes) => {
    // A caption of a few lines is less than one, and says so: bytes mean nothing to staff.
    return bytes < 1_000_000 ? inUnit('kilobyte', bytes / 1_000) : inUnit('megabyte', bytes / 1_000_000);
  };
}

const colours = {
  uploading: 'warning',
  waiting: 'warning',
  working: 'warning',
  ready: 'success',
  failed: 'error',
} as const;

function Sizes({ media }: { media: Seen }) {
  const { uploads, common } = useWords();
  const weight = useWeight();
  const heaviest = media.renditions
    .filter(({ rendition }) => rendition !== 'poster')
    .toSorted((one, other) => other.bytes - one.bytes);
  if (heaviest.length === 0) return null;
  return (
    <Box>
      <Typography variant="body2" color="text.secondary">
        {uploads.sizes}
      </Typography>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {heaviest.map(({ rendition, bytes }) => (
          <li key={rendition}>
            {uploads.renditions[rendition]}
            {common.colon}
            {weight(bytes)}
          </li>
        ))}
      </Box>
    </Box>
  );
}

function MediaView({ media, again }: { media: Seen; again(): void }) {
  const { uploads } = useWords();
  const calls = useCalls();
  const retry = async () => {
    if ((await calls.send('media/sizes', { id: media.id })) !== null) again();
  };
  const error = calls.problem ?? (media.error === null ? null : uploads.problems[media.error]);
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        <bdi>{media.name}</bdi>
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <WordChip variant="outlined" color={colours[media.state]} label={uploads.states[media.state]} />
        {media.seconds !== null && (
          <Typography variant="body2" color="text.secondary">
            {uploads.minutes(Math.max(1, Math.round(media.seconds / 60)))}
          </Typography>
        )}
      </Stack>
      {media.state === 'working' && (
        <LinearProgress
          variant="determinate"
          value={media.progress}
          aria-label={uploads.states.working}
          sx={{ height: 8, borderRadius: 4 }}
        />
      )}
      {error && (
        <Alert
          severity={media.state === 'failed' ? 'error' : 'warning'}
          action={
            <Button color="inherit" disabled={calls.isBusy} onClick={() => void retry()}>
              {uploads.tryAgain}
            </Button>
          }
        >
          {error}
        </Alert>
      )}
      <Sizes media={media} />
    </Stack>
  );
}

/** The film or sound of a lesson that is one. */
export function LessonFilm({ whole, ofLesson, onSettled, kind }: Props & { kind: 'film' | 'sound' }) {
  const { uploads } = useWords();
  const { draft } = useEditing();
  const id = usePlace(draft, 'media') as Content['media'];
  const { seen, makesSizes, again } = useMedia(id === null ? [] : [id], ofLesson, onSettled);
  const own = id === null ? undefined : seen.get(id);
  return (
    <Part id="media" title={uploads.titles[kind]}>
      <Card
        id={idOf('media')}
        tabIndex={-1}
        sx={{ p: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {!makesSizes && <Alert severity="warning">{uploads.problems['no-ffmpeg']}</Alert>}
        {id === null && <Typography color="text.secondary">{uploads.emptyHint[kind]}</Typography>}
        {own && <MediaView media={own} again={again} />}
        <UploadMedia
          kind={kind}
          slot={`${whole.id}/${kind}`}
          label={id === null ? uploads.choose[kind] : uploads.replace}
          isMain={id === null}
          onArrived={(arrived) => draft.set('media', arrived)}
        />
        {own && (
          <Button sx={{ justifySelf: 'start' }} onClick={() => draft.set('media', null)}>
            {uploads.takeOut(own.name)}
          </Button>
        )}
        {own && <CaptionsEditor key={own.id} media={own} onSaved={again} />}
      </Card>
    </Part>
  );
}

const mostFiles = 20;

type Playable = { file: File; kind: 'film' | 'sound'; upload: () => void };

const playableKind = ({ type }: File): Playable['kind'] | null =>
  type.startsWith('video/') ? 'film' : type.startsWith('audio/') ? 'sound' : null;

/** A film among the files of a text: learners could only download it, which is seldom meant. */
function AskWhetherPlayed({
  whole,
  playable: { file, kind, upload },
  onAnswer,
  onChanged,
}: {
  whole: LessonWhole;
  playable: Playable;
  onAnswer(): void;
  onChanged(): void;
}) {
  const { uploads } = useWords();
  const t = uploads.played;
  const calls = useCalls();
  const notify = useNotify();
  const mayBecome = whole.state === 'draft' && (whole.kind === 'text' || whole.kind === 'file');
  const change = async () => {
    if ((await calls.send('teaching/change-lesson', { lesson: whole.id, kind })) === null) return;
    notify(t.changed[kind], { type: 'success' });
    onAnswer();
    onChanged();
  };
  return (
    <Alert severity="warning">
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {t.text(file.name)} {!mayBecome && t.another[kind]}
      </Typography>
      {calls.problem !== null && <Typography color="error">{calls.problem}</Typography>}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
        {mayBecome && (
          <Button variant="contained" disabled={calls.isBusy} onClick={() => void change()}>
            {t.change[kind]}
          </Button>
        )}
        <Button
          onClick={() => {
            onAnswer();
            upload();
          }}
        >
          {t.keep}
        </Button>
      </Stack>
    </Alert>
  );
}

/** Files for learners to download. */
export function LessonFiles({ whole, ofLesson, onSettled }: Props) {
  const { uploads } = useWords();
  const { draft } = useEditing();
  const ids = usePlace(draft, 'files') as Content['files'];
  const { seen } = useMedia(ids, ofLesson, onSettled);
  const weight = useWeight();
  const [playable, setPlayable] = useState<Playable | null>(null);
  const plays = whole.kind === 'film' || whole.kind === 'sound';
  return (
    <Part id="files" title={uploads.titles.file}>
      <Card
        id={idOf('files')}
        tabIndex={-1}
        sx={{ p: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {ids.length === 0 && <Typography color="text.secondary">{uploads.emptyHint.file}</Typography>}
        {ids.length > 0 && (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
            {ids.map((id) => {
              const file = seen.get(id);
              const name = file?.name ?? '';
              const bytes = file?.renditions.find(({ rendition }) => rendition === 'original')?.bytes;
              return (
                <Stack key={id} component="li" direction="row" sx={{ alignItems: 'center', gap: 1 }}>
                  <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                    <bdi>{name}</bdi>
                    {bytes === undefined ? '' : ` · ${weight(bytes)}`}
                    {file !== undefined && file.state !== 'ready' && ` · ${uploads.states[file.state]}`}
                  </Typography>
                  <IconButton
                    aria-label={uploads.takeOut(name)}
                    onClick={() =>
                      draft.set(
                        'files',
                        ids.filter((one) => one !== id),
                      )
                    }
                  >
                    <DeleteOutline />
                  </IconButton>
                </Stack>
              );
            })}
          </Box>
        )}
        {playable !== null && (
          <AskWhetherPlayed
            whole={whole}
            playable={playable}
            onAnswer={() => setPlayable(null)}
            onChanged={onSettled}
          />
        )}
        {ids.length < mostFiles && (
          <UploadMedia
            kind="file"
            slot={`${whole.id}/file`}
            label={uploads.choose.file}
            isMain={whole.kind === 'file' && ids.length === 0}
            onChosen={(file, upload) => {
              const kind = plays ? null : playableKind(file);
              setPlayable(kind === null ? null : { file, kind, upload });
              return kind !== null;
            }}
            onArrived={(arrived) => draft.set('files', [...(draft.get('files') as string[]), arrived])}
          />
        )}
      </Card>
    </Part>
  );
}
