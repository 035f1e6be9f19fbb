/** Letters to post, written in the transaction that calls for them. The worker renders and sends them later. */
import { randomUUID } from 'node:crypto';
import type { Handle } from '../db/handle.ts';
import { asc, eq } from 'drizzle-orm';
import { outbox } from './outbox.table.ts';

export type LetterToPost = {
  /** One effect has one key: the second letter of the same key is not posted. */
  dedupeKey: string;
  letter:
    | 'order-received'
    | 'how-to-pay'
    | 'access-ready'
    | 'access-soon'
    | 'claim-refused'
    | 'staff-pool-empty'
    | 'staff-claim-waiting';
  orderId: string;
  /** Another address than the order's or the staff's. */
  to?: string;
};

/** Puts a letter into the outbox; nothing when one of the same key lies there or was sent. */
export async function postLetter(tx: Handle, letter: LetterToPost): Promise<void> {
  const now = new Date();
  await tx
    .insert(outbox)
    .values({
      id: randomUUID(),
      kind: 'mail',
      dedupeKey: letter.dedupeKey,
      payload: { letter: letter.letter, ...(letter.to === undefined ? {} : { to: letter.to }) },
      orderId: letter.orderId,
      createdAt: now,
      runAt: now,
      attempts: 0,
    })
    .onConflictDoNothing({ target: outbox.dedupeKey });
}

/** The letters an order caused, oldest first; `subject` is the letter's name. */
export async function readLettersOf(
  db: Handle,
  orderId: string,
): Promise<{ subject: string; state: 'sent' | 'waiting' | 'failed'; at: Date }[]> {
  const rows = await db
    .select({
      payload: outbox.payload,
      createdAt: outbox.createdAt,
      doneAt: outbox.doneAt,
      failedAt: outbox.failedAt,
    })
    .from(outbox)
    .where(eq(outbox.orderId, orderId))
    .orderBy(asc(outbox.createdAt), asc(outbox.dedupeKey));
  return rows.map((row) => ({
    subject: String(row.payload['letter'] ?? ''),
    state: row.doneAt ? 'sent' : row.failedAt ? 'failed' : 'waiting',
    at: row.doneAt ?? row.failedAt ?? row.createdAt,
  }));
}

/** A sign-in code on its way to one address; `sealed` by sealed-code.server.ts. The key is one of a kind: codes are not repeated. */
export async function postStaffCode(
  db: Handle,
  code: { id: string; to: string; sealed: string; locale: 'en' | 'ar'; validMinutes: number; at: Date },
): Promise<void> {
  const { id, to, sealed, locale, validMinutes, at } = code;
  await db.insert(outbox).values({
    id,
    kind: 'mail',
    dedupeKey: `staff-code:${id}`,
    payload: { letter: 'staff-code', to, sealed, locale, validMinutes },
    createdAt: at,
    runAt: at,
    attempts: 0,
  });
}
