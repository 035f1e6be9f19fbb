/**
 * How many e-mails people whom nobody has proved may make the academy write. An address proves nobody: whoever types another
 * person's must not be able to fill their mailbox. Beyond a limit everything is stored and answered all the same, without an
 * e-mail. E-mails that follow a payment or something done by staff are not limited; sign-in codes have limits of their own.
 *
 * A count is a row that its transaction holds until it ends. Everybody takes the address first and the staff's last, and
 * nobody two addresses, so that no two wait for each other.
 */
import type { Handle } from '../../platform/db/handle.ts';
import type { ApplicationKind } from '../applications/application.ts';
import type { Signer } from '../applications/signed-token.ts';
import { mailboxOf } from '../../platform/people/person.ts';
import { mayTry, type Limit } from '../staff/tries.store.ts';

const day = 86_400_000;

const limits = {
  /** To one address, about applications of all kinds together. */
  application: { most: 10, windowMs: day },
  /** To one address, about orders nobody has paid yet. Counted apart: who fills forms in another's name keeps no order's link from them. */
  order: { most: 10, windowMs: day },
  /** Messages to another server that name one address. */
  'buy-now': { most: 10, windowMs: day },
} as const satisfies Record<string, Limit>;

/** About one order nobody has paid yet: corrected again and again, it could write to one stranger after the other. */
const aboutOneOrder: Limit = { most: 6, windowMs: day };

/**
 * To the academy about one kind of thing; the staff console shows what no e-mail was sent about. Whoever uses the day's share up
 * does not silence it: one an hour still goes, and leads there.
 */
const toTheStaff: Limit = { most: 200, windowMs: day };
const beyond: Limit = { most: 1, windowMs: 3_600_000 };

type About = keyof typeof limits;
type Counting = { signer: Signer; clock: () => Date };

/** Counts one e-mail to an address that somebody typed; false when it has had its share of the day. */
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

/** Counts one e-mail about an unpaid order, to whichever address. */
export const mayWriteAbout = ({ clock }: Counting, tx: Handle, orderId: string): Promise<boolean> =>
  mayTry(tx, `letter:about-${orderId}`, aboutOneOrder, clock());

/** Counts one e-mail to the academy. */
export async function mayWriteToStaff(
  { clock }: Counting,
  tx: Handle,
  about: ApplicationKind | 'orders' | 'reports',
): Promise<boolean> {
  const key = `letter:staff-${about}`;
  return (await mayTry(tx, key, toTheStaff, clock())) || (await mayTry(tx, `${key}-beyond`, beyond, clock()));
}
