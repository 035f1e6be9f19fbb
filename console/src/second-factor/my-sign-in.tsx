/** One's own sign-in: the app, the recovery codes, another phone. */
import { Alert, Button, Card, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { SignInStep } from '../../../src/features/staff/second-factor.staff.ts';
import { DeedDialog } from '../layout/deed-dialog.tsx';
import { Facts, Ltr } from '../layout/facts.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { Read, useReading } from '../layout/read.tsx';
import { ask } from '../wire.ts';
import { useSay } from '../words/words.ts';
import { CodeField, useStep } from './code-field.tsx';
import { RecoveryCodes, SetUp } from './set-up.tsx';

type Mode = 'rest' | 'set-up' | 'renew' | 'take-off';

/** An action that needs a code of the app first. */
function WithCode({
  mode,
  onDone,
  onClose,
}: {
  mode: 'renew' | 'take-off';
  onDone(codes: string[]): void;
  onClose(): void;
}) {
  const { secondFactor } = useSay();
  const say = secondFactor.me;
  const step = useStep(secondFactor.asked.wrong);
  const [code, setCode] = useState('');
  const isRenewal = mode === 'renew';
  const go = async () => {
    const done = await step.run(() =>
      isRenewal
        ? ask<{ recoveryCodes?: string[] }>('POST', '/second-factor/recovery-codes', { code })
        : ask<{ recoveryCodes?: string[] }>('DELETE', '/second-factor', { code }),
    );
    if (done !== null) onDone(done.recoveryCodes ?? []);
  };
  return (
    <DeedDialog
      title={isRenewal ? say.renew : say.takeOff}
      lead={isRenewal ? say.renewLead : say.takeOffLead}
      submit={isRenewal ? say.renewGo : say.takeOffGo}
      deed={step}
      onSubmit={go}
      onClose={onClose}
    >
      <CodeField
        label={isRenewal ? secondFactor.asked.code : secondFactor.setUp.present}
        value={code}
        onChange={setCode}
        letters={!isRenewal}
        first
      />
    </DeedDialog>
  );
}

function Standing({ her, onMode }: { her: SignInStep; onMode(mode: Mode): void }) {
  const { secondFactor } = useSay();
  const say = secondFactor.me;
  const left = her.recoveryCodesLeft ?? 0;
  const facts = [
    { label: say.email, value: <Ltr>{her.email}</Ltr> },
    { label: say.app, value: her.hasApp ? say.on : say.off },
    her.hasApp && { label: secondFactor.codes.list, value: say.left(left) },
  ];
  return (
    <Stack sx={{ gap: 2 }}>
      <Facts title={say.lead} facts={facts} />
      {her.hasApp && left <= 2 && <Alert severity="warning">{say.few}</Alert>}
      {her.hasApp && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={() => onMode('set-up')}>
            {say.another}
          </Button>
          <Button variant="outlined" onClick={() => onMode('renew')}>
            {say.renew}
          </Button>
          {!her.isRequired && (
            <Button variant="outlined" onClick={() => onMode('take-off')}>
              {say.takeOff}
            </Button>
          )}
        </Stack>
      )}
      {her.isRequired && her.hasApp && (
        <Typography variant="body2" color="text.secondary">
          {say.must}
        </Typography>
      )}
    </Stack>
  );
}

function Mine({ her, again }: { her: SignInStep; again(): void }) {
  const { secondFactor, office } = useSay();
  const notify = useNotify();
  const [mode, setMode] = useState<Mode>('rest');
  const [codes, setCodes] = useState<string[] | null>(null);
  const [isConnected, setConnected] = useState(false);
  const email = her.email ?? '';
  const rest = () => {
    setCodes(null);
    setConnected(false);
    setMode('rest');
    again();
  };
  const done = (made: string[]) => {
    if (mode === 'renew') return setCodes(made);
    notify(secondFactor.me.takenOff, { type: 'success' });
    rest();
  };
  if (codes !== null)
    return (
      <Card sx={{ p: 2.5, maxWidth: '30rem' }}>
        <RecoveryCodes codes={codes} email={email} go={secondFactor.codes.done} onKept={rest} />
      </Card>
    );
  return (
    <Stack sx={{ gap: 2, maxWidth: '40rem' }}>
      {/* Until the new codes are kept it would tell what was before. */}
      {!isConnected && <Standing her={her} onMode={setMode} />}
      {(mode === 'set-up' || !her.hasApp) && (
        <Card sx={{ p: 2.5, maxWidth: '30rem' }}>
          <Stack sx={{ gap: 2 }}>
            {!isConnected && (
              <Typography component="h2" variant="h6">
                {her.hasApp ? secondFactor.me.another : secondFactor.setUp.title}
              </Typography>
            )}
            <SetUp
              email={email}
              lead={secondFactor.setUp.offered}
              replaces={her.hasApp}
              go={secondFactor.codes.done}
              onConnected={() => setConnected(true)}
              onDone={rest}
            />
            {mode === 'set-up' && !isConnected && (
              <Button onClick={() => setMode('rest')}>{office.cancel}</Button>
            )}
          </Stack>
        </Card>
      )}
      {(mode === 'renew' || mode === 'take-off') && (
        <WithCode mode={mode} onDone={done} onClose={() => setMode('rest')} />
      )}
    </Stack>
  );
}

export function MySignIn() {
  const { secondFactor } = useSay();
  const reading = useReading<SignInStep>('/session/second-step');
  return (
    <PageFrame title={secondFactor.me.title} measure="reading">
      <Read reading={reading} height={160}>
        {(her) => <Mine her={her} again={reading.again} />}
      </Read>
    </PageFrame>
  );
}
