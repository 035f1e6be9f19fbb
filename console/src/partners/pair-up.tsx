/** Whom she is paired with: chosen by name and goal, asked once, then both are written to. */
import { Box, MenuItem } from '@mui/material';
import { useState } from 'react';
import type { SprintRow, WaitingRow } from '../../../src/features/community/partners.staff.ts';
import { AskOnce } from '../layout/ask-once.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { whyRefused } from '../layout/why-refused.ts';
import { ask } from '../wire.ts';
import { useSay } from '../words/words.ts';
import type { Told } from './partners-page.tsx';

type Props = { who: WaitingRow; sprint: SprintRow; onDone(told: Told): void };

export function PairUp({ who, sprint, onDone }: Props) {
  const { partners, office } = useSay();
  const [chosen, setChosen] = useState('');
  const others = sprint.members.filter(({ memberId }) => memberId !== who.memberId);
  // Whoever was chosen may have been paired by somebody else since.
  const other = others.find(({ memberId }) => memberId === chosen);
  const pair = async () => {
    if (other === undefined) return null;
    try {
      const memberIds = [who.memberId, other.memberId];
      await ask('POST', '/partners', { startsOn: sprint.startsOn, memberIds });
      onDone({ severity: 'success', text: partners.paired(who.name, other.name) });
    } catch (failure) {
      onDone({ severity: 'warning', text: whyRefused(failure, office, partners.conflict) });
    }
    return null;
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TypedField label={partners.withFor(who.name)} value={other ? chosen : ''} onChange={setChosen} select>
        <MenuItem value="" disabled>
          {partners.choose}
        </MenuItem>
        {others.map(({ memberId, name, goal }) => (
          <MenuItem key={memberId} value={memberId} sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
            <span>
              <bdi>{name}</bdi>: <bdi>{goal}</bdi>
            </span>
          </MenuItem>
        ))}
      </TypedField>
      {other !== undefined && (
        <AskOnce
          label={partners.submit}
          sure={partners.sure(who.name, other.name)}
          go={partners.submit}
          onGo={pair}
        />
      )}
    </Box>
  );
}
