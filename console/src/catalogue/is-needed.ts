/** Which fields must be filled in before a record is published. */
import type { FormField } from '../../../src/features/catalogue/record-form.ts';

/** A choice from a few always says something; of a group that is always there its fields are marked. */
const neverEmpty = ({ widget, choices, nullable }: FormField): boolean =>
  widget === 'boolean' ||
  (widget === 'group' && !nullable) ||
  (widget === 'choice' && choices !== undefined) ||
  widget === 'weekday';

export const isNeeded = (field: FormField): boolean => field.required && !neverEmpty(field);
