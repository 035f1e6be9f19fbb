/** The list of a group as its trainer reads it, and as a file. */
import { eq, sql } from 'drizzle-orm';
import { outbox } from '../../academy/emails/outbox.table.ts';
import { beforeEach, expect, it } from 'vitest';
import { staffLog } from '../../academy/staff/staff.table.ts';
import { exports as en } from '../../admin/reports/words.en.ts';
import { someDetails } from '../../../tests/support/builders.ts';
import { aCohort, aTaughtCourse, inAll, teach } from '../../../tests/support/classroom.ts';
import { placeAndPay } from '../../../tests/support/actions.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { makeEmail } from '../../../tests/support/post-emails.ts';
import { runCall } from '../../../tests/support/run-call.ts';
import type { StaffMember } from '../../academy.ts';
import { learningEvents, liveSessions, submissions } from '../classroom/classroom.table.ts';
import { enrolments } from '../../selling/orders/cohorts.table.ts';

const slug = 'taught-here';
const dayMs = 86_400_000;
const support: StaffMember = { email: 'support@academy.example', role: 'support' };
const trainer: StaffMember = { email: 'nadia@academy.example', role: 'expert', expert: 'nadia' };

describeAcademy('the list of a group', { courses: [aTaughtCourse({ trainer: 'imane' })] }, (test) => {
  let cohort: string;
  let lessons: Record<string, string>;
  beforeEach(async () => {
    lessons = await teach(test.db, slug, [
      { key: 'read' },
      {
        key: 'prices',
        kind: 'assignment',
        content: {
          title: inAll('Three prices'),
          task: {
            kind: 'assignment',
            brief: inAll('Write three prices.'),
            takes: ['text'],
            rubric: [],
            dueAfterDays: 5,
            lateAllowed: true,
          },
        },
      },
      { key: 'meet', kind: 'live' },
    ]);
    // The test's clock is at Monday, 1 June 2026, 11:00 in Morocco.
    cohort = await aCohort(test.db, slug, {
      startsOn: '2026-06-01',
      weekdays: [1],
      weeks: 2,
      trainer: 'nadia',
    });
    await test.academy.live.healSessions();
  });

  async function join(name: string, cohortId: string | null = cohort): Promise<string> {
    const email = `${name.toLowerCase()}@example.com`;
    const order = await placeAndPay(test, {
      item: { kind: 'course', slug },
      details: someDetails({ name, email }),
    });
    const [seat] = await test.db
      .update(enrolments)
      .set({ cohortId })
      .where(eq(enrolments.orderId, order.id))
      .returning({ id: enrolments.id });
    return seat?.id ?? '';
  }
  const did = (enrolmentId: string, key: string, how: string) =>
    test.db.insert(learningEvents).values({
      id: crypto.randomUUID(),
      enrolmentId,
      lessonId: lessons[key] ?? '',
      version: 1,
      kind: 'done',
      body: { how },
      at: test.context.clock(),
      receivedAt: test.context.clock(),
    });
  const read = async (staff: StaffMember, of: string) => {
    const answer = await runCall(test, staff, 'teaching/roster', { of });
    return answer.ok ? answer : null;
  };

  it('shows who is where and who is stuck; marking and ticking are no visits of theirs', async () => {
    const [amal, nora, salma] = [await join('Amal'), await join('Nora'), await join('Salma')];
    const [session] = await test.db.select().from(liveSessions).where(eq(liveSessions.number, 1));
    test.pass(9 * dayMs);
    await did(nora, 'read', 'button');
    await did(amal, 'prices', 'handed-in');
    await test.db.insert(submissions).values({
      id: crypto.randomUUID(),
      enrolmentId: nora,
      lessonId: lessons['prices'] ?? '',
      version: 1,
      number: 1,
      text: '120 MAD',
      files: [],
      state: 'waiting',
      isLate: true,
      at: test.context.clock(),
    });
    await runCall(test, trainer, 'teaching/mark-live-attendance', {
      id: session?.id ?? '',
      marks: [{ enrolment: salma, came: true }],
    });
    const found = await read(trainer, cohort);
    expect(found?.sessions).toEqual({ held: 2, of: 2 });
    expect(found?.learners).toMatchObject([
      {
        name: 'Amal',
        lastVisit: null,
        done: 1,
        stuck: [{ kind: 'away', days: 9, isFirst: true }],
      },
      {
        name: 'Salma',
        lastVisit: session?.startsAt.toISOString(),
        attended: 1,
        stuck: [
          { kind: 'away', days: 9, isFirst: false },
          { kind: 'late', days: 4, lesson: { en: 'Three prices' } },
        ],
      },
      { name: 'Nora', done: 1, of: 2, at: { number: 2 }, assignments: { waiting: 1 }, stuck: [] },
    ]);
  });

  it('is a trainer’s own alone; those who only write lessons see no addresses', async () => {
    await join('Amal');
    await join('Nora', null);
    const other: StaffMember = { email: 'sara@academy.example', role: 'expert', expert: 'sara' };
    const imane: StaffMember = { email: 'imane@academy.example', role: 'expert', expert: 'imane' };
    expect((await read(support, cohort))?.learners).toMatchObject([
      { name: 'Amal', email: 'amal@example.com' },
    ]);
    expect((await read(support, slug))?.learners).toMatchObject([{ name: 'Nora' }]);
    // The group's trainer leads the group, the course's own trainer those without one as well.
    expect([await read(trainer, cohort), await read(trainer, slug)]).toEqual([
      expect.objectContaining({ mayReach: true }),
      null,
    ]);
    expect([await read(imane, cohort), await read(imane, slug)]).not.toContain(null);
    expect([await read(other, cohort), await read(other, slug), await read(support, 'nothing')]).toEqual([
      null,
      null,
      null,
    ]);
    const editor: StaffMember = { email: 'editor@academy.example', role: 'editor' };
    expect(await read(editor, cohort)).toMatchObject({
      mayReach: false,
      learners: [{ name: 'Amal', email: null, phone: null }],
    });
  });

  it('is exported with its reasons in words, and logged', async () => {
    await join('Amal');
    test.pass(8 * dayMs);
    const take = (staff: StaffMember) =>
      test.academy.staff.exportRoster({ of: cohort, locale: 'en', staff: { ...staff } });
    const list = await take(trainer);
    expect(await Array.fromAsync(list?.rows ?? [])).toMatchObject([{ name: 'Amal', held: 2, done: 0 }]);
    expect(en.roster.late('Three prices', 3)).toBe('“Three prices” is 3 days late');
    expect(await test.db.select().from(staffLog).where(eq(staffLog.act, 'export-roster'))).toMatchObject([
      { subject: slug, detail: { rows: '1', filter: '{"cohort":"2026-06-01"}' } },
    ]);
    expect(await take({ email: 'sara@academy.example', role: 'expert', expert: 'sara' })).toBeNull();
  });

  it('shows before an announcement whom it reaches: on the course’s home everybody, by e-mail who wants it', async () => {
    const [, nora] = [await join('Amal'), await join('Nora')];
    await test.db
      .update(enrolments)
      .set({ emailsOff: ['announcements'] })
      .where(eq(enrolments.id, nora));
    expect(await runCall(test, trainer, 'teaching/announcements', { cohort })).toMatchObject({
      announcements: [],
      reaches: { learners: 2, byEmail: 1 },
    });
  });

  it('is written to one by one: on the course’s home and by the first way that works, once a day, by its own trainer', async () => {
    const [amal, nora] = [await join('Amal'), await join('Nora')];
    const write = (staff: StaffMember, enrolment: string, id = crypto.randomUUID()) =>
      runCall(test, staff, 'teaching/write-to-learner', { id, enrolment, body: 'Shall we talk?\nNadia' });
    const other: StaffMember = { email: 'sara@academy.example', role: 'expert', expert: 'sara' };
    const id = crypto.randomUUID();
    expect(await write(other, amal)).toEqual({ ok: false, reason: 'not-found' });
    expect(await write(trainer, amal, id)).toEqual({ ok: true, way: 'mail' });
    expect(await write(trainer, amal, id)).toEqual({ ok: true, way: null });
    expect(await write(support, amal)).toEqual({ ok: false, reason: 'written-today' });
    const rows = await test.db
      .select()
      .from(outbox)
      .where(sql`payload ->> 'emailName' = 'trainer-wrote'`);
    expect(rows).toMatchObject([{ kind: 'mail' }]);
    const made = rows[0] && (await makeEmail(test, rows[0]));
    expect(made?.to).toEqual(['amal@example.com']);
    expect(JSON.stringify(made?.content)).toContain('Shall we talk?');
    // Its message names the course, and what stands on a screen begins with its words.
    expect(made?.message).toEqual({
      template: 'derb_word',
      values: ['Selling Online'],
      path: `learn/${slug}`,
    });
    const homeOf = async (enrolmentId: string) => {
      const [enrolment] = await test.db.select().from(enrolments).where(eq(enrolments.id, enrolmentId));
      return test.academy.learningEmails.homeNews({ learner: { enrolment } } as never);
    };
    expect(await homeOf(amal)).toMatchObject([{ body: 'Shall we talk?\nNadia' }]);
    expect(await homeOf(nora)).toEqual([]);
    test.pass(dayMs);
    await test.db.update(enrolments).set({ emailsOff: ['answers'] });
    expect(await write(trainer, amal)).toEqual({ ok: true, way: null });
  });
});
