/** A text that is typed as it is kept: what is wrong with it, and how much room is left. */
import { TextField } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';
import type { FormField } from '../../../src/features/catalogue/record-form.ts';
import { useSay } from '../words/words.ts';
import { usePlace } from './draft.ts';
import { idOf, useEditing, type Place } from './editing.ts';
import { Label } from './needed.tsx';

export type FieldProps = { field: FormField; place: Place; label: string };

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** What is wrong, what is meant, or how many signs are left of those that fit. */
export function useHint({ field, place }: FieldProps, value: unknown): { isWrong: boolean; hint: ReactNode } {
  const { catalogue } = useSay();
  const { kind, faults } = useEditing();
  const fault = faults.get(place.path);
  if (fault) return { isWrong: true, hint: catalogue.problem(fault.problem, fault.limit) };
  const { length } = textOf(value);
  const most = field.mostSigns ?? 0;
  if (most > 0 && length > most) return { isWrong: true, hint: catalogue.signs(length, most) };
  const key = field.path.split('.').at(-1) ?? '';
  const hint = catalogue.hints[`${kind}.${field.path}`] ?? catalogue.hints[key];
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

type Hands = Pick<ComponentProps<'textarea'>, 'onPaste' | 'onDrop' | 'onDragOver' | 'aria-describedby'>;

/** `hands`: what is done with what is dropped or pasted there. */
export function TextInput({ hands, ...props }: FieldProps & { hands?: Hands }) {
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
        label={<Label field={field} text={label} />}
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
            ...hands,
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
