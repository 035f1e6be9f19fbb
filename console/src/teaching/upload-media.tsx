/** Choosing a file and sending it: how far it is, pausing, and going on after a cut. */
import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useId, useRef } from 'react';
import { useNotify } from 'react-admin';
import { formatTags } from '../locale.ts';
import { useSay } from '../words/words.ts';
import { useUpload, type UploadKind } from './use-upload.ts';

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
};

export function UploadMedia({ kind, slot, label, isMain, onArrived }: Props) {
  const { uploads, office, locale } = useSay();
  const notify = useNotify();
  const chooser = useRef<HTMLInputElement>(null);
  const name = useId();
  const { uploading, problem, begun, start, pause, goOn, stop } = useUpload({ slot, kind }, (id, file) => {
    notify(uploads.arrived(file), { type: 'success' });
    onArrived(id);
  });
  const percent = new Intl.NumberFormat(formatTags[locale], { style: 'percent' });
  const failures: Record<string, string> = office.failures;
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
              if (file) start(file);
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
