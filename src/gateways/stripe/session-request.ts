/** What Stripe is asked for one attempt. Pure: told again, Stripe is told the very same, and answers the same. */
import type Stripe from 'stripe';
import type { AttemptToBegin } from '../gateway.ts';

/** The page at Stripe knows no Arabic; French is what banks in Morocco speak beside it. */
const locales = { en: 'en', ar: 'fr' } as const;

/** Stripe cuts nothing off, it refuses. */
const longestName = 250;

const shortened = (text: string): string => {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  return letters.length <= longestName ? letters.join('') : `${letters.slice(0, longestName - 1).join('')}…`;
};

/** Stripe puts the session's name there: the braces must arrive as they are. */
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
    // The session's own metadata is not copied, and refunds and disputes point to the payment.
    payment_intent_data: { metadata, description: orderNumber },
    // A filter: ways to pay that take days have no place behind a button that says card.
    allowed_payment_method_types: ['card'],
    // The price is in dirhams, whatever country their card is from.
    adaptive_pricing: { enabled: false },
    ...(customerEmail === '' ? {} : { customer_email: customerEmail }),
    locale: locales[attempt.locale],
    expires_at: Math.floor(attempt.expiresAt.getTime() / 1000),
    success_url: withSession(returnUrls.success),
    cancel_url: returnUrls.cancel,
  };
}

/** One attempt has one session, however often it is asked for. */
export const sessionKey = (reference: string): string => `checkout:${reference}`;
