/** Until when a request is answered: its last whole day, and whether that is today or over. */
import { Chip, Typography } from '@mui/material';
import type { RequestRow } from '../../../api/staff/people-request-shapes.ts';
import { dayOf } from '../locale.ts';
import { useSay } from '../words/words.ts';

const dayMs = 86_400_000;

const leftUntil = (at: string): number => Date.parse(at) - Date.now();

export function Deadline({ request: { state, dueAt } }: { request: RequestRow }) {
  const { people, locale } = useSay();
  const say = people.requests;
  if (state !== 'open') return <Chip size="small" variant="outlined" label={say.states[state]} />;
  const left = leftUntil(dueAt);
  // It is over at that midnight: the last day is the one before it.
  const last = dayOf(new Date(Date.parse(dueAt) - 1).toISOString(), locale);
  return (
    <>
      {left <= 0 && <Chip size="small" color="error" label={say.late} />}
      {left > 0 && left <= dayMs && <Chip size="small" color="warning" label={say.dueToday} />}
      <Typography component="span" color={left <= 0 ? 'error' : 'text.primary'} sx={{ fontWeight: 600 }}>
        {say.due(last)}
      </Typography>
    </>
  );
}
