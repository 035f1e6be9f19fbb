/** The step after the code by e-mail: six digits of the app or a passkey, or a recovery code when neither is at hand. */
import { Alert, Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { call } from '../api.ts';
import { useWords } from '../words/words.ts';
import { CodeField } from './code-field.tsx';
import { canUsePasskeys } from './passkey.ts';
import { type SignInStep, useProving } from './proof.tsx';

type Props = { someone: SignInStep; isRecovery: boolean; onSwitch(): void; onIn(): void };

export function AskCode({ someone, isRecovery, onSwitch, onIn }: Props) {
  const { secondFactor, common } = useWords();
  const { asked, recovery, passkeys, devices } = secondFactor;
  const t = isRecovery ? recovery : asked;
  const step = useProving(t.wrong);
  const [code, setCode] = useState('');
  const [trust, setTrust] = useState(false);
  const asksCode = isRecovery || someone.hasApp;
  const asksPasskey = !isRecovery && someone.hasPasskey && canUsePasskeys();
  const email = someone.email ?? '';
  const lead = isRecovery ? recovery.lead : asksCode ? asked.lead(email) : passkeys.ask(email);

  const go = async (event: FormEvent) => {
    event.preventDefault();
    const isIn = await step.prove(async () => {
      if (isRecovery) await call('session/recovery', { code });
      else await call('session/second-step', { code, trust });
      return null;
    });
    if (isIn) onIn();
    else setCode('');
  };
  const byPasskey = async () => {
    const isIn = await step.proveByPasskey('session/second-step/challenge', async (passkey) => {
      await call('session/second-step', { passkey, trust });
      return null;
    });
    if (isIn) onIn();
  };

  return (
    <Stack component="form" spacing={2} onSubmit={(event) => void go(event)}>
      <Typography color="text.secondary">{lead}</Typography>
      {step.problem !== null && <Alert severity="error">{step.problem}</Alert>}
      {asksCode && (
        <CodeField
          key={String(isRecovery)}
          label={t.code}
          value={code}
          onChange={setCode}
          letters={isRecovery}
          first
        />
      )}
      {!isRecovery && (
        <FormControlLabel
          control={<Checkbox checked={trust} onChange={(_event, isTicked) => setTrust(isTicked)} />}
          label={devices.trust}
        />
      )}
      {asksCode && (
        <Button type="submit" variant="contained" size="large" disabled={step.isBusy}>
          {common.signIn.enter}
        </Button>
      )}
      {asksPasskey && (
        <Button
          variant={asksCode ? 'outlined' : 'contained'}
          size="large"
          disabled={step.isBusy}
          onClick={() => void byPasskey()}
        >
          {passkeys.use}
        </Button>
      )}
      {isRecovery && (
        <Typography variant="body2" color="text.secondary">
          {recovery.lost}
        </Typography>
      )}
      <Button
        onClick={() => {
          setCode('');
          step.clear();
          onSwitch();
        }}
      >
        {isRecovery ? recovery.back : asked.noPhone}
      </Button>
    </Stack>
  );
}
