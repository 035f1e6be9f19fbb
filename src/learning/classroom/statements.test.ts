/** The number of queries of a learner's pages does not depend on the length of the course. */
import { randomUUID } from 'node:crypto';
import { PgDialect } from 'drizzle-orm/pg-core';
import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { words } from '../../words.ts';
import { screensContext, type ForScreens } from '../../academy/frame/academy-context.ts';
import { someDetails } from '../../../tests/support/builders.ts';
import { aCohort, aTaughtCourse, inBoth, teach } from '../../../tests/support/classroom.ts';
import { placeAndPay } from '../../../tests/support/actions.ts';
import { openTestAcademy, type TestAcademy } from '../../../tests/support/open-test-academy.ts';
import { describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import { enrolments } from '../../selling/orders/cohorts.table.ts';
import { media, mediaFiles } from '../../academy/media/media.table.ts';
import { announcements, liveSessions } from './classroom.table.ts';
import { loader as homeLoader } from './pages/home.tsx';
import { loader as lessonLoader } from './pages/lesson.tsx';
import type { ClassroomArgs } from './pages/open-classroom.ts';

const courseSlug = 'taught-here';
const filmId = randomUUID();

const task = {
  kind: 'assignment' as const,
  brief: inBoth('Write.'),
  takes: ['text' as const],
  rubric: [],
  dueAfterDays: 6,
  lateAllowed: true,
};

describeOnBothEngines('what a page of the classroom asks of the database', (engine) => {
  let test: TestAcademy;
  let email: string;
  const lessons = Array.from({ length: 57 }, (_, index) => ({ key: `lesson-${index + 1}` }));

  beforeEach(async () => {
    test = await openTestAcademy({
      engine,
      courses: [aTaughtCourse({ courseType: 'live', startsOn: null })],
    });
    const { db } = test.database;
    const at = test.context.clock();
    await db.insert(media).values({
      id: filmId,
      kind: 'film',
      name: 'film.mp4',
      bytes: 1_000_000,
      state: 'ready',
      uploadedBy: 'editor@academy.example',
      createdAt: at,
    });
    await db.insert(mediaFiles).values(
      (['240', '480'] as const).map((rendition) => ({
        id: randomUUID(),
        mediaId: filmId,
        rendition,
        storageName: `media/${rendition}`,
        contentType: 'video/mp4',
        bytes: 1_000,
        etag: 'e',
        createdAt: at,
      })),
    );
    await teach(db, courseSlug, [
      { key: 'welcome', content: { media: filmId } },
      { key: 'first-task' },
      { key: 'work', kind: 'assignment', content: { task } },
      ...lessons,
    ]);
    const cohortId = await aCohort(db, courseSlug, { startsOn: '2026-06-01' });
    await db.insert(liveSessions).values({
      id: randomUUID(),
      cohortId,
      number: 1,
      startsAt: new Date('2026-06-02T19:30:00Z'),
      minutes: 90,
      changedAt: at,
    });
    await db.insert(announcements).values({ id: randomUUID(), cohortId, body: 'Salam', by: 'x', at });
    ({ email } = await placeAndPay(test, { item: { kind: 'course', slug: courseSlug } }));
    await db.update(enrolments).set({ cohortId });
  });
  afterEach(() => test.close());

  async function count(work: () => Promise<unknown>): Promise<number> {
    const asked = vi.spyOn(PgDialect.prototype, 'sqlToQuery');
    try {
      await work();
      return asked.mock.calls.length;
    } finally {
      asked.mockRestore();
    }
  }

  /** How many queries a loader makes; for a page that was opened before, so that nothing is written for the first time. */
  async function countOf(loader: (args: ClassroomArgs) => Promise<unknown>, lesson?: string) {
    const screens = {
      academy: test.academy,
      words,
      clock: test.context.clock,
      publicOrigin: test.context.publicOrigin,
      memberAuth: { whoIs: async () => ({ id: randomUUID(), email }) },
      staffAuth: { whoIs: async () => null },
    } as unknown as ForScreens;
    const context = new RouterContextProvider(new Map([[screensContext, screens]]));
    const params = { course: courseSlug, ...(lesson === undefined ? {} : { lesson }) };
    const open = () =>
      loader({ request: new Request('https://academy.example/learn/taught-here'), context, params });
    await open();
    return count(async () =>
      expect(await open()).toMatchObject({ data: { open: { learner: { order: { email } } } } }),
    );
  }

  it('the home of sixty lessons, with its welcome, session, news and what is due', async () => {
    expect(await countOf(homeLoader)).toBe(10);
  });

  it('a lesson to read, and one with a film', async () => {
    expect(await countOf(lessonLoader, 'lesson-9')).toBe(6);
    expect(await countOf(lessonLoader, 'welcome')).toBe(8);
  });

  it('the queries for teaching e-mails are as many for four learners as for one', async () => {
    const send = () => test.academy.learningEmails.sendTeachingEmails();
    const onQuietDay = async () => {
      expect(await send()).toBeGreaterThan(0);
      test.pass(86_400_000);
      return count(async () => expect(await send()).toBe(0));
    };
    const one = await onQuietDay();
    const [first] = await test.database.db.select().from(enrolments);
    for (const name of ['nora', 'hiba', 'amal'])
      await placeAndPay(test, {
        item: { kind: 'course', slug: courseSlug },
        details: someDetails({ email: `${name}@example.com` }),
      });
    await test.database.db.update(enrolments).set({ cohortId: first?.cohortId });
    expect([one, await onQuietDay()]).toEqual([4, 4]);
  });
});
