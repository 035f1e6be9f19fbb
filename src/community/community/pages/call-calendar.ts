/** '/circle/calls/:id/calendar.ics': one call for a calendar app. Without the link to join, since calendars are shared. */
import { callId, findCall } from '../live-calls.ts';
import { calendarFile } from '../../../platform/time/calendar-file.ts';
import type { ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { calendarAnswer } from '../../../academy/frame/page-headers.ts';
import { missingHere, openCommunity } from './open-community.ts';

const remindMinutesBefore = 15;

export async function loader(args: ScreenArgs & { params: { id?: string } }): Promise<Response> {
  const community = await openCommunity(args);
  if (community.elsewhere) return community.elsewhere;
  const { academy, t, links, locale, clock, publicOrigin } = community;
  const { liveCalls } = await academy.settings();
  const time = findCall(liveCalls, args.params.id ?? '');
  if (time === null) return missingHere();
  const { title, text } = time.call.words[locale];
  const url = `${publicOrigin}${links.communityCalls()}`;
  const file = calendarFile({
    uid: `${callId(time)}@${new URL(publicOrigin).hostname}`,
    title,
    description: t.communityCalls.description(text, url),
    location: null,
    url,
    begins: time.begins,
    ends: time.ends,
    stamp: clock(),
    remindMinutesBefore,
    inUtc: true,
  });
  return calendarAnswer(file, { name: callId(time), caching: 'private, no-store' });
}
