/** What step 1 does with a sent form, whatever is bought: an order is placed, or the form is shown again. */
import { data } from 'react-router';
import { detailsFormOf } from '../../../domain/orders/order-form.ts';
import { readForm, typedIn, type FieldProblems, type Typed } from '../../../domain/people/read-form.ts';
import type { PlaceOrder } from '../../../flows/academy.server.ts';
import { open, type ScreenArgs } from '../../academy-context.ts';
import { rememberOrder, orderTokensOf } from '../../order-cookie.ts';
import { goTo } from './open-step.ts';
import { postedForm } from './posted-form.ts';
import { isStepOpen } from './step-for.ts';

export type Refused = {
  typed: Typed;
  problems: FieldProblems;
  /** 'slot-taken': the hour went to somebody else meanwhile. */
  refusal: null | 'price-changed' | 'closed' | 'old-form' | 'slot-taken';
};

export const untouched: Refused = { typed: {}, problems: {}, refusal: null };

const refuse = (refused: Refused, status: number) => data(refused, { status });

const keyPattern = /^[\w-]{16,128}$/;

/** The key of the form that was opened, unless it was for something else; then the new one. */
export const keyOf = ({ typed, refusal }: Refused, newKey: string): string =>
  refusal !== 'old-form' && keyPattern.test(typed.idempotencyKey ?? '')
    ? (typed.idempotencyKey ?? newKey)
    : newKey;

/** The price the form showed. A form without one is treated as showing another price: it is asked again, never guessed. */
export const seenPriceIn = (typed: Typed): number =>
  /^\d{1,9}$/.test(typed.seenPrice ?? '') ? Number(typed.seenPrice) : -1;

export async function placeFromForm(args: ScreenArgs, item: PlaceOrder['item']) {
  const { academy, locale, links, publicOrigin } = open(args);
  const reading = readForm(detailsFormOf(item.kind), typedIn(await postedForm(args.request)));
  const { typed } = reading;
  if (!reading.ok) return refuse({ typed, problems: reading.problems, refusal: null }, 422);
  const key = typed.idempotencyKey ?? '';
  if (!keyPattern.test(key)) return refuse({ typed, problems: {}, refusal: 'old-form' }, 409);
  const placed = await academy.placeOrder({
    idempotencyKey: key,
    item,
    locale,
    details: reading.value,
    heldTokens: orderTokensOf(args.request),
    seenPriceCentimes: seenPriceIn(typed),
  });
  if (placed.ok) {
    const next = goTo(isStepOpen('method', placed.order) ? 'method' : 'order', placed.order, links);
    next.headers.append('Set-Cookie', rememberOrder(args.request, placed.order.token, publicOrigin));
    return next;
  }
  switch (placed.reason) {
    case 'price-changed':
      return refuse({ typed, problems: {}, refusal: 'price-changed' }, 409);
    case 'key-used-for-another-item':
      return refuse({ typed, problems: {}, refusal: 'old-form' }, 409);
    case 'slot-taken':
      return refuse({ typed, problems: {}, refusal: 'slot-taken' }, 409);
    case 'coupon-unknown':
    case 'coupon-not-for-this':
    case 'coupon-over':
    case 'coupon-used-up':
    case 'coupon-used-by-her':
    case 'coupon-not-combinable':
      return refuse({ typed, problems: { coupon: placed.reason }, refusal: null }, 422);
    case 'course-not-found':
      return refuse({ typed, problems: {}, refusal: 'closed' }, 404);
    case 'not-on-sale':
    case 'sold-out':
      return refuse({ typed, problems: {}, refusal: 'closed' }, 409);
  }
}
