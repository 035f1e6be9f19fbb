/** The mailbox: where e-mails go when no mail server is set. Only for local test screens. */
import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { isUuid } from '../../platform/text/uuid.ts';
import { withLogo } from './logo-mark.ts';
import { headerFault, type Post } from './mail-to-post.ts';
import { mailbox } from './outbox.table.ts';

/** Puts mails into the mailbox; the same Message-ID twice is one mail. */
export const mailboxPost =
  (db: Handle, clock: () => Date): Post =>
  async (mail) => {
    const fault = headerFault(mail);
    if (fault !== null) throw new Error(fault);
    await db
      .insert(mailbox)
      .values({
        id: randomUUID(),
        messageId: mail.messageId,
        sentAt: clock(),
        toAddress: mail.to.join(', '),
        subject: mail.subject,
        // A browser knows no attachments of e-mails.
        html: withLogo(mail.html, mail.logo),
        text: mail.text,
      })
      .onConflictDoNothing({ target: mailbox.messageId });
  };

const columns = {
  id: mailbox.id,
  sentAt: mailbox.sentAt,
  to: mailbox.toAddress,
  subject: mailbox.subject,
  html: mailbox.html,
  text: mailbox.text,
};

/** The newest 100. */
export const readMailbox = (db: Handle) =>
  db.select(columns).from(mailbox).orderBy(desc(mailbox.sentAt), desc(mailbox.id)).limit(100);

export async function readMail(db: Handle, id: string) {
  if (!isUuid(id)) return null;
  const [row] = await db.select(columns).from(mailbox).where(eq(mailbox.id, id));
  return row ?? null;
}
