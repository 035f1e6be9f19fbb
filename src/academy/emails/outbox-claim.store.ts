/**
 * The worker's side of the outbox. An e-mail is claimed by a lease: whoever holds its token may store the outcome, and when
 * the lease runs out (the process died) somebody else claims it again.
 */
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { overtaken } from './post-emails.service.ts';
import { outbox } from './outbox.table.ts';
import { type ClaimedEmail, type OutboxKind, type OutboxTry, type Posted } from './outbox.ts';

export type Lease = {
  /** E-mails, messages, or events for other servers: each has a worker of its own, so that a slow one holds up no other. */
  kind: OutboxKind;
  token: string;
  now: Date;
  until: Date;
  most: number;
};

/** Longer than any; one that ends later was taken by a clock that has been set back since. */
const longestLeaseMs = 60 * 60_000;

/** A code, sealed for the post: somebody has a form open and waits for it. */
const isCode = sql`${outbox.payload} ? 'sealed'`;
const codeFirst = ({ payload }: Pick<ClaimedEmail, 'payload'>): number => ('sealed' in payload ? 0 : 1);

/**
 * Takes e-mails that are due, codes before all others, then the longest waiting first, also in the answer, and counts the attempt: one that kills its process is counted
 * too. One statement; of two workers each gets other e-mails. The array is filled once, so that the limit holds whatever
 * plan the database chooses.
 */
export async function claimEmails(
  db: Handle,
  { kind, token, now, until, most }: Lease,
): Promise<ClaimedEmail[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.kind, kind),
        isNull(outbox.doneAt),
        isNull(outbox.failedAt),
        // What was written, and put off, by a clock that has been set back since is due as well.
        or(lte(outbox.runAt, now), and(gt(outbox.createdAt, now), gte(outbox.runAt, outbox.createdAt))),
        or(
          isNull(outbox.leasedUntil),
          lte(outbox.leasedUntil, now),
          gt(outbox.leasedUntil, new Date(now.getTime() + longestLeaseMs)),
        ),
      ),
    )
    .orderBy(desc(isCode), asc(outbox.runAt), asc(outbox.id))
    .limit(most)
    .for('update', { skipLocked: true });
  const claimed = await db
    .update(outbox)
    .set({ leaseToken: token, leasedUntil: until, attempts: sql`${outbox.attempts} + 1` })
    .where(sql`${outbox.id} = any(array(${due}))`)
    .returning({
      id: outbox.id,
      dedupeKey: outbox.dedupeKey,
      payload: outbox.payload,
      orderId: outbox.orderId,
      applicationId: outbox.applicationId,
      memberId: outbox.memberId,
      attempts: outbox.attempts,
      createdAt: outbox.createdAt,
    });
  return claimed.toSorted(
    (a, b) => codeFirst(a) - codeFirst(b) || a.createdAt.getTime() - b.createdAt.getTime(),
  );
}

const held = (id: string, token: string) =>
  and(eq(outbox.id, id), eq(outbox.leaseToken, token), isNull(outbox.doneAt), isNull(outbox.failedAt));

/** For those that are still on their way under it. */
export async function renewLease(db: Handle, token: string, until: Date): Promise<void> {
  const running = and(eq(outbox.leaseToken, token), isNull(outbox.doneAt), isNull(outbox.failedAt));
  await db.update(outbox).set({ leasedUntil: until }).where(running);
}

const leaseOver = { leaseToken: null, leasedUntil: null } as const;

/** What an e-mail keeps when it is over: secrets that were sealed for the post are not kept. */
const withoutSeal = sql`${outbox.payload} - 'sealed'`;

/** As many are kept of one row: a message that is sent again and again does not grow without end. */
const mostTries = 20;

export const withTry = (one: OutboxTry): SQL => {
  const kept = sql`coalesce(${outbox.tries}, '[]'::jsonb) || ${JSON.stringify([one])}::jsonb`;
  return sql`jsonb_path_query_array(${kept}, ${`$[last - ${mostTries - 1} to last]`}::jsonpath)`;
};

const failedTry = ({ at, error }: { at: Date; error: string }): SQL =>
  withTry({ at: at.toISOString(), outcome: 'failed', error });

/** False when the lease was lost in the meantime: then another worker stores the outcome. */
export async function markDone(
  db: Handle,
  id: string,
  token: string,
  { at, outcome: posted }: { at: Date; outcome: Posted },
): Promise<boolean> {
  const outcome = typeof posted === 'string' ? posted : 'posted';
  const to = typeof posted === 'string' ? {} : posted;
  const rows = await db
    .update(outbox)
    .set({
      ...leaseOver,
      doneAt: at,
      lastError: outcome === 'overtaken' ? overtaken : null,
      payload: withoutSeal,
      tries: withTry({ at: at.toISOString(), outcome, error: null, ...to }),
    })
    .where(held(id, token))
    .returning({ id: outbox.id });
  return rows.length === 1;
}

/** Gives the e-mail back for `runAt`. False when the lease was lost. */
export async function postpone(
  db: Handle,
  id: string,
  token: string,
  next: { at: Date; runAt: Date; error: string },
): Promise<boolean> {
  const rows = await db
    .update(outbox)
    .set({ ...leaseOver, runAt: next.runAt, lastError: next.error, tries: failedTry(next) })
    .where(held(id, token))
    .returning({ id: outbox.id });
  return rows.length === 1;
}

/** Gives the e-mail up; staff see it and can send it again. False when the lease was lost. */
export async function giveUp(
  db: Handle,
  id: string,
  token: string,
  end: { at: Date; error: string },
): Promise<boolean> {
  const rows = await db
    .update(outbox)
    .set({
      ...leaseOver,
      failedAt: end.at,
      lastError: end.error,
      payload: withoutSeal,
      tries: failedTry(end),
    })
    .where(held(id, token))
    .returning({ id: outbox.id });
  return rows.length === 1;
}

/** Removes e-mails and messages that are long over and belong to no order and no application: codes of sign-ins, and answers. */
export async function removeOldEmails(db: Handle, before: Date): Promise<number> {
  const rows = await db
    .delete(outbox)
    .where(
      and(
        isNull(outbox.orderId),
        isNull(outbox.applicationId),
        lte(outbox.createdAt, before),
        inArray(outbox.kind, ['mail', 'message', 'broadcast', 'push']),
        or(isNotNull(outbox.doneAt), isNotNull(outbox.failedAt)),
      ),
    )
    .returning({ id: outbox.id });
  return rows.length;
}
