import { randomUUID } from 'node:crypto';
import { ownFault } from '../../academy/emails/mail-to-post.ts';
import { shownNumber } from '../../selling/orders/order.ts';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { accessCodes } from '../../selling/orders/access.table.ts';
import { fewCodes } from '../../selling/orders/access-codes.ts';
import { courses } from '../../academy/content/catalogue.table.ts';
import { communityReports } from '../../community/community/community.table.ts';
import { reconciliations } from '../../selling/refunds/reconciliations.table.ts';
import { instantInMorocco } from '../../platform/time/calendar-date.ts';
import { type TaskKind, taskKinds } from './read-today.service.ts';
import { staffRoles, type StaffRole } from '../../academy/staff/who-may.ts';
import { queueEvents } from '../../academy/emails/outbox.service.ts';
import { outbox } from '../../academy/emails/outbox.table.ts';
import { bookings } from '../../selling/hours/bookings.table.ts';
import { allBookings, book, expert, seedExpert } from '../../../tests/support/bookings.ts';
import { somebody } from '../../../tests/support/applications.ts';
import { someDetails } from '../../../tests/support/builders.ts';
import { begin, place, placeAndPay, staff, notifyFromBank } from '../../../tests/support/actions.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import { evidenceFor } from '../../../tests/support/test-gateway.ts';

const hourMs = 3_600_000;
const someCodes = (count: number) => Array.from({ length: count }, () => randomUUID());

