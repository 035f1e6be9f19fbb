/** A field of an action: its label, its hint, and its fault before the hint. */
import { Button, type ButtonProps, Stack, type StackProps, TextField } from '@mui/material';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useWords } from '../words/words.ts';

/** The `ref` of a field that appears on request: focuses it once, when it appears. */
export const focusAtFirst = (field: HTMLElement | null): void => field?.focus();

type SearchFieldProps = { label: string; clear: string; search: string; onSearch(text: string): void };

/** Searches a list: sent by a button or Enter, cleared by a button. */
export function SearchField({ label, clear, search, onSearch }: SearchFieldProps) {
  const { common } = useWords();
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
        {common.find}
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
  /** Of a text whose language is known. */
  dir?: 'ltr' | 'rtl';
  rows?: number;
  maxLength?: number;
  inputMode?: 'decimal' | 'email' | 'numeric' | 'tel';
  type?: 'date' | 'time' | 'datetime-local';
  required?: boolean;
  /** Offered while typing; anything else may be typed, too. */
  suggested?: readonly string[];
  inputRef?: (field: HTMLElement | null) => void;
  select?: boolean;
  children?: ReactNode;
};

/**
 * True where a date is typed in part: its value is empty then, and would be taken for none. The browser says so beside it.
 */
export function isHalfTyped(form: HTMLElement | null): boolean {
  const half = [...(form?.querySelectorAll('input') ?? [])].find((field) => field.validity.badInput);
  half?.reportValidity();
  return half !== undefined;
}

/** A form whose fields are kept by whoever shows it. */
export const TypedForm = ({ onSend, ...rest }: StackProps & { onSend: () => unknown }) => (
  <Stack
    component="form"
    noValidate
    {...rest}
    onSubmit={(event: FormEvent<HTMLElement>) => {
      event.preventDefault();
      if (!isHalfTyped(event.currentTarget)) void onSend();
    }}
  />
);

type FileButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'disabled' | 'sx'> & {
  label: string;
  accept: string;
  onFile: (file: File) => unknown;
};

/** Asks the browser for a file; the same file can be chosen again. */
export function FileButton({ label, accept, onFile, ...rest }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outlined" {...rest} onClick={() => field.current?.click()}>
        {label}
      </Button>
      <input
        ref={field}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void onFile(file);
        }}
      />
    </>
  );
}

/** A fault before the hint, which is left out where the fault says it already: 'check its 24 digits', '24 digits'. */
function withHint(fault: string | undefined, hint: string | undefined): string {
  const isSaid = hint !== undefined && fault?.includes(hint.replace(/\.$/, '')) === true;
  return [fault, isSaid ? undefined : hint].filter(Boolean).join(' ');
}

/** What was wrong with a field is said until another value is in it: the refusal was about what was sent. */
function useFaultOf(fault: string | undefined, value: string): string | undefined {
  const [judged, setJudged] = useState({ fault, value });
  if (judged.fault !== fault) setJudged({ fault, value });
  return judged.value === value ? fault : undefined;
}

export function TypedField({
  value,
  onChange,
  fault: refused,
  hint,
  ltr,
  dir = ltr ? 'ltr' : undefined,
  rows,
  maxLength,
  inputMode,
  suggested,
  ...rest
}: Props) {
  const fault = useFaultOf(refused, value);
  const list = useId();
  const hasList = suggested !== undefined && suggested.length > 0;
  return (
    <>
      <TextField
        {...rest}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={fault !== undefined}
        helperText={withHint(fault, hint)}
        fullWidth
        autoComplete="off"
        // A long choice takes two lines.
        sx={{ '& .MuiSelect-select.MuiSelect-select': { whiteSpace: 'normal' } }}
        {...(rows !== undefined && { multiline: true, minRows: rows })}
        slotProps={{
          ...(rest.type && { inputLabel: { shrink: true } }),
          htmlInput: {
            dir: dir ?? 'auto',
            ...(maxLength !== undefined && { maxLength }),
            ...(inputMode && { inputMode }),
            ...(hasList && { list }),
          },
        }}
      />
      {hasList && (
        <datalist id={list}>
          {suggested.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}
