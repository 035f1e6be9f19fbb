/** Fields that several calls read alike. What the academy owns is a hint here: compared, and never stored. */
import { z } from 'zod';
import { fromDecimal } from '../money/money.ts';
import type { FieldProblem } from '../people/person.ts';

const problem = (name: FieldProblem): FieldProblem => name;

/** Numbers are taken as text is. */
const numeric = { type: ['string', 'number'] };

/** A text that is read and believed nowhere. */
export const ignored = (longest: number) => z.string().max(longest, problem('too-long')).optional();

/** An amount of MAD as a decimal: '990', '990.00', 990. */
export const price = z
  .string()
  .refine((typed) => fromDecimal(typed) !== null, problem('required'))
  .optional()
  .meta({
    ...numeric,
    description: 'MAD, as a decimal. A hint: refused when it differs from the current one.',
  });

/** An amount in centimes of MAD: '99000', 99000. */
export const amount = z
  .string()
  .regex(/^\d{1,10}$/, problem('required'))
  .transform(Number)
  .optional()
  .meta({ ...numeric, description: 'Centimes of MAD. A hint: refused when it differs from the order’s.' });

export const orderId = z.string().max(40, problem('too-long')).optional().meta({
  description: 'The order’s number; without it the newest order the caller holds.',
});

export const locale = z
  .enum(['en', 'ar'])
  .optional()
  .catch(undefined)
  .meta({ enum: ['en', 'ar'], description: 'The language of sentences; else Accept-Language decides.' });
