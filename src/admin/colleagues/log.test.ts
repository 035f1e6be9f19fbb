import { inEach } from '../../platform/i18n/locale.ts';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { applications } from '../../catalogue/applicants/application.table.ts';
import type { StaffAct } from '../../academy/staff/staff-acts.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { staffLog } from '../../academy/staff/staff.table.ts';
import { staffAddressMonths } from '../../academy/legal/how-long-we-keep.ts';
import type { DeliveryFilter } from '../deliveries/deliveries.service.ts';
import type { DeliveryType } from '../deliveries/delivery.ts';
import { events } from '../../academy/webhooks/events.table.ts';
import { queueEvents } from '../../academy/emails/outbox.service.ts';
import { startOutboxWorker } from '../../academy/emails/outbox-worker.service.ts';
import { outbox } from '../../academy/emails/outbox.table.ts';
import { type OutboxKind } from '../../academy/emails/outbox.ts';
import { seedOffers, somebody } from '../../../tests/support/applications.ts';
import { begin, place, staff, notifyFromBank } from '../../../tests/support/actions.ts';
import { openTestAcademy, describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { silentLog } from '../../../tests/support/open-test-database.ts';
import { evidenceFor } from '../../../tests/support/test-gateway.ts';
import { fill } from '../../../tests/support/fill.ts';
import { present } from '../../../tests/support/sure.ts';
import { bindScheduler } from '../../jobs.ts';
import type { StaffMember } from '../../academy.ts';

const support: StaffMember = {
  email: 'support@academy.example',
  role: 'support',
  from: { address: '192.0.2.7', agent: 'Firefox, Android' },
};
const finance: StaffMember = { email: 'finance@academy.example', role: 'finance' };
const page = { page: 1, perPage: 25 };
const aWish = { kind: 'purchase.intended', data: {} } as const;

describeAcademy('the staff log', { context: { hasEventReceiver: true } }, (test_) => {
  const db = () => test_.db;
  const now = () => test_.context.clock();
  const write = (act: StaffAct, subject: string | null, by: StaffMember = support) =>
    writeStaffLog(db(), { id: randomUUID(), at: now(), staff: by, act, subject });
  const seen = (id: string) => test_.academy.staff.delivery({ id, types: ['mail', 'event'] });
  const logged = () => test_.academy.staff.readLog({ filter: {}, ...page });

  /** Runs the outbox worker once, with this answer for each e-mail. */
  async function carry(kind: OutboxKind, answer: () => 'posted' | 'overtaken', attemptsAtMost = 1) {
    const worker = startOutboxWorker({
      database: test_.database,
      post: async () => answer(),
      clock: now,
      log: silentLog,
      kind,
      attemptsAtMost,
    });
    await worker.round();
    await worker.stop();
  }
  const refuse = (words: string) => (): never => {
    throw new Error(words);
  };

  const delivered = (filter: Omit<DeliveryFilter, 'types'>, type: DeliveryType = 'mail', on = page) =>
    test_.academy.staff.deliveries({ filter: { types: [type], ...filter }, ...on });

  test('is read newest first, page by page, by who, what, about what and when', async () => {
    for (const [act, subject, by] of [
      ['confirm-claim', 'MEM-1', finance],
      ['refuse-claim', 'MEM-2', finance],
      ['confirm-claim', 'MEM-2', support],
    ] as const) {
      await write(act, subject, by);
      test_.pass(60_000);
    }
    const read = async (filter: Parameters<typeof test_.academy.staff.readLog>[0]['filter']) =>
      (await test_.academy.staff.readLog({ filter, ...page })).rows.map(({ act, subject }) => [act, subject]);
    expect(await read({})).toEqual([
      ['confirm-claim', 'MEM-2'],
      ['refuse-claim', 'MEM-2'],
      ['confirm-claim', 'MEM-1'],
    ]);
    expect(await read({ email: finance.email, act: 'confirm-claim' })).toEqual([['confirm-claim', 'MEM-1']]);
    // A part of the address is enough; a whole address does not match a colleague whose address ends the same.
    expect(await read({ email: finance.email.slice(1, 4) })).toHaveLength(2);
    expect(await read({ email: finance.email.slice(0, -2) })).toHaveLength(2);
    expect(await read({ email: finance.email.slice(1) })).toEqual([]);
    expect(await read({ subject: 'MEM-2' })).toHaveLength(2);
    const second = new Date(Date.parse('2026-06-01T10:01:00Z'));
    expect(await read({ from: second })).toHaveLength(2);
    expect(await read({ to: second })).toEqual([['confirm-claim', 'MEM-1']]);
    const one = await test_.academy.staff.readLog({ filter: {}, page: 2, perPage: 2 });
    expect(one).toMatchObject({ hasNext: false, rows: [{ act: 'confirm-claim', subject: 'MEM-1' }] });
    expect((await test_.academy.staff.readLog({ filter: {}, page: 1, perPage: 2 })).hasNext).toBe(true);
  });

  test('keeps where something was done for its months, and what was done for good', async () => {
    await write('confirm-claim', 'MEM-1');
    expect((await logged()).rows).toMatchObject([{ address: '192.0.2.7', agent: 'Firefox, Android' }]);
    const dayMs = 86_400_000;
    test_.pass((staffAddressMonths * 30 - 2) * dayMs);
    await bindScheduler(test_.context).applyRetention();
    expect((await logged()).rows).toMatchObject([{ address: '192.0.2.7' }]);
    test_.pass(dayMs);
    await bindScheduler(test_.context).applyRetention();
    expect((await logged()).rows).toMatchObject([{ act: 'confirm-claim', address: null, agent: null }]);
  });

  test('shows the current name of what a line is about, and the key of its page', async () => {
    await seedOffers(db());
    await test_.academy.writeToUs({ ...somebody, topic: 'course', message: 'When does it begin?' });
    const [sent] = await db().select().from(applications);
    const gone = randomUUID();
    await write('note-on-application', sent?.id ?? '');
    test_.pass(1_000);
    await write('note-on-application', gone);
    test_.pass(1_000);
    await write('export-waitlist', 'selling-online');
    test_.pass(1_000);
    await write('confirm-claim', 'MEM-1');
    const { rows } = await logged();
    expect(rows.map(({ about }) => about)).toEqual([
      { of: 'order', name: null, key: null },
      {
        of: 'course',
        name: inEach(() => expect.any(String)),
        key: 'course/selling-online',
      },
      { of: 'application', name: null, key: null },
      { of: 'application', name: inEach(() => somebody.name), key: 'contact' },
    ]);
  });

  test('stores short values only, whatever it is given', async () => {
    const line = { id: randomUUID(), at: now(), staff: support, act: 'confirm-claim' } as const;
    const [detail, after] = [{ why: 'w'.repeat(50_000) }, { note: 'n'.repeat(9_000) }];
    await writeStaffLog(db(), { ...line, subject: 'é\0'.repeat(5_000), detail, after });
    const [row] = await db().select().from(staffLog);
    expect(JSON.stringify(row).length).toBeLessThan(3_000);
  });

  test('lists e-mails with their delivery status, and sends a failed one again, once', async () => {
    const order = await place(test_);
    // As if the database's clock were that of the test.
    await db().update(outbox).set({ createdAt: now(), runAt: now() });
    const mailOf = { kind: 'mail', orderId: order.id, attempts: 0 } as const;
    await fill(test_, outbox, { ...mailOf, dedupeKey: 'how-to-pay:1', payload: { emailName: 'how-to-pay' } });
    await carry('mail', refuse(`550 <${order.email}> unknown, see https://mail.example/x?token=abc`));
    const mail = present((await delivered({ state: 'failed', what: 'how-to-pay' })).rows[0]);
    expect(mail.orderNumber).toBe(order.number);
    expect(mail).toMatchObject({
      to: [order.email],
      learner: { email: order.email },
      state: 'failed',
      tries: 1,
      lastError: '550 <[address]> unknown, see [link]',
      whyNotSent: null,
    });
    const again = () => test_.academy.staff.sendOutboxMailAgain({ id: mail.id, staff: support });
    expect(await again()).toEqual({ ok: true, id: mail.id });
    expect(await again()).toBeRefused('not-failed');
    expect(await seen(mail.id)).toMatchObject({
      state: 'waiting',
      tries: 0,
      lastError: null,
      history: [{ outcome: 'failed', at: now(), error: '550 <[address]> unknown, see [link]' }],
    });
    await carry('mail', () => 'posted');
    expect(await seen(mail.id)).toMatchObject({
      state: 'sent',
      history: [{ outcome: 'failed' }, { outcome: 'posted', error: null }],
    });
    expect((await logged()).rows).toMatchObject([
      {
        act: 'send-mail-again',
        subject: order.number,
        detail: { what: mail.what },
        before: { state: 'failed', tries: 1 },
        after: { state: 'waiting', tries: 0 },
        address: '192.0.2.7',
      },
    ]);
    const found = async (filter: Omit<DeliveryFilter, 'types'>) =>
      (await delivered(filter)).rows.map(({ id }) => id);
    expect(await found({ named: order.email })).toContain(mail.id);
    expect(await found({ orderNumber: order.number, what: mail.what })).toEqual([mail.id]);
    expect(await found({ named: 'nobody@example.com' })).toEqual([]);
    expect(await found({ orderNumber: 'MEM-000000' })).toEqual([]);
    expect(await found({ named: order.email, state: 'overtaken' })).toEqual([]);
    const oneMore = { orderNumber: order.number, mailId: mail.id, staff: support };
    expect(await test_.academy.staff.sendMailAgain(oneMore)).toMatchObject({ ok: true });
    const newest = { filter: { subject: order.number }, page: 1, perPage: 1 };
    const line = { act: 'send-mail-again', detail: { what: mail.what }, address: '192.0.2.7' };
    expect(await test_.academy.staff.readLog(newest)).toMatchObject({ rows: [line], hasNext: true });
  });

  test('an e-mail is shown in its current wording without secret links; a sign-in code is never shown', async () => {
    const order = await place(test_);
    const { rows } = await delivered({ what: 'order-received' });
    const read = await seen(rows[0]?.id ?? '');
    const words = read && 'words' in read ? read.words : null;
    expect(words).toMatchObject({ subject: expect.stringContaining('Selling Online') });
    expect(JSON.stringify(words)).toContain('https://academy.example/orders/•••');
    expect(JSON.stringify(words)).not.toContain(order.token);
    for (const emailName of ['staff-code', 'member-code', 'account-deleted']) {
      const id = randomUUID();
      const payload = { emailName, to: 'a@b.example' };
      await fill(test_, outbox, { id, kind: 'mail', dedupeKey: emailName, payload });
      expect(await seen(id)).toMatchObject({ words: { hidden: 'secret-gone' } });
    }
  });

  test('a code, a waiting e-mail or an unknown id is not sent again, and never by finance', async () => {
    const row = { kind: 'mail', lastError: 'Code 482913 <a@b.example>' } as const;
    const [code, waiting] = [randomUUID(), randomUUID()];
    const sealed = { payload: { emailName: 'staff-code', to: 'a@b.example' }, failedAt: now() };
    await fill(
      test_,
      outbox,
      { ...row, id: code, dedupeKey: 'a', ...sealed },
      { ...row, id: waiting, dedupeKey: 'b', payload: { emailName: 'staff-claims-late' } },
    );
    const again = (id: string, by = support) => test_.academy.staff.sendOutboxMailAgain({ id, staff: by });
    expect(await again(code)).toBeRefused('secret-gone');
    expect(await again(waiting)).toBeRefused('not-failed');
    expect(await again(randomUUID())).toBeRefused('mail-not-found');
    await expect(again(waiting, finance)).rejects.toThrow(/may not/);
    expect(await seen(code)).toMatchObject({
      to: ['a@b.example'],
      lastError: 'Code [number] <[address]>',
      history: [],
      whyNotSent: 'secret-gone',
    });
    expect((await logged()).rows).toEqual([]);
  });

  const hand = () => queueEvents(test_.database, { isTold: true, now: now() });
  const writeToUs = () =>
    test_.academy.writeToUs({ ...somebody, topic: 'course', message: `When? ${now().toISOString()}` });

  test('shows what a webhook sent and got back, and sends it again after failure or success', async () => {
    await writeToUs();
    await hand();
    await carry('event', refuse('The receiver answered with status 500.'), 5);
    const list = async () => (await delivered({}, 'event')).rows;
    const [first] = await list();
    expect(first).toMatchObject({
      what: 'application.received',
      state: 'waiting',
      tries: 1,
      lastError: 'The receiver answered with status 500.',
    });
    const { id } = first!;
    const again = (one: string) => test_.academy.staff.sendEventAgain({ id: one, staff: support });
    expect(await again(id)).toEqual({ ok: true });
    expect(await again(id)).toBeRefused('on-its-way');
    await carry('event', () => 'posted');
    const shown = await seen(id);
    expect(shown).toMatchObject({
      state: 'sent',
      history: [{ outcome: 'failed' }, { outcome: 'posted' }],
      data: { fields: { sheet: 'ContactMessages', email: somebody.email } },
    });
    expect(await again(id)).toEqual({ ok: true });
    expect((await list()).map(({ state }) => state)).toEqual(['waiting']);
    expect(await again(randomUUID())).toBeRefused('event-not-found');
    expect((await logged()).rows.map(({ act, subject }) => [act, subject])).toEqual([
      ['deliver-again', id],
      ['deliver-again', id],
    ]);
    await expect(test_.academy.staff.sendEventAgain({ id, staff: finance })).rejects.toThrow(/may not/);
  });

  test('all events of a period are sent again after their number is confirmed, a thousand at most', async () => {
    const from = now();
    const order = await place(test_);
    await writeToUs();
    test_.pass(3_600_000);
    await writeToUs();
    await hand();
    await carry('event', () => 'posted');
    const to = now();
    const replay = (count: number, of: object = {}, by = support) =>
      test_.academy.staff.replayEvents({ span: { from, to, ...of }, count, staff: by });
    expect(await test_.academy.staff.countEvents({ from, to })).toBe(2);
    expect(await replay(3)).toEqual({ ok: false, reason: 'other-number', count: 2 });
    expect(await replay(1, { event: 'order.paid' })).toBeRefused('nothing-to-tell');
    await expect(replay(2, {}, finance)).rejects.toThrow(/may not/);
    expect(await replay(2)).toEqual({ ok: true, sent: 2 });
    const { rows } = await delivered({ state: 'waiting' }, 'event');
    expect(rows.map(({ what, orderNumber }) => [what, orderNumber])).toEqual([
      ['application.received', null],
      ['order.placed', order.number],
    ]);
    expect((await logged()).rows).toMatchObject([{ act: 'replay-events', detail: { events: '2' } }]);
    const many = Array.from({ length: 1_000 }, () => ({ ...aWish, id: randomUUID(), at: from }));
    await db().insert(events).values(many);
    expect(await replay(1_002)).toEqual({ ok: false, reason: 'too-many-events', count: 1_002 });
    await using quiet = await openTestAcademy();
    const asked = { span: { from, to }, count: 2, staff: support };
    expect(await quiet.academy.staff.replayEvents(asked)).toBeRefused('not-connected');
  });

  test('gateway notifications are listed page by page, and found by gateway and order', async () => {
    const order = await place(test_);
    const reference = await begin(test_, order);
    for (const centimes of [1, 2, 3])
      await notifyFromBank(test_, evidenceFor(reference, { amountCentimes: centimes }));
    const find = (filter: Omit<DeliveryFilter, 'types'> = {}, number = 1) =>
      delivered(filter, 'notification', { page: number, perPage: 2 });
    const [one, two] = [await find(), await find({}, 2)];
    expect([one.rows.length, one.hasNext, two.rows.length, two.hasNext]).toEqual([2, true, 1, false]);
    expect(new Set([...one.rows, ...two.rows].map(({ id }) => id)).size).toBe(3);
    expect((await find({ what: 'test-bank', orderNumber: order.number })).rows).toHaveLength(2);
    expect((await find({ what: 'another' })).rows).toEqual([]);
    await test_.academy.staff.markHandled({ id: one.rows[0]!.id, staff });
    expect((await find({ state: 'failed' })).rows).toHaveLength(2);
  });
});
