/** Opens a course to those who wait, or writes to those whose course is open: asked once, with how many letters go out. */
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { WaitlistRow } from '../../../src/features/waitlists/waitlists.staff.ts';
import { dayInMorocco } from '../morocco.ts';
import { ask, Refused } from '../wire.ts';
import { useSay } from '../words/words.ts';
import { OpeningLetter } from './opening-letter.tsx';

/** How long those who waited are first, unless another day is chosen. */
const daysAhead = 3;

/** The day in Morocco so many days from now. */
const suggested = (): string => dayInMorocco(new Date(Date.now() + daysAhead * 86_400_000));

type Told = { severity: 'success' | 'warning' | 'error'; text: string };
type Props = { row: WaitlistRow; onTold: (told: Told) => void };

function useOpening({ row, onTold }: Props) {
  const { waitlists, office } = useSay();
  const writes = row.standing === 'open';
  const [until, setUntil] = useState(suggested);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const go = async () => {
    setBusy(true);
    setFault(null);
    try {
      await ask('POST', `/waitlists/${encodeURIComponent(row.slug)}/opening`, {
        until: writes ? null : until,
      });
      onTold({ severity: 'success', text: writes ? waitlists.writing : waitlists.opened });
    } catch (failure) {
      if (!(failure instanceof Refused)) throw failure;
      const { code, fields, detail } = failure.failure;
      const by = detail?.['by'];
      if (fields?.['until']) setFault(office.faults[fields['until']] ?? office.failures['bad-fields']);
      else if (typeof by === 'string') onTold({ severity: 'warning', text: waitlists.first(by) });
      else onTold({ severity: 'error', text: office.failures[code] });
    } finally {
      setBusy(false);
    }
  };
  return { writes, until, setUntil, isBusy, fault, go };
}

function Ask({ row, onTold, onClose }: Props & { onClose: () => void }) {
  const { waitlists, office, locale } = useSay();
  const { writes, until, setUntil, isBusy, fault, go } = useOpening({ row, onTold });
  const name = row.name[locale === 'ar' ? 'ar' : 'en'];
  const { untold } = row.counts;
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby="open-course" fullWidth maxWidth="sm">
      <DialogTitle id="open-course">
        {writes ? waitlists.writeTitle(name) : waitlists.openTitle(name)}
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Alert severity="warning">{untold === 0 ? waitlists.noLetters : waitlists.letters(untold)}</Alert>
          {!writes && (
            <TextField
              type="date"
              label={waitlists.until}
              value={until}
              onChange={(event) => setUntil(event.target.value)}
              error={fault !== null}
              helperText={fault ?? waitlists.untilHint}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          )}
          {untold > 0 && <OpeningLetter slug={row.slug} until={writes ? null : until} />}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, p: 2 }}>
        <Button onClick={onClose} disabled={isBusy}>
          {office.cancel}
        </Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void go()}>
          {writes ? waitlists.submitWrite : waitlists.submitOpen}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Nothing where nothing can be done. */
export function OpenCourse({ row, onTold }: Props) {
  const { waitlists, office } = useSay();
  const [isAsking, setAsking] = useState(false);
  if (row.standing === 'ahead' || (row.standing === 'open' && row.counts.untold === 0)) return null;
  if (!row.hasPrice) return <Typography color="text.secondary">{waitlists.noPrice}</Typography>;
  if (row.needsGroup)
    return (
      <Stack sx={{ gap: 1, justifyItems: 'start' }}>
        <Typography color="text.secondary">{office.failures['no-open-group']}</Typography>
        <Button component={Link} to="/groups" variant="outlined" sx={{ alignSelf: 'start' }}>
          {waitlists.toGroups}
        </Button>
      </Stack>
    );
  const tell = (told: Told) => {
    setAsking(false);
    onTold(told);
  };
  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)} sx={{ justifySelf: 'start' }}>
        {row.standing === 'open' ? waitlists.write : waitlists.open}
      </Button>
      {isAsking && <Ask row={row} onTold={tell} onClose={() => setAsking(false)} />}
    </>
  );
}
