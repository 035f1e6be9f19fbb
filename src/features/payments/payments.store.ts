/**
 * Visits to gateways, and the gateways' notifications about them, without card data. A second try is a new attempt; an older
 * one stays open, because its money may still arrive. All notifications are kept; a bound keeps a flood of forgeries from
 * filling the disk.
 */
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  notInArray,
  or,
  sql,
  type SQL,
  max,
} from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Handle } from '../../platform/db/handle.ts';
import { unsignedNotificationLimit } from '../../platform/limits/limits.ts';
import { isUuid } from '../../platform/text/uuid.ts';
import {
  type AttemptState,
  gatewayNotifications,
  type NotificationVerdict,
  orders,
  paymentAttempts,
} from '../orders/orders.table.ts';
import { readHistory } from '../orders/order-history.store.ts';

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
  if (row.verdict === 'refused' && (await isLookedFor(tx, row))) return false;
  const rows = await tx
    .insert(gatewayNotifications)
    .values({ ...row, rawBody: asText(body), statement: asJson(statement) })
    .onConflictDoNothing()
    .returning({ id: gatewayNotifications.id });
  return rows.length === 1;
}

async function isLookedFor(
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
export async function insertUnbelieved(db: Handle, notification: NewNotification): Promise<void> {
  const isSigned = !notification.looksForged && notification.reason !== unchecked;
  if (isSigned || (await unsignedOfLate(db, notification)) < unsignedNotificationLimit.most)
    await insertNotification(db, notification);
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

/** What became of a kept notification, written in the transaction that applied it. */
export async function writeVerdict(
  tx: Handle,
  id: string,
  verdict: NotificationVerdict,
  reason: string | null,
): Promise<void> {
  await tx.update(gatewayNotifications).set({ verdict, reason }).where(eq(gatewayNotifications.id, id));
}

/** What a list shows of one. */
export const listedNotification = {
  id: gatewayNotifications.id,
  gateway: gatewayNotifications.gateway,
  receivedAt: gatewayNotifications.receivedAt,
  verdict: gatewayNotifications.verdict,
  reason: gatewayNotifications.reason,
  orderNumber: orders.number,
  looksForged: gatewayNotifications.looksForged,
};

/** Of one order, newest first, without the raw body. */
export async function readNotifications(db: Handle, { orderId, most }: { orderId: string; most: number }) {
  return db
    .select(listedNotification)
    .from(gatewayNotifications)
    .leftJoin(orders, eq(orders.id, gatewayNotifications.orderId))
    .where(eq(gatewayNotifications.orderId, orderId))
    .orderBy(desc(gatewayNotifications.receivedAt), desc(gatewayNotifications.id))
    .limit(most);
}

/** Who sent it, and about which order; null for one that is not there. */
export async function findNotificationPlace(
  db: Handle,
  id: string,
): Promise<{ gateway: string; orderNumber: string | null } | null> {
  const [row] = await db
    .select({ gateway: gatewayNotifications.gateway, orderNumber: orders.number })
    .from(gatewayNotifications)
    .leftJoin(orders, eq(orders.id, gatewayNotifications.orderId))
    .where(eq(gatewayNotifications.id, id));
  return row ?? null;
}

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
  if (!isUuid(id)) return null;
  const [row] = await tx
    .select()
    .from(gatewayNotifications)
    .where(eq(gatewayNotifications.id, id))
    .for('update');
  return row ?? null;
}

/** False when it is not there, or was handled before. */
export async function markHandled(tx: Handle, id: string, by: { at: Date; email: string }): Promise<boolean> {
  if (!isUuid(id)) return false;
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

/** More visits at once than anybody begins. */
const mostVisits = 50;

/** Of a held order, so that no visit begins meanwhile. Visits for which the bank opened no page are left out. */
export async function isAtTheBank(tx: Handle, orderId: string, now: Date): Promise<boolean> {
  const open = (await findOpenAttempts(tx, orderId, mostVisits)).filter(
    ({ expiresAt }) => expiresAt === null || expiresAt > now,
  );
  if (open.length === 0) return false;
  const history = await readHistory(tx, orderId);
  const neverLeft = new Set(
    history.flatMap(({ event, detail }) => (event === 'no-hand-off' ? [detail?.['reference']] : [])),
  );
  return open.some(({ reference }) => !neverLeft.has(reference));
}

export type Attempt = typeof paymentAttempts.$inferSelect;

/** Everything about the attempts of an order, oldest first. */
export async function readAttempts(db: Handle, orderId: string): Promise<Attempt[]> {
  return db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(asc(paymentAttempts.begunAt), asc(paymentAttempts.id));
}

/** What a reference can look like; everything else is unknown without asking the database. */
export const isReference = (text: string): boolean => /^[A-Za-z0-9_-]{8,100}$/.test(text);

/** Written before the buyer leaves, so that no payment arrives for an attempt we do not know. Amount in centimes of MAD. */
export async function insertAttempt(
  tx: Handle,
  attempt: Pick<
    Attempt,
    'id' | 'orderId' | 'gateway' | 'reference' | 'amountCentimes' | 'begunAt' | 'expiresAt'
  >,
): Promise<void> {
  await tx.insert(paymentAttempts).values({ ...attempt, state: 'begun' });
}

/** The gateway's id of the visit, once it has returned one. */
export async function writeProviderSession(tx: Handle, id: string, providerSession: string): Promise<void> {
  await tx.update(paymentAttempts).set({ providerSession }).where(eq(paymentAttempts.id, id));
}

/** No reference of ours contains a dot: no gateway can name such a row, and none is asked about it. */
const nameOfSecond = (reference: string, providerReference: string): string =>
  `${reference}.${createHash('sha256').update(providerReference).digest('hex').slice(0, 12)}`;

/** The reference that the gateway knows the visit by. */
export const visitOf = (reference: string): string => reference.split('.', 1)[0] ?? reference;

/** Whether it is no visit of its own, but a further payment on one. */
export const isFurtherPayment = ({ reference }: Pick<Attempt, 'reference'>): boolean =>
  visitOf(reference) !== reference;

/**
 * A second payment on the visit of an attempt that is paid, under another number of the gateway's: a row of its own, so that
 * it is listed and paid back like every payment that came twice. Null when it is on record. The order is held.
 */
export async function insertSecondPayment(
  tx: Handle,
  { orderId, gateway, reference, expiresAt }: Attempt,
  of: { id: string; providerReference: string; amountCentimes: number; at: Date },
): Promise<Attempt | null> {
  const { id, providerReference, amountCentimes, at } = of;
  const [row] = await tx
    .insert(paymentAttempts)
    .values({
      id,
      orderId,
      gateway,
      reference: nameOfSecond(reference, providerReference),
      amountCentimes,
      state: 'captured',
      providerReference,
      begunAt: at,
      settledAt: at,
      expiresAt,
      isDuplicate: true,
    })
    .onConflictDoNothing({ target: paymentAttempts.reference })
    .returning();
  return row ?? null;
}

/** A captured attempt of an order that another attempt had paid already. */
export async function markDuplicate(tx: Handle, id: string): Promise<void> {
  await tx.update(paymentAttempts).set({ isDuplicate: true }).where(eq(paymentAttempts.id, id));
}

/** A signed return was 'approved'. True for the first one only. */
export async function markApprovedReturn(tx: Handle, id: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(paymentAttempts)
    .set({ approvedReturnAt: at })
    .where(and(eq(paymentAttempts.id, id), isNull(paymentAttempts.approvedReturnAt)))
    .returning({ id: paymentAttempts.id });
  return rows.length === 1;
}

/** The attempt that a gateway's own number of a payment belongs to. */
export async function findAttemptOfPayment(
  db: Handle,
  gateway: string,
  providerReference: string,
): Promise<Attempt | null> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(eq(paymentAttempts.gateway, gateway), eq(paymentAttempts.providerReference, providerReference)),
    )
    .limit(1);
  return row ?? null;
}

