/** Looks through a list by what is typed: asked when it is sent, and empty again by a button. */
import { Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useSay } from '../words/words.ts';

type Props = { label: string; clear: string; search: string; onSearch(text: string): void };

export function SearchField({ label, clear, search, onSearch }: Props) {
  const { people } = useSay();
  const [typed, setTyped] = useState(search);
  return (
    <Stack
      component="form"
      role="search"
      direction="row"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
      sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <TextField
        type="search"
        label={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { dir: 'auto', maxLength: 100 } }}
        sx={{ flex: '1 1 16rem', minWidth: 0 }}
      />
      <Button type="submit" variant="contained" sx={{ minHeight: 44 }}>
        {people.learners.find}
      </Button>
      {search !== '' && (
        <Button
          onClick={() => {
            setTyped('');
            onSearch('');
          }}
          sx={{ minHeight: 44 }}
        >
          {clear}
        </Button>
      )}
    </Stack>
  );
}
