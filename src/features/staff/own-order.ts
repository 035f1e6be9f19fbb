/** Whether an order is of whoever looks at it from the office. */
import { mailboxOf } from '../../platform/people/mailbox-of.ts';
import type { StaffRole } from './who-may.ts';

/**
 * Nobody lets herself in or pays herself: a colleague decides. An owner may, and the log names her with the order. It stays
 * hers when the office moves it to another address: she may have asked for that. A gift to her is hers, too.
 */
export const isOwnOrder = (
  staff: { email: string; role: StaffRole },
  {
    email,
    formerMailboxes,
    recipientEmail,
  }: { email: string; formerMailboxes: readonly string[]; recipientEmail: string | null },
): boolean =>
  staff.role !== 'owner' &&
  [mailboxOf(email), mailboxOf(recipientEmail ?? email), ...formerMailboxes].includes(mailboxOf(staff.email));
