/** The parts of a notification that are stored: the charge, its amounts and transactions. The rest may be personal data. */
import { z } from 'zod';

const text = z
  .union([z.string().max(200), z.number(), z.boolean()])
  .nullish()
  .catch(null);

/** Everything that is not listed here is removed. */
const kept = z.object({
  id: text,
  internalId: text,
  orderId: text,
  status: text,
  merchantAccount: text,
  lineItem: z.object({ amount: text, currency: text }).nullish().catch(null),
  transactions: z
    .array(
      z.object({
        timestamp: text,
        gatewayProvidedId: text,
        type: text,
        state: text,
        amount: text,
        currency: text,
        resultCode: text,
        responseText: text,
      }),
    )
    .max(200)
    .nullish()
    .catch(null),
  paymentType: text,
  paymentMethod: text,
  created: text,
  amountRemaining: text,
});

export function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

/** Never throws, for any input. */
export function redactPayzone(body: Uint8Array): Uint8Array {
  const reading = kept.safeParse(parseJson(body));
  const redacted = reading.success ? reading.data : { unreadable: `${body.length} bytes` };
  return new TextEncoder().encode(JSON.stringify(redacted));
}
