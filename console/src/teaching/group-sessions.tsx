import { Alert, Button, Card, MenuItem, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { readMoment, typedMoment } from '../morocco.ts';
import type { DoneOf } from '../api.ts';
import { ActionButton } from '../layout/action-dialog.tsx';
import { PlainList } from '../layout/page-frame.tsx';
import { Part, WordChip } from '../layout/facts.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { inLocale, momentOf } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { DateField, useCohortCalls } from './cohort-form.tsx';
import { SessionAttendance } from './session-attendance.tsx';
import { UploadMedia } from './upload-media.tsx';
import { callDone } from './use-calls.ts';
import { useMedia } from './use-media.ts';

type SessionDetailsProps = { session: Session; listed: Listed; onSaved: () => void };

/** Saved as soon as it is uploaded: an upload takes longer than a form stays open. */
function Recording({ session, onSaved }: Omit<SessionDetailsProps, 'listed'>) {
  const { cohorts, uploads } = useWords();
  const t = cohorts.live;
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
        {t.recording}
      </Typography>
      {id === null && <Typography color="text.secondary">{t.noRecording}</Typography>}
      {film && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{film.name}</bdi> · {uploads.states[film.state]}
        </Typography>
      )}
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      <UploadMedia
        kind="film"
        slot={`${session.id}/film`}
        label={id === null ? t.upload : t.replace}
        isMain={false}
        onArrived={(arrived) => void set(arrived)}
      />
      {id !== null && (
        <Button sx={{ alignSelf: 'start' }} disabled={isBusy} onClick={() => void set(null)}>
          {t.takeOut}
        </Button>
      )}
    </Stack>
  );
}

const byOrder = 'by-order';

/** The link to join, the lesson, recording and notes of a live session. */
function SessionDetails({ session, listed, onSaved }: SessionDetailsProps) {
  const { cohorts, common, locale } = useWords();
  const t = cohorts.live;
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
        label={t.link}
        value={link}
        onChange={setLink}
        fault={faultOf('joinUrl')}
        ltr
        maxLength={500}
      />
      {listed.lessons.length > 0 && (
        <TypedField label={t.lessonIs} value={lesson} onChange={setLesson} select>
          <MenuItem value={byOrder}>{t.byOrder}</MenuItem>
          {listed.lessons.map(({ id, title }) => (
            <MenuItem key={id} value={id}>
              {inLocale(title, locale)}
            </MenuItem>
          ))}
        </TypedField>
      )}
      <TypedField label={t.notes} value={notes} onChange={setNotes} rows={4} maxLength={20_000} />
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      {isSaved && <Alert severity="success">{t.saved}</Alert>}
      <Button variant="contained" sx={{ alignSelf: 'start' }} disabled={isBusy} onClick={() => void save()}>
        {common.save}
      </Button>
      <Recording session={session} onSaved={onSaved} />
    </Stack>
  );
}

export type Listed = DoneOf<'teaching/live-sessions'>;
export type Session = Listed['sessions'][number];
type Props = { session: Session; learners: number; onDone: () => void };

/** A new time; it also revives a cancelled session. */
function MoveSession({ session, learners, onDone }: Props) {
  const { cohorts, common } = useWords();
  const t = cohorts.live;
  const { isBusy, problem, faultOf, send } = useCohortCalls();
  const [at, setAt] = useState(() => typedMoment(new Date(session.startsAt)));
  const [minutes, setMinutes] = useState(String(session.minutes));
  const [isUnread, setUnread] = useState(false);
  const move = async () => {
    const moment = readMoment(at);
    setUnread(moment === null);
    if (moment === null) return;
    const moved = { id: session.id, startsAt: moment.toISOString(), minutes: Number(minutes) };
    if ((await send('teaching/move-live-session', moved)) !== null) onDone();
  };
  const counted = cohorts.group.counted(learners);
  return (
    <Stack
      component="form"
      noValidate
      aria-label={t.moveTitle(session.number)}
      sx={{ gap: 2, maxWidth: '26rem' }}
      onSubmit={(event) => {
        event.preventDefault();
        void move();
      }}
    >
      <Typography>{t.moveLead(counted)}</Typography>
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      <DateField
        withTime
        label={t.moveTo}
        value={at}
        onChange={setAt}
        fault={isUnread ? t.noMoment : undefined}
      />
      <TypedField
        label={t.minutes}
        value={minutes}
        onChange={setMinutes}
        fault={faultOf('minutes')}
        ltr
        inputMode="numeric"
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" disabled={isBusy}>
          {t.moveGo}
        </Button>
        <Button disabled={isBusy} onClick={onDone}>
          {common.cancel}
        </Button>
      </Stack>
    </Stack>
  );
}

