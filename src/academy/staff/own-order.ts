/** Staff cannot decide on orders of their own address. */
import { mailboxOf } from '../../platform/people/mailbox.ts';
import type { StaffRole } from './who-may.ts';

export type OwnOrder = { ok: false; reason: 'own-order' };
export type Decider = { email: string; role: StaffRole };

type Addresses = { email: string; recipientEmail?: string | null; formerMailboxes?: readonly string[] };

/**
 * Nobody decides on an order of their own; an owner may, since the log names them with it. It stays their own when staff move it
 * to another address, and so does a gift to them.
 */
export function refuseOwnOrder(
  staff: Decider,
  { email, recipientEmail, formerMailboxes = [] }: Addresses,
): OwnOrder | null {
  const mailboxes = [mailboxOf(email), mailboxOf(recipientEmail ?? email), ...formerMailboxes];
  const isOwn = staff.role !== 'owner' && mailboxes.includes(mailboxOf(staff.email));
  return isOwn ? { ok: false, reason: 'own-order' } : null;
}
