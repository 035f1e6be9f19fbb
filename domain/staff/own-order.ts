/** Whether an order is of whoever looks at it from the office. */
import { mailboxOf } from '../people/mailbox-of.ts';
import type { StaffRole } from './who-may.ts';

/** Nobody lets herself in or pays herself: a colleague decides. An owner may, and the log names her with the order. */
export const isOwnOrder = (
  staff: { email: string; role: StaffRole },
  { email }: { email: string },
): boolean => staff.role !== 'owner' && mailboxOf(staff.email) === mailboxOf(email);
