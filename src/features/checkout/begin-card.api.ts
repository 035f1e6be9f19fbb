/** What the calls about cards share: the order that is meant, at the price the caller saw, and a visit to the gateway. */
import type { CardType, Order } from '../orders/order.ts';
import type { HandOff } from '../../gateways/gateway.ts';
import { provenOrder, type ApiOptions } from '../../platform/api/caller.ts';
import { refuse, type Failure, type FailureReason } from '../../platform/api/failures.ts';

type Hints = {
  orderId?: string | undefined;
  /** The price the caller saw, in centimes of MAD. */
  centimes?: number | undefined;
  /** Where the caller wants the browser to come back to. */
  returns?: readonly (string | undefined)[];
};

/** Only the site's own result pages, in either language: the academy makes the address the gateway is given. */
function isOwnResultPage(asked: string, publicOrigin: string): boolean {
  if (!URL.canParse(asked, publicOrigin)) return false;
  const url = new URL(asked, publicOrigin);
  const isOurs = url.origin === new URL(publicOrigin).origin && url.username === '';
  return isOurs && /^(\/ar)?\/payment\/(success|cancel|failure)$/.test(url.pathname);
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

/** `whenRefused`: what the caller is told when the gateway itself says no. */
export async function beginCard(
  { academy }: ApiOptions,
  order: Order,
  cardType: CardType,
  whenRefused: FailureReason,
): Promise<Begun | Failure> {
  const result = await academy.beginPayment({ token: order.token, cardType });
  if (!result.ok) return refuse(result.reason === 'gateway-refused' ? whenRefused : result.reason);
  return canBeFollowed(result.handOff) ? result : refuse('gateway-answer-unreadable');
}

/** Where a browser goes on: the gateway's page, or the order's own step that posts the gateway's form. */
export const pageToVisit = (publicOrigin: string, { token, locale }: Order, handOff: HandOff): string =>
  handOff.kind === 'redirect'
    ? handOff.url
    : `${publicOrigin}${locale === 'ar' ? '/ar' : ''}/orders/${token}/card`;
