/**
 * Guesses about coupons: of codes, and of whether an address has used one. Counted by where they come from, so that nobody
 * finds a code, or learns who is a customer, by trying.
 */
import type { Handle } from '../../platform/db/handle.ts';
import { findCoupon } from './coupons.store.ts';
import type { Order } from '../orders/order.ts';
import { mailboxOf } from '../../platform/people/person.ts';
import { findStaffMember } from '../staff/staff-members.store.ts';
import { isFree, mayTry, type Limit } from '../staff/tries.store.ts';
import type { FlowContext } from '../../context.ts';

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

/**
 * Whether an address is that of whoever made the code: an owner may use her own, and the list of coupons names her. Told to
 * who orders, and counted like a guess: it says of an address that somebody works here.
 */
export async function isOwnCode(
  tx: Handle,
  { couponCode, email }: Pick<Order, 'couponCode' | 'email'>,
): Promise<boolean> {
  const coupon = couponCode === null ? null : await findCoupon(tx, couponCode);
  if (!coupon || mailboxOf(coupon.createdBy) !== mailboxOf(email)) return false;
  return (await findStaffMember(tx, coupon.createdBy))?.role !== 'owner';
}

/** Counts what tells of an address that it has used a code, or made one. */
export async function countTelling(
  context: FlowContext,
  { reason, address }: { reason: string; address: string | undefined },
): Promise<void> {
  const isTelling = reason === 'coupon-used-by-her' || reason === 'coupon-made-by-her';
  if (isTelling && address !== undefined) await countCouponTry(context, address);
}

/** Why an order is not corrected to another e-mail: one with a code tells whether that address has used it, or made it. */
export async function whyCodeStays(
  context: FlowContext,
  tx: Handle,
  order: Pick<Order, 'couponCode' | 'email'>,
  { email, address }: { email: string; address: string | undefined },
): Promise<'coupon-many-tries' | 'coupon-made-by-her' | null> {
  const { couponCode } = order;
  if (couponCode === null || order.email === email) return null;
  if (address !== undefined && !(await mayAskOfCoupons(context, tx, address))) return 'coupon-many-tries';
  return (await isOwnCode(tx, { couponCode, email })) ? 'coupon-made-by-her' : null;
}
