/** Adds a passkey under a name: at the sign-in where a second step is missing, and as one's own action later. */
import { Alert, Button, Stack, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { focusAtFirst, TypedField } from '../layout/typed-field.tsx';
import { call } from '../api.ts';
import { useWords } from '../words/words.ts';
import { type Declined, makePasskey } from './passkey.ts';
import { type Proof, ProofDialog, type SignInStep, useProving } from './proof.tsx';
import { RecoveryCodes } from './set-up.tsx';

type Added = { recoveryCodes: string[] | null };

/** Answers why the browser made none, or what was added. Throws `Refused`. */
async function addPasskey(name: string, proof: Proof): Promise<Declined | Added> {
  const passkey = await makePasskey(await call('passkeys/challenge', { name, ...proof }));
  return typeof passkey === 'string' ? passkey : call('passkeys', { name, passkey });
}

type NameProps = { name: string; onName(name: string): void; fault: string | undefined };

function NameField({ name, onName, fault }: NameProps) {
  const { secondFactor } = useWords();
  const t = secondFactor.passkeys;
  return (
    <TypedField
      label={t.name}
      hint={t.nameHint}
      value={name}
      onChange={onName}
      fault={fault}
      maxLength={60}
      required
      inputRef={focusAtFirst}
    />
  );
}

type DialogProps = {
  /** They prove themselves first, where they can. */
  someone: SignInStep;
  /** `codes`: recovery codes, shown once; null where they have some. */
  onAdded(codes: string[] | null): void;
  onClose(): void;
};

export function AddPasskeyDialog({ someone, onAdded, onClose }: DialogProps) {
  const { secondFactor } = useWords();
  const t = secondFactor.passkeys;
  const [name, setName] = useState('');
  const hasFactor = someone.hasApp || someone.hasPasskey;
  const work = async (proof: Proof) => {
    const done = await addPasskey(name, proof);
    if (typeof done === 'string') return done;
    onAdded(done.recoveryCodes);
    return null;
  };
  return (
    <ProofDialog
      title={t.add}
      lead={hasFactor ? `${t.addLead} ${t.proof}` : t.addLead}
      submit={t.add}
      someone={hasFactor ? someone : null}
      letters
      work={work}
      onClose={onClose}
    >
      {(faultOf) => <NameField name={name} onName={setName} fault={faultOf('name')} />}
    </ProofDialog>
  );
}

type Props = { email: string; go: string; onConnected(): void; onDone(): void };

/** Instead of an app, where their role needs one of the two. */
export function AddFirstPasskey({ email, go, onConnected, onDone }: Props) {
  const { secondFactor } = useWords();
  const t = secondFactor.passkeys;
  const step = useProving(t.refused);
  const [name, setName] = useState('');
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes !== null) return <RecoveryCodes codes={codes} email={email} go={go} onKept={onDone} />;
  const add = async (event: FormEvent) => {
    event.preventDefault();
    await step.prove(async () => {
      const done = await addPasskey(name, {});
      if (typeof done === 'string') return done;
      onConnected();
      setCodes(done.recoveryCodes ?? []);
      return null;
    });
  };
  return (
    <Stack component="form" spacing={2} onSubmit={(event) => void add(event)}>
      <Typography>{t.lead}</Typography>
      <Typography color="text.secondary">{t.addLead}</Typography>
      {step.problem !== null && <Alert severity="error">{step.problem}</Alert>}
      <NameField name={name} onName={setName} fault={step.faultOf('name')} />
      <Button type="submit" variant="contained" size="large" disabled={step.isBusy}>
        {t.add}
      </Button>
    </Stack>
  );
}
