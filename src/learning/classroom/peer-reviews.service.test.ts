import { beforeEach, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { deleteAccount } from '../../admin/privacy/delete-account.service.ts';
import { memberUsers } from '../../academy/sign-in/sign-in.table.ts';
import { outbox } from '../../academy/emails/outbox.table.ts';
import { staffMembers } from '../../academy/staff/staff.table.ts';
import { entitlements } from '../../selling/orders/access.table.ts';
import { enrolments } from '../../selling/orders/cohorts.table.ts';
import { placeAndPay, staff } from '../../../tests/support/actions.ts';
import { someDetails } from '../../../tests/support/builders.ts';
import { aCaller, aCohort, aTaughtCourse, inAll, teach } from '../../../tests/support/classroom.ts';
import { fill } from '../../../tests/support/fill.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { makeEmail } from '../../../tests/support/post-emails.ts';
import { runCall } from '../../../tests/support/run-call.ts';
import { allowed, present } from '../../../tests/support/sure.ts';
import type { Assignment } from './assignment.ts';
import { marks, submissions } from './classroom.table.ts';
import { groupChoices, peerReviews, studyPartners } from './peers.table.ts';

const courseSlug = 'taught-here';
const dayMs = 86_400_000;
const task = (acceptsByReviews: boolean): Assignment => ({
  kind: 'assignment',
  brief: inAll('Photograph your product.'),
  takes: ['text', 'photo', 'voice', 'file'],
  rubric: [{ id: 'light', title: inAll('Light'), points: 10 }],
  dueAfterDays: null,
  lateAllowed: false,
  review: { works: 2, acceptsByReviews },
});
const voice = () => ({
  kind: 'voice' as const,
  name: 'Amal speaks.mp3',
  bytes: new Uint8Array(Buffer.from(`ID3${'\0'.repeat(50)}`)),
});

describeAcademy('a group', { courses: [aTaughtCourse()] }, (test) => {
  let cohortId: string;
  let another: string;
  beforeEach(async () => {
    await teach(test.db, courseSlug, [
      { key: 'work', kind: 'assignment', content: { task: task(false) } },
      { key: 'agreed', kind: 'assignment', content: { task: task(true) } },
    ]);
    await test.db
      .insert(staffMembers)
      .values({ email: staff.email, role: 'owner', expert: null, addedAt: test.context.clock() });
    cohortId = await aCohort(test.db, courseSlug, { startsOn: '2026-05-25' });
    another = await aCohort(test.db, courseSlug, { startsOn: '2026-05-18' });
  });

  /** A learner of the group, who acts by her address. */
  async function learner(name: string, cohort = cohortId) {
    const email = `${name.toLowerCase()}@example.com`;
    const details = someDetails({ name: `${name} Alaoui`, email });
    const order = await placeAndPay(test, { item: { kind: 'course', slug: courseSlug }, details });
    const [seat] = await test.db
      .update(enrolments)
      .set({ cohortId: cohort })
      .where(eq(enrolments.orderId, order.id))
      .returning();
    const caller = aCaller({ email });
    const at = (key: string) => ({ caller, courseSlug, key });
    return {
      id: present(seat).id,
      email,
      order,
      caller,
      handIn: async (key = 'work', text = `By ${name}`) => {
        const version = 1;
        const files = key === 'work' ? [voice()] : [];
        const submissionId = crypto.randomUUID();
        const asked = { ...at(key), submissionId, version, text, files };
        return allowed(await test.academy.assignments.handIn(asked)).id;
      },
      page: async (key = 'work') => present(allowed(await test.academy.peerReviews.reviewsPage(at(key))).own),
      give: async (
        points: number,
        { key = 'work', text = `Good, says ${name}`, spoken = false, reviewId = '' } = {},
      ) => {
        const { toRead } = present(allowed(await test.academy.peerReviews.reviewsPage(at(key))).own);
        return test.academy.peerReviews.giveReview({
          ...at(key),
          reviewId: reviewId || (toRead?.reviewId ?? ''),
          rubric: [{ line: 'light', points }],
          text,
          voice: spoken ? voice() : null,
        });
      },
      report: (reviewId: string, key = 'work') =>
        test.academy.peerReviews.reportReview({ ...at(key), reviewId }),
      file: (submissionId: string, fileId: string) =>
        test.academy.peerReviews.peerFile({ caller, submissionId, fileId }),
      room: async () => allowed(await test.academy.groups.room({ caller, courseSlug })),
      ask: (reach = '') => test.academy.groups.askPartner({ caller, courseSlug, reach }),
      leave: () => test.academy.groups.leavePartner({ caller, courseSlug }),
      ends: (change: Partial<typeof entitlements.$inferInsert>) =>
        test.db.update(entitlements).set(change).where(eq(entitlements.orderId, order.id)),
    };
  }

  const waiting = async () =>
    (await test.academy.marking.queue({ staff })).waiting.map(({ learner: name }) => name.split(' ')[0]);
  const posted = async (name: string) => {
    const rows = await test.db.select().from(outbox);
    return rows.filter(({ payload }) => payload['emailName'] === name);
  };

  it('who handed in reads two works of others without names, gives both, and then reads what is said of hers', async () => {
    const [amal, btissam, chama] = [await learner('Amal'), await learner('Btissam'), await learner('Chama')];
    await amal.handIn();
    expect(await waiting()).toEqual(['Amal']);
    expect(await amal.page()).toMatchObject({ toRead: null, mayAsk: false, received: { reviews: [] } });
    await btissam.handIn();
    await chama.handIn();
    expect(await posted('reviews-wait')).toHaveLength(3);
    const page = await amal.page();
    expect(page).toMatchObject({ given: 0, received: null, toRead: { text: 'By Btissam' } });
    expect(JSON.stringify(page)).not.toMatch(/Alaoui|speaks|example\.com/);
    expect(await amal.give(11)).toBeRefused('rubric');
    expect(await amal.give(5, { text: ' ' })).toBeRefused('nothing-said');
    allowed(await amal.give(8, { spoken: true }));
    // The next one comes by itself, and her own stays closed.
    expect(await amal.page()).toMatchObject({ given: 1, received: null, toRead: { text: 'By Chama' } });
    allowed(await btissam.give(7));
    allowed(await btissam.give(7));
    expect(await posted('reviews-open')).toEqual([]);
    allowed(await chama.give(8));
    allowed(await chama.give(7));
    allowed(await amal.give(6));
    const own = present((await amal.page()).received);
    expect(own.reviews.map(({ text }) => text).toSorted()).toEqual([
      'Good, says Btissam',
      'Good, says Chama',
    ]);
    expect(JSON.stringify(own)).not.toMatch(/Alaoui|storageName|example\.com/);
    expect(await posted('reviews-open')).toHaveLength(3);
    expect((await waiting()).toSorted()).toEqual(['Amal', 'Btissam', 'Chama']);
    // The voice has no name of its own, and is hers alone to hear.
    const spoken = present((await btissam.page()).received).reviews.find((one) => one.voice !== null);
    const file = present(spoken?.voice);
    expect(file.name).toBe('voice.mp3');
    const { submissionId } = present(spoken);
    expect(await btissam.file(submissionId, file.id)).not.toBe(null);
    for (const one of [amal, chama]) expect(await one.file(submissionId, file.id)).toBe(null);
    const row = present((await posted('reviews-open'))[0]);
    expect((await makeEmail(test, row))?.content.parts[0].heading).toBe('Your group has read your work');
  });

  it('reviews far apart go to the trainer with both, and two that agree accept only where the task says so', async () => {
    const three = [await learner('Amal'), await learner('Btissam'), await learner('Chama')] as const;
    for (const key of ['work', 'agreed']) {
      for (const one of three) await one.handIn(key);
      for (const one of three) for (const points of [9, 8]) allowed(await one.give(points, { key }));
    }
    const rows = await test.db.select().from(submissions);
    expect(rows.map(({ state }) => state).toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => 'accepted'),
      ...Array.from({ length: 3 }, () => 'waiting'),
    ]);
    const accepted = present(rows.find(({ state }) => state === 'accepted'));
    const { work } = allowed(await test.academy.marking.work({ staff, submissionId: accepted.id }));
    expect(work).toMatchObject({ areApart: false, isByReviews: true, reviews: [{}, {}] });
    // The trainer's mark is the last word.
    const rubric = [{ line: 'light', points: 2 }];
    const said = { outcome: 'again', text: 'Once more', voice: null } as const;
    const mark = { staff, submissionId: accepted.id, rubric, ...said };
    allowed(await test.academy.marking.mark(mark));
    expect(await test.academy.marking.mark(mark)).toMatchObject({ reason: 'already-marked' });
    expect(await test.db.select().from(marks).where(eq(marks.submissionId, accepted.id))).toMatchObject([
      { outcome: 'again', markedBy: staff.email },
    ]);
    const first = rows.find(({ state }) => state === 'waiting');
    const reviews = await test.db
      .select()
      .from(peerReviews)
      .where(eq(peerReviews.submissionId, present(first).id));
    await test.db
      .update(peerReviews)
      .set({ rubric: [{ line: 'light', points: 4 }] })
      .where(eq(peerReviews.id, present(reviews[0]).id));
    const far = await test.academy.marking.work({ staff, submissionId: present(first).id });
    expect(allowed(far).work.areApart).toBe(true);
  });

  it('what is not answered within four days is dealt anew, and can no longer be answered', async () => {
    const [amal, btissam] = [await learner('Amal'), await learner('Btissam')];
    await amal.handIn();
    await btissam.handIn();
    expect(await waiting()).toEqual([]);
    const { reviewId } = present((await btissam.page()).toRead);
    test.pass(4 * dayMs);
    const chama = await learner('Chama');
    await chama.handIn();
    expect(await btissam.give(5, { reviewId })).toBeRefused('gone');
    await test.academy.peerReviews.keepDealing();
    expect((await chama.page()).open).toBe(2);
    allowed(await chama.give(5));
    allowed(await chama.give(5));
    expect((await waiting()).toSorted()).toEqual(['Amal', 'Btissam']);
    expect(await amal.page()).toMatchObject({ mayAsk: false, toRead: { text: 'By Chama' } });
  });

  it('another group, a refund, a pause, a move and a work taken back end the right to every byte', async () => {
    const [amal, btissam] = [await learner('Amal'), await learner('Btissam')];
    const stranger = await learner('Chama', another);
    const [first, second] = [await amal.handIn(), await btissam.handIn()];
    await stranger.handIn();
    const file = present((await btissam.page()).toRead?.files[0]);
    expect(await btissam.file(first, file.id)).not.toBe(null);
    const [hers] = await test.db.select().from(submissions).where(eq(submissions.id, second));
    const own = present(hers?.files[0]);
    expect([await stranger.file(first, file.id), (await stranger.page()).toRead]).toEqual([null, null]);
    const now = test.context.clock();
    await btissam.ends({ revokedAt: now });
    expect(await btissam.file(first, file.id)).toBe(null);
    // What she handed in is nobody's to read any more either.
    expect(await amal.file(second, own.id)).toBe(null);
    expect((await amal.page()).toRead).toBe(null);
    await btissam.ends({ revokedAt: null, pausedAt: now });
    expect([await btissam.file(first, file.id), (await amal.page()).toRead]).toEqual([null, null]);
    await btissam.ends({ pausedAt: null });
    await test.db.update(enrolments).set({ cohortId: another }).where(eq(enrolments.id, btissam.id));
    expect([await btissam.file(first, file.id), (await amal.page()).toRead]).toEqual([null, null]);
    await test.db.update(enrolments).set({ cohortId }).where(eq(enrolments.id, btissam.id));
    expect((await amal.page()).toRead).not.toBe(null);
    const back = { caller: btissam.caller, courseSlug, key: 'work', submissionId: second };
    allowed(await test.academy.assignments.takeBack(back));
    expect([await amal.file(second, own.id), (await amal.page()).toRead]).toEqual([null, null]);
    // Handed in anew, it is read by whoever had the old one before her.
    await btissam.handIn('work', 'Mended');
    expect((await amal.page()).toRead).toMatchObject({ text: 'Mended' });
  });

  it('a report takes a work from all who read it, or words from whoever got them, until the trainer has looked', async () => {
    const [amal, btissam] = [await learner('Amal'), await learner('Btissam')];
    await amal.handIn();
    await btissam.handIn();
    const list = async () => allowed(await runCall(test, staff, 'teaching/reported-reviews', {})).reported;
    const toRead = present((await btissam.page()).toRead);
    expect(await amal.report(toRead.reviewId)).toBeRefused('not-found');
    allowed(await btissam.report(toRead.reviewId));
    expect((await btissam.page()).toRead).toBe(null);
    expect(await waiting()).toEqual(['Amal']);
    expect(await list()).toMatchObject([{ what: 'work', learner: 'Amal Alaoui' }]);
    allowed(await amal.give(3, { text: 'Bad words' }));
    const [words] = present((await btissam.page()).received).reviews;
    allowed(await btissam.report(present(words).id));
    expect(present((await btissam.page()).received).reviews).toEqual([]);
    const about = (await list()).find(({ what }) => what === 'words');
    expect(about?.learner).toBe('Amal Alaoui');
    const settle = (keep: boolean) =>
      runCall(test, staff, 'teaching/settle-report', { review: present(about).id, keep });
    await settle(true);
    expect(present((await btissam.page()).received).reviews).toHaveLength(1);
    allowed(await btissam.report(present(words).id));
    await settle(false);
    expect(present((await btissam.page()).received).reviews).toEqual([]);
  });

  it('of an erased account the words stay without a name and without the voice, and nobody waits for her', async () => {
    const [amal, btissam] = [await learner('Amal'), await learner('Btissam')];
    await amal.handIn();
    await btissam.handIn();
    allowed(await amal.give(8, { spoken: true }));
    const member = { id: 'member-amal', email: amal.email };
    await fill(test, memberUsers, { ...member, emailVerified: true });
    const erased = { typedEmail: amal.email, knows: true, locale: 'en' } as const;
    allowed(await deleteAccount(test.context, member, erased));
    const rows = await test.db.select().from(peerReviews);
    expect(rows).toMatchObject([{ reviewerId: null, voice: null, text: 'Good, says Amal' }]);
    await test.academy.peerReviews.keepDealing();
    expect(await waiting()).toEqual(['Btissam']);
    expect(present((await btissam.page()).received).reviews).toHaveLength(1);
  });

  it('the room shows names and works only of those who tick them, and only to their group', async () => {
    const [amal, btissam] = [await learner('Amal'), await learner('Btissam')];
    const stranger = await learner('Chama', another);
    const id = await amal.handIn();
    const show = (works: string[]) =>
      test.academy.groups.saveShown({ caller: amal.caller, courseSlug, showsName: works.length > 0, works });
    const rubric = [{ line: 'light', points: 9 }];
    allowed(await show([id]));
    // Not before it is accepted.
    expect(await btissam.room()).toMatchObject({ learners: 2, names: ['Amal'], works: [] });
    const said = { outcome: 'accepted', text: '', voice: null } as const;
    allowed(await test.academy.marking.mark({ staff, submissionId: id, rubric, ...said }));
    allowed(await show([id]));
    const room = await btissam.room();
    expect(room.works).toMatchObject([{ name: 'Amal', text: 'By Amal', isMine: false }]);
    expect(JSON.stringify({ ...room, course: null })).not.toMatch(/Alaoui|speaks|@example|storageName/);
    const file = present(room.works[0]?.files[0]);
    const fileOf = (caller: typeof amal.caller) =>
      test.academy.groups.groupFile({ caller, submissionId: id, fileId: file.id });
    expect([await fileOf(btissam.caller), await fileOf(stranger.caller)]).toEqual([
      expect.objectContaining({ id: file.id }),
      null,
    ]);
    expect(await stranger.room()).toMatchObject({ learners: 1, names: [], works: [] });
    await amal.ends({ revokedAt: test.context.clock() });
    expect(await btissam.room()).toMatchObject({ learners: 1, names: [], works: [] });
    expect(await fileOf(btissam.caller)).toBe(null);
    await amal.ends({ revokedAt: null });
    allowed(await show([]));
    expect(await btissam.room()).toMatchObject({ learners: 2, names: [], works: [] });
    // Whoever moves chooses anew.
    allowed(await show([id]));
    await test.db.update(enrolments).set({ cohortId: another }).where(eq(enrolments.id, amal.id));
    expect(await stranger.room()).toMatchObject({ learners: 2, names: [], works: [] });
    expect(await btissam.room()).toMatchObject({ names: [], works: [] });
  });

  it('two who wait become partners; who stays waits again and is told; nobody gets the same twice', async () => {
    const [amal, btissam] = [await learner('Amal'), await learner('Btissam')];
    const stranger = await learner('Chama', another);
    allowed(await amal.ask(' 06 12 34 56 78 '));
    allowed(await stranger.ask());
    expect(await amal.room()).toMatchObject({ isWaiting: true, partner: null });
    test.pass(1_000);
    allowed(await btissam.ask());
    expect(await btissam.room()).toMatchObject({
      isWaiting: false,
      partner: { name: 'Amal', reach: '06 12 34 56 78' },
    });
    expect(await posted('study-partner')).toHaveLength(2);
    const [hello] = await posted('study-partner');
    const made = await makeEmail(test, present(hello));
    expect(made?.content.parts[0].heading).toBe('You have a study partner');
    test.pass(1_000);
    allowed(await amal.leave());
    expect(await amal.room()).toMatchObject({ partner: null, isWaiting: false, reach: '' });
    expect(await btissam.room()).toMatchObject({ partner: null, isWaiting: true });
    expect(await posted('study-partner')).toHaveLength(3);
    // The first e-mail is no longer true.
    expect(await makeEmail(test, present(hello))).toBe(null);
    test.pass(1_000);
    allowed(await amal.ask());
    expect(await amal.room()).toMatchObject({ partner: null, isWaiting: true });
    const driss = await learner('Driss');
    test.pass(1_000);
    allowed(await driss.ask());
    expect(await driss.room()).toMatchObject({ partner: { name: 'Btissam' } });
    // A refund ends it at once, and the job lets the other wait again.
    await btissam.ends({ revokedAt: test.context.clock() });
    expect((await driss.room()).partner).toBe(null);
    expect(await test.academy.groups.endBrokenPairs()).toBe(1);
    expect(await driss.room()).toMatchObject({ partner: { name: 'Amal' }, isWaiting: false });
    expect(await test.db.select().from(studyPartners)).toHaveLength(3);
    expect(await test.db.select().from(groupChoices)).toHaveLength(4);
  });
});
