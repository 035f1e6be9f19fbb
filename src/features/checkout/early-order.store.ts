/**
 * Orders of a course that is open to those who waited, before everybody else. The link is private, and may be passed on all
 * the same: it orders once, and for the mailbox it was sent to. Whoever has it from her can make that order, which she is
 * told of and can pay or cancel; not one for another mailbox, which would leave her with a link that is used up. Whoever
 * mistyped her address when she joined has no link. Her name may be another; an order that ended without money leaves the
 * link as it was.
 */
import type { Handle } from '../../platform/db/handle.ts';
import { mailboxOf } from '../../platform/people/person.ts';
import {
  isAhead,
  readOpening,
  findEntry,
  findEntryOfOrder,
  lockEntry,
  type WaitlistEntry,
} from '../waitlists/waitlist.store.ts';
import { findCoupon } from '../coupons/coupons.store.ts';
import { findOrder } from '../orders/orders.store.ts';
import { isAnothers } from './price-with-coupon.store.ts';

/** Whether the entry has made an order that still stands, another one than `besides`. */
async function isUsedUp(db: Handle, { orderId }: WaitlistEntry, besides?: string): Promise<boolean> {
  if (orderId === null || orderId === besides) return false;
  const order = await findOrder(db, orderId);
  // One that was forgotten had ended without money.
  return order !== null && order.status !== 'Cancelled' && order.status !== 'Expired';
}

const isHers = (entry: WaitlistEntry, email: string): boolean => mailboxOf(entry.email) === mailboxOf(email);

type Ordering = {
  courseSlug: string;
  entryId: string;
  email: string;
  now: Date;
  besides?: string | undefined;
};

/**
 * Why an entry's link does not let `email` order now; null when it does. Holds the entry, so that of two orders at once the
 * second sees the first.
 */
export async function whyNotEarly(
  tx: Handle,
  { courseSlug, entryId, email, now, besides }: Ordering,
): Promise<'not-on-sale' | 'early-other-address' | null> {
  if (!isAhead(await readOpening(tx, courseSlug), now)) return 'not-on-sale';
  const entry = await lockEntry(tx, entryId);
  if (entry === null || entry.courseSlug !== courseSlug || (await isUsedUp(tx, entry, besides)))
    return 'not-on-sale';
  return isHers(entry, email) ? null : 'early-other-address';
}

/**
 * Whether an order may have this address now: while nobody else can order, one of a private link keeps its mailbox; and what
 * stands on a right is its owner's.
 */
export async function mayHaveAddress(
  tx: Handle,
  order: { id: string; itemSlug: string; couponCode: string | null },
  { email, now }: { email: string; now: Date },
): Promise<boolean> {
  const coupon = order.couponCode === null ? null : await findCoupon(tx, order.couponCode);
  if (coupon && (await isAnothers(tx, coupon, email))) return false;
  const entryId = await findEntryOfOrder(tx, order.id);
  const entry = entryId === null ? null : await findEntry(tx, entryId);
  if (entry === null || isHers(entry, email)) return true;
  return !isAhead(await readOpening(tx, order.itemSlug), now);
}

export type EarlyLink = {
  /** 'used': it has made an order; 'waiting': the course is open to nobody yet, or to everybody. */
  standing: 'open' | 'used' | 'waiting';
  /** From when everybody can order; null when nobody is ahead. */
  publicAt: Date | null;
  /** What her own letter shows as well; her phone is not among it, because letters are passed on. */
  name: string;
  email: string;
};

/** How an entry's link stands, for the page it leads to. Null for an entry that is gone, or of another course. */
export async function readEarlyLink(
  db: Handle,
  { courseSlug, entryId, now }: { courseSlug: string; entryId: string; now: Date },
): Promise<EarlyLink | null> {
  const [entry, opening] = await Promise.all([findEntry(db, entryId), readOpening(db, courseSlug)]);
  if (entry === null || entry.courseSlug !== courseSlug) return null;
  const { name, email } = entry;
  if (await isUsedUp(db, entry)) return { standing: 'used', publicAt: null, name, email };
  const ahead = isAhead(opening, now) ? opening : null;
  return { standing: ahead ? 'open' : 'waiting', publicAt: ahead?.publicAt ?? null, name, email };
}
