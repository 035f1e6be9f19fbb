/**
 * POST /api/payment/initiate begins a card payment by a form. POST /api/payment-intent and GET
 * /api/payment-intent/{id}/validate: the same visit to a gateway in the terms of callers that know payment intents. Cards are
 * typed on the gateway's own page, so there is no secret that a browser could use.
 */
import { z } from 'zod';
import { seatRefusals } from '../../catalogue/courses/cohort.ts';
import type { AttemptFacts } from '../payments/gateway-answers.service.ts';
import {
  beginCard,
  internationalCard,
  internationalExample,
  isMad,
  orderToPay,
  pageToVisit,
} from './checkout-session.api.ts';
import { type Answer, defineCall } from '../../platform/api/call.ts';
import { tokensShown } from '../../platform/api/caller.ts';
import { ignored, locale, orderId, price } from '../../platform/api/fields.ts';
import { refuse } from '../../platform/api/failures.ts';
import { fromDecimal } from '../../platform/money/money.ts';
import { cardTypes } from '../orders/order.ts';

/** What became of a visit, in the callers' terms. A visit that was closed unpaid can only be begun anew. */
const wordOf = {
  begun: 'requires_action',
  captured: 'succeeded',
  declined: 'requires_payment_method',
  cancelled: 'canceled',
  abandoned: 'canceled',
} as const satisfies Record<AttemptFacts['state'], string>;

const statusWords = z.enum(['requires_action', 'succeeded', 'requires_payment_method', 'canceled']);

const intent = {
  paymentIntentId: z.string(),
  amount: z.int().meta({ description: 'Centimes of MAD.' }),
  currency: z.literal('mad'),
  status: statusWords,
};

const exampleId = '0197a5d2-6c1e-7c3a-9b1f-2f6d3f0c9a41';

