import { Alert } from '@mui/material';
import type { DoneOf } from '../api.ts';
import { useRolesThat } from '../layout/who-may.ts';
import { useWords } from '../words/words.ts';
import { Due } from './decide-form.tsx';

/** For whoever may not decide it: who does, and until when. */
export function ClaimWaits({ order: { claim } }: { order: DoneOf<'GET orders/{number}'> }) {
  const { orders } = useWords();
  const rolesThat = useRolesThat();
  if (claim === null) return null;
  return (
    <Alert severity="info" role="note">
      {orders.claim.theirs(rolesThat('mayDecideClaims'))}
      <Due claim={claim} />
    </Alert>
  );
}
