/** Writes down what somebody asked about her data. What was typed is never lost. */
import { Alert, Box, Button, MenuItem, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import type { RequestRow } from '../../../src/features/privacy/people-request-shapes.staff.ts';
import { TypedField } from '../layout/typed-field.tsx';
import { useDeed } from '../layout/use-deed.ts';
import { dayInMorocco } from '../morocco.ts';
import { ask } from '../wire.ts';
import { useSay } from '../words/words.ts';

const today = (): string => dayInMorocco(new Date());

type Props = { email: string; onNoted(): void; onClose(): void };

export function NoteRequest({ email, onNoted, onClose }: Props) {
  const { people, office } = useSay();
  const say = people.requests;
  const deed = useDeed();
  const [typed, setTyped] = useState({
    kind: 'access',
    email,
    name: '',
    way: 'email',
    receivedOn: today(),
    note: '',
  });
  const field = (name: keyof typeof typed, label: string) => ({
    label,
    value: typed[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
    fault: deed.faultOf(name),
  });
  const note = async () => {
    if (await deed.run(() => ask<RequestRow>('POST', '/data-requests', typed))) onNoted();
  };
  const options = (words: Record<string, string>) =>
    Object.entries(words).map(([value, label]) => (
      <MenuItem key={value} value={value}>
        {label}
      </MenuItem>
    ));
  return (
    <Stack
      component="form"
      noValidate
      aria-label={say.open}
      onSubmit={(event) => {
        event.preventDefault();
        void note();
      }}
      sx={{ gap: 2 }}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        <TypedField {...field('kind', say.kind)} select>
          {options(say.kinds)}
        </TypedField>
        <TypedField {...field('way', say.way)} select>
          {options(say.ways)}
        </TypedField>
        <TypedField
          {...field('email', say.email)}
          hint={say.emailHint}
          ltr
          inputMode="email"
          maxLength={254}
        />
        <TypedField {...field('name', say.name)} maxLength={120} />
        <TextField
          type="date"
          label={say.receivedOn}
          value={typed.receivedOn}
          onChange={(event) => setTyped({ ...typed, receivedOn: event.target.value })}
          error={deed.faultOf('receivedOn') !== undefined}
          helperText={deed.faultOf('receivedOn') ?? say.receivedHint}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today() } }}
        />
      </Box>
      <TypedField {...field('note', say.noteLabel)} rows={2} maxLength={1_000} />
      {deed.problem !== null && <Alert severity="error">{deed.problem}</Alert>}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" disabled={deed.isBusy}>
          {say.make}
        </Button>
        <Button onClick={onClose} disabled={deed.isBusy}>
          {office.cancel}
        </Button>
      </Stack>
    </Stack>
  );
}
