/** Notifications between their answer and their effect: kept by one insert, taken by whoever applies them. */
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Handle } from '../../platform/db/handle.ts';
import type { GatewayReport } from '../../gateways/gateway.ts';
import { waitingNotifications } from '../orders/orders.table.ts';
import { asJson, asText } from './payments.store.ts';

export type WaitingNotification = typeof waitingNotifications.$inferSelect;
export type WaitingKey = Pick<WaitingNotification, 'gateway' | 'digest'>;

const isThis = ({ gateway, digest }: WaitingKey) =>
  and(eq(waitingNotifications.gateway, gateway), eq(waitingNotifications.digest, digest));

/** SHA-256 of the bytes as they came. */
export const digestOf = (body: Uint8Array): string => createHash('sha256').update(body).digest('hex');

/** False when the same bytes wait already. */
export async function keepNotification(
  db: Handle,
  kept: WaitingKey & { body: Uint8Array; report: GatewayReport; receivedAt: Date; nextTryAt: Date },
): Promise<boolean> {
  const rows = await db
    .insert(waitingNotifications)
    .values({ ...kept, body: asText(kept.body), report: asJson(kept.report) })
    .onConflictDoNothing()
    .returning({ digest: waitingNotifications.digest });
  return rows.length === 1;
}

export async function isAnyDue(db: Handle, at: Date): Promise<boolean> {
  const due = lte(waitingNotifications.nextTryAt, at);
  return (
    (
      await db
        .select({ due: sql`1` })
        .from(waitingNotifications)
        .where(due)
        .limit(1)
    ).length > 0
  );
}

/** Whether other money for the order came before this and waits too: then this will be a second payment. */
export async function waitsBehindAnother(db: Handle, { gateway, digest }: WaitingKey, orderId: string) {
  const { rows } = await db.execute(sql`
    select 1 from waiting_notifications this, waiting_notifications other
      join payment_attempts attempt
        on attempt.gateway = other.gateway and attempt.reference = other.report->'evidence'->>'attemptReference'
     where this.gateway = ${gateway} and this.digest = ${digest} and attempt.order_id = ${orderId}
       and (other.received_at, other.gateway, other.digest) < (this.received_at, this.gateway, this.digest)
       and other.report->'evidence'->>'outcome' = 'captured' limit 1`);
  return rows.length > 0;
}

/** The named one, else the one that is due first; null when there is none, or others are at work on all of them. */
export async function takeNotification(
  tx: Handle,
  due: WaitingKey | { until: Date },
): Promise<WaitingNotification | null> {
  const [row] = await tx
    .select()
    .from(waitingNotifications)
    .where('until' in due ? lte(waitingNotifications.nextTryAt, due.until) : isThis(due))
    .orderBy(asc(waitingNotifications.nextTryAt), asc(waitingNotifications.receivedAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row ?? null;
}

export async function removeNotification(tx: Handle, key: WaitingKey): Promise<void> {
  await tx.delete(waitingNotifications).where(isThis(key));
}

/** What could not be applied is tried again at that instant. */
export async function postponeNotification(db: Handle, key: WaitingKey, nextTryAt: Date): Promise<void> {
  await db
    .update(waitingNotifications)
    .set({ tries: sql`${waitingNotifications.tries} + 1`, nextTryAt })
    .where(isThis(key));
}
