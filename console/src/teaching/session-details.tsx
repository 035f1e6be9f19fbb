/** What a live session has beside its hour: the link to join, the lesson that it is, its recording and its notes. */
import { Alert, Button, MenuItem, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { TypedField } from '../layout/typed-field.tsx';
import { useSay } from '../words/words.ts';
import { useCohortCalls } from './cohort-form.tsx';
import type { Listed, Session } from './group-sessions.tsx';
import { inLocale } from './in-words.ts';
import { UploadMedia } from './upload-media.tsx';
import { useMedia } from './use-media.ts';

type Props = { session: Session; listed: Listed; onSaved: () => void };

/** Saved by itself as soon as it has arrived: an upload takes longer than a form stays open. */
function Recording({ session, onSaved }: Omit<Props, 'listed'>) {
  const { cohorts, uploads } = useSay();
  const say = cohorts.live;
  const { isBusy, problem, send } = useCohortCalls();
  const id = session.recordingId;
  const { seen } = useMedia(id === null ? [] : [id], [], onSaved);
  const film = id === null ? undefined : seen.get(id);
  const set = async (recordingId: string | null) => {
    if ((await send('teaching/set-live-session', { id: session.id, recordingId })) !== null) onSaved();
  };
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        {say.recording}
      </Typography>
      {id === null && <Typography color="text.secondary">{say.noRecording}</Typography>}
      {film && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{film.name}</bdi> · {uploads.states[film.state]}
        </Typography>
      )}
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      <UploadMedia
        kind="film"
        slot={`${session.id}/film`}
        label={id === null ? say.upload : say.replace}
        isMain={false}
        onArrived={(arrived) => void set(arrived)}
      />
      {id !== null && (
        <Button sx={{ alignSelf: 'start' }} disabled={isBusy} onClick={() => void set(null)}>
          {say.takeOut}
        </Button>
      )}
    </Stack>
  );
}

const byOrder = 'by-order';

export function SessionDetails({ session, listed, onSaved }: Props) {
  const { cohorts, locale } = useSay();
  const say = cohorts.live;
  const { isBusy, problem, faultOf, send } = useCohortCalls();
  const [link, setLink] = useState(session.joinUrl ?? '');
  const [lesson, setLesson] = useState(session.lessonId ?? byOrder);
  const [notes, setNotes] = useState(session.notes ?? '');
  const [isSaved, setSaved] = useState(false);
  const save = async () => {
    const done = await send('teaching/set-live-session', {
      id: session.id,
      joinUrl: link.trim() === '' ? null : link.trim(),
      lessonId: lesson === byOrder ? null : lesson,
      notes: notes.trim() === '' ? null : notes,
    });
    setSaved(done !== null);
    if (done !== null) onSaved();
  };
  return (
    <Stack sx={{ gap: 2.5 }}>
      <TypedField
        label={say.link}
        value={link}
        onChange={setLink}
        fault={faultOf('joinUrl')}
        ltr
        maxLength={500}
      />
      {listed.lessons.length > 0 && (
        <TypedField label={say.lessonIs} value={lesson} onChange={setLesson} select>
          <MenuItem value={byOrder}>{say.byOrder}</MenuItem>
          {listed.lessons.map(({ id, title }) => (
            <MenuItem key={id} value={id}>
              {inLocale(title, locale)}
            </MenuItem>
          ))}
        </TypedField>
      )}
      <TypedField label={say.notes} value={notes} onChange={setNotes} rows={4} maxLength={20_000} />
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      {isSaved && <Alert severity="success">{say.saved}</Alert>}
      <Button variant="contained" sx={{ alignSelf: 'start' }} disabled={isBusy} onClick={() => void save()}>
        {say.save}
      </Button>
      <Recording session={session} onSaved={onSaved} />
    </Stack>
  );
}
