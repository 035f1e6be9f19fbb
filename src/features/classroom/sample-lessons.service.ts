/** Lessons, films and groups that came with the sample academy: how they are known, and how they go with their course. */
import { and, eq, inArray, ne, notExists } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { orders } from '../orders/orders.table.ts';
import { cohorts, enrolments } from '../cohorts/cohorts.table.ts';
import { media } from '../media/media.table.ts';
import { announcements, lessons, lessonVersions, liveSessions, modules } from './classroom.table.ts';

/** Stands where a member of staff would: who made a lesson's version, and who uploaded its film. */
export const sampleTeacher = 'sample';

/**
 * Takes out what the sample taught in a course that leaves the catalogue, so that another course of that address does not
 * begin with it. Nothing goes where staff wrote something of their own or where somebody learns. Returns how many lessons went.
 */
export async function removeSampleLessons(tx: Handle, courseSlug: string): Promise<number> {
  const ofCourse = eq(lessons.courseSlug, courseSlug);
  const [learner] = await tx
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(eq(enrolments.courseSlug, courseSlug))
    .limit(1);
  const [own] = await tx
    .select({ id: lessons.id })
    .from(lessons)
    .innerJoin(lessonVersions, eq(lessonVersions.lessonId, lessons.id))
    .where(and(ofCourse, ne(lessonVersions.madeBy, sampleTeacher)))
    .limit(1);
  if (learner || own) return 0;
  const rows = await tx
    .select({ id: lessons.id, content: lessonVersions.content })
    .from(lessons)
    .innerJoin(lessonVersions, eq(lessonVersions.lessonId, lessons.id))
    .where(ofCourse);
  const ids = rows.map(({ id }) => id);
  const films = rows.flatMap(({ content }) => content.media ?? []);
  if (ids.length > 0) {
    // Groups without learners may stand there still, with their evenings.
    await tx.update(liveSessions).set({ lessonId: null }).where(inArray(liveSessions.lessonId, ids));
    await tx.delete(lessonVersions).where(inArray(lessonVersions.lessonId, ids));
  }
  await tx.delete(lessons).where(ofCourse);
  await tx.delete(modules).where(eq(modules.courseSlug, courseSlug));
  // Its bytes stay in the store: they are small, and another course may show the same film.
  if (films.length > 0)
    await tx.delete(media).where(and(inArray(media.id, films), eq(media.uploadedBy, sampleTeacher)));
  return rows.length;
}

/**
 * Takes out the groups that the sample invented for a course that leaves the catalogue, with their live sessions; those that staff
 * changed, or in which somebody has a seat, stay. Returns how many went.
 */
export async function removeSampleGroups(tx: Handle, courseSlug: string): Promise<number> {
  const groups = await tx
    .select({ id: cohorts.id })
    .from(cohorts)
    .where(
      and(
        eq(cohorts.courseSlug, courseSlug),
        eq(cohorts.sample, true),
        notExists(
          tx.select({ id: enrolments.id }).from(enrolments).where(eq(enrolments.cohortId, cohorts.id)),
        ),
        notExists(
          tx
            .select({ id: announcements.id })
            .from(announcements)
            .where(eq(announcements.cohortId, cohorts.id)),
        ),
      ),
    );
  const ids = groups.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tx.delete(liveSessions).where(inArray(liveSessions.cohortId, ids));
  // An order that came to nothing forgets which group it was for.
  await tx.update(orders).set({ cohortId: null }).where(inArray(orders.cohortId, ids));
  await tx.delete(cohorts).where(inArray(cohorts.id, ids));
  return ids.length;
}
