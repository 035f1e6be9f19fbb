/** One value: the input that its widget asks for, what is wrong with it, and how much room is left. */
import { Checkbox, FormControlLabel, InputAdornment, TextField } from '@mui/material';
import { memo, useState } from 'react';
import { useSay } from '../words/words.ts';
import { useChoices } from './choices-of.ts';
import { usePlace } from './draft.ts';
import { idOf, useEditing } from './editing.ts';
import { LanguageInput } from './language-input.tsx';
import { MarkdownInput } from './markdown-input.tsx';
import { Label } from './needed.tsx';
import { readDirhams, readNumber, typedDirhams } from './moments.ts';
import { readMoment, typedMoment } from '../morocco.ts';
import { PictureInput } from './picture-input.tsx';
import { TextInput, textOf, useHint, type FieldProps as Props } from './text-input.tsx';

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
      label={<Label field={field} text={label} />}
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
  const { draft, isLocked } = useEditing();
  const { catalogue } = useSay();
  const value = usePlace(draft, place.path);
  const { isWrong, hint } = useHint(props, null);
  const options = useChoices(field);
  const chosen = textOf(value);
  const isThere = options.some(({ id }) => id === chosen);
  return (
    <TextField
      select
      id={idOf(place.path)}
      label={<Label field={field} text={label} />}
      value={chosen}
      onChange={({ target }) => {
        const kept = options.find(({ id }) => id === target.value)?.value ?? target.value;
        draft.set(place.path, kept === '' && field.nullable ? null : kept);
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
    case 'weekday':
      return <ChoiceInput {...props} />;
    case 'picture':
      return <PictureInput {...props} />;
    case 'language':
      return <LanguageInput {...props} />;
    case 'markdown':
      return <MarkdownInput {...props} />;
    case 'boolean':
      return <YesInput {...props} />;
    default:
      return <TextInput {...props} />;
  }
});
