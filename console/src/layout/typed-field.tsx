/** A field of an action: its label, its hint, and what is wrong with it in the hint's place. */
import { Button, Stack, TextField } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useWords } from '../words/words.ts';

/** For the `ref` of a field that appears because they asked for it: what is to be typed goes there at once, and only then. */
export const focusAtFirst = (field: HTMLElement | null): void => field?.focus();

/** Looks through a list by what is typed: asked when it is sent, and empty again by a button. */
type SearchFieldProps = { label: string; clear: string; search: string; onSearch(text: string): void };

export function SearchField({ label, clear, search, onSearch }: SearchFieldProps) {
  const { people } = useWords();
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

type Props = {
  label: string;
  value: string;
  onChange(value: string): void;
  fault?: string | undefined;
  hint?: string;
  /** Numbers, codes and addresses run left to right whatever surrounds them. */
  ltr?: boolean;
  rows?: number;
  maxLength?: number;
  inputMode?: 'decimal' | 'email' | 'numeric' | 'tel';
  required?: boolean;
  inputRef?: (field: HTMLElement | null) => void;
  select?: boolean;
  children?: ReactNode;
};

export function TypedField({
  value,
  onChange,
  fault,
  hint,
  ltr,
  rows,
  maxLength,
  inputMode,
  ...rest
}: Props) {
  return (
    <TextField
      {...rest}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={fault !== undefined}
      helperText={fault ?? hint}
      fullWidth
      autoComplete="off"
      {...(rows !== undefined && { multiline: true, minRows: rows })}
      slotProps={{
        htmlInput: {
          dir: ltr ? 'ltr' : 'auto',
          ...(maxLength !== undefined && { maxLength }),
          ...(inputMode && { inputMode }),
        },
      }}
    />
  );
}
