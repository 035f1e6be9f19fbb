/** What the pages of refunds share: the title of the window, waiting, and what went wrong. */
import { Alert, Button, CircularProgress, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import type { WireFailure } from '../wire.ts';
import { useSay } from '../words/words.ts';

type Props = {
  title: string;
  isThere: boolean;
  failure: WireFailure | null;
  again(): void;
  children: ReactNode;
};

export function RefundFrame({ title, isThere, failure, again, children }: Props) {
  const { office, refunds } = useSay();
  return (
    <Stack sx={{ gap: 2, p: { xs: 1, md: 0 }, pt: { md: 2 }, maxWidth: 1100 }}>
      <Title title={title} />
      {failure !== null && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={again}>
              {refunds.tryAgain}
            </Button>
          }
        >
          {office.failures[failure.code]}
        </Alert>
      )}
      {!isThere && failure === null && (
        <CircularProgress aria-label={title} sx={{ alignSelf: 'center', my: 6 }} />
      )}
      {children}
    </Stack>
  );
}
