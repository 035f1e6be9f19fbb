/** A gateway tells us something. Believed only when its signature holds on the very bytes; kept in every case. */
import { carryOut, deedOf, type FlowContext } from './flow-context.ts';
import { settlePayment } from '../domain/access/settle-payment.store.server.ts';
import { insertUnbelieved } from '../domain/orders/notifications.store.server.ts';
import type { Acknowledgement, Disbelief, Gateway, RawNotification } from '../gateways/gateway.ts';

/**
 * Null when there is no such gateway. Never throws for bad input; throws when the database fails, so that the gateway hears
 * no acknowledgement and tells us again.
 */
export async function receiveNotification(
  context: FlowContext,
  { gateway: name, raw }: { gateway: string; raw: RawNotification },
): Promise<Acknowledgement | null> {
  const gateway = context.gateways.find((known) => known.name === name);
  if (!gateway) return null;
  const reading = gateway.read(raw);
  if (!reading.ok) return disbelieve(context, gateway, raw, reading.reason);
  const deed = deedOf(context, `gateway:${name}`);
  const settled = await context.database.transaction(async (tx) => {
    const outcome = await settlePayment(
      tx,
      { gateway: name, statement: reading.evidence, body: raw.body },
      deed,
    );
    await carryOut(context, tx, outcome);
    return outcome;
  });
  if (settled.verdict === 'refused')
    context.log.warn({ gateway: name, reason: settled.reason }, 'Refused a notification');
  return gateway.acknowledge(settled.verdict);
}

async function disbelieve(
  context: FlowContext,
  gateway: Gateway,
  raw: RawNotification,
  reason: Disbelief,
): Promise<Acknowledgement> {
  await insertUnbelieved(context.database.db, {
    id: context.uuid(),
    gateway: gateway.name,
    eventId: null,
    attemptReference: null,
    orderId: null,
    body: raw.body,
    verdict: 'refused',
    reason,
    receivedAt: context.clock(),
    // A late one was signed by the gateway once; it may be money, so a person looks at it.
    looksForged: reason === 'bad-signature' || reason === 'malformed',
  });
  context.log.warn({ gateway: gateway.name, reason }, 'Refused a notification');
  return gateway.acknowledge('refused');
}
