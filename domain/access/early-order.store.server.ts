/**
 * Orders of a course that is open to those who waited, before everybody else. The link is private, and may be passed on all
 * the same: whoever uses it uses up the one order of that entry. Her name and address need not be the entry's, so that a
 * typo of the waitlist can be corrected; an order that ended without money leaves the link as it was.
 */
import type { Handle } from '../../db/handle.ts';
import { isAhead, readOpening } from '../applications/course-openings.store.server.ts';
import { findEntry, lockEntry, type WaitlistEntry } from '../applications/waitlist.store.server.ts';
import { findOrderById } from '../orders/orders.store.server.ts';

/** Whether the entry has made an order that still stands, another one than `besides`. */
async function isUsedUp(db: Handle, { orderId }: WaitlistEntry, besides?: string): Promise<boolean> {
  if (orderId === null || orderId === besides) return false;
  const order = await findOrderById(db, orderId);
  // One that was forgotten had ended without money.
  return order !== null && order.status !== 'Cancelled' && order.status !== 'Expired';
}

/** Whether an entry's link lets her order now. Holds the entry, so that of two orders at once the second sees the first. */
export async function mayOrderEarly(
  tx: Handle,
  { courseSlug, entryId, now, besides }: { courseSlug: string; entryId: string; now: Date; besides?: string },
): Promise<boolean> {
  if (!isAhead(await readOpening(tx, courseSlug), now)) return false;
  const entry = await lockEntry(tx, entryId);
  return entry !== null && entry.courseSlug === courseSlug && !(await isUsedUp(tx, entry, besides));
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
