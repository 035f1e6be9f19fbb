/**
 * What CMI reports about a payment, accepted only with its hash. The hash signs values but no names, so that somebody with a signed
 * message could rename its fields in the same order; the merchant's number, the currency, the reference and the outcome must all
 * be in their fields, which no value chosen by a buyer makes possible.
 */
import { createHash } from 'node:crypto';
import { fromDecimal } from '../../platform/money/money.ts';
import type { Evidence, RawNotification, ReadResult, ReturnReading } from '../gateway.ts';
import { fieldsIn, isFromCmi, normalised, valueOf } from './cmi-form.ts';
import type { CmiFields } from './hash.ts';
import { dirhams } from './cmi-request.ts';

export type Merchant = { clientId: string; storeKey: string };

/** Accepted by the buyer's bank. An early failure has no code: refused. */
const isApproved = (fields: CmiFields): boolean =>
  valueOf(fields, 'ProcReturnCode') === '00' && valueOf(fields, 'Response') === 'Approved';

const words = new Set(['Approved', 'Declined', 'Error']);

/**
 * Whether it reports an outcome, as only CMI does: the form we give to the buyer's browser is hashed with the same key, and must
 * not count when somebody posts it here. None of its values looks like an outcome, under any name. An early failure has a word and
 * no code.
 */
const isOutcome = (fields: CmiFields): boolean =>
  words.has(valueOf(fields, 'Response') ?? '') || /^\d{2}$/.test(valueOf(fields, 'ProcReturnCode') ?? '');

/** An unknown ISO number stays as it is: it is refused as a foreign currency, and kept. */
const currencyOf = (number: string): string => (number === dirhams ? 'MAD' : number);

function evidenceIn(fields: CmiFields, body: Uint8Array): Evidence | null {
  const oid = valueOf(fields, 'oid');
  const amountCentimes = fromDecimal(valueOf(fields, 'amount') ?? '');
  const number = valueOf(fields, 'currency');
  if (!oid || oid.length > 100 || amountCentimes === null || !number || !/^\d{3}$/.test(number)) return null;
  // Without a transaction id only the bytes distinguish one refusal from the next.
  const eventKey = valueOf(fields, 'TransId') || createHash('sha256').update(body).digest('hex').slice(0, 32);
  const code = valueOf(fields, 'ProcReturnCode') || 'none';
  return {
    eventId: `${oid}:${eventKey.slice(0, 64)}:${code.slice(0, 16)}`,
    attemptReference: oid,
    outcome: isApproved(fields) ? 'captured' : 'declined',
    amountCentimes,
    currency: currencyOf(number),
    providerReference: valueOf(fields, 'TransId')?.slice(0, 64) || oid,
  };
}

export function readNotification(
  { clientId, storeKey }: Merchant,
  { body }: Pick<RawNotification, 'body'>,
): ReadResult {
  if (storeKey === '') return { ok: false, reason: 'not-configured' };
  const received = fieldsIn(body);
  if (received === null) return { ok: false, reason: 'malformed' };
  const fields = normalised(received, 'notification');
  if (!isFromCmi(fields, storeKey)) return { ok: false, reason: 'bad-signature' };
  if (!isOutcome(fields)) return { ok: false, reason: 'malformed' };
  if (valueOf(fields, 'clientid') !== clientId) return { ok: false, reason: 'wrong-merchant' };
  const evidence = evidenceIn(fields, body);
  return evidence ? { ok: true, report: { kind: 'payment', evidence } } : { ok: false, reason: 'unreadable' };
}

/** The browser's return by POST. It proves no payment: money is captured only by our answer to the notification. */
export function readReturn({ clientId, storeKey }: Merchant, body: Uint8Array): ReturnReading {
  const received = fieldsIn(body);
  if (received === null) return null;
  const fields = normalised(received, 'return');
  const reference = valueOf(fields, 'oid');
  if (!reference || !isFromCmi(fields, storeKey) || valueOf(fields, 'clientid') !== clientId) return null;
  if (!isOutcome(fields)) return null;
  return { reference, outcome: isApproved(fields) ? 'approved' : 'declined' };
}
