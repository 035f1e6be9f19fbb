/** '/learn/status': what is open for whoever asks, for the worker of a phone. Nobody's is empty. */
import { openClassroom, type ClassroomArgs } from './open-classroom.ts';

export async function loader(args: ClassroomArgs): Promise<Response> {
  const { academy, caller, keepsLessons = true } = await openClassroom(args);
  const status = keepsLessons ? await academy.offline.status({ caller }) : { days: 0, open: {} };
  return Response.json(status, {
    headers: { 'Cache-Control': 'private, no-store' },
  });
}
