/** Attendance of a live session: one checkbox a learner, saved together. */
import { Alert, Box, Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useState, type KeyboardEvent } from 'react';
import type { DoneOf } from '../api.ts';
import { Read, useCalled } from '../layout/read.tsx';
import { useWords } from '../words/words.ts';
import { useCohortCalls } from './cohort-form.tsx';
import type { Session } from './group-sessions.tsx';

type Known = DoneOf<'teaching/live-attendance'>['learners'];

/** Arrow up and down move between names; space ticks. */
function stepByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  const next = boxes[boxes.findIndex((box) => box === document.activeElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function Ticks({ session, known, onSaved }: { session: Session; known: Known; onSaved: () => void }) {
  const { cohorts, common } = useWords();
  const t = cohorts.live;
  const { isBusy, problem, send } = useCohortCalls();
  const [ticked, setTicked] = useState(
    () => new Set(known.flatMap(({ enrolment, came }) => (came === true ? [enrolment] : []))),
  );
  const [isSaved, setSaved] = useState(false);
  const save = async () => {
    const marks = known.map(({ enrolment }) => ({ enrolment, came: ticked.has(enrolment) }));
    const done = await send('teaching/mark-live-attendance', { id: session.id, marks });
    setSaved(done !== null);
    if (done !== null) onSaved();
  };
  const tick = (changed: Set<string>) => {
    setSaved(false);
    setTicked(changed);
  };
  const sourceOf = (toldBy: string | null) =>
    toldBy === null ? t.saidNothing : toldBy === 'learner' ? t.saidThemself : t.saidByTeam;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography>{t.whoLead}</Typography>
      <Box
        component="ul"
        aria-label={t.whoOf(session.number)}
        onKeyDown={stepByArrows}
        sx={{ m: 0, p: 0, listStyle: 'none', columnGap: 3, columnWidth: '18rem' }}
      >
        {known.map(({ enrolment, name, toldBy }) => (
          <Box component="li" key={enrolment} sx={{ breakInside: 'avoid' }}>
            <FormControlLabel
              sx={{ minHeight: 44, alignItems: 'start' }}
              control={
                <Checkbox
                  checked={ticked.has(enrolment)}
                  onChange={({ target }) => {
                    const changed = new Set(ticked);
                    if (target.checked) changed.add(enrolment);
                    else changed.delete(enrolment);
                    tick(changed);
                  }}
                />
              }
              label={
                <Box sx={{ paddingBlock: 1, overflowWrap: 'anywhere' }}>
                  <bdi>{name}</bdi>
                  <Typography variant="body2" color="text.secondary">
                    {sourceOf(toldBy)}
                  </Typography>
                </Box>
              }
            />
          </Box>
        ))}
      </Box>
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      {isSaved && <Alert severity="success">{t.saved}</Alert>}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" disabled={isBusy} onClick={() => void save()}>
          {common.save}
        </Button>
        <Button
          disabled={isBusy || ticked.size === known.length}
          onClick={() => tick(new Set(known.map(({ enrolment }) => enrolment)))}
        >
          {t.all}
        </Button>
      </Stack>
    </Stack>
  );
}

export function SessionAttendance({ session, onSaved }: { session: Session; onSaved: () => void }) {
  const { cohorts } = useWords();
  const reading = useCalled('teaching/live-attendance', { id: session.id });
  return (
    <Read reading={reading} height={200}>
      {({ learners }) =>
        learners.length === 0 ? (
          <Typography color="text.secondary">{cohorts.nobody}</Typography>
        ) : (
          <Ticks
            session={session}
            known={learners}
            onSaved={() => {
              reading.again();
              onSaved();
            }}
          />
        )
      }
    </Read>
  );
}
