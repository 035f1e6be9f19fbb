/**
 * What gateways told us, without data of a card. Kept whatever it is worth; a bound keeps a flood of forgeries from filling
 * the disk.
 */
import { and, count, desc, eq, gt, inArray, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { isUuid } from '../../platform/text/uuid.ts';
import {
  gatewayNotifications,
  orders,
  type NotificationKind,
  type NotificationVerdict,
} from '../orders/orders.table.ts';

/** Longest body kept, in characters; real notifications are below 8,000. */
const longestBody = 16_000;
/** Notifications without a good signature, kept per gateway and hour; beyond it they are only answered. Signed ones all are kept. */
const mostUnsignedPerHour = 500;
/** Without a key of ours nothing can be checked: whoever likes can send it. */
const unchecked = 'not-configured';
const hourMs = 3_600_000;

export type NewNotification = {
  id: string;
  gateway: string;
  eventId: string | null;
  attemptReference: string | null;
  orderId: string | null;
  body: Uint8Array;
  verdict: NotificationVerdict;
  reason: string | null;
  receivedAt: Date;
  looksForged: boolean;
  kind: NotificationKind;
  /** What it says, verified and read; null when it was not believed. */
  statement: Record<string, unknown> | null;
};

/** The bytes as text the database accepts: unreadable ones and zero bytes become the replacement sign. */
const asText = (body: Uint8Array): string =>
  new TextDecoder()
    .decode(body.subarray(0, longestBody * 4))
    .replaceAll('\0', '\uFFFD')
    .slice(0, longestBody);

/** A zero byte cannot be stored; nothing real holds one. */
const asJson = (statement: NewNotification['statement']): NewNotification['statement'] =>
  statement &&
  (JSON.parse(JSON.stringify(statement).replaceAll('\\u0000', '\\ufffd')) as Record<string, unknown>);

/** False when this event of the gateway is known already: the unique index decides, so of equal ones at once one is first. */
export async function insertNotification(
  tx: Handle,
  { body, statement, ...row }: NewNotification,
): Promise<boolean> {
  const rows = await tx
    .insert(gatewayNotifications)
    .values({ ...row, rawBody: asText(body), statement: asJson(statement) })
    .onConflictDoNothing()
    .returning({ id: gatewayNotifications.id });
  return rows.length === 1;
}

/** Keeps a notification that was not believed; one that anybody may have sent only within this hour's share of such. */
export async function insertUnbelieved(db: Handle, notification: NewNotification): Promise<void> {
  const isSigned = !notification.looksForged && notification.reason !== unchecked;
  if (isSigned || (await unsignedWithinHour(db, notification)) < mostUnsignedPerHour)
    await insertNotification(db, notification);
}

async function unsignedWithinHour(
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
        gt(gatewayNotifications.receivedAt, new Date(receivedAt.getTime() - hourMs)),
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

/** Why a word about a dispute changes nothing: its end was told before. */
export const disputeIsOver = 'dispute-over';

/** Whether the end of a dispute was told already: gateways do not promise that what happened first arrives first. */
export async function disputeHasEnded(
  tx: Handle,
  about: { gateway: string; orderId: string; paymentReference: string; disputeReference?: string },
): Promise<boolean> {
  const { gateway, orderId, kind, verdict, statement, id } = gatewayNotifications;
  const said = (name: string): SQL => sql`${statement}->>${name}`;
  const [row] = await tx
    .select({ id })
    .from(gatewayNotifications)
    .where(
      and(
        eq(gateway, about.gateway),
        eq(orderId, about.orderId),
        eq(kind, 'dispute'),
        ne(verdict, 'refused'),
        inArray(said('state'), ['won', 'lost']),
        about.disputeReference === undefined
          ? eq(said('paymentReference'), about.paymentReference)
          : eq(said('disputeReference'), about.disputeReference),
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

/** False when it is not there, or was dealt with before. */
export async function markHandled(tx: Handle, id: string, by: { at: Date; email: string }): Promise<boolean> {
  if (!isUuid(id)) return false;
  const rows = await tx
    .update(gatewayNotifications)
    .set({ handledAt: by.at, handledBy: by.email })
    .where(and(eq(gatewayNotifications.id, id), isNull(gatewayNotifications.handledAt)))
    .returning({ id: gatewayNotifications.id });
  return rows.length === 1;
}

/** Erases what nobody vouched for and no person needs to see, received before an instant. Returns how many. */
export async function forgetForgeries(db: Handle, receivedBefore: Date): Promise<number> {
  const { verdict, looksForged, receivedAt, id } = gatewayNotifications;
  const gone = await db
    .delete(gatewayNotifications)
    .where(and(eq(verdict, 'refused'), eq(looksForged, true), lte(receivedAt, receivedBefore)))
    .returning({ id });
  return gone.length;
}
