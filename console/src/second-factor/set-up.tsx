/** Connects an authenticator app: what it is for, a QR code to scan, its first code, and the recovery codes. */
import {
  Alert,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  GlobalStyles,
  Stack,
  Typography,
} from '@mui/material';
import { type FormEvent, useMemo, useState } from 'react';
import { encode } from 'uqr';
import { focusAtFirst } from '../layout/typed-field.tsx';
import { Ltr } from '../layout/facts.tsx';
import { call } from '../api.ts';
import { useWords } from '../words/words.ts';
import { CodeField, useStep } from './code-field.tsx';
import { type Proof, type SignInStep, useProving } from './proof.tsx';
import { saveFile } from '../layout/files.ts';
import { CopyButton, useCopy } from '../layout/copy-button.tsx';

/** A print has the codes and their owner at the top of one page, and nothing of the console. */
const onDocument = (
  <GlobalStyles
    styles={{
      '@media print': {
        'body *': { visibility: 'hidden' },
        '.kept-codes, .kept-codes *': { visibility: 'visible' },
        '.kept-codes': { position: 'fixed', insetBlockStart: 0, insetInline: 0 },
      },
    }}
  />
);
function KeepThem({ codes, email }: { codes: readonly string[]; email: string }) {
  const { secondFactor } = useWords();
  const t = secondFactor.codes;
  const copy = useCopy(t);
  const file = () => {
    const text = `${t.head(email)}\r\n\r\n${codes.join('\r\n')}\r\n`;
    return { blob: new Blob([text], { type: 'text/plain;charset=utf-8' }), name: t.file };
  };
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button variant="outlined" onClick={() => void copy(codes.join('\n'))}>
        {t.copy}
      </Button>
      <Button variant="outlined" onClick={() => saveFile(file())}>
        {t.download}
      </Button>
      <Button variant="outlined" onClick={() => window.print()}>
        {t.print}
      </Button>
    </Stack>
  );
}

type RecoveryCodesProps = { codes: readonly string[]; email: string; go: string; onKept(): void };

