/**
 * How many letters people whom nobody has proved may make the academy write. An address proves nobody: whoever types another
 * person's must not be able to fill her mailbox. Beyond a limit everything is stored and answered all the same, without a
 * letter. Letters that follow a payment or something done by staff are not limited; sign-in codes have limits of their own.
 *
 * A count is a row that its transaction holds until it ends. Everybody takes the address first and the staff's last, and
 * nobody two addresses, so that none waits for another in a circle.
 */
import type { Handle } from '../db/handle.ts';
import type { Signer } from '../domain/applications/signed-token.server.ts';
import { mayTry, type Limit } from '../domain/staff/sign-in-limits.store.server.ts';

const day = 86_400_000;

const limits = {
  /** To one address, about applications of all kinds together. */
  application: { most: 10, windowMs: day },
  /** To one address, about orders nobody has paid yet. Counted apart: who fills forms in her name keeps no order's link from her. */
  order: { most: 10, windowMs: day },
} as const satisfies Record<string, Limit>;

/** To the academy; its office shows what it was not written about. */
const toTheStaff: Limit = { most: 200, windowMs: day };

/** 'Salma+anything@example.com' and 'salma@example.com' are one mailbox with most providers. */
const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@)/, '');

type About = keyof typeof limits;
type Counting = { signer: Signer; clock: () => Date };

/** Counts one letter to an address that somebody typed; false when it has had its share of the day. */
export function mayWriteTo(
  { signer, clock }: Counting,
  tx: Handle,
  about: About,
  email: string,
): Promise<boolean> {
  // Keyed, so that no address is kept with the count.
  const key = signer('letter limit', Buffer.from(`${about} ${mailboxOf(email)}`)).toString('base64url');
  return mayTry(tx, `letter:${key}`, limits[about], clock());
}

/** Counts one letter to the academy. */
export const mayWriteToStaff = ({ clock }: Counting, tx: Handle, about: About): Promise<boolean> =>
  mayTry(tx, `letter:staff-${about}`, toTheStaff, clock());
