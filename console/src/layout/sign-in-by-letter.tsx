/** Two steps: an address, then the code that came to it. */
import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import type { SignInStep } from '../../../src/features/staff/second-factor.staff.ts';
import { ask, Refused } from '../wire.ts';
import { useSay } from '../words/words.ts';
import { focusAtFirst } from './focus-at-first.ts';

type Stage = SignInStep['stage'];

export function SignInByLetter({ onEntered }: { onEntered(stage: Stage, email: string): Promise<void> }) {
  const { office } = useSay();
  const say = office.signIn;
  const [email, setEmail] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const go = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      if (code === null) {
        await ask('POST', '/session/code', { email });
        setCode('');
      } else {
        const { stage } = await ask<{ stage: Stage }>('POST', '/session', { email, code });
        await onEntered(stage, email);
      }
    } catch (failure) {
      const { code: reason, fields } =
        failure instanceof Refused ? failure.failure : { code: 'unexpected' as const, fields: undefined };
      setProblem(office.faults[fields?.['email'] ?? fields?.['code'] ?? ''] ?? office.failures[reason]);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Stack component="form" spacing={2} onSubmit={(event) => void go(event)}>
      <Typography color="text.secondary">{code === null ? say.lead : say.sent(email)}</Typography>
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      {code === null ? (
        <TextField
          label={say.email}
          type="email"
          name="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          slotProps={{ htmlInput: { dir: 'ltr', maxLength: 320 } }}
          required
          inputRef={focusAtFirst}
        />
      ) : (
        <TextField
          key="code"
          label={say.code}
          name="code"
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => setCode(event.target.value)}
          slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'numeric', maxLength: 20 } }}
          required
          inputRef={focusAtFirst}
        />
      )}
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {code === null ? say.send : say.enter}
      </Button>
      {code !== null && (
        <Button
          onClick={() => {
            setCode(null);
            setProblem(null);
          }}
        >
          {say.again}
        </Button>
      )}
    </Stack>
  );
}
