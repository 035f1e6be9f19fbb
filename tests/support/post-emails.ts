/** Posts in tests: everything that is due is posted now, and the result returned. */
import { randomUUID } from 'node:crypto';
import { claimEmails, markDone } from '../../src/academy/emails/outbox-claim.store.ts';
import type { MailToPost } from '../../src/academy/emails/mail-to-post.ts';
import type { MadeEmail, QueuedEmail } from '../../src/academy/emails/email.ts';
import { emailMaker, emailPoster, type EmailPosterOptions } from '../../src/server/post-email.ts';
import { staff } from './actions.ts';
import type { TestAcademy } from './open-test-academy.ts';

/** With what the academy of tests signs its links. */
const academySecret = 'a secret of the tests, long enough for all';

export async function postEmails({ context, db }: TestAcademy): Promise<MailToPost[]> {
  const { clock, publicOrigin } = context;
  const posted: MailToPost[] = [];
  const post = emailPoster({
    db,
    post: async (mail) => void posted.push(mail),
    from: null,
    secret: academySecret,
    publicOrigin,
    clock,
    staffAddresses: async () => ['office@academy.example'],
    worksHere: async () => false,
  });
  // Orders note the machine's own time; both clocks are past it.
  const now = new Date(Math.max(clock().getTime(), Date.now()) + 1_000);
  const until = new Date(now.getTime() + 60_000);
  for (const row of await claimEmails(db, { kind: 'mail', token: 'test', now, until, most: 200 })) {
    const outcome = await post(row);
    await markDone(db, row.id, 'test', { at: now, outcome });
  }
  return posted;
}

/** An e-mail as it would leave now; null when it is no longer so. */
export function makeEmail(
  { context: { publicOrigin, clock }, db }: TestAcademy,
  row: Partial<QueuedEmail> & Pick<QueuedEmail, 'payload'>,
): Promise<MadeEmail | null> {
  const staffAddresses = async () => [staff.email];
  const worksHere = async (email: string) => email === staff.email;
  const make = emailMaker({ db, publicOrigin, clock, secret: academySecret, staffAddresses, worksHere });
  const unset = { orderId: null, applicationId: null, memberId: null };
  return make({ id: randomUUID(), createdAt: clock(), ...unset, ...row });
}

/** The secrets and signer of `postOutbox`. */
export const emailSecret = 'a test secret of more than thirty-two characters';

type Posting = Partial<Pick<EmailPosterOptions, 'clock' | 'worksHere' | 'staffAddresses'>> & {
  /** When the rows are claimed, and the clock of the e-mails where there is no other. */
  now?: Date;
};

/** Posts what lies in the outbox, and marks nothing as done: a minute later it would be posted again. */
export async function postOutbox(
  { context: { publicOrigin }, db }: TestAcademy,
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
  for (const row of await claimEmails(db, { kind: 'mail', token: 't', now, until, most: 100 })) {
    const posted = await post(row);
    outcomes.push(`${String(row.payload['emailName'])} ${typeof posted === 'string' ? posted : 'posted'}`);
  }
  return { mails, outcomes };
}
