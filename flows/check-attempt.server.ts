/** What became of one visit to a gateway, by our own books; a visit without an answer is asked about first. */
import { readAttempts } from '../domain/orders/attempts.store.server.ts';
import { findOrderByToken } from '../domain/orders/orders.store.server.ts';
import type { FlowContext } from './flow-context.ts';
import { askAndApply } from './gateway-answers.ts';
import type { WireVerbs } from './wire-verbs.ts';

export async function checkAttempt(
  context: FlowContext,
  { token, attemptId }: Parameters<WireVerbs['checkAttempt']>[0],
): ReturnType<WireVerbs['checkAttempt']> {
  const { db } = context.database;
  const order = await findOrderByToken(db, token);
  if (!order) return null;
  const find = async () => (await readAttempts(db, order.id)).find(({ id }) => id === attemptId) ?? null;
  const known = await find();
  if (known?.state === 'begun') await askAndApply(context, known);
  const now = known?.state === 'begun' ? await find() : known;
  return now && { state: now.state, amountCentimes: now.amountCentimes };
}
