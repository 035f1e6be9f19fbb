import { isGift } from '../../../selling/orders/order.ts';
import { orderTokensOf } from '../../../selling/orders/order-cookie.ts';
import { open, type ScreenArgs } from '../../frame/academy-context.ts';

/** The address of the newest order that this browser holds: whoever has just paid has typed it already. */
export async function heldEmail(args: ScreenArgs): Promise<string | undefined> {
  const [token] = orderTokensOf(args.request);
  const held = token === undefined ? null : await open(args).academy.orderByToken(token);
  return held === null || isGift(held.order) ? undefined : held.order.email;
}
