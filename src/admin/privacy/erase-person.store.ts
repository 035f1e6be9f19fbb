/**
 * Erases a person from the orders of a deleted account. What bookkeeping needs stays: number, amounts, days, item, receipts and
 * credit notes by their numbers. The buyer is removed, and the links that opened the order open nothing.
 */
import { and, asc, eq, gte, inArray, isNotNull, like, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Handle } from '../../platform/db/handle.ts';
import { giveHourBack } from '../../selling/hours/hold-hour.service.ts';
import { accessRequests } from '../../selling/orders/access.table.ts';
import { endRights, forgetOwed } from '../../selling/access/rights.store.ts';
import { bookings } from '../../selling/hours/bookings.table.ts';
import { couponUses } from '../../selling/coupons/coupons.table.ts';
import type { AuditContext, Order } from '../../selling/orders/order.ts';
import type { OrderEmail } from '../../selling/orders/order-email.ts';
import { lockOrder } from '../../selling/orders/orders.service.ts';
import { gatewayNotifications, orderHistory, orders, orderNotes } from '../../selling/orders/orders.table.ts';
import { personNotes, personTags } from '../../academy/accounts/people.table.ts';
import { isOpenRefund } from '../../selling/orders/refund.ts';
import { type Payout, refundRequests, refunds } from '../../selling/orders/refunds.table.ts';
import { broadcastRecipients } from '../../site/broadcasts/broadcasts.table.ts';
import { emailChoices } from '../../academy/emails/email-choices.table.ts';
import { outbox } from '../../academy/emails/outbox.table.ts';
import { deleteNotesOf } from '../../selling/refunds/note-on-order.service.ts';
import { deleteReceiptsOf, readReceiptsOf } from '../../selling/transfers/transfer-receipts.service.ts';
import { erasedAddress, mailboxOf } from '../../platform/people/mailbox.ts';
import { naming, redactAll, redactor, takenOut } from '../../platform/text/redact.ts';
import { staffCodes, staffLog } from '../../academy/staff/staff.table.ts';
import { memberCodes, memberUsers } from '../../academy/sign-in/sign-in.table.ts';

/** A coarse filter: it lets through addresses that contain this one. `naming` decides whose a row is. */
export const holds = (column: PgColumn, text: string): SQL =>
  sql`position(${text.toLowerCase()} in lower(coalesce(${column}::text, ''))) > 0`;

/** What one-time codes of the sign-in library can be for; their row is found by it and the whole address. */
const codeKinds = ['sign-in', 'email-verification', 'forget-password'] as const;

/** Deletes sessions, profile, marks, blocks and sprints with it. */
export async function eraseAccount(tx: Handle, { id, email }: { id: string; email: string }): Promise<void> {
  await tx.delete(memberUsers).where(eq(memberUsers.id, id));
  const identifiers = codeKinds.map((kind) => `${kind}-otp-${email}`);
  for (const codes of [memberCodes, staffCodes])
    await tx.delete(codes).where(inArray(codes.identifier, identifiers));
}

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

/** What staff did is kept; whom it concerned is not. */
export async function redactStaffLog(
  tx: Handle,
  { email, redact }: { email: string; redact: (text: string) => string },
): Promise<void> {
  const { id, subject, detail, before, after } = staffLog;
  const rows = await tx
    .select({ id, subject, detail, before, after })
    .from(staffLog)
    .where(
      or(
        and(isNotNull(subject), holds(subject, email)),
        ...[detail, before, after].map((part) => holds(part, email)),
      ),
    );
  const isNamedIn = naming(email);
  const about = rows.filter(({ id: _id, ...row }) => isNamedIn(JSON.stringify(row)));
  for (const row of about)
    await tx
      .update(staffLog)
      .set({
        subject: row.subject && redact(row.subject),
        detail: redactAll(row.detail, redact),
        before: redactAll(row.before, redact),
        after: redactAll(row.after, redact),
      })
      .where(and(eq(id, row.id), ne(staffLog.email, email)));
}

/** Addresses, names and phones of the orders before and after staff corrected them. That it was corrected stays. */
export async function eraseCorrections(tx: Handle, orderNumbers: readonly string[]): Promise<void> {
  if (orderNumbers.length === 0) return;
  await tx
    .update(staffLog)
    .set({ before: null, after: null })
    .where(
      and(
        inArray(staffLog.act, ['change-order-email', 'correct-buyer']),
        inArray(staffLog.subject, [...orderNumbers]),
      ),
    );
}

/** What they chose about news, and that they were written to. */
export async function eraseNews(tx: Handle, email: string): Promise<void> {
  const { id } = broadcastRecipients;
  const theirs = tx.select({ id }).from(broadcastRecipients).where(eq(broadcastRecipients.email, email));
  await tx.delete(outbox).where(inArray(outbox.id, theirs));
  await tx.delete(broadcastRecipients).where(eq(broadcastRecipients.email, email));
  await tx.delete(emailChoices).where(eq(emailChoices.email, email));
}

/** Notes, tags and requests for access of the person are deleted, notes about their own orders with these; one about somebody else's keeps everything but the address. */
export async function redactNotes(tx: Handle, email: string): Promise<void> {
  await tx.delete(personNotes).where(eq(personNotes.email, email));
  await tx.delete(personTags).where(eq(personTags.email, email));
  await tx.delete(accessRequests).where(eq(accessRequests.email, email));
  const { id, body } = orderNotes;
  const isNamedIn = naming(email);
  const redact = redactor({ emails: [email], phones: [], names: [] });
  const rows = await tx.select({ id, body }).from(orderNotes).where(holds(body, email));
  for (const row of rows)
    if (isNamedIn(row.body))
      await tx
        .update(orderNotes)
        .set({ body: redact(row.body) })
        .where(eq(id, row.id));
}

