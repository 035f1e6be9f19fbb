/** The form that a buyer's browser posts to Payzone: a JSON text, and the signature of exactly this text. */
import { createHmac } from 'node:crypto';
import { currency, toDecimal } from '../../platform/money/money.ts';
import type { AttemptToBegin } from '../gateway.ts';
import { launchSignature } from './payzone-signatures.ts';

const longestDescription = 200;

/** The same for the same person, without revealing anything about them. */
const customerId = (email: string, key: string): string =>
  createHmac('sha256', key).update(`customer ${email.toLowerCase()}`).digest('hex').slice(0, 32);

/** Name and address are optional there, and not sent. Serialised once, since another serialisation has another signature. */
export function payzoneLaunch(
  attempt: AttemptToBegin,
  { merchantAccount, paywallKey }: { merchantAccount: string; paywallKey: string },
): { payload: string; signature: string } {
  const payload = JSON.stringify({
    merchantAccount,
    timestamp: Math.floor(attempt.begunAt.getTime() / 1_000),
    skin: 'vps-1-vue',
    customerId: customerId(attempt.customerEmail, paywallKey),
    customerCountry: 'MA',
    customerLocale: attempt.locale === 'ar' ? 'ar_MA' : 'en_US',
    chargeId: attempt.reference,
    orderId: attempt.orderNumber,
    price: toDecimal(attempt.amountCentimes),
    currency,
    description: [...attempt.description].slice(0, longestDescription).join(''),
    mode: 'DEEP_LINK',
    paymentMethod: 'CREDIT_CARD',
    showPaymentProfiles: 'false',
    callbackUrl: attempt.notificationUrl,
    successUrl: attempt.returnUrls.success,
    failureUrl: attempt.returnUrls.failure,
    cancelUrl: attempt.returnUrls.cancel,
  });
  return { payload, signature: launchSignature(paywallKey, payload) };
}
