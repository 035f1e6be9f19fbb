/** One value: the input that its widget asks for, what is wrong with it, and how much room is left. */
import { Checkbox, FormControlLabel, InputAdornment, TextField } from '@mui/material';
import { memo, useState, type ReactNode } from 'react';
import type { FormField } from '../../../domain/catalogue/record-form.ts';
import { useSay } from '../words/words.ts';
import { usePlace } from './draft.ts';
import { idOf, useEditing, type Place } from './editing.ts';
import { readDirhams, readMoment, readNumber, typedDirhams, typedMoment } from './moments.ts';

type Props = { field: FormField; place: Place; label: string };

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** What is wrong, what is meant, or how many signs are left of those that fit. */
function useHint({ field, place }: Props, value: unknown): { isWrong: boolean; hint: ReactNode } {
  const { catalogue } = useSay();
  const { faults } = useEditing();
  const fault = faults.get(place.path);
  if (fault) return { isWrong: true, hint: catalogue.problem(fault.problem, fault.limit) };
  const { length } = textOf(value);
  const most = field.mostSigns ?? 0;
  if (most > 0 && length > most) return { isWrong: true, hint: catalogue.signs(length, most) };
  const hint = catalogue.hints[field.path.split('.').at(-1) ?? ''];
  if (hint !== undefined) return { isWrong: false, hint };
  return { isWrong: false, hint: most > 0 && length > most * 0.8 ? catalogue.signs(length, most) : null };
}

const sideProps = ({ side }: Place, isPlainLtr: boolean) =>
  side === null ? (isPlainLtr ? { dir: 'ltr' } : {}) : { dir: side === 'ar' ? 'rtl' : 'ltr', lang: side };

const ltrWidgets = new Set(['slug', 'link', 'picture', 'time', 'day', 'moment', 'number', 'money']);
const multiline: Record<string, { minRows: number; maxRows: number }> = {
  'long-text': { minRows: 2, maxRows: 14 },
  markdown: { minRows: 10, maxRows: 28 },
};

function TextInput(props: Props) {
  const { field, place, label } = props;
  const { draft, isLocked, portraits } = useEditing();
  const value = usePlace(draft, place.path);
  const { isWrong, hint } = useHint(props, value);
  const offered = place.path.endsWith('portrait') ? portraits : [];
  const listId = `${idOf(place.path)}-offered`;
  const rows = multiline[field.widget];
  return (
    <>
      <TextField
        id={idOf(place.path)}
        label={label}
        value={textOf(value)}
        onChange={({ target }) =>
          draft.set(place.path, target.value === '' && field.nullable ? null : target.value)
        }
        {...(rows && { multiline: true, ...rows })}
        {...(field.widget === 'time' && { type: 'time' })}
        {...(field.widget === 'day' && { type: 'date' })}
        fullWidth
        disabled={isLocked}
        error={isWrong}
        helperText={hint}
        slotProps={{
          htmlInput: {
            ...sideProps(place, ltrWidgets.has(field.widget)),
            ...(offered.length > 0 && { list: listId }),
          },
          ...(['time', 'day'].includes(field.widget) && { inputLabel: { shrink: true } }),
        }}
      />
      {offered.length > 0 && (
        <datalist id={listId}>
          {offered.map((key) => (
            <option key={key} value={key}>
              {key}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}

/** Typed as people type it, kept as the wire counts it; what cannot be read is kept as it is, and told. */
function ReadInput(
  props: Props & {
    read(typed: string): unknown;
    write(value: unknown): string;
    type?: string;
    unit?: string;
  },
) {
  const { field, place, label, read, write, type = 'text', unit } = props;
  const { draft, isLocked } = useEditing();
  const value = usePlace(draft, place.path);
  const [typed, setTyped] = useState(() => write(value));
  // Changed from elsewhere: a colleague's words, an earlier revision.
  const shown = typed !== '' && (read(typed) ?? typed) === value ? typed : write(value);
  const { isWrong, hint } = useHint(props, null);
  return (
    <TextField
      id={idOf(place.path)}
      label={label}
      type={type}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        const empty = field.nullable ? null : '';
        draft.set(place.path, target.value.trim() === '' ? empty : (read(target.value) ?? target.value));
      }}
      fullWidth
      disabled={isLocked}
      error={isWrong}
      helperText={hint}
      slotProps={{
        htmlInput: { dir: 'ltr', inputMode: type === 'text' ? 'decimal' : undefined },
        inputLabel: type === 'text' ? {} : { shrink: true },
        input: unit ? { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } : {},
      }}
    />
  );
}

const writeMoney = (value: unknown): string =>
  typeof value === 'number' ? typedDirhams(value) : textOf(value);
const writeMoment = (value: unknown): string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) && value.endsWith('Z')
    ? typedMoment(new Date(value))
    : textOf(value);
const readMomentIso = (typed: string): string | null => readMoment(typed)?.toISOString() ?? null;

function ChoiceInput(props: Props) {
  const { field, place, label } = props;
  const { draft, choices, isLocked } = useEditing();
  const { catalogue, locale } = useSay();
  const value = usePlace(draft, place.path);
  const { isWrong, hint } = useHint(props, null);
  const options = field.refersTo
    ? (choices[field.refersTo] ?? []).map(({ slug, title }) => ({
        id: slug,
        name: (locale === 'ar' ? title.ar : title.en) || slug,
      }))
    : (field.choices ?? []).map((id) => ({
        id: String(id),
        name: catalogue.choices[String(id)] ?? String(id),
      }));
  const chosen = textOf(value);
  const isThere = options.some(({ id }) => id === chosen);
  return (
    <TextField
      select
      id={idOf(place.path)}
      label={label}
      value={chosen}
      onChange={({ target }) => {
        const numeric = field.choices?.find((one) => typeof one === 'number' && String(one) === target.value);
        draft.set(place.path, target.value === '' && field.nullable ? null : (numeric ?? target.value));
      }}
      fullWidth
      disabled={isLocked}
      error={isWrong}
      helperText={hint}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true, htmlFor: idOf(place.path) } }}
    >
      {(field.nullable || chosen === '') && <option value="">{catalogue.nothing}</option>}
      {!isThere && chosen !== '' && <option value={chosen}>{chosen}</option>}
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
  );
}

function YesInput({ place, label }: Props) {
  const { draft, isLocked } = useEditing();
  const value = usePlace(draft, place.path);
  return (
    <FormControlLabel
      control={
        <Checkbox
          id={idOf(place.path)}
          checked={value === true}
          disabled={isLocked}
          onChange={({ target }) => draft.set(place.path, target.checked)}
        />
      }
      label={label}
    />
  );
}

export const FieldInput = memo(function FieldInput(props: Props) {
  const { catalogue } = useSay();
  switch (props.field.widget) {
    case 'money':
      return <ReadInput {...props} read={readDirhams} write={writeMoney} unit={catalogue.dirhams} />;
    case 'number':
      return <ReadInput {...props} read={readNumber} write={textOf} />;
    case 'moment':
      return <ReadInput {...props} read={readMomentIso} write={writeMoment} type="datetime-local" />;
    case 'choice':
      return <ChoiceInput {...props} />;
    case 'boolean':
      return <YesInput {...props} />;
    default:
      return <TextInput {...props} />;
  }
});
