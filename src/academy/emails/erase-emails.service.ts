/** What was posted to a person, or names them, goes with their account. */
import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { hintAfterCommit } from '../../platform/db/run-in-transaction.ts';
import { holds } from '../../platform/people/find-people.ts';
import { naming, redactAll, redactor } from '../../platform/text/redact.ts';
import { messageIdOf } from './email-content.ts';
import { mailbox, outbox } from './outbox.table.ts';
import { about, type EmailsOf, isForStaff } from './emails-of-person.service.ts';
import { deleteEventsOf } from '../webhooks/events.service.ts';

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
  { id, sealed, locale, at }: { id: string; sealed: string; locale: 'en' | 'ar'; at: Date },
): Promise<void> {
  const payload = { letter: 'account-deleted', sealed, locale };
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
