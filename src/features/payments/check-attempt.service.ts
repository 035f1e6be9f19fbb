/** What became of one visit to a gateway, by our own books; a visit without an answer is asked about first. */
import { readAttempts } from './payments.store.ts';
import type { AttemptState } from '../orders/orders.table.ts';
import { findOrderByToken } from '../orders/orders.store.ts';
import type { FlowContext } from '../../context.ts';
import { askAndApply } from './gateway-answers.service.ts';

/** One visit to a gateway. Amount in centimes of MAD. */
export type AttemptFacts = { state: AttemptState; amountCentimes: number };

/** Of this order only, null for any other. What the gateway says is applied like a notification. */
export async function checkAttempt(
  context: FlowContext,
  { token, attemptId }: { token: string; attemptId: string },
): Promise<AttemptFacts | null> {
  const { db } = context.database;
  const order = await findOrderByToken(db, token);
  if (!order) return null;
  const find = async () => (await readAttempts(db, order.id)).find(({ id }) => id === attemptId) ?? null;
  const known = await find();
  if (known?.state === 'begun') await askAndApply(context, known);
  const now = known?.state === 'begun' ? await find() : known;
  return now && { state: now.state, amountCentimes: now.amountCentimes };
}
