import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { desc, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { entitlements } from '../../selling/orders/access.table.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import { staffMembers } from '../../academy/staff/staff.table.ts';
import { outbox } from '../../academy/emails/outbox.table.ts';
import { folderStore } from '../../platform/files/folder-store.ts';
import { someDetails } from '../../../tests/support/builders.ts';
import { placeAndPay } from '../../../tests/support/actions.ts';
import {
  aCaller,
  aCohort,
  aLessonContent,
  aTaughtCourse,
  inAll,
  teach,
} from '../../../tests/support/classroom.ts';
import { openTestAcademy, type TestAcademy } from '../../../tests/support/open-test-academy.ts';
import { makeEmail } from '../../../tests/support/post-emails.ts';
import { asWritten, describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import { atOnce, times } from '../../../tests/support/races.ts';
import { aPdf } from '../../../tests/support/receipts.ts';
import type { StaffMember } from '../../academy.ts';
import { StoreAway } from '../../platform/files/file-store.ts';
import { emailText } from '../../academy/emails/email-content.ts';
import { enrolments } from '../../selling/orders/cohorts.table.ts';
import { assignmentEmails } from './teaching.emails.ts';
import type { Assignment } from './assignment.ts';
import type { SentFile } from './handed-files.service.ts';
import { handedFiles, learningEvents, lessons, lessonVersions, submissions } from './classroom.table.ts';
import { allowed, present } from '../../../tests/support/sure.ts';

const dayMs = 86_400_000;
const courseSlug = 'taught-here';
const assignment: Assignment = {
  kind: 'assignment',
  brief: inAll('Photograph your product.'),
  takes: ['text', 'photo', 'voice', 'file'],
  rubric: [{ id: 'light', title: inAll('Light'), points: 5 }],
  dueAfterDays: 6,
  lateAllowed: false,
};
const trainer: StaffMember = { email: 'samira@academy.example', role: 'expert', expert: 'samira' };
const owner: StaffMember = { email: 'nadia@academy.example', role: 'owner' };
const voice = (): SentFile => ({
  kind: 'voice',
  name: 'voice.mp3',
  bytes: new Uint8Array(Buffer.from(`ID3${'\0'.repeat(50)}`)),
});
async function aPhoto(): Promise<SentFile> {
  const bytes = await sharp({ create: { width: 3_000, height: 2_000, channels: 3, background: '#3b3fc4' } })
    .withExif({ IFD3: { GPSLatitude: '34/1 1/1 15/1' }, IFD0: { Make: 'A camera of hers' } })
    .jpeg()
    .toBuffer();
  return { kind: 'photo', name: 'IMG 1.jpg', bytes };
}

describeOnBothEngines('work that is handed in', (engine) => {
  let test: TestAcademy;
  let folder: string;
  let caller: ReturnType<typeof aCaller>;
  beforeEach(async () => {
    folder = path.join(tmpdir(), 'derb-test-handed-in', crypto.randomUUID());
    const files = folderStore(folder);
    test = await openTestAcademy({
      engine,
      courses: [aTaughtCourse({ trainer: 'samira' })],
      context: { files },
    });

    await teach(test.db, courseSlug, [{ key: 'work', kind: 'assignment', content: { task: assignment } }]);
    const at = new Date();
    await test.db.insert(staffMembers).values([
      { email: trainer.email, role: 'expert', expert: 'samira', addedAt: at },
      { email: owner.email, role: 'owner', expert: null, addedAt: at },
    ]);
    const { email } = await placeAndPay(test, { item: { kind: 'course', slug: courseSlug } });
    caller = aCaller({ email });
  });
  afterEach(() => test.close());

  const handIn = (of: { submissionId?: string; version?: number; text?: string; files?: SentFile[] } = {}) =>
    test.academy.assignments.handIn({
      caller,
      courseSlug,
      key: 'work',
      submissionId: crypto.randomUUID(),
      version: 1,
      text: 'Here it is.',
      files: [],
      ...of,
    });
  const takeBack = (submissionId: string) =>
    test.academy.assignments.takeBack({ caller, courseSlug, key: 'work', submissionId });
  async function onPage() {
    const opened = allowed(await test.academy.classroom.openLesson({ caller, courseSlug, key: 'work' }));
    const found = present(await test.academy.assignments.assignmentOf({ opened }));
    return { ...found, isDone: opened.lesson.progress?.doneAt !== null && opened.lesson.progress !== null };
  }
  const stored = () =>
    existsSync(path.join(folder, 'handed-in')) ? readdirSync(path.join(folder, 'handed-in')) : [];
  const learnerEmails = async () =>
    (await test.db.select().from(outbox).orderBy(asWritten))
      .map(({ payload }) => payload['emailName'])
      .filter((name) => String(name).startsWith('assignment'));
  const mark = (
    staff: StaffMember,
    submissionId: string,
    of: Partial<Parameters<typeof test.academy.marking.mark>[0]> = {},
  ) =>
    test.academy.marking.mark({
      staff,
      submissionId,
      outcome: 'accepted',
      rubric: [{ line: 'light', points: 4 }],
      text: 'Good light.',
      voice: null,
      ...of,
    });

  it('is kept once however often it is sent; a photo loses its camera metadata', async () => {
    const submissionId = crypto.randomUUID();
    const files = [await aPhoto(), voice()];
    const all = await Promise.all([1, 2, 3].map(() => handIn({ submissionId, files })));
    expect(all.map((one) => one.ok)).toEqual([true, true, true]);
    const rows = await test.db.select().from(submissions);
    expect(rows).toMatchObject([{ number: 1, state: 'waiting', isLate: false }]);
    expect(await learnerEmails()).toEqual(['assignment-received']);
    const shown = await onPage();
    expect(shown).toMatchObject({ closed: 'waiting', submissionId: null });
    expect(JSON.stringify(shown)).not.toContain('handed-in/');
    const [photo, spoken] = shown.submissions[0]?.files ?? [];
    expect([photo, spoken]).toMatchObject([
      { name: 'IMG 1.webp', contentType: 'image/webp' },
      { name: 'voice.mp3', contentType: 'audio/mpeg' },
    ]);
    const file = await test.academy.assignments.ownFile({ caller, submissionId, fileId: photo?.id ?? '' });
    const facts = await sharp(path.join(folder, file?.storageName ?? '')).metadata();
    expect(facts).toMatchObject({ format: 'webp', width: 1_600 });
    expect(facts.exif).toBeUndefined();
    // Files stored twice are deleted at once, and nothing else.
    expect(stored()).toHaveLength(2);
    expect(await test.db.select().from(handedFiles)).toHaveLength(2);
  });

  it('sent twenty times at one moment is handed in for every sender, and kept once', async () => {
    for (const number of [1, 2, 3]) {
      const submissionId = crypto.randomUUID();
      const all = await atOnce(times(20, () => () => handIn({ submissionId })));
      expect(all).toEqual(times(20, () => ({ ok: true, id: submissionId })));
      expect((await onPage()).submissions.map((one) => one.number)).toHaveLength(number);
      await mark(owner, submissionId, { outcome: 'again' });
    }
  });

  it('waits until it is taken back: then staff see nothing of it, and something else can be handed in', async () => {
    const handed = allowed(await handIn({ text: 'The wrong one', files: [voice()] }));
    const file = (await onPage()).submissions[0]?.files[0]?.id ?? '';
    expect(await onPage()).toMatchObject({ takesBack: { submissionId: handed.id, isLate: false } });
    for (const _twice of [1, 2]) expect(await takeBack(handed.id)).toEqual({ ok: true });
    expect(await onPage()).toMatchObject({ closed: null, takesBack: null, text: 'The wrong one' });
    expect(await test.academy.marking.queue({ staff: owner })).toMatchObject({ waiting: [], groups: [] });
    const { work, fileToMark } = test.academy.marking;
    expect(await work({ staff: trainer, submissionId: handed.id })).toMatchObject({
      work: { submission: { state: 'taken-back', text: '', files: [] } },
    });
    expect(await fileToMark({ staff: trainer, submissionId: handed.id, fileId: file })).toBeNull();
    expect(await mark(trainer, handed.id)).toBeRefused('taken-back');
    const email = (await test.db.select().from(outbox)).find(
      ({ payload }) => payload['emailName'] === 'assignment-received',
    );
    expect(email && (await makeEmail(test, email))).toBeNull();
    // A phone whose answer was lost sends the same work once more.
    expect(await handIn({ submissionId: handed.id })).toEqual({ ok: true, id: handed.id });
    expect((await onPage()).closed).toBeNull();
    expect(await handIn({ text: 'The right one' })).toMatchObject({ ok: true });
    const { waiting } = await test.academy.marking.queue({ staff: owner });
    expect(waiting).toHaveLength(1);
    expect((await onPage()).submissions.map(({ number, state }) => [number, state])).toEqual([
      [2, 'waiting'],
      [1, 'taken-back'],
    ]);
  });

  it('is either marked or taken back, and who comes second is told', async () => {
    for (const [at] of times(6, (index) => index).entries()) {
      const handed = allowed(await handIn());
      const marking = () => mark(owner, handed.id, { outcome: 'again' });
      const taking = () => takeBack(handed.id);
      const done = await Promise.all(at % 2 === 0 ? [marking(), taking()] : [taking(), marking()]);
      const told = done.map((one) => (one.ok ? 'done' : one.reason)).toSorted();
      const { state } = (await onPage()).submissions[0] ?? {};
      expect(told).toEqual(state === 'again' ? ['done', 'marked'] : ['done', 'taken-back']);
    }
  });

  it('is taken back only by its learner, and only where it could be handed in again', async () => {
    const handed = allowed(await handIn());
    const mine = caller;
    caller = aCaller();
    expect(await takeBack(handed.id)).toMatchObject({ reason: 'sign-in' });
    caller = aCaller({ staff: owner });
    expect(await takeBack(handed.id)).toMatchObject({ reason: 'preview' });
    caller = mine;
    expect(await takeBack(crypto.randomUUID())).toBeRefused('no-assignment');
    test.pass(7 * dayMs);
    expect(await onPage()).toMatchObject({ closed: 'waiting', takesBack: null });
    expect(await takeBack(handed.id)).toBeRefused('too-late');
    // Somebody who was asked to do it again is never too late.
    await mark(owner, handed.id, { outcome: 'again' });
    const again = await handIn();
    expect(again.ok && (await takeBack(again.id))).toEqual({ ok: true });
    expect(await handIn()).toMatchObject({ ok: true });
  });

  it('with the id of a submission of another lesson is not kept', async () => {
    const submissionId = crypto.randomUUID();
    expect(await handIn({ submissionId, files: [voice()] })).toMatchObject({ ok: true });
    const { id: orderId } = await placeAndPay(test, {
      item: { kind: 'course', slug: courseSlug },
      details: someDetails({ email: 'other@example.com' }),
    });
    const [other] = await test.db.select().from(enrolments).where(eq(enrolments.orderId, orderId));
    await test.db.update(submissions).set({ enrolmentId: other?.id ?? '' });
    expect(await handIn({ submissionId, files: [voice(), voice()] })).toBeRefused('no-assignment');
    expect(stored()).toHaveLength(1);
  });

  it('is never kept in part: files without their submission are deleted, and those of deleted accounts', async () => {
    const { keep } = test.context.files;
    let kept = 0;
    test.context.files.keep = (name, from) => {
      kept += 1;
      return kept === 2 ? Promise.reject(new StoreAway('It is away.')) : keep(name, from);
    };
    expect(await handIn({ files: [voice(), voice()] })).toBeRefused('store-away');
    expect(await test.db.select().from(submissions)).toEqual([]);
    expect(stored()).toHaveLength(1);
    expect(await handIn({ files: [voice()] })).toMatchObject({ ok: true });
    test.pass(dayMs + 1);
    expect(await test.academy.handedFiles.cleanUpHandedIn()).toBe(2);
    expect(stored()).toHaveLength(1);
    await test.db.delete(submissions);
    expect(await test.academy.handedFiles.cleanUpHandedIn()).toBe(1);
    expect(stored()).toEqual([]);
  });

  it('is refused with the field and the reason, and taken late only where that is allowed', async () => {
    const wrong: [SentFile, string][] = [
      [{ kind: 'photo', name: 'a.jpg', bytes: new Uint8Array(aPdf()) }, 'photo-kind'],
      [{ ...(await aPhoto()), kind: 'voice' }, 'voice-kind'],
      [{ ...voice(), kind: 'file' }, 'file-kind'],
      [{ kind: 'photo', name: 'a.jpg', bytes: new Uint8Array([0xff, 0xd8, 0xff, 0]) }, 'photo-kind'],
    ];
    for (const [file, problem] of wrong)
      expect(await handIn({ files: [file] })).toEqual({
        ok: false,
        reason: 'fault',
        field: file.kind,
        problem,
      });
    expect(stored()).toEqual([]);
    expect(
      await handIn({ files: [{ kind: 'file', name: 'a', bytes: new Uint8Array(aPdf()) }] }),
    ).toMatchObject({
      ok: true,
    });
    expect(await handIn()).toMatchObject({ reason: 'waiting' });
    await test.db.delete(submissions);
    test.pass(8 * dayMs);
    expect(await handIn()).toBeRefused('too-late');
    caller = aCaller({ staff: owner });
    expect(await handIn()).toMatchObject({ reason: 'preview' });
  });

  it('of an older version that was due later is taken no longer than the current one', async () => {
    const { db } = test;
    const [work] = await db.select().from(lessons);
    const lessonId = work?.id ?? '';
    await db.insert(lessonVersions).values({
      lessonId,
      number: 2,
      content: aLessonContent({ task: { ...assignment, dueAfterDays: 1 } }),
      madeAt: new Date(),
      madeBy: owner.email,
      publishedAt: new Date(),
    });
    await db.update(lessons).set({ currentVersion: 2 }).where(eq(lessons.id, lessonId));
    test.pass(3 * dayMs);
    for (const version of [1, 2]) expect(await handIn({ version })).toBeRefused('too-late');
    // It was not late by the version that is named.
    await db.update(lessons).set({ currentVersion: 1 }).where(eq(lessons.id, lessonId));
    expect(await handIn({ version: 2 })).toMatchObject({ ok: true });
  });

  it('is marked once, by those who may: the learner reads the mark, hears the voice, and the lesson is done', async () => {
    const handed = allowed(await handIn({ files: [voice()] }));
    const another: StaffMember = { ...trainer, email: 'other@academy.example', expert: 'imane' };
    const waiting = (staff: StaffMember) => test.academy.marking.queue({ staff });
    expect(await waiting(trainer)).toMatchObject({
      waiting: [{ id: handed.id, learner: 'Salma Alaoui' }],
      total: 1,
      groups: [{ courseSlug, cohort: null, waiting: 1 }],
    });
    expect(await waiting(another)).toEqual({ waiting: [], total: 0, groups: [] });
    const task = async (staff: StaffMember) =>
      (await test.academy.staff.today({ staff })).tasks.find(({ kind }) => kind === 'work-to-mark');
    expect(await task(trainer)).toMatchObject({
      count: 1,
      first: [{ id: handed.id, label: 'Salma Alaoui' }],
    });
    expect(await task(another)).toBeUndefined();
    expect(await mark(another, handed.id)).toBeRefused('not-found');
    expect(await mark(trainer, handed.id, { rubric: [] })).toMatchObject({ reason: 'rubric' });
    expect(await mark(trainer, handed.id, { outcome: 'again', text: ' ' })).toMatchObject({
      reason: 'nothing-said',
    });
    const sent = await test.academy.marking.addVoice({
      staff: trainer,
      submissionId: handed.id,
      bytes: voice().bytes,
    });
    if (!sent.ok) throw new Error(sent.reason);
    expect(await mark(owner, handed.id, { voice: sent.voice.id })).toMatchObject({
      reason: 'voice-not-found',
    });
    const both = await Promise.all([
      mark(trainer, handed.id, { voice: sent.voice.id, outcome: 'again' }),
      mark(trainer, handed.id, { outcome: 'again' }),
    ]);
    expect(both.map((one) => (one.ok ? one.state : one.reason)).toSorted()).toEqual([
      'again',
      'already-marked',
    ]);
    expect(await mark(owner, handed.id)).toEqual({ ok: false, reason: 'already-marked', by: trainer.email });
    expect(await onPage()).toMatchObject({
      closed: null,
      isDone: false,
      submissions: [
        { state: 'again', mark: { rubric: [{ line: 'light', points: 4 }], text: 'Good light.' } },
      ],
    });
    const second = allowed(await handIn());
    expect(await mark(owner, second.id)).toEqual({ ok: true, state: 'accepted' });
    expect(await onPage()).toMatchObject({ closed: 'accepted', isDone: true });
    expect(await test.db.select().from(learningEvents)).toMatchObject([{ body: { how: 'handed-in' } }]);
    expect((await learnerEmails()).toSorted()).toEqual([
      'assignment-marked',
      'assignment-marked',
      'assignment-received',
      'assignment-received',
    ]);
  });

  it('of a group waits for the group’s own trainer, and the queue can be filtered by course and group', async () => {
    const handed = allowed(await handIn());
    const cohortId = await aCohort(test.db, courseSlug, { trainer: 'imane' });
    await test.db.update(enrolments).set({ cohortId });
    const imane: StaffMember = { ...trainer, email: 'imane@academy.example', expert: 'imane' };
    const total = async (staff: StaffMember, of: { courseSlug?: string; cohortId?: string } = {}) =>
      (await test.academy.marking.queue({ staff, ...of })).total;
    expect([await total(trainer), await total(imane), await total(owner)]).toEqual([0, 1, 1]);
    expect(await test.academy.marking.queue({ staff: imane })).toMatchObject({
      groups: [{ courseSlug, cohort: { id: cohortId, startsOn: '2026-06-22' }, waiting: 1 }],
    });
    expect(await total(owner, { courseSlug, cohortId })).toBe(1);
    expect(await total(owner, { courseSlug: 'another-course' })).toBe(0);
    expect(await total(owner, { cohortId: crypto.randomUUID() })).toBe(0);
    const opened = await test.academy.marking.work({ staff: imane, submissionId: handed.id });
    expect(opened).toMatchObject({ ok: true, work: { locale: 'en', cohort: { id: cohortId } } });
    // A refunded learner waits for nothing.
    await test.db.update(entitlements).set({ revokedAt: new Date() });
    expect(await total(imane)).toBe(0);
  });

  it('is e-mailed to its trainer and its mark to its learner, as things are when the e-mail is sent', async () => {
    const handed = allowed(await handIn());
    const mails = async () => {
      // Written at one instant of the tests' clock: what was received stands before what was marked.
      const rows = await test.db
        .select()
        .from(outbox)
        .orderBy(desc(sql`payload ->> 'emailName'`));
      const ours = rows.filter(({ payload }) =>
        assignmentEmails.some(({ name }) => name === payload['emailName']),
      );
      return (await Promise.all(ours.map((row) => makeEmail(test, row)))).map(
        (made) => made && { to: made.to, subject: made.content.subject, text: emailText(made.content) },
      );
    };
    const [toTrainer] = await mails();
    expect(toTrainer?.to).toEqual([trainer.email]);
    expect(toTrainer?.subject).toBe('Work handed in: work');
    expect(toTrainer?.text).toContain('Salma Alaoui');
    expect(toTrainer?.text).toContain(`/staff/teaching/marking?work=${handed.id}`);
    await mark(owner, handed.id);
    const [nothing, toLearner] = await mails();
    expect(toLearner?.to).toEqual([caller.email]);
    expect(nothing).toBeNull();
    expect(toLearner?.subject).toBe('Your work is accepted: “work”');
    expect(toLearner?.text).toContain('Good light.');
    expect(toLearner?.text).toMatch(
      new RegExp(`/learn/${courseSlug}/enter/[^/]+\\?next=[^#]+lessons%2Fwork#submissions`),
    );
  });

  it('has files for its learner and for who may mark it, and for nobody once access has ended', async () => {
    const handed = allowed(await handIn({ files: [voice()] }));
    const fileId = (await onPage()).submissions[0]?.files[0]?.id ?? '';
    const own = () => test.academy.assignments.ownFile({ caller, submissionId: handed.id, fileId });
    const marking = (staff: StaffMember) =>
      test.academy.marking.fileToMark({ staff, submissionId: handed.id, fileId });
    expect([await own(), await marking(trainer), await marking(owner)]).not.toContain(null);
    expect(await marking({ ...trainer, expert: 'imane' })).toBeNull();
    const mine = caller;
    const other = await placeAndPay(test, {
      item: { kind: 'course', slug: courseSlug },
      details: someDetails({ email: 'other@example.com' }),
    });
    caller = aCaller({ email: other.email });
    expect(await own()).toBeNull();
    caller = mine;
    await test.db
      .update(orders)
      .set({ status: 'Refunded' })
      .where(eq(orders.email, mine.email ?? ''));
    expect(await own()).toBeNull();
  });
});
