/** The e-mails that one order caused: which there are, and what becomes of those that wait when it ends. */
import { and, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { readOutboxOf } from './outbox-for-staff.store.ts';
import { orderCancelled, overtaken, stateOf } from './outbox.store.ts';
import { outbox } from './outbox.table.ts';

export type EmailOfOrder = {
  id: string;
  subject: string;
  state: 'sent' | 'waiting' | 'failed' | 'overtaken';
  at: Date;
  /** Of an e-mail about money on its way back. */
  refundId: string | null;
};

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

/** The e-mails an order caused, oldest first; `subject` is the e-mail's name. */
export async function readEmailsOf(db: Handle, orderId: string): Promise<EmailOfOrder[]> {
  const rows = (await readOutboxOf(db, orderId)).filter(({ kind }) => kind === 'mail');
  return rows.map((row) => ({
    id: row.id,
    subject: row.letter,
    state: stateOf(row),
    at: row.doneAt ?? row.failedAt ?? row.createdAt,
    refundId: typeof row.payload['refund'] === 'string' ? row.payload['refund'] : null,
  }));
}
