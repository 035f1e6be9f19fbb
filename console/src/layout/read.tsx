/** What stands once it is read: grey until then, and a way to try again when that failed. */
import { Alert, Box, Button, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { useSay } from '../words/words.ts';
import type { Reading } from './use-reading.ts';

export function Read<T>({
  reading,
  height,
  children,
}: {
  reading: Reading<T>;
  /** Of what will stand here, so that nothing jumps. */
  height: number;
  children: (data: T) => ReactNode;
}) {
  const { office } = useSay();
  const { data, problem, isReading, again } = reading;
  if (problem !== null)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={again}>
            {office.tryAgain}
          </Button>
        }
      >
        {office.notRead} {office.failures[problem]}
      </Alert>
    );
  if (data === null)
    return <Skeleton variant="rounded" height={height} aria-busy="true" sx={{ borderRadius: 3 }} />;
  return (
    // What was there stays as it is while it is asked for again: paler, it could not be read on a phone outdoors.
    <Box aria-busy={isReading} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {children(data)}
    </Box>
  );
}
