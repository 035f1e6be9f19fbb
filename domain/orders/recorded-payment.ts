/** Money that came another way than the screens offer, or too late for them, as staff write it down. */
import { z } from 'zod';
import type { FieldProblem } from '../people/person.ts';
import type { PaymentOption } from './order.ts';

export const waysPaid = ['bank-transfer', 'cash-agency', 'cash', 'cheque', 'other'] as const;
export type PaidBy = (typeof waysPaid)[number];

/** What the order says it was paid by, from then on. */
export const optionOf: Record<PaidBy, PaymentOption> = {
  'bank-transfer': 'Bank Transfer',
  'cash-agency': 'WafaCash / Cash Plus',
  cash: 'Other Payment Methods',
  cheque: 'Other Payment Methods',
  other: 'Other Payment Methods',
};

/** '990', '990,00', '1 200.50 MAD' in centimes; null for what is no amount. Arabic digits count as digits. */
export function centimesOf(typed: string): number | null {
  const plain = typed
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/MAD|DH|د\.?م\.?|درهم/giu, '')
    .replace(/[\s\u00A0\u202F]/g, '');
  const [, whole, cents = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}

const line = (longest: number, problem: FieldProblem) =>
  z
    .string({ error: problem })
    .transform((typed) => typed.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .refine((text) => text.length >= 3, problem)
    .refine((text) => text.length <= longest, 'too-long' satisfies FieldProblem);

export const recordedPaymentForm = z.object({
  amount: z.string({ error: 'required' satisfies FieldProblem }).transform((typed, fault) => {
    const centimes = centimesOf(typed);
    if (centimes !== null) return centimes;
    fault.addIssue({ code: 'custom', message: 'required' satisfies FieldProblem });
    return z.NEVER;
  }),
  paidBy: z.enum(waysPaid, { error: 'choice-required' satisfies FieldProblem }),
  reference: line(80, 'required'),
  reason: line(500, 'required'),
});
