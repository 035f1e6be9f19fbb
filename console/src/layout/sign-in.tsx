/** Two steps on one page: an address, then the code that came to it. */
import { Alert, Box, Button, Card, Stack, TextField, Typography } from '@mui/material';
import { useEffect, useState, type FormEvent } from 'react';
import { useLogin, useSetLocale } from 'react-admin';
import { directionOf, languageNames, consoleLocales } from '../locale.ts';
import { ask, Refused } from '../wire.ts';
import { focusAtFirst } from './focus-at-first.ts';
import { useSay } from '../words/words.ts';

function OtherLanguages() {
  const { locale } = useSay();
  const setLocale = useSetLocale();
  return (
    <Stack direction="row" spacing={1} sx={{ justifyContent: 'center' }}>
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

export function SignIn() {
  const { office, locale } = useSay();
  const say = office.signIn;
  const login = useLogin();
  const [email, setEmail] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    document.title = `${say.title} · ${office.name}`;
  }, [say.title, office.name]);

  const go = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      if (code === null) {
        await ask('POST', '/session/code', { email });
        setCode('');
      } else await login({ email, code });
    } catch (failure) {
      const { code: reason, fields } =
        failure instanceof Refused ? failure.failure : { code: 'unexpected' as const, fields: undefined };
      setProblem(office.faults[fields?.['email'] ?? fields?.['code'] ?? ''] ?? office.failures[reason]);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Box
      component="main"
      dir={directionOf(locale)}
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        placeContent: 'center',
        p: 2,
        bgcolor: 'background.default',
      }}
    >
      <Card
        component="form"
        onSubmit={(event) => void go(event)}
        sx={{ width: 'min(26rem, calc(100vw - 2rem))', p: 3 }}
      >
        <Stack spacing={2}>
          <Typography component="h1" variant="h5" sx={{ fontWeight: 700 }}>
            {say.title}
          </Typography>
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
          <OtherLanguages />
        </Stack>
      </Card>
    </Box>
  );
}
