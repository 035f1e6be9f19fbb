/** The language that something is taught in, chosen by its name; the wire has its tag. */
import { TextField } from '@mui/material';
import { formatTags } from '../locale.ts';
import { useSay } from '../words/words.ts';
import { usePlace } from './draft.ts';
import { idOf, useEditing } from './editing.ts';
import { Label } from './needed.tsx';
import { textOf, useHint, type FieldProps } from './text-input.tsx';

/** Those that are heard in Morocco first. */
const tags = ['ary', 'ar', 'fr', 'en', 'zgh', 'es', 'de', 'it', 'pt', 'tr'] as const;

function otherName(tag: string, within: string): string {
  try {
    return new Intl.DisplayNames(within, { type: 'language' }).of(tag) ?? tag;
  } catch {
    // Kept from before the browser knew better: it stays readable.
    return tag;
  }
}

export function LanguageInput(props: FieldProps) {
  const { field, place, label } = props;
  const { catalogue, locale } = useSay();
  const { draft, isLocked } = useEditing();
  const chosen = textOf(usePlace(draft, place.path));
  const { isWrong, hint } = useHint(props, null);
  const nameOf = (tag: string): string => catalogue.languages[tag] ?? otherName(tag, formatTags[locale]);
  const isOther = chosen !== '' && !tags.some((tag) => tag === chosen);
  return (
    <TextField
      select
      id={idOf(place.path)}
      label={<Label field={field} text={label} />}
      value={chosen}
      onChange={({ target }) => draft.set(place.path, target.value)}
      fullWidth
      disabled={isLocked}
      error={isWrong}
      helperText={hint}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true, htmlFor: idOf(place.path) } }}
    >
      {chosen === '' && <option value="">{catalogue.nothing}</option>}
      {[...(isOther ? [chosen] : []), ...tags].map((tag) => (
        <option key={tag} value={tag}>
          {nameOf(tag)}
        </option>
      ))}
    </TextField>
  );
}
