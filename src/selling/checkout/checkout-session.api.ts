/** POST /api/checkout-session: begins a payment by an international card, and returns the page to go to. */
import { pathIn, bareOf } from '../../platform/i18n/locale.ts';
import { z } from 'zod';
import { defineCall } from '../../platform/api/call.ts';
import { amount, ignored, locale, orderId } from '../../platform/api/fields.ts';
import { type Failure, type FailureReason, refuse } from '../../platform/api/failures.ts';
import type { CardType, Order } from '../orders/order.ts';
import { seatRefusals } from '../../catalogue/courses/cohort.ts';
import type { HandOff } from '../../gateways/gateway.ts';
import { addressOf, type ApiOptions, provenOrder } from '../../platform/api/caller.ts';

/** The fields that both calls about international cards take. */
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
    'method-off',
    ...seatRefusals,
    'too-many-seats-here',
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
    const begun = await beginCard(options, order, { cardType: 'international', request }, 'session-not-made');
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

/** What the calls about cards share: finding the order, checking the price the caller saw, and beginning the payment. */
type Hints = {
  orderId?: string | undefined;
  /** The price the caller saw, in centimes of MAD. */
  centimes?: number | undefined;
  /** Where the caller wants the browser to come back to. */
  returns?: readonly (string | undefined)[];
};

/** Only the site's own result pages, in either language; the address that the gateway gets is made by the academy. */
function isOwnResultPage(asked: string, publicOrigin: string): boolean {
  if (!URL.canParse(asked, publicOrigin)) return false;
  const url = new URL(asked, publicOrigin);
  const isOurs = url.origin === new URL(publicOrigin).origin && url.username === '';
  return isOurs && /^\/payment\/(success|cancel|failure)$/.test(bareOf(url.pathname));
}

export async function orderToPay(
  options: ApiOptions,
  request: Request,
  { orderId, centimes, returns = [] }: Hints,
): Promise<{ ok: true; order: Order } | Failure> {
  if (returns.some((asked) => asked && !isOwnResultPage(asked, options.publicOrigin)))
    return refuse('redirect-not-allowed');
  const view = await provenOrder(options, request, orderId ?? null);
  if (!view) return refuse('order-not-found');
  const { order } = view;
  if (centimes !== undefined && centimes !== order.amountCentimes)
    return refuse('price-changed', { priceCentimes: order.amountCentimes });
  return { ok: true, order };
}

type Begun = { ok: true; handOff: HandOff; attemptId: string; providerSession: string | null };

const canBeFollowed = (handOff: HandOff): boolean =>
  URL.canParse(handOff.url) && (handOff.kind === 'redirect' || Object.keys(handOff.fields).length > 0);

/** `whenRefused`: the failure to return when the gateway itself refuses. */
export async function beginCard(
  { academy }: ApiOptions,
  order: Order,
  { cardType, request }: { cardType: CardType; request: Request },
  whenRefused: FailureReason,
): Promise<Begun | Failure> {
  const result = await academy.beginPayment({ token: order.token, cardType, address: addressOf(request) });
  if (!result.ok) return refuse(result.reason === 'gateway-refused' ? whenRefused : result.reason);
  return canBeFollowed(result.handOff) ? result : refuse('gateway-answer-unreadable');
}

/** Where the browser goes next: the gateway's page, or the order's own step that posts the gateway's form. */
export const pageToVisit = (publicOrigin: string, { token, locale }: Order, handOff: HandOff): string =>
  handOff.kind === 'redirect' ? handOff.url : publicOrigin + pathIn(locale, `/orders/${token}/card`);
