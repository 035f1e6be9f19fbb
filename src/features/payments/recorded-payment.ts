/** Money that came another way than the pages offer, or too late for them, as staff record it. */
import { z } from 'zod';
import { largestAmountCentimes } from '../../platform/money/money.ts';
import type { FieldProblem } from '../../platform/people/person.ts';
import type { PaymentOption } from '../orders/order.ts';
import { receivedDay } from './received-day.ts';
import { readAmount } from '../reconciliation/bank-lines.ts';

export const waysPaid = ['bank-transfer', 'cash-agency', 'cash', 'cheque', 'other'] as const;
export type PaidBy = (typeof waysPaid)[number];

/** The payment method of the order from then on. */
export const optionOf: Record<PaidBy, PaymentOption> = {
  'bank-transfer': 'Bank Transfer',
  'cash-agency': 'WafaCash / Cash Plus',
  cash: 'Other Payment Methods',
  cheque: 'Other Payment Methods',
  other: 'Other Payment Methods',
};

/** An amount as people write it: '990', '2,400', '1 200,50 DH'. Null for what is none, and for nothing or less. */
export function centimesOf(typed: string): number | null {
  const centimes = readAmount(typed);
  return centimes !== null && centimes > 0 && centimes <= largestAmountCentimes ? centimes : null;
}

const line = (longest: number) =>
  z
    .string({ error: 'required' satisfies FieldProblem })
    .transform((typed) => typed.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .refine((text) => text.length > 0, { error: 'required' satisfies FieldProblem, abort: true })
    .refine((text) => text.length >= 3, 'too-short' satisfies FieldProblem)
    .refine((text) => text.length <= longest, 'too-long' satisfies FieldProblem);

export const recordedPaymentForm = z.object({
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
