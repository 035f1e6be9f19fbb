/** The practice bank's report about a payment, as JSON. Amounts as '990.00', currency as ISO 4217 code. */
import { z } from 'zod';
import { fromDecimal } from '../../platform/money/money.ts';
import type { Evidence } from '../gateway.ts';

const word = z.string().regex(/^[A-Za-z0-9_:-]{1,120}$/);

export const practiceStatement = z.object({
  eventId: word,
  reference: word,
  outcome: z.enum(['captured', 'declined', 'cancelled', 'pending']),
  amount: z.string().regex(/^\d{1,7}\.\d{2}$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  paymentId: word,
});
export type PracticeStatement = z.infer<typeof practiceStatement>;

/** Null for an invalid amount, which the schema has excluded already. */
export function evidenceOf(statement: PracticeStatement): Evidence | null {
  const amountCentimes = fromDecimal(statement.amount);
  if (amountCentimes === null) return null;
  const { eventId, reference, outcome, currency, paymentId } = statement;
  return {
    eventId,
    attemptReference: reference,
    outcome,
    amountCentimes,
    currency,
    providerReference: paymentId,
  };
}
