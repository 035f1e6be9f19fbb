/** What came of an action on several rows: how many it was done for, and which were left out and why. */
import { Box } from '@mui/material';
import { useNotify } from 'react-admin';
import { useWords } from '../words/words.ts';

export type LeftOut = { id: string; name: string; why: string };

const readMs = 60_000;

/** Says it once the action is over; a list of what was left out stays until it is closed, for a minute at most. */
export function useBulkOutcome(): (sentence: string, left: readonly LeftOut[]) => void {
  const { common } = useWords();
  const notify = useNotify();
  return (sentence, left) => {
    if (left.length === 0) return notify(sentence, { type: 'success' });
    const listed = (
      <>
        {sentence}
        <Box
          component="ul"
          sx={{ m: 0, mt: 0.5, paddingInlineStart: 2.5, maxHeight: '40vh', overflow: 'auto' }}
        >
          {left.map(({ id, name, why }) => (
            <li key={id}>
              <bdi>{name}</bdi>
              {common.colon}
              {why}
            </li>
          ))}
        </Box>
      </>
    );
    notify(listed, { type: 'warning', autoHideDuration: readMs });
  };
}
