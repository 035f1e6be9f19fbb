/** '/learn/:course/live': every live session of a learner's cohort, the next one first, past ones below. */
import { data, redirect } from 'react-router';
import { type DataOf, postedForm, typedText } from '../../../platform/forms/read-form.ts';
import { linksIn } from '../../../academy/frame/links.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { isInDarija } from '../../../catalogue/courses/course.ts';
import { spokenIn, useLocale } from '../../../platform/locale.ts';
import type { SessionView } from '../live.service.ts';
import { liveWords, useLiveWords } from '../words.ts';
import { ClassroomFrame, closedPage, ClosedPage } from './frame.tsx';
import { LiveSessionCard, useSessionTimes } from './live-session.tsx';
import { openClassroom, type ClassroomArgs } from './open-classroom.ts';

export { headers } from './open-classroom.ts';

export async function loader(args: ClassroomArgs) {
  const { academy, caller, courseSlug, locale, url, links, publicOrigin } = await openClassroom(args);
  const found = await academy.live.sessions({ caller, courseSlug });
  if (!found.ok) return closedPage(found, { locale, url });
  const { learner, course, sessions } = found;
  const inDarija = isInDarija(course);
  const { title, description } = spokenIn(liveWords, locale, inDarija);
  const token = learner === null ? null : academy.live.calendarToken(learner.enrolment.id);
  return data({
    head: { title, description, index: false, inDarija },
    live: {
      courseSlug,
      courseName: course.words[locale].name,
      isStaff: learner === null,
      hasCohort: learner !== null && learner.enrolment.cohortId !== null,
      sessions,
      feed: token === null ? null : `${publicOrigin}${links.liveFeed(courseSlug, `${token}.ics`)}`,
      isLate: url.searchParams.has('late'),
    },
  });
}

/** "I am here": redirects to where it was pressed. */
export async function action(args: ClassroomArgs) {
  const { academy, caller, courseSlug, locale, links, url } = await openClassroom(args);
  const form = await postedForm(args.request);
  const pressed = await academy.live.pressHere({
    caller,
    courseSlug,
    sessionId: typedText(form, 'session'),
  });
  if (!pressed.ok && 'course' in pressed) return closedPage(pressed, { locale, url });
  if (!pressed.ok && pressed.reason === 'not-found') return data(null, { status: 404 });
  const lesson = typedText(form, 'lesson');
  if (!pressed.ok) return redirect(`${links.live(courseSlug)}?late`, 303);
  return redirect(
    /^[\w-]{1,80}$/.test(lesson) ? links.lesson(courseSlug, lesson) : links.live(courseSlug),
    303,
  );
}

type ListProps = { sessions: readonly SessionView[]; courseSlug: string };

function Cards({ sessions, courseSlug }: ListProps) {
  const words = useLiveWords();
  return (
    <ol className="live-list">
      {sessions.map((session) => (
        <li key={session.id} className="grid gap-2">
          <Heading level={2} size={4}>
            {words.session(session.number)}
          </Heading>
          <LiveSessionCard session={session} courseSlug={courseSlug} />
        </li>
      ))}
    </ol>
  );
}

/** The dates of sessions that are still far away. */
function Dates({ sessions }: Pick<ListProps, 'sessions'>) {
  const words = useLiveWords();
  const timesOf = useSessionTimes();
  return (
    <ol className="live-dates">
      {sessions.map((session) => (
        <li key={session.id}>
          <span className="font-semibold">{words.session(session.number)}</span>
          <span>{session.state === 'cancelled' ? words.cancelled : timesOf(session)}</span>
        </li>
      ))}
    </ol>
  );
}

/** The one that is open or next, and the one after it; a touch shows the others. */
const shownFirst = 2;

function Sessions({ sessions, courseSlug }: ListProps) {
  const words = useLiveWords();
  const isOver = ({ state, hasBegun }: SessionView) =>
    state === 'over' || (state === 'cancelled' && hasBegun);
  const over = sessions.filter(isOver).toReversed();
  const coming = sessions.filter((session) => !isOver(session));
  const later = coming.slice(shownFirst);
  return (
    <>
      <Cards sessions={coming.slice(0, shownFirst)} courseSlug={courseSlug} />
      {later.length > 0 && (
        <details className="live-notes">
          <summary>{words.later}</summary>
          <Dates sessions={later} />
        </details>
      )}
      {over.length > 0 && (
        <details className="live-notes" open={coming.length === 0}>
          <summary>{words.earlier}</summary>
          <Cards sessions={over} courseSlug={courseSlug} />
        </details>
      )}
    </>
  );
}

type Live = NonNullable<Extract<DataOf<typeof loader>, { live: unknown }>['live']>;

function Calendars({ feed, courseSlug }: Pick<Live, 'courseSlug' | 'feed'>) {
  const words = useLiveWords();
  const links = linksIn(useLocale());
  return (
    <section className="grid justify-items-start gap-3">
      <ButtonLink kind="secondary" href={links.liveCalendar(courseSlug)} type="text/calendar">
        {words.allCalendar}
      </ButtonLink>
      {feed !== null && (
        <details className="live-notes">
          <summary>{words.feed}</summary>
          <p className="text-sm text-ink-soft">{words.feedText}</p>
          <p dir="ltr" className="text-sm wrap-anywhere">
            <code>{feed}</code>
          </p>
        </details>
      )}
    </section>
  );
}

function LivePage({ live }: { live: Live }) {
  const words = useLiveWords();
  const { courseSlug, courseName, isStaff, hasCohort, sessions, feed, isLate } = live;
  return (
    <ClassroomFrame courseSlug={courseSlug} courseName={courseName}>
      <Heading level={1} size={2}>
        {words.title}
      </Heading>
      {isLate && <Notice tone="warning">{words.notOpen}</Notice>}
      {isStaff && <Notice tone="info">{words.staff}</Notice>}
      {!isStaff && sessions.length === 0 && <p>{hasCohort ? words.noneYet : words.none}</p>}
      <Sessions sessions={sessions} courseSlug={courseSlug} />
      {sessions.length > 0 && <Calendars feed={feed} courseSlug={courseSlug} />}
      <p>
        <ButtonLink kind="quiet" href={linksIn(useLocale()).learn(courseSlug)}>
          {words.back}
        </ButtonLink>
      </p>
    </ClassroomFrame>
  );
}

export default function LiveSessions({ loaderData }: { loaderData: DataOf<typeof loader> }) {
  if (!('live' in loaderData)) return <ClosedPage closed={loaderData.closed} />;
  return <LivePage live={loaderData.live} />;
}
