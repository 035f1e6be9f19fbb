/** A text input with its fault and how many characters are left. */
import { TextField } from '@mui/material';
import type { ReactNode } from 'react';
import type { FormField } from '../../../src/admin/records/record-form.ts';
import { useMayAddPictures } from '../pictures/choose-picture.tsx';
import { directionOf } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { MarkdownField } from '../writing/markdown-field.tsx';
import { usePlace } from './draft.ts';
import { idOf, type Place, useEditing } from './editing.ts';
import { boundsOf } from './labels.ts';
import { Label, useFaultAt } from './field-parts.tsx';

export type FieldProps = { field: FormField; place: Place; label: string };

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The bounds of a number or a sum, where what is typed is outside of them or no number at all. */
function useBounds(field: FormField, value: unknown): string | null {
  const { catalogue, locale } = useWords();
  const { least = -Infinity, most = Infinity } = field;
  const isOut = typeof value === 'number' ? value < least || value > most : textOf(value) !== '';
  return isOut ? boundsOf(field, catalogue, locale) : null;
}

/** What is wrong, a hint, or how many characters are left. */
export function useHint({ field, place }: FieldProps, value: unknown): { isWrong: boolean; hint: ReactNode } {
  const { catalogue } = useWords();
  const { kind } = useEditing();
  const problem = useFaultAt(place.path);
  const bounds = useBounds(field, value);
  if (bounds !== null) return { isWrong: true, hint: bounds };
  if (problem !== null) return { isWrong: true, hint: problem };
  const { length } = textOf(value);
  const most = field.mostSigns ?? 0;
  if (most > 0 && length > most) return { isWrong: true, hint: catalogue.signs(length, most) };
  const key = field.path.split('.').at(-1) ?? '';
  const hint = catalogue.hints[`${kind}.${field.path}`] ?? catalogue.hints[key];
  if (hint !== undefined) return { isWrong: false, hint };
  return { isWrong: false, hint: most > 0 && length > most * 0.8 ? catalogue.signs(length, most) : null };
}

function sideProps({ side, path }: Place, isPlainLtr: boolean) {
  const language = path.endsWith('InArabic') ? 'ar' : side;
  if (language === null) return { dir: isPlainLtr ? 'ltr' : 'auto' };
  return { dir: directionOf(language), lang: language };
}

const ltrWidgets = new Set(['slug', 'link', 'picture', 'time', 'day', 'moment', 'number', 'money']);
/** A title this long is read whole, on several lines; Enter makes no line of its own. */
const isLongTitle = ({ widget, mostSigns = 0 }: FormField): boolean => widget === 'text' && mostSigns >= 120;

const severalLines = { multiline: true, minRows: 2, maxRows: 14 };

/** A long text in Markdown. */
export function MarkdownInput(props: FieldProps) {
  const { field, place, label } = props;
  const { draft, isLocked } = useEditing();
  const hasPictures = useMayAddPictures() && !isLocked;
  const value = textOf(usePlace(draft, place.path));
  const { isWrong, hint } = useHint(props, value);
  return (
    <MarkdownField
      id={idOf(place.path)}
      label={<Label field={field} text={label} />}
      name={label}
      side={place.side ?? 'en'}
      value={value}
      onChange={(text) => draft.set(place.path, text === '' && field.nullable ? null : text)}
      isDisabled={isLocked}
      isWrong={isWrong}
      hint={hint}
      hasPictures={hasPictures}
    />
  );
}

export function TextInput(props: FieldProps) {
  const { field, place, label } = props;
  const { draft, isLocked } = useEditing();
  const value = usePlace(draft, place.path);
  const { isWrong, hint } = useHint(props, value);
  const isWrapped = isLongTitle(field);
  return (
    <TextField
      id={idOf(place.path)}
      label={<Label field={field} text={label} />}
      value={textOf(value)}
      onChange={({ target }) => {
        const text = isWrapped ? target.value.replaceAll(/\s*\n\s*/g, ' ') : target.value;
        draft.set(place.path, text === '' && field.nullable ? null : text);
      }}
      {...(isWrapped && {
        multiline: true,
        onKeyDown: (event) => {
          if (event.key === 'Enter') event.preventDefault();
        },
      })}
      {...(field.widget === 'long-text' && severalLines)}
      {...(field.widget === 'time' && { type: 'time' })}
      {...(field.widget === 'day' && { type: 'date' })}
      fullWidth
      disabled={isLocked}
      error={isWrong}
      helperText={hint}
      slotProps={{
        htmlInput: sideProps(place, ltrWidgets.has(field.widget)),
        ...(['time', 'day'].includes(field.widget) && { inputLabel: { shrink: true } }),
      }}
    />
  );
}
