/**
 * The gateways' notifications, with what they came to, without card data. All are kept, equal ones once; a bound keeps a flood of
 * forgeries from filling the disk.
 */
import {
  and,
  asc,
  count,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  lte,
  max,
  ne,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Database } from '../../platform/db/database.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { lastOf, mostApart } from '../../platform/db/run-in-transaction.ts';
import { unsignedNotificationLimit } from '../../platform/limits/limits.ts';
import { gatewayNotifications, type NotificationVerdict } from './orders.table.ts';
import { currency as ourCurrency } from '../../platform/money/money.ts';
import type { GatewayReport } from '../../gateways/gateway.ts';
import { waitingNotifications } from './waiting-notifications.table.ts';
import type { Order } from './order.ts';
import type { Attempt } from './payment-attempts.service.ts';

/** Longest body kept, in characters; real notifications are below 8,000. */
const longestBody = 16_000;
/** Without a key of ours nothing can be checked: whoever likes can send it. */
const unchecked = 'not-configured';

export type NewNotification = Omit<
  typeof gatewayNotifications.$inferSelect,
  'rawBody' | 'handledAt' | 'handledBy'
> & { body: Uint8Array };

/** The bytes as text the database accepts: unreadable ones and zero bytes become the replacement character. */
export const asText = (body: Uint8Array): string =>
  new TextDecoder()
    .decode(body.subarray(0, longestBody * 4))
    .replaceAll('\0', '\uFFFD')
    .slice(0, longestBody);

/** A zero byte and half a character cannot be stored; nothing real holds one. */
export const asJson = <Kept extends object | null>(statement: Kept): Kept =>
  JSON.parse(
    JSON.stringify(statement, (_name, value: unknown) =>
      typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\uFFFD') : value,
    ),
  ) as Kept;

/**
 * False when this event of the gateway is known already: the unique index decides, so of equal ones at once one is first. One that is
 * refused, and may come right later, is kept once until a person has looked at it.
 */
export async function insertNotification(
  tx: Handle,
  { body, statement, ...row }: NewNotification,
): Promise<boolean> {
  if (row.verdict === 'refused' && (await isKeptAlready(tx, row))) return false;
  const rows = await tx
    .insert(gatewayNotifications)
    .values({ ...row, rawBody: asText(body), statement: asJson(statement) })
    .onConflictDoNothing()
    .returning({ id: gatewayNotifications.id });
  return rows.length === 1;
}

/** Whether an equal one that was refused still waits for a person. */
async function isKeptAlready(
  db: Handle,
  { gateway, eventId, reason }: Omit<NewNotification, 'body' | 'statement'>,
): Promise<boolean> {
  if (eventId === null || reason === null) return false;
  const equal = db
    .select({ id: gatewayNotifications.id })
    .from(gatewayNotifications)
    .where(
      and(
        eq(gatewayNotifications.gateway, gateway),
        eq(gatewayNotifications.eventId, eventId),
        eq(gatewayNotifications.reason, reason),
        // As in the index of what a person must look at.
        isNull(gatewayNotifications.handledAt),
        eq(gatewayNotifications.verdict, 'refused'),
        eq(gatewayNotifications.looksForged, false),
      ),
    );
  return (await equal.limit(1)).length > 0;
}

/** Keeps a notification that was not believed; one that anybody may have sent only within this hour's share of such. */
export async function insertUnbelieved(
  { db, transaction }: Pick<Database, 'db' | 'transaction'>,
  notification: NewNotification,
): Promise<void> {
  const { gateway, eventId, reason, looksForged } = notification;
  const isSigned = !looksForged && reason !== unchecked;
  if (!isSigned) {
    if ((await unsignedOfLate(db, notification)) < unsignedNotificationLimit.most)
      await insertNotification(db, notification);
    return;
  }
  // A flood of equal ones asks for no lock; those of its first moment wait for the first.
  if (await isKeptAlready(db, notification)) return;
  await transaction(async (tx) => {
    const lock = `unbelieved:${gateway}:${eventId}:${reason}`;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
    await insertNotification(tx, notification);
  });
}

