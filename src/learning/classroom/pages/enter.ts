/**
 * '/learn/:course/enter/:token': the link of an e-mail. The browser holds the order from now on, and its course is open.
 * '?next=' leads to a page of that course.
 */
import { redirect } from 'react-router';
import { keepOrder } from '../../../academy/accounts/order-cookie.ts';
import { ownPath } from '../../../academy/accounts/pages/own-path.ts';
import { openClassroom, type ClassroomArgs } from './open-classroom.ts';

export async function loader(args: ClassroomArgs): Promise<Response> {
  const { academy, links, publicOrigin, courseSlug, url } = await openClassroom(args);
  const token = args.params.token ?? '';
  const found = await academy.orderByToken(token);
  const headers = new Headers();
  const cookie = found === null ? null : keepOrder(args.request, token, publicOrigin);
  if (cookie !== null) headers.append('Set-Cookie', cookie);
  const home = links.learn(courseSlug);
  const next = ownPath(url.searchParams.get('next'));
  return redirect(next?.startsWith(`${home}/`) ? next : home, { status: 303, headers });
}
