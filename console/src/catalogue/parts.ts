/** The parts of a record's page, in their order. */
import type { FieldGroup } from '../../../src/features/catalogue/record-fields.ts';
import type { FormField } from '../../../src/features/catalogue/record-form.ts';
import type { Place } from './editing.ts';
import { placesWithin } from './places.tsx';

const order: readonly FieldGroup[] = ['words', 'money', 'dates', 'facts', 'blocks', 'seo'];

/** Where the fields of a whole record stand. */
export const whole: readonly Place[] = [{ path: '', side: null }];

/** Its address stays once pages had it; its place is changed in the list. */
const isTyped = ({ path }: FormField, hasFreeAddress: boolean): boolean =>
  path !== 'position' && (hasFreeAddress || path !== 'slug');

export type Part = { group: FieldGroup; fields: FormField[] };

/** Those that hold anything. */
export function partsOf(fields: readonly FormField[], hasFreeAddress: boolean): Part[] {
  const typed = fields.filter((field) => isTyped(field, hasFreeAddress));
  return order
    .map((group) => ({ group, fields: typed.filter((field) => field.group === group) }))
    .filter((part) => part.fields.length > 0);
}

export const idOfPart = (group: FieldGroup): string => `group-${group}`;

/** Where a field of the record stands, in each language that it is written in. */
export const pathsOf = (field: FormField): string[] =>
  placesWithin(field.path, whole).map(({ path }) => path);
