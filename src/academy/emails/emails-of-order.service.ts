/** The e-mails that one order caused: which there are, and what becomes of those that wait when it ends. */
import { and, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { orderCancelled, overtaken } from './post-emails.service.ts';
import { outbox } from './outbox.table.ts';

/** What an order still waits to send, by e-mail and by message, is not sent any more; what a worker has claimed already is. */
export async function withdrawEmails(tx: Handle, orderId: string, at: Date): Promise<void> {
  await tx
    .update(outbox)
    .set({ doneAt: at, lastError: orderCancelled })
    .where(
      and(
        eq(outbox.orderId, orderId),
        inArray(outbox.kind, ['mail', 'message']),
        isNull(outbox.doneAt),
        isNull(outbox.failedAt),
        or(isNull(outbox.leasedUntil), lte(outbox.leasedUntil, at)),
      ),
    );
}

/** What an order did not send before it ended may be sent once it is open again: its keys are free for that. */
export async function freeUnsentKeys(tx: Handle, orderId: string): Promise<void> {
  await tx
    .update(outbox)
    .set({ dedupeKey: sql`${outbox.dedupeKey} || ':unsent:' || ${outbox.id}` })
    .where(
      and(
        eq(outbox.orderId, orderId),
        inArray(outbox.kind, ['mail', 'message']),
        isNotNull(outbox.doneAt),
        inArray(outbox.lastError, [overtaken, orderCancelled]),
      ),
    );
}
