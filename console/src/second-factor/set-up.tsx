/** An authenticator app is connected: what it is for, a square to scan, its first code, and the recovery codes. */
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { type FormEvent, useMemo, useState } from 'react';
import { encode } from 'uqr';
import { focusAtFirst } from '../layout/focus-at-first.ts';
import { Ltr } from '../layout/ltr.tsx';
import { ask } from '../wire.ts';
import { useSay } from '../words/words.ts';
import { CodeField } from './code-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useStep } from './use-step.ts';

/** What an app's camera reads, drawn by the page itself: dark on light, whatever is around it. */
function QrSquare({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    // Four free modules around it, as cameras expect.
    const { size: modules, data } = encode(text, { ecc: 'M', border: 4 });
    const runs = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: modules, path: runs.join('') };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width="232"
      height="232"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

type Begun = { key: string; uri: string };

/** `replaces`: she has an app, and shows a code of it first. */
function Begin({
  lead,
  replaces,
  onBegun,
}: {
  lead: string;
  replaces: boolean;
  onBegun(begun: Begun): void;
}) {
  const { secondFactor } = useSay();
  const say = secondFactor.setUp;
  const step = useStep(secondFactor.asked.wrong);
  const [code, setCode] = useState('');
  const go = async (event: FormEvent) => {
    event.preventDefault();
    const body = replaces ? { code } : {};
    const begun = await step.run(() => ask<Begun>('POST', '/second-factor', body));
    if (begun !== null) onBegun(begun);
  };
  return (
    <Stack component="form" spacing={2} onSubmit={(event) => void go(event)}>
      <Typography>{replaces ? say.replaces : lead}</Typography>
      <Typography color="text.secondary">{say.apps}</Typography>
      {step.problem !== null && <Alert severity="error">{step.problem}</Alert>}
      {replaces && <CodeField label={say.present} value={code} onChange={setCode} letters first />}
      <Button type="submit" variant="contained" size="large" disabled={step.isBusy}>
        {say.begin}
      </Button>
    </Stack>
  );
}

function Connect({ begun, onConnected }: { begun: Begun; onConnected(codes: string[]): void }) {
  const { secondFactor } = useSay();
  const say = secondFactor.setUp;
  const step = useStep(say.wrong);
  const [code, setCode] = useState('');
  const go = async (event: FormEvent) => {
    event.preventDefault();
    const path = '/second-factor/confirmation';
    const done = await step.run(() => ask<{ recoveryCodes: string[] }>('POST', path, { code }));
    if (done === null) setCode('');
    else onConnected(done.recoveryCodes);
  };
  return (
    <Stack component="form" spacing={2} onSubmit={(event) => void go(event)}>
      <Typography component="h2" variant="h6" tabIndex={-1} ref={focusAtFirst} sx={{ outline: 'none' }}>
        {say.scan}
      </Typography>
      <Box sx={{ alignSelf: 'center', lineHeight: 0 }}>
        <QrSquare text={begun.uri} label={say.square} />
      </Box>
      <Button component="a" href={begun.uri} sx={{ display: { md: 'none' }, textAlign: 'center' }}>
        {say.here}
      </Button>
      <Box>
        <Typography variant="body2" color="text.secondary">
          {say.key}
        </Typography>
        <Typography sx={{ fontFamily: 'ui-monospace, monospace', fontSize: '1.05rem' }}>
          <Ltr>{begun.key.replaceAll(/.{4}(?=.)/g, '$& ')}</Ltr>
        </Typography>
      </Box>
      {step.problem !== null && <Alert severity="error">{step.problem}</Alert>}
      <Typography>{say.first}</Typography>
      <CodeField label={secondFactor.asked.code} value={code} onChange={setCode} />
      <Button type="submit" variant="contained" size="large" disabled={step.isBusy}>
        {say.connect}
      </Button>
    </Stack>
  );
}

type Props = {
  email: string;
  lead: string;
  replaces?: boolean;
  /** The button that leads on once the recovery codes are kept. */
  go: string;
  /** The app is hers, and the recovery codes stand there. */
  onConnected?(): void;
  onDone(): void;
};

export function SetUp({ email, lead, replaces = false, go, onConnected, onDone }: Props) {
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes !== null) return <RecoveryCodes codes={codes} email={email} go={go} onKept={onDone} />;
  const connected = (made: string[]) => {
    setCodes(made);
    onConnected?.();
  };
  if (begun !== null) return <Connect begun={begun} onConnected={connected} />;
  return <Begin lead={lead} replaces={replaces} onBegun={setBegun} />;
}
