/** Whether somebody may be paying for an order on a bank's page right now. */
import type { Handle } from '../../platform/db/handle.ts';
import { findOpenAttempts } from './attempts.store.ts';
import { readHistory } from '../orders/order-history.store.ts';

/** More visits at once than anybody begins. */
const mostVisits = 50;

/** Of a held order, so that no visit begins meanwhile. Who got no way to the bank is not there: it was out of reach. */
export async function isAtTheBank(tx: Handle, orderId: string, now: Date): Promise<boolean> {
  const open = (await findOpenAttempts(tx, orderId, mostVisits)).filter(
    ({ expiresAt }) => expiresAt === null || expiresAt > now,
  );
  if (open.length === 0) return false;
  const history = await readHistory(tx, orderId);
  const neverLeft = new Set(
    history.flatMap(({ event, detail }) => (event === 'no-hand-off' ? [detail?.['reference']] : [])),
  );
  return open.some(({ reference }) => !neverLeft.has(reference));
}
