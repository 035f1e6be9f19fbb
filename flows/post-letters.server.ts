/** Posts the letters that something done to an order calls for, in its transaction, and wakes the post when it commits. */
import type { Handle } from '../db/handle.ts';
import type { OrderLetter } from '../domain/orders/order-letter.ts';
import { postLetter } from '../mail/outbox.store.server.ts';
import type { FlowContext } from './flow-context.ts';

export async function postLetters(
  { database }: FlowContext,
  tx: Handle,
  letters: readonly OrderLetter[],
): Promise<void> {
  for (const letter of letters) await postLetter(tx, letter);
  // Inside a transaction the hint leaves after the commit.
  if (letters.length > 0) await database.notify('outbox');
}