/** All orders of an address, also of test screens, and gifts to it, locked one after another in the order of their ids. */
export async function lockOrdersOf(
  tx: Handle,
  email: string,
): Promise<{ bought: Order[]; received: Order[] }> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(or(eq(orders.email, email), eq(orders.recipientEmail, email)))
    .orderBy(asc(orders.id));
  const [bought, received]: [Order[], Order[]] = [[], []];
  for (const { id } of rows) {
    const order = await lockOrder(tx, id);
    // Its address may have been corrected while this waited.
    if (order?.email === email) bought.push(order);
    if (order?.recipientEmail === email) received.push(order);
  }
  return { bought, received };
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

async function redactHistory(tx: Handle, ids: string[], redact: (text: string) => string): Promise<void> {
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

/** The recipient of a payment is not kept, except where the money still has to go out. */
const paidOut = (payout: Payout | null, name: string): Payout | null =>
  payout && { name, ...(payout.proof === undefined ? {} : { proof: payout.proof }) };

async function redactRefunds(
  tx: Handle,
  ids: string[],
  { name, redact }: { name: string; redact: (text: string) => string },
): Promise<void> {
  for (const row of await tx.select().from(refunds).where(inArray(refunds.orderId, ids)))
    await tx
      .update(refunds)
      .set({
        reason: redact(row.reason),
        lastProblem: row.lastProblem && redact(row.lastProblem),
        payout: isOpenRefund(row.state) ? row.payout : redactAll(paidOut(row.payout, name), redact),
      })
      .where(eq(refunds.id, row.id));
}

/** The buyer's own text is deleted; the account stays while a refund is requested. */
const redactRequests = (tx: Handle, ids: string[]): Promise<unknown> =>
  tx
    .update(refundRequests)
    .set({ reason: '', declineNote: null })
    .where(inArray(refundRequests.orderId, ids));

type Nobody = { name: string; email: string; phone: string };

/**
 * Future hours are free again, also ones that wait for a decision: nobody would come. The expert is notified; an e-mail to the
 * learner would have no address any more.
 */
async function giveHoursBack(tx: Handle, ids: string[], action: AuditContext): Promise<OrderEmail[]> {
  const { orderId, state, startsAt } = bookings;
  const ahead = await tx
    .select({ orderId })
    .from(bookings)
    .where(and(inArray(orderId, ids), inArray(state, ['booked', 'held']), gte(startsAt, action.at)))
    .orderBy(asc(orderId));
  const emails: OrderEmail[] = [];
  for (const hour of ahead) emails.push(...(await giveHourBack(tx, hour.orderId, action)));
  return emails.filter(({ letter }) => letter !== 'booking-cancelled');
}

/** The former owner of an order that went on to somebody else. */
export async function eraseFormerOwner(tx: Handle, email: string): Promise<void> {
  const mailbox = mailboxOf(email);
  await tx
    .update(orders)
    .set({ formerMailboxes: sql`${orders.formerMailboxes} - ${mailbox}::text` })
    .where(sql`${orders.formerMailboxes} @> ${JSON.stringify([mailbox])}::jsonb`);
}

/** Returns the ids of receipts whose files are to be removed, and the e-mails to send. The orders are held. */
export async function eraseBuyer(
  tx: Handle,
  held: readonly Order[],
  {
    nobody,
    redact,
    newToken,
    action,
  }: { nobody: Nobody; redact: (text: string) => string; newToken: () => string; action: AuditContext },
): Promise<{ files: string[]; emails: OrderEmail[] }> {
  if (held.length === 0) return { files: [], emails: [] };
  const ids = held.map(({ id }) => id);
  for (const { id } of held)
    await tx
      .update(orders)
      .set({
        ...nobody,
        token: newToken(),
        refusalReason: null,
        letInWhy: null,
        formerMailboxes: [],
        giftNote: null,
      })
      .where(eq(orders.id, id));
  await redactHistory(tx, ids, redact);
  await deleteNotesOf(tx, ids);
  await redactRequests(tx, ids);
  await redactRefunds(tx, ids, { name: nobody.name, redact });
  await endRights(tx, ids, action.at);
  await forgetOwed(tx, ids);
  await tx.update(couponUses).set({ email: nobody.email }).where(inArray(couponUses.orderId, ids));
  await tx.update(bookings).set({ note: '' }).where(inArray(bookings.orderId, ids));
  const emails = await giveHoursBack(tx, ids, action);
  const receipts = [];
  for (const id of ids) receipts.push(...(await readReceiptsOf(tx, id)));
  await deleteReceiptsOf(tx, ids);
  return { files: receipts.map(({ id }) => id), emails };
}

/** Once refunds of deleted accounts are paid, the account they went to is deleted too. Returns how many. */
export async function erasePayouts(db: Handle): Promise<number> {
  const name = sql<string>`${refunds.payout}->>'name'`;
  const rows = await db
    .select({ id: refunds.id, payout: refunds.payout, name: orders.name })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      and(
        inArray(refunds.state, ['done', 'cancelled']),
        like(orders.email, `%${erasedAddress}`),
        isNotNull(refunds.payout),
        ne(name, orders.name),
      ),
    )
    .limit(100);
  for (const row of rows)
    await db
      .update(refunds)
      .set({ payout: paidOut(row.payout, row.name) })
      .where(eq(refunds.id, row.id));
  return rows.length;
}
