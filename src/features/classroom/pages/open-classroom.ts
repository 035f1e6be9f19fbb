/** What every page of the classroom starts with: who asks, by their cookies alone. */
import { data } from 'react-router';
import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { orderTokensOf } from '../../orders/order-cookie.ts';
import type { Caller } from '../classroom.service.ts';

/** What scripts of a page need to tell of a lesson, and where to; nothing of staff who look in. */
export const tellingOf = (told: { lessonId: string; learnerKey: string | null; events: string }) =>
  told.learnerKey === null
    ? {}
    : { 'data-learner': told.learnerKey, 'data-lesson': told.lessonId, 'data-events': told.events };

export type ClassroomArgs = ScreenArgs & { params: { course?: string; lesson?: string; token?: string } };

/** Pages of one person: kept by their own browser alone, and asked for again every time. */
export const headers = (): HeadersInit => ({ 'Cache-Control': 'private, no-cache' });

/** The same, with the cookie of a way to watch that was chosen now. */
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
  // What waited on a phone is sent under the key of the learner who did it: nobody else's cookies send it.
  const key = request.headers.get('x-learner');
  if (key !== null && !(await screens.academy.offline.isOwnKey({ caller, key })))
    throw data(null, { status: 403 });
  return { ...screens, caller, courseSlug: args.params.course ?? '' };
}
