/** Money that came another way than the pages offer, or too late for them, as staff record it. */
import { z } from 'zod';
import { largestAmountCentimes } from '../../platform/money/money.ts';
import type { FieldProblem } from '../../platform/people/person.ts';
import { waysPaid } from '../orders/order.ts';
import { receivedDay } from './received-day.ts';
import { readAmount } from '../reconciliation/bank-lines.ts';

/** An amount as people write it: '990', '2,400', '1 200,50 DH'. Null for what is none, and for nothing or less. */
export function centimesOf(typed: string): number | null {
  const centimes = readAmount(typed);
  return centimes !== null && centimes > 0 && centimes <= largestAmountCentimes ? centimes : null;
}

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
      const centimes = centimesOf(typed);
      if (centimes !== null) return centimes;
      const message: FieldProblem = typed.trim() === '' ? 'required' : 'amount-unreadable';
      fault.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .meta({ example: '1 200,50' }),
  paidBy: z.enum(waysPaid, { error: 'choice-required' satisfies FieldProblem }),
  receivedOn: receivedDay,
  reference: line(80),
  reason: line(500),
});

/** A reference, or a reason why there is none: one of the two says where the money can be found. */
export const recordedPaymentForm = fields
  .refine(({ reference, reason }) => reference !== '' || reason !== '', {
    error: 'required' satisfies FieldProblem,
    path: ['reference'],
  })
  .meta({ example: { amount: '1 200,50', paidBy: waysPaid[0], reference: 'Receipt 12' } });
