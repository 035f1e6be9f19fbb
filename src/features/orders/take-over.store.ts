/** An order that whoever proved its address has to herself from now on. */
import { eq } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import type { Deed } from './deed.ts';
import type { Order } from './order.ts';
import { writeHistory } from './order-history.store.ts';
import { orders } from './orders.table.ts';

/**
 * Gives a locked order another token, and another key: the form that made it, sent once more, would be answered with the
 * token. The key of an instalment is the plan's, by which its part is found, and no form's.
 */
export async function takeOver(
  tx: Handle,
  { id, itemKind }: Order,
  { token, idempotencyKey }: { token: string; idempotencyKey: string },
  deed: Deed,
): Promise<void> {
  const change = itemKind === 'instalment' ? { token } : { token, idempotencyKey };
  await tx
    .update(orders)
    .set({ ...change, updatedAt: deed.at })
    .where(eq(orders.id, id));
  await writeHistory(tx, { orderId: id, event: 'take-over' }, deed);
}
