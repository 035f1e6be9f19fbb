/** Rows of the outbox that are no single e-mail: what staff send again or put away, events, and what goes to many. */
import { ownFault } from './mail-to-post.ts';
import {
  and,
  count,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { hintAfterCommit } from '../../platform/db/run-in-transaction.ts';
import type { EventKind } from '../webhooks/event-kinds.ts';
import { events } from '../webhooks/events.table.ts';
import { withTry } from './outbox-claim.store.ts';
import { overtaken, putAway, unsentFor } from './post-emails.service.ts';
import { outbox } from './outbox.table.ts';
import { type OutboxKind, type OutboxState } from './outbox.ts';
import type { Database } from '../../platform/db/database.ts';
import { takeWaiting, waitingEvents } from '../webhooks/events.service.ts';

/** What waits for its next try, refused for a reason that is ours: somebody must see to it. */
const isStuck = sql`(${and(
  isNull(outbox.doneAt),
  isNull(outbox.failedAt),
  or(
    and(
      eq(outbox.kind, 'message'),
      or(like(outbox.lastError, 'account%'), like(outbox.lastError, 'template%')),
    ),
    and(eq(outbox.kind, 'mail'), like(outbox.lastError, `${ownFault}%`)),
  ),
)})`;

/** Each row is in one. */
export const inState = {
  sent: () =>
    and(isNotNull(outbox.doneAt), or(isNull(outbox.lastError), notInArray(outbox.lastError, [...unsentFor]))),
  overtaken: () => and(isNotNull(outbox.doneAt), inArray(outbox.lastError, [...unsentFor])),
  failed: () => or(isNotNull(outbox.failedAt), isStuck),
  waiting: () => and(isNull(outbox.doneAt), isNull(outbox.failedAt), sql`${isStuck} is not true`),
} satisfies Record<OutboxState, () => SQL | undefined>;

const startOver = (now: Date) => ({ failedAt: null, attempts: 0, runAt: now, lastError: null });

/** One that was given up starts over now. False when it was not, or somebody was first. */
export async function reviveFailed(
  tx: Handle,
  { id, kinds, now }: { id: string; kinds: readonly OutboxKind[]; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(outbox)
    .set(startOver(now))
    .where(and(eq(outbox.id, id), inArray(outbox.kind, [...kinds]), isNotNull(outbox.failedAt)))
    .returning({ kind: outbox.kind });
  for (const { kind } of rows) hintAfterCommit(`outbox:${kind}`);
  return rows.length > 0;
}

/** One that failed is over without being sent. False when it did not fail, or somebody was first. */
export async function putAwayFailed(
  tx: Handle,
  { id, reason, now }: { id: string; reason: string; now: Date },
): Promise<boolean> {
  const error = reason === '' ? null : reason;
  const rows = await tx
    .update(outbox)
    .set({
      failedAt: null,
      doneAt: now,
      lastError: putAway,
      tries: withTry({ at: now.toISOString(), outcome: 'overtaken', error }),
    })
    .where(and(eq(outbox.id, id), isNull(outbox.doneAt), inState.failed()))
    .returning({ id: outbox.id });
  return rows.length > 0;
}

/** As many are sent again at once. */
export const mostReplayed = 1_000;

type Span = { from: Date; to: Date; event?: EventKind };

const inSpan = ({ from, to, event }: Span): SQL | undefined =>
  and(gte(events.at, from), lt(events.at, to), event === undefined ? undefined : eq(events.kind, event));

/** Events from `from` up to, not including, `to`. */
export async function countEventRows(db: Handle, span: Span): Promise<number> {
  const [row] = await db.select({ all: count() }).from(events).where(inSpan(span));
  return row?.all ?? 0;
}

/** Each goes once more, under its own id, whatever became of it. Those being sent now are left out. Returns how many. */
async function sendAgain(tx: Handle, which: SQL | undefined, now: Date): Promise<number> {
  const rows = await tx
    .update(outbox)
    .set({ ...startOver(now), doneAt: null })
    .where(and(eq(outbox.kind, 'event'), which, or(isNull(outbox.leasedUntil), lt(outbox.leasedUntil, now))))
    .returning({ id: outbox.id });
  if (rows.length > 0) hintAfterCommit('outbox:event');
  return rows.length;
}

/** False when it has its first turn now. */
export const sendEventAgain = async (tx: Handle, { id, now }: { id: string; now: Date }): Promise<boolean> =>
  (await sendAgain(
    tx,
    and(
      eq(outbox.id, id),
      or(isNotNull(outbox.doneAt), isNotNull(outbox.failedAt), isNotNull(outbox.lastError)),
    ),
    now,
  )) > 0;

/** Those that nobody has handed to the worker yet go anyhow. */
export const replayEvents = (tx: Handle, span: Span, now: Date): Promise<number> =>
  sendAgain(tx, inArray(outbox.id, tx.select({ id: events.id }).from(events).where(inSpan(span))), now);

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
        payload: { emailName: 'broadcast', input: { recipient: id } },
        createdAt: now,
        runAt: now,
        attempts: 0,
      })),
    )
    .onConflictDoNothing({ target: outbox.dedupeKey });
