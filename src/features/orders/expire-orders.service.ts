/** Unpaid orders end when their time is over. Called by the clock. */
import { mayEnd, whenEnded } from './accompany-order.store.ts';
import { moveOrder, lockExpired } from './orders.store.ts';
import { deedOf, type FlowContext } from '../../context.ts';

const mostAtOnce = 100;

/** Returns how many it ended; call again while that is the most at once. Several instances may call it together. */
export async function expireOrders(context: FlowContext): Promise<number> {
  const deed = deedOf(context, 'clock');
  return context.database.transaction(async (tx) => {
    const due = await lockExpired(tx, deed.at, mostAtOnce);
    for (const order of due) {
      if (!(await mayEnd(tx, order, deed.at))) continue;
      const expired = await moveOrder(tx, order, 'expire', deed);
      if (expired) await whenEnded(tx, expired, deed);
    }
    return due.length;
  });
}
