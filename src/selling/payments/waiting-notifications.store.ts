/** Notifications between their answer and their effect: kept by one insert, taken by whoever applies them. */
import { and, asc, eq, getTableColumns, gt, gte, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { lastOf, mostApart } from '../../platform/db/run-in-transaction.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { currency as ourCurrency } from '../../platform/money/money.ts';
import type { GatewayReport } from '../../gateways/gateway.ts';
import { waitingNotifications } from './waiting-notifications.table.ts';
import type { Order } from '../orders/order.ts';
import { type Attempt } from '../orders/payment-attempts.service.ts';
import { asText } from '../orders/kept-notifications.service.ts';

export type WaitingNotification = typeof waitingNotifications.$inferSelect;
export type WaitingKey = Pick<WaitingNotification, 'gateway' | 'digest'>;

const isThis = ({ gateway, digest }: WaitingKey) =>
  and(eq(waitingNotifications.gateway, gateway), eq(waitingNotifications.digest, digest));

/** SHA-256 of what it reports: bytes that nobody reads, and that no signature covers, make no other notification. */
export const digestOf = (report: GatewayReport): string =>
  createHash('sha256').update(JSON.stringify(report)).digest('hex');

export type NewWaiting = WaitingKey & {
  body: Uint8Array;
  report: GatewayReport;
  receivedAt: Date;
};

const pauseAmongManyMs = 2_000;

const nameOf = ({ gateway, digest }: WaitingKey): string => `${gateway} ${digest}`;
/** So that two processes that keep the same never wait for each other. */
const byName = (one: WaitingKey, other: WaitingKey): number => (nameOf(one) < nameOf(other) ? -1 : 1);

/**
 * Equal ones wait once, and the first of them is the new one. Where more come at the same moment than are applied at once, all
 * are due some seconds later: others are answered before.
 */
export async function keepNotifications(
  db: Handle,
  lot: readonly NewWaiting[],
): Promise<{ isNew: boolean; isDue: boolean }[]> {
  const firsts = new Map(lot.toReversed().map((kept) => [nameOf(kept), kept]));
  const isDue = firsts.size <= mostApart;
  const nextTryAt = ({ receivedAt }: NewWaiting) =>
    isDue ? receivedAt : new Date(receivedAt.getTime() + pauseAmongManyMs);
  const rows = await db
    .insert(waitingNotifications)
    .values(
      [...firsts.values()].toSorted(byName).map((kept) => ({
        ...kept,
        body: asText(kept.body),
        nextTryAt: nextTryAt(kept),
      })),
    )
    .onConflictDoNothing()
    .returning({ gateway: waitingNotifications.gateway, digest: waitingNotifications.digest });
  const added = new Set(rows.map(nameOf));
  const isNew = (kept: NewWaiting) => firsts.get(nameOf(kept)) === kept && added.has(nameOf(kept));
  return lot.map((kept) => ({ isNew: isNew(kept), isDue }));
}

/** What was received, and put off, by a clock that has been set back since is due as well. */
const isDueAt = (at: Date) =>
  or(
    lte(waitingNotifications.nextTryAt, at),
    and(
      gt(waitingNotifications.receivedAt, at),
      gte(waitingNotifications.nextTryAt, waitingNotifications.receivedAt),
    ),
  );

export async function isAnyDue(db: Handle, at: Date): Promise<boolean> {
  const one = db.select({ due: sql`1` }).from(waitingNotifications);
  return (await one.where(isDueAt(at)).limit(1)).length > 0;
}

/** What a kept notification is about, as it is now. */
export type Prospect = {
  attempt: Pick<Attempt, 'state' | 'isDuplicate' | 'providerReference' | 'amountCentimes'>;
  orderStatus: Order['status'];
  /** Other money for the order came before this and waits too: then this will be a second payment. */
  isBehindAnother: boolean;
};

/**
 * Whether money of another payment for the same order, which fits its attempt, waits and came before the one that waits as `alias`:
 * then the order is paid by the other one.
 */
const isBehindAnother = (alias: SQL): SQL<boolean> => sql<boolean>`exists (
  select 1 from payment_attempts mine
    join payment_attempts rival on rival.order_id = mine.order_id
    join waiting_notifications other
      on other.gateway = rival.gateway and other.report->'evidence'->>'attemptReference' = rival.reference
   where mine.gateway = ${alias}.gateway and mine.reference = ${alias}.report->'evidence'->>'attemptReference'
     and ${alias}.report->'evidence'->>'outcome' = 'captured'
     and (other.received_at, other.gateway, other.digest) < (${alias}.received_at, ${alias}.gateway, ${alias}.digest)
     and other.report->'evidence'->>'outcome' = 'captured'
     and other.report->'evidence'->>'currency' = ${ourCurrency}
     and (other.report->'evidence'->>'amountCentimes')::numeric = rival.amount_centimes
     and (other.gateway, other.report->'evidence'->>'providerReference')
      <> (${alias}.gateway, ${alias}.report->'evidence'->>'providerReference'))`;

/** Without a lock. Null for one of no attempt. */
export async function readProspects(
  db: Handle,
  lot: readonly (WaitingKey & { reference: string })[],
): Promise<(Prospect | null)[]> {
  const keys = lot.map(({ gateway, digest, reference }) => sql`(${gateway}, ${digest}, ${reference})`);
  type Row = WaitingKey & Prospect['attempt'] & Omit<Prospect, 'attempt'>;
  const { rows } = await db.execute<Row>(sql`
    select asked.gateway, asked.digest, orders.status as "orderStatus", attempt.state, attempt.is_surplus as "isDuplicate",
           attempt.amount_centimes as "amountCentimes", attempt.provider_reference as "providerReference",
           ${isBehindAnother(sql`this`)} as "isBehindAnother"
      from (values ${sql.join(keys, sql`, `)}) as asked (gateway, digest, reference)
      join payment_attempts attempt on attempt.gateway = asked.gateway and attempt.reference = asked.reference
      join orders on orders.id = attempt.order_id
      left join waiting_notifications this on this.gateway = asked.gateway and this.digest = asked.digest`);
  const byKey = new Map(rows.map((row) => [nameOf(row), row]));
  return lot.map((asked) => {
    const row = byKey.get(nameOf(asked));
    return row ? { attempt: row, orderStatus: row.orderStatus, isBehindAnother: row.isBehindAnother } : null;
  });
}

/** How long a refund waits for the notification of its payment. */
const refundPatienceMs = 86_400_000;

/** Money that goes back, told before the money that came: it waits, since without its payment it would be refused. */
const isBeforeItsPayment = sql<boolean>`(
  waiting_notifications.report->>'kind' = 'refund' and exists (
    select 1 from payment_attempts paid
     where paid.gateway = waiting_notifications.gateway and paid.state <> 'captured'
       and paid.reference = waiting_notifications.report->'evidence'->>'attemptReference'))`;

/** An order that is held longer is moved afterwards. */
const shortLock = '500ms';

/**
 * The named one, else the one that is due first; null when there is none, or others are at work on all of them. Money for one order is
 * taken in the order in which it came: what was answered as the first payment is the first. For the named one a gateway waits: whoever
 * takes it waits shortly for locks from then on.
 */
export async function takeNotification(
  tx: Handle,
  due: WaitingKey | { until: Date },
): Promise<WaitingNotification | null> {
  const lock = 'until' in due ? sql`null` : sql`set_config('lock_timeout', ${shortLock}, true)`;
  const [row] = await tx
    .select({ ...getTableColumns(waitingNotifications), lock })
    .from(waitingNotifications)
    .where(
      and(
        'until' in due ? isDueAt(due.until) : isThis(due),
        not(isBehindAnother(sql`waiting_notifications`)),
        or(
          not(isBeforeItsPayment),
          'until' in due
            ? lte(waitingNotifications.receivedAt, new Date(due.until.getTime() - refundPatienceMs))
            : undefined,
        ),
      ),
    )
    .orderBy(asc(waitingNotifications.nextTryAt), asc(waitingNotifications.receivedAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row ?? null;
}

export const removeNotification = lastOf(waitingNotifications, (tx, keys: readonly WaitingKey[]) =>
  tx.delete(waitingNotifications).where(or(...keys.map(isThis))),
);

/** What could not be applied is tried again at that instant. */
export async function postponeNotification(db: Handle, key: WaitingKey, nextTryAt: Date): Promise<void> {
  await db
    .update(waitingNotifications)
    .set({ tries: sql`${waitingNotifications.tries} + 1`, nextTryAt })
    .where(isThis(key));
}