/** Without a lock: whoever will change it locks the order first, then takes `lockAttempt`. */
export async function findAttempt(db: Handle, gateway: string, reference: string): Promise<Attempt | null> {
  if (!isReference(reference)) return null;
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.reference, reference), eq(paymentAttempts.gateway, gateway)));
  return row ?? null;
}

/** The attempt's row, held until the transaction ends. Lock its order first. */
export async function lockAttempt(tx: Handle, id: string): Promise<Attempt | null> {
  const [row] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)).for('update');
  return row ?? null;
}

/** An order's attempts that have no answer yet, newest first. */
export async function findOpenAttempts(db: Handle, orderId: string, most: number): Promise<Attempt[]> {
  return db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.state, 'begun')))
    .orderBy(desc(paymentAttempts.begunAt))
    .limit(most);
}

/** Writes what became of an attempt. 'captured' is final; every other state can still become 'captured'. */
export async function settleAttempt(
  tx: Handle,
  id: string,
  state: AttemptState,
  at: Date,
  providerReference?: string,
): Promise<boolean> {
  const before: AttemptState[] =
    state === 'captured' ? ['begun', 'declined', 'cancelled', 'abandoned'] : ['begun'];
  const rows = await tx
    .update(paymentAttempts)
    .set({ state, settledAt: at, ...(providerReference === undefined ? {} : { providerReference }) })
    .where(and(eq(paymentAttempts.id, id), inArray(paymentAttempts.state, before)))
    .returning({ id: paymentAttempts.id });
  return rows.length === 1;
}

/**
 * Marks attempts that are due for a question as asked, and returns them: of two jobs that ask at once each gets other ones.
 * Due: without an answer, begun before `begunBefore`, not asked since `askedBefore`; of one gateway, or of all but those named.
 */
export async function claimAttemptsToAsk(
  tx: Handle,
  due: {
    gateway: string | { allBut: readonly string[] };
    begunBefore: Date;
    askedBefore: Date;
    at: Date;
    most: number;
  },
): Promise<Attempt[]> {
  const { gateway } = due;
  const found = await tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(
      and(
        typeof gateway === 'string'
          ? eq(paymentAttempts.gateway, gateway)
          : notInArray(paymentAttempts.gateway, [...gateway.allBut]),
        eq(paymentAttempts.state, 'begun'),
        lt(paymentAttempts.begunAt, due.begunBefore),
        or(isNull(paymentAttempts.askedAt), lt(paymentAttempts.askedAt, due.askedBefore)),
      ),
    )
    .orderBy(asc(paymentAttempts.begunAt))
    .limit(due.most)
    .for('update', { skipLocked: true });
  if (found.length === 0) return [];
  const ids = found.map((row) => row.id);
  return tx
    .update(paymentAttempts)
    .set({ askedAt: due.at })
    .where(inArray(paymentAttempts.id, ids))
    .returning();
}

/** When each gateway's last notification came, by the gateway's name. */
export async function readLastNotifications(db: Handle): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .select({ gateway: gatewayNotifications.gateway, at: max(gatewayNotifications.receivedAt) })
    .from(gatewayNotifications)
    .groupBy(gatewayNotifications.gateway);
  return new Map(rows.flatMap(({ gateway, at }) => (at === null ? [] : [[gateway, at] as const])));
}
