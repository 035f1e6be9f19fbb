/** How e-mails are sent, and where they can be read while no mail server is set. */
import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { ForScreens } from '../academy/frame/academy-context.ts';
import { findStaffMember, readStaffAddresses } from '../academy/staff/staff-members.service.ts';
import type { StaffApiOptions } from '../academy/staff/staff-call.ts';
import type { ServiceContext } from '../context.ts';
import { showOpening } from '../selling/waitlists/open-course.emails.ts';
import { startOutboxWorker } from '../academy/emails/outbox-worker.service.ts';
import { emailPoster, type EmailMaking } from './post-email.ts';
import { postingBroadcasts, prepareBroadcasts } from '../site/broadcasts/send-broadcasts.service.ts';
import { showDeclining } from '../site/applications/application.emails.ts';
import { showRefusing } from '../selling/order-management/buyer.emails.ts';
import { type SmtpPost, smtpPost } from '../academy/emails/smtp-post.ts';
import type { AcademySecret } from '../platform/secret.ts';
import type { Settings } from './env.ts';
import type { Handle } from '../platform/db/handle.ts';
import { isUuid } from '../platform/text/typed-text.ts';
import { withLogo } from '../academy/emails/logo-mark.ts';
import { headerFault, type Post } from '../academy/emails/mail-to-post.ts';
import { mailbox } from '../academy/emails/outbox.table.ts';

export type MailSetup = {
  /** E-mails as staff read them before they are sent. */
  shows: Pick<StaffApiOptions, 'showDeclining' | 'showOpening' | 'showRefusing'>;
  mailbox: ForScreens['mailbox'];
  /** Starts to send e-mails; call it once. `stop` waits for those being sent. */
  start(): { stop(): Promise<void> };
};

/** The context in which e-mails are written, and checked before they are sent again. */
export const makingOf = (
  { database: { db }, clock }: Pick<ServiceContext, 'database' | 'clock'>,
  { publicOrigin, production }: Pick<Settings, 'publicOrigin' | 'production'>,
  secret: AcademySecret,
): EmailMaking => ({
  db,
  secret,
  publicOrigin,
  clock,
  staffAddresses: (may) => readStaffAddresses(db, may),
  worksHere: async (email) => (await findStaffMember(db, email)) !== null,
  sampleToo: !production,
});

/**
 * Puts mails into the mailbox, where they go when no mail server is set, for local test screens only; the same Message-ID twice is one
 * mail.
 */
const mailboxPost =
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
const readMailbox = (db: Handle) =>
  db.select(columns).from(mailbox).orderBy(desc(mailbox.sentAt), desc(mailbox.id)).limit(100);

async function readMail(db: Handle, id: string) {
  if (!isUuid(id)) return null;
  const [row] = await db.select(columns).from(mailbox).where(eq(mailbox.id, id));
  return row ?? null;
}

export function openMailSetup(context: ServiceContext, settings: Settings, secret: AcademySecret): MailSetup {
  const { smtp, publicOrigin } = settings;
  const { database, clock, log, signer } = context;
  const { db } = database;
  return {
    mailbox: smtp ? null : { emails: () => readMailbox(db), email: (id) => readMail(db, id) },
    shows: {
      showOpening: (asked) => showOpening({ db, publicOrigin, clock }, asked),
      showDeclining: (asked) => showDeclining({ db, publicOrigin, signer, clock }, asked),
      showRefusing: (asked) => showRefusing(makingOf(context, settings, secret), asked),
    },
    start() {
      const server = smtp ? smtpPost(smtp.url) : null;
      // Of their own, so that a code never waits for a connection that thousands wait for.
      const serverForMany = smtp ? smtpPost(smtp.url, { connections: 5 }) : null;
      const posterTo = (to: SmtpPost | null) =>
        emailPoster({
          ...makingOf(context, settings, secret),
          post: to ? to.post : mailboxPost(db, clock),
          from: smtp?.from ?? null,
          logoPng: context.logoPng,
        });
      const worker = startOutboxWorker({ database, post: posterTo(server), clock, log });
      const broadcasts = startOutboxWorker({
        database,
        kind: 'broadcast',
        prepare: () => prepareBroadcasts(context, settings.learnerEmailsPerMinute),
        post: postingBroadcasts(context, posterTo(serverForMany)),
        atOnce: 20,
        clock,
        log,
      });
      return {
        async stop() {
          await worker.stop();
          await broadcasts.stop();
          server?.close();
          serverForMany?.close();
        },
      };
    },
  };
}
