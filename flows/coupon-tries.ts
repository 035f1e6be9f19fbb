/**
 * Guesses about coupons: of codes, and of whether an address has used one. Counted by where they come from, so that nobody
 * finds a code, or learns who is a customer, by trying.
 */
import type { Handle } from '../db/handle.ts';
import type { Order } from '../domain/orders/order.ts';
import { isFree, mayTry, type Limit } from '../domain/staff/tries.store.server.ts';
import type { FlowContext } from './flow-context.ts';

/** What is answered with yes is not counted: a whole neighbourhood may come from one address. */
const wrongTries: Limit = { most: 20, windowMs: 3_600_000 };

/** Keyed, so that no address is kept with the count. */
const keyOf = ({ signer }: FlowContext, address: string): string =>
  `coupon:${signer('coupon limit', Buffer.from(address)).toString('base64url')}`;

/** Whether somebody at this address may still ask. */
export const mayAskOfCoupons = (context: FlowContext, db: Handle, address: string): Promise<boolean> =>
  isFree(db, keyOf(context, address), wrongTries, context.clock());

export async function countCouponTry(context: FlowContext, address: string): Promise<void> {
  await mayTry(context.database.db, keyOf(context, address), wrongTries, context.clock());
}

/** Whether an order may be corrected to another e-mail: one with a code tells whether that address has used it. */
export const mayMoveCoupon = async (
  context: FlowContext,
  tx: Handle,
  order: Pick<Order, 'couponCode' | 'email'>,
  { email, address }: { email: string; address: string | undefined },
): Promise<boolean> =>
  order.couponCode === null ||
  order.email === email ||
  address === undefined ||
  mayAskOfCoupons(context, tx, address);