function CancelSession({ session: { id }, learners, onDone }: Props) {
  const { cohorts } = useWords();
  const t = cohorts.live;
  return (
    <ActionButton
      label={t.cancel}
      sure={t.cancelSure(cohorts.group.counted(learners))}
      go={t.cancelGo}
      faults={cohorts.refused}
      run={() => callDone('teaching/cancel-live-session', { id })}
      onDone={onDone}
      onStale={onDone}
    />
  );
}

const states = { cancelled: 'default', coming: 'info', held: 'success' } as const;

const stateOf = ({ cancelledAt, hasBegun }: Session): keyof typeof states =>
  cancelledAt !== null ? 'cancelled' : hasBegun ? 'held' : 'coming';

type CardProps = Props & { listed: Listed; onMarked: () => void };

function SessionCard({ session, listed, learners, onDone, onMarked }: CardProps) {
  const { cohorts, locale } = useWords();
  const t = cohorts.live;
  const [shown, setShown] = useState<'who' | 'details' | 'move' | null>(null);
  const { hasBegun } = session;
  const state = stateOf(session);
  const lesson = listed.lessons.find(({ id }) => id === session.isLesson);
  const heading = `session-${session.number}`;
  const opener = (name: NonNullable<typeof shown>, label: string) => (
    <Button
      variant="outlined"
      aria-expanded={shown === name}
      onClick={() => setShown(shown === name ? null : name)}
    >
      {shown === name ? t.hide : label}
    </Button>
  );
  const done = () => {
    setShown(null);
    onDone();
  };
  return (
    <Card component="li" aria-labelledby={heading} sx={{ p: 2.5 }}>
      <Stack sx={{ gap: 1.5 }}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography id={heading} component="h3" variant="h6">
            {t.title(session.number)}
          </Typography>
          <WordChip label={t.states[state]} color={states[state]} variant="outlined" />
          {session.movedAt !== null && state === 'coming' && <WordChip label={t.moved} variant="outlined" />}
          {state === 'held' && <WordChip label={t.came(session.came)} variant="outlined" />}
        </Stack>
        <Typography>{t.at(momentOf(session.startsAt, locale), session.minutes)}</Typography>
        {lesson !== undefined && (
          <Typography color="text.secondary">{t.lesson(inLocale(lesson.title, locale))}</Typography>
        )}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {state === 'held' && learners > 0 && opener('who', t.who)}
          {state !== 'cancelled' && opener('details', t.details)}
          {!hasBegun && opener('move', t.move)}
          {state === 'coming' && <CancelSession session={session} learners={learners} onDone={done} />}
        </Stack>
        {shown === 'who' && (
          <SessionAttendance
            session={session}
            onSaved={() => {
              onDone();
              onMarked();
            }}
          />
        )}
        {shown === 'details' && <SessionDetails session={session} listed={listed} onSaved={onDone} />}
        {shown === 'move' && <MoveSession session={session} learners={learners} onDone={done} />}
      </Stack>
    </Card>
  );
}

type GroupProps = {
  cohort: NonNullable<DoneOf<'teaching/roster'>['cohort']>;
  /** How many are notified of a change. */
  learners: number;
  /** Attendance was saved: the list of learners must reload. */
  onMarked: () => void;
};

/** How many coming sessions are shown at first. */
const nextFew = 3;

/** The live sessions of a group: attendance, link, recording and notes; moving or cancelling one. */
export function GroupSessions({ cohort, learners, onMarked }: GroupProps) {
  const { cohorts } = useWords();
  const t = cohorts.live;
  const reading = useCalled('teaching/live-sessions', { cohort: cohort.id });
  const [showsAll, setShowsAll] = useState(false);
  return (
    <Read reading={reading} height={480}>
      {(listed) => {
        if (listed.sessions.length === 0)
          return (
            <Alert severity="info">
              {cohort.weekdays.length === 0 ? t.noDay : listed.isTooOld ? t.tooOld : t.none}
            </Alert>
          );
        const inOrder = listed.sessions.toSorted(
          (one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt),
        );
        const coming = inOrder.filter(({ hasBegun }) => !hasBegun);
        const held = inOrder.filter(({ hasBegun }) => hasBegun).toReversed();
        const part = (id: string, title: string, sessions: readonly Session[]) =>
          sessions.length > 0 && (
            <Part id={id} title={title}>
              <PlainList label={title}>
                {sessions.map((session) => (
                  <SessionCard
                    key={session.id}
                    session={session}
                    listed={listed}
                    learners={learners}
                    onDone={reading.again}
                    onMarked={onMarked}
                  />
                ))}
              </PlainList>
            </Part>
          );
        return (
          <>
            {part('coming', t.coming(coming.length), showsAll ? coming : coming.slice(0, nextFew))}
            {!showsAll && coming.length > nextFew && (
              <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => setShowsAll(true)}>
                {cohorts.group.showAll(coming.length)}
              </Button>
            )}
            {part('held', t.held(held.length), held)}
          </>
        );
      }}
    </Read>
  );
}
