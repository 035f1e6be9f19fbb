/** No notification came: the order's page asks the gateway itself, and what it answers is applied the same way. */
import { settlePayment } from '../domain/access/settle-payment.store.server.ts';
import { findOpenAttempts } from '../domain/orders/attempts.store.server.ts';
import { findOrderByToken } from '../domain/orders/orders.store.server.ts';
import { carryOut, deedOf, type FlowContext } from './flow-context.ts';

/** Asks about every attempt of the order that has no answer yet. A gateway that cannot be reached changes nothing. */
export async function askGateway(context: FlowContext, { token }: { token: string }): Promise<void> {
  const order = await findOrderByToken(context.database.db, token);
  if (!order) return;
  for (const attempt of await findOpenAttempts(context.database.db, order.id)) {
    const gateway = context.gateways.find((known) => known.name === attempt.gateway);
    if (!gateway) continue;
    // Outside any transaction: a slow gateway must not hold a lock.
    const answer = await gateway.ask(attempt).catch(() => null);
    if (!answer?.ok || answer.evidence.outcome === 'pending') continue;
    const { evidence } = answer;
    const deed = deedOf(context, `gateway:${gateway.name}`);
    const body = new TextEncoder().encode(JSON.stringify({ asked: evidence }));
    await context.database.transaction(async (tx) => {
      const settled = await settlePayment(tx, { gateway: gateway.name, statement: evidence, body }, deed);
      await carryOut(context, tx, settled);
    });
  }
}
