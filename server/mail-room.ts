/** The post: which way letters leave, who carries them, and where they can be read when no mail server is set. */
import type { ForScreens } from '../app/academy-context.ts';
import { findStaffMember, readStaffAddresses } from '../domain/staff/staff-members.store.server.ts';
import type { StaffApiOptions } from '../api/staff/staff-call.ts';
import type { FlowContext } from '../flows/flow-context.ts';
import { mailboxPost, readMail, readMailbox } from '../mail/mailbox.store.server.ts';
import { showOpening } from '../mail/open-course-letters.server.ts';
import { startOutboxWorker } from '../mail/outbox-worker.server.ts';
import { letterPoster, type LetterMaking } from '../mail/post-letter.server.ts';
import { showDeclining } from '../mail/show-declining.server.ts';
import { smtpPost } from '../mail/smtp-post.server.ts';
import type { Settings } from './env.ts';

export type MailRoom = Pick<StaffApiOptions, 'showDeclining' | 'showOpening'> & {
  mailbox: ForScreens['mailbox'];
  /** Begins to carry letters; call it once. `stop` waits for those on their way. */
  start(): { stop(): Promise<void> };
};

/** What letters are made of, wherever it is asked whether one is still true. */
export const makingOf = (
  { database: { db }, clock }: Pick<FlowContext, 'database' | 'clock'>,
  { publicOrigin, production }: Pick<Settings, 'publicOrigin' | 'production'>,
  secret: string,
): LetterMaking => ({
  db,
  secret,
  publicOrigin,
  clock,
  staffAddresses: (may) => readStaffAddresses(db, may),
  worksHere: async (email) => (await findStaffMember(db, email)) !== null,
  sampleToo: !production,
});

export function openMailRoom(context: FlowContext, settings: Settings, secret: string): MailRoom {
  const { smtp, publicOrigin } = settings;
  const { database, clock, log, signer } = context;
  const { db } = database;
  return {
    mailbox: smtp ? null : { letters: () => readMailbox(db), letter: (id) => readMail(db, id) },
    showOpening: (asked) => showOpening({ db, publicOrigin, clock }, asked),
    showDeclining: (asked) => showDeclining({ db, publicOrigin, signer, clock }, asked),
    start() {
      const server = smtp ? smtpPost(smtp.url) : null;
      const post = letterPoster({
        ...makingOf(context, settings, secret),
        post: server ? server.post : mailboxPost(db, clock),
        from: smtp?.from ?? null,
      });
      const worker = startOutboxWorker({
        database,
        post,
        clock,
        log,
      });
      return {
        async stop() {
          await worker.stop();
          server?.close();
        },
      };
    },
  };
}
