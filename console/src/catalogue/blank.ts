/** What a new record, or a new line of a list, begins with: nothing where nothing may stand, and a first guess elsewhere. */
import type { FormField } from '../../../src/features/catalogue/record-form.ts';
import { join } from './draft-path.ts';
import { makeDraft, type Loose } from './draft.ts';
import { dayInMorocco } from '../morocco.ts';

const languages = ['en', 'ar'] as const;

/** Where a field stands: twice when it is written in both languages. */
export const pathsOf = (path: string, within = ''): string[] =>
  path.includes('{locale}')
    ? languages.map((locale) => join(within, path.replace('{locale}', locale)))
    : [join(within, path)];

export function blankOf(field: FormField): unknown {
  if (field.nullable) return null;
  switch (field.widget) {
    case 'list':
      return [];
    case 'group':
      return blankWith(field.fields ?? []);
    case 'boolean':
      return false;
    case 'choice':
      return field.choices?.[0] ?? '';
    case 'weekday':
    case 'number':
    case 'money':
      return field.least ?? 0;
    case 'day':
      return dayInMorocco(new Date());
    case 'time':
      return '18:00';
    case 'moment':
      return new Date().toISOString();
    default:
      return '';
  }
}

export function blankWith(fields: readonly FormField[]): Loose {
  const blank = makeDraft({});
  for (const field of fields) for (const path of pathsOf(field.path)) blank.set(path, blankOf(field));
  return blank.whole();
}

/** A line of a list. */
export const blankItem = ({ item, fields = [] }: FormField): unknown => {
  if (item) return blankOf(item);
  // A line that is itself a pair of languages has no key of its own.
  return blankWith(fields);
};
