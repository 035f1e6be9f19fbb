import { beforeEach, expect, it } from 'vitest';
import { asc, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { entitlements } from '../../selling/orders/access.table.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import { dateInMorocco, instantInMorocco } from '../../platform/time/calendar-date.ts';
import { outbox } from '../../academy/emails/outbox.table.ts';
import { someDetails } from '../../../tests/support/builders.ts';
import { placeAndPay } from '../../../tests/support/actions.ts';
import { aCaller, aCohort, aTaughtCourse, inAll, teach } from '../../../tests/support/classroom.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { runCall } from '../../../tests/support/run-call.ts';
import { makeEmail } from '../../../tests/support/post-emails.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import type { StaffMember } from '../../academy.ts';
import { moveLearner } from '../../selling/cohorts/cohort-learners.service.ts';
import { cohorts, enrolments } from '../../selling/orders/cohorts.table.ts';
import type { Assignment } from './assignment.ts';
import { attendance, learningEmails, learningEvents, liveSessions } from './classroom.table.ts';
import { learningEmailKinds, type LearningEmailKind } from './learning-email.ts';
import { allowed } from '../../../tests/support/sure.ts';

const course = { kind: 'course', slug: 'taught-here' } as const;
const courseSlug = 'taught-here';
const assignment: Assignment = {
  kind: 'assignment',
  brief: inAll('Photograph your product.'),
  takes: ['text'],
  rubric: [],
  dueAfterDays: null,
  lateAllowed: false,
};
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const owner: StaffMember = { email: 'nadia@academy.example', role: 'owner' };

describeAcademy('a cohort', { courses: [aTaughtCourse(), aTaughtCourse({ slug: 'also-here' })] }, (test) => {
  let cohortId: string;
  let lessons: Record<string, string>;
  beforeEach(async () => {
    lessons = await teach(test.db, courseSlug, [{ key: 'first' }, { key: 'meet', kind: 'live' }]);
    cohortId = randomUUID();
    // The tests' clock begins on Monday, 1 June 2026, 11:00 in Morocco.
    await test.db.insert(cohorts).values({
      id: cohortId,
      courseSlug,
      startsOn: '2026-06-02',
      weekdays: [3],
      startsAt: '20:30',
      minutes: 90,
      weeks: 3,
      createdAt: test.context.clock(),
    });
    await test.academy.live.healSessions();
  });

  const passTo = (date: string, time: string) =>
    test.pass(instantInMorocco(date, time).getTime() - test.context.clock().getTime());

  async function join(email: string) {
    const order = await placeAndPay(test, { item: course, details: someDetails({ email }) });
    await test.db.update(enrolments).set({ cohortId }).where(eq(enrolments.orderId, order.id));
    return order;
  }

  const names = new Set([
    'live-day',
    'live-hour',
    'live-changed',
    'learner-moved',
    'course-week',
    'course-stopped',
    'course-announcement',
    'study-time',
    'question-answered',
    'assignment-marked',
    'certificate-ready',
    'course-outcome',
  ]);

  const posted = async () => {
    const rows = await test.db.select().from(outbox).orderBy(asc(outbox.createdAt));
    return rows
      .filter(({ payload }) => names.has(String(payload['emailName'])))
      .map(({ payload, orderId, createdAt }) => ({
        emailName: String(payload['emailName']),
        orderId,
        payload,
        at: createdAt,
      }));
  };
  const emailsTo = async ({ id }: { id: string }) =>
    (await posted()).filter(({ orderId }) => orderId === id).map(({ emailName }) => emailName);

  /** What an e-mail would contain now; null when it does not apply any more. */
  const made = async (name: string, writtenAt?: Date) => {
    const row = (await posted()).find(
      ({ emailName, at }) =>
        emailName === name && (writtenAt === undefined || at.getTime() === writtenAt.getTime()),
    );
    return row && makeEmail(test, row);
  };

  const factsOf = (email: Awaited<ReturnType<typeof made>>) =>
    email?.content.parts[0].blocks.flatMap((block) => (block.kind === 'facts' ? block.rows : []));

  const sessionsOf = (email: string) =>
    test.academy.live.sessions({ caller: aCaller({ email }), courseSlug });
  const first = async () =>
    (await test.db.select().from(liveSessions).where(eq(liveSessions.number, 1)))[0] ??
    Promise.reject(new Error('There is no session.'));

  it('meets as planned, shows the link only in its time, and a press counts once', async () => {
    const { email } = await join('amal@example.com');
    const { id } = await first();
    await runCall(test, owner, 'teaching/set-live-session', { id, joinUrl: 'https://meet.example/secret' });
    // Its lesson opens with its week, so there is no link to it before.
    expect(await sessionsOf(email)).toMatchObject({
      sessions: [{ lesson: { id: lessons['meet'], isOpen: false } }, {}, {}],
    });
    const press = () =>
      test.academy.live.pressHere({ caller: aCaller({ email }), courseSlug, sessionId: id });
    const linkAt = async (time: string) => {
      passTo('2026-06-03', time);
      return JSON.stringify(await sessionsOf(email)).includes('meet.example');
    };
    expect(await linkAt('20:19')).toBe(false);
    expect(await press()).toMatchObject({ ok: false, reason: 'not-open' });
    expect(await linkAt('20:20')).toBe(true);
    await Promise.all([press(), press(), press()]);
    expect(await test.db.select().from(learningEvents)).toMatchObject([
      { lessonId: lessons['meet'], kind: 'done', body: { how: 'attended' } },
    ]);
    expect(await linkAt('22:29')).toBe(true);
    expect(await linkAt('22:30')).toBe(false);

    const [enrolment] = await test.db.select().from(enrolments);
    const marks = [{ enrolment: enrolment?.id ?? '', came: false }];
    await runCall(test, owner, 'teaching/mark-live-attendance', { id, marks });
    expect(await test.db.select().from(attendance)).toMatchObject([{ came: false, toldBy: owner.email }]);
    expect(await test.db.select().from(learningEvents)).toEqual([]);
  });

  it('reminds each learner a day and an hour before, once, however often the job runs', async () => {
    const [amal, salma] = [await join('amal@example.com'), await join('salma@example.com')];
    const paused = await join('paused@example.com');
    const left = await join('left@example.com');
    await test.db
      .update(entitlements)
      .set({ pausedAt: new Date() })
      .where(eq(entitlements.orderId, paused.id));
    await payBackOrder(test, left);
    await test.db
      .update(enrolments)
      .set({ emailsOff: ['reminders'] })
      .where(eq(enrolments.orderId, salma.id));
    passTo('2026-06-02', '19:29');
    expect(await test.academy.live.remindOfSessions()).toBe(0);
    for (let minute = 0; minute < 30; minute += 1) {
      await Promise.all([test.academy.live.remindOfSessions(), test.academy.live.remindOfSessions()]);
      test.pass(55 * minuteMs);
    }
    expect(await posted()).toMatchObject([
      { emailName: 'live-day', orderId: amal.id },
      { emailName: 'live-hour', orderId: amal.id },
    ]);
    // It has begun, so what is still in the outbox is not sent.
    expect(await made('live-hour')).toBeNull();
  });

  it('announces everything that moved in one e-mail, and reminders follow to the new hour', async () => {
    const amal = await join('amal@example.com');
    passTo('2026-06-02', '20:00');
    await test.academy.live.remindOfSessions();
    test.pass(minuteMs);
    await test.db.update(cohorts).set({ startsOn: '2026-06-09' });
    await Promise.all([test.academy.live.healSessions(), test.academy.live.healSessions()]);
    await test.academy.live.healSessions();
    expect(await emailsTo(amal)).toEqual(['live-day', 'live-changed']);
    expect(await made('live-day')).toBeNull();
    const changed = await made('live-changed');
    expect(changed?.calendar?.text.match(/BEGIN:VEVENT/g)).toHaveLength(3);
    expect(factsOf(changed)).toEqual([
      { label: 'Session 1', value: 'Wednesday 10 June, 20:30 to 22:00 instead of Wednesday 3 June, 20:30' },
      { label: 'Session 2', value: 'Wednesday 17 June, 20:30 to 22:00 instead of Wednesday 10 June, 20:30' },
      { label: 'Session 3', value: 'Wednesday 24 June, 20:30 to 22:00 instead of Wednesday 17 June, 20:30' },
    ]);
    passTo('2026-06-10', '10:00');
    await test.academy.live.remindOfSessions();
    expect(await emailsTo(amal)).toEqual(['live-day', 'live-changed', 'live-day']);
    test.pass(minuteMs);

    const { id } = await first();
    await runCall(test, owner, 'teaching/cancel-live-session', { id });
    await test.academy.live.healSessions();
    expect(factsOf(await made('live-changed', test.context.clock()))).toEqual([
      { label: 'Session 1', value: 'cancelled (was to be Wednesday 10 June, 20:30)' },
    ]);
    passTo('2026-06-10', '19:40');
    await test.academy.live.remindOfSessions();
    expect(await emailsTo(amal)).toEqual(['live-day', 'live-changed', 'live-day', 'live-changed']);
  });

  it('has a calendar address that works without signing in, keeps the id of a changed session, and ends with a refund', async () => {
    const order = await join('amal@example.com');
    const [enrolment] = await test.db.select().from(enrolments);
    const token = test.academy.live.calendarToken(enrolment?.id ?? '');
    const open = (of: Partial<{ courseSlug: string; token: string }> = {}) =>
      test.academy.live.sessionsByToken({ courseSlug, token, ...of });
    const before = await open();
    expect(before?.sessions).toHaveLength(3);
    test.pass(minuteMs);
    await test.db.update(cohorts).set({ startsAt: '21:00' });
    await test.academy.live.healSessions();
    const after = await open();
    expect(after?.sessions.map(({ id }) => id)).toEqual(before?.sessions.map(({ id }) => id));
    expect(after?.sessions[0]?.changedAt.getTime()).toBeGreaterThan(
      before?.sessions[0]?.changedAt.getTime() ?? 0,
    );
    expect(await open({ courseSlug: 'another' })).toBeNull();
    expect(await open({ token: `${token.slice(0, -1)}${token.endsWith('x') ? 'y' : 'x'}` })).toBeNull();
    await payBackOrder(test, order);
    expect(await open()).toBeNull();
  });

  it('sends one teaching e-mail a day to a person at most, the more urgent first, and never at night', async () => {
    const amal = await join('amal@example.com');
    const announce = (body: string) =>
      runCall(test, owner, 'teaching/announce', { id: randomUUID(), cohort: cohortId, body });
    const send = () => test.academy.learningEmails.sendTeachingEmails();
    test.pass(minuteMs);
    await announce('Bring a notebook.');
    passTo('2026-06-02', '08:59');
    expect(await send()).toBe(0);
    passTo('2026-06-02', '09:00');
    await Promise.all([send(), send(), send()]);
    await send();
    expect(await emailsTo(amal)).toEqual(['course-announcement']);
    // The same mailbox spelt otherwise learns in another course too: it is one person.
    await teach(test.db, 'also-here', [{ key: 'other' }]);
    const other = await placeAndPay(test, {
      item: { kind: 'course', slug: 'also-here' },
      details: someDetails({ email: 'amal+other@example.com' }),
    });
    passTo('2026-06-03', '09:00');
    for (let day = 0; day < 25; day += 1) {
      await Promise.all([send(), send()]);
      test.pass(5 * hourMs);
      await send();
      test.pass(19 * hourMs);
    }
    // The plan of week 1 on the next day, then each week; in between the reminder of the stopped lesson, twice.
    expect(await emailsTo(amal)).toEqual([
      'course-announcement',
      'course-week',
      'course-stopped',
      'course-week',
      'course-stopped',
      'course-week',
    ]);
    expect(await emailsTo(other)).toEqual(['course-stopped', 'course-stopped']);
    const days = (await test.db.select().from(learningEmails)).map(({ at }) => dateInMorocco(at));
    expect(new Set(days).size).toBe(days.length);
  });

  it('sends no ‘you stopped’ to learners who came back, are done, or turned it off', async () => {
    const amal = await join('amal@example.com');
    await test.db.update(enrolments).set({ emailsOff: ['week'] });
    passTo('2026-06-05', '10:00');
    await test.academy.learningEmails.sendTeachingEmails();
    expect(await emailsTo(amal)).toEqual(['course-stopped']);
    expect((await made('course-stopped'))?.content.subject).toBe('Lesson 1 is waiting for you');
    const caller = aCaller({ email: amal.email });
    const sendDone = (lesson: string) =>
      test.academy.classroom.takeEvents({
        caller,
        courseSlug,
        events: [
          {
            id: randomUUID(),
            lessonId: lessons[lesson] ?? '',
            kind: 'done',
            body: {},
            at: test.context.clock(),
          },
        ],
      });
    await sendDone('first');
    expect(await made('course-stopped')).toBeNull();
    await sendDone('meet');
    test.pass(4 * dayMs);
    expect(await test.academy.learningEmails.sendTeachingEmails()).toBe(0);
  });

  it('has a link that turns its kind off without signing in; a changed link does nothing', async () => {
    const amal = await join('amal@example.com');
    await test.db.update(orders).set({ locale: 'ar' });
    passTo('2026-06-02', '10:00');
    await test.academy.learningEmails.sendTeachingEmails();
    const email = await made('course-week');
    expect(email?.content.subject).toMatch(/^الأسبوع 1/);
    const token = /\/ar\/learn\/emails\/([\w-]+)$/.exec(email?.unsubscribe ?? '')?.[1] ?? '';
    const { setEmailsByToken, emailChoices } = test.academy.learningEmails;
    expect(
      await setEmailsByToken({
        token: `${token.startsWith('x') ? 'y' : 'x'}${token.slice(1)}`,
        wanted: false,
      }),
    ).toBe(false);
    expect(await setEmailsByToken({ token, wanted: false })).toBe(true);
    expect(await emailChoices(token)).toMatchObject({
      kind: 'week',
      kinds: [{ kind: 'week', isOff: true }, {}, {}, {}, {}, {}, {}, {}, {}],
    });
    expect(await made('course-week')).toBeNull();
    await payBackOrder(test, amal);
    expect(await emailChoices(token)).toBeNull();
  });

  it('is not sent when its box in the settings is not ticked; each has a link to open and one to unsubscribe without signing in', async () => {
    const { email } = await join('amal@example.com');
    const { db } = test;
    const { work = '' } = await teach(
      db,
      courseSlug,
      [{ key: 'work', kind: 'assignment', content: { task: assignment } }],
      { position: 2 },
    );
    const caller = aCaller({ email });
    const { classroom, questions, assignments, marking, certificates, learning } = test.academy;
    const tick = (emails: readonly LearningEmailKind[]) =>
      learning.saveCourseSettings({ caller, courseSlug, emails });
    const checked: LearningEmailKind[] = [];
    const check = async (kind: LearningEmailKind, name: string) => {
      const wanted = await made(name);
      expect(JSON.stringify(wanted?.content), name).toMatch(/"href":"[^"]*\/learn\/taught-here\/enter\//);
      expect(JSON.stringify(wanted?.content), name).toContain(`"href":"${wanted?.unsubscribe}"`);
      await tick(learningEmailKinds.filter((one) => one !== kind));
      expect(await made(name), name).toBeNull();
      await tick(learningEmailKinds);
      checked.push(kind);
    };

    test.pass(minuteMs);
    await runCall(test, owner, 'teaching/announce', {
      id: randomUUID(),
      cohort: cohortId,
      body: 'Bring a notebook.',
    });
    passTo('2026-06-02', '10:00');
    await test.academy.learningEmails.sendTeachingEmails();
    await check('announcements', 'course-announcement');
    passTo('2026-06-02', '20:00');
    await test.academy.live.remindOfSessions();
    await check('reminders', 'live-day');
    passTo('2026-06-03', '09:00');
    await test.academy.learningEmails.sendTeachingEmails();
    await check('week', 'course-week');
    passTo('2026-06-06', '10:00');
    await test.academy.learningEmails.sendTeachingEmails();
    await check('stopped', 'course-stopped');

    const change = { kind: 'choose', days: [6], at: '20:00' } as const;
    await test.academy.studyPlans.changePlan({ caller, courseSlug, change });
    passTo('2026-06-06', '20:00');
    await test.academy.studyPlans.sendStudyWords();
    await check('plan', 'study-time');

    const question = { caller, courseSlug, key: 'first', parentId: null, body: 'Why?', isAnonymous: false };
    const asked = allowed(await questions.write({ ...question, formKey: randomUUID() }));
    const answer = { id: asked.id, answerId: randomUUID(), body: 'Because.' };
    await runCall(test, owner, 'teaching/answer-question', answer);
    await check('answers', 'question-answered');

    const handed = { caller, courseSlug, key: 'work', version: 1, text: 'Here it is.', files: [] };
    const submissionId = randomUUID();
    await assignments.handIn({ ...handed, submissionId });
    const mark = { outcome: 'accepted' as const, rubric: [], text: 'Good light.', voice: null };
    expect(await marking.mark({ staff: owner, submissionId, ...mark })).toMatchObject({ ok: true });
    await check('marks', 'assignment-marked');

    const events = [lessons['first'], lessons['meet'], work].map((lessonId = '') => ({
      id: randomUUID(),
      lessonId,
      kind: 'done' as const,
      body: {},
      at: test.context.clock(),
    }));
    await classroom.takeEvents({ caller, courseSlug, events });
    const [seat] = await db.select().from(enrolments);
    for (const { id: sessionId } of await db.select().from(liveSessions))
      await db.insert(attendance).values({
        sessionId,
        enrolmentId: seat?.id ?? '',
        came: true,
        toldBy: owner.email,
        at: test.context.clock(),
      });
    await certificates.noteFinished();
    await check('certificate', 'certificate-ready');
    passTo('2026-09-05', '10:00');
    await test.academy.outcomes.askOutcomes();
    await check('outcome', 'course-outcome');
    expect(checked.toSorted()).toEqual(learningEmailKinds.toSorted());
  });

  it('about a new group is sent once per move, with its days and sessions; a move that was undone is not announced', async () => {
    const order = await join('amal@example.com');
    const [seat] = await test.db.select().from(enrolments).where(eq(enrolments.orderId, order.id));
    const another = await aCohort(test.db, courseSlug, {
      startsOn: '2026-06-23',
      weekdays: [2],
      weeks: 2,
    });
    await test.academy.live.healSessions();
    const move = (cohort: string) =>
      moveLearner(test.context, { staff: owner, enrolment: seat?.id ?? '', cohort, overSeats: false });
    const pressed = await Promise.all([move(another), move(another)]);
    expect(pressed).toEqual([{ ok: true }, { ok: true }]);
    expect(await emailsTo(order)).toEqual(['learner-moved']);
    const moved = await made('learner-moved');
    expect(moved?.to).toEqual(['amal@example.com']);
    const content = JSON.stringify(moved?.content);
    for (const words of ['Tuesday 23 June 2026', 'Tuesdays 20:30 (Moroccan time)'])
      expect(content).toContain(words);
    expect(moved?.calendar?.text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(moved?.calendar?.text).toContain('20260623T203000');
    test.pass(minuteMs);
    await move(cohortId);
    expect(await made('learner-moved')).toBeNull();
    expect(await emailsTo(order)).toEqual(['learner-moved', 'learner-moved']);
  });
});