export const paymentIntent = defineCall({
  id: 'createPaymentIntent',
  group: 'card',
  method: 'POST',
  path: '/api/payment-intent',
  summary: 'Begin a payment by international card, as a payment intent',
  description:
    'As `/api/checkout-session`, in other terms. `clientSecret` is always null: cards are typed on the gateway’s own page at `data.url` and never on this site, so there is no secret for a browser to confirm with. `status` is `requires_action` until the buyer has paid there.',
  schema: z.object(internationalCard),
  example: internationalExample,
  answers: [
    {
      status: 200,
      when: 'The visit has begun.',
      schema: z.object({
        success: z.literal(true),
        data: z.object({ ...intent, clientSecret: z.null(), url: z.string() }),
      }),
      example: {
        success: true,
        data: {
          clientSecret: null,
          paymentIntentId: exampleId,
          amount: 99_000,
          currency: 'mad',
          status: 'requires_action',
          url: 'https://checkout.example/c/pay/cs_test_a1b2c3',
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
    'course-not-ready',
    'method-off',
    ...seatRefusals,
    'too-many-seats-here',
    'no-gateway',
    'gateway-unreachable',
    'intent-not-made',
    'gateway-answer-unreadable',
  ],
  proof: 'order',
  async answer(options, { request, value }) {
    if (!isMad(value.currency)) return refuse('currency-not-taken');
    const meant = await orderToPay(options, request, { orderId: value.orderId, centimes: value.amount });
    if (!meant.ok) return meant;
    const { order } = meant;
    const begun = await beginCard(options, order, { cardType: 'international', request }, 'intent-not-made');
    if (!begun.ok) return begun;
    const data = {
      clientSecret: null,
      paymentIntentId: begun.attemptId,
      amount: order.amountCentimes,
      currency: 'mad',
      status: wordOf.begun,
      url: pageToVisit(options.publicOrigin, order, begun.handOff),
    };
    return { ok: true, status: 200, body: { success: true, data } };
  },
});

function answerOf(id: string, { state, amountCentimes }: AttemptFacts): Answer {
  const status = wordOf[state];
  const data = { paymentIntentId: id, amount: amountCentimes, currency: 'mad', status };
  return { ok: true, status: 200, body: { success: true, valid: status === 'succeeded', status, data } };
}

export const validateIntent = defineCall({
  id: 'validatePaymentIntent',
  group: 'card',
  method: 'GET',
  path: '/api/payment-intent/{id}/validate',
  summary: 'Whether a payment has succeeded',
  description:
    '`valid` is true only when the money is there. The academy answers by what the gateway itself has said, and asks it when it has not said anything yet; nothing the browser brought back counts. Only for whoever proves the order. Answering moves no money; a payment that turns out to be made is entered, as if the gateway had told of it.',
  schema: z.object({ locale }),
  example: {},
  answers: [
    {
      status: 200,
      when: 'This is what the gateway says.',
      schema: z.object({
        success: z.literal(true),
        valid: z.boolean(),
        status: statusWords,
        data: z.object(intent),
      }),
      example: {
        success: true,
        valid: true,
        status: 'succeeded',
        data: { paymentIntentId: exampleId, amount: 99_000, currency: 'mad', status: 'succeeded' },
      },
    },
  ],
  refusals: ['intent-not-found'],
  proof: 'order',
  async answer(options, { request, id }) {
    for (const token of tokensShown(options, request)) {
      const facts = await options.academy.checkAttempt({ token, attemptId: id });
      if (facts) return answerOf(id, facts);
    }
    return refuse('intent-not-found');
  },
});

/** POST /api/payment/initiate: begins a card payment of an order the caller holds, and answers the gateway's form. */
export const paymentInitiate = defineCall({
  id: 'initiatePayment',
  group: 'card',
  method: 'POST',
  path: '/api/payment/initiate',
  summary: 'Begin a card payment by a form',
  description:
    'Begins a card payment of an order the caller holds. Post `formData` to `paymentUrl` in the same window, field by field and nothing added: the fields are signed. With `method` GET there are none, and the browser simply goes to `paymentUrl`. `successRedirectUrl` may only be this site’s own result page. Repeating the call is safe: it begins a new visit and closes the one before where the gateway can; an order that was paid twice is noticed.',
  schema: z.object({
    orderId,
    price,
    description: ignored(300),
    customerName: ignored(200),
    customerEmail: ignored(254),
    successRedirectUrl: z.string().max(500).optional(),
    cardType: z.enum(cardTypes).optional().meta({ description: 'Moroccan cards where both are taken.' }),
    locale,
  }),
  example: {
    orderId: 'MEM-482913-a1b2',
    price: '990',
    description: 'E-Commerce Mastery – Virtual',
    customerName: 'Salma Alaoui',
    customerEmail: 'salma@example.com',
    successRedirectUrl: 'https://derb.example/payment/success',
  },
  answers: [
    {
      status: 200,
      when: 'The visit has begun.',
      schema: z.object({
        success: z.literal(true),
        orderId: z.string(),
        paymentUrl: z.string(),
        method: z.enum(['POST', 'GET']),
        formData: z.record(z.string(), z.string()),
      }),
      example: {
        success: true,
        orderId: 'MEM-482913-a1b2',
        paymentUrl: 'https://bank.example/pay',
        method: 'POST',
        formData: { reference: '…', signature: '…' },
      },
    },
  ],
  refusals: [
    'bad-fields',
    'order-not-found',
    'not-in-this-status',
    'price-changed',
    'redirect-not-allowed',
    'course-not-ready',
    'method-off',
    ...seatRefusals,
    'too-many-seats-here',
    'no-gateway',
    'gateway-unreachable',
    'gateway-refused',
    'gateway-answer-unreadable',
  ],
  proof: 'order',
  async answer(options, { request, value }) {
    const centimes = value.price === undefined ? undefined : (fromDecimal(value.price) ?? undefined);
    const hints = { orderId: value.orderId, centimes, returns: [value.successRedirectUrl] };
    const meant = await orderToPay(options, request, hints);
    if (!meant.ok) return meant;
    const served = await options.academy.cardTypes(meant.order);
    const cardType = value.cardType ?? (served.includes('morocco') ? 'morocco' : 'international');
    const begun = await beginCard(options, meant.order, { cardType, request }, 'gateway-refused');
    if (!begun.ok) return begun;
    const { handOff } = begun;
    const isForm = handOff.kind === 'post';
    const body = {
      success: true,
      orderId: meant.order.number,
      paymentUrl: handOff.url,
      method: isForm ? 'POST' : 'GET',
      formData: isForm ? handOff.fields : {},
    };
    return { ok: true, status: 200, body };
  },
});
