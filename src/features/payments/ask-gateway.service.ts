/** No notification came: the order's page asks the gateway itself, and what it answers is applied the same way. */
import { findOpenAttempts } from './payments.store.ts';
import { findOrderByToken } from '../orders/orders.store.ts';
import type { FlowContext } from '../../context.ts';
import { askAndApply } from './gateway-answers.service.ts';

/** The newest of an order's open attempts: a slow gateway must not keep the page waiting once for each. */
const mostAtOnce = 3;

/**
 * Asks the gateway about attempts of the order that have no answer yet, and applies what it says. A gateway that cannot be
 * reached changes nothing.
 */
export async function askGateway(context: FlowContext, { token }: { token: string }): Promise<void> {
  const order = await findOrderByToken(context.database.db, token);
  if (!order) return;
  const open = await findOpenAttempts(context.database.db, order.id, mostAtOnce);
  await Promise.all(open.map((attempt) => askAndApply(context, attempt)));
}
