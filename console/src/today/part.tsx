/** A part of the page under its heading: grey while it is read, a way to try again when that failed. */
import { Alert, Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useSay } from '../words/words.ts';
import type { Reading } from './use-reading.ts';

export const Part = ({
  id,
  title,
  beside,
  children,
}: {
  id: string;
  title: string;
  beside?: ReactNode;
  children: ReactNode;
}) => (
  <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Typography id={id} component="h2" variant="h6">
        {title}
      </Typography>
      {beside}
    </Stack>
    {children}
  </Box>
);

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
  const { today, office } = useSay();
  const { data, problem, isReading, again } = reading;
  if (problem !== null)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={again}>
            {today.again}
          </Button>
        }
      >
        {today.failed} {office.failures[problem]}
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
