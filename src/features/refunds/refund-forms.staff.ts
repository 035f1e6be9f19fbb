/** What the office's wire takes about money going back: the forms of the domain, with what was seen when they were opened. */
import { z } from 'zod';
import { payoutForm, refundForm } from './refund-form.ts';
import { refundWays } from './refund.ts';

const text = z.string().max(1_000).default('');

const payout = {
  way: z.enum(refundWays),
  name: text.meta({ description: 'As it stands on the account or the identity card.' }),
  rib: text.meta({ description: 'Of a bank transfer: 24 digits.' }),
  phone: text.meta({ description: 'Of a transfer at an agency; may be empty.' }),
};

const key = z
  .uuid('not-taken')
  .meta({ description: 'Made when the form is opened: the same key is the same refund.' });

/** What one form says is wrong is said of the whole body. */
function read<T>(reading: z.ZodSafeParseResult<T>, context: z.RefinementCtx): T {
  if (reading.success) return reading.data;
  for (const { message, path } of reading.error.issues) context.addIssue({ code: 'custom', message, path });
  return z.NEVER;
}

export const refundBody = z
  .object({
    ...payout,
    key,
    second: z.string().max(200).nullable().default(null).meta({
      description: 'Our number of a second payment, when that one goes back; null for the order’s own.',
    }),
    howMuch: z.enum(['whole', 'part']),
    amount: text.meta({ description: 'Of a part: in dirhams, as it stands on paper.' }),
    seenLeftCentimes: z.number().int().min(0).meta({
      description: 'What could be paid back when the form was opened: nobody decides on an older state.',
    }),
    reason: text.meta({ description: 'For the record; the buyer does not read it.' }),
    isTrial: z.boolean().default(false).meta({
      description: 'Only read, and nothing decided: the answer says which sum would go back, and to where.',
    }),
  })
  .transform((typed, context) => {
    const { key: same, second, seenLeftCentimes, isTrial } = typed;
    const form = refundForm(seenLeftCentimes, { endsAccess: second === null });
    const value = read(form.safeParse(typed), context);
    return { ...value, key: same, surplusReference: second, seenLeftCentimes, isTrial };
  });

export const wayBody = z
  .object({ ...payout, key })
  .transform((typed, context) => ({ ...read(payoutForm.safeParse(typed), context), key: typed.key }));
