/** The price of a record: set at once, or sent for approval and refused. It is approved by publishing its draft. */
import { z } from 'zod';
import { refuseIncomplete } from './catalogue-shapes.staff.ts';
import { kindIn, revision, single } from './catalogue-form.staff.ts';
import { mostCentimes } from '../../platform/records/record-fields.ts';
import { done, isDone } from '../../platform/api/fields.ts';
import { staffCall } from '../../academy/staff/staff-call.ts';
import { refuseStaff } from '../../academy/staff/staff-failures.ts';
import { mayEditCatalogue, maySetPrices, mayWriteRecord } from '../../academy/staff/who-may.ts';

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

const askForPrice = staffCall({
  method: 'PUT',
  path: 'catalogue/{kind}/records/{slug}/price-request',
  summary: 'Send a draft that changes a price to those who may publish it',
  description: 'It waits on the first page of owner and finance. Asked again, the newest note counts.',
  may: mayEditCatalogue,
  input: z.strictObject({ revision, note: z.string().trim().max(500) }),
  output: done,
  refusals: ['not-found', 'changed-meanwhile', 'incomplete', 'too-late'],
  async run({ academy, params, staff }, value) {
    const kind = kindIn(params, staff, (who, one) => !single.has(one) && mayWriteRecord(who, one));
    if (typeof kind !== 'string') return kind;
    const result = await academy.staff.askForPrice({ kind, slug: params.slug, ...value, staff });
    if (result.ok) return isDone;
    switch (result.reason) {
      case 'unknown-record':
        return refuseStaff('not-found');
      case 'no-price':
        return refuseStaff('too-late');
      case 'incomplete':
        return refuseIncomplete(result.missing);
      case 'changed-meanwhile':
        return refuseStaff('changed-meanwhile', {
          detail: { by: result.by, at: result.at.toISOString() },
        });
    }
  },
});

const refusePrice = staffCall({
  path: 'catalogue/{kind}/records/{slug}/price-request/refusal',
  summary: 'Refuse a price that was sent for approval; the draft stays with its editor',
  description: 'It is approved by publishing the draft.',
  may: maySetPrices,
  input: z.strictObject({ reason: z.string().trim().min(1, 'required').max(500) }),
  output: done,
  refusals: ['not-found', 'too-late'],
  async run({ academy, params, staff }, value) {
    const kind = kindIn(params, staff);
    if (typeof kind !== 'string') return kind;
    const isRefused = await academy.staff.refusePrice({ kind, slug: params.slug, ...value, staff });
    return isRefused ? isDone : refuseStaff('too-late');
  },
});

const withdrawPrice = staffCall({
  method: 'DELETE',
  path: 'catalogue/{kind}/records/{slug}/price-request',
  summary: 'Withdraw a price that was sent for approval; the draft stays',
  may: mayEditCatalogue,
  input: z.strictObject({}),
  output: done,
  refusals: ['not-found', 'too-late'],
  async run({ academy, params, staff }) {
    const kind = kindIn(params, staff, mayWriteRecord);
    if (typeof kind !== 'string') return kind;
    const isWithdrawn = await academy.staff.withdrawPrice({ kind, slug: params.slug, staff });
    return isWithdrawn ? isDone : refuseStaff('too-late');
  },
});

export const priceCalls = [setPrice, askForPrice, refusePrice, withdrawPrice] as const;
