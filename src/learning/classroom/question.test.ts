import { beforeEach, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { memberProfiles } from '../../academy/accounts/member.table.ts';
import { memberUsers } from '../../academy/sign-in/sign-in.table.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import { staffLog } from '../../academy/staff/staff.table.ts';
import { outbox } from '../../academy/emails/outbox.table.ts';
import { someDetails } from '../../../tests/support/builders.ts';
import { aCaller, aCohort, aTaughtCourse, teach } from '../../../tests/support/classroom.ts';
import { aVoice } from '../../../tests/support/receipts.ts';
import { placeAndPay } from '../../../tests/support/actions.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { runCall } from '../../../tests/support/run-call.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import type { StaffMember } from '../../academy.ts';
import { enrolments } from '../../selling/orders/cohorts.table.ts';
import { handedFiles, lessonQuestions } from './classroom.table.ts';
import { keepNote } from './handed-files.service.ts';
import type { QuestionView } from './question.service.ts';
import { emailText } from '../../academy/emails/email-content.ts';
import { makeEmail } from '../../../tests/support/post-emails.ts';
import { communityBlocks } from '../../academy/accounts/blocks.table.ts';
import { allowed, present } from '../../../tests/support/sure.ts';

const course = { kind: 'course', slug: 'taught-here' } as const;
const courseSlug = 'taught-here';
const owner: StaffMember = { email: 'nadia@academy.example', role: 'owner' };
const hourMs = 3_600_000;

describeAcademy('under a lesson', { courses: [aTaughtCourse()] }, (test) => {
  let lessons: Record<string, string>;
  const [amal, salma] = ['amal@example.com', 'salma@example.com'];
  beforeEach(async () => {
    lessons = await teach(test.db, courseSlug, [
      { key: 'free', isFree: true },
      { key: 'first' },
      { key: 'second' },
      { key: 'extra', isRequired: false },
    ]);
    for (const [email, name] of [
      [amal, 'Amal Idrissi'],
      [salma, 'Salma Alaoui'],
    ] as const)
      await placeAndPay(test, { item: course, details: someDetails({ email, name }) });
  });

  const asked = (email: string | null, staff: StaffMember | null = null) => ({
    caller: aCaller({ email, staff }),
    courseSlug,
    key: 'free',
  });
  const ask = (
    email: string,
    body = 'How long is a film?',
    of: { isAnonymous?: boolean; formKey?: string } = {},
  ) =>
    test.academy.questions.write({
      ...asked(email),
      parentId: null,
      body,
      isAnonymous: false,
      formKey: randomUUID(),
      ...of,
    });
  const asks = async (...given: Parameters<typeof ask>) => allowed(await ask(...given)).id;
  const read = async (email: string | null, staff: StaffMember | null = null) => {
    const found = await test.academy.questions.underLesson(asked(email, staff));
    return found.ok ? found.questions : found.reason;
  };

  it('learners see each other’s first name; only staff see who asks anonymously', async () => {
    await asks(amal, 'Named');
    test.pass(1_000);
    await asks(amal, 'Unnamed', { isAnonymous: true });
    const seen = await read(salma);
    expect(seen).toMatchObject([
      { body: 'Unnamed', author: { kind: 'anonymous', name: '' } },
      { body: 'Named', author: { kind: 'learner', name: 'Amal' } },
    ]);
    expect(await read(amal)).toMatchObject([
      { author: { kind: 'you' }, isAnonymous: true },
      { author: { kind: 'you' }, isAnonymous: false },
    ]);
    expect(JSON.stringify(seen)).not.toMatch(/Idrissi|amal@/);
    expect(await read(null, owner)).toMatchObject([
      { author: { kind: 'anonymous', name: 'Amal Idrissi' } },
      {},
    ]);
    // The lesson is free to everybody; its questions are not.
    expect(await read(null)).toBe('sign-in');
    expect(await read('stranger@example.com')).toBe('not-enrolled');
    expect(await ask('stranger@example.com')).toMatchObject({ ok: false, reason: 'not-enrolled' });
  });

  it('a guest trainer sees who asks anonymously in their own group, and in no other', async () => {
    const { db } = test;
    const guest: StaffMember = { email: 'imane@academy.example', role: 'expert', expert: 'imane' };
    const theirs = await aCohort(db, courseSlug, { trainer: 'imane' });
    const [, second] = await db.select().from(enrolments).orderBy(enrolments.joinedAt, enrolments.orderId);
    await db
      .update(enrolments)
      .set({ cohortId: theirs })
      .where(eq(enrolments.id, second?.id ?? ''));
    const [inTheirs] = await db
      .select({ email: orders.email })
      .from(orders)
      .where(eq(orders.id, second?.orderId ?? ''));
    const nameOf = (email: string) => {
      const name = email === amal ? 'Amal Idrissi' : 'Salma Alaoui';
      return email === inTheirs?.email ? name : '';
    };
    for (const email of [amal, salma]) {
      await asks(email, email, { isAnonymous: true });
      test.pass(1_000);
    }
    expect(await read(null, guest)).toMatchObject(
      [salma, amal].map((email) => ({
        body: email,
        author: { kind: 'anonymous', name: nameOf(email) },
      })),
    );
    const which = 'unanswered' as const;
    const queue = await runCall(test, guest, 'teaching/questions', { which });
    expect(queue).toMatchObject({
      questions: [amal, salma].map((email) => ({ body: email, name: nameOf(email) })),
    });
    expect(await runCall(test, owner, 'teaching/questions', { which })).toMatchObject({
      questions: [{ name: 'Amal Idrissi' }, { name: 'Salma Alaoui' }],
    });
  });

  it('a form that is sent twice writes once; the hourly limit holds, however many send at once', async () => {
    const formKey = randomUUID();
    await Promise.all([ask(amal, 'Once', { formKey }), ask(amal, 'Once', { formKey })]);
    expect(await read(amal)).toHaveLength(1);
    const more = await Promise.all(Array.from({ length: 7 }, () => ask(amal)));
    expect(more.filter(({ ok }) => ok)).toHaveLength(4);
    expect(more.find(({ ok }) => !ok)).toMatchObject({ reason: 'too-many' });
    expect(await ask(salma, ' \u200b ')).toMatchObject({ reason: 'required' });
    expect(await ask(salma, 'x'.repeat(2_001))).toMatchObject({ reason: 'too-long' });
  });

  it('an answer is marked, comes first, and is e-mailed once', async () => {
    const id = await asks(amal);
    await test.academy.questions.write({
      ...asked(salma),
      parentId: id,
      body: 'Ten minutes?',
      isAnonymous: true,
      formKey: randomUUID(),
    });
    expect(await runCall(test, owner, 'teaching/questions', { which: 'unanswered' })).toMatchObject({
      questions: [{ id, name: 'Amal Idrissi', replies: 1 }],
    });
    const answer = { id, answerId: randomUUID(), body: 'Eight minutes.' };
    await Promise.all([
      runCall(test, owner, 'teaching/answer-question', answer),
      runCall(test, owner, 'teaching/answer-question', answer),
    ]);
    test.pass(1_000);
    await test.academy.questions.write({
      ...asked(null, owner),
      parentId: id,
      body: 'And a half.',
      isAnonymous: false,
      formKey: randomUUID(),
    });
    expect(await read(salma)).toMatchObject([
      {
        replies: [
          { isAnswer: true, author: { kind: 'team', name: '' }, body: 'Eight minutes.' },
          { isAnswer: true },
          { isAnswer: false, author: { kind: 'you' } },
        ],
      },
    ]);
    const emails = (await test.db.select().from(outbox)).filter(
      ({ payload }) => payload['emailName'] === 'question-answered',
    );
    expect(emails).toHaveLength(1);
    expect(await runCall(test, owner, 'teaching/questions', { which: 'unanswered' })).toMatchObject({
      questions: [],
    });
    const other: StaffMember = { email: 'expert@academy.example', role: 'expert', expert: 'somebody-else' };
    const theirs = await runCall(test, other, 'teaching/answer-question', answer);
    expect(theirs).toMatchObject({ ok: false, reason: 'not-found' });
  });

  it('a text can be changed for a day by who wrote it, and deleted for good', async () => {
    const id = await asks(amal);
    const reword = (email: string, body = 'Shorter?') =>
      test.academy.questions.reword({ ...asked(email), id, body });
    expect(await reword(salma)).toMatchObject({ reason: 'not-found' });
    expect(await reword(amal)).toMatchObject({ ok: true });
    test.pass(24 * hourMs);
    expect(await reword(amal)).toMatchObject({ reason: 'too-late' });
    expect(await test.academy.questions.takeBack({ ...asked(salma), id })).toBe(false);
    expect(await test.academy.questions.takeBack({ ...asked(amal), id })).toBe(true);
    expect(await read(salma)).toEqual([]);
    expect(await test.db.select().from(lessonQuestions)).toMatchObject([{ body: '', removedBy: 'author' }]);
  });

  const speak = (of: {
    email?: string;
    seconds?: number;
    body?: string;
    bytes?: Uint8Array;
    formKey?: string;
  }) =>
    test.academy.questions.write({
      ...asked(of.email ?? amal),
      parentId: null,
      body: of.body ?? '',
      isAnonymous: true,
      voice: of.bytes ?? aVoice(of.seconds ?? 42),
      formKey: of.formKey ?? randomUUID(),
    });
  const voices = () => test.db.select().from(handedFiles);

  it('a question may be a voice of two minutes at most, kept once, which nobody hears who may not read it', async () => {
    const formKey = randomUUID();
    const [sent] = await Promise.all([speak({ formKey }), speak({ formKey })]);
    const { id } = allowed(sent);
    expect(await speak({ seconds: 3_600 })).toMatchObject({ reason: 'voice-long' });
    expect(await speak({ bytes: Buffer.from('ID3 no sound') })).toMatchObject({ reason: 'voice-kind' });
    expect(await voices()).toHaveLength(1);
    const [shown] = present(await read(salma)) as QuestionView[];
    expect(shown).toMatchObject({ id, body: '', voice: { seconds: 42, contentType: 'audio/ogg' } });
    expect(JSON.stringify(shown)).not.toContain('handed-in/');
    const fileId = shown?.voice?.id ?? '';
    const heard = async (email: string | null, staff: StaffMember | null = null) =>
      (await test.academy.questions.voiceOf({ ...asked(email, staff), questionId: id, fileId }))?.id;
    expect([await heard(salma), await heard(null, owner)]).toEqual([fileId, fileId]);
    const other: StaffMember = { email: 'expert@academy.example', role: 'expert', expert: 'somebody-else' };
    for (const stranger of [heard(null), heard('stranger@example.com'), heard(null, other)])
      expect(await stranger).toBeUndefined();
    expect(await test.academy.questions.reword({ ...asked(amal), id, body: '' })).toMatchObject({ ok: true });
    await test.academy.questions.takeBack({ ...asked(amal), id });
    expect(await heard(salma)).toBeUndefined();
    expect(await voices()).toEqual([]);
  });

  it('staff answer by voice and write down what is said; the e-mail quotes neither', async () => {
    const { id } = allowed(await speak({}));
    const task = (await test.academy.staff.today({ staff: owner })).tasks.find(({ kind }) =>
      kind.includes('question'),
    );
    expect(task?.first).toMatchObject([{ id, label: '' }]);
    const transcript = 'How long is a film?';
    await runCall(test, owner, 'teaching/transcribe-question', { id, transcript });
    expect(await runCall(test, owner, 'teaching/questions', { which: 'unanswered' })).toMatchObject({
      questions: [{ body: '', transcript, voice: { seconds: 42 } }],
    });
    const kept = await keepNote(test.context, { bytes: aVoice(65), staffEmail: owner.email });
    const voice = kept.ok ? kept.file.id : '';
    const answer = { id, answerId: randomUUID(), body: '', voice, transcript: 'Eight minutes.' };
    const salmas: StaffMember = { ...owner, email: 'salma@academy.example' };
    expect(await runCall(test, salmas, 'teaching/answer-question', answer)).toMatchObject({
      reason: 'voice-not-found',
    });
    for (const _twice of [1, 2])
      expect(await runCall(test, owner, 'teaching/answer-question', answer)).toMatchObject({ ok: true });
    expect(await read(salma)).toMatchObject([
      { transcript, replies: [{ isAnswer: true, voice: { seconds: 65 }, transcript: 'Eight minutes.' }] },
    ]);
    const emails = await test.db.select().from(outbox);
    const answered = emails.find(({ payload }) => payload['emailName'] === 'question-answered');
    const { content } = present(await makeEmail(test, present(answered)));
    expect(emailText(content)).toMatch(/Voice note, 0:42\s+How long[^]*Voice note, 1:05\s+Eight/);
  });

  it('what was reported waits for staff, who keep it or remove it with a reason', async () => {
    const id = await asks(amal);
    const vote = (email: string, kind: 'helpful' | 'reported') =>
      test.academy.questions.vote({ ...asked(email), id, kind });
    expect(await vote(amal, 'helpful')).toMatchObject({ ok: false });
    await vote(salma, 'helpful');
    await vote(salma, 'reported');
    await vote(salma, 'reported');
    expect(await read(salma)).toMatchObject([{ helpful: 1, isHelpful: true, isReported: true }]);
    await vote(salma, 'helpful');
    expect(await read(salma)).toMatchObject([{ helpful: 0 }]);
    const reported = () => runCall(test, owner, 'teaching/questions', { which: 'reported' });
    expect(await reported()).toMatchObject({
      questions: [{ id, reports: 1, question: null, lesson: { key: 'free' }, course: { slug: courseSlug } }],
    });
    // The first page of the console lists it twice: as a question, and as reported.
    const tasks = async (staff: StaffMember) =>
      (await test.academy.staff.today({ staff })).tasks.filter(({ kind }) => kind.includes('question'));
    expect(await tasks(owner)).toMatchObject([
      { kind: 'lesson-questions', count: 1, first: [{ id, label: 'How long is a film?' }] },
      { kind: 'question-reports', count: 1, first: [{ id }] },
    ]);
    expect(await tasks({ ...owner, role: 'expert', expert: 'somebody-else' })).toEqual([]);
    expect(await tasks({ ...owner, role: 'moderator' })).toEqual([]);
    await runCall(test, owner, 'teaching/keep-question', { id });
    expect(await tasks(owner)).toMatchObject([{ kind: 'lesson-questions' }]);
    expect(await reported()).toMatchObject({ questions: [] });
    await runCall(test, owner, 'teaching/remove-question', { id, reason: 'A phone number' });
    expect(await read(amal)).toEqual([]);
    expect((await test.db.select().from(staffLog)).map(({ act }) => act).sort()).toEqual([
      'keep-question',
      'remove-question',
    ]);
  });

  it('texts of blocked members are not shown, and silenced members cannot write', async () => {
    await asks(amal);
    const now = test.context.clock();
    for (const [id, email] of [
      ['a', amal],
      ['s', salma],
    ] as const)
      await test.db
        .insert(memberUsers)
        .values({ id, email, name: id, emailVerified: true, createdAt: now, updatedAt: now });
    await test.db.insert(communityBlocks).values({ memberId: 's', blockedId: 'a', at: now });
    expect(await read(salma)).toEqual([]);
    expect(await read(amal)).toHaveLength(1);
    // Blocking does not reveal who asks anonymously.
    await test.db.update(lessonQuestions).set({ isAnonymous: true });
    expect(await read(salma)).toHaveLength(1);
    await test.db.insert(memberProfiles).values({
      memberId: 'a',
      displayName: 'Amal',
      city: '',
      about: '',
      locale: 'en',
      wantsDigest: false,
      unsubscribeToken: 'x',
      joinedAt: now,
      quietUntil: new Date(now.getTime() + hourMs),
    });
    expect(await ask(amal)).toMatchObject({ ok: false, reason: 'quiet' });
    test.pass(2 * hourMs);
    expect(await ask(amal)).toMatchObject({ ok: true });
  });

  it('a course is reviewed by who did half of it, once, and its stars are the mean or nothing', async () => {
    const { reviews } = test.academy;
    const words = { stars: 5, body: 'It helped me sell.', shownName: 'Amal', city: 'Fes' };
    const review = (email: string, of: Partial<typeof words> = {}) =>
      reviews.saveReview({ caller: aCaller({ email }), courseSlug, words: { ...words, ...of } });
    const done = (email: string, key: string) =>
      test.academy.classroom.takeEvents({
        caller: aCaller({ email }),
        courseSlug,
        events: [
          {
            id: randomUUID(),
            lessonId: lessons[key] ?? '',
            kind: 'done',
            body: {},
            at: test.context.clock(),
          },
        ],
      });
    await done(amal, 'extra');
    await done(amal, 'free');
    expect(await review(amal)).toMatchObject({ ok: false, reason: 'not-yet' });
    expect((await reviews.ratings()).size).toBe(0);
    expect(await reviews.reviewsOf(courseSlug)).toMatchObject({ rating: null, reviews: [] });
    await done(amal, 'first');
    expect(await review(amal)).toEqual({ ok: true });
    expect(await review(amal, { stars: 4 })).toEqual({ ok: true });
    for (const key of ['free', 'first']) await done(salma, key);
    test.pass(1_000);
    await review(salma, { stars: 5, shownName: 'Salma' });
    expect(await reviews.reviewsOf(courseSlug)).toMatchObject({
      rating: { mean: 4.5, count: 2 },
      reviews: [{ stars: 5, shownName: 'Salma' }, { stars: 4 }],
    });
    const third = await placeAndPay(test, {
      item: course,
      details: someDetails({ email: 'third@example.com' }),
    });
    for (const key of ['free', 'first']) await done('third@example.com', key);
    test.pass(1_000);
    await review('third@example.com', { stars: 3 });
    expect(await reviews.reviewsOf(courseSlug)).toMatchObject({
      rating: { mean: 4, count: 3 },
    });

    const listed = await runCall(test, owner, 'GET teaching/reviews', {});
    expect(listed).toMatchObject({
      courses: [{ slug: courseSlug }],
      rows: [{ stars: 3, course: { slug: courseSlug } }, { stars: 5 }, { stars: 4 }],
      hasNext: false,
    });
    const elsewhere = await runCall(test, owner, 'GET teaching/reviews', { course: 'another-course' });
    expect(elsewhere).toMatchObject({ courses: [{ slug: courseSlug }], rows: [] });
    const enrolment = listed.rows.find(({ stars }) => stars === 3)?.enrolmentId ?? '';
    const remove = () =>
      runCall(test, owner, 'teaching/remove-review', { enrolment, reason: 'Not about the course' });
    expect(await remove()).toEqual({ success: true });
    expect(await remove()).toMatchObject({ ok: false });
    expect(await review('third@example.com')).toMatchObject({ ok: false, reason: 'removed' });
    expect((await reviews.ratings()).get(courseSlug)).toEqual({ mean: 4.5, count: 2 });
    await payBackOrder(test, third);
    expect(await test.db.select().from(staffLog).where(eq(staffLog.act, 'remove-review'))).toHaveLength(1);
  });
});
