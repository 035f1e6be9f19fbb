/** The postman of a test: everything that is due is posted now, and what came of it is told. */
import { claimLetters, markDone } from '../../mail/outbox-claim.store.server.ts';
import type { MailToPost } from '../../mail/mail-to-post.ts';
import { letterPoster } from '../../mail/post-letter.server.ts';
import type { TestAcademy } from './open-test-academy.ts';

export async function postLetters({ context, database: { db } }: TestAcademy): Promise<MailToPost[]> {
  const { clock, publicOrigin } = context;
  const posted: MailToPost[] = [];
  const post = letterPoster({
    db,
    post: async (mail) => void posted.push(mail),
    from: null,
    secret: 'a secret of the tests, long enough for all',
    publicOrigin,
    clock,
    staffAddresses: async () => ['office@academy.example'],
    worksHere: async () => false,
  });
  // Orders note the machine's own time; both clocks are past it.
  const now = new Date(Math.max(clock().getTime(), Date.now()) + 1_000);
  const until = new Date(now.getTime() + 60_000);
  for (const row of await claimLetters(db, { kind: 'mail', token: 'test', now, until, most: 200 })) {
    const outcome = await post(row);
    await markDone(db, row.id, 'test', { at: now, outcome });
  }
  return posted;
}
