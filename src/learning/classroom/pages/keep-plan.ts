/**
 * '/learn/:course/lessons/:lesson/keep': what a phone keeps of a lesson, if the caller may open it. '/learn/:course/keep': of the
 * lessons that come next.
 */
import { z } from 'zod';
import { playsOpus, ways } from '../../../academy/media/film-forms.ts';
import type { NextToKeep } from '../offline.ts';
import { openClassroom, type ClassroomArgs } from './open-classroom.ts';

const waySchema = z.enum(ways).catch('small');

const asJson = (body: object, status: number): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': 'private, no-store' } });

export async function loader(args: ClassroomArgs): Promise<Response> {
  const { academy, caller, courseSlug, locale, links, url, keepsLessons = true } = await openClassroom(args);
  const opus = playsOpus(args.request.headers.get('user-agent') ?? '');
  const { lesson: key } = args.params;
  const refusal = (reason: string) =>
    asJson({ reason }, reason === 'course-not-found' || reason === 'lesson-not-found' ? 404 : 403);
  if (key !== undefined) {
    const way = waySchema.parse(url.searchParams.get('as'));
    const found = await academy.offline.keepPlan({ caller, courseSlug, key, way, opus, locale });
    return found.ok ? asJson(found.plan, 200) : refusal(found.reason);
  }
  const found = await academy.offline.keepNext({ caller, courseSlug, opus, locale });
  if (!found.ok) return refusal(found.reason);
  const lessons = found.next.map(({ lessonKey, plan }) => ({
    ...plan,
    page: links.lesson(courseSlug, lessonKey),
  }));
  return asJson({ lessons: keepsLessons ? lessons : [] } satisfies NextToKeep, 200);
}
