/**
 * The gateways' notifications, with what they came to, without card data. All are kept, equal ones once; a bound keeps a flood of
 * forgeries from filling the disk.
 */
import { and, count, desc, eq, gt, inArray, isNull, lte, ne, or, sql, type SQL, max } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { lastOf } from '../../platform/db/run-in-transaction.ts';
import { unsignedNotificationLimit } from '../../platform/limits/limits.ts';
import { gatewayNotifications, type NotificationVerdict, orders } from './orders.table.ts';

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

const mostOfOrder = 500;

/** Of one order, newest first, without the raw body. */
export async function readNotifications(db: Handle, orderId: string) {
  return db
    .select(listedNotification)
    .from(gatewayNotifications)
    .leftJoin(orders, eq(orders.id, gatewayNotifications.orderId))
    .where(eq(gatewayNotifications.orderId, orderId))
    .orderBy(desc(gatewayNotifications.receivedAt), desc(gatewayNotifications.id))
    .limit(mostOfOrder);
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
