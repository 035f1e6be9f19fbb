import { beforeEach, describe, expect, it } from 'vitest';
import { applications } from '../../catalogue/applicants/application.table.ts';
import type { ApplicationStage } from '../../catalogue/applicants/application.ts';
import type { Course } from '../../catalogue/courses/course.ts';
import { seedOffers, somebody } from '../../../tests/support/applications.ts';
import { staff } from '../../../tests/support/actions.ts';
import { type TestAcademy, describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { postOutbox } from '../../../tests/support/post-emails.ts';

const colleague = { ...staff, email: 'colleague@academy.example' };
const proposal: Parameters<TestAcademy['academy']['proposeCourse']>[0] = {
  ...somebody,
  courseTopic: 'Zellij by hand',
  experience: 'Ten years in Fez.',
};

describeAcademy('the status of applications', (test) => {
  beforeEach(() => seedOffers(test.db));

  const all = () => test.db.select().from(applications);
  const only = async () => {
    const [row, ...more] = await all();
    if (!row || more.length > 0) throw new Error('There is not one application.');
    return row;
  };
  const propose = async (of: Partial<typeof proposal> = {}) => {
    await test.academy.proposeCourse({ ...proposal, ...of });
    const rows = await all();
    return rows.find(({ email }) => email === (of.email ?? proposal.email))?.id ?? '';
  };
  const move = (id: string, from: ApplicationStage, to: ApplicationStage, by = staff) =>
    test.academy.staff.moveApplication({ id, from, to, staff: by });
  const agree = async (id: string) => {
    await move(id, 'new', 'talk');
    await move(id, 'talk', 'agreed');
  };
  it('begin as new where somebody has to answer, and without a stage elsewhere', async () => {
    await propose();
    await test.academy.writeToUs({ ...somebody, topic: 'course', message: 'A question.' });
    await test.academy.requestAccess({ locale: 'en', email: 'a@example.com', productSlug: 'budget' });
    await test.academy.requestAccess({ locale: 'en', email: 'a@example.com', productSlug: 'paid-one' });
    await test.academy.applyToWorkshop({ ...somebody, workshopSlug: 'a-workshop' });
    const stages = (await all()).map(({ kind, subject, stage }) => [subject ?? kind, stage]);
    expect(Object.fromEntries(stages)).toEqual({
      'host-course': 'new',
      contact: 'new',
      // Its e-mail with the link was the answer.
      budget: null,
      'paid-one': 'new',
      'a-workshop': null,
    });
  });

  it('change as the table allows, with who and when, and back', async () => {
    const id = await propose();
    expect(await move(id, 'new', 'talk')).toEqual({ ok: true });
    expect(await only()).toMatchObject({
      stage: 'talk',
      stageBy: staff.email,
      stageSince: test.context.clock(),
    });
    expect(await move(id, 'talk', 'new')).toEqual({ ok: true });
    const filter = { kind: 'host-course', subject: null, search: '', page: 1, perPage: 25 } as const;
    const at = async (stage: ApplicationStage) =>
      (await test.academy.staff.applications({ ...filter, stage })).rows.map((row) => row.id);
    expect([await at('new'), await at('talk')]).toEqual([[id], []]);
    for (const to of ['declined', 'draft', 'live', 'answered'] as const)
      expect(await move(id, 'new', to)).toMatchObject({ reason: 'no-such-move' });
    expect(await move('0198c1f0-2a41-7c3e-9b1d-5f6a7b8c9d0e', 'new', 'talk')).toMatchObject({
      reason: 'application-not-found',
    });
  });

  it('become answered or put away, and can be new again after a mistake', async () => {
    await test.academy.writeToUs({ ...somebody, topic: 'course', message: 'A question.' });
    const { id } = await only();
    expect(await move(id, 'new', 'answered')).toEqual({ ok: true });
    expect((await test.academy.staff.today({ staff })).tasks.map(({ kind }) => kind)).not.toContain(
      'applications',
    );
    expect(await move(id, 'answered', 'new')).toEqual({ ok: true });
    expect(await move(id, 'new', 'put-away')).toEqual({ ok: true });
    expect(await move(id, 'new', 'talk')).toMatchObject({ reason: 'no-such-move' });
  });

  it('the second colleague sees who was first, and one e-mail is sent', async () => {
    const id = await propose();
    const decline = (by: typeof staff) =>
      test.academy.staff.declineProposal({ id, from: 'new', sentence: '', staff: by });
    const results = await Promise.all([decline(colleague), decline(staff), move(id, 'new', 'talk')]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const { stage, stageBy: by } = await only();
    for (const one of results)
      if (!one.ok) expect(one).toEqual({ ok: false, reason: 'moved-meanwhile', stage, by });
  });

  it('an answer is e-mailed in their language with what it answers, and a proposal is talked about', async () => {
    const id = await propose();
    const reply = { id, from: 'new', text: 'Call us.\n\nAny day.', staff } as const;
    const [one, other] = await Promise.all([
      test.academy.staff.replyToApplication(reply),
      test.academy.staff.replyToApplication({ ...reply, staff: colleague }),
    ]);
    expect([one.ok, other.ok].filter(Boolean)).toHaveLength(1);
    const { stage, replies, stageBy } = await only();
    expect({ stage, replies }).toEqual({
      stage: 'talk',
      replies: [{ at: test.context.clock().toISOString(), by: stageBy, text: reply.text }],
    });
    const mails = (await postOutbox(test)).mails.filter(({ text }) => text.includes('Any day.'));
    expect(mails).toMatchObject([{ to: [proposal.email], subject: 'Our answer: Zellij by hand' }]);
    expect(mails[0]?.text).toContain('Ten years in Fez.');
  });

  it('a note never overwrites a colleague’s', async () => {
    const id = await propose();
    const note = (was: string | null, text: string) =>
      test.academy.staff.noteOnApplication({ id, was, note: text, staff });
    expect(await note(null, ' Call on Monday. ')).toEqual({ ok: true });
    expect(await note(null, 'Mine.')).toEqual({
      ok: false,
      reason: 'note-changed',
      note: 'Call on Monday.',
    });
    expect(await note('Call on Monday.', '')).toEqual({ ok: true });
    expect((await only()).staffNote).toBeNull();
    const { rows } = await test.academy.staff.readLog({ filter: {}, page: 1, perPage: 10 });
    expect(JSON.stringify(rows)).not.toContain('Monday');
  });

  describe('a course that is agreed on', () => {
    const begin = (id: string, slug = 'zellij') => test.academy.staff.beginCourse({ id, slug, staff });

    it('becomes a draft with its title, and is live once it is published', async () => {
      const id = await propose();
      expect(await begin(id)).toMatchObject({ reason: 'moved-meanwhile', stage: 'new' });
      await agree(id);
      expect(await begin(id, 'No Slug')).toMatchObject({ reason: 'bad-slug' });
      expect(await begin(id, 'selling-online')).toMatchObject({ reason: 'slug-taken' });
      expect((await only()).stage).toBe('agreed');
      expect(await begin(id)).toEqual({ ok: true, slug: 'zellij' });
      expect(await only()).toMatchObject({ stage: 'draft', courseSlug: 'zellij' });
      const draft = await test.academy.staff.recordForEditing({ kind: 'course', slug: 'zellij' });
      expect(draft?.record).toMatchObject({
        words: { en: { name: 'Zellij by hand', instructorBio: ['Ten years in Fez.'] }, ar: { name: '' } },
      });
      const other = await test.academy.staff.recordForEditing({ kind: 'course', slug: 'selling-online' });
      const record = { ...(other?.record as Course), slug: 'zellij' };
      const name = { kind: 'course', slug: 'zellij', staff } as const;
      const saved = await test.academy.staff.saveDraft({ ...name, record, basedOn: draft?.revision ?? '' });
      if (!saved.ok) throw new Error(saved.reason);
      const shown = await test.academy.staff.publishRecord({ ...name, revision: saved.revision });
      expect(shown).toMatchObject({ ok: true });
      expect(await only()).toMatchObject({ stage: 'live', stageBy: staff.email });
      const { rows } = await test.academy.staff.readLog({ filter: { subject: id }, page: 1, perPage: 10 });
      expect(rows).toContainEqual(
        expect.objectContaining({
          act: 'move-application',
          before: { stage: 'draft' },
          after: { stage: 'live' },
        }),
      );
    });

    it('stays agreed when its draft is deleted, and can begin again', async () => {
      const id = await propose();
      await agree(id);
      await begin(id);
      expect(await move(id, 'draft', 'agreed')).toEqual({ ok: true });
      expect((await only()).courseSlug).toBeNull();
      expect(await begin(id, 'zellij-2')).toMatchObject({ ok: true });
    });
  });

  describe.each(['en', 'ar'] as const)('the e-mail that declines (%s)', (locale) => {
    const post = async () => {
      const now = test.context.clock();
      const { mails } = await postOutbox(test, { now, clock: () => now });
      return mails
        .filter(({ to }) => to.includes(proposal.email))
        .map(({ subject, text }) => ({ subject, text }));
    };

    it('is in the applicant’s language with the sentence of the staff, and is not sent once talks resumed', async () => {
      const id = await propose({ locale });
      await post();
      const decline = (from: ApplicationStage) =>
        test.academy.staff.declineProposal({ id, from, sentence: 'Write to us <b>in May</b>.', staff });
      expect(await decline('new')).toEqual({ ok: true });
      const [email, ...more] = await post();
      expect(more).toEqual([]);
      expect(email?.subject).toBe(
        locale === 'ar' ? 'بخصوص الدورة التي اقترحتِها' : 'About the course you proposed',
      );
      expect(email?.text).toContain('Write to us <b>in May</b>.');
      expect(email?.text).toContain(proposal.courseTopic);
      test.pass(1_000);
      await move(id, 'declined', 'talk');
      expect(await decline('talk')).toEqual({ ok: true });
      await move(id, 'declined', 'talk');
      expect(await post()).toEqual([]);
    });
  });
});
