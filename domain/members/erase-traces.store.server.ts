/** The account's own rows, and places where the address of a deleted account may stand although no column is made for it. */
import { and, eq, inArray, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Handle } from '../../db/handle.ts';
import { gatewayNotifications } from '../orders/orders.table.ts';
import { redactAll, takenOut } from '../people/redact.ts';
import { staffCodes } from '../staff/sign-in.table.ts';
import { staffLog } from '../staff/staff.table.ts';
import { memberCodes, memberUsers } from './sign-in.table.ts';

const holds = (column: PgColumn, text: string): SQL =>
  sql`position(${text.toLowerCase()} in lower(coalesce(${column}::text, ''))) > 0`;

/** Takes sessions, profile, marks, blocks and sprints along. */
export async function eraseAccount(tx: Handle, { id, email }: { id: string; email: string }): Promise<void> {
  await tx.delete(memberUsers).where(eq(memberUsers.id, id));
  for (const codes of [memberCodes, staffCodes]) await tx.delete(codes).where(holds(codes.identifier, email));
}

/**
 * Answers of banks about her orders, and such as name her address. What was applied is told by the order: its words go
 * whole. One that a person may still apply keeps everything but her.
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
  const rows = await tx
    .select({ id, rawBody, statement, verdict, handledAt })
    .from(gatewayNotifications)
    .where(
      or(
        orderIds.length > 0 ? inArray(orderId, [...orderIds]) : undefined,
        holds(rawBody, email),
        holds(rawBody, encodeURIComponent(email)),
      ),
    );
  for (const row of rows) {
    const mayApply = row.verdict === 'refused' && row.handledAt === null;
    await tx
      .update(gatewayNotifications)
      .set({
        rawBody: mayApply ? redact(row.rawBody) : takenOut,
        statement: redactAll(row.statement, redact),
      })
      .where(eq(id, row.id));
  }
}

/** What the team did is kept; whom it concerned is not. */
export async function redactStaffLog(
  tx: Handle,
  { email, redact }: { email: string; redact: (text: string) => string },
): Promise<void> {
  const { id, subject, detail } = staffLog;
  const rows = await tx
    .select({ id, subject, detail })
    .from(staffLog)
    .where(or(and(isNotNull(subject), holds(subject, email)), holds(detail, email)));
  for (const row of rows)
    await tx
      .update(staffLog)
      .set({ subject: row.subject && redact(row.subject), detail: redactAll(row.detail, redact) })
      .where(and(eq(id, row.id), ne(staffLog.email, email)));
}
