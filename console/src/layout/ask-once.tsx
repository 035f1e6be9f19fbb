/** A deed that cannot be taken back: its button, then one question in words, then it is done. */
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useSay } from '../words/words.ts';
import { focusAtFirst } from './focus-at-first.ts';

type Props = {
  label: string;
  /** What will follow from it. */
  sure: string;
  /** The button that does it. */
  go: string;
  isPrime?: boolean;
  /** What may be chosen before it is done. */
  children?: ReactNode;
  /** Resolves with what went wrong, in words, or null. */
  onGo: () => Promise<string | null>;
};

export function AskOnce({ label, sure, go, isPrime = false, children, onGo }: Props) {
  const { office } = useSay();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const doIt = async () => {
    setBusy(true);
    const fault = await onGo();
    setBusy(false);
    setProblem(fault);
    setAsking(false);
  };

  return (
    <Box sx={isAsking ? { flexBasis: '100%' } : {}}>
      {problem !== null && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {problem}
        </Alert>
      )}
      {isAsking ? (
        <Stack role="group" aria-label={label} sx={{ gap: 1 }}>
          <Typography>{sure}</Typography>
          {children}
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button variant="contained" disabled={isBusy} ref={focusAtFirst} onClick={() => void doIt()}>
              {go}
            </Button>
            <Button disabled={isBusy} onClick={() => setAsking(false)}>
              {office.cancel}
            </Button>
          </Stack>
        </Stack>
      ) : (
        <Button
          variant={isPrime ? 'contained' : 'outlined'}
          onClick={() => {
            setProblem(null);
            setAsking(true);
          }}
        >
          {label}
        </Button>
      )}
    </Box>
  );
}
