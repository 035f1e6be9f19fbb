/** Money that came another way than the pages offer, or too late for them, as staff record it. */
import { z } from 'zod';
import { largestAmountCentimes } from '../../platform/money/money.ts';
import type { FieldProblem } from '../../platform/people/person.ts';
import { waysPaid } from '../orders/order.ts';
import { receivedDay } from '../orders/received-day.ts';
import { readAmount } from '../../platform/money/typed-amount.ts';

const line = (longest: number) =>
  z
    .string()
    .default('')
    .transform((typed) => typed.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .refine((text) => text === '' || text.length >= 3, 'too-short' satisfies FieldProblem)
    .refine((text) => text.length <= longest, 'too-long' satisfies FieldProblem);

const fields = z.object({
  amount: z
    .string({ error: 'required' satisfies FieldProblem })
    .transform((typed, fault) => {
      const read = readAmount(typed);
      if (read.ok && read.centimes > 0 && read.centimes <= largestAmountCentimes) return read.centimes;
      const message: FieldProblem =
        typed.trim() === '' ? 'required' : read.ok ? 'amount-unreadable' : read.reason;
      fault.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .meta({ example: '1 200,50' }),
  paidBy: z.enum(waysPaid, { error: 'choice-required' satisfies FieldProblem }),
  receivedOn: receivedDay,
  reference: line(80),
  reason: line(500),
  overSeats: z.boolean().optional().meta({ description: 'Also beyond the last seat.' }),
});

/** A reference, or a reason why there is none: one of the two says where the money can be found. */
export const recordedPaymentForm = fields
  .refine(({ reference, reason }) => reference !== '' || reason !== '', {
    error: 'required' satisfies FieldProblem,
    path: ['reference'],
  })
  .meta({ example: { amount: '1 200,50', paidBy: waysPaid[0], reference: 'Receipt 12' } });
