/**
 * '/learn/start': the start page of the app on a phone's home screen. Without a network the worker answers with the kept
 * lessons.
 */
import { redirect } from 'react-router';
import { openClassroom, type ClassroomArgs } from './open-classroom.ts';

export async function loader(args: ClassroomArgs): Promise<Response> {
  return redirect((await openClassroom(args)).links.myCourses(), 303);
}
