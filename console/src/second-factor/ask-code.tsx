/** The step after the code by e-mail: six digits of her app, or a recovery code when the phone is not there. */
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { ask } from '../wire.ts';
import { useSay } from '../words/words.ts';
import { CodeField } from './code-field.tsx';
import { useStep } from './use-step.ts';

type Props = { email: string; isRecovery: boolean; onSwitch(): void; onIn(): void };

export function AskCode({ email, isRecovery, onSwitch, onIn }: Props) {
  const { secondFactor } = useSay();
  const { asked, recovery } = secondFactor;
  const say = isRecovery ? recovery : asked;
  const step = useStep(say.wrong);
  const [code, setCode] = useState('');

  const go = async (event: FormEvent) => {
    event.preventDefault();
    const path = isRecovery ? '/session/recovery' : '/session/second-step';
    const done = await step.run(() => ask('POST', path, { code }));
    if (done === null) setCode('');
    else onIn();
  };

  return (
    <Stack component="form" spacing={2} onSubmit={(event) => void go(event)}>
      <Typography color="text.secondary">{isRecovery ? recovery.lead : asked.lead(email)}</Typography>
      {step.problem !== null && <Alert severity="error">{step.problem}</Alert>}
      <CodeField
        key={String(isRecovery)}
        label={say.code}
        value={code}
        onChange={setCode}
        letters={isRecovery}
        first
      />
      <Button type="submit" variant="contained" size="large" disabled={step.isBusy}>
        {say.enter}
      </Button>
      {isRecovery && (
        <Typography variant="body2" color="text.secondary">
          {recovery.lost}
        </Typography>
      )}
      <Button
        onClick={() => {
          setCode('');
          step.forget();
          onSwitch();
        }}
      >
        {isRecovery ? recovery.back : asked.noPhone}
      </Button>
    </Stack>
  );
}
