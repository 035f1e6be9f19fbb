/** What stands in place of an answer that is not there: that it comes, or why it did not, and another try. */
import { Alert, Box, Button, CircularProgress } from '@mui/material';
import { useSay } from '../words/words.ts';
import type { Reading } from '../layout/read.tsx';

export function Waiting({ asked }: { asked: Reading<unknown> }) {
  const { office, catalogue } = useSay();
  if (asked.problem === null)
    return (
      <Box sx={{ p: 4, textAlign: 'center' }}>
        <CircularProgress aria-label={catalogue.loading} />
      </Box>
    );
  return (
    <Alert severity="error" action={<Button onClick={asked.again}>{office.tryAgain}</Button>}>
      {office.failures[asked.problem]}
    </Alert>
  );
}
