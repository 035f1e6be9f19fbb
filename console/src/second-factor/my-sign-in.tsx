/** One's own sign-in: the app, the recovery codes, passkeys, trusted devices, and where one is signed in. */
import { Alert, Button, Card, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ActionButton } from '../layout/action-dialog.tsx';
import { Facts, Ltr, Part } from '../layout/facts.tsx';
import { PageFrame, PlainList } from '../layout/page-frame.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { call, type DoneOf } from '../api.ts';
import { agoOf, dayOf } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { AddPasskeyDialog } from './add-passkey.tsx';
import { type Proof, ProofDialog, type SignInStep } from './proof.tsx';
import { SessionList, SignInRow } from './sessions.tsx';
import { RecoveryCodes, SetUp } from './set-up.tsx';
import { canUsePasskeys } from './passkey.ts';

type SignIns = DoneOf<'GET my-sign-in'>;
type Mode = 'rest' | 'set-up' | 'renew' | 'take-off' | 'passkey';

type WithProofProps = {
  mode: 'renew' | 'take-off';
  someone: SignInStep;
  onDone(codes: string[] | null): void;
  onClose(): void;
};

/** An action that needs a code of the app or a passkey first. */
function WithProof({ mode, someone, onDone, onClose }: WithProofProps) {
  const { secondFactor } = useWords();
  const t = secondFactor.me;
  const isRenewal = mode === 'renew';
  const work = async (proof: Proof) => {
    if (isRenewal) onDone((await call('second-factor/recovery-codes', proof)).recoveryCodes);
    else {
      await call('DELETE second-factor', proof);
      onDone(null);
    }
    return null;
  };
  return (
    <ProofDialog
      title={isRenewal ? t.renew : t.takeOff}
      lead={isRenewal ? t.renewLead : someone.hasPasskey ? t.takeOffKept : t.takeOffLead}
      submit={isRenewal ? t.renewGo : t.takeOff}
      someone={someone}
      letters={!isRenewal}
      work={work}
      onClose={onClose}
    />
  );
}

function Status({ someone, onMode }: { someone: SignInStep; onMode(mode: Mode): void }) {
  const { secondFactor, lists } = useWords();
  const t = secondFactor.me;
  const { hasApp, hasPasskey, isRequired } = someone;
  const left = someone.recoveryCodesLeft ?? 0;
  const hasFactor = hasApp || hasPasskey;
  const facts = [
    { label: lists.columns.email, value: <Ltr>{someone.email}</Ltr> },
    { label: t.app, value: hasApp ? t.on : t.off },
    hasFactor && { label: secondFactor.codes.list, value: t.left(left) },
  ];
  return (
    <Stack sx={{ gap: 2 }}>
      <Facts title={t.lead} facts={facts} />
      {hasFactor && left <= 2 && <Alert severity="warning">{t.few}</Alert>}
      {hasFactor && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={() => onMode('set-up')}>
            {hasApp ? t.another : t.connect}
          </Button>
          <Button variant="outlined" onClick={() => onMode('renew')}>
            {t.renew}
          </Button>
          {hasApp && (!isRequired || hasPasskey) && (
            <Button variant="outlined" onClick={() => onMode('take-off')}>
              {t.takeOff}
            </Button>
          )}
        </Stack>
      )}
      {isRequired && hasApp && !hasPasskey && (
        <Typography variant="body2" color="text.secondary">
          {t.must}
        </Typography>
      )}
    </Stack>
  );
}

function Devices({ signIns: { devices }, onChanged }: { signIns: SignIns; onChanged(): void }) {
  const { secondFactor, locale } = useWords();
  const t = secondFactor.devices;
  return (
    <Part id="devices" title={t.title}>
      <Typography color="text.secondary">{devices.length === 0 ? t.empty : t.lead}</Typography>
      {devices.length > 0 && (
        <PlainList label={t.title}>
          {devices.map(({ id, name, lastUsedAt, expiresAt, isThis }) => (
            <SignInRow
              key={id}
              title={<Ltr>{name}</Ltr>}
              notes={[
                t.until(dayOf(expiresAt, locale)),
                ...(lastUsedAt === null ? [] : [secondFactor.passkeys.used(agoOf(lastUsedAt, locale))]),
              ]}
              mark={isThis ? t.isThis : undefined}
            >
              <ActionButton
                label={t.forget}
                title={t.forgetOne(name)}
                sure={t.forgetLead}
                go={t.forget}
                run={() => call('DELETE my-sign-in/devices/{id}', { id })}
                done={t.forgotten}
                onDone={onChanged}
                isSmall
              />
            </SignInRow>
          ))}
        </PlainList>
      )}
    </Part>
  );
}

type MineProps = { someone: SignInStep; signIns: SignIns; again(): void };

type Passkey = SignIns['passkeys'][number];

type PasskeyRowProps = { passkey: Passkey; isLast: boolean; someone: SignInStep; onChanged(): void };