async function unsignedOfLate(
  db: Handle,
  { gateway, receivedAt }: Pick<NewNotification, 'gateway' | 'receivedAt'>,
): Promise<number> {
  const [recent] = await db
    .select({ kept: count() })
    .from(gatewayNotifications)
    .where(
      and(
        eq(gatewayNotifications.gateway, gateway),
        or(eq(gatewayNotifications.looksForged, true), eq(gatewayNotifications.reason, unchecked)),
        gt(
          gatewayNotifications.receivedAt,
          new Date(receivedAt.getTime() - unsignedNotificationLimit.windowMs),
        ),
      ),
    );
  return recent?.kept ?? 0;
}

type Judged = { id: string; verdict: NotificationVerdict; reason: string | null };

/** What became of a kept notification, written in the transaction that applied it. */
export const writeVerdict = lastOf(gatewayNotifications, (_, judged: readonly Judged[]) => {
  const rows = judged.map(({ id, verdict, reason }) => sql`(${id}::uuid, ${verdict}, ${reason})`);
  return sql`update ${gatewayNotifications} set verdict = judged.verdict, reason = judged.reason
    from (values ${sql.join(rows, sql`, `)}) as judged (id, verdict, reason) where ${gatewayNotifications.id} = judged.id`;
});

/** Why a notification of a dispute changes nothing: its end was notified before. */
export const disputeIsOver = 'dispute-over';

/** Whether the end of a dispute was notified already: gateways do not promise that what happened first arrives first. */
export async function disputeHasEnded(
  tx: Handle,
  about: { gateway: string; orderId: string; paymentReference: string; disputeReference?: string },
): Promise<boolean> {
  const { gateway, orderId, kind, verdict, statement, id } = gatewayNotifications;
  const field = (name: string): SQL => sql`${statement}->>${name}`;
  const [row] = await tx
    .select({ id })
    .from(gatewayNotifications)
    .where(
      and(
        eq(gateway, about.gateway),
        eq(orderId, about.orderId),
        eq(kind, 'dispute'),
        ne(verdict, 'refused'),
        inArray(field('state'), ['won', 'lost']),
        about.disputeReference === undefined
          ? eq(field('paymentReference'), about.paymentReference)
          : eq(field('disputeReference'), about.disputeReference),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export type KeptNotification = typeof gatewayNotifications.$inferSelect;

/** Whole, its raw body too, held until the transaction ends. */
export async function lockNotification(tx: Handle, id: string): Promise<KeptNotification | null> {
  const [row] = await tx
    .select()
    .from(gatewayNotifications)
    .where(eq(gatewayNotifications.id, id))
    .for('update');
  return row ?? null;
}

/** False when it is not there, or was handled before. */
export async function markHandled(tx: Handle, id: string, by: { at: Date; email: string }): Promise<boolean> {
  const rows = await tx
    .update(gatewayNotifications)
    .set({ handledAt: by.at, handledBy: by.email })
    .where(and(eq(gatewayNotifications.id, id), isNull(gatewayNotifications.handledAt)))
    .returning({ id: gatewayNotifications.id });
  return rows.length === 1;
}

/** Deletes what nobody vouched for and no person needs to see, received before an instant. Returns how many. */
export async function deleteForgeries(db: Handle, receivedBefore: Date): Promise<number> {
  const { verdict, looksForged, receivedAt, id } = gatewayNotifications;
  const gone = await db
    .delete(gatewayNotifications)
    .where(and(eq(verdict, 'refused'), eq(looksForged, true), lte(receivedAt, receivedBefore)))
    .returning({ id });
  return gone.length;
}

/** When each gateway's last notification came, by the gateway's name. */
export async function readLastNotifications(db: Handle): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .select({ gateway: gatewayNotifications.gateway, at: max(gatewayNotifications.receivedAt) })
    .from(gatewayNotifications)
    .groupBy(gatewayNotifications.gateway);
  return new Map(rows.flatMap(({ gateway, at }) => (at === null ? [] : [[gateway, at] as const])));
}

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

/* Notifications between their answer and their effect: kept by one insert, taken by whoever applies them. */

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
