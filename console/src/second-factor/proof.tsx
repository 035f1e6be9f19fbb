/** A code or a passkey, given to sign in or to confirm an action of one's own. */
import { Alert, Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { type Action, ActionDialog } from '../layout/action-dialog.tsx';
import { type DoneOf, call, type InputOf } from '../api.ts';
import { useWords } from '../words/words.ts';
import { CodeField, useStep } from './code-field.tsx';
import { askPasskey, canUsePasskeys, type Declined, type PasskeyAnswer } from './passkey.ts';

export type SignInStep = DoneOf<'GET session/second-step'>;
export type Proof = InputOf<'second-factor'>;

/** Does what was asked for; answers why the browser gave no passkey, or null. Throws `Refused`. */
type Work<Given extends unknown[] = []> = (...given: Given) => Promise<Declined | null>;

/** A step that a code or a passkey completes. `wrong`: the message for a wrong code. */
export function useProving(wrong: string) {
  const { secondFactor } = useWords();
  const t = secondFactor.passkeys;
  const [isPasskey, setPasskey] = useState(false);
  const [declined, setDeclined] = useState<Declined | null>(null);
  const step = useStep(isPasskey ? t.refused : wrong);

  /** False when it was refused. */
  const prove = async (work: Work, byPasskey = false): Promise<boolean> => {
    setPasskey(byPasskey);
    setDeclined(null);
    const done = await step.run(async () => ({ declined: await work() }));
    if (done !== null) setDeclined(done.declined);
    return done !== null && done.declined === null;
  };
  /** Asks for a passkey first. */
  const proveByPasskey = (
    route: 'session/passkey/challenge' | 'session/second-step/challenge',
    work: Work<[PasskeyAnswer]>,
  ): Promise<boolean> =>
    prove(async () => {
      const passkey = await askPasskey(await call(route));
      return typeof passkey === 'string' ? passkey : work(passkey);
    }, true);
  const clear = () => {
    setDeclined(null);
    step.clear();
  };
  return {
    ...step,
    problem: declined === null ? step.problem : t.declined[declined],
    prove,
    proveByPasskey,
    clear,
  };
}

/** On the first page of the sign-in; nothing in a browser without passkeys. */
export function SignInByPasskey({ onIn }: { onIn(): void }) {
  const { secondFactor } = useWords();
  const t = secondFactor.passkeys;
  const step = useProving(t.refused);
  if (!canUsePasskeys()) return null;
  const go = async () => {
    const isIn = await step.proveByPasskey('session/passkey/challenge', async (passkey) => {
      await call('session/passkey', { passkey });
      return null;
    });
    if (isIn) onIn();
  };
  return (
    <>
      <Button variant="outlined" size="large" disabled={step.isBusy} onClick={() => void go()}>
        {t.signIn}
      </Button>
      {step.problem !== null && <Alert severity="error">{step.problem}</Alert>}
    </>
  );
}

type Props = {
  title: string;
  lead: string;
  submit: string;
  /** What they can prove themselves with; null where no proof is needed. */
  someone: SignInStep | null;
  /** Whether a recovery code counts, too. */
  letters?: boolean;
  work: Work<[Proof]>;
  onClose(): void;
  /** Fields before the proof. */
  children?: (faultOf: Action['faultOf']) => ReactNode;
};

/** An action that may need a code or a passkey first. */
export function ProofDialog(props: Props) {
  const { title, lead, submit, someone, letters = false, work, onClose, children } = props;
  const { secondFactor } = useWords();
  const { asked, setUp, recovery, passkeys } = secondFactor;
  const step = useProving(asked.wrong);
  const [code, setCode] = useState('');
  const { hasApp = false, hasPasskey = false } = someone ?? {};
  const asksCode = someone !== null && (hasApp || letters);
  const label = !letters ? asked.code : hasApp ? setUp.present : recovery.code;
  const byPasskey = async () => {
    await step.proveByPasskey('session/second-step/challenge', (passkey) => work({ passkey }));
  };
  const byCode = async () => {
    await step.prove(() => work(asksCode ? { code } : {}));
  };
  const needsPasskey = someone !== null && !asksCode;
  return (
    <ActionDialog
      title={title}
      lead={lead}
      submit={needsPasskey ? passkeys.confirm : submit}
      action={step}
      onSubmit={needsPasskey ? byPasskey : byCode}
      onClose={onClose}
    >
      {children?.(step.faultOf)}
      {asksCode && (
        <CodeField
          label={label}
          value={code}
          onChange={setCode}
          letters={letters}
          first={children === undefined}
        />
      )}
      {asksCode && hasPasskey && (
        <Button variant="outlined" disabled={step.isBusy} onClick={() => void byPasskey()}>
          {passkeys.confirm}
        </Button>
      )}
    </ActionDialog>
  );
}
