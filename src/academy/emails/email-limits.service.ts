/**
 * How many e-mails people whom nobody has proved may make the academy write. An address proves nobody: whoever types another
 * person's must not be able to fill their mailbox. Beyond a limit everything is stored and answered all the same, without an
 * e-mail. E-mails that follow a payment or something done by staff are not limited; sign-in codes have limits of their own.
 *
 * A count is a row that its transaction holds until it ends. Everybody takes the address first and the staff's last, and
 * nobody two addresses, so that no two wait for each other.
 */
import type { Handle } from '../../platform/db/handle.ts';
import type { ApplicationKind } from '../../catalogue/applicants/application.ts';
import type { Signer } from '../../platform/signed-token.ts';
import { mailboxOf } from '../../platform/people/mailbox.ts';
import { countEach, countOne } from '../../platform/limits/in-database.ts';

const limitOf = {
  application: 'emailOfApplication',
  order: 'emailOfOrder',
  'buy-now': 'emailOfBuyNow',
} as const;

type About = keyof typeof limitOf;
type Counting = { signer: Signer; clock: () => Date };

/** Counts one e-mail to an address that somebody typed; false when it has had its share of the day. */
export const mayWriteTo = (counting: Counting, tx: Handle, about: About, email: string): Promise<boolean> =>
  countOne(counting, tx, limitOf[about], `${about} ${mailboxOf(email)}`);

/** Counts one e-mail about an unpaid order, to whichever address, and one to that address. */
export const mayWriteAbout = (
  counting: Counting,
  tx: Handle,
  { orderId, email }: { orderId: string; email: string },
): Promise<boolean> =>
  countEach(counting, tx, ['emailAboutOneOrder', orderId], [limitOf.order, `order ${mailboxOf(email)}`]);

/** Counts one e-mail to the academy. */
export const mayWriteToStaff = async (
  counting: Counting,
  tx: Handle,
  about: ApplicationKind | 'orders' | 'reports',
): Promise<boolean> =>
  (await countOne(counting, tx, 'emailToStaff', about)) ||
  (await countOne(counting, tx, 'emailToStaffBeyond', `${about}-beyond`));
