/** What orders hold about a person, for the export and the deletion of an account; and orders that go as a whole. */
import { asc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { bundleParts } from './bundle-parts.table.ts';
import type { Order } from './order.ts';
import { erasedColumns, hiddenColumns } from './order-columns.ts';
import { gatewayNotifications, orderHistory, orders, paymentAttempts } from './orders.table.ts';
import { mailboxOf } from '../../platform/people/mailbox.ts';
import { naming, redactAll, redactor, takenOut } from '../../platform/text/redact.ts';
import { holds } from '../../platform/people/find-people.ts';

/**
 * Answers of banks about the person's orders, and those that name their address. What was applied is known from the order: the
 * text is deleted whole. One that staff may still apply keeps everything but the person, and one about somebody else's order
 * everything but the address: a telephone and a name, which nobody proved, may be that of somebody else.
 */
export async function redactNotifications(
  tx: Handle,
  {
    orderIds,
    email,
    redact,
  }: { orderIds: readonly string[]; email: string; redact: (text: string) => string },
): Promise<void> {
  const { id, orderId, rawBody, statement, verdict, handledAt } = gatewayNotifications;
  const isNamedIn = naming(email);
  const redactAddress = redactor({ emails: [email], phones: [], names: [] });
  const rows = await tx
    .select({ id, orderId, rawBody, statement, verdict, handledAt })
    .from(gatewayNotifications)
    .where(
      or(
        orderIds.length > 0 ? inArray(orderId, [...orderIds]) : undefined,
        holds(rawBody, email),
        holds(rawBody, encodeURIComponent(email)),
      ),
    );
  for (const row of rows) {
    const isOfTheirOrder = row.orderId !== null && orderIds.includes(row.orderId);
    if (!isOfTheirOrder && !isNamedIn(row.rawBody)) continue;
    const isTheirs = isOfTheirOrder || row.orderId === null;
    const keeps = !isTheirs || (row.verdict === 'refused' && row.handledAt === null);
    const takeOut = isTheirs ? redact : redactAddress;
    await tx
      .update(gatewayNotifications)
      .set({
        rawBody: keeps ? takeOut(row.rawBody) : takenOut,
        statement: redactAll(row.statement, takeOut),
      })
      .where(eq(id, row.id));
  }
}

/** Of held orders: the buyer keeps order and receipt, and the gift belongs to nobody from now on. */
export async function eraseRecipient(
  tx: Handle,
  received: readonly Order[],
  nobody: { name: string; email: string },
): Promise<void> {
  if (received.length === 0) return;
  await tx
    .update(orders)
    .set({ recipientName: nobody.name, recipientEmail: nobody.email, giftNote: null, giftCode: null })
    .where(
      inArray(
        orders.id,
        received.map(({ id }) => id),
      ),
    );
}

/** Texts that somebody typed; everything else in a history line is a number, a name of ours or a code. */
const typed: ReadonlySet<string> = new Set(['reason', 'why', 'slip', 'proof', 'note']);
const isWord = /^[a-z]+(-[a-z]+)*$/;

const keptDetail = (
  detail: Record<string, string>,
  redact: (text: string) => string,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(detail)
      .filter(([name, value]) => !typed.has(name) || isWord.test(value))
      .map(([name, value]) => [name, redact(value)]),
  );

export async function redactHistory(
  tx: Handle,
  ids: string[],
  redact: (text: string) => string,
): Promise<void> {
  const lines = await tx
    .select({ id: orderHistory.id, detail: orderHistory.detail })
    .from(orderHistory)
    .where(inArray(orderHistory.orderId, ids));
  for (const { id, detail } of lines)
    if (detail !== null)
      await tx
        .update(orderHistory)
        .set({ detail: keptDetail(detail, redact) })
        .where(eq(orderHistory.id, id));
}

/** The former owner of an order that went on to somebody else. */
export async function eraseFormerOwner(tx: Handle, email: string): Promise<void> {
  const mailbox = mailboxOf(email);
  await tx
    .update(orders)
    .set({ formerMailboxes: sql`${orders.formerMailboxes} - ${mailbox}::text` })
    .where(sql`${orders.formerMailboxes} @> ${JSON.stringify([mailbox])}::jsonb`);
}

/** The buyer of an order that stays: nobody, and its links open nothing. */
export const eraseBuyerOf = (
  tx: Handle,
  id: string,
  nobody: Record<'name' | 'email' | 'phone' | 'token', string>,
) =>
  tx
    .update(orders)
    .set({ ...erasedColumns, ...nobody })
    .where(eq(orders.id, id));

/**
 * Orders, with what only they have: answers of gateways, history and attempts. The tables that point to an order refuse to lose it,
 * so that whatever is still there fails loudly and deletes nothing.
 */
export async function deleteOrderRows(tx: Handle, ids: string[]): Promise<void> {
  await tx.delete(gatewayNotifications).where(inArray(gatewayNotifications.orderId, ids));
  await tx.delete(orderHistory).where(inArray(orderHistory.orderId, ids));
  await tx.delete(paymentAttempts).where(inArray(paymentAttempts.orderId, ids));
  await tx.delete(bundleParts).where(inArray(bundleParts.orderId, ids));
  await tx.update(bundleParts).set({ partOrderId: null }).where(inArray(bundleParts.partOrderId, ids));
  await tx.delete(orders).where(inArray(orders.id, ids));
}

/** Internal notes of staff beside a payment or a decision. 'reason' of a refusal stays: the buyer was shown it. */
const ofTheTeam: ReadonlySet<string> = new Set(['why', 'slip', 'by']);

const nameOfActor = (actor: string): string => (actor.startsWith('staff:') ? 'the academy' : actor);

const personDetail = (detail: Record<string, string> | null) =>
  detail && Object.fromEntries(Object.entries(detail).filter(([name]) => !ofTheTeam.has(name)));

/** For the export of a person's data: of orders by their ids, without keys that open something and notes of the team. */
export async function readHeldPayments(db: Handle, ids: string[]) {
  const { providerSession: _opens, heldBy: _caller, ...attempt } = getTableColumns(paymentAttempts);
  const { gateway, kind, verdict, receivedAt, orderId } = gatewayNotifications;
  const history = await db
    .select()
    .from(orderHistory)
    .where(inArray(orderHistory.orderId, ids))
    .orderBy(asc(orderHistory.position));
  return {
    orderHistory: history.map((line) => ({
      ...line,
      actor: nameOfActor(line.actor),
      detail: personDetail(line.detail),
    })),
    paymentAttempts: await db
      .select(attempt)
      .from(paymentAttempts)
      .where(inArray(paymentAttempts.orderId, ids)),
    gatewayNotifications: await db
      .select({ orderId, gateway, kind, verdict, receivedAt })
      .from(gatewayNotifications)
      .where(inArray(orderId, ids)),
  };
}

/** The orders themselves, also those that test screens made, and gifts to the address. */
export async function readHeldOrderRows(db: Handle, email: string) {
  const { id, recipientEmail, ...others } = getTableColumns(orders);
  const exported = Object.entries(others).filter(([column]) => !hiddenColumns.has(column));
  const own = await db
    .select({ ...Object.fromEntries(exported), id, recipientEmail })
    .from(orders)
    .where(eq(orders.email, email))
    .orderBy(asc(orders.placedAt));
  // What a gift opened is its recipient's; what was paid for it, and by whom, its buyer's.
  const { number, description, itemKind, itemSlug, status, recipientName, giftNote } = orders;
  const gifts = await db
    .select({ id, number, description, itemKind, itemSlug, status, recipientName, recipientEmail, giftNote })
    .from(orders)
    .where(eq(recipientEmail, email))
    .orderBy(asc(orders.placedAt));
  return { orders: own, giftsReceived: gifts };
}
