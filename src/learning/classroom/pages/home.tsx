/** '/learn/:course': the course's home. Where to continue, what this week contains, and every lesson with its status. */
import { data } from 'react-router';
import { linksIn } from '../../../academy/frame/links.ts';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { count } from '../../../platform/i18n/count.ts';
import { dateInMorocco, formatDay, timeInMorocco } from '../../../platform/time/calendar-date.ts';
import { spokenIn, useLocale } from '../../../platform/locale.ts';
import { isInDarija } from '../../../catalogue/courses/course.ts';
import { classroomWords, useHomeWords, useWords } from '../words.ts';
import { progressText } from '../course-progress.ts';
import type { LearningHome } from '../learning.service.ts';
import type { SessionView } from '../live.service.ts';
import { ClassroomFrame, closedPage, ClosedPage } from './frame.tsx';
import { lessonMedia } from './film-view.ts';
import { LiveSessionCard, sessionFor, useSessionTimes } from './live-session.tsx';
import { type ClassroomArgs, openClassroom } from './open-classroom.ts';
import { Badges, HomeNews, Outline } from './outline.tsx';
import { Welcome } from './welcome.tsx';

export { headersOfFilm as headers } from './open-classroom.ts';

export async function loader(args: ClassroomArgs) {
  const opened = await openClassroom(args);
  const { academy, caller, courseSlug, locale, url, clock, keepsLessons = true } = opened;
  const found = await academy.learning.home({ caller, courseSlug });
  if (!found.ok) return closedPage(found, { locale, url });
  const inDarija = isInDarija(found.course);
  const words = spokenIn(classroomWords, locale, inDarija).home;
  const title = words.title(found.course.words[locale].name);
  const [weights, announcements, review] = await Promise.all([
    found.learner !== null && keepsLessons ? academy.offline.keepWeights(courseSlug) : null,
    academy.learningEmails.homeNews(found),
    academy.reviews.reviewOnHome(found),
  ]);
  // The card of a session has its own link to all of them.
  const next = found.sessions.find(({ id }) => id === found.nextSession?.id) ?? null;
  const news = {
    announcements,
    hasSessions: found.sessions.length > 0 && next === null,
    courseSlug,
    review,
    isDone: found.progress.isDone ? ('all' as const) : found.next === null ? ('open' as const) : null,
  };
  const head = { title, description: words.description, index: false, inDarija };
  const { headers: chosen, film } =
    found.welcome === null
      ? { headers: {}, film: null }
      : await lessonMedia({ ...opened, ...args, ...found.welcome });
  const learnerKey = academy.offline.learnerKey(found.learner);
  const address = opened.publicOrigin + opened.links.course(courseSlug);
  const view = { head, open: found, news, now: clock(), weights, film, learnerKey, session: next, address };
  return data(view, { headers: chosen });
}

type Open = { open: LearningHome };

/** The main button, and how much of the course is done. */
function GoOn({ open: { course, learner, progress, next } }: Open) {
  const { home } = useWords();
  const words = useHomeWords();
  const locale = useLocale();
  if (progress.of === 0)
    return (
      <Notice tone="info" title={words.preparing.title}>
        {words.preparing.text}
      </Notice>
    );
  const links = linksIn(locale);
  const isFinished =
    learner !== null &&
    course.certificate !== null &&
    (progress.isDone || learner.enrolment.finishedAt !== null);
  return (
    <div className="home-go">
      {isFinished && (
        <ButtonLink href={links.ownCertificate(course.slug)} full className="home-next">
          {words.settings.certificate}
          <Icon name="award" size={22} />
        </ButtonLink>
      )}
      {next === null ? (
        progress.done > 0 && <p>{home.allDone}</p>
      ) : (
        <ButtonLink
          href={links.lesson(course.slug, next.key)}
          full
          kind={isFinished ? 'secondary' : 'primary'}
          className="home-next"
        >
          <span className="min-w-0">
            <span className="block text-sm font-normal">
              {progress.done === 0 ? words.startWith : words.continueWith}
            </span>
            {next.title[locale]}
          </span>
          <Icon name="arrow-forward" size={22} />
        </ButtonLink>
      )}
      <div>
        <progress className="home-progress" value={progress.percent} max={100} aria-labelledby="share" />
        <p id="share" className="text-sm text-ink-soft">
          {progressText(progress, home.progress, locale)}
        </p>
      </div>
    </div>
  );
}

function FirstTask({ open: { course, firstTask, next } }: Open) {
  const { firstTask: words, minutes } = useHomeWords();
  const locale = useLocale();
  // The main button leads there already.
  if (firstTask === null || firstTask.key === next?.key) return null;
  return (
    <section aria-labelledby="first-task" className="home-card">
      <h2 id="first-task">{words.title}</h2>
      <p className="font-semibold">{firstTask.title[locale]}</p>
      <p>{firstTask.waits ? words.waits : words.text(count(firstTask.minutes, minutes, locale))}</p>
      <p>
        <ButtonLink kind="secondary" href={linksIn(locale).lesson(course.slug, firstTask.key)}>
          {firstTask.waits ? words.see : words.go}
        </ButtonLink>
      </p>
    </section>
  );
}

