import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { entitlements } from '../../selling/orders/access.table.ts';
import { aCaller, aTaughtCourse, inAll, teach } from '../../../tests/support/classroom.ts';
import { placeAndPay, staff } from '../../../tests/support/actions.ts';
import { academyForEach } from '../../../tests/support/open-test-academy.ts';
import { describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import { postEmails } from '../../../tests/support/post-emails.ts';
import { raiseContentVersion } from '../../academy/content/content.service.ts';
import { courses } from '../../academy/content/catalogue.table.ts';
import { cohorts, enrolments } from '../../selling/orders/cohorts.table.ts';
import { liveSessions, submissions } from './classroom.table.ts';
import { allowed } from '../../../tests/support/sure.ts';

const dayMs = 86_400_000;
const item = { kind: 'course', slug: 'taught-here' } as const;
const gift = { recipientName: 'Hiba Bennani', recipientEmail: 'hiba@example.com', giftNote: 'For you' };
const cohortId = randomUUID();
const sessionId = randomUUID();
const task = {
  kind: 'assignment' as const,
  brief: inAll('Write.'),
  takes: ['text' as const],
  rubric: [],
  dueAfterDays: 6,
  lateAllowed: true,
};

describeOnBothEngines('the first ten minutes', (engine) => {
  const test = academyForEach({
    engine,
    courses: [aTaughtCourse({ courseType: 'live', startsOn: null })],
  });
  beforeEach(async () => {
    await test.db.insert(cohorts).values({
      id: cohortId,
      courseSlug: item.slug,
      startsOn: '2026-06-08',
      weekdays: [2],
      startsAt: '20:30',
      minutes: 90,
      weeks: 4,
      seats: 10,
      trainer: null,
      createdAt: test.context.clock(),
    });
    const body = inAll('Salam.\n\n## Before you begin\n\n- A notebook\n\n## Later\n\nMuch more.');
    await teach(test.db, item.slug, [
      { key: 'welcome', content: { body } },
      { key: 'first-task', content: { minutes: 10 } },
      { key: 'one' },
      { key: 'work', kind: 'assignment', content: { task } },
    ]);
  });

  const home = (of: Parameters<typeof aCaller>[0]) =>
    test.academy.learning.home({ caller: aCaller(of), courseSlug: item.slug });
  const openHome = async (of: Parameters<typeof aCaller>[0]) => allowed(await home(of));
  const mine = (email: string) => test.academy.learning.myCourses({ caller: aCaller({ email }) });

  it('before the first day the welcome and the first task are open, the session is shown, and nothing else opens', async () => {
    const { email } = await placeAndPay(test, { item });
    const before = await openHome({ email });
    expect(before).toMatchObject({
      beginsOn: '2026-06-08',
      next: { key: 'welcome' },
      welcome: { minutes: 10 },
      firstTask: { key: 'first-task' },
      nextSession: { id: null, startsAt: new Date('2026-06-09T19:30:00Z'), minutes: 90 },
      progress: { done: 0, of: 4 },
      due: [],
      opened: [],
    });
    const openNow = before.modules.flatMap(({ lessons }) => lessons.filter(({ isOpen }) => isOpen));
    expect(openNow.map(({ key }) => key)).toEqual(['welcome', 'first-task']);
    expect(await mine(email)).toMatchObject([
      { state: 'begins', course: { slug: item.slug }, isGift: false },
    ]);
    test.pass(8 * dayMs);
    const after = await openHome({ email });
    expect(after.opened.map(({ key }) => key)).toEqual(['one', 'work']);
    expect(after).toMatchObject({ beginsOn: null, due: [{ dueOn: '2026-06-14', isLate: false }] });
  });

  it('work that waits for its mark is not the next thing to do, and is shown as waiting', async () => {
    const { email } = await placeAndPay(test, { item });
    const { learner, modules } = await openHome({ email });
    const lessons = modules.flatMap((one) => one.lessons);
    const at = test.context.clock();
    for (const [key, state] of [
      ['first-task', 'waiting'],
      ['work', 'again'],
    ] as const)
      await test.db.insert(submissions).values({
        id: randomUUID(),
        enrolmentId: learner?.enrolment.id ?? '',
        lessonId: lessons.find((lesson) => lesson.key === key)?.id ?? '',
        version: 1,
        number: 1,
        text: 'Mine.',
        files: [],
        state,
        isLate: false,
        at,
      });
    await test.db.update(enrolments).set({ opensAll: true });
    const nextNow = async () => (await openHome({ email })).next?.key;
    expect(await openHome({ email })).toMatchObject({
      next: { key: 'welcome' },
      firstTask: { key: 'first-task', waits: true },
    });
    const done = async (key: string) => {
      const lessonId = lessons.find((lesson) => lesson.key === key)?.id ?? '';
      const events = [{ id: randomUUID(), lessonId, kind: 'done' as const, body: { how: 'button' }, at }];
      await test.academy.classroom.takeEvents({ caller: aCaller({ email }), courseSlug: item.slug, events });
    };
    await done('welcome');
    expect(await nextNow()).toBe('one');
    await done('one');
    expect(await nextNow()).toBe('work');
  });

  it('the e-mail agrees: session with its calendar, what to prepare, the first task, the receipt and the link to the course', async () => {
    const startsAt = new Date('2026-06-09T19:30:00Z');
    await test.db
      .insert(liveSessions)
      .values({ id: sessionId, cohortId, number: 1, startsAt, minutes: 90, changedAt: startsAt });
    const order = await placeAndPay(test, { item });
    const mail = (await postEmails(test)).find(({ subject }) => subject.includes('is open'));
    expect(mail?.to).toEqual([order.email]);
    expect(mail?.calendar?.text).toContain(`UID:live-${sessionId}@`);
    expect(mail?.calendar?.text).not.toContain(order.token);
    for (const sentence of [
      'Tuesday, 9 June 2026, 20:30 to 22:00',
      'A notebook',
      '“first-task”: about 10 minutes.',
      order.number.toUpperCase(),
      `/learn/${item.slug}/enter/${order.token}`,
    ])
      expect(mail?.text).toContain(sentence);
    expect(mail?.text).not.toMatch(/Much more|Salam\.$/m);
    expect(mail?.text).not.toMatch(/activation code|Start learning/);
  });

  it('a session that staff moved before another is the next one, on the home and in the list', async () => {
    const { email } = await placeAndPay(test, { item });
    const now = test.context.clock();
    const sessions = [
      { id: randomUUID(), number: 1, startsAt: new Date(now.getTime() + dayMs) },
      { id: sessionId, number: 2, startsAt: now },
    ];
    await test.db
      .insert(liveSessions)
      .values(sessions.map((one) => ({ ...one, cohortId, minutes: 90, changedAt: now })));
    const found = await openHome({ email });
    expect(found.nextSession).toMatchObject({ id: sessionId, startsAt: now });
    expect(found.sessions.map(({ number, state }) => [number, state])).toEqual([
      [2, 'open'],
      [1, 'coming'],
    ]);
    const asked = { caller: aCaller({ email }), courseSlug: item.slug };
    expect(await test.academy.live.sessions(asked)).toMatchObject({ sessions: found.sessions });
    expect(await mine(email)).toMatchObject([{ nextSession: { id: sessionId } }]);
  });

  it('a live lesson is done by the button once its session has begun, and not before', async () => {
    const { 'live-1': lessonId = '' } = await teach(test.db, item.slug, [{ key: 'live-1', kind: 'live' }], {
      position: 2,
    });
    const { email } = await placeAndPay(test, { item });
    test.pass(8 * dayMs);
    const startsAt = new Date(test.context.clock().getTime() + dayMs);
    await test.db
      .insert(liveSessions)
      .values({ id: sessionId, cohortId, number: 1, startsAt, minutes: 90, changedAt: startsAt });
    const asked = { caller: aCaller({ email }), courseSlug: item.slug };
    const press = async () => {
      const event = { id: randomUUID(), lessonId, kind: 'done' as const, body: {}, at: test.context.clock() };
      const result = await test.academy.classroom.takeEvents({ ...asked, events: [event] });
      expect(result).toEqual({ ok: true, settled: [event.id] });
      const lesson = (await openHome({ email })).modules.flatMap((one) => one.lessons).at(-1);
      return lesson?.progress?.doneAt ?? null;
    };
    expect(await press()).toBeNull();
    test.pass(dayMs - 1);
    expect(await press()).toBeNull();
    test.pass(1);
    expect(await press()).toEqual(startsAt);
  });

  it('a gift belongs to its recipient: the e-mail links to the sign-in, names no price, and the recipient’s account has the course', async () => {
    const order = await placeAndPay(test, { item, gift });
    const mail = (await postEmails(test)).find(({ to }) => to.includes(gift.recipientEmail));
    expect(mail?.subject).toContain('A gift for you');
    for (const sentence of ['For you', 'A notebook', `/learn/${item.slug}\n`])
      expect(mail?.text).toContain(sentence);
    expect(mail?.text).not.toContain(order.number);
    expect(mail?.text).not.toContain(order.token);
    expect(await mine(gift.recipientEmail)).toMatchObject([{ isGift: true, state: 'begins' }]);
    expect(await mine(order.email)).toEqual([]);
    expect(await home({ orderTokens: [order.token] })).toMatchObject({ ok: false, reason: 'sign-in' });
  });

  it('whose a course is: the member’s or the browser’s that paid, a gift its recipient’s, and nobody else’s', async () => {
    const paid = await placeAndPay(test, { item });
    const given = await placeAndPay(test, { item, gift });
    const own = async (of: Parameters<typeof aCaller>[0]) => [
      ...(await test.academy.learning.ownSlugs({ caller: aCaller(of) })),
    ];
    for (const of of [{ email: paid.email }, { orderTokens: [paid.token] }, { email: gift.recipientEmail }])
      expect(await own(of)).toEqual([item.slug]);
    for (const of of [{}, { email: 'stranger@example.com' }, { orderTokens: [given.token] }])
      expect(await own(of)).toEqual([]);
  });

  it('a welcome and the e-mails of a course at one’s own pace promise no live session', async () => {
    await test.db.delete(cohorts);
    await test.db.update(courses).set({ record: aTaughtCourse({ courseType: 'virtual' }) });
    await raiseContentVersion(test.db);
    const order = await placeAndPay(test, { item });
    const mail = (await postEmails(test)).find(({ subject }) => subject.includes('is open'));
    expect(mail?.html).toContain('Your lessons and one small first task.');
    expect(`${mail?.html} ${mail?.text}`).not.toMatch(/live|session/i);
    const settings = await test.academy.learning.courseSettings({
      caller: aCaller({ email: order.email }),
      courseSlug: item.slug,
    });
    expect(settings.ok && settings.settings.kinds).toEqual([
      'stopped',
      'answers',
      'marks',
      'certificate',
      'plan',
      'outcome',
    ]);
  });

  it('a paused course is shown as paused in the account, and a gift’s order only to its buyer', async () => {
    const { email } = await placeAndPay(test, { item });
    await test.db.update(entitlements).set({ pausedAt: new Date() });
    expect(await mine(email)).toMatchObject([{ state: 'paused', next: null, due: [] }]);
    expect(await home({ email })).toMatchObject({ ok: false, reason: 'paused' });
  });

  it('the choice of e-mails is stored with the seat; staff without a seat have none', async () => {
    const { email } = await placeAndPay(test, { item });
    const of = (caller: Parameters<typeof aCaller>[0]) => ({
      caller: aCaller(caller),
      courseSlug: item.slug,
    });
    const kept = async () => {
      const found = await test.academy.learning.courseSettings(of({ email }));
      return found.ok && found.settings.emails;
    };
    expect(await kept()).toContain('week');
    const emails = ['reminders', 'answers'] as const;
    expect(await test.academy.learning.saveCourseSettings({ ...of({ email }), emails })).toEqual({
      ok: true,
    });
    expect(await kept()).toEqual(emails);
    expect(await test.academy.learning.saveCourseSettings({ ...of({ staff }), emails })).toMatchObject({
      ok: false,
      reason: 'not-enrolled',
    });
    expect((await openHome({ staff })).learner).toBeNull();
  });
});
