/** Private links of those who waited for a course. */
import type { Handle } from '../../platform/db/handle.ts';
import { findCoupon, isAnothers } from '../coupons/coupon-uses.service.ts';
import { mailboxOf } from '../../platform/people/mailbox.ts';
import {
  findEntry,
  findEntryOfOrder,
  isAhead,
  lockEntry,
  readOpening,
  type WaitlistEntry,
} from '../../catalogue/applicants/waitlist.service.ts';
import { findOrder } from '../orders/orders.service.ts';

/** Whether the entry has made an order that is still valid, other than `besides`. */
async function isUsedUp(db: Handle, { orderId }: WaitlistEntry, besides?: string): Promise<boolean> {
  if (orderId === null || orderId === besides) return false;
  const order = await findOrder(db, orderId);
  // An order that retention has deleted had ended without a payment.
  return order !== null && order.status !== 'Cancelled' && order.status !== 'Expired';
}

const isTheirs = (entry: WaitlistEntry, email: string): boolean =>
  mailboxOf(entry.email) === mailboxOf(email);

type Ordering = {
  courseSlug: string;
  entryId: string;
  email: string;
  now: Date;
  besides?: string | undefined;
};

/**
 * Why an entry's private link does not let `email` order now; null when it does. A link makes one order, for the mailbox it
 * was sent to; an order that ended without a payment does not count. Locks the entry, so that of two orders at once the
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
  return isTheirs(entry, email) ? null : 'early-other-address';
}

/**
 * Whether an order may be changed to this address: an order by a private link keeps its mailbox while the course is not open
 * to everybody, and a right belongs to its owner.
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
  if (entry === null || isTheirs(entry, email)) return true;
  return !isAhead(await readOpening(tx, order.itemSlug), now);
}

export type EarlyLink = {
  /** 'used': it has made an order; 'waiting': the course is open to nobody yet, or to everybody. */
  status: 'open' | 'used' | 'waiting';
  /** From when everybody can order; null when it is open to nobody ahead of others. */
  publicAt: Date | null;
  /** As in the e-mail to this person; without the phone, because e-mails are passed on. */
  name: string;
  email: string;
};

/** The status of an entry's link, for the page it leads to. Null for an entry that was deleted, or of another course. */
export async function readEarlyLink(
  db: Handle,
  { courseSlug, entryId, now }: { courseSlug: string; entryId: string; now: Date },
): Promise<EarlyLink | null> {
  const [entry, opening] = await Promise.all([findEntry(db, entryId), readOpening(db, courseSlug)]);
  if (entry === null || entry.courseSlug !== courseSlug) return null;
  const { name, email } = entry;
  if (await isUsedUp(db, entry)) return { status: 'used', publicAt: null, name, email };
  const ahead = isAhead(opening, now) ? opening : null;
  return { status: ahead ? 'open' : 'waiting', publicAt: ahead?.publicAt ?? null, name, email };
}
