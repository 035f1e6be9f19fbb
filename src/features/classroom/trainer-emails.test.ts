import { afterEach, beforeEach, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { makeSigner } from '../../../domain/applications/signed-token.server.ts';
import { staffMembers } from '../../../domain/staff/staff.table.ts';
import { instantInMorocco } from '../../../domain/time/morocco-clock.ts';
import { letterText } from '../../../mail/letter-text.ts';
import { outbox } from '../../../mail/outbox.table.ts';
import { aCaller, aCohort, aTaughtCourse, inBoth, teach } from '../../../tests/support/classroom.ts';
import { placeAndPay } from '../../../tests/support/deeds.ts';
import { openTestAcademy, type TestAcademy } from '../../../tests/support/open-test-academy.ts';
import { describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import type { Staff } from '../../platform/staff-call.ts';
import { changePlan, type CohortPlan } from '../cohorts/cohort-admin.service.ts';
import { featureEmails } from '../emails.ts';
import type { Assignment } from './assignment.ts';
import { liveSessions } from './classroom.table.ts';
import { liveCalls } from './live.staff.ts';

const courseSlug = 'taught-here';
const owner: Staff = { email: 'nadia@academy.example', role: 'owner' };
const samira: Staff = { email: 'samira@academy.example', role: 'expert', expert: 'samira' };
const assignment: Assignment = {
  kind: 'assignment',
  brief: inBoth('Photograph your product.'),
  takes: ['text'],
  rubric: [],
  dueAfterDays: 6,
  lateAllowed: true,
};

describeOnBothEngines('whoever teaches', (engine) => {
  let test: TestAcademy;
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
    test = await openTestAcademy({ engine, courses: [aTaughtCourse({ trainer: 'samira' })] });
    const { db } = test.database;
    await teach(db, courseSlug, [
      { key: 'first', isFree: true },
      { key: 'work', kind: 'assignment', content: { task: assignment } },
    ]);
    const at = new Date();
    await db.insert(staffMembers).values([
      { email: owner.email, role: 'owner', expert: null, addedAt: at },
      { email: samira.email, role: 'expert', expert: 'samira', addedAt: at },
      { email: 'imane@academy.example', role: 'expert', expert: 'imane', addedAt: at },
    ]);
    cohortId = await aCohort(db, courseSlug, plan);
    // The clock of the test stands on Monday, 1 June 2026, 11:00 in Morocco.
    await test.academy.live.healSessions();
  });
  afterEach(() => test.close());

  const passTo = (date: string, time: string) =>
    test.pass(instantInMorocco(date, time).getTime() - test.context.clock().getTime());

  /** What the e-mails of a name would say now, as text, with whom they go to; null of one that is no longer so. */
  async function made(name: string) {
    const { database, context } = test;
    const signer = makeSigner('a secret of the tests, long enough for all');
    const mailing = { db: database.db, publicOrigin: context.publicOrigin, clock: context.clock, signer };
    const rows = await database.db.select().from(outbox).orderBy(outbox.createdAt);
    const inputs = rows
      .filter(({ payload }) => payload['letter'] === name)
      .map(({ payload }) => ({ ...(payload['input'] as object) }));
    const emails = await Promise.all(
      inputs.map(async (input) => (await featureEmails.get(name)?.make(mailing, input)) ?? null),
    );
    return emails.map(
      (email) => email && { to: email.to, subject: email.letter.subject, text: letterText(email.letter) },
    );
  }

  const change = async (of: Partial<CohortPlan>, staff = owner) => {
    test.pass(1_000);
    expect(await changePlan(test.context, { staff, cohort: cohortId, plan: { ...plan, ...of } })).toEqual({
      ok: true,
    });
  };

  it('is told of new days and hours with the old ones, and of nothing when it is seats that changed, or all is as it was', async () => {
    await change({ seats: 30 });
    expect(await made('cohort-changed')).toEqual([]);
    await change({ startsOn: '2026-06-16', weekdays: [2, 4], startsAt: '19:00' });
    const [told] = await made('cohort-changed');
    expect(told).toMatchObject({ to: [samira.email], subject: 'New dates: your group in Selling Online' });
    for (const words of [
      owner.email,
      'Tuesday 16 June instead of Tuesday 9 June',
      'Tuesdays and Thursdays 19:00 instead of Tuesdays 20:30',
      '6 live sessions, 90 minutes each instead of 3 live sessions, 90 minutes each',
      'تغيّرت مواعيد مجموعتك',
      `/staff/groups/${cohortId}`,
    ])
      expect(told?.text).toContain(words);
    await change({});
    expect((await made('cohort-changed'))[0]).toBeNull();
  });

  it('is told of one session that somebody else moved or cancelled, not of those that are their own doing', async () => {
    const [session] = await test.database.db.select().from(liveSessions).where(eq(liveSessions.number, 1));
    const id = session?.id ?? '';
    const startsAt = instantInMorocco('2026-06-10', '18:00').toISOString();
    const by = (staff: Staff) => ({ context: test.context, staff });
    await liveCalls.moveLiveSession.run(by(owner), { id, startsAt, minutes: 60 });
    const [moved] = await made('cohort-changed');
    expect(moved?.to).toEqual([samira.email]);
    expect(moved?.text).toContain('Wednesday 10 June, 18:00 to 19:00 instead of Tuesday 9 June, 20:30');
    test.pass(1_000);
    await liveCalls.cancelLiveSession.run(by(samira), { id });
    expect(await made('cohort-changed')).toEqual([null, null]);
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

  it('hears once each morning what waits, the oldest first; nothing where nothing waits, and nobody else does', async () => {
    const { email } = await placeAndPay(test, { item: { kind: 'course', slug: courseSlug } });
    passTo('2026-06-02', '08:00');
    expect(await remind()).toBe(0);
    test.pass(60_000);
    expect(await ask(email, 'Which film is next?')).toMatchObject({ ok: true });
    // It came after eight: this morning is over for it.
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
    const [told] = await made('teaching-waits');
    expect(told).toMatchObject({
      to: [samira.email],
      subject: 'Waiting for you: 2 questions, 1 piece of work to mark',
    });
    const text = told?.text ?? '';
    expect(text).toContain('Which film is next? (since Tuesday 2 June)');
    expect(text.indexOf('Which film is next?')).toBeLessThan(text.indexOf('And which after that?'));
    expect(text).toContain('سؤالان');
    passTo('2026-06-04', '12:00');
    expect(await remind()).toBe(0);
    passTo('2026-06-05', '11:59');
    expect(await remind()).toBe(1);
  });
});
