/** What became of a letter or a message, in its own words. */
import { Chip } from '@mui/material';
import type { LetterRow } from '../../../src/features/emails/mails.staff.ts';
import { useSay } from '../words/words.ts';

const tones = { failed: 'error', waiting: 'warning', sent: 'success', overtaken: 'default' } as const;

type State = LetterRow['state'];

/** `states`: what it is called; of letters unless told. */
export function StateChip({ state, states }: { state: State; states?: Record<State, string> }) {
  const { outbox } = useSay();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={tones[state]}
      label={(states ?? outbox.state)[state]}
      sx={{ fontWeight: 600 }}
    />
  );
}
