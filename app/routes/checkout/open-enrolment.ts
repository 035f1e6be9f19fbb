/** What the first step shows: the course at today's price, an order she has already begun, or why it cannot be bought. */
import { awaitsDecision, isPayable, type ItemKind } from '../../../domain/orders/order.ts';
import { isOnSale } from '../../../domain/catalogue/course.ts';
import type { CourseOnOffer } from '../../../flows/academy.server.ts';
import type { ForScreens } from '../../academy-context.ts';
import { orderTokensOf } from '../../order-cookie.ts';

export type Begun = { number: string; token: string; standing: 'to-pay' | 'being-checked' | 'paid' };

/** Why a course cannot be bought now, or null when it can. */
export function whyClosed({ course, offer, seatsLeft }: CourseOnOffer): 'sold-out' | 'not-on-sale' | null {
  if (!isOnSale(course) || offer === null) return 'not-on-sale';
  return seatsLeft === 0 ? 'sold-out' : null;
}

/** An order for the same item that this browser holds: what is paid first, then what is being checked or still to pay. */
export async function begunOrder(
  request: Request,
  academy: ForScreens['academy'],
  item: { kind: ItemKind; slug: string },
): Promise<Begun | null> {
  const views = await Promise.all(orderTokensOf(request).map((token) => academy.orderByToken(token)));
  const begun: Begun[] = [];
  for (const view of views) {
    if (view === null || view.order.itemKind !== item.kind || view.order.itemSlug !== item.slug) continue;
    const { number, token, status } = view.order;
    if (status === 'Payment Confirmed') begun.push({ number, token, standing: 'paid' });
    else if (awaitsDecision(status)) begun.push({ number, token, standing: 'being-checked' });
    else if (isPayable(status)) begun.push({ number, token, standing: 'to-pay' });
  }
  const find = (standing: Begun['standing']) => begun.find((order) => order.standing === standing);
  return find('paid') ?? find('being-checked') ?? find('to-pay') ?? null;
}
