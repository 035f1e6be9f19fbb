/** What a gateway says that moves no payment: kept, with its order where it names one. */
import type { Handle } from '../../platform/db/handle.ts';
import type { Deed } from '../orders/deed.ts';
import { insertNotification } from './notifications.store.ts';
import type { Settled } from './settle-payment.store.ts';

type Noted = { kind: 'refund' | 'dispute' | 'nothing'; evidence: { eventId: string } };

/** Once per event of the gateway; a repeated one changes nothing. */
export async function noteNotification(
  tx: Handle,
  { gateway, told, body }: { gateway: string; told: Noted; body: Uint8Array },
  deed: Deed,
): Promise<Settled> {
  const isNew = await insertNotification(tx, {
    id: deed.uuid(),
    gateway,
    eventId: told.evidence.eventId,
    attemptReference: null,
    orderId: null,
    body,
    verdict: 'no-change',
    reason: told.kind === 'nothing' ? 'of-no-consequence' : `noted-${told.kind}`,
    receivedAt: deed.at,
    looksForged: false,
    kind: told.kind,
    statement: { ...told.evidence },
  });
  return {
    verdict: 'no-change',
    reason: isNew ? null : 'repeated',
    letters: [],
    seatsTaken: false,
  };
}
