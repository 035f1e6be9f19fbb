/** The form a buyer's browser posts to CMI: exactly the fields that are hashed, for the attempt told again the very same. */
import { createHmac } from 'node:crypto';
import { toDecimal } from '../../platform/money/money.ts';
import type { AttemptToBegin } from '../gateway.ts';
import { cmiHash, holdsTheWord } from './cmi-hash.ts';
import { latinName } from './latin-name.ts';

/** ISO 4217 number of the Moroccan dirham. */
export const dirhams = '504';

/** Random to whoever lacks the store key. */
const randomOf = (reference: string, storeKey: string): string =>
  createHmac('sha256', storeKey).update(`rnd ${reference}`).digest('hex').slice(0, 32);

/**
 * CMI wants an address. One it could trip over, by its e-mails or by the word it hashes in its own way, stays here: the
 * academy's emails reach them in any case.
 */
function emailFor({ customerEmail, orderNumber, notificationUrl }: AttemptToBegin): string {
  const isPlain = /^[\x21-\x7e]+$/.test(customerEmail) && !holdsTheWord(customerEmail);
  return isPlain ? customerEmail : `${orderNumber.toLowerCase()}@${new URL(notificationUrl).hostname}`;
}

/**
 * Money is only reserved (PreAuth) until our answer to the notification says that it is wanted. No description is sent: what
 * stands in the catalogue may hold any word. Null when an address of the academy itself holds the word that CMI may hash
 * differently.
 */
export function cmiRequest(
  attempt: AttemptToBegin,
  { clientId, storeKey }: { clientId: string; storeKey: string },
): Record<string, string> | null {
  const fields: Record<string, string> = {
    clientid: clientId,
    storetype: '3D_PAY_HOSTING',
    TranType: 'PreAuth',
    amount: toDecimal(attempt.amountCentimes),
    currency: dirhams,
    oid: attempt.reference,
    okUrl: attempt.returnUrls.success,
    failUrl: attempt.returnUrls.failure,
    shopurl: attempt.returnUrls.cancel,
    callbackUrl: attempt.notificationUrl,
    CallbackResponse: 'true',
    AutoRedirect: 'true',
    refreshtime: '5',
    rnd: randomOf(attempt.reference, storeKey),
    lang: attempt.locale,
    hashAlgorithm: 'ver3',
    BillToName: latinName(attempt.customerName, attempt.orderNumber),
    email: emailFor(attempt),
    ...(attempt.customerPhone === '' ? {} : { tel: attempt.customerPhone }),
  };
  if (Object.values(fields).some(holdsTheWord)) return null;
  return { ...fields, encoding: 'UTF-8', HASH: cmiHash(new Map(Object.entries(fields)), storeKey) };
}
