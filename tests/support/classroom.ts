/** A course that is taught here, with published lessons, for tests. */
import { randomUUID } from 'node:crypto';
import type { Handle } from '../../src/platform/db/handle.ts';
import { raiseContentVersion } from '../../src/academy/content/content.service.ts';
import type { Course } from '../../src/catalogue/courses/course.ts';
import { cohorts } from '../../src/selling/orders/cohorts.table.ts';
import { lessons, lessonVersions, modules } from '../../src/learning/classroom/classroom.table.ts';
import type { LessonContent, LessonKind } from '../../src/learning/classroom/lesson.ts';
import type { Caller } from '../../src/learning/classroom/classroom.service.ts';
import { inEach } from '../../src/platform/i18n/locale.ts';
import { aCourse } from './builders.ts';

const marks = { en: '', ar: ' بالعربية', fr: ' en français' };

export const inAll = (text: string) => inEach((locale) => text + marks[locale]);

export const aTaughtCourse = (of: Partial<Course> = {}): Course =>
  aCourse({ slug: 'taught-here', taughtAt: 'here', platformProduct: null, ...of });

export const aLessonContent = (of: Partial<LessonContent> = {}): LessonContent => ({
  title: inAll('A lesson'),
  minutes: 10,
  body: inAll('Read *this*.'),
  media: null,
  files: [],
  link: null,
  task: null,
  ...of,
});

type Written = {
  key: string;
  kind?: LessonKind;
  isFree?: boolean;
  isRequired?: boolean;
  content?: Partial<LessonContent>;
};

/** Writes one module with published lessons; returns their ids by key. */
export async function teach(
  db: Handle,
  courseSlug: string,
  written: readonly Written[],
  { opensAfterDays = 0, position = 1 } = {},
): Promise<Record<string, string>> {
  const now = new Date('2026-05-01T10:00:00Z');
  const moduleId = randomUUID();
  await db.insert(modules).values({
    id: moduleId,
    courseSlug,
    position,
    title: inAll(`Module ${position}`),
    opensAfterDays,
  });
  const ids: Record<string, string> = {};
  for (const [
    index,
    { key, kind = 'text', isFree = false, isRequired = true, content },
  ] of written.entries()) {
    const id = randomUUID();
    ids[key] = id;
    await db.insert(lessons).values({
      id,
      courseSlug,
      moduleId,
      key,
      position: index + 1,
      kind,
      isFree,
      isRequired,
      currentVersion: 1,
    });
    await db.insert(lessonVersions).values({
      lessonId: id,
      number: 1,
      content: aLessonContent({ title: inAll(key), ...content }),
      madeAt: now,
      madeBy: 'staff@academy.example',
      publishedAt: now,
    });
  }
  await raiseContentVersion(db);
  return ids;
}

/** A caller: a signed-in address, tokens of orders, or nobody. */
export const aCaller = (of: Partial<Caller> = {}): Caller => ({
  email: null,
  orderTokens: [],
  staff: null,
  ...of,
});

/** Writes a group of a course: by default Mondays, Tuesdays at 20:30, 40 seats. Returns its id. */
export async function aCohort(
  db: Handle,
  courseSlug: string,
  of: Partial<typeof cohorts.$inferInsert> = {},
): Promise<string> {
  const id = of.id ?? randomUUID();
  await db.insert(cohorts).values({
    courseSlug,
    startsOn: '2026-06-22',
    weekdays: [2],
    startsAt: '20:30',
    minutes: 90,
    weeks: 12,
    seats: 40,
    createdAt: new Date('2026-05-01T10:00:00Z'),
    ...of,
    id,
  });
  return id;
}
