/**
 * Live sessions for the calendar of a phone: '/learn/:course/calendar.ics' and '/learn/:course/live/:session/calendar.ics'
 * for learners who are signed in, '/learn/:course/calendar/<token>.ics' for programs that fetch it regularly. None contains
 * the link to join, since calendars are shared.
 */
import { calendarAnswer } from '../../../academy/frame/page-headers.ts';
import { linksIn } from '../../../academy/frame/links.ts';
import type { Course } from '../../../catalogue/courses/course.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { calendarFile, calendarOfEvents, type CalendarEvent } from '../../../platform/time/calendar-file.ts';
import { sequenceOf } from '../live.ts';
import type { SessionView } from '../live.service.ts';
import { liveWords } from '../words.ts';
import { openClassroom, type ClassroomArgs } from './open-classroom.ts';

type Args = ClassroomArgs & { params: { session?: string; file?: string } };

const remindMinutesBefore = 15;

/** The same session always has the same id; a changed one has a higher number. */
function eventOf(
  session: SessionView,
  { course, locale, publicOrigin }: { course: Course; locale: Locale; publicOrigin: string },
): CalendarEvent {
  const words = liveWords[locale];
  const url = `${publicOrigin}${linksIn(locale).live(course.slug)}`;
  return {
    uid: `live-${session.id}@${new URL(publicOrigin).hostname}`,
    title: words.event(course.words[locale].name, session.number),
    description: words.eventText(url),
    location: null,
    url,
    begins: session.startsAt,
    ends: session.endsAt,
    stamp: session.changedAt,
    remindMinutesBefore,
    sequence: sequenceOf(session),
    isCancelled: session.state === 'cancelled',
  };
}

const missing = () => new Response(null, { status: 404 });

export async function loader(args: Args): Promise<Response> {
  const { academy, caller, courseSlug, locale, publicOrigin } = await openClassroom(args);
  const { file, session: sessionId } = args.params;
  const token = file === undefined ? null : (/^([\w-]+)\.ics$/.exec(file)?.[1] ?? '');
  const found =
    token === null
      ? await academy.live.sessions({ caller, courseSlug })
      : await academy.live.sessionsByToken({ courseSlug, token });
  if (found === null || !('sessions' in found)) return missing();
  const eventContext = { course: found.course, locale, publicOrigin };
  const caching = 'private, no-cache';
  if (sessionId !== undefined) {
    const session = found.sessions.find(({ id }) => id === sessionId);
    if (!session) return missing();
    return calendarAnswer(calendarFile(eventOf(session, eventContext)), {
      name: `${courseSlug}-${session.number}`,
      caching,
    });
  }
  if (found.sessions.length === 0 && token === null) return missing();
  const events = found.sessions.map((session) => eventOf(session, eventContext));
  return calendarAnswer(calendarOfEvents(events, found.course.words[locale].name), {
    name: courseSlug,
    caching,
  });
}
