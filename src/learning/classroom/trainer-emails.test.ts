import { beforeEach, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { staffMembers } from '../../academy/staff/staff.table.ts';
import { instantInMorocco } from '../../platform/time/calendar-date.ts';
import { aCaller, aCohort, aTaughtCourse, inAll, teach } from '../../../tests/support/classroom.ts';
import { placeAndPay } from '../../../tests/support/actions.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { runCall } from '../../../tests/support/run-call.ts';
import { postEmails } from '../../../tests/support/post-emails.ts';
import type { StaffMember } from '../../academy.ts';
import { changePlan, type CohortPlan } from '../../selling/cohorts/cohort-admin.service.ts';
import type { Assignment } from './assignment.ts';
import { lessonQuestions, liveSessions, submissions } from './classroom.table.ts';

const courseSlug = 'taught-here';
const owner: StaffMember = { email: 'nadia@academy.example', role: 'owner' };
const samira: StaffMember = { email: 'samira@academy.example', role: 'expert', expert: 'samira' };
const assignment: Assignment = {
  kind: 'assignment',
  brief: inAll('Photograph your product.'),
  takes: ['text'],
  rubric: [],
  dueAfterDays: 6,
  lateAllowed: true,
};

describeAcademy('whoever teaches', { courses: [aTaughtCourse({ trainer: 'samira' })] }, (test) => {
  let cohortId: string;
  const plan: CohortPlan = {
    startsOn: '2026-06-09',
    weekdays: [2],
    startsAt: '20:30',
    minutes: 90,
    weeks: 3,
    seats: 40,
    trainer: null,
    chatLink: null,
  };
  beforeEach(async () => {
    await teach(test.db, courseSlug, [
      { key: 'first', isFree: true },
      { key: 'work', kind: 'assignment', content: { task: assignment } },
    ]);
    const at = new Date();
    await test.db.insert(staffMembers).values([
      { email: owner.email, role: 'owner', expert: null, addedAt: at },
      { email: samira.email, role: 'expert', expert: 'samira', addedAt: at },
      { email: 'imane@academy.example', role: 'expert', expert: 'imane', addedAt: at },
    ]);
    cohortId = await aCohort(test.db, courseSlug, plan);
    // The tests' clock begins on Monday, 1 June 2026, 11:00 in Morocco.
    await test.academy.live.healSessions();
  });

  const passTo = (date: string, time: string) =>
    test.pass(instantInMorocco(date, time).getTime() - test.context.clock().getTime());

  /** E-mails to those who teach that are sent now. */
  const posted = async () =>
    (await postEmails(test)).filter(({ to }) => [to].flat().some((one) => one.includes('samira@')));

  const change = async (of: Partial<CohortPlan>, staff = owner) => {
    test.pass(1_000);
    expect(await changePlan(test.context, { staff, cohort: cohortId, plan: { ...plan, ...of } })).toEqual({
      ok: true,
    });
  };

  it('is e-mailed about new days and hours with the old ones, but not when only seats change, or nothing', async () => {
    await change({ seats: 30 });
    expect(await posted()).toEqual([]);
    await change({ startsOn: '2026-06-16', weekdays: [2, 4], startsAt: '19:00' });
    const [mail, ...others] = await posted();
    expect(mail?.subject).toBe('New dates: your group in Selling Online');
    expect(others).toEqual([]);
    for (const words of [
      owner.email,
      'Tuesday 16 June instead of Tuesday 9 June',
      'Tuesdays and Thursdays 19:00 instead of Tuesdays 20:30',
      '6 live sessions, 90 minutes each instead of 3 live sessions, 90 minutes each',
      `/staff/groups/${cohortId}`,
    ])
      expect(mail?.text).toContain(words);
    await change({ startsAt: '21:00' });
    await change({ startsOn: '2026-06-16', weekdays: [2, 4], startsAt: '19:00' });
    // Of two changes before the e-mail was sent, the second undid the first.
    expect((await posted()).map(({ text }) => text.includes('19:00 instead of Tuesdays 21:00'))).toEqual([
      true,
    ]);
  });

  it('is e-mailed about one session that somebody else moved or cancelled, not about their own changes', async () => {
    const [session] = await test.db.select().from(liveSessions).where(eq(liveSessions.number, 1));
    const id = session?.id ?? '';
    const startsAt = instantInMorocco('2026-06-10', '18:00').toISOString();
    await runCall(test, owner, 'teaching/move-live-session', { id, startsAt, minutes: 60 });
    expect((await posted())[0]?.text).toContain(
      'Wednesday 10 June, 18:00 to 19:00 instead of Tuesday 9 June, 20:30',
    );
    test.pass(1_000);
    await runCall(test, samira, 'teaching/cancel-live-session', { id });
    expect(await posted()).toEqual([]);
  });

  const ask = async (email: string, body: string) =>
    test.academy.questions.write({
      caller: aCaller({ email }),
      courseSlug,
      key: 'first',
      parentId: null,
      body,
      isAnonymous: true,
      formKey: randomUUID(),
    });
  const remind = () => test.academy.learningEmails.remindTrainers();

  it('is e-mailed once each morning what waits, the oldest first; nothing when nothing waits, and nobody else is', async () => {
    const { email } = await placeAndPay(test, { item: { kind: 'course', slug: courseSlug } });
    passTo('2026-06-02', '08:00');
    expect(await remind()).toBe(0);
    test.pass(60_000);
    expect(await ask(email, 'Which film is next?')).toMatchObject({ ok: true });
    // It came after eight, so it is left to the next morning.
    expect(await remind()).toBe(0);
    passTo('2026-06-02', '23:30');
    await ask(email, 'And which after that?');
    const handed = await test.academy.assignments.handIn({
      caller: aCaller({ email }),
      courseSlug,
      key: 'work',
      submissionId: randomUUID(),
      version: 1,
      text: 'Here it is.',
      files: [],
    });
    expect(handed).toMatchObject({ ok: true });
    passTo('2026-06-03', '07:59');
    expect(await remind()).toBe(0);
    passTo('2026-06-03', '08:00');
    const runs = await Promise.all([remind(), remind(), remind()]);
    expect(runs.reduce((sum, written) => sum + written)).toBe(1);
    expect(await remind()).toBe(0);
    const subject = 'Waiting for you: 2 questions, 1 piece of work to mark';
    const mail = (await posted()).find((one) => one.subject === subject);
    const text = mail?.text ?? '';
    expect(text).toContain('Which film is next? (since Tuesday 2 June)');
    expect(text.indexOf('Which film is next?')).toBeLessThan(text.indexOf('And which after that?'));
    passTo('2026-06-04', '12:00');
    expect(await remind()).toBe(0);
    passTo('2026-06-05', '11:59');
    expect(await remind()).toBe(1);
    // Everything was answered before the e-mail was sent.
    await test.db.delete(lessonQuestions);
    await test.db.delete(submissions);
    expect(await posted()).toEqual([]);
  });
});
