/** What every page of the classroom starts with: who asks, by cookies only. */
import { data } from 'react-router';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { orderTokensOf } from '../../../academy/accounts/order-cookie.ts';
import type { Caller } from '../classroom.service.ts';

/** The data attributes that scripts need to send events of a lesson; none for staff. */
export const eventAttributes = (lesson: { lessonId: string; learnerKey: string | null; events: string }) =>
  lesson.learnerKey === null
    ? {}
    : { 'data-learner': lesson.learnerKey, 'data-lesson': lesson.lessonId, 'data-events': lesson.events };

export type ClassroomArgs = ScreenArgs & { params: { course?: string; lesson?: string; token?: string } };

/** Pages of one person: cached by their own browser only, and revalidated every time. */
export const headers = (): HeadersInit => ({ 'Cache-Control': 'private, no-cache' });

/** The same, with the cookie of the form of a film that was chosen now. */
export const headersOfFilm = ({ loaderHeaders }: { loaderHeaders: Headers }): HeadersInit => {
  const all = new Headers(headers());
  const chosen = loaderHeaders.get('Set-Cookie');
  if (chosen !== null) all.set('Set-Cookie', chosen);
  return all;
};

export async function openClassroom(args: ClassroomArgs) {
  const screens = open(args);
  const { request } = args;
  const [member, staff] = await Promise.all([
    screens.memberAuth.whoIs(request),
    screens.staffAuth.whoIs(request),
  ]);
  const caller: Caller = { email: member?.email ?? null, orderTokens: orderTokensOf(request), staff };
  // What waited on a phone has the key of the learner who did it, and is not accepted with another learner's cookies.
  const key = request.headers.get('x-learner');
  if (key !== null && !(await screens.academy.offline.isOwnKey({ caller, key })))
    throw data(null, { status: 403 });
  return { ...screens, caller, courseSlug: args.params.course ?? '' };
}
