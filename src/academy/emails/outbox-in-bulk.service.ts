/** What goes into the outbox by many rows at once. */
import type { Database } from '../../platform/db/database.ts';
import { outbox } from './outbox.table.ts';
import { overtaken } from './post-emails.service.ts';
import { takeWaiting, waitingEvents } from '../webhooks/events.service.ts';
import type { Handle } from '../../platform/db/handle.ts';

/**
 * Hands what was recorded since to the worker, the oldest first. Where no other system is connected the row is marked so at once: staff
 * can send it later. Returns how many; events that somebody else is handing over are left to them.
 */
export async function queueEvents(
  database: Database,
  { isTold: hasReceiver, now }: { isTold: boolean; now: Date },
): Promise<number> {
  // Looked at every two seconds: a transaction begins only where there is something to do.
  if ((await waitingEvents(database.db, 1)).length === 0) return 0;
  return database.transaction(async (tx) => {
    const taken = await takeWaiting(tx, 500);
    if (taken.length === 0) return 0;
    const end = hasReceiver ? {} : { doneAt: now, lastError: overtaken };
    await tx
      .insert(outbox)
      .values(
        taken.map(({ id, kind, orderId, applicationId, at }) => ({
          id,
          kind: 'event' as const,
          dedupeKey: `event:${id}`,
          payload: { event: kind },
          orderId,
          applicationId,
          createdAt: at,
          runAt: now,
          attempts: 0,
          ...end,
        })),
      )
      .onConflictDoNothing();
    return taken.length;
  });
}

/** One row for each recipient, under their ids. */
export const postBroadcasts = (tx: Handle, ids: readonly string[], now: Date) =>
  tx
    .insert(outbox)
    .values(
      ids.map((id) => ({
        id,
        kind: 'broadcast' as const,
        dedupeKey: `broadcast:${id}`,
        payload: { letter: 'broadcast', input: { recipient: id } },
        createdAt: now,
        runAt: now,
        attempts: 0,
      })),
    )
    .onConflictDoNothing({ target: outbox.dedupeKey });
