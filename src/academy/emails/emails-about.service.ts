/** E-mails about one order or person: listed in the export of their data, withdrawn with the order, erased with the account. */
import type { Locale } from '../../platform/i18n/locale.ts';
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { hintAfterCommit } from '../../platform/db/run-in-transaction.ts';
import { holds } from '../../platform/people/find-people.ts';
import { naming, redactAll, redactor } from '../../platform/text/redact.ts';
import { messageIdOf } from './email-content.ts';
import { mailbox, outbox } from './outbox.table.ts';
import { reportEmails } from './outbox.ts';
import { deleteEventsOf } from '../webhooks/events.service.ts';
import { orderCancelled, overtaken, stateOf } from './post-emails.service.ts';

/** A row whose payload names the address goes; of one about somebody else, what a mail server answered about it is redacted. */
async function eraseMentions(tx: Handle, email: string): Promise<void> {
  const isNamedIn = naming(email);
  const redact = redactor({ emails: [email], phones: [], names: [] });
  const { id, payload, lastError, tries } = outbox;
  const rows = await tx
    .select({ id, payload, lastError, tries })
    .from(outbox)
    .where(or(holds(payload, email), holds(lastError, email), holds(tries, email)));
  for (const row of rows) {
    const ofRow = eq(id, row.id);
    if (isNamedIn(JSON.stringify(row.payload))) await tx.delete(outbox).where(ofRow);
    else if (isNamedIn(`${row.lastError ?? ''} ${JSON.stringify(row.tries)}`))
      await tx
        .update(outbox)
        .set({ lastError: row.lastError && redact(row.lastError), tries: redactAll(row.tries, redact) })
        .where(ofRow);
  }
}

/** The plain text has the page's words, without HTML's escapes. */
async function eraseMails(
  tx: Handle,
  { email, numbers, messageIds }: { email: string; numbers: readonly string[]; messageIds: string[] },
): Promise<void> {
  const { id, toAddress, subject, text } = mailbox;
  if (messageIds.length > 0) await tx.delete(mailbox).where(inArray(mailbox.messageId, messageIds));
  const isNamedIn = [email, ...numbers].map(naming);
  const mails = await tx
    .select({ id, toAddress, subject, text })
    .from(mailbox)
    .where(
      or(
        ...[email, ...numbers].flatMap((word) => [toAddress, subject, text].map((part) => holds(part, word))),
      ),
    );
  for (const mail of mails)
    if (isNamedIn.some((named) => named(`${mail.toAddress}\n${mail.subject}\n${mail.text}`)))
      await tx.delete(mailbox).where(eq(id, mail.id));
}

/**
 * Erases what was posted to a person or about them, or was to be. An e-mail that the team still waits for stays, when it only
 * names its order. In the local mailbox those go that were posted from here, and that name the address or one of
 * their orders by its number; telephone and name, which nobody proved, may stand in e-mails to others.
 */
export async function eraseEmailsOf(
  tx: Handle,
  person: EmailsOf,
  { numbers, publicOrigin }: { numbers: readonly string[]; publicOrigin: string },
): Promise<void> {
  const teamWaits = and(
    isForStaff,
    isNull(outbox.doneAt),
    isNull(outbox.failedAt),
    isNotNull(outbox.orderId),
  );
  const { dedupeKey } = outbox;
  const rows = await tx.select({ dedupeKey }).from(outbox).where(about(person));
  const messageIds = rows.map((row) => messageIdOf(row.dedupeKey, publicOrigin));
  await eraseMails(tx, { email: person.email, numbers, messageIds });
  await tx.delete(outbox).where(and(about(person), sql`not coalesce((${teamWaits}), false)`));
  await eraseMentions(tx, person.email);
}