describeAcademy('tasks of the staff', (test) => {
  const today = (role: StaffRole = 'owner') => test.academy.staff.today({ staff: { ...staff, role } });
  const task = async (kind: TaskKind, role?: StaffRole) =>
    (await today(role)).tasks.find((one) => one.kind === kind);

  const stockAll = async (count = fewCodes) => {
    for (const { itemSlug } of await test.academy.staff.stocks())
      await test.academy.staff.addAccessCodes({ itemSlug, codes: someCodes(count), staff });
  };

  const claim = async (name: string) => {
    const order = await place(test, { details: someDetails({ name, email: `${randomUUID()}@example.com` }) });
    await test.academy.claimBankTransfer({ token: order.token });
    return order;
  };
  /** Paid by transfer, so that staff refund it by hand. */
  const payBackByHand = async (name: string) => {
    const order = await claim(name);
    const to = { orderNumber: order.number, staff };
    await test.academy.staff.decideClaim({ ...to, decision: 'confirm' });
    const payout = { name, rib: '999780000000000000000105' };
    expect(await payBackOrder(test, order, { way: 'bank-transfer', payout })).toMatchObject({ ok: true });
  };
  const payTwice = async () => {
    const order = await placeAndPay(test);
    const attempt = test.bank.begun.at(-1) ?? '';
    await notifyFromBank(
      test,
      evidenceFor(attempt, { providerReference: 'a second one', eventId: 'second' }),
    );
    return order;
  };
  const report = (subjectId: string, minutes: number) =>
    test.db.insert(communityReports).values({
      id: randomUUID(),
      subjectKind: 'post',
      subjectId,
      reason: 'selling',
      note: '',
      quoted: 'Words.',
      createdAt: new Date(test.context.clock().getTime() + minutes * 60_000),
    });

  it('are none in a new academy', async () => {
    await stockAll();
    expect(await today()).toEqual({
      tasks: [],
      agenda: [],
      works: [],
      unpaidSoon: null,
      claimsOfOthers: 0,
      lacksNumbers: true,
      brokenPages: [],
      brokenLogAt: null,
    });
  });

  it('show five claims, the longest waiting first, and the promised time of the first check', async () => {
    const first = await claim('Salma Alaoui');
    const since = test.context.clock();
    for (let more = 0; more < 6; more += 1) {
      test.pass(60_000);
      await claim(`Learner ${'ABCDEF'[more]}`);
    }
    // The test begins on a Monday at 11:00 in Moroccan time.
    const dueAt = instantInMorocco('2026-06-01', '12:00');
    const found = await task('claims');
    expect(found).toMatchObject({ count: 7, oldest: since, dueAt, isLate: false });
    expect(found?.first).toHaveLength(5);
    expect(found?.first[0]).toEqual({
      id: first.number,
      label: 'Salma Alaoui',
      since,
      money: { amountCentimes: first.amountCentimes, reference: shownNumber(first.number) },
    });
    test.pass(dueAt.getTime() - test.context.clock().getTime());
    expect(await task('claims')).toMatchObject({ isLate: true, dueAt });
  });

  it('name an order without a payment after half an hour, with the number to call', async () => {
    const phone = '+212612345678';
    const order = await place(test, { details: someDetails({ name: 'Salma Alaoui', phone }) });
    test.pass(hourMs / 2 - 1);
    expect(await task('unpaid-orders')).toBeUndefined();
    test.pass(1);
    const one = { id: order.number, label: 'Salma Alaoui', phone };
    expect(await task('unpaid-orders', 'support')).toMatchObject({ count: 1, first: [one] });
    expect(await task('unpaid-orders', 'moderator')).toBeUndefined();
    await test.academy.claimBankTransfer({ token: order.token });
    expect(await task('unpaid-orders')).toBeUndefined();
  });

  it('name no order of somebody who has paid for the same in another one', async () => {
    await stockAll();
    const second = await place(test, { idempotencyKey: 'the second form' });
    expect(await today('support')).toMatchObject({ unpaidSoon: { count: 1 } });
    const first = await placeAndPay(test);
    expect(await today('support')).toMatchObject({ unpaidSoon: null });
    test.pass(hourMs);
    expect(await task('unpaid-orders', 'support')).toBeUndefined();
    expect(await test.academy.staff.order(second.number)).toMatchObject({ twins: [first.number] });
    expect(await test.academy.staff.order(first.number)).toMatchObject({ twins: [] });
    // Another person's unpaid order is one to call about.
    await place(test, { idempotencyKey: 'x', details: someDetails({ email: 'other@example.com' }) });
    test.pass(hourMs);
    expect(await task('unpaid-orders', 'support')).toMatchObject({ count: 1 });
  });

  it('are not all there is: an order too early to call about and a payment for a colleague to confirm are counted', async () => {
    await stockAll();
    const read = async (role: StaffRole) => {
      const { tasks, unpaidSoon, claimsOfOthers } = await today(role);
      return { kinds: tasks.map(({ kind }) => kind), unpaidSoon, claimsOfOthers };
    };
    expect(await read('support')).toEqual({ kinds: [], unpaidSoon: null, claimsOfOthers: 0 });
    const order = await place(test);
    const from = new Date(test.context.clock().getTime() + hourMs / 2);
    test.pass(60_000);
    await place(test, { details: someDetails({ email: 'other@example.com' }) });
    const unpaidSoon = { count: 2, from };
    expect(await read('support')).toEqual({ kinds: [], unpaidSoon, claimsOfOthers: 0 });
    expect(await read('moderator')).toEqual({ kinds: [], unpaidSoon: null, claimsOfOthers: 0 });
    await test.academy.claimBankTransfer({ token: order.token });
    const next = { count: 1, from: new Date(from.getTime() + 60_000) };
    expect(await read('support')).toEqual({ kinds: [], unpaidSoon: next, claimsOfOthers: 1 });
    expect(await read('finance')).toEqual({ kinds: ['claims'], unpaidSoon: next, claimsOfOthers: 0 });
    test.pass(hourMs / 2);
    expect(await read('support')).toEqual({ kinds: ['unpaid-orders'], unpaidSoon: null, claimsOfOthers: 1 });
  });

  it('show an order without an access code until it has one', async () => {
    const order = await placeAndPay(test);
    const { accessWithinHours } = await test.academy.settings();
    const dueAt = new Date(test.context.clock().getTime() + accessWithinHours * hourMs);
    expect(await task('access-codes')).toMatchObject({ count: 1, dueAt, first: [{ id: order.number }] });
    await test.academy.staff.addAccessCodes({ itemSlug: order.itemSlug, codes: ['A-1'], staff });
    expect(await task('access-codes')).toBeUndefined();
  });

  it('show a course on sale with few codes left, as the page of access codes does', async () => {
    const { itemSlug } = await place(test);
    expect(await task('few-codes')).toMatchObject({
      first: expect.arrayContaining([
        expect.objectContaining({ id: itemSlug, pool: expect.objectContaining({ left: 0 }) as unknown }),
      ]) as unknown,
    });
    await stockAll(fewCodes - 1);
    const all = await test.academy.staff.stocks();
    for (const pool of all.filter((one) => one.itemSlug !== itemSlug))
      await test.academy.staff.addAccessCodes({ ...pool, codes: someCodes(1), staff });
    expect(await task('few-codes')).toMatchObject({
      count: 1,
      oldest: null,
      first: [{ id: itemSlug, pool: { left: fewCodes - 1 } }],
    });
    expect(await task('few-codes', 'finance')).toBeUndefined();
    await test.academy.staff.addAccessCodes({ itemSlug, codes: someCodes(1), staff });
    expect(await task('few-codes')).toBeUndefined();
    await test.db.delete(accessCodes);
    await test.db.update(courses).set({
      record: sql`jsonb_set(${courses.record}, '{comingSoon}', 'true')`,
    });
    expect(await task('few-codes')).toBeUndefined();
    // People on the waitlist may buy it before everybody else.
    const publicAt = new Date(test.context.clock().getTime() + 86_400_000);
    await test.academy.staff.openCourse({ courseSlug: itemSlug, publicAt, staff });
    expect(await task('few-codes')).toMatchObject({ count: 1, first: [{ id: itemSlug }] });
  });

  it('show open refunds with their deadline, and duplicate payments', async () => {
    const order = await payTwice();
    expect(await task('second-payments')).toMatchObject({ count: 1, first: [{ id: order.number }] });
    expect(await task('notifications')).toMatchObject({ count: 1, first: [{ label: order.number }] });
    await payBackByHand('Nora Alaoui');
    const found = await task('refunds');
    expect(found).toMatchObject({
      count: 1,
      first: [{ label: 'Nora Alaoui' }],
      oldest: test.context.clock(),
      isLate: false,
    });
    const days = (await test.academy.settings()).refundPolicy.paidBackWithinDays;
    test.pass((days + 1) * 24 * hourMs);
    expect(await task('refunds')).toMatchObject({ isLate: true });
  });

  it('show a refused notification and a difference with a gateway', async () => {
    const order = await place(test);
    await notifyFromBank(test, evidenceFor(await begin(test, order), { amountCentimes: 1 }));
    expect(await task('notifications')).toMatchObject({ count: 1, first: [{ label: order.number }] });
    const difference = {
      kind: 'wrong-amount' as const,
      gateway: 'test-bank',
      orderNumber: order.number,
      attemptReference: null,
      providerReference: null,
      hereCentimes: 2,
      thereCentimes: 1,
    };
    const at = test.context.clock();
    await test.db.insert(reconciliations).values({
      id: randomUUID(),
      startedAt: at,
      finishedAt: at,
      startedBy: 'clock',
      compared: 2,
      unreachable: 0,
      differences: [
        { ...difference, settled: false },
        { ...difference, settled: true },
      ],
    });
    expect(await task('differences')).toMatchObject({
      count: 1,
      oldest: at,
      first: [{ id: order.number, label: 'wrong-amount' }],
    });
  });

  it('show a reported text once, however many reported it', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    await report(one, 5);
    await report(other, 1);
    await report(other, 9);
    const found = await task('reports');
    expect(found).toMatchObject({ count: 2, dueAt: null, isLate: false });
    expect(found?.first.map(({ id }) => id)).toEqual([`post ${other}`, `post ${one}`]);
  });

  it('show applications until they are answered', async () => {
    await test.academy.writeToUs({ ...somebody, topic: 'course', message: 'A question.' });
    expect(await task('applications')).toMatchObject({
      count: 1,
      first: [{ label: 'Salma Alaoui' }],
      isLate: false,
    });
    test.pass(30 * 24 * hourMs);
    expect(await task('applications')).toMatchObject({ isLate: true });
    const id = (await task('applications'))?.first[0]?.id ?? '';
    await test.academy.staff.moveApplication({ id, from: 'new', to: 'answered', staff });
    expect(await task('applications')).toBeUndefined();
  });

  it('show a waitlist while its course can be opened, until those who wait were written to', async () => {
    const { itemSlug: courseSlug } = await place(test);
    await test.academy.joinWaitlist({ ...somebody, courseSlug });
    const set = (path: string, value: string) =>
      test.db.update(courses).set({
        record: sql`jsonb_set(${courses.record}, ${path}::text[], ${value}::jsonb)`,
      });
    await set('{comingSoon}', 'true');
    expect(await task('waitlists', 'support')).toMatchObject({
      count: 1,
      first: [{ id: courseSlug, about: { people: 1 } }],
    });
    expect(await task('waitlists', 'finance')).toBeUndefined();
    await set('{priceCentimes}', 'null');
    expect(await task('waitlists')).toBeUndefined();
    await set('{priceCentimes}', '60000');
    const publicAt = new Date(test.context.clock().getTime() + 86_400_000);
    await test.academy.staff.openCourse({ courseSlug, publicAt, staff });
    expect(await task('waitlists')).toBeUndefined();
  });

  it('show the paid consultations of the day until each is over, an expert their own', async () => {
    await seedExpert(test);
    const order = await book(test);
    const [booking] = await allBookings(test);
    if (!booking) throw new Error('Nothing is booked.');
    const agenda = async (role: StaffRole, of?: string) =>
      (await test.academy.staff.today({ staff: { ...staff, role, ...(of !== undefined && { expert: of }) } }))
        .agenda;
    test.pass(booking.startsAt.getTime() - test.context.clock().getTime());
    expect(await agenda('support')).toEqual([]);
    await test.db.update(bookings).set({ state: 'booked' });
    const { startsAt, endsAt } = booking;
    const shown = { kind: 'booking', id: order.number, startsAt, endsAt, learner: order.name };
    expect(await agenda('support')).toMatchObject([shown]);
    expect(await agenda('expert', expert)).toMatchObject([shown]);
    expect(await agenda('expert', 'somebody-else')).toEqual([]);
    expect(await agenda('finance')).toEqual([]);
    test.pass(endsAt.getTime() - startsAt.getTime());
    expect(await agenda('support')).toEqual([]);
  });

  it('show e-mails and webhooks that failed for good', async () => {
    await place(test);
    const failedAt = test.context.clock();
    await test.db.update(outbox).set({ failedAt });
    await queueEvents(test.database, { isTold: true, now: failedAt });
    await test.db.update(outbox).set({ failedAt });
    expect(await task('mails')).toMatchObject({ oldest: failedAt });
    expect(await task('webhooks')).toMatchObject({ count: 1, first: [{ label: 'order.placed' }] });
    await test.db.update(outbox).set({ doneAt: failedAt }).where(eq(outbox.kind, 'event'));
    expect(await task('webhooks')).toBeUndefined();
  });

  it('show an e-mail that cannot leave as it is written, from its first try on', async () => {
    await place(test);
    await test.db.update(outbox).set({ lastError: 'connect ECONNREFUSED' });
    expect(await task('mails')).toBeUndefined();
    await test.db.update(outbox).set({ lastError: `${ownFault}The subject is empty.` });
    expect(await task('mails')).toMatchObject({ count: 1 });
  });

  it('show each role what it may act on, and nothing else', async () => {
    await claim('Salma Alaoui');
    await payTwice();
    await payBackByHand('Nora Alaoui');
    await test.academy.chooseMethod({
      token: (await place(test)).token,
      option: 'Other Payment Methods',
    });
    await report(randomUUID(), 0);
    await test.db.update(outbox).set({ failedAt: test.context.clock() });
    const seen = Object.fromEntries(
      await Promise.all(
        staffRoles.map(async (role) => [role, (await today(role)).tasks.map(({ kind }) => kind)]),
      ),
    );
    expect(seen['owner']).toEqual(taskKinds.filter((kind) => seen['owner'].includes(kind)));
    const coming = ['claims', 'other-methods'];
    const going = ['refunds', 'second-payments', 'notifications'];
    expect(seen).toEqual({
      owner: [...coming, 'access-codes', 'few-codes', ...going, 'reports', 'mails'],
      finance: [...coming, ...going],
      support: ['access-codes', 'few-codes', 'reports', 'mails'],
      editor: [],
      moderator: ['reports'],
      expert: [],
    });
  });
});
