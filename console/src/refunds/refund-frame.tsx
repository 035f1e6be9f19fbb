/** What the pages of refunds share: the title of the window, waiting, and what went wrong. */
import { Alert, Button, CircularProgress, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import type { WireFailure } from '../wire.ts';
import { useSay } from '../words/words.ts';

type Props = {
  title: string;
  isThere: boolean;
  problem: WireFailure['code'] | null;
  again(): void;
  children: ReactNode;
};

export function RefundFrame({ title, isThere, problem, again, children }: Props) {
  const { office } = useSay();
  return (
    <Stack sx={{ gap: 2, p: { xs: 1, md: 0 }, pt: { md: 2 }, maxWidth: 1100 }}>
      <Title title={title} />
      {problem !== null && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={again}>
              {office.tryAgain}
            </Button>
          }
        >
          {office.failures[problem]}
        </Alert>
      )}
      {!isThere && problem === null && (
        <CircularProgress aria-label={title} sx={{ alignSelf: 'center', my: 6 }} />
      )}
      {children}
    </Stack>
  );
}