/** The last e-mail, to an address that is encrypted until it has left and then removed. */
export async function postFarewell(
  tx: Handle,
  { id, sealed, locale, at }: { id: string; sealed: string; locale: Locale; at: Date },
): Promise<void> {
  const payload = { emailName: 'account-deleted', sealed, locale };
  const row = { id, kind: 'mail' as const, dedupeKey: `account-deleted:${id}`, payload };
  await tx.insert(outbox).values({ ...row, createdAt: at, runAt: at, attempts: 0 });
  hintAfterCommit('outbox:mail');
}

/** What they were about is erased: they are sent no more. */
export async function dropDeliveries(tx: Handle, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(outbox).where(inArray(outbox.id, [...ids]));
}

/** Erases what was posted or sent, or was to be, about orders and applications whose data is deleted. */
export async function deleteEmails(
  tx: Handle,
  { orderIds = [], applicationIds = [] }: { orderIds?: string[]; applicationIds?: string[] },
): Promise<void> {
  if (orderIds.length > 0) await tx.delete(outbox).where(inArray(outbox.orderId, orderIds));
  if (applicationIds.length > 0) await tx.delete(outbox).where(inArray(outbox.applicationId, applicationIds));
  await deleteEventsOf(tx, { orderIds, applicationIds });
}

type EmailsOf = {
  memberId: string;
  email: string;
  orderIds: readonly string[];
  applicationIds: readonly string[];
};

const isForStaff = sql`${outbox.payload}->>'emailName' like 'staff-%'`;

const about = ({ memberId, email, orderIds, applicationIds }: EmailsOf): SQL | undefined =>
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
  const emailName = sql<string>`coalesce(${payload}->>'emailName', '')`;
  return db
    .select({ emailName, writtenAt: createdAt, postedAt: doneAt })
    .from(outbox)
    .where(and(about(person), eq(kind, 'mail'), sql`not coalesce(${isForStaff}, false)`))
    .orderBy(asc(createdAt));
}

/** The newest, as the list of deliveries shows them; without decisions about reports, and what an expert got about their hours. */
export async function readNewestEmailsTo(db: Handle, person: EmailsOf, most: number) {
  const { id, kind, payload, createdAt, runAt, doneAt, failedAt, lastError } = outbox;
  const emailName = sql<string>`coalesce(${payload}->>'emailName', '')`;
  const isToThem = sql`${emailName} not like 'staff-%' and ${emailName} not like 'expert-%'`;
  const rows = await db
    .select({ id, emailName, runAt, doneAt, failedAt, lastError })
    .from(outbox)
    .where(and(about(person), eq(kind, 'mail'), isToThem, notInArray(emailName, [...reportEmails])))
    .orderBy(desc(createdAt), desc(id))
    .limit(most);
  return rows.map((row) => ({
    id: row.id,
    emailName: row.emailName,
    state: stateOf(row),
    at: row.doneAt ?? row.failedAt ?? row.runAt,
  }));
}

/** What an order still waits to send, by e-mail and by message, is not sent any more; what a worker has claimed already is. */
export async function withdrawEmails(tx: Handle, orderId: string, at: Date): Promise<void> {
  await tx
    .update(outbox)
    .set({ doneAt: at, lastError: orderCancelled })
    .where(
      and(
        eq(outbox.orderId, orderId),
        inArray(outbox.kind, ['mail', 'message']),
        isNull(outbox.doneAt),
        isNull(outbox.failedAt),
        or(isNull(outbox.leasedUntil), lte(outbox.leasedUntil, at)),
      ),
    );
}

/** What an order did not send before it ended may be sent once it is open again: its keys are free for that. */
export async function freeUnsentKeys(tx: Handle, orderId: string): Promise<void> {
  await tx
    .update(outbox)
    .set({ dedupeKey: sql`${outbox.dedupeKey} || ':unsent:' || ${outbox.id}` })
    .where(
      and(
        eq(outbox.orderId, orderId),
        inArray(outbox.kind, ['mail', 'message']),
        isNotNull(outbox.doneAt),
        inArray(outbox.lastError, [overtaken, orderCancelled]),
      ),
    );
}
