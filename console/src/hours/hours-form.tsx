/** The hours of one expert, written and saved whole. */
import { Alert, Box, Button } from '@mui/material';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNotify } from 'react-admin';
import type { HoursWhole } from '../../../src/features/consultations/hours.staff.ts';
import { ask, Refused, type WireFailure } from '../wire.ts';
import { useSay } from '../words/words.ts';
import { DayFields } from './day-fields.tsx';
import { Glance } from './glance.tsx';
import { RulesFields } from './rules-fields.tsx';
import { bodyOf, draftOf, isOutside, type Draft } from './week.ts';
import { WeeklyFields } from './weekly-fields.tsx';
import { OutsideThese } from './who-comes.tsx';

type Props = {
  read: HoursWhole;
  onSaved(): void;
  /** What was typed is let go, and what is set now is shown. */
  onAgain(): void;
};

function WhyNot({ failure, onAgain }: { failure: WireFailure; onAgain(): void }) {
  const { hours, office } = useSay();
  const { code, detail } = failure;
  if (code !== 'changed-meanwhile')
    return <Alert severity="error">{code === 'bad-fields' ? hours.wrong : office.failures[code]}</Alert>;
  const by = detail?.['by'];
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={onAgain}>
          {hours.showNow}
        </Button>
      }
    >
      {hours.meanwhile(typeof by === 'string' ? by : hours.somebody)}
    </Alert>
  );
}

export function HoursForm({ read, onSaved, onAgain }: Props) {
  const { hours, office } = useSay();
  const notify = useNotify();
  const [draft, setDraft] = useState<Draft>(() => draftOf(read));
  const [failure, setFailure] = useState<WireFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // What is marked may stand far above the button.
  useEffect(() => {
    if (failure?.fields) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);
  const outside = read.coming.filter((booked) => isOutside(booked, draft));

  const faultOf = (path: string): string | undefined => {
    const fault = failure?.fields?.[path];
    return fault === undefined
      ? undefined
      : (hours.problems[fault] ?? office.faults[fault] ?? office.failures['bad-fields']);
  };
  const change = (changed: Draft) => {
    // Faults are named by their line: with another number of lines they would stand at the wrong ones.
    if (changed.hours.length !== draft.hours.length || changed.days.length !== draft.days.length)
      setFailure(null);
    setDraft(changed);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      await ask('PUT', `/hours/${encodeURIComponent(read.expert)}`, bodyOf(draft, read.setAt));
      notify(hours.saved, { type: 'success' });
      onSaved();
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      setFailure(refused.failure);
    } finally {
      setBusy(false);
    }
  };
  const fields = { draft, faultOf, onChange: change };
  return (
    <Box
      component="form"
      ref={form}
      noValidate
      onSubmit={(event) => void save(event)}
      sx={{ display: 'grid', gap: 2 }}
    >
      <Glance draft={draft} />
      <OutsideThese booked={outside} />
      <WeeklyFields {...fields} />
      <DayFields {...fields} today={read.today} outside={outside} />
      <RulesFields {...fields} />
      <Box role="alert">{failure !== null && <WhyNot failure={failure} onAgain={onAgain} />}</Box>
      <Button type="submit" variant="contained" size="large" disabled={isBusy} sx={{ justifySelf: 'start' }}>
        {hours.save}
      </Button>
    </Box>
  );
}
