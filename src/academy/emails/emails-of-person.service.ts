/** E-mails to one person: listed in the export of their data, erased with their account. */
import { and, asc, desc, eq, inArray, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { stateOf } from './post-emails.service.ts';
import { outbox, reportEmails } from './outbox.table.ts';

export type EmailsOf = {
  memberId: string;
  email: string;
  orderIds: readonly string[];
  applicationIds: readonly string[];
};

export const isForStaff = sql`${outbox.payload}->>'letter' like 'staff-%'`;

export const about = ({ memberId, email, orderIds, applicationIds }: EmailsOf): SQL | undefined =>
  or(
    eq(outbox.memberId, memberId),
    orderIds.length > 0 ? inArray(outbox.orderId, [...orderIds]) : undefined,
    applicationIds.length > 0 ? inArray(outbox.applicationId, [...applicationIds]) : undefined,
    eq(sql`lower(${outbox.payload}->>'to')`, email),
    eq(sql`lower(${outbox.payload}->>'email')`, email),
  );

/** By their names and times; e-mails to the team about them are not e-mails to them. */
export async function readEmailsTo(db: Handle, person: EmailsOf) {
  const { kind, payload, createdAt, doneAt } = outbox;
  // The name alone: the rest of what is kept for the post may open something.
  const letter = sql<string>`coalesce(${payload}->>'letter', '')`;
  return db
    .select({ letter, writtenAt: createdAt, postedAt: doneAt })
    .from(outbox)
    .where(and(about(person), eq(kind, 'mail'), sql`not coalesce(${isForStaff}, false)`))
    .orderBy(asc(createdAt));
}

/** The newest, as the list of deliveries shows them; without decisions about reports, and what an expert got about their hours. */
export async function readNewestEmailsTo(db: Handle, person: EmailsOf, most: number) {
  const { id, kind, payload, createdAt, runAt, doneAt, failedAt, lastError } = outbox;
  const letter = sql<string>`coalesce(${payload}->>'letter', '')`;
  const isToThem = sql`${letter} not like 'staff-%' and ${letter} not like 'expert-%'`;
  const rows = await db
    .select({ id, letter, runAt, doneAt, failedAt, lastError })
    .from(outbox)
    .where(and(about(person), eq(kind, 'mail'), isToThem, notInArray(letter, [...reportEmails])))
    .orderBy(desc(createdAt), desc(id))
    .limit(most);
  return rows.map((row) => ({
    id: row.id,
    letter: row.letter,
    state: stateOf(row),
    at: row.doneAt ?? row.failedAt ?? row.runAt,
  }));
}
