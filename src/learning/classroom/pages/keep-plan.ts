/** '/learn/:course/lessons/:lesson/keep': what a phone keeps of a lesson, if the caller may open it. */
import { z } from 'zod';
import { playsOpus, ways } from '../../../academy/media/film-forms.ts';
import { openClassroom, type ClassroomArgs } from './open-classroom.ts';

const waySchema = z.enum(ways).catch('small');

export async function loader(args: ClassroomArgs): Promise<Response> {
  const { academy, caller, courseSlug, locale, url } = await openClassroom(args);
  const way = waySchema.parse(url.searchParams.get('as'));
  const opus = playsOpus(args.request.headers.get('user-agent') ?? '');
  const key = args.params.lesson ?? '';
  const found = await academy.offline.keepPlan({ caller, courseSlug, key, way, opus, locale });
  const isMissing = !found.ok && (found.reason === 'course-not-found' || found.reason === 'lesson-not-found');
  const status = found.ok ? 200 : isMissing ? 404 : 403;
  return Response.json(found.ok ? found.plan : { reason: found.reason }, {
    status,
    headers: { 'Cache-Control': 'private, no-store' },
  });
}
