/** '/learn/start': where the academy on a phone's home screen opens. Without a network the worker answers with what is kept. */
import { redirect } from 'react-router';
import { openClassroom, type ClassroomArgs } from './open-classroom.ts';

export async function loader(args: ClassroomArgs): Promise<Response> {
  return redirect((await openClassroom(args)).links.myCourses(), 303);
}
