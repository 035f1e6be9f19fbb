/** Signing in, on one page: an address, the code that came to it, and the code of her app; or setting that app up. */
import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLogin, useSetLocale } from 'react-admin';
import type { SignInStep } from '../../../src/features/staff/second-factor.staff.ts';
import { directionOf, languageNames, consoleLocales } from '../locale.ts';
import { AskCode } from '../second-factor/ask-code.tsx';
import { ask } from '../wire.ts';
import { useSay } from '../words/words.ts';
import { AcademyMark } from './academy-mark.tsx';
import { SignInByLetter } from './sign-in-by-letter.tsx';

/** Once in the life of an app: its square and the recovery codes do not come with every sign-in. */
const SetUp = lazy(async () => ({ default: (await import('../second-factor/set-up.tsx')).SetUp }));

function OtherLanguages() {
  const { locale } = useSay();
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

/** Which step stands on the page; 'asked' until the server has said how far she had come before. */
type Step = 'asked' | 'letter' | 'app' | 'recovery' | 'set-up' | 'connected';

const stepOf = (stage: SignInStep['stage']): Step =>
  stage === 'code-needed' ? 'app' : stage === 'set-up-needed' ? 'set-up' : 'letter';

/** A reload, or a session that another step was asked of meanwhile, goes on where she stands. */
function useStanding() {
  const [step, setStep] = useState<Step>('asked');
  const [email, setEmail] = useState('');
  useEffect(() => {
    const look = async () => {
      try {
        const said = await ask<SignInStep>('GET', '/session/second-step');
        setEmail(said.email ?? '');
        setStep(stepOf(said.stage));
      } catch {
        setStep('letter');
      }
    };
    void look();
  }, []);
  return { step, setStep, email, setEmail };
}

export function SignIn() {
  const { office, secondFactor, locale } = useSay();
  const login = useLogin();
  const { step, setStep, email, setEmail } = useStanding();
  const title = {
    asked: office.signIn.title,
    letter: office.signIn.title,
    app: secondFactor.asked.title,
    recovery: secondFactor.recovery.title,
    'set-up': secondFactor.setUp.title,
    connected: secondFactor.setUp.title,
  }[step];
  useEffect(() => {
    document.title = `${title} · ${office.name}`;
  }, [title, office.name]);

  const open = () => void login({});
  const entered = async (stage: SignInStep['stage'], address: string) => {
    setEmail(address);
    if (stage === 'in') await login({});
    else setStep(stepOf(stage));
  };
  const leave = async () => {
    await ask('DELETE', '/session').catch(() => {});
    setStep('letter');
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
          {step === 'letter' && <SignInByLetter onEntered={entered} />}
          {(step === 'app' || step === 'recovery') && (
            <AskCode
              email={email}
              isRecovery={step === 'recovery'}
              onSwitch={() => setStep(step === 'app' ? 'recovery' : 'app')}
              onIn={open}
            />
          )}
          {(step === 'set-up' || step === 'connected') && (
            <Suspense>
              <SetUp
                email={email}
                lead={secondFactor.setUp.required}
                go={secondFactor.codes.enter}
                onConnected={() => setStep('connected')}
                onDone={open}
              />
            </Suspense>
          )}
          {(step === 'app' || step === 'recovery' || step === 'set-up') && (
            <Button onClick={() => void leave()}>{secondFactor.other}</Button>
          )}
        </Stack>
      </Card>
      {step === 'letter' && (
        <Button
          component="a"
          href={locale === 'ar' ? '/ar/clarity-login' : '/clarity-login'}
          size="small"
          sx={{ justifySelf: 'center', textAlign: 'center', textWrap: 'balance' }}
        >
          {office.signIn.learners}
        </Button>
      )}
      <OtherLanguages />
    </Box>
  );
}
