import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { aCaller, aCohort, aLessonContent, aTaughtCourse, teach } from '../../../tests/support/classroom.ts';
import { placeAndPay } from '../../../tests/support/actions.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import type { StaffMember } from '../../academy.ts';
import { enrolments } from '../../selling/orders/cohorts.table.ts';
import { media, mediaFiles } from '../../academy/media/media.table.ts';
import { lessons, lessonVersions, liveSessions } from './classroom.table.ts';

const courseSlug = 'taught-here';
const at = new Date('2026-05-01T10:00:00Z');
const guest: StaffMember = { email: 'imane@academy.example', role: 'expert', expert: 'imane' };
const trainer: StaffMember = { email: 'samira@academy.example', role: 'expert', expert: 'samira' };

describeAcademy('the bytes of a lesson', { courses: [aTaughtCourse({ trainer: 'samira' })] }, (test) => {
  /** A film with one file, under the same id. */
  async function aFilm(): Promise<string> {
    const id = randomUUID();
    const film = { id, kind: 'film', name: 'film.mp4', bytes: 9, seconds: 150, state: 'ready' } as const;
    await test.db.insert(media).values({ ...film, uploadedBy: trainer.email, createdAt: at });
    await test.db.insert(mediaFiles).values({
      id,
      mediaId: id,
      rendition: '240',
      storageName: id,
      contentType: 'video/mp4',
      bytes: 9,
      etag: id,
      createdAt: at,
    });
    return id;
  }
  const fetched = async (seatId: string, fileId: string, of: Parameters<typeof aCaller>[0] = {}) => {
    const found = await test.academy.films.mayFetch({ caller: aCaller(of), seatId, fileId });
    return found.ok ? 'fetched' : found.reason;
  };
  const pay = () => placeAndPay(test, { item: { kind: 'course', slug: courseSlug } });

  it('are for those who have a seat; of a free lesson the current film is for everybody, its earlier ones are not', async () => {
    const { db } = test;
    const [earlier, current] = [await aFilm(), await aFilm()];
    const { film: id = '' } = await teach(db, courseSlug, [
      { key: 'film', kind: 'film', content: { media: earlier } },
    ]);
    const version = { lessonId: id, madeAt: at, madeBy: trainer.email, publishedAt: at };
    await db
      .insert(lessonVersions)
      .values({ ...version, number: 2, content: aLessonContent({ media: current }) });
    await db.update(lessons).set({ currentVersion: 2 }).where(eq(lessons.id, id));
    const { email } = await pay();
    const both = async (of?: Parameters<typeof aCaller>[0]) => [
      await fetched(id, earlier, of),
      await fetched(id, current, of),
    ];
    expect(await both()).toEqual(['sign-in', 'sign-in']);
    expect(await both({ email: 'stranger@example.com' })).toEqual(['not-allowed', 'not-allowed']);
    await db.update(lessons).set({ isFree: true }).where(eq(lessons.id, id));
    expect(await both()).toEqual(['not-found', 'fetched']);
    expect(await both({ email: 'stranger@example.com' })).toEqual(['not-found', 'fetched']);
    expect(await both({ email })).toEqual(['fetched', 'fetched']);
  });

  it('of a recording are for its own group and its trainers: not for the guest trainer of another group', async () => {
    const { db } = test;
    const { live: lessonId = '' } = await teach(db, courseSlug, [{ key: 'live', kind: 'live' }]);
    const began = { startsOn: '2026-04-27' };
    const groups = [
      await aCohort(db, courseSlug, began),
      await aCohort(db, courseSlug, { ...began, trainer: 'imane' }),
    ];
    const sessions: { id: string; recordingId: string }[] = [];
    for (const cohortId of groups) {
      const session = { id: randomUUID(), cohortId, lessonId, recordingId: await aFilm() };
      await db
        .insert(liveSessions)
        .values({ ...session, number: 1, startsAt: at, minutes: 90, changedAt: at });
      sessions.push(session);
    }
    const { email } = await pay();
    await db.update(enrolments).set({ cohortId: groups[0] ?? null });
    const seen = async (of: Parameters<typeof aCaller>[0]) => {
      const found = [];
      for (const { id, recordingId } of sessions)
        found.push([await fetched(lessonId, recordingId, of), await fetched(id, recordingId, of)]);
      return found;
    };
    const [yes, no] = [
      ['fetched', 'fetched'],
      ['not-found', 'not-allowed'],
    ];
    expect(await seen({ staff: guest })).toEqual([no, yes]);
    expect(await seen({ staff: trainer })).toEqual([yes, yes]);
    expect(await seen({ email })).toEqual([yes, no]);
  });

  it('of a film give the minutes of its lesson, whatever was entered', async () => {
    const content = { minutes: 7, media: await aFilm() };
    await teach(test.db, courseSlug, [
      { key: 'film', kind: 'film', content },
      { key: 'free', kind: 'film', isFree: true, content },
      { key: 'text', content },
    ]);
    const { email } = await pay();
    const home = await test.academy.classroom.courseHome({ caller: aCaller({ email }), courseSlug });
    const minutes = home.ok && home.modules.flatMap((one) => one.lessons.map((lesson) => lesson.minutes));
    expect(minutes).toEqual([3, 3, 7]);
    expect(await test.academy.films.freeLesson(courseSlug)).toMatchObject({ minutes: 3 });
  });
});