function PasskeyRow({ passkey, isLast, someone, onChanged }: PasskeyRowProps) {
  const { secondFactor, locale } = useWords();
  const t = secondFactor.passkeys;
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const { id, name, isAlone, addedAt, lastUsedAt } = passkey;
  const remove = (proof: Proof) => call('DELETE passkeys/{id}', { id, ...proof });
  const notes = [
    isAlone ? t.alone : t.second,
    t.since(dayOf(addedAt, locale)),
    lastUsedAt === null ? t.unused : t.used(agoOf(lastUsedAt, locale)),
  ];
  if (isLast && someone.isRequired) return <SignInRow title={<bdi>{name}</bdi>} notes={[...notes, t.must]} />;
  return (
    <SignInRow title={<bdi>{name}</bdi>} notes={notes}>
      {isLast ? (
        <Button
          variant="outlined"
          size="small"
          aria-label={t.removeOne(name)}
          onClick={() => setAsking(true)}
        >
          {t.remove}
        </Button>
      ) : (
        <ActionButton
          label={t.remove}
          title={t.removeOne(name)}
          sure={t.removeLead}
          go={t.remove}
          run={() => remove({})}
          done={t.removed}
          onDone={onChanged}
          isSmall
        />
      )}
      {isAsking && (
        <ProofDialog
          title={t.removeOne(name)}
          lead={`${t.removeLead} ${t.removeLast}`}
          submit={t.remove}
          someone={someone}
          letters
          work={async (proof) => {
            await remove(proof);
            notify(t.removed, { type: 'success' });
            onChanged();
            return null;
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </SignInRow>
  );
}

type Props = { someone: SignInStep; signIns: SignIns; onAdd(): void; onChanged(): void };

/** One's own passkeys: added, and removed, the last second step after a proof only. */
function MyPasskeys({ someone, signIns, onAdd, onChanged }: Props) {
  const { secondFactor } = useWords();
  const t = secondFactor.passkeys;
  const { passkeys, mayAddPasskey } = signIns;
  const add = canUsePasskeys() && mayAddPasskey && (
    <Button variant="outlined" onClick={onAdd}>
      {t.add}
    </Button>
  );
  return (
    <Part id="passkeys" title={t.title} beside={add}>
      <Typography color="text.secondary">{t.lead}</Typography>
      {passkeys.length === 0 && <Typography>{t.empty}</Typography>}
      {passkeys.length > 0 && (
        <PlainList label={t.title}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isLast={!someone.hasApp && passkeys.length === 1}
              someone={someone}
              onChanged={onChanged}
            />
          ))}
        </PlainList>
      )}
    </Part>
  );
}

function Mine({ someone, signIns, again }: MineProps) {
  const { secondFactor } = useWords();
  const notify = useNotify();
  const [mode, setMode] = useState<Mode>('rest');
  const [codes, setCodes] = useState<string[] | null>(null);
  const [isConnected, setConnected] = useState(false);
  const email = someone.email ?? '';
  const hasFactor = someone.hasApp || someone.hasPasskey;
  const rest = () => {
    setCodes(null);
    setConnected(false);
    setMode('rest');
    again();
  };
  /** Codes that were made are shown first. */
  const done = (made: string[] | null, sentence: string) => {
    if (made !== null) return setCodes(made);
    notify(sentence, { type: 'success' });
    rest();
  };
  if (codes !== null)
    return (
      <Card sx={{ p: 2.5, maxWidth: '30rem' }}>
        <RecoveryCodes codes={codes} email={email} go={secondFactor.codes.done} onKept={rest} />
      </Card>
    );
  return (
    <Stack sx={{ gap: 3, maxWidth: '40rem' }}>
      {/* The status is out of date until the new codes are confirmed. */}
      {!isConnected && <Status someone={someone} onMode={setMode} />}
      {(mode === 'set-up' || !hasFactor) && (
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
              prover={hasFactor ? someone : null}
              go={secondFactor.codes.done}
              onConnected={() => setConnected(true)}
              onDone={rest}
              onClose={mode === 'set-up' ? () => setMode('rest') : undefined}
            />
          </Stack>
        </Card>
      )}
      {!isConnected && (
        <>
          <MyPasskeys
            someone={someone}
            signIns={signIns}
            onAdd={() => setMode('passkey')}
            onChanged={again}
          />
          <Devices signIns={signIns} onChanged={again} />
          <Part id="sessions" title={secondFactor.sessions.title}>
            <SessionList
              label={secondFactor.sessions.title}
              sessions={signIns.sessions}
              end={(id) => call('DELETE my-sign-in/sessions/{session}', { session: id })}
              endAll={() => call('DELETE my-sign-in/sessions')}
              onEnded={again}
            />
          </Part>
        </>
      )}
      {mode === 'passkey' && (
        <AddPasskeyDialog
          someone={someone}
          onAdded={(made) => done(made, secondFactor.passkeys.added)}
          onClose={() => setMode('rest')}
        />
      )}
      {(mode === 'renew' || mode === 'take-off') && (
        <WithProof
          mode={mode}
          someone={someone}
          onDone={(made) => done(made, secondFactor.me.takenOff)}
          onClose={() => setMode('rest')}
        />
      )}
    </Stack>
  );
}

export function MySignIn() {
  const { secondFactor } = useWords();
  const step = useCalled('GET session/second-step');
  const mine = useCalled('GET my-sign-in');
  const again = () => {
    step.again();
    mine.again();
  };
  return (
    <PageFrame title={secondFactor.menu}>
      <Read reading={step} height={160}>
        {(someone) => (
          <Read reading={mine} height={320}>
            {(signIns) => <Mine someone={someone} signIns={signIns} again={again} />}
          </Read>
        )}
      </Read>
    </PageFrame>
  );
}
