/** New codes come into a pool and go at once to those who wait, the longest waiting first. */
import type { Handle } from '../../platform/db/handle.ts';
import type { Deed } from '../orders/deed.ts';
import { writeHistory } from '../orders/order-history.store.ts';
import type { OrderLetter } from '../orders/order-letter.ts';
import { deleteUnusedCodes, findWaiting, insertCodes, lockPool, takeCode } from './access.store.ts';
import { accessReady } from './grant-course.store.ts';

/**
 * Under the pool's lock, so that nobody is confirmed between the codes' coming and the look at who waits. With `isInstead`
 * every code that nobody has goes first.
 */
export async function addCodes(
  tx: Handle,
  itemSlug: string,
  { codes, isInstead = false }: { codes: readonly string[]; isInstead?: boolean | undefined },
  deed: Deed,
): Promise<{ added: number; removed: number; served: number; letters: OrderLetter[] }> {
  await lockPool(tx, itemSlug);
  const { removed } = isInstead ? await deleteUnusedCodes(tx, itemSlug, 'all') : { removed: 0 };
  const added = await insertCodes(tx, itemSlug, codes, deed);
  const letters: OrderLetter[] = [];
  for (const { orderId } of await findWaiting(tx, itemSlug)) {
    const code = await takeCode(tx, orderId, itemSlug, deed);
    if (code === null) break;
    await writeHistory(tx, { orderId, event: 'grant-access', code }, deed);
    letters.push(accessReady(orderId));
  }
  return { added, removed, served: letters.length, letters };
}
