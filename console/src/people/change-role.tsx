/** Another role for a colleague. Whoever saw an older one is told who was first. */
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { ColleaguesAnswer, ColleagueRow } from '../../../src/features/staff/people-staff.staff.ts';
import { DeedDialog } from '../layout/deed-dialog.tsx';
import { useDeed } from '../layout/use-deed.ts';
import { ask } from '../wire.ts';
import { useSay } from '../words/words.ts';
import { RoleFields, type Place } from './role-fields.tsx';
import { WhyNotPlaced } from './why-not-placed.tsx';

type Props = { colleague: ColleagueRow; offered: ColleaguesAnswer; onChanged(): void };

function Form({ colleague, offered, onChanged, onClose }: Props & { onClose(): void }) {
  const { people } = useSay();
  const say = people.staff;
  const notify = useNotify();
  const deed = useDeed();
  const { email, role, expert } = colleague;
  const [place, setPlace] = useState<Place>({ role, expert: expert ?? '' });
  const change = async () => {
    const wanted = place.role === 'expert' && place.expert !== '' ? place.expert : null;
    const body = { role: place.role, expert: wanted, seen: role };
    const changed = await deed.run(() => ask<object>('PUT', `/staff/${encodeURIComponent(email)}`, body));
    if (changed === null) return;
    notify(say.changed, { type: 'success' });
    onClose();
    onChanged();
  };
  // Its own words say who was first, and which hours stand in the way.
  const shown = { ...deed, problem: null };
  return (
    <DeedDialog
      title={say.change(email)}
      lead={say.changeLead}
      submit={say.changeGo}
      deed={shown}
      onSubmit={change}
      onClose={() => {
        onClose();
        if (deed.failure?.code === 'staff-changed') onChanged();
      }}
    >
      <RoleFields place={place} onPlace={setPlace} offered={offered} faultOf={deed.faultOf} />
      {deed.problem !== null && deed.failure !== null && <WhyNotPlaced failure={deed.failure} />}
    </DeedDialog>
  );
}

export function ChangeRole(props: Props) {
  const { people } = useSay();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        aria-label={`${people.staff.changeShort}: ${props.colleague.email}`}
        onClick={() => setOpen(true)}
      >
        {people.staff.changeShort}
      </Button>
      {isOpen && <Form {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
