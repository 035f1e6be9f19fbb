/** The forms of the test screens. */
import { z } from 'zod';
import { email, type FieldProblem, fullName } from '../../platform/people/person.ts';
import { phone } from '../../platform/people/phone.ts';
import { centimesIn } from '../../platform/money/typed-amount.ts';

/** The largest amount of a test: 1,000.00 MAD, in centimes. */
export const mostTestCentimes = 100_000;

/** '10', '0.01', '5.50'; in centimes. At least one centime. */
const amount = z
  .string({ error: 'amount-invalid' satisfies FieldProblem })
  .transform((typed) => centimesIn(typed) ?? 0)
  .refine(
    (centimes) => centimes >= 1 && centimes <= mostTestCentimes,
    'amount-invalid' satisfies FieldProblem,
  );

const description = z
  .string({ error: 'required' satisfies FieldProblem })
  .transform((typed) => typed.normalize('NFC').replace(/\s+/gu, ' ').trim())
  .refine((text) => text.length >= 1 && !/\p{Cc}/u.test(text), 'required' satisfies FieldProblem)
  .refine((text) => text.length <= 120, 'too-long' satisfies FieldProblem);

/** Amount, description, name and e-mail, all required. */
export const testPaymentForm = z.object({ amount, description, name: fullName, email });

/** The price comes from the page, not from the form. */
export const testEnrolmentForm = z.object({ name: fullName, email, phone });
