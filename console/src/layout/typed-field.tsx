/** A field of a deed: its label, its hint, and what is wrong with it in the hint's place. */
import { TextField } from '@mui/material';
import type { ReactNode } from 'react';

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
