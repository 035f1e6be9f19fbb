/**
 * Erases a person from the orders of a deleted account. What bookkeeping needs stays: number, amounts, days, item, receipts and
 * credit notes by their numbers. The buyer is removed, and the links that opened the order open nothing.
 */
import { asc, eq, or } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { forgetOwed } from '../../selling/orders/entitlements.service.ts';
import { endRights } from '../../selling/coupons/granted-coupons.service.ts';
import type { AuditContext, Order } from '../../selling/orders/order.ts';
import type { OrderEmail } from '../../selling/orders/order-email.ts';
import { lockOrder } from '../../selling/orders/orders.service.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import { deleteNotesOf, redactNotesNaming } from '../../selling/refunds/note-on-order.service.ts';
import { deleteReceiptsOf, readReceiptsOf } from '../../selling/transfers/transfer-receipts.service.ts';
import { eraseBuyerOf, redactHistory } from '../../selling/orders/held-orders.service.ts';
import { redactRefunds, redactRequests } from '../../selling/refunds/held-refunds.service.ts';
import { eraseMarksOf } from '../../academy/accounts/person-marks.service.ts';
import { eraseAccessRequestsOf } from '../../selling/letting/requests-for-access.service.ts';
import { eraseUses } from '../../selling/coupons/coupon-uses.service.ts';
import { eraseHours } from '../../selling/hours/hold-hour.service.ts';

/** Notes, tags and requests for access of the person are deleted, notes about their own orders with these; one about somebody else's keeps everything but the address. */
export async function redactNotes(tx: Handle, email: string): Promise<void> {
  await eraseMarksOf(tx, email);
  await eraseAccessRequestsOf(tx, email);
  await redactNotesNaming(tx, email);
}

/** All orders of an address, also of test screens, and gifts to it, locked one after another in the order of their ids. */
export async function lockOrdersOf(
  tx: Handle,
  email: string,
): Promise<{ bought: Order[]; received: Order[] }> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(or(eq(orders.email, email), eq(orders.recipientEmail, email)))
    .orderBy(asc(orders.id));
  const [bought, received]: [Order[], Order[]] = [[], []];
  for (const { id } of rows) {
    const order = await lockOrder(tx, id);
    // Its address may have been corrected while this waited.
    if (order?.email === email) bought.push(order);
    if (order?.recipientEmail === email) received.push(order);
  }
  return { bought, received };
}

type Nobody = { name: string; email: string; phone: string };

/** Returns the ids of receipts whose files are to be removed, and the e-mails to send. The orders are held. */
export async function eraseBuyer(
  tx: Handle,
  held: readonly Order[],
  {
    nobody,
    redact,
    newToken,
    action,
  }: { nobody: Nobody; redact: (text: string) => string; newToken: () => string; action: AuditContext },
): Promise<{ files: string[]; emails: OrderEmail[] }> {
  if (held.length === 0) return { files: [], emails: [] };
  const ids = held.map(({ id }) => id);
  for (const { id } of held) await eraseBuyerOf(tx, id, { ...nobody, token: newToken() });
  await redactHistory(tx, ids, redact);
  await deleteNotesOf(tx, ids);
  await redactRequests(tx, ids);
  await redactRefunds(tx, ids, { name: nobody.name, redact });
  await endRights(tx, ids, action.at);
  await forgetOwed(tx, ids);
  await eraseUses(tx, ids, nobody.email);
  const emails = await eraseHours(tx, ids, action);
  const receipts = [];
  for (const id of ids) receipts.push(...(await readReceiptsOf(tx, id)));
  await deleteReceiptsOf(tx, ids);
  return { files: receipts.map(({ id }) => id), emails };
}
