/** Gives somebody a place in the office. What was typed is never lost. */
import { Box, Button, Card, Stack } from '@mui/material';
import { useState } from 'react';
import type { ColleaguesAnswer } from '../../../src/features/staff/people-staff.staff.ts';
import { focusAtFirst } from '../layout/focus-at-first.ts';
import { TypedField } from '../layout/typed-field.tsx';
import { useDeed } from '../layout/use-deed.ts';
import { ask } from '../wire.ts';
import { useSay } from '../words/words.ts';
import { RoleFields, type Place } from './role-fields.tsx';
import { WhyNotPlaced } from './why-not-placed.tsx';

type Props = { offered: ColleaguesAnswer; onAdded(email: string): void };

function AddForm({ offered, onAdded, onClose }: Props & { onClose(): void }) {
  const { people, office } = useSay();
  const say = people.staff;
  const deed = useDeed();
  const [email, setEmail] = useState('');
  const [place, setPlace] = useState<Place>({ role: 'support', expert: '' });
  const add = async () => {
    const expert = place.role === 'expert' && place.expert !== '' ? place.expert : null;
    const added = await deed.run(() =>
      ask<{ email: string }>('POST', '/staff', { email, role: place.role, expert }),
    );
    if (added) onAdded(added.email);
  };
  return (
    <Card
      component="form"
      noValidate
      aria-label={say.open}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
      sx={{ p: 2.5, display: 'grid', gap: 2 }}
    >
      <TypedField
        label={say.email}
        hint={say.emailHint}
        value={email}
        onChange={setEmail}
        fault={deed.faultOf('email')}
        ltr
        inputMode="email"
        maxLength={254}
        inputRef={focusAtFirst}
      />
      <RoleFields place={place} onPlace={setPlace} offered={offered} faultOf={deed.faultOf} />
      {deed.problem !== null && deed.failure !== null && <WhyNotPlaced failure={deed.failure} />}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" disabled={deed.isBusy}>
          {say.add}
        </Button>
        <Button onClick={onClose} disabled={deed.isBusy}>
          {office.cancel}
        </Button>
      </Stack>
    </Card>
  );
}

export function AddColleague({ offered, onAdded }: Props) {
  const { people } = useSay();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Box>
        <Button variant="contained" onClick={() => setOpen(true)}>
          {people.staff.open}
        </Button>
      </Box>
    );
  return (
    <AddForm
      offered={offered}
      onClose={() => setOpen(false)}
      onAdded={(email) => {
        setOpen(false);
        onAdded(email);
      }}
    />
  );
}
