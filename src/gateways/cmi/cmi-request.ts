/** The form that a buyer's browser posts to CMI: exactly the hashed fields, the same at every call for one attempt. */
import { createHmac } from 'node:crypto';
import { toDecimal } from '../../platform/money/money.ts';
import type { AttemptToBegin } from '../gateway.ts';
import { cmiHash, hasDocumentWord } from './hash.ts';
import { latinName } from './latin-name.ts';

/** ISO 4217 number of the Moroccan dirham. */
export const dirhams = '504';

/** Unpredictable without the store key. */
const randomOf = (reference: string, storeKey: string): string =>
  createHmac('sha256', storeKey).update(`rnd ${reference}`).digest('hex').slice(0, 32);

/**
 * CMI requires an address. One that it might refuse or hash differently is replaced: the academy itself e-mails the buyer in any
 * case.
 */
function emailFor({ customerEmail, orderNumber, notificationUrl }: AttemptToBegin): string {
  const isPlain = /^[\x21-\x7e]+@[\x21-\x7e]+$/.test(customerEmail) && !hasDocumentWord(customerEmail);
  return isPlain ? customerEmail : `${orderNumber.toLowerCase()}@${new URL(notificationUrl).hostname}`;
}

/**
 * Money is only reserved (PreAuth) until our answer to the notification captures it. The hash signs no names of fields, so that the
 * buyer's browser may post a value under another one: of all that a buyer chose only a name without digits and an e-mail address are
 * sent, which are no amount, currency, reference or outcome; no telephone. No description either: catalogue texts may contain any
 * word. Null when an address of the academy itself contains the word that CMI may hash differently.
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
    BillToName: latinName(attempt.customerName),
    email: emailFor(attempt),
  };
  if (Object.values(fields).some(hasDocumentWord)) return null;
  return { ...fields, encoding: 'UTF-8', HASH: cmiHash(new Map(Object.entries(fields)), storeKey) };
}
