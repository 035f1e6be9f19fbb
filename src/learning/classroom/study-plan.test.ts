/** A learner's own study times: their rules, and the one message at each. */
import { beforeEach, describe, expect, it } from 'vitest';
import { asc, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { messageConsents, messageDeliveries } from '../../academy/emails/messages.table.ts';
import { writeSettings } from '../../academy/content/settings-file.store.ts';
import { outbox } from '../../academy/emails/outbox.table.ts';
import type { Messaging } from '../../gateways/messaging/messaging.ts';
import {
  addDays,
  dateInMorocco,
  instantInMorocco,
  timeInMorocco,
  weekdayOf,
} from '../../platform/time/calendar-date.ts';
import { placeAndPay } from '../../../tests/support/actions.ts';
import { someDetails, someSettings } from '../../../tests/support/builders.ts';
import { aCaller, aTaughtCourse, teach } from '../../../tests/support/classroom.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { makeEmail } from '../../../tests/support/post-emails.ts';
import { fc, forAll, tries } from '../../../tests/support/properties.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import { studyPlans } from './classroom.table.ts';
import {
  changed,
  dueWord,
  isInTime,
  noPlan,
  offeredPlan,
  type PlanChange,
  readChoice,
  readPause,
  studyHours,
  weekdays,
  weeksKept,
} from './study-plan.ts';

const monday = '2026-06-01';
const at = (day: string, time: string) => instantInMorocco(day, time);

describe('a plan', () => {
  const somePlan = fc.record({
    days: fc.subarray([...weekdays], { minLength: 1, maxLength: 6 }),
    at: fc.constantFrom(...studyHours),
  });
  const someDay = fc.integer({ min: 0, max: 200 }).map((days) => addDays(monday, days));

  it('has its next hour on a day that was chosen, within a week, by the clocks of Morocco, in Ramadan too', () => {
    // The clocks go back for Ramadan in February 2027.
    const someInstant = fc.date({
      min: at('2026-06-01', '00:00'),
      max: at('2027-06-01', '00:00'),
      noInvalidDate: true,
    });
    forAll(tries(500), somePlan, someInstant, (plan, now) => {
      const { nextAt } = changed(noPlan, { kind: 'choose', ...plan }, now);
      if (nextAt === null) return false;
      expect(plan.days).toContain(weekdayOf(dateInMorocco(nextAt)));
      expect(timeInMorocco(nextAt)).toBe(plan.at);
      return nextAt > now && nextAt.getTime() - now.getTime() <= 7.1 * 86_400_000;
    });
  });

  it('has no hour in a break, and none once it is ended', () => {
    forAll(tries(300), somePlan, fc.integer({ min: 1, max: 120 }), (plan, days) => {
      const now = at(monday, '10:00');
      const until = addDays(monday, days);
      const chosen = changed(noPlan, { kind: 'choose', ...plan }, now);
      const paused = changed(chosen, { kind: 'pause', until }, now);
      expect(dateInMorocco(paused.nextAt ?? now) >= until).toBe(true);
      expect(changed(paused, { kind: 'go-on' }, now).nextAt).toEqual(chosen.nextAt);
      expect(changed(chosen, { kind: 'end' }, now).nextAt).toBeNull();
    });
  });

  it.each([
    ['20:00', '19:59', false],
    ['20:00', '20:00', true],
    ['19:00', '21:00', true],
    ['19:00', '21:01', false],
    ['20:30', '21:30', true],
    ['20:30', '21:31', false],
    ['21:30', '21:30', true],
    ['21:30', '22:00', false],
  ])('the message of %s is still sent at %s: %s', (hour, now, sent) => {
    const plan = changed(noPlan, { kind: 'choose', days: [1], at: hour }, at(monday, '07:00'));
    expect(dueWord(plan, at(monday, now)) !== null).toBe(sent);
    expect(isInTime(at(monday, hour), at(monday, now))).toBe(sent);
  });

  it.each([
    [[], '20:00', { days: 'days-none' }],
    [['0', '8', 'x'], '20:00', { days: 'days-none' }],
    [['1', '2', '3', '4', '5', '6', '7'], '20:00', { days: 'days-all' }],
    [['1'], '03:00', { at: 'hour' }],
    [[], '20:15', { days: 'days-none', at: 'hour' }],
  ])('of the days %j at %s is refused', (days, hour, problems) => {
    expect(readChoice({ days, at: hour })).toEqual({ ok: false, problems });
  });

  it.each([
    ['', 'pause-day'],
    ['2026-02-30', 'pause-day'],
    ['2026-06-01', 'pause-past'],
    ['2026-05-01', 'pause-past'],
    ['2026-09-30', 'pause-long'],
    ['2036-06-01', 'pause-long'],
  ])('a break until ‘%s’ is refused: %s', (until, problem) => {
    expect(readPause(until, at(monday, '10:00'))).toEqual({ ok: false, problems: { until: problem } });
  });

  const someVisits = fc.array(someDay, { maxLength: 60 });
  const someGoals = fc
    .array(fc.record({ from: someDay, days: fc.integer({ min: 0, max: 6 }) }), { minLength: 1, maxLength: 5 })
    .map((goals) => goals.toSorted((one, other) => (one.from < other.from ? -1 : 1)));
  const later = at(addDays(monday, 200), '12:00');

  it('a visit never takes a week away, and no more weeks are kept than there were', () => {
    forAll(tries(1_000), someGoals, someVisits, someDay, (goals, visits, another) => {
      const kept = weeksKept(goals, new Set(visits), later);
      expect(kept).toBeLessThanOrEqual(weeksKept(goals, new Set([...visits, another]), later));
      return kept >= 0 && kept <= 30;
    });
  });

  it('of four weeks one may be missed, and weeks with a break are passed over', () => {
    const goals = [{ from: monday, days: 2 }];
    /** A row of weeks: 'k' kept, 'm' missed, 'p' with a break and no visit. */
    const keptOf = (weeks: string) => {
      const mondays = [...weeks].map((week, n) => ({ week, from: addDays(monday, 7 * n) }));
      const came = mondays.flatMap(({ week, from }) => (week === 'k' ? [from, addDays(from, 6)] : [from]));
      const breaks = mondays.flatMap(({ week, from }) =>
        week === 'p'
          ? [
              { from: addDays(from, 2), days: 0 },
              { from: addDays(from, 4), days: 2 },
            ]
          : [],
      );
      return weeksKept([...goals, ...breaks], new Set(came), at(addDays(monday, 7 * weeks.length), '08:00'));
    };
    expect(
      ['k', 'kkk', 'm', 'mkkk', 'kmkk', 'kmkkkmk', 'kmkm', 'kmmk', 'kppmpk', 'kkkkkkmk'].map(keptOf),
    ).toEqual([1, 3, 0, 3, 3, 5, 0, 1, 2, 7]);
  });

  it('the week that runs, and the one the plan was made in, can be kept but not missed', () => {
    const thursday = addDays(monday, 3);
    const goals = [{ from: thursday, days: 2 }];
    const now = at(addDays(monday, 8), '12:00');
    expect(weeksKept(goals, new Set([thursday]), now)).toBe(0);
    // Whichever days they were, also before the plan.
    expect(weeksKept(goals, new Set([monday, thursday]), now)).toBe(1);
    expect(weeksKept(goals, new Set([monday, thursday, addDays(monday, 7), addDays(monday, 8)]), now)).toBe(
      2,
    );
  });
});

const messaging: Messaging = {
  name: 'test',
  recipient: 'Test',
  send: async () => ({ ok: true, messageId: 'x' }),
  reply: async () => ({ ok: true, messageId: 'x' }),
  read: () => ({ ok: true, events: [] }),
  confirm: () => null,
};
const courseSlug = 'taught-here';
const phone = '+212612345678';

describeAcademy('study times', { courses: [aTaughtCourse()], context: { messaging } }, (test) => {
  let lessons: Record<string, string>;
  beforeEach(async () => {
    lessons = await teach(test.db, courseSlug, [{ key: 'first' }, { key: 'second' }]);
  });

  const passTo = (day: string, time: string) =>
    test.pass(at(day, time).getTime() - test.context.clock().getTime());
  const join = (email = 'amal@example.com') =>
    placeAndPay(test, { item: { kind: 'course', slug: courseSlug }, details: someDetails({ email, phone }) });
  const change = (wanted: PlanChange, email = 'amal@example.com') =>
    test.academy.studyPlans.changePlan({ caller: aCaller({ email }), courseSlug, change: wanted });
  const plan = (email?: string) => change({ kind: 'choose', ...offeredPlan }, email);
  const run = () => test.academy.studyPlans.sendStudyWords();
  const come = (key: string, kind: 'opened' | 'done' = 'opened', email = 'amal@example.com') =>
    test.academy.classroom.takeEvents({
      caller: aCaller({ email }),
      courseSlug,
      events: [{ id: randomUUID(), lessonId: lessons[key] ?? '', kind, body: {}, at: test.context.clock() }],
    });
  const words = async () => {
    const rows = await test.db.select().from(outbox).orderBy(asc(outbox.createdAt));
    return rows.filter(({ payload }) => payload['emailName'] === 'study-time');
  };
  const whenSent = async () =>
    (await words()).map(({ createdAt }) => `${dateInMorocco(createdAt)} ${timeInMorocco(createdAt)}`);
  const view = async (email = 'amal@example.com') => {
    const found = await test.academy.learning.courseSettings({ caller: aCaller({ email }), courseSlug });
    return found.ok ? test.academy.studyPlans.planOf(found) : null;
  };
  /** Every hour of so many days, as two processes at once. */
  const live = async (days: number, each: () => Promise<unknown> = async () => {}) => {
    for (let hour = 0; hour < days * 24; hour += 1) {
      await Promise.all([run(), run()]);
      await each();
      test.pass(3_600_000);
    }
  };
  /** At nine in the evening she opens a lesson. */
  const inTheEvening = async () => {
    if (timeInMorocco(test.context.clock()) === '21:00') await come('second');
  };

  it('come at her hour on her days, once each, however many processes look', async () => {
    await join();
    await plan();
    passTo(monday, '12:00');
    await live(8, inTheEvening);
    expect(await whenSent()).toEqual([
      '2026-06-01 20:00',
      '2026-06-03 20:00',
      '2026-06-06 20:00',
      '2026-06-08 20:00',
    ]);
    expect(await view()).toMatchObject({ state: 'on', kept: 1, nextAt: at('2026-06-10', '20:00') });
  });

  it('come once a day, also to who changes the hour on that day; what is long over is not made up for', async () => {
    await join();
    await plan();
    passTo(monday, '20:00');
    await run();
    await change({ kind: 'choose', days: [1, 3], at: '21:00' });
    passTo(monday, '21:00');
    await run();
    expect(await whenSent()).toEqual(['2026-06-01 20:00']);
    // The server was down from Tuesday to Monday.
    passTo('2026-06-08', '20:30');
    expect(await run()).toBe(0);
    passTo('2026-06-08', '21:20');
    expect(await run()).toBe(1);
  });

  it('an hour that a crash swallowed a week ago does not hide the one of today', async () => {
    await join();
    await change({ kind: 'choose', days: [1, 2], at: '18:00' });
    passTo('2026-06-09', '19:30');
    expect(await run()).toBe(1);
    expect(await whenSent()).toEqual(['2026-06-09 19:30']);
  });

  it('stops after three messages that no visit followed, says so in the third, and one press begins again', async () => {
    await join();
    await plan();
    passTo(monday, '20:00');
    await run();
    passTo('2026-06-02', '09:00');
    await come('first');
    passTo('2026-06-02', '10:00');
    await live(10);
    expect(await whenSent()).toEqual([
      '2026-06-01 20:00',
      '2026-06-03 20:00',
      '2026-06-06 20:00',
      '2026-06-08 20:00',
    ]);
    expect((await words()).map(({ payload }) => payload['input'])).toMatchObject([
      { isLast: false },
      { isLast: false },
      { isLast: false },
      { isLast: true },
    ]);
    expect(await view()).toMatchObject({ state: 'stopped', nextAt: null });
    // Nor does she get the e-mail for who stopped, until she was here again.
    expect(await test.academy.learningEmails.sendTeachingEmails()).toBe(0);
    await change({ kind: 'go-on' });
    expect(await view()).toMatchObject({ state: 'on' });
  });

  it('have a break that costs nothing, and go on after it', async () => {
    await join();
    await plan();
    passTo(monday, '12:00');
    await live(7, inTheEvening);
    await change({ kind: 'pause', until: '2026-06-24' });
    expect(await view()).toMatchObject({ state: 'paused', kept: 1, nextAt: at('2026-06-24', '20:00') });
    await live(16);
    passTo('2026-06-24', '20:00');
    await run();
    expect((await whenSent()).slice(3)).toEqual(['2026-06-24 20:00']);
    expect(await view()).toMatchObject({ state: 'on', kept: 1 });
  });

  it('name the next lesson, its length and its weight, and end by the link in them', async () => {
    await join();
    await plan();
    await come('first', 'done');
    passTo(monday, '20:00');
    await run();
    const [row] = await words();
    const made = async () => makeEmail(test, { ...row, payload: row?.payload ?? {} });
    const email = await made();
    const text = JSON.stringify(email?.content);
    expect(email?.content.subject).toContain('lesson 2');
    expect(text).toMatch(/“second”: 10 minutes, \d+ KB/);
    expect(text).toMatch(/\/learn\/taught-here\/enter\/[\w-]+\?next=[^"]*lessons%2Fsecond/);
    expect(email?.message).toMatchObject({
      template: 'derb_study',
      path: 'learn/taught-here/lessons/second',
    });
    const dear = someSettings({ gigabyteCentimes: 50_000 });
    await test.database.transaction((tx) => writeSettings(tx, dear, test.context.clock()));
    expect(JSON.stringify((await made())?.content)).toMatch(/10 minutes, \d+ KB, about 0\.0\d.MAD/);
    const token = /\/learn\/emails\/([\w-]+)$/.exec(email?.unsubscribe ?? '')?.[1] ?? '';
    await test.academy.learningEmails.setEmailsByToken({ token, wanted: false });
    expect(await made()).toBeNull();
    passTo('2026-06-03', '20:00');
    expect(await run()).toBe(0);
    // Whoever saves her times wants their messages.
    await plan();
    passTo('2026-06-06', '20:00');
    expect(await run()).toBe(1);
  });

  it('goes one way only: to the phone of who agreed, else by e-mail, which takes over from a phone that cannot be reached', async () => {
    const order = await join();
    await plan();
    const ways = async () => (await words()).map(({ kind }) => kind);
    passTo(monday, '20:00');
    await run();
    expect(await ways()).toEqual(['mail']);
    const answeredAt = test.context.clock();
    await test.db.insert(messageConsents).values({ phone, wants: true, source: 'account', answeredAt });
    passTo('2026-06-03', '20:00');
    await run();
    expect(await ways()).toEqual(['mail', 'message']);
    const [, sent] = await words();
    expect(sent?.orderId).toBe(order.id);
    await test.db
      .insert(messageDeliveries)
      .values({ outboxId: sent?.id ?? '', state: 'failed', at: answeredAt, code: 131026 });
    await come('first');
    passTo('2026-06-06', '20:00');
    await run();
    expect(await ways()).toEqual(['mail', 'message', 'mail']);
  });

  it('are not written to who has left, ended them, or has nothing to go on with; nobody waits behind these', async () => {
    const left = await join('left@example.com');
    for (const email of ['left@example.com', 'ended@example.com', 'done@example.com', 'amal@example.com']) {
      if (email !== left.email) await join(email);
      await plan(email);
    }
    await payBackOrder(test, left);
    await change({ kind: 'end' }, 'ended@example.com');
    for (const key of ['first', 'second']) await come(key, 'done', 'done@example.com');
    passTo(monday, '20:00');
    expect(await run()).toBe(1);
    expect(await view('ended@example.com')).toMatchObject({ state: 'none' });
    const waiting = await test.db
      .select()
      .from(studyPlans)
      .where(eq(studyPlans.nextAt, at(monday, '20:00')));
    expect(waiting).toEqual([]);
  });

  it('reach everybody of one hour in a run, batch after batch, each once', async () => {
    const learners = Array.from({ length: 7 }, (_, n) => `learner-${n}@example.com`);
    const orders: string[] = [];
    for (const email of learners) {
      orders.push((await join(email)).id);
      await plan(email);
    }
    passTo(monday, '20:00');
    const inBatches = () => test.academy.studyPlans.sendStudyWords(3);
    const sent = await Promise.all([inBatches(), inBatches()]);
    expect(sent[0] + sent[1]).toBe(learners.length);
    expect((await words()).map(({ orderId }) => orderId).toSorted()).toEqual(orders.toSorted());
  });

  it('whoever plans gets no ‘you stopped’ e-mail, and belongs to herself: nobody else changes her plan', async () => {
    await join();
    await plan();
    expect(await change({ kind: 'end' }, 'stranger@example.com')).toMatchObject({ ok: false });
    passTo('2026-06-05', '10:00');
    expect(await test.academy.learningEmails.sendTeachingEmails()).toBe(0);
    await change({ kind: 'end' });
    expect(await test.academy.learningEmails.sendTeachingEmails()).toBe(1);
  });
});
