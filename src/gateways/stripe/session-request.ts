/** The request to Stripe for one attempt. Pure: a repeated request is the same, and gets the same answer. */
import type Stripe from 'stripe';
import type { AttemptToBegin } from '../gateway.ts';

/** Stripe's page has no Arabic; French is what banks in Morocco use beside it. */
const locales = { en: 'en', ar: 'fr' } as const;

/** Stripe refuses longer names instead of cutting them. */
const longestName = 250;

const shortened = (text: string): string => {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.length <= longestName
    ? characters.join('')
    : `${characters.slice(0, longestName - 1).join('')}…`;
};

/** Stripe inserts the session's id: the braces must not be encoded. */
const withSession = (url: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}session_id={CHECKOUT_SESSION_ID}`;

export function sessionRequest(attempt: AttemptToBegin): Stripe.Checkout.SessionCreateParams {
  const { reference, orderNumber, amountCentimes, description, customerEmail, returnUrls } = attempt;
  const metadata = { attemptReference: reference, orderId: orderNumber };
  return {
    mode: 'payment',
    submit_type: 'pay',
    client_reference_id: reference,
    metadata,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'mad',
          unit_amount: amountCentimes,
          product_data: { name: shortened(description) || orderNumber },
        },
      },
    ],
    // Stripe does not copy the session's own metadata, and refunds and disputes refer to the payment.
    payment_intent_data: { metadata, description: orderNumber },
    // Payment methods that take days do not fit a button for cards.
    allowed_payment_method_types: ['card'],
    // The price stays in dirhams, whatever country the card is from.
    adaptive_pricing: { enabled: false },
    ...(customerEmail === '' ? {} : { customer_email: customerEmail }),
    locale: locales[attempt.locale],
    expires_at: Math.floor(attempt.expiresAt.getTime() / 1000),
    success_url: withSession(returnUrls.success),
    cancel_url: returnUrls.cancel,
  };
}

/** One attempt has one session, however often it is requested. */
export const sessionKey = (reference: string): string => `checkout:${reference}`;
