/** POST /api/checkout-session: begins a payment by an international card, and answers the page to go to. */
import { z } from 'zod';
import { beginCard, orderToPay, pageToVisit } from './begin-card.api.ts';
import { defineCall } from '../../platform/api/call.ts';
import { amount, ignored, locale, orderId } from '../../platform/api/fields.ts';
import { refuse } from '../../platform/api/failures.ts';

/** What both calls about international cards are sent. */
export const internationalCard = {
  amount,
  currency: z
    .string()
    .max(10)
    .optional()
    .meta({ description: "'mad', in capitals or not; any other is refused." }),
  description: ignored(300),
  customerEmail: ignored(254),
  customerName: ignored(200),
  orderId,
  metadata: z.unknown().optional().meta({ description: 'Ignored: the academy writes its own.' }),
  locale,
};

export const isMad = (currency: string | undefined): boolean =>
  currency === undefined || /^\s*mad\s*$/i.test(currency);

const example = {
  amount: 99_000,
  currency: 'mad',
  description: 'E-Commerce Mastery – Virtual',
  customerEmail: 'salma@example.com',
  customerName: 'Salma Alaoui',
  orderId: 'MEM-482913-a1b2',
};

export const internationalExample = {
  ...example,
  metadata: {
    orderId: example.orderId,
    customerName: example.customerName,
    customerEmail: example.customerEmail,
  },
};

export const checkoutSession = defineCall({
  id: 'createCheckoutSession',
  group: 'card',
  method: 'POST',
  path: '/api/checkout-session',
  summary: 'Begin a payment by international card',
  description:
    'Begins a payment of an order the caller holds; the browser then goes to `data.url`. `amount` is the order’s price in centimes: a hint, answered 409 with the current price when it differs. Currency is MAD. `successUrl` and `cancelUrl` may only be this site’s own result pages. Repeating the call is safe: it begins a new visit and closes the one before where the gateway can.',
  schema: z.object({
    ...internationalCard,
    successUrl: z.string().max(500).optional(),
    cancelUrl: z.string().max(500).optional(),
  }),
  example: {
    ...internationalExample,
    successUrl: 'https://derb.example/payment/success',
    cancelUrl: 'https://derb.example/payment/cancel',
  },
  answers: [
    {
      status: 200,
      when: 'The page is open.',
      schema: z.object({
        success: z.literal(true),
        data: z.object({
          sessionId: z
            .string()
            .meta({ description: 'The gateway’s name of the visit; ours where it has none.' }),
          url: z.string(),
          amount: z.int(),
          currency: z.literal('mad'),
          status: z.literal('open'),
        }),
      }),
      example: {
        success: true,
        data: {
          sessionId: 'cs_test_a1b2c3',
          url: 'https://checkout.example/c/pay/cs_test_a1b2c3',
          amount: 99_000,
          currency: 'mad',
          status: 'open',
        },
      },
    },
  ],
  refusals: [
    'bad-fields',
    'currency-not-taken',
    'order-not-found',
    'not-in-this-status',
    'price-changed',
    'redirect-not-allowed',
    'course-not-ready',
    'no-gateway',
    'gateway-unreachable',
    'session-not-made',
    'gateway-answer-unreadable',
  ],
  proof: 'order',
  async answer(options, { request, value }) {
    if (!isMad(value.currency)) return refuse('currency-not-taken');
    const returns = [value.successUrl, value.cancelUrl];
    const hints = { orderId: value.orderId, centimes: value.amount, returns };
    const meant = await orderToPay(options, request, hints);
    if (!meant.ok) return meant;
    const { order } = meant;
    const begun = await beginCard(options, order, 'international', 'session-not-made');
    if (!begun.ok) return begun;
    const data = {
      sessionId: begun.providerSession ?? begun.attemptId,
      url: pageToVisit(options.publicOrigin, order, begun.handOff),
      amount: order.amountCentimes,
      currency: 'mad',
      status: 'open',
    };
    return { ok: true, status: 200, body: { success: true, data } };
  },
});
