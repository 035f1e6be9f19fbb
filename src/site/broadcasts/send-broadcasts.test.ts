import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { place, placeAndPay, staff } from '../../../tests/support/actions.ts';
import { someDetails } from '../../../tests/support/builders.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { agreeToNews } from '../../academy/emails/email-choices.service.ts';
import { emailChoices } from '../../academy/emails/email-choices.table.ts';
import type { MailToPost } from '../../academy/emails/mail-to-post.ts';
import { startOutboxWorker } from '../../academy/emails/outbox-worker.service.ts';
import { outbox } from '../../academy/emails/outbox.table.ts';
import { howLongWeKeep } from '../../academy/legal/how-long-we-keep.ts';
import { applyRetention } from '../../admin/privacy/retention.service.ts';
import { emailPoster } from '../../server/post-email.ts';
import { makingOf } from '../../server/mail-setup.ts';
import type { Purpose, SegmentKind } from './broadcast.ts';
import { broadcastRecipients } from './broadcasts.table.ts';
import { postingBroadcasts, prepareBroadcasts } from './send-broadcasts.service.ts';
import { present } from '../../../tests/support/sure.ts';

const secret = 'a secret of the tests, long enough for all';

describeAcademy('an e-mail to learners', (test) => {
  let posted: MailToPost[];
  /** Throws in place of the mail server. */
  let refuse: (to: string) => Error | null;
  beforeEach(async () => {
    posted = [];
    refuse = () => null;
  });

  const agree = (email: string, locale: 'en' | 'ar' = 'en', name = 'Amal Idrissi') =>
    agreeToNews(test.db, {
      email,
      name,
      locale,
      source: 'account',
      wording: 'Tell me',
      now: test.context.clock(),
    });

  type Wanted = { purpose?: Purpose; kind?: SegmentKind; of?: string };
  async function write({ purpose = 'news', kind = 'everybody', of = '' }: Wanted = {}): Promise<string> {
    const texts = {
      subject: { en: 'A day for you', ar: 'يوم لك' },
      text: { en: 'Salam {name}, **come**.', ar: 'سلام {name}' },
    };
    const written = { purpose, segment: { kind, of }, ...texts };
    return present(await test.academy.staff.draftBroadcast({ staff, written }));
  }
  const send = (id: string, at: Date | null = null) => test.academy.staff.sendBroadcast({ staff, id, at });
  const progress = async (id: string) => (await test.academy.staff.findBroadcast(id))?.progress;
  const stateOf = async (id: string) => (await test.academy.staff.findBroadcast(id))?.state;

  /** One look of the worker, as a process of its own. */
  async function work({ perMinute = 30, dies = false } = {}): Promise<void> {
    const { database, context } = test;
    const post = emailPoster({
      ...makingOf(context, { publicOrigin: context.publicOrigin, production: false }, secret),
      from: null,
      async post(mail) {
        const fault = refuse(mail.to[0] ?? '');
        if (fault) throw fault;
        posted.push(mail);
      },
    });
    const carry = postingBroadcasts(context, post);
    const log = { info() {}, warn() {}, error() {} };
    const worker = startOutboxWorker({
      database,
      kind: 'broadcast',
      prepare: () => prepareBroadcasts(context, perMinute),
      async post(row) {
        const outcome = await carry(row);
        // Killed after the mail server took it, before that is stored.
        if (dies) await new Promise(() => {});
        return outcome;
      },
      atOnce: 20,
      clock: context.clock,
      log,
      every: 1e9,
    });
    if (dies) {
      await expect.poll(() => posted.length).toBeGreaterThan(0);
      return;
    }
    await worker.round();
    await worker.stop();
  }
  async function workUntilSent(id: string): Promise<void> {
    for (let looks = 0; looks < 30 && (await stateOf(id)) !== 'sent'; looks += 1) {
      await work();
      test.pass(11_000);
    }
  }
  const readers = () => posted.flatMap(({ to }) => to).toSorted();

  it('goes once to everybody who agreed, in their language, by their name, with a one-click link', async () => {
    await agree('amal@example.com');
    await agree('badia@example.com', 'ar', 'بديعة');
    const id = await write();
    expect(await send(id)).toEqual({ ok: true });
    expect(await send(id)).toMatchObject({ ok: false, reason: 'too-late', by: staff.email });
    await workUntilSent(id);
    expect(readers()).toEqual(['amal@example.com', 'badia@example.com']);
    const [amal, badia] = posted.toSorted((one, other) => (one.to[0] ?? '').localeCompare(other.to[0] ?? ''));
    expect(amal?.text).toContain('Salam Amal, come.');
    expect(amal?.html).toContain('<strong>come</strong>');
    expect(badia?.subject).toBe('يوم لك');
    expect(amal?.unsubscribe).toMatch(/^https:\/\/academy\.example\/news-emails\/[\w-]+$/);
    expect(await progress(id)).toMatchObject({ all: 2, sent: 2, waiting: 0 });
    expect(await stateOf(id)).toBe('sent');
  });

  it('keeps to its rate, and what was stopped goes to nobody else', async () => {
    for (let at = 0; at < 12; at += 1) await agree(`reader-${at}@example.com`);
    const id = await write();
    await send(id);
    await work();
    await work();
    expect(posted).toHaveLength(5);
    test.pass(11_000);
    await work();
    expect(posted).toHaveLength(10);
    expect(await test.academy.staff.stopBroadcast({ staff, id })).toBe('stopped');
    expect(await test.academy.staff.stopBroadcast({ staff, id })).toBeNull();
    test.pass(60_000);
    await work();
    expect(posted).toHaveLength(10);
    expect(await progress(id)).toMatchObject({ all: 12, sent: 10, waiting: 2 });
  });

  it('reaches fifty thousand within an hour at a rate that a mail server may allow', async () => {
    // A hundredth of both: five hundred in 36 seconds, with a look every two.
    await test.db.execute(sql`
      insert into email_choices (email, name, locale, agreed_at, source, wording)
      select 'reader-' || n || '@example.com', 'Amal', 'en', now(), 'account', 'Tell me' from generate_series(1, 500) n`);
    const id = await write();
    await send(id);
    for (let seconds = 0; seconds < 36; seconds += 2) {
      await work({ perMinute: 1_000 });
      test.pass(2_000);
    }
    expect(new Set(readers()).size).toBe(500);
    expect(await stateOf(id)).toBe('sent');
  });

  it('neither loses nor doubles a reader when a process dies after posting', async () => {
    for (const name of ['a', 'b', 'c']) await agree(`${name}@example.com`);
    const id = await write();
    await send(id);
    await work({ dies: true });
    // Its lease runs out, and another process goes on.
    test.pass(9 * 60_000);
    await workUntilSent(id);
    expect(await progress(id)).toMatchObject({ all: 3, sent: 3 });
    // Each e-mail has one Message-ID, however often it was posted.
    expect(new Set(posted.map(({ messageId }) => messageId)).size).toBe(3);
    expect(new Set(readers())).toEqual(new Set(['a@example.com', 'b@example.com', 'c@example.com']));
  });

  it('skips whoever ended news before their turn, by the link of another e-mail', async () => {
    await agree('amal@example.com');
    const first = await write();
    await send(first);
    await workUntilSent(first);
    const token = posted[0]?.unsubscribe?.split('/').at(-1) ?? '';
    expect(await test.academy.news.newsByToken(token)).toEqual({ isOn: true });
    const second = await write();
    await send(second);
    await prepareBroadcasts(test.context, 30);
    expect(await test.academy.news.setNewsByToken({ token, wanted: false })).toBe(true);
    await workUntilSent(second);
    expect(posted).toHaveLength(1);
    expect(await progress(second)).toMatchObject({ all: 1, skipped: 1 });
    expect(await progress(first)).toMatchObject({ sent: 1, unsubscribed: 1 });
    expect(await send(await write())).toBeRefused('nobody');
    expect(await test.academy.news.setNewsByToken({ token: 'x', wanted: false })).toBe(false);
  });

  it('notes an address that is refused for good, and tries one again that is refused for now', async () => {
    await agree('gone@example.com');
    await agree('later@example.com');
    let tries = 0;
    refuse = (to) => {
      const is = (code: number) =>
        Object.assign(new Error(`${code} no`), { responseCode: code, command: 'RCPT TO' });
      if (to === 'gone@example.com') return is(550);
      tries += 1;
      return tries === 1 ? is(450) : null;
    };
    const id = await write();
    await send(id);
    await work();
    test.pass(60_000);
    await workUntilSent(id);
    expect(readers()).toEqual(['later@example.com']);
    expect(await progress(id)).toMatchObject({ sent: 1, bounced: 1 });
    const readersNow = { purpose: 'news', segment: { kind: 'everybody', of: '' } } as const;
    expect(await test.academy.staff.audience(readersNow)).toMatchObject({ count: 1, leftOut: 1 });
  });

  it('waits for its time, and is a draft again when it is taken back before', async () => {
    await agree('amal@example.com');
    const id = await write();
    const at = new Date(test.context.clock().getTime() + 3_600_000);
    await send(id, at);
    await work();
    expect([posted.length, await stateOf(id)]).toEqual([0, 'scheduled']);
    expect(await test.academy.staff.stopBroadcast({ staff, id })).toBe('draft');
    await send(id, at);
    test.pass(3_600_000);
    await workUntilSent(id);
    expect(posted).toHaveLength(1);
  });

  it('counts a tick at the checkout once the order is paid, and never over an answer of the reader', async () => {
    const order = await placeAndPay(test, {
      details: someDetails({ email: 'buyer@example.com' }),
      wantsNews: true,
    });
    const [row] = await test.db.select().from(emailChoices);
    expect(row).toMatchObject({ source: 'checkout', wording: expect.stringContaining('e-mail') as string });
    const email = row?.email ?? '';
    expect(order.email).toBe(email);
    const everybody = { purpose: 'news', segment: { kind: 'everybody', of: '' } } as const;
    expect(await test.academy.staff.audience(everybody)).toMatchObject({ count: 1 });
    await place(test, {
      details: someDetails({ email: 'stranger@example.com' }),
      wantsNews: true,
    });
    expect(await test.academy.staff.audience(everybody)).toMatchObject({ count: 1, leftOut: 1 });
    await test.academy.news.setNewsChoice({ email, locale: 'en', wanted: false });
    await agreeToNews(test.db, {
      email,
      name: '',
      locale: 'en',
      source: 'checkout',
      wording: '',
      now: test.context.clock(),
    });
    expect(await test.academy.news.newsChoice(email)).toBe('off');
  });

  it('keeps how many it went to, and forgets to whom after the promised months', async () => {
    await agree('amal@example.com');
    await agree('badia@example.com', 'ar');
    const id = await write();
    await send(id);
    await workUntilSent(id);
    await work();
    const result = { all: 2, sent: 2, waiting: 0, skipped: 0, failed: 0, bounced: 0, unsubscribed: 0 };
    expect(await progress(id)).toEqual(result);
    const listed = async () => (await test.db.select().from(broadcastRecipients)).length;
    test.pass(howLongWeKeep.broadcastMonths * 29 * 86_400_000);
    await applyRetention(test.context);
    expect(await listed()).toBe(2);
    test.pass(howLongWeKeep.broadcastMonths * 86_400_000);
    await applyRetention(test.context);
    expect(await listed()).toBe(0);
    expect(await test.db.select().from(outbox).where(eq(outbox.kind, 'broadcast'))).toEqual([]);
    expect(await progress(id)).toEqual(result);
    expect((await test.academy.staff.broadcastList({ page: 1, perPage: 10 })).rows).toMatchObject([
      { id, progress: result },
    ]);
    // The link of an e-mail that old opens nothing; what the reader chose is kept.
    const token = posted[0]?.unsubscribe?.split('/').at(-1) ?? '';
    expect(await test.academy.news.newsByToken(token)).toBeNull();
    expect(await test.academy.news.newsChoice('amal@example.com')).toBe('on');
  });

  it('is refused while a language is half written, and a second save from an old page is refused', async () => {
    const id = await write();
    const draft = present(await test.academy.staff.findBroadcast(id));
    const change = {
      staff,
      id,
      purpose: 'news',
      segment: { kind: 'everybody', of: '' },
    } as const;
    const half = { ...change, subject: { fr: 'Seulement ceci' }, text: { fr: '' } };
    expect(await test.academy.staff.saveBroadcast({ ...half, seen: draft.changedAt })).toMatchObject({
      ok: true,
    });
    expect(await test.academy.staff.saveBroadcast({ ...half, seen: draft.changedAt })).toMatchObject({
      reason: 'changed-meanwhile',
    });
    expect(await send(id)).toEqual({ ok: false, reason: 'incomplete', fields: { 'text.fr': 'required' } });
    const queued = await test.db.select().from(outbox).where(eq(outbox.kind, 'broadcast'));
    expect([queued.length, (await test.db.select().from(broadcastRecipients)).length]).toEqual([0, 0]);
  });
});
