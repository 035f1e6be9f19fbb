import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { courses } from '../../academy/content/catalogue.table.ts';
import { events as recorded } from '../../academy/webhooks/events.table.ts';
import { raiseContentVersion } from '../../academy/content/content.service.ts';
import { bindScheduler } from '../../jobs.ts';
import { emailsOf, placeAndPay, place } from '../../../tests/support/actions.ts';
import { someDetails } from '../../../tests/support/builders.ts';
import { aCaller, aTaughtCourse, teach } from '../../../tests/support/classroom.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import { entitlements } from '../../selling/orders/access.table.ts';
import { learningEvents } from './classroom.table.ts';

const dayMs = 86_400_000;
const course = { kind: 'course', slug: 'taught-here' } as const;

describeAcademy('the classroom', { courses: [aTaughtCourse()] }, (test) => {
  let lessons: Record<string, string>;
  beforeEach(async () => {
    lessons = await teach(test.db, 'taught-here', [{ key: 'free', isFree: true }, { key: 'first' }]);
    Object.assign(
      lessons,
      await teach(test.db, 'taught-here', [{ key: 'later' }], { opensAfterDays: 7, position: 2 }),
    );
  });

  const pay = () => placeAndPay(test, { item: course });
  const open = (key: string, of: Parameters<typeof aCaller>[0]) =>
    test.academy.classroom.openLesson({ caller: aCaller(of), courseSlug: 'taught-here', key });
  const answers = async (key: string, of: Parameters<typeof aCaller>[0]) => {
    const found = await open(key, of);
    return found.ok ? 'open' : found.reason;
  };

  it('opens with the payment: no code, one e-mail, and the order’s own link is enough', async () => {
    const order = await pay();
    expect(await emailsOf(test, order)).toEqual(['order-received', 'classroom-open']);
    const home = await test.academy.classroom.courseHome({
      caller: aCaller({ orderTokens: [order.token] }),
      courseSlug: 'taught-here',
    });
    expect(home).toMatchObject({
      ok: true,
      next: { key: 'free' },
      learner: { order: { number: order.number } },
    });
    expect(await answers('first', { email: order.email })).toBe('open');
  });

  it('is closed to everybody else, but for its free lesson', async () => {
    const order = await pay();
    const unpaid = await place(test, {
      item: course,
      details: someDetails({ email: 'unpaid@example.com' }),
    });
    expect(await answers('free', {})).toBe('open');
    expect(await answers('first', {})).toBe('sign-in');
    expect(await answers('first', { email: 'stranger@example.com' })).toBe('not-enrolled');
    expect(await answers('first', { orderTokens: [unpaid.token] })).toBe('sign-in');
    expect(await answers('first', { orderTokens: [`${order.token}x`] })).toBe('sign-in');
  });

  it('opens a module on its day, counted from the day the learner joined', async () => {
    const { email } = await pay();
    expect(await open('later', { email })).toMatchObject({
      ok: false,
      reason: 'not-yet',
      opensOn: '2026-06-08',
    });
    test.pass(7 * dayMs);
    expect(await answers('later', { email })).toBe('open');
  });

  it('closes with a refund and with a paused instalment at the very next request', async () => {
    const order = await pay();
    const { email } = order;
    await test.db.update(entitlements).set({ pausedAt: new Date() });
    expect(await answers('first', { email })).toBe('paused');
    await test.db.update(entitlements).set({ pausedAt: null });
    expect(await answers('first', { email })).toBe('open');
    await payBackOrder(test, order);
    expect(await answers('first', { email, orderTokens: [order.token] })).toBe('ended');
  });

  it('takes each event once, and remembers the position on every device', async () => {
    const { email, token } = await pay();
    const id = crypto.randomUUID();
    const at = new Date('2026-06-01T09:59:00Z');
    const done = { id, lessonId: lessons['free'] ?? '', kind: 'done' as const, body: {}, at };
    const sendEvents = (caller: Parameters<typeof aCaller>[0]) =>
      test.academy.classroom.takeEvents({
        caller: aCaller(caller),
        courseSlug: 'taught-here',
        events: [done],
      });
    await Promise.all([sendEvents({ email }), sendEvents({ orderTokens: [token] }), sendEvents({ email })]);
    expect(await test.db.select().from(learningEvents)).toMatchObject([{ id, at }]);
    // From a phone whose clock is reset, too.
    const events = [{ ...done, id: crypto.randomUUID(), at: new Date('0000-01-01T00:00:00Z') }];
    const early = { caller: aCaller({ email }), courseSlug: 'taught-here', events };
    expect(await test.academy.classroom.takeEvents(early)).toEqual({ ok: true, settled: [events[0]?.id] });
    // Other systems are told of the lesson once.
    const told = await test.db.select().from(recorded).where(eq(recorded.kind, 'lesson.done'));
    expect(told).toMatchObject([{ data: { lesson: { key: 'free' }, person: { email } } }]);
    await test.db.delete(learningEvents).where(eq(learningEvents.id, events[0]?.id ?? ''));
    const home = await test.academy.classroom.courseHome({
      caller: aCaller({ email }),
      courseSlug: 'taught-here',
    });
    expect(home).toMatchObject({ ok: true, next: { key: 'first' } });
    expect(home.ok && home.modules[0]?.lessons[0]?.progress?.doneAt).toEqual(at);
  });

  it('computes the same progress from the events of phones, in whatever order they came', async () => {
    const { email } = await pay();
    const minute = (count: number) => new Date(`2026-06-01T09:0${count}:00Z`);
    const lessonId = lessons['first'] ?? '';
    const sent = [
      { kind: 'position' as const, body: { seconds: 90 }, at: minute(5) },
      { kind: 'done' as const, body: {}, at: minute(4) },
      { kind: 'position' as const, body: { seconds: 30.5 }, at: minute(7) },
      // Of two events at one instant the later position counts.
      { kind: 'position' as const, body: { seconds: 12 }, at: minute(7) },
      { kind: 'opened' as const, body: {}, at: minute(1) },
      { kind: 'done' as const, body: {}, at: minute(8) },
    ];
    const progress = async () => {
      const home = await test.academy.classroom.courseHome({
        caller: aCaller({ email }),
        courseSlug: 'taught-here',
      });
      const all = home.ok ? home.modules.flatMap((one) => one.lessons) : [];
      return all.map((lesson) => lesson.progress);
    };
    for (const events of [sent, sent.toReversed()]) {
      await test.db.delete(learningEvents);
      for (const event of events)
        await test.academy.classroom.takeEvents({
          caller: aCaller({ email }),
          courseSlug: 'taught-here',
          events: [{ id: crypto.randomUUID(), lessonId, ...event }],
        });
      const folded = { openedAt: minute(1), doneAt: minute(4), seconds: 30.5, lastAt: minute(8) };
      expect(await progress()).toEqual([null, folded, null]);
    }
  });

  const sell = async (taughtAt: 'here' | 'elsewhere') => {
    await test.db.update(courses).set({ record: aTaughtCourse({ taughtAt }) });
    await raiseContentVersion(test.db);
  };

  it('of a course now sold elsewhere stays open to those who have a seat, and to nobody else', async () => {
    const { email } = await pay();
    await sell('elsewhere');
    expect(await answers('first', { email })).toBe('open');
    expect(await answers('free', {})).toBe('course-not-found');
    expect(await answers('first', { email: 'stranger@example.com' })).toBe('course-not-found');
    const owner = { email: 'nadia@academy.example', role: 'owner' } as const;
    expect(
      await test.academy.classroom.courseHome({ caller: aCaller({ staff: owner }), courseSlug: course.slug }),
    ).toMatchObject({ ok: true });
  });

  it('gives learners who wait for a code a seat when their course is taught here again, with one e-mail', async () => {
    await sell('elsewhere');
    const order = await pay();
    expect(await answers('first', { email: order.email })).toBe('course-not-found');
    const { grantOwedRights } = bindScheduler(test.context);
    expect(await grantOwedRights()).toBe(0);
    await sell('here');
    expect([await grantOwedRights(), await grantOwedRights()]).toEqual([1, 0]);
    expect(await answers('first', { email: order.email })).toBe('open');
    expect((await emailsOf(test, order)).filter((name) => name === 'classroom-open')).toHaveLength(1);
  });
});