type SessionProps = Open & { now: Date; session: SessionView | null };

/** The session that is on or comes next, with its link in its time; before it is created, its date. */
function Session({ open: { course, nextSession, beginsOn }, now, session }: SessionProps) {
  const { session: words } = useHomeWords();
  const locale = useLocale();
  if (nextSession === null) return null;
  const { startsAt, endsAt } = nextSession;
  const title = startsAt <= now ? words.now : beginsOn === null ? words.next : words.first;
  const day = formatDay(dateInMorocco(startsAt), locale);
  return (
    <section aria-labelledby="session" className="home-card">
      <h2 id="session">{title}</h2>
      {session === null ? (
        <p>
          <time dateTime={startsAt.toISOString()}>
            {words.at(day, timeInMorocco(startsAt), timeInMorocco(endsAt))}
          </time>
        </p>
      ) : (
        <>
          <LiveSessionCard session={session} courseSlug={course.slug} />
          <p>
            <a href={linksIn(locale).live(course.slug)} className="home-link">
              {words.all}
            </a>
          </p>
        </>
      )}
    </section>
  );
}

function Week({ open: { course, due, opened, sessions } }: Open) {
  const { week: words } = useHomeWords();
  const locale = useLocale();
  const timesOf = useSessionTimes();
  const links = linksIn(locale);
  const dueKeys = new Set(due.map(({ lesson }) => lesson.key));
  const others = opened.filter(({ key }) => !dueKeys.has(key));
  if (due.length + others.length === 0) return null;
  return (
    <section aria-labelledby="week" className="home-card">
      <h2 id="week">{words.title}</h2>
      <ul className="home-week">
        {due.map(({ lesson, dueOn, isLate }) => (
          <li key={lesson.key}>
            <a href={links.lesson(course.slug, lesson.key)}>{lesson.title[locale]}</a>
            <span className={isLate ? 'home-late' : undefined}>
              {(isLate ? words.late : words.due)(formatDay(dueOn, locale))}
            </span>
          </li>
        ))}
        {others.map((lesson) => {
          const session = sessionFor(lesson, sessions);
          return (
            <li key={lesson.key}>
              <a href={links.lesson(course.slug, lesson.key)}>{lesson.title[locale]}</a>
              <span>{session ? timesOf(session) : words.isNew}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Phone() {
  const { phone: words } = useHomeWords();
  return (
    <details className="home-card home-phone">
      <summary>
        <Icon name="smartphone" size={22} />
        <span className="flex-1">{words.title}</span>
        <Icon name="chevron-down" size={20} />
      </summary>
      <p>{words.text}</p>
      {(['android', 'iphone'] as const).map((system) => (
        <section key={system}>
          <h3 className="font-bold">{words[system]}</h3>
          <ol className="home-steps">
            {words[`${system}Steps`].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      ))}
    </details>
  );
}

function Chat({ href }: { href: string }) {
  const { group: words } = useHomeWords();
  return (
    <p>
      <a href={href} target="_blank" rel="noopener noreferrer" className="home-link">
        <Icon name="messages" size={20} />
        <span>
          {words.chat}
          <span className="sr-only"> ({words.outside})</span>
        </span>
        <Icon name="external" size={18} />
      </a>
    </p>
  );
}

export default function Home({ loaderData }: { loaderData: DataOf<typeof loader> }) {
  const { home } = useWords();
  const words = useHomeWords();
  const locale = useLocale();
  if (!('open' in loaderData)) return <ClosedPage closed={loaderData.closed} />;
  const { open, news, now, weights, film, learnerKey, session, address } = loaderData;
  const { course, learner, modules, beginsOn, next } = open;
  const chatLink = learner?.cohort?.chatLink ?? null;
  return (
    <ClassroomFrame courseSlug={course.slug} courseName={course.words[locale].name} isWide>
      <div className="home-columns">
        <div className="home-part">
          <Heading level={1} size={2}>
            {course.words[locale].name}
          </Heading>
          {learner === null && <Notice tone="info">{home.preview}</Notice>}
          {beginsOn !== null && (
            <Notice tone="info" title={words.begins(formatDay(beginsOn, locale))}>
              {next === null ? undefined : words.begun}
            </Notice>
          )}
          <GoOn open={open} />
          <Welcome open={open} film={film} learnerKey={learnerKey} />
        </div>
        <div className="home-part home-beside">
          <Session open={open} now={now} session={session} />
          <FirstTask open={open} />
          <Week open={open} />
          <Badges
            progress={open.progress}
            name={learner?.order.name ?? ''}
            of={{ course: course.words[locale].name, address }}
          />
        </div>
        <div className="home-part">
          <HomeNews news={news} />
          <Outline
            courseSlug={course.slug}
            modules={modules}
            progress={open.progress}
            sessions={open.sessions}
            here={next?.key}
            weights={weights}
          />
          {chatLink !== null && <Chat href={chatLink} />}
          <Phone />
          {learner !== null && (
            <p>
              <a href={linksIn(locale).courseSettings(course.slug)} className="home-link">
                <Icon name="list" size={20} />
                {words.settings.link}
              </a>
            </p>
          )}
        </div>
      </div>
    </ClassroomFrame>
  );
}
