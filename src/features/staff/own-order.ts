/** Staff cannot decide on orders of their own address. */
import { mailboxOf } from '../../platform/people/person.ts';
import type { StaffRole } from './who-may.ts';

export type OwnOrder = { ok: false; reason: 'own-order' };
export type Decider = { email: string; role: StaffRole };

type Addresses = { email: string; recipientEmail?: string | null; formerMailboxes?: readonly string[] };

/**
 * Nobody lets herself in or pays herself: a colleague decides. An owner may, and the log names her with the order. It stays
 * hers when staff move it to another address: she may have asked for that. A gift to her is hers, too.
 */
export function refuseOwnOrder(
  staff: Decider,
  { email, recipientEmail, formerMailboxes = [] }: Addresses,
): OwnOrder | null {
  const mailboxes = [mailboxOf(email), mailboxOf(recipientEmail ?? email), ...formerMailboxes];
  const isOwn = staff.role !== 'owner' && mailboxes.includes(mailboxOf(staff.email));
  return isOwn ? { ok: false, reason: 'own-order' } : null;
}
