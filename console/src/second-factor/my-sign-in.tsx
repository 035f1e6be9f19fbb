/** One's own sign-in: the app, the recovery codes, another phone. */
import { Alert, Button, Card, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ActionDialog } from '../layout/action-dialog.tsx';
import { Facts, Ltr } from '../layout/facts.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { type DoneOf, call } from '../api.ts';
import { useWords } from '../words/words.ts';
import { CodeField, useStep } from './code-field.tsx';
import { RecoveryCodes, SetUp } from './set-up.tsx';

type SignInStep = DoneOf<'GET session/second-step'>;

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
  const { secondFactor } = useWords();
  const t = secondFactor.me;
  const step = useStep(secondFactor.asked.wrong);
  const [code, setCode] = useState('');
  const isRenewal = mode === 'renew';
  const go = async () => {
    const codes = await step.run(async () => {
      if (isRenewal) return (await call('second-factor/recovery-codes', { code })).recoveryCodes;
      await call('DELETE second-factor', { code });
      return [];
    });
    if (codes !== null) onDone(codes);
  };
  return (
    <ActionDialog
      title={isRenewal ? t.renew : t.takeOff}
      lead={isRenewal ? t.renewLead : t.takeOffLead}
      submit={isRenewal ? t.renewGo : t.takeOffGo}
      action={step}
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
    </ActionDialog>
  );
}

function Status({ someone, onMode }: { someone: SignInStep; onMode(mode: Mode): void }) {
  const { secondFactor } = useWords();
  const t = secondFactor.me;
  const left = someone.recoveryCodesLeft ?? 0;
  const facts = [
    { label: t.email, value: <Ltr>{someone.email}</Ltr> },
    { label: t.app, value: someone.hasApp ? t.on : t.off },
    someone.hasApp && { label: secondFactor.codes.list, value: t.left(left) },
  ];
  return (
    <Stack sx={{ gap: 2 }}>
      <Facts title={t.lead} facts={facts} />
      {someone.hasApp && left <= 2 && <Alert severity="warning">{t.few}</Alert>}
      {someone.hasApp && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={() => onMode('set-up')}>
            {t.another}
          </Button>
          <Button variant="outlined" onClick={() => onMode('renew')}>
            {t.renew}
          </Button>
          {!someone.isRequired && (
            <Button variant="outlined" onClick={() => onMode('take-off')}>
              {t.takeOff}
            </Button>
          )}
        </Stack>
      )}
      {someone.isRequired && someone.hasApp && (
        <Typography variant="body2" color="text.secondary">
          {t.must}
        </Typography>
      )}
    </Stack>
  );
}

function Mine({ someone, again }: { someone: SignInStep; again(): void }) {
  const { secondFactor, common } = useWords();
  const notify = useNotify();
  const [mode, setMode] = useState<Mode>('rest');
  const [codes, setCodes] = useState<string[] | null>(null);
  const [isConnected, setConnected] = useState(false);
  const email = someone.email ?? '';
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
      {/* The status is out of date until the new codes are confirmed. */}
      {!isConnected && <Status someone={someone} onMode={setMode} />}
      {(mode === 'set-up' || !someone.hasApp) && (
        <Card sx={{ p: 2.5, maxWidth: '30rem' }}>
          <Stack sx={{ gap: 2 }}>
            {!isConnected && (
              <Typography component="h2" variant="h6">
                {someone.hasApp ? secondFactor.me.another : secondFactor.setUp.title}
              </Typography>
            )}
            <SetUp
              email={email}
              lead={secondFactor.setUp.offered}
              replaces={someone.hasApp}
              go={secondFactor.codes.done}
              onConnected={() => setConnected(true)}
              onDone={rest}
            />
            {mode === 'set-up' && !isConnected && (
              <Button onClick={() => setMode('rest')}>{common.cancel}</Button>
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
  const { secondFactor } = useWords();
  const reading = useCalled('GET session/second-step');
  return (
    <PageFrame title={secondFactor.me.title}>
      <Read reading={reading} height={160}>
        {(someone) => <Mine someone={someone} again={reading.again} />}
      </Read>
    </PageFrame>
  );
}
