/** The e-mails that an order caused, as its page lists them. */
import type { Handle } from '../../platform/db/handle.ts';
import { stateOf } from '../../academy/emails/post-emails.service.ts';
import { readOutboxOf } from './outbox-rows.service.ts';

export type EmailOfOrder = {
  id: string;
  subject: string;
  state: 'sent' | 'waiting' | 'failed' | 'overtaken';
  at: Date;
  /** Of an e-mail about money on its way back. */
  refundId: string | null;
};

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
