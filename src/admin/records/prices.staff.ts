/** The price of a record, set at once. */
import { z } from 'zod';
import { refuseIncomplete } from './catalogue-shapes.staff.ts';
import { kindIn } from './catalogue-form.staff.ts';
import { mostCentimes } from '../../platform/records/record-fields.ts';
import { done, isDone } from '../../platform/api/fields.ts';
import { staffCall } from '../../academy/staff/staff-call.ts';
import { refuseStaff } from '../../academy/staff/staff-failures.ts';
import { maySetPrices } from '../../academy/staff/who-may.ts';

const setPrice = staffCall({
  method: 'PUT',
  path: 'catalogue/{kind}/records/{slug}/price',
  summary: 'Publish a new price at once, and nothing else',
  description:
    'Only of what is published and has no draft: `detail` says whose it is. `fields` of ‘incomplete’ says what stands against it, such as instalments that add up to less.',
  may: maySetPrices,
  input: z.strictObject({
    priceCentimes: z
      .number()
      .int()
      .min(0)
      .max(mostCentimes)
      .meta({ description: 'Centimes of MAD; 0 is free.' }),
    isSure: z.boolean().default(false).meta({
      description: 'Needed where the price becomes nothing, or ten times more or less than before.',
    }),
  }),
  output: done,
  refusals: ['not-found', 'draft-there', 'incomplete'],
  async run({ academy, params, staff }, value) {
    const kind = kindIn(params, staff);
    if (typeof kind !== 'string') return kind;
    const { slug } = params;
    const result = await academy.staff.setPrice({ kind, slug, ...value, staff });
    if (result.ok) return isDone;
    switch (result.reason) {
      case 'unknown-record':
        return refuseStaff('not-found');
      case 'not-sure':
        return refuseStaff('bad-fields', { fields: { isSure: 'required' } });
      case 'incomplete':
        return refuseIncomplete(result.missing);
      case 'draft-there':
        return refuseStaff('draft-there', { detail: { by: result.by, at: result.at.toISOString() } });
    }
  },
});

export const priceCalls = [setPrice] as const;
