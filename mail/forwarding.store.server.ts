/** How applications fare on their way to the configured address of somebody else. */
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { Handle } from '../db/handle.ts';
import { overtaken } from './outbox.store.server.ts';
import { outbox, type OutboxKind } from './outbox.table.ts';

export type Forwarding = {
  /** On their way, or to be tried again. */
  waiting: number;
  /** Given up. */
  failed: number;
  /** What was said of the one that was tried last and not taken. */
  lastError: string | null;
};

const underway = and(eq(outbox.kind, 'webhook'), isNull(outbox.doneAt));

export async function readForwarding(db: Handle): Promise<Forwarding> {
  const [counts] = await db
    .select({ all: count(), failed: count(outbox.failedAt) })
    .from(outbox)
    .where(underway);
  const [last] = await db
    .select({ error: outbox.lastError })
    .from(outbox)
    .where(and(underway, isNotNull(outbox.lastError)))
    .orderBy(desc(outbox.runAt))
    .limit(1);
  const { all = 0, failed = 0 } = counts ?? {};
  return { waiting: all - failed, failed, lastError: last?.error ?? null };
}

/** Which of these applications were given up. */
export async function findGivenUp(db: Handle, applicationIds: readonly string[]): Promise<Set<string>> {
  if (applicationIds.length === 0) return new Set();
  const rows = await db
    .select({ id: outbox.applicationId })
    .from(outbox)
    .where(and(underway, isNotNull(outbox.failedAt), inArray(outbox.applicationId, [...applicationIds])));
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

/** Those that were given up, and those that were refused and wait for their next turn, start over now. Returns how many. */
export async function forwardAgain(tx: Handle, now: Date): Promise<number> {
  const rows = await tx
    .update(outbox)
    .set({ failedAt: null, attempts: 0, runAt: now, lastError: null })
    .where(and(underway, or(isNotNull(outbox.failedAt), isNotNull(outbox.lastError))))
    .returning({ id: outbox.id });
  return rows.length;
}

export type Told = {
  id: string;
  kind: OutboxKind;
  /** 'overtaken': no longer true when its turn came, so not sent. */
  state: 'sent' | 'waiting' | 'failed' | 'overtaken';
  at: Date;
};

/** What other servers were told, or are to be told, of an order; the oldest first. */
export async function readToldOf(db: Handle, orderId: string): Promise<Told[]> {
  const rows = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.orderId, orderId), ne(outbox.kind, 'mail')))
    .orderBy(asc(outbox.createdAt), asc(outbox.dedupeKey));
  return rows.map(({ id, kind, createdAt, doneAt, failedAt, lastError }) => {
    const posted = lastError === overtaken ? 'overtaken' : 'sent';
    const state = doneAt ? posted : failedAt ? 'failed' : 'waiting';
    return { id, kind, state, at: doneAt ?? failedAt ?? createdAt };
  });
}