/** Eight codes, shown once: copied, downloaded or printed; the next step follows when they confirm that they have kept them. */
export function RecoveryCodes({ codes, email, go, onKept }: RecoveryCodesProps) {
  const { secondFactor } = useWords();
  const t = secondFactor.codes;
  const [isKept, setKept] = useState(false);
  return (
    <Stack spacing={2}>
      {onDocument}
      <Typography component="h2" variant="h6" tabIndex={-1} ref={focusAtFirst} sx={{ outline: 'none' }}>
        {t.title}
      </Typography>
      <Typography>{t.lead}</Typography>
      <Box className="kept-codes">
        <Typography sx={{ display: 'none', mb: 2, '@media print': { display: 'block' } }}>
          {t.head(email)}
        </Typography>
        <Box
          component="ol"
          dir="ltr"
          aria-label={t.list}
          sx={{
            m: 0,
            p: 2,
            listStyle: 'none',
            display: 'grid',
            gridTemplateColumns: 'repeat(2, 1fr)',
            gap: 1,
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: 1,
            fontFamily: 'ui-monospace, monospace',
            fontSize: '1.05rem',
            textAlign: 'center',
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </Box>
      <KeepThem codes={codes} email={email} />
      <FormControlLabel
        control={<Checkbox checked={isKept} onChange={(_event, isTicked) => setKept(isTicked)} />}
        label={t.kept}
      />
      <Button variant="contained" size="large" disabled={!isKept} onClick={onKept}>
        {go}
      </Button>
    </Stack>
  );
}

/** A QR code drawn by the page itself: dark on light, whatever the theme. */
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

/** `prover`: they have an app or a passkey, and prove themselves first. */
function Begin({
  lead,
  prover,
  onBegun,
}: {
  lead: string;
  prover: SignInStep | null;
  onBegun(begun: Begun): void;
}) {
  const { secondFactor } = useWords();
  const { setUp: t, asked, recovery, passkeys } = secondFactor;
  const step = useProving(asked.wrong);
  const [code, setCode] = useState('');
  const begin = async (proof: Proof) => {
    onBegun(await call('second-factor', proof));
    return null;
  };
  const go = (event: FormEvent) => {
    event.preventDefault();
    void step.prove(() => begin(prover === null ? {} : { code }));
  };
  const byPasskey = () =>
    void step.proveByPasskey('session/second-step/challenge', (passkey) => begin({ passkey }));
  return (
    <Stack component="form" spacing={2} onSubmit={go}>
      <Typography>{prover === null ? lead : prover.hasApp ? t.replaces : passkeys.proof}</Typography>
      <Typography color="text.secondary">{t.apps}</Typography>
      {step.problem !== null && <Alert severity="error">{step.problem}</Alert>}
      {prover !== null && (
        <CodeField
          label={prover.hasApp ? t.present : recovery.code}
          value={code}
          onChange={setCode}
          letters
          first
        />
      )}
      <Button type="submit" variant="contained" size="large" disabled={step.isBusy}>
        {t.begin}
      </Button>
      {prover?.hasPasskey && (
        <Button variant="outlined" size="large" disabled={step.isBusy} onClick={byPasskey}>
          {passkeys.confirm}
        </Button>
      )}
    </Stack>
  );
}

function Connect({ begun, onConnected }: { begun: Begun; onConnected(codes: string[]): void }) {
  const { secondFactor } = useWords();
  const t = secondFactor.setUp;
  const step = useStep(t.wrong);
  const [code, setCode] = useState('');
  const go = async (event: FormEvent) => {
    event.preventDefault();
    const done = await step.run(() => call('second-factor/confirmation', { code }));
    if (done === null) setCode('');
    else onConnected(done.recoveryCodes);
  };
  return (
    <Stack component="form" spacing={2} onSubmit={(event) => void go(event)}>
      <Typography component="h2" variant="h6" tabIndex={-1} ref={focusAtFirst} sx={{ outline: 'none' }}>
        {t.scan}
      </Typography>
      <Box sx={{ alignSelf: 'center', lineHeight: 0 }}>
        <QrSquare text={begun.uri} label={t.square} />
      </Box>
      <Button component="a" href={begun.uri} sx={{ display: { md: 'none' }, textAlign: 'center' }}>
        {t.here}
      </Button>
      <Box>
        <Typography variant="body2" color="text.secondary">
          {t.key}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <Typography sx={{ fontFamily: 'ui-monospace, monospace', fontSize: '1.05rem' }}>
            <Ltr>{begun.key.replaceAll(/.{4}(?=.)/g, '$& ')}</Ltr>
          </Typography>
          <CopyButton label={t.copyKey} text={begun.key} />
        </Stack>
      </Box>
      {step.problem !== null && <Alert severity="error">{step.problem}</Alert>}
      <Typography>{t.first}</Typography>
      <CodeField label={secondFactor.asked.code} value={code} onChange={setCode} />
      <Button type="submit" variant="contained" size="large" disabled={step.isBusy}>
        {t.connect}
      </Button>
    </Stack>
  );
}

type Props = {
  email: string;
  lead: string;
  /** They have an app or a passkey already. */
  prover?: SignInStep | null;
  /** The label of the button that leads on. */
  go: string;
  /** The app is connected, and the recovery codes are shown. */
  onConnected?(): void;
  onDone(): void;
  /** Where setting up can be left; without it, cancelling leads back to its beginning. */
  onClose?: (() => void) | undefined;
};

export function SetUp({ email, lead, prover = null, go, onConnected, onDone, onClose }: Props) {
  const { common } = useWords();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes !== null) return <RecoveryCodes codes={codes} email={email} go={go} onKept={onDone} />;
  const connected = (made: string[]) => {
    setCodes(made);
    onConnected?.();
  };
  const cancel = () => {
    setBegun(null);
    onClose?.();
  };
  return (
    <Stack spacing={2}>
      {begun === null ? (
        <Begin lead={lead} prover={prover} onBegun={setBegun} />
      ) : (
        <Connect begun={begun} onConnected={connected} />
      )}
      {/* Until the new app is confirmed, nothing has changed. */}
      {(begun !== null || onClose) && <Button onClick={cancel}>{common.cancel}</Button>}
    </Stack>
  );
}
