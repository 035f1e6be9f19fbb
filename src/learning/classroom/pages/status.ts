/** '/learn/status': the lessons that are open for the caller, for the worker of a phone. Empty for strangers. */
import { openClassroom, type ClassroomArgs } from './open-classroom.ts';

export async function loader(args: ClassroomArgs): Promise<Response> {
  const { academy, caller, keepsLessons = true } = await openClassroom(args);
  const status = keepsLessons ? await academy.offline.status({ caller }) : { days: 0, open: {}, done: {} };
  return Response.json(status, {
    headers: { 'Cache-Control': 'private, no-store' },
  });
}
