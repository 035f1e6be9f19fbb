import { beforeEach, expect, it } from 'vitest';
import { inEach } from '../../platform/i18n/locale.ts';
import { staffLog } from '../../academy/staff/staff.table.ts';
import { staffRoles } from '../../academy/staff/who-may.ts';
import { placeAndPay } from '../../../tests/support/actions.ts';
import { aCaller, aLessonContent, aTaughtCourse, inAll, teach } from '../../../tests/support/classroom.ts';
import { academyForEach } from '../../../tests/support/open-test-academy.ts';
import { describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import { cohorts } from '../../selling/orders/cohorts.table.ts';
import { media } from '../../academy/media/media.table.ts';
import type { LessonContent } from './lesson.ts';
import { readOutline } from './classroom.service.ts';
import { copyLessons, dropDraft, publishLesson, saveDraft } from './lesson-writing.service.ts';
import * as outlines from './outline-writing.service.ts';
import { findLessons, listTaught } from './taught-courses.service.ts';
import { lessonToEdit, writtenOutline } from './teaching.service.ts';
import { allowed } from '../../../tests/support/sure.ts';

const none = inEach(() => '');
const editor = { email: 'editor@academy.example', role: 'editor' } as const;
const colleague = { email: 'support@academy.example', role: 'support' } as const;
const trainer = { email: 'nadia@academy.example', role: 'expert', expert: 'nadia' } as const;

describeOnBothEngines('teaching', (engine) => {
  let ids: Record<string, string>;
  const course = 'taught-here';
  const test = academyForEach({
    engine,
    courses: [
      aTaughtCourse({ trainer: 'imane' }),
      aTaughtCourse({ slug: 'next-use', trainer: 'nadia' }),
      aTaughtCourse({ slug: 'not-yet', comingSoon: true }),
      aTaughtCourse({ slug: 'taught-elsewhere', taughtAt: 'elsewhere' }),
    ],
  });
  beforeEach(async () => {
    ids = await teach(test.db, course, [{ key: 'one', isFree: true }, { key: 'two' }, { key: 'three' }]);
  });

  const outline = async (slug = course) => allowed(await writtenOutline(test.context, editor, slug));
  const inOrder = async () =>
    (await outline()).modules.map(({ title, lessons }) => [title.en, ...lessons.map(({ key }) => key)]);
  const read = async (lesson: string) => allowed(await lessonToEdit(test.context, editor, lesson));
  const save = async (lesson: string, content: LessonContent) =>
    saveDraft(test.context, editor, { lesson, basedOn: (await read(lesson)).mark, content });
  const publish = async (lesson: string, as: 'version' | 'correction' = 'version') =>
    publishLesson(test.context, editor, { lesson, basedOn: (await read(lesson)).mark, as });
  const learner = async (key: string, email: string) => {
    const opened = await test.academy.classroom.openLesson({
      caller: aCaller({ email }),
      courseSlug: course,
      key,
    });
    return opened.ok ? { version: opened.version, title: opened.content.title.en } : opened.reason;
  };

  it('adds, moves, removes and restores; a key is never used for another lesson', async () => {
    const added = await outlines.addModule(test.context, editor, {
      course,
      title: inAll('Second'),
      opensAfterDays: 7,
    });
    if (!added.ok) throw new Error(added.reason);
    const write = (title: string) =>
      outlines.addLesson(test.context, editor, {
        module: added.id,
        kind: 'text',
        title: { en: title, ar: 'درس', fr: title },
      });
    const named = [await write('L’art du thé'), await write('L’art du thé'), await write('')];
    expect(named.map((one) => one.ok && one.key)).toEqual(['l-art-du-the', 'l-art-du-the-2', 'text']);
    await outlines.moveLesson(test.context, editor, {
      lesson: ids['three'] ?? '',
      module: added.id,
      place: 0,
    });
    await outlines.moveLesson(test.context, editor, {
      lesson: ids['two'] ?? '',
      module: added.id,
      place: 99,
    });
    expect(await inOrder()).toEqual([
      ['Module 1', 'one'],
      ['Second', 'three', 'l-art-du-the', 'l-art-du-the-2', 'text', 'two'],
    ]);
    await outlines.moveModule(test.context, editor, { module: added.id, place: 0 });
    const first = (await outline()).modules[1]?.id ?? '';
    const removal = { module: first };
    expect(await outlines.removeModule(test.context, editor, removal)).toBeRefused('not-empty');
    await outlines.removeLesson(test.context, editor, { lesson: ids['one'] ?? '' });
    expect(await outlines.removeModule(test.context, editor, removal)).toEqual({ ok: true });
    const gone = await outline();
    expect([gone.removed.map(({ key }) => key), gone.warnings]).toEqual([['one'], ['no-free-lesson']]);
    await outlines.restoreLesson(test.context, editor, { lesson: ids['one'] ?? '' });
    expect((await inOrder()).map(([title]) => title)).toEqual(['Second', 'Module 1']);
    const lines = await test.db.select().from(staffLog);
    expect(lines.map(({ act, subject }) => [act, subject])).toContainEqual(['restore-lesson', course]);
  });

  it('becomes a film while nobody has learned with it, and keeps its kind from then on', async () => {
    const module = (await outline()).modules[0]?.id ?? '';
    const added = await outlines.addLesson(test.context, editor, {
      module,
      kind: 'text',
      title: inAll('One'),
    });
    if (!added.ok) throw new Error(added.reason);
    const become = (lesson: string, kind: 'film' | 'sound') =>
      outlines.changeLesson(test.context, editor, { lesson, kind });
    expect(await become(added.id, 'film')).toEqual({ ok: true });
    expect((await read(added.id)).kind).toBe('film');
    expect(await become(ids['one'] ?? '', 'film')).toBeRefused('is-published');
  });

  it('shows learners at once whatever changed in the outline, though it is cached', async () => {
    const fresh = () => test.database.transaction((tx) => readOutline(tx, course));
    const seen = [await readOutline(test.db, course)];
    const changes = async (act: () => Promise<unknown>) => {
      await act();
      const now = await readOutline(test.db, course);
      expect(now).toEqual(await fresh());
      expect(now).not.toEqual(seen.at(-1));
      seen.push(now);
    };
    const [lesson = '', two = ''] = [ids['one'], ids['two']];
    const module = (await outline()).modules[0]?.id ?? '';
    const act = outlines;
    await changes(() => act.changeModule(test.context, editor, { module, opensAfterDays: 3 }));
    await changes(() => act.moveLesson(test.context, editor, { lesson: two, module, place: 0 }));
    await changes(() =>
      act.changeLesson(test.context, editor, { lesson: two, isFree: true, isRequired: false }),
    );
    await changes(() => act.removeLesson(test.context, editor, { lesson }));
    await changes(() => act.restoreLesson(test.context, editor, { lesson }));
    await changes(async () => {
      await save(two, aLessonContent({ title: inAll('Said anew') }));
      await publish(two);
    });
    // An unchanged outline is the same object, and not read again.
    expect(await readOutline(test.db, course)).toBe(seen.at(-1));
  });

  it('hides a draft until it is published, and keeps what a learner did with its version', async () => {
    const { email } = await placeAndPay(test, { item: { kind: 'course', slug: course } });
    const lesson = ids['one'] ?? '';
    expect(await publish(lesson)).toBeRefused('nothing-to-publish');
    await save(lesson, aLessonContent({ title: inAll('Said better') }));
    expect([await learner('one', email), (await read(lesson)).state]).toEqual([
      { version: 1, title: 'one' },
      'changed',
    ]);
    const preview = await test.academy.preview.openDraft({
      caller: aCaller({ staff: editor }),
      courseSlug: course,
      key: 'one',
    });
    expect(preview?.content.title.en).toBe('Said better');
    expect(await publish(lesson, 'correction')).toEqual({ ok: true, version: 1 });
    expect(await learner('one', email)).toEqual({ version: 1, title: 'Said better' });
    await save(lesson, aLessonContent({ title: { ...none, ar: 'من جديد' }, body: { ...none, ar: 'نص' } }));
    expect(await publish(lesson)).toEqual({ ok: true, version: 2 });
    // A missing language is replaced by the other one.
    expect(await learner('one', email)).toEqual({ version: 2, title: 'من جديد' });
    expect((await read(lesson)).versions.map(({ number, correctedBy }) => [number, correctedBy])).toEqual([
      [2, null],
      [1, editor.email],
    ]);
  });

  it('refuses to overwrite a colleague’s save, and returns who saved what', async () => {
    const lesson = ids['one'] ?? '';
    const { mark } = await read(lesson);
    await save(lesson, aLessonContent({ title: inAll('Hers') }));
    const mine = { lesson, basedOn: mark, content: aLessonContent({ title: inAll('Mine') }) };
    const late = await saveDraft(test.context, colleague, mine);
    expect(late).toMatchObject({
      reason: 'changed-meanwhile',
      by: editor.email,
      content: { title: { en: 'Hers' } },
    });
    expect(
      await publishLesson(test.context, colleague, { lesson, basedOn: mark, as: 'version' }),
    ).toMatchObject({
      reason: 'changed-meanwhile',
    });
    expect(await dropDraft(test.context, colleague, { lesson, basedOn: (await read(lesson)).mark })).toEqual({
      ok: true,
    });
    expect((await read(lesson)).content.title.en).toBe('one');
  });

  it('publishes no incomplete lesson, and reports what is missing and where', async () => {
    const film = crypto.randomUUID();
    const at = new Date();
    await test.db.insert(media).values({
      id: film,
      kind: 'film',
      name: 'welcome.mp4',
      bytes: 1000,
      state: 'working',
      uploadedBy: editor.email,
      createdAt: at,
    });
    const { id: module = '' } = (await outline()).modules[0] ?? {};
    const added = await outlines.addLesson(test.context, editor, {
      module,
      kind: 'film',
      title: inAll('Film'),
    });
    if (!added.ok) throw new Error(added.reason);
    const lacking = async (content: LessonContent) => {
      await save(added.id, content);
      const refused = await publish(added.id);
      return refused.ok || refused.reason !== 'incomplete' ? refused : refused.lacks;
    };
    expect(await lacking(aLessonContent())).toEqual([{ what: 'film', at: 'media' }]);
    expect(await lacking(aLessonContent({ media: film, title: none }))).toEqual([
      { what: 'title', at: 'title' },
      { what: 'not-ready', at: 'media' },
    ]);
    await test.db.update(media).set({ state: 'ready' });
    expect(await lacking(aLessonContent({ media: film, body: none }))).toEqual({
      ok: true,
      version: 1,
    });
    expect((await read(added.id)).advice).toEqual(['no-captions']);
  });

  it('copies a course for its next use, drafts as drafts, and nothing of what learners did', async () => {
    await save(ids['two'] ?? '', aLessonContent({ title: inAll('Two, anew') }));
    await copyLessons(test.context, editor, { from: course, to: 'not-yet' });
    const again = await copyLessons(test.context, editor, { from: course, to: 'not-yet' });
    expect(again).toEqual({ ok: true, modules: 1, lessons: 3 });
    const copied = await outline('not-yet');
    expect(copied.modules.map(({ lessons }) => lessons.map(({ key, state }) => `${key} ${state}`))).toEqual([
      ['one published', 'two changed', 'three published'],
      ['one-2 published', 'two-2 changed', 'three-2 published'],
    ]);
    expect(copied.warnings).toEqual(['several-free-lessons']);
    expect((await outline()).modules).toHaveLength(1);
  });

  it('copies into a course on sale as drafts, so that everything is checked before learners see it', async () => {
    const two = aLessonContent({ title: inAll('Two, anew') });
    await save(ids['two'] ?? '', two);
    await copyLessons(test.context, editor, { from: course, to: 'next-use' });
    const [module] = (await outline('next-use')).modules;
    expect(module?.lessons.map(({ key, state }) => `${key} ${state}`)).toEqual([
      'one draft',
      'two draft',
      'three draft',
    ]);
    const seen = await readOutline(test.db, 'next-use');
    expect(seen.flatMap(({ lessons }) => lessons)).toEqual([]);
    expect((await read(module?.lessons[1]?.id ?? '')).content).toMatchObject(two);
  });

  it('finds lessons by a word of their newest title, and none of another trainer or taken out', async () => {
    const found = async (search: string, staff: Parameters<typeof findLessons>[1] = editor) =>
      (await findLessons(test.context, staff, search)).lessons.map(({ title }) => title.en);
    const title = { en: 'Fixing a price', ar: 'تحديد الثَّمن', fr: 'Fixer un prix' };
    expect((await save(ids['one'] ?? '', { ...(await read(ids['one'] ?? '')).content, title })).ok).toBe(
      true,
    );
    expect(await found('price')).toEqual([title.en]);
    expect(await found('الثمن تحديد')).toEqual([title.en]);
    expect(await found('one')).toEqual([]);
    expect(await found('price', trainer)).toEqual([]);
    await outlines.removeLesson(test.context, editor, { lesson: ids['one'] ?? '' });
    expect(await found('price')).toEqual([]);
  });

  it('shows trainers their own courses and those of their cohorts, and everybody else by role', async () => {
    const slugs = async (staff: Parameters<typeof listTaught>[1]) =>
      (await listTaught(test.context, staff)).courses.map(({ slug }) => slug);
    const all = [course, 'next-use', 'not-yet'];
    const seen = await Promise.all(staffRoles.map(async (role) => [role, await slugs({ email: 'x', role })]));
    expect(Object.fromEntries(seen)).toEqual({
      owner: all,
      support: all,
      editor: all,
      finance: [],
      moderator: [],
      expert: [],
    });
    expect(await slugs(trainer)).toEqual(['next-use']);
    const deny = { ok: false, reason: 'not-found' };
    const lesson = ids['one'] ?? '';
    const content = aLessonContent();
    const basedOn = (await read(lesson)).mark;
    const module = (await outline()).modules[0]?.id ?? '';
    const refusals = [
      await writtenOutline(test.context, trainer, course),
      await lessonToEdit(test.context, trainer, lesson),
      await saveDraft(test.context, trainer, { lesson, basedOn, content }),
      await publishLesson(test.context, trainer, { lesson, basedOn, as: 'version' }),
      await dropDraft(test.context, trainer, { lesson, basedOn }),
      await copyLessons(test.context, trainer, { from: course, to: 'next-use' }),
      await outlines.addModule(test.context, trainer, { course, title: inAll('x'), opensAfterDays: 0 }),
      await outlines.changeModule(test.context, trainer, { module, title: inAll('x') }),
      await outlines.moveModule(test.context, trainer, { module, place: 0 }),
      await outlines.removeModule(test.context, trainer, { module }),
      await outlines.addLesson(test.context, trainer, { module, kind: 'text', title: inAll('x') }),
      await outlines.changeLesson(test.context, trainer, { lesson, isFree: false }),
      await outlines.moveLesson(test.context, trainer, { lesson, module, place: 0 }),
      await outlines.removeLesson(test.context, trainer, { lesson }),
      await outlines.restoreLesson(test.context, trainer, { lesson }),
    ];
    expect(refusals).toEqual(refusals.map(() => deny));
    for (const staff of [trainer, null])
      expect(
        await test.academy.preview.openDraft({ caller: aCaller({ staff }), courseSlug: course, key: 'one' }),
      ).toBeNull();
    await test.db.insert(cohorts).values({
      id: crypto.randomUUID(),
      courseSlug: course,
      startsOn: '2026-06-08',
      weekdays: [2],
      startsAt: '20:30',
      minutes: 60,
      weeks: 4,
      trainer: 'nadia',
      createdAt: new Date(),
    });
    expect(await slugs(trainer)).toEqual([course, 'next-use']);
    expect((await outline()).drip.map(({ opensOn }) => opensOn)).toEqual([{ [module]: '2026-06-08' }]);
    const caller = aCaller({ staff: trainer });
    expect(await test.academy.preview.openDraft({ caller, courseSlug: course, key: 'one' })).toMatchObject({
      ok: true,
    });
    expect(await test.academy.classroom.courseHome({ caller, courseSlug: course })).toMatchObject({
      ok: true,
    });
  });

  it('fills a course that was never published, for nobody but who teaches it, and its lessons follow its address', async () => {
    const fresh = { kind: 'course', slug: 'fresh' } as const;
    const record = aTaughtCourse({ slug: fresh.slug, trainer: 'nadia' });
    const asOwner = { ...fresh, record, staff: { ...editor, role: 'owner' } } as const;
    const made = allowed(await test.academy.staff.createRecord(asOwner));
    const listed = async (staff: Parameters<typeof listTaught>[1]) =>
      (await listTaught(test.context, staff)).courses.filter(({ isPublished }) => !isPublished);
    expect((await listed(trainer)).map(({ slug }) => slug)).toEqual([fresh.slug]);
    expect(await listed({ ...trainer, expert: 'imane' })).toEqual([]);
    expect(await copyLessons(test.context, editor, { from: course, to: fresh.slug })).toMatchObject({
      ok: true,
    });
    expect((await listed(editor))[0]?.lessons).toEqual({ draft: 0, published: 3, changed: 0 });
    const open = (courseSlug: string, caller = aCaller({ staff: trainer })) =>
      test.academy.classroom.openLesson({ caller, courseSlug, key: 'one' });
    expect(await open(fresh.slug)).toMatchObject({ ok: true, course: { slug: fresh.slug } });
    const strangers = [aCaller(), aCaller({ staff: { ...trainer, expert: 'imane' } })];
    for (const caller of strangers)
      expect(await open(fresh.slug, caller)).toMatchObject({ ok: false, reason: 'course-not-found' });
    expect(await readOutline(test.db, fresh.slug)).toEqual([]);
    const moved = (address: string) =>
      test.academy.staff.saveDraft({
        ...fresh,
        record: { ...record, trainer: null },
        basedOn: made.revision,
        address,
        staff: editor,
      });
    await teach(test.db, 'has-lessons', [{ key: 'old' }]);
    expect(await moved('has-lessons')).toMatchObject({ ok: false, reason: 'wrong-shape' });
    const there = allowed(await moved('selling-well'));
    expect(await writtenOutline(test.context, editor, fresh.slug)).toBeRefused('not-found');
    expect((await outline('selling-well')).course.isPublished).toBe(false);
    expect(await open('selling-well', aCaller({ staff: editor }))).toMatchObject({ ok: true });
    expect(await listed(trainer)).toEqual([]);
    const owner = { email: 'owner@academy.example', role: 'owner' } as const;
    const { revision } = there;
    const published = { kind: 'course', slug: 'selling-well', revision, staff: owner } as const;
    expect(await test.academy.staff.publishRecord(published)).toMatchObject({ ok: true });
    expect(await listed(editor)).toEqual([]);
    expect(await open('selling-well', aCaller())).toMatchObject({ ok: true, isVisitor: true });
  });
});
