/**
 * Signing in, on one page: an e-mail address, the code sent to it, and the code of the authenticator app or a passkey, or the setup of
 * one of them. A passkey signs in alone, too.
 */
import { Alert, Box, Button, Card, Stack, TextField, Typography } from '@mui/material';
import { type FormEvent, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLogin, useSetLocale } from 'react-admin';
import { consoleLocales, directionOf, languageNames } from '../locale.ts';
import { type DoneOf, Refused, call } from '../api.ts';
import { useWords } from '../words/words.ts';
import { AskCode } from '../second-factor/ask-code.tsx';
import { canUsePasskeys } from '../second-factor/passkey.ts';
import { SignInByPasskey, type SignInStep } from '../second-factor/proof.tsx';
import { focusAtFirst } from './typed-field.tsx';

type AcademyName = DoneOf<'GET academy'>;

type Stage = SignInStep['stage'];

/** Two steps: an address, then the code sent to it. */
function SignInByEmail({ onEntered }: { onEntered(stage: Stage): Promise<void> }) {
  const { common } = useWords();
  const t = common.signIn;
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
        await call('session/code', { email });
        setCode('');
      } else {
        const { stage } = await call('session', { email, code });
        await onEntered(stage);
      }
    } catch (failure) {
      const { code: reason, fields } =
        failure instanceof Refused ? failure.failure : { code: 'unexpected' as const, fields: undefined };
      setProblem(common.faults[fields?.['email'] ?? fields?.['code'] ?? ''] ?? common.failures[reason]);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Stack component="form" spacing={2} onSubmit={(event) => void go(event)}>
      <Typography color="text.secondary">{code === null ? t.lead : t.sent(email)}</Typography>
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      {code === null ? (
        <TextField
          label={t.email}
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
          label={t.code}
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
        {code === null ? t.send : t.enter}
      </Button>
      {code !== null && (
        <Button
          onClick={() => {
            setCode(null);
            setProblem(null);
          }}
        >
          {t.again}
        </Button>
      )}
    </Stack>
  );
}

/** Null until it is loaded; when that fails, the sign-in works without it. */
function useAcademyName(): AcademyName['name'] | null {
  const [name, setName] = useState<AcademyName['name'] | null>(null);
  useEffect(() => {
    call('GET academy').then(
      (answer) => setName(answer.name),
      () => {},
    );
  }, []);
  return name;
}

/** The academy's logo and name over the sign-in, as on its site. */
function AcademyMark() {
  const { common, locale } = useWords();
  const name = useAcademyName();
  return (
    <Stack
      // Only the recovery codes are printed.
      sx={{
        gap: 0.5,
        alignItems: 'center',
        textAlign: 'center',
        '@media print': { display: 'none' },
      }}
    >
      <Stack direction="row" sx={{ gap: 1.25, alignItems: 'center', minHeight: 44 }}>
        {/* The tab's icon: it is loaded already. */}
        <img src="/favicon.svg" alt="" width={40} height={40} />
        <Box
          component="span"
          sx={{ fontSize: '1.5rem', fontWeight: 700, letterSpacing: locale === 'ar' ? 0 : '-0.03em' }}
        >
          {name?.[locale]}
        </Box>
      </Stack>
      <Typography color="text.secondary" sx={{ textWrap: 'balance' }}>
        {common.signIn.about}
      </Typography>
    </Stack>
  );
}

/** They are set up once: the code for QR and recovery codes does not load with every sign-in. */
const SetUp = lazy(async () => ({ default: (await import('../second-factor/set-up.tsx')).SetUp }));
const AddFirstPasskey = lazy(async () => ({
  default: (await import('../second-factor/add-passkey.tsx')).AddFirstPasskey,
}));

type MissingProps = { email: string; onConnected(): void; onIn(): void };

/** An app, or a passkey instead. */
function SetUpMissing({ email, onConnected, onIn }: MissingProps) {
  const { secondFactor } = useWords();
  const { passkeys, codes, setUp } = secondFactor;
  const [isPasskey, setPasskey] = useState(false);
  const [isConnected, setConnected] = useState(false);
  const shared = {
    email,
    go: codes.enter,
    onConnected: () => {
      setConnected(true);
      onConnected();
    },
    onDone: onIn,
  };
  return (
    <Suspense>
      {isPasskey ? <AddFirstPasskey {...shared} /> : <SetUp {...shared} lead={setUp.required} />}
      {!isConnected && canUsePasskeys() && (
        <Button onClick={() => setPasskey(!isPasskey)}>{isPasskey ? passkeys.app : passkeys.instead}</Button>
      )}
    </Suspense>
  );
}

function OtherLanguages() {
  const { locale } = useWords();
  const setLocale = useSetLocale();
  return (
    <Stack direction="row" spacing={1} sx={{ justifyContent: 'center', '@media print': { display: 'none' } }}>
      {consoleLocales
        .filter((one) => one !== locale)
        .map((one) => (
          <Button key={one} size="small" lang={one} onClick={() => setLocale(one)}>
            {languageNames[one]}
          </Button>
        ))}
    </Stack>
  );
}

/** The current step; 'asked' until the server has answered which step was reached. */
type Step = 'asked' | 'email' | 'app' | 'recovery' | 'set-up' | 'connected';

const stepOf = (stage: SignInStep['stage']): Step =>
  stage === 'code-needed' ? 'app' : stage === 'set-up-needed' ? 'set-up' : 'email';

/** A reload, or a session of which another step is required meanwhile, goes on at the current step. */
function useStatus() {
  const [step, setStep] = useState<Step>('asked');
  const [someone, setSomeone] = useState<SignInStep | null>(null);
  const reached = (answer: SignInStep) => {
    setSomeone(answer);
    setStep(stepOf(answer.stage));
  };
  const look = () => call('GET session/second-step').then(reached, () => setStep('email'));
  const first = useEffectEvent(look);
  useEffect(() => {
    void first();
  }, []);
  return { step, setStep, someone, look };
}

export function SignIn() {
  const { common, secondFactor, locale } = useWords();
  const login = useLogin();
  const { step, setStep, someone, look } = useStatus();
  const title = {
    asked: common.signIn.title,
    email: common.signIn.title,
    app: someone?.hasApp === false ? secondFactor.passkeys.step : secondFactor.asked.title,
    recovery: secondFactor.recovery.title,
    'set-up': secondFactor.setUp.title,
    connected: secondFactor.setUp.title,
  }[step];
  useEffect(() => {
    document.title = `${title} · ${common.name}`;
  }, [title, common.name]);

  const open = () => void login({});
  const entered = async (stage: Stage) => {
    if (stage === 'in') await login({});
    else await look();
  };
  const leave = async () => {
    await call('DELETE session').catch(() => {});
    setStep('email');
  };

  return (
    <Box
      component="main"
      dir={directionOf(locale)}
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        placeContent: 'center',
        gap: 2.5,
        p: 2,
        bgcolor: 'background.default',
      }}
    >
      <AcademyMark />
      <Card sx={{ width: 'min(26rem, calc(100vw - 2rem))', p: 3 }}>
        <Stack spacing={2}>
          <Typography component="h1" variant="h5" sx={{ fontWeight: 700 }}>
            {title}
          </Typography>
          {step === 'email' && (
            <>
              <SignInByEmail onEntered={entered} />
              <SignInByPasskey onIn={open} />
            </>
          )}
          {someone !== null && (step === 'app' || step === 'recovery') && (
            <AskCode
              someone={someone}
              isRecovery={step === 'recovery'}
              onSwitch={() => setStep(step === 'app' ? 'recovery' : 'app')}
              onIn={open}
            />
          )}
          {(step === 'set-up' || step === 'connected') && (
            <SetUpMissing email={someone?.email ?? ''} onConnected={() => setStep('connected')} onIn={open} />
          )}
          {(step === 'app' || step === 'recovery' || step === 'set-up') && (
            <Button onClick={() => void leave()}>{secondFactor.other}</Button>
          )}
        </Stack>
      </Card>
      {step === 'email' && (
        <Button
          component="a"
          href={locale === 'ar' ? '/ar/clarity-login' : '/clarity-login'}
          size="small"
          sx={{ justifySelf: 'center', textAlign: 'center', textWrap: 'balance' }}
        >
          {common.signIn.learners}
        </Button>
      )}
      <OtherLanguages />
    </Box>
  );
}
