/** The deadline of a request: its last full day, and whether that is today or over. */
import { Box, Typography } from '@mui/material';
import { Ltr, WordChip } from '../layout/facts.tsx';
import { dayOf } from '../locale.ts';
import { lastDayOf } from '../morocco.ts';
import { useWords } from '../words/words.ts';
import type { DoneOf } from '../api.ts';

type RequestRow = DoneOf<'GET data-requests'>['rows'][number];

/** Whom a request is about: name and e-mail address. */
export function Whom({ request: { email, name } }: { request: Pick<RequestRow, 'email' | 'name'> }) {
  const { people } = useWords();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, overflowWrap: 'anywhere', minWidth: 0 }}>
      {name !== '' && (
        <span>
          <bdi>{name}</bdi>
        </span>
      )}
      <span>{email === null ? people.requests.erasedWho : <Ltr>{email}</Ltr>}</span>
    </Box>
  );
}

const dayMs = 86_400_000;

type Props = { request: Pick<RequestRow, 'state' | 'dueAt'> };

const leftUntil = (at: string): number => Date.parse(at) - Date.now();

/** The outcome; of an open request, whether it is urgent. */
export function RequestChip({ request: { state, dueAt } }: Props) {
  const t = useWords().people.requests;
  if (state !== 'open') return <WordChip variant="outlined" label={t.states[state]} />;
  const left = leftUntil(dueAt);
  if (left <= 0) return <WordChip color="error" label={t.late} />;
  return left <= dayMs ? <WordChip color="warning" label={t.dueToday} /> : null;
}

export function Deadline({ request: { state, dueAt } }: Props) {
  const { people, locale } = useWords();
  if (state !== 'open') return null;
  return (
    <Typography color={leftUntil(dueAt) <= 0 ? 'error' : 'text.primary'} sx={{ fontWeight: 600 }}>
      {people.requests.due(dayOf(lastDayOf(dueAt), locale))}
    </Typography>
  );
}
