/** Fields of a lesson: each edits one path of the draft, and re-renders for that path alone. */
import { Box, Checkbox, FormControlLabel } from '@mui/material';
import { type ComponentProps, useId, useState } from 'react';
import { usePlace } from '../catalogue/draft.ts';
import { idOf, type Side, useEditing } from '../catalogue/editing.ts';
import { Sided, useFaultAt } from '../catalogue/field-parts.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { useWords } from '../words/words.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The server's fault of a path; undefined where nothing is wrong. */
const useFault = (path: string): string | undefined => useFaultAt(path) ?? undefined;

type BothProps = {
  path: string;
  label: string;
  hint?: string;
  rows?: number;
  maxLength: number;
  /** An empty field is left out of the draft. */
  isOptional?: boolean;
};

/** A text in the languages that are shown. An optional one is left out as a whole while it is empty in all. */
export function BothAt({ path, label, isOptional = false, hint, ...rest }: BothProps) {
  const { draft, sides } = useEditing();
  const kept = usePlace(draft, path);
  const texts: object = typeof kept === 'object' && kept !== null ? kept : {};
  const change = (side: Side, text: string) => {
    const next = { ...texts, [side]: text };
    draft.set(path, isOptional && Object.values(next).every((one) => one === '') ? undefined : next);
  };
  return (
    <Box id={idOf(path)} tabIndex={-1}>
      <Sided places={sides.map((side) => ({ path: `${path}.${side}`, side }))} label={label}>
        {({ path: at, side }, name) =>
          side !== null && (
            <TextIn
              {...rest}
              at={at}
              label={name}
              value={textOf(Reflect.get(texts, side))}
              onChange={(text) => change(side, text)}
              {...(hint !== undefined && { hint: side === sides[0] ? hint : '' })}
            />
          )
        }
      </Sided>
    </Box>
  );
}

const TextIn = ({ at, ...rest }: { at: string } & ComponentProps<typeof TypedField>) => (
  <TypedField {...rest} fault={useFault(at)} />
);

type TextProps = { path: string; label: string; hint: string };

/** One line that is the same in all languages; an empty one is left out of the draft. */
export function TextAt({ path, label, hint }: TextProps) {
  const { draft } = useEditing();
  const text = textOf(usePlace(draft, path));
  const fault = useFault(path);
  return (
    <Box id={idOf(path)} tabIndex={-1}>
      <TypedField
        label={label}
        hint={hint}
        value={text}
        onChange={(next) => draft.set(path, next === '' ? undefined : next)}
        ltr
        fault={fault}
      />
    </Box>
  );
}

type NumberProps = {
  path: string;
  label: string;
  hint?: string;
  least: number;
  most: number;
  /** What an empty field means; when left out, it may not be empty. */
  empty?: null;
  isWhole?: boolean;
};

/** What is no number stays as typed, in the field and in the draft, where saving and publishing refuse it. */
export function NumberAt({ path, label, hint, least, most, empty, isWhole = true }: NumberProps) {
  const { common } = useWords();
  const { draft } = useEditing();
  const value = usePlace(draft, path);
  const fault = useFault(path);
  const written = typeof value === 'number' ? String(value) : textOf(value);
  const [typed, setTyped] = useState<{ text: string; of: unknown } | null>(null);
  // '2,50' is shown as typed for as long as that is the draft's value.
  const text = typed !== null && typed.of === value ? typed.text : written;
  const read = (from: string): number | null | undefined => {
    if (from.trim() === '') return empty;
    const number = Number(from.trim().replace(',', '.'));
    const fits = Number.isFinite(number) && number >= least && number <= most;
    return fits && (!isWhole || Number.isInteger(number)) ? number : undefined;
  };
  const change = (next: string) => {
    const number = read(next);
    const kept = number === undefined ? next : number;
    draft.set(path, kept);
    setTyped({ text: next, of: kept });
  };
  const isWrong = read(text) === undefined;
  return (
    <Box id={idOf(path)} tabIndex={-1}>
      <TypedField
        label={label}
        value={text}
        onChange={change}
        inputMode={isWhole ? 'numeric' : 'decimal'}
        ltr
        fault={isWrong ? `${common.faults['out-of-range']} (${least}–${most})` : fault}
        {...(hint !== undefined && { hint })}
      />
    </Box>
  );
}

export function TickAt({ path, label }: { path: string; label: string }) {
  const { draft } = useEditing();
  const isTicked = usePlace(draft, path) === true;
  const id = useId();
  return (
    <FormControlLabel
      label={label}
      htmlFor={id}
      control={
        <Checkbox id={id} checked={isTicked} onChange={({ target }) => draft.set(path, target.checked)} />
      }
    />
  );
}
