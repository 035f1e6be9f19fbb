/** How e-mails are sent, and where they can be read while no mail server is set. */
import type { ForScreens } from '../academy/frame/academy-context.ts';
import { findStaffMember, readStaffAddresses } from '../academy/staff/staff-members.service.ts';
import type { StaffApiOptions } from '../academy/staff/staff-call.ts';
import type { ServiceContext } from '../context.ts';
import { mailboxPost, readMail, readMailbox } from '../academy/emails/mailbox.service.ts';
import { showOpening } from '../selling/waitlists/open-course.emails.ts';
import { startOutboxWorker } from '../academy/emails/outbox-worker.service.ts';
import { emailPoster, type EmailMaking } from './post-email.ts';
import { postingBroadcasts, prepareBroadcasts } from '../site/broadcasts/send-broadcasts.service.ts';
import { showDeclining } from '../site/applications/application.emails.ts';
import { showRefusing } from '../selling/order-management/buyer.emails.ts';
import { type SmtpPost, smtpPost } from '../academy/emails/smtp-post.ts';
import type { AcademySecret } from '../platform/secret.ts';
import type { Settings } from './env.ts';

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

export function openMailSetup(context: ServiceContext, settings: Settings, secret: AcademySecret): MailSetup {
  const { smtp, publicOrigin } = settings;
  const { database, clock, log, signer } = context;
  const { db } = database;
  return {
    mailbox: smtp ? null : { letters: () => readMailbox(db), letter: (id) => readMail(db, id) },
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
