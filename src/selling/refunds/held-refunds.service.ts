/** What refunds hold about a person, for the export and the deletion of an account. */
import { and, eq, getTableColumns, inArray, isNotNull, like, ne, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { orders } from '../orders/orders.table.ts';
import { isOpenRefund } from '../orders/refund.ts';
import { type Payout, refundRequests, refunds } from './refunds.table.ts';
import { erasedAddress } from '../../platform/people/mailbox.ts';
import { redactAll } from '../../platform/text/redact.ts';
import { orderNotes } from './order-notes.table.ts';

/** The recipient of a payment is not kept, except where the money still has to go out. */
const paidOut = (payout: Payout | null, name: string): Payout | null =>
  payout && { name, ...(payout.proof === undefined ? {} : { proof: payout.proof }) };

export async function redactRefunds(
  tx: Handle,
  ids: string[],
  { name, redact }: { name: string; redact: (text: string) => string },
): Promise<void> {
  for (const row of await tx.select().from(refunds).where(inArray(refunds.orderId, ids)))
    await tx
      .update(refunds)
      .set({
        reason: redact(row.reason),
        lastProblem: row.lastProblem && redact(row.lastProblem),
        payout: isOpenRefund(row.state) ? row.payout : redactAll(paidOut(row.payout, name), redact),
      })
      .where(eq(refunds.id, row.id));
}

/** The buyer's own text is deleted; the account stays while a refund is requested. */
export const redactRequests = (tx: Handle, ids: string[]): Promise<unknown> =>
  tx
    .update(refundRequests)
    .set({ reason: '', declineNote: null })
    .where(inArray(refundRequests.orderId, ids));

/** Once refunds of deleted accounts are paid, the account they went to is deleted too. Returns how many. */
export async function erasePayouts(db: Handle): Promise<number> {
  const name = sql<string>`${refunds.payout}->>'name'`;
  const rows = await db
    .select({ id: refunds.id, payout: refunds.payout, name: orders.name })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      and(
        inArray(refunds.state, ['done', 'cancelled']),
        like(orders.email, `%${erasedAddress}`),
        isNotNull(refunds.payout),
        ne(name, orders.name),
      ),
    )
    .limit(100);
  for (const row of rows)
    await db
      .update(refunds)
      .set({ payout: paidOut(row.payout, row.name) })
      .where(eq(refunds.id, row.id));
  return rows.length;
}

/** For the export of a person's data, without the names of staff. */
export async function readHeldRefunds(db: Handle, ids: string[]) {
  const { decidedBy: _by, doneBy: _doneBy, lastProblem: _problem, ...refund } = getTableColumns(refunds);
  const { closedBy: _closedBy, ...request } = getTableColumns(refundRequests);
  const { email: _author, asksRefund: _asks, answeredAt: _answered, ...note } = getTableColumns(orderNotes);
  return {
    orderNotes: await db.select(note).from(orderNotes).where(inArray(orderNotes.orderId, ids)),
    refunds: await db.select(refund).from(refunds).where(inArray(refunds.orderId, ids)),
    refundRequests: await db.select(request).from(refundRequests).where(inArray(refundRequests.orderId, ids)),
  };
}
