/** The forms of enrolment and payment: one schema each, used in the browser and on the server. Errors are FieldProblem keys. */
import { z } from 'zod';
import { email, fullName, type FieldProblem } from '../people/person.ts';
import { phone } from '../people/phone.ts';

const ticked = (problem: FieldProblem) => z.literal('on', { error: problem });

/** Step 1. Both ticks are required on the page; the wire may leave `agreesToStart` out. */
export const detailsForm = z.object({
  name: fullName,
  email,
  phone,
  isSixteen: ticked('age-required'),
  agreesToStart: ticked('agreement-required'),
});
export type DetailsForm = z.output<typeof detailsForm>;

/** What an order keeps of step 1 under the same names; of the two ticks it keeps the time. */
export type BuyerDetails = Omit<DetailsForm, 'isSixteen' | 'agreesToStart'>;

export const methodForm = z.object({
  paymentOption: z.enum(['Card', 'Bank Transfer', 'WafaCash / Cash Plus'], {
    error: 'required' satisfies FieldProblem,
  }),
});

export const cardTypeForm = z.object({
  cardType: z.enum(['international', 'morocco'], { error: 'required' satisfies FieldProblem }),
});

export const bankTransferForm = z.object({ transferred: ticked('bank-transfer-unconfirmed') });

/** Capital letters and digits only, so that '12 34-ab' and '1234AB' are one code; at least 3, at most 40. */
export const normaliseTransferCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

export const cashTransferForm = z.object({
  transferCode: z
    .string({ error: 'transfer-code' satisfies FieldProblem })
    .refine((typed) => typed.length <= 80, 'too-long' satisfies FieldProblem)
    .transform(normaliseTransferCode)
    .refine((code) => code.length >= 3 && code.length <= 40, 'transfer-code' satisfies FieldProblem),
});
