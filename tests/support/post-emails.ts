import { claimEmails, markDone } from '../../src/features/emails/outbox-claim.store.ts';
import type { MailToPost } from '../../src/features/emails/mail-to-post.ts';
import { emailPoster, type EmailPosterOptions } from '../../src/server/post-email.ts';
import { staff } from './actions.ts';
import type { TestAcademy } from './open-test-academy.ts';

/** Sends every e-mail that is due, and returns what was sent. */
export async function postEmails({ context, database: { db } }: TestAcademy): Promise<MailToPost[]> {
  const { clock, publicOrigin } = context;
  const posted: MailToPost[] = [];
  const post = emailPoster({
    db,
    post: async (mail) => void posted.push(mail),
    from: null,
    secret: 'a secret of the tests, long enough for all',
    publicOrigin,
    clock,
    staffAddresses: async () => ['office@academy.example'],
    worksHere: async () => false,
  });
  // Orders record the machine's own time; this is later than both clocks.
  const now = new Date(Math.max(clock().getTime(), Date.now()) + 1_000);
  const until = new Date(now.getTime() + 60_000);
  for (const row of await claimEmails(db, { kind: 'mail', token: 'test', now, until, most: 200 })) {
    const outcome = await post(row);
    await markDone(db, row.id, 'test', { at: now, outcome });
  }
  return posted;
}

/** What e-mails of `postOutbox` are encrypted and signed with. */
export const emailSecret = 'a test secret of more than thirty-two characters';

type Posting = Partial<Pick<EmailPosterOptions, 'clock' | 'worksHere' | 'staffAddresses'>> & {
  /** When the rows are claimed; also the clock of the e-mails by default. */
  now?: Date;
};

/** Sends what is in the outbox, and marks nothing as done: a minute later it would be sent again. */
export async function postOutbox(
  { context: { publicOrigin }, database: { db } }: TestAcademy,
  { now = new Date(Date.now() + 1_000), clock = () => now, worksHere, staffAddresses }: Posting = {},
): Promise<{ mails: MailToPost[]; outcomes: string[] }> {
  const mails: MailToPost[] = [];
  const outcomes: string[] = [];
  const post = emailPoster({
    db,
    post: async (mail) => void mails.push(mail),
    from: null,
    secret: emailSecret,
    publicOrigin,
    clock,
    staffAddresses: staffAddresses ?? (async () => [staff.email]),
    worksHere: worksHere ?? (async (email) => email === staff.email),
  });
  const until = new Date(now.getTime() + 60_000);
  for (const row of await claimEmails(db, { kind: 'mail', token: 't', now, until, most: 100 }))
    outcomes.push(`${String(row.payload['letter'])} ${await post(row)}`);
  return { mails, outcomes };
}
