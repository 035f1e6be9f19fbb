/** Events are recorded only here, in the transaction of what happened, whether or not a webhook is set up. */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, like, lt, not, or, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { hintAfterCommit, lastOf } from '../../platform/db/run-in-transaction.ts';
import { type EventData, type EventKind, ofOwner } from './event-kinds.ts';
import { events } from './events.table.ts';

export type NewEvent<K extends EventKind> = {
  kind: K;
  at: Date;
  data: EventData<K>;
  orderId?: string;
  applicationId?: string;
  dedupeKey?: string;
};

const insertLast = lastOf(events, (tx, rows: readonly (typeof events.$inferInsert)[]) =>
  tx
    .insert(events)
    .values([...rows])
    .onConflictDoNothing({ target: events.dedupeKey }),
);

/** Nothing when the same event was recorded before. */
export function recordEvent<K extends EventKind>(tx: Handle, event: NewEvent<K>): Promise<void> {
  hintAfterCommit('outbox:event');
  return insertLast(tx, { id: randomUUID(), ...event });
}

export type RecordedEvent = typeof events.$inferSelect;

export async function readEvent(db: Handle, id: string): Promise<RecordedEvent | null> {
  const [row] = await db.select().from(events).where(eq(events.id, id));
  return row ?? null;
}

export async function isRecorded(db: Handle, dedupeKey: string): Promise<boolean> {
  const rows = await db.select({ id: events.id }).from(events).where(eq(events.dedupeKey, dedupeKey));
  return rows.length > 0;
}

type About = { email: string; orderIds: readonly string[]; applicationIds: readonly string[] };

const isOf = (email: string) => eq(sql`lower(${events.data}->'person'->>'email')`, email);

const about = ({ email, orderIds, applicationIds }: About) =>
  or(
    isOf(email),
    orderIds.length > 0 ? inArray(events.orderId, [...orderIds]) : undefined,
    applicationIds.length > 0 ? inArray(events.applicationId, [...applicationIds]) : undefined,
  );

/** What a gift opened, and what was learnt with it: the buyer may read neither. */
const isOpening = or(...ofOwner.map((prefix) => like(events.kind, `${prefix}%`)));

/** Events about one person, the oldest first. What a gift cost is left out for its recipient. */
export async function readEventsAbout(db: Handle, person: About) {
  const rows = await db
    .select({ kind: events.kind, at: events.at, data: events.data, orderId: events.orderId })
    .from(events)
    .where(and(about(person), or(isOf(person.email), not(isOpening ?? sql`false`))))
    .orderBy(asc(events.position));
  return rows.map(({ orderId, data, ...row }) => {
    const isOwn = orderId === null || person.orderIds.includes(orderId);
    const { order, ...rest } = data as { order?: object };
    return { ...row, data: isOwn || !order ? data : { ...rest, order: { ...order, amount: undefined } } };
  });
}

/** Deletes the events about one person. Returns the ids, which are also those of their deliveries. */
export async function eraseEventsAbout(tx: Handle, person: About): Promise<string[]> {
  const rows = await tx.delete(events).where(about(person)).returning({ id: events.id });
  return rows.map(({ id }) => id);
}

/** Deletes at most `most` old events and returns their ids. `intended`: those of purchases that were only intended. */
export async function deleteEvents(
  tx: Handle,
  { before, intended, most }: { before: Date; intended: Date; most: number },
): Promise<string[]> {
  const old = tx
    .select({ id: events.id })
    .from(events)
    .where(or(lt(events.at, before), and(eq(events.kind, 'purchase.intended'), lt(events.at, intended))))
    .orderBy(asc(events.at))
    .limit(most);
  const rows = await tx.delete(events).where(inArray(events.id, old)).returning({ id: events.id });
  return rows.map(({ id }) => id);
}

/** Those that nobody has handed to the worker yet, the oldest first. */
export const waitingEvents = (db: Handle, most: number) =>
  db
    .select({ id: events.id })
    .from(events)
    .where(eq(events.queued, false))
    .orderBy(asc(events.position))
    .limit(most);

/** Takes them; events that somebody else takes now are left to them. */
export const takeWaiting = (tx: Handle, most: number) =>
  tx
    .update(events)
    .set({ queued: true })
    .where(sql`${events.id} = any(array(${waitingEvents(tx, most).for('update', { skipLocked: true })}))`)
    .returning({
      id: events.id,
      kind: events.kind,
      orderId: events.orderId,
      applicationId: events.applicationId,
      at: events.at,
    });

/** Of orders and applications whose data is deleted. */
export async function deleteEventsOf(
  tx: Handle,
  { orderIds, applicationIds }: { orderIds: string[]; applicationIds: string[] },
): Promise<void> {
  if (orderIds.length > 0) await tx.delete(events).where(inArray(events.orderId, orderIds));
  if (applicationIds.length > 0) await tx.delete(events).where(inArray(events.applicationId, applicationIds));
}
