/** The account's own rows, and places where the address of a deleted account may stand although no column is made for it. */
import { and, eq, inArray, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Handle } from '../../platform/db/handle.ts';
import { gatewayNotifications, orderNotes } from '../orders/orders.table.ts';
import { naming, redactAll, redactor, takenOut } from '../../platform/text/redact.ts';
import { staffCodes } from '../staff/sign-in.table.ts';
import { staffLog } from '../staff/staff.table.ts';
import { memberCodes, memberUsers } from '../accounts/sign-in.table.ts';

/** A sieve only: it lets through addresses that hold hers as a part. Whose a row is, `naming` says. */
export const holds = (column: PgColumn, text: string): SQL =>
  sql`position(${text.toLowerCase()} in lower(coalesce(${column}::text, ''))) > 0`;

/** What codes of the library that runs the sign-in can be for; their row is found by it and the whole address. */
const codeKinds = ['sign-in', 'email-verification', 'forget-password'] as const;

/** Takes sessions, profile, marks, blocks and sprints along. */
export async function eraseAccount(tx: Handle, { id, email }: { id: string; email: string }): Promise<void> {
  await tx.delete(memberUsers).where(eq(memberUsers.id, id));
  const identifiers = codeKinds.map((kind) => `${kind}-otp-${email}`);
  for (const codes of [memberCodes, staffCodes])
    await tx.delete(codes).where(inArray(codes.identifier, identifiers));
}

/**
 * Answers of banks about her orders, and such as name her address. What was applied is told by the order: its words go
 * whole. One that a person may still apply keeps everything but her, and one about an order of somebody else everything
 * but her address: her telephone and her name, which nobody proved, may be those of that person.
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
    const isOfHerOrder = row.orderId !== null && orderIds.includes(row.orderId);
    if (!isOfHerOrder && !isNamedIn(row.rawBody)) continue;
    const isHers = isOfHerOrder || row.orderId === null;
    const keeps = !isHers || (row.verdict === 'refused' && row.handledAt === null);
    const takeOut = isHers ? redact : redactAddress;
    await tx
      .update(gatewayNotifications)
      .set({
        rawBody: keeps ? takeOut(row.rawBody) : takenOut,
        statement: redactAll(row.statement, takeOut),
      })
      .where(eq(id, row.id));
  }
}

/** What the team did is kept; whom it concerned is not. */
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

/** Which address stood on her orders before the office corrected it, and after. That it was corrected stays. */
export async function forgetCorrectedAddresses(tx: Handle, orderNumbers: readonly string[]): Promise<void> {
  if (orderNumbers.length === 0) return;
  await tx
    .update(staffLog)
    .set({ before: null, after: null })
    .where(and(eq(staffLog.act, 'change-order-email'), inArray(staffLog.subject, [...orderNumbers])));
}

/** Notes about her own orders have gone with her; one about somebody else's keeps everything but her address. */
export async function redactNotes(tx: Handle, email: string): Promise<void> {
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
