/** One's own passkeys: added, and removed, the last second step after a proof only. */
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ActionButton } from '../layout/action-dialog.tsx';
import { Part } from '../layout/facts.tsx';
import { PlainList } from '../layout/page-frame.tsx';
import { type DoneOf, call } from '../api.ts';
import { agoOf, dayOf } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { canUsePasskeys } from './passkey.ts';
import { type Proof, ProofDialog, type SignInStep } from './proof.tsx';
import { SignInRow } from './sessions.tsx';

type SignIns = DoneOf<'GET my-sign-in'>;
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

export function MyPasskeys({ someone, signIns, onAdd, onChanged }: Props) {
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
